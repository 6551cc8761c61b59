-- A bank's file tells the faults of single items and its notes, too. A report in words is no file in
-- quarantine, and an entry of other software on the same account is no item in suspense.

ALTER TYPE inbound_verdict ADD VALUE 'report';
ALTER TYPE bank_item_state ADD VALUE 'not_ours';

ALTER TABLE inbound_files
  ADD COLUMN faults json NOT NULL DEFAULT '[]',
  ADD COLUMN fault_count integer NOT NULL DEFAULT 0,
  ADD COLUMN notes json NOT NULL DEFAULT '[]',
  ADD COLUMN note_count integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN inbound_files.faults IS 'why single entries wait in suspense';
COMMENT ON COLUMN inbound_files.notes IS 'what is unusual and has no consequence';
