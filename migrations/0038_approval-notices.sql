-- Operators are told of an approval: who may decide it when it waits, and who asked when it ends.

ALTER TABLE approvals ADD COLUMN role operator_role NOT NULL DEFAULT 'administrator';
ALTER TABLE approvals ALTER COLUMN role DROP DEFAULT;
COMMENT ON COLUMN approvals.role IS 'operators with this role, or one that includes it, may decide';

CREATE TABLE approval_notices (
  approval_uuid    uuid NOT NULL REFERENCES approvals,
  news             text NOT NULL CHECK (news IN ('waiting', 'approved', 'refused', 'expired')),
  channel          text NOT NULL CHECK (channel IN ('mail', 'webhook')),
  attempt_count    smallint NOT NULL,
  next_attempt_at  timestamptz,
  sent_at          timestamptz,
  error            text,
  PRIMARY KEY (approval_uuid, news, channel)
);
COMMENT ON COLUMN approval_notices.news IS 'the state of the approval that it tells';
COMMENT ON COLUMN approval_notices.next_attempt_at IS 'null: it was sent, or was given up';
COMMENT ON COLUMN approval_notices.error IS 'why the latest attempt failed';
CREATE INDEX approval_notices_due ON approval_notices (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
