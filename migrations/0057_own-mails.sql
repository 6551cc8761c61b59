-- Every operator chooses which e-mails they get.

ALTER TABLE operators ADD COLUMN mails_off text[] NOT NULL DEFAULT '{}'
  CHECK (mails_off <@ ARRAY['approvals_to_decide', 'own_approvals', 'scheduled_files']);
COMMENT ON COLUMN operators.mails_off IS 'the e-mails that the person does not want';
