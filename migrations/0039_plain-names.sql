-- Names the checkpoints of the lists, and says in plain words what columns hold.

ALTER TABLE list_marks RENAME TO list_checkpoints;
ALTER TABLE list_checkpoints RENAME CONSTRAINT list_marks_pkey TO list_checkpoints_pkey;
ALTER INDEX list_marks_by_rows RENAME TO list_checkpoints_by_rows;
ALTER TABLE list_marks_due RENAME TO list_checkpoints_due;
ALTER TABLE list_checkpoints_due RENAME CONSTRAINT list_marks_due_pkey TO list_checkpoints_due_pkey;

COMMENT ON TABLE list_busy_pairs IS 'payments between two busy accounts, up to the first payment whose checkpoints are due';
COMMENT ON TABLE list_busy_sides IS 'an account whose list, on this side, has a checkpoint that counts a thousand payments; a busy account stays busy';
COMMENT ON COLUMN list_checkpoints.transaction_uuid IS 'a payment whose uuid ends in a zero byte: about every 256th of the list';
COMMENT ON COLUMN list_checkpoints.rows_before IS 'payments of the list before this one';
COMMENT ON TABLE list_checkpoints_due IS 'from this payment on, checkpoints may be missing or may not count all payments';
COMMENT ON TABLE legs IS 'one attempt of a stage; the members of a batch share their trace number and outcome';
COMMENT ON TABLE merchant_batches IS 'one entry of a bank file: its members share its trace number and outcome';
