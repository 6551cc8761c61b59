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
