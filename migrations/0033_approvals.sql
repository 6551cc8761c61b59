-- Four eyes: acts that a second operator approves, and the policies that ask for it.

CREATE TABLE approvals (
  uuid                  uuid PRIMARY KEY,
  act                   text NOT NULL,
  operation_id          text NOT NULL,
  params                jsonb NOT NULL,
  body                  jsonb NOT NULL,
  amount                bigint,
  reason                text NOT NULL,
  asked_by_operator     uuid REFERENCES operators,
  asked_by_token        uuid REFERENCES tokens,
  asked_at              timestamptz NOT NULL,
  expires_at            timestamptz NOT NULL,
  outcome               text CHECK (outcome IN ('approved', 'refused')),
  decided_by            uuid REFERENCES operators,
  decided_at            timestamptz,
  decision_reason       text,
  answer                jsonb,
  CHECK ((outcome IS NULL) = (decided_at IS NULL)),
  CHECK ((outcome IS NOT DISTINCT FROM 'approved') = (answer IS NOT NULL))
);
CREATE INDEX approvals_waiting ON approvals (uuid) WHERE outcome IS NULL;
COMMENT ON COLUMN approvals.operation_id IS 'the operation that runs when it is approved';
COMMENT ON COLUMN approvals.amount IS 'cents that it moves; null: it moves none, or all that is owed';
COMMENT ON COLUMN approvals.asked_by_operator IS 'null: a token asked; both null: the token of the environment';
COMMENT ON COLUMN approvals.answer IS 'status, message and data of the operation';

CREATE TABLE approval_policies (
  act           text PRIMARY KEY,
  is_required   boolean NOT NULL,
  above_amount  bigint NOT NULL CHECK (above_amount >= 0),
  changed_at    timestamptz NOT NULL
);
COMMENT ON TABLE approval_policies IS 'an act without a row has the default of the mode';
COMMENT ON COLUMN approval_policies.above_amount IS 'cents; an act of at most this amount needs no second operator';
