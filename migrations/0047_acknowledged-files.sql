-- When a bank said that it took a file of ours.

ALTER TABLE bank_files ADD COLUMN acknowledged_at timestamptz;
COMMENT ON COLUMN bank_files.acknowledged_at IS 'when an acknowledgment of the bank was read that accepts the file; null: none was';
