-- Bank accounts whose number does not open for what their row says: its holder, routing number or
-- type was changed, or its data key is missing.

CREATE TABLE unopened_accounts (
  processor_id       uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  found_at           timestamptz NOT NULL,
  PRIMARY KEY (processor_id, bank_account_uuid)
);
COMMENT ON TABLE unopened_accounts IS 'found by the job that opens all numbers in turn, until they open again';
