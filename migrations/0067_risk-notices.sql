-- Operators are told when sanctions hits and fraud reviews wait for them.

CREATE TABLE risk_notices (
  uuid              uuid PRIMARY KEY,
  work              text NOT NULL CHECK (work IN ('sanctions_hits', 'fraud_reviews')),
  number            integer NOT NULL CHECK (number > 0),
  waiting_count     bigint NOT NULL CHECK (waiting_count > 0),
  oldest_at         timestamptz NOT NULL,
  newest_at         timestamptz NOT NULL,
  made_at           timestamptz NOT NULL,
  mail_attempts     smallint NOT NULL DEFAULT 0,
  mail_due_at       timestamptz,
  webhook_attempts  smallint NOT NULL DEFAULT 0,
  webhook_due_at    timestamptz,
  UNIQUE (work, number)
);
COMMENT ON TABLE risk_notices IS 'operators are told that hits or reviews wait for a decision';
COMMENT ON COLUMN risk_notices.number IS 'counts the notices of a kind of work: of two workers, one makes the next one';
COMMENT ON COLUMN risk_notices.newest_at IS 'when the newest of them was found: a later one makes the next notice';
COMMENT ON COLUMN risk_notices.mail_due_at IS 'when the next e-mail about it is tried; null: it is told, or given up';
COMMENT ON COLUMN risk_notices.webhook_due_at IS 'as mail_due_at, for the webhook';
CREATE INDEX risk_notices_mail ON risk_notices (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX risk_notices_webhook ON risk_notices (webhook_due_at) WHERE webhook_due_at IS NOT NULL;

ALTER TABLE operators DROP CONSTRAINT operators_mails_off_check;
ALTER TABLE operators ADD CONSTRAINT operators_mails_off_check
  CHECK (mails_off <@ ARRAY['approvals_to_decide', 'own_approvals', 'scheduled_files', 'risk_decisions']);
