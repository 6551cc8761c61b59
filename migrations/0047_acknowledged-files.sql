-- When a bank said that it took a file of ours.

ALTER TABLE bank_files ADD COLUMN acknowledged_at timestamptz;
COMMENT ON COLUMN bank_files.acknowledged_at IS 'when an acknowledgment of the bank was read that accepts the file; null: none was';

-- The simulated bank rejects a file when it is asked to.
ALTER TABLE simulated_faults ADD COLUMN reject_next_file boolean NOT NULL DEFAULT false;
ALTER TABLE simulated_faults ADD COLUMN rejected_file text;
COMMENT ON COLUMN simulated_faults.rejected_file IS 'the name of the file that is rejected; after a crash it is the same';
