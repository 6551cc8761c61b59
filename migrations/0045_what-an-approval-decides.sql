-- An approval shows what the act would do.

ALTER TABLE approvals ADD COLUMN effects jsonb NOT NULL DEFAULT '[]';
COMMENT ON COLUMN approvals.effects IS 'the entries of the audit trail that the act would have made when it was asked for: action, subject, subject_uuid, detail';
CREATE INDEX approvals_waiting_of_operation ON approvals (operation_id) WHERE outcome IS NULL;
