-- A schedule whose file cannot be written is tried again, and its operator is told.

ALTER TABLE file_schedules
  ADD COLUMN failed_attempts   smallint NOT NULL DEFAULT 0,
  ADD COLUMN retry_at          timestamptz,
  ADD COLUMN failure           text,
  ADD COLUMN mail_attempts     smallint NOT NULL DEFAULT 0,
  ADD COLUMN mail_due_at       timestamptz,
  ADD COLUMN webhook_attempts  smallint NOT NULL DEFAULT 0,
  ADD COLUMN webhook_due_at    timestamptz;
COMMENT ON COLUMN file_schedules.failed_attempts IS 'of its next file';
COMMENT ON COLUMN file_schedules.retry_at IS 'when its next file is tried again; null: no attempt failed';
COMMENT ON COLUMN file_schedules.failure IS 'a sentence for the operator; null: no attempt failed';
COMMENT ON COLUMN file_schedules.mail_due_at IS 'when the next e-mail about the failure is tried; null: it is told, given up, or there is none';
COMMENT ON COLUMN file_schedules.webhook_due_at IS 'as mail_due_at, for the webhook';
CREATE INDEX file_schedules_mail ON file_schedules (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX file_schedules_webhook ON file_schedules (webhook_due_at) WHERE webhook_due_at IS NOT NULL;
