-- How a bank's statement books a file with an entry that came back before the file settled.

-- gross: the total of the file, and the return as a line of its own. net: one line, less the
-- return.
CREATE TYPE statement_booking AS ENUM ('gross', 'net');

-- Files so far were reconciled net. A new one takes over the setting of its bank.
ALTER TABLE bank_files ADD COLUMN statement_booking statement_booking NOT NULL DEFAULT 'net';
ALTER TABLE bank_files ADD COLUMN settled_at timestamptz;
COMMENT ON COLUMN bank_files.statement_booking IS 'how the statement of the bank books it';
COMMENT ON COLUMN bank_files.settled_at IS 'when all of its entries had settled or come back; null: not yet, or it has none';
UPDATE bank_files f SET settled_at = settles_at
WHERE kind = 'entries' AND state = 'confirmed'
  AND NOT EXISTS (SELECT FROM leg_dates d WHERE d.file_uuid = f.uuid AND d.state = 'sent')
  AND NOT EXISTS (SELECT FROM fee_payouts p WHERE p.file_uuid = f.uuid AND p.status = 'FEE_PAYOUT_ACH_PENDING');
CREATE INDEX bank_files_to_settle ON bank_files (settles_at)
  WHERE settled_at IS NULL AND kind = 'entries' AND state = 'confirmed';
CREATE INDEX bank_files_settled ON bank_files (settled_at) WHERE settled_at IS NOT NULL;

ALTER TABLE bank_items ADD COLUMN unsettled_file_uuid uuid;
COMMENT ON COLUMN bank_items.unsettled_file_uuid IS 'of a return that came before its entry had settled: the file with the entry';
CREATE INDEX bank_items_unsettled ON bank_items (unsettled_file_uuid) WHERE unsettled_file_uuid IS NOT NULL;
CREATE INDEX bank_items_of_entry ON bank_items (leg_uuid) WHERE leg_uuid IS NOT NULL;
