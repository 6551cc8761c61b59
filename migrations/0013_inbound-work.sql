-- What the bank's files say about accounts, and operators' work on files and items.

-- One row a field that a bank has asked to correct. What stood there before is kept: entries sent with it may still come back.
CREATE TYPE correctable_field AS ENUM ('account_number', 'routing_number', 'account_type');
CREATE TABLE bank_account_corrections (
  processor_id       uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  field              correctable_field NOT NULL,
  item_uuid          uuid NOT NULL,
  leg_uuid           uuid NOT NULL,
  code               text NOT NULL,
  former_sealed      bytea NOT NULL,
  corrected_at       timestamptz NOT NULL,
  PRIMARY KEY (processor_id, bank_account_uuid, field, item_uuid),
  FOREIGN KEY (processor_id, bank_account_uuid) REFERENCES bank_accounts
);
COMMENT ON COLUMN bank_account_corrections.leg_uuid IS 'the entry that was answered: of two corrections of a field that of the later entry stands, whichever came first';
COMMENT ON COLUMN bank_account_corrections.former_sealed IS 'what the account had before';

-- What an operator has said about an item in suspense, and about a file.
CREATE TYPE item_resolution AS ENUM ('ignored', 'return_of');
ALTER TABLE bank_items
  ADD COLUMN resolution             item_resolution,
  ADD COLUMN assigned_processor_id  uuid,
  ADD COLUMN assigned_leg_uuid      uuid,
  ADD COLUMN note                   text,
  ADD COLUMN resolved_at            timestamptz;
COMMENT ON COLUMN bank_items.assigned_leg_uuid IS 'the entry that an operator says it answers';
CREATE INDEX bank_items_late ON bank_items (received_at) WHERE late;
ALTER TABLE inbound_files ADD COLUMN note text;
ALTER TABLE bank_files
  ADD COLUMN rejected_at    timestamptz,
  ADD COLUMN note           text,
  ADD COLUMN taken_back_at  timestamptz;
COMMENT ON COLUMN bank_files.taken_back_at IS 'of a rejected file: all its entries wait for another one, or have failed';
CREATE INDEX bank_files_to_take_back ON bank_files (created_at) WHERE state = 'rejected' AND taken_back_at IS NULL;

-- An entry that was in a rejected file was never presented: the next one is no further attempt.
DROP INDEX legs_attempt;
CREATE UNIQUE INDEX legs_attempt ON legs (processor_id, transaction_uuid, stage, refund_uuid, attempt) NULLS NOT DISTINCT
  WHERE state <> 'rejected';

-- How the simulated bank shall misbehave next: one row.
CREATE TYPE simulated_misbehaviour AS ENUM ('duplicated', 'late', 'cut', 'untidy');
CREATE TABLE simulated_faults (
  only_row            boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  fail_next_upload    boolean NOT NULL DEFAULT false,
  uploads_fail_until  timestamptz,
  next_answers        simulated_misbehaviour
);
INSERT INTO simulated_faults DEFAULT VALUES;
