-- What the latest rounds of checks found, for the operator's morning: the worker checks, and another
-- process answers.

CREATE TABLE invariant_rounds (
  round       text PRIMARY KEY CHECK (round IN ('moved', 'all')),
  ended_at    timestamptz,
  violations  jsonb NOT NULL
);
COMMENT ON COLUMN invariant_rounds.round IS 'over the payments that moved, or over every payment';
COMMENT ON COLUMN invariant_rounds.ended_at IS 'when the latest complete round ended';
COMMENT ON COLUMN invariant_rounds.violations IS 'of the latest round, and of the current one so far: the count by the name of each invariant that does not hold';
