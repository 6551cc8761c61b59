-- Micro-entries: two small credits, whose amounts the account holder tells us.

CREATE TYPE micro_entry_status AS ENUM (
  'MICRO_ENTRY_PENDING', 'MICRO_ENTRY_FILED', 'MICRO_ENTRY_ACH_PENDING', 'MICRO_ENTRY_COMPLETE',
  'MICRO_ENTRY_ACH_FAILED', 'MICRO_ENTRY_CANCELED'
);

CREATE TABLE micro_entry_checks (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  vendor_id          uuid,
  user_uuid          uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  wrong_answers      smallint NOT NULL DEFAULT 0 CHECK (wrong_answers BETWEEN 0 AND 3),
  confirmed_at       timestamptz,
  requested_at       timestamptz NOT NULL,
  expires_at         timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, bank_account_uuid) REFERENCES bank_accounts
);
COMMENT ON TABLE micro_entry_checks IS 'a check of a bank account: its holder tells the amounts of two micro-entries';
COMMENT ON COLUMN micro_entry_checks.vendor_id IS 'of the user; null: the processor';
COMMENT ON COLUMN micro_entry_checks.wrong_answers IS 'wrong pairs of amounts; three end the check';
COMMENT ON COLUMN micro_entry_checks.expires_at IS 'from then on no answer counts';
CREATE INDEX micro_entry_checks_of_user ON micro_entry_checks (shard, processor_id, user_uuid, uuid);
CREATE INDEX micro_entry_checks_of_account ON micro_entry_checks (shard, processor_id, bank_account_uuid);
CREATE INDEX micro_entry_checks_by_time ON micro_entry_checks (requested_at, uuid);

CREATE TABLE micro_entries (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  uuid               uuid NOT NULL,
  check_uuid         uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  amount             bigint NOT NULL CHECK (amount BETWEEN 1 AND 99),
  status             micro_entry_status NOT NULL,
  trace_id           text,
  ach_return_code    text,
  cancel_reason      text,
  requested_at       timestamptz NOT NULL,
  updated_at         timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, check_uuid) REFERENCES micro_entry_checks
);
COMMENT ON TABLE micro_entries IS 'a credit below one dollar that checks a bank account. Its legs and postings have its uuid as their transaction_uuid';
COMMENT ON COLUMN micro_entries.trace_id IS 'of its latest entry that the bank has; null: it has none yet';
CREATE INDEX micro_entries_of_check ON micro_entries (shard, processor_id, check_uuid, uuid);
CREATE INDEX micro_entries_by_change ON micro_entries (updated_at);
CREATE INDEX micro_entries_by_account ON micro_entries (shard, processor_id, bank_account_uuid);
CREATE INDEX micro_entries_waiting ON micro_entries (shard, processor_id, requested_at, uuid) WHERE status = 'MICRO_ENTRY_PENDING';

ALTER TABLE processors DROP CONSTRAINT processors_validation_sources_check;
ALTER TABLE processors ADD CONSTRAINT processors_validation_sources_check
  CHECK (validation_sources <@ ARRAY['linked', 'settled_debits', 'micro_entries', 'provider']
         AND cardinality(validation_sources) BETWEEN 1 AND 4);

INSERT INTO legal_postings (transition, debit_account, credit_account) VALUES
  ('V15', 'MICRO', 'CIF'),
  ('V15r', 'CIF', 'MICRO'),
  ('V16', 'CIF', 'BANK'),
  ('V17', 'CIF', 'MICRO'),
  ('V17b', 'BANK', 'MICRO');

-- As in 0029: the usual ones come first.
DO $$
BEGIN
  ALTER TABLE postings DROP CONSTRAINT postings_are_legal;
  EXECUTE (
    SELECT format(
      'ALTER TABLE postings ADD CONSTRAINT postings_are_legal CHECK (transition || '' '' || debit_account || ''/'' || credit_account IN (%s))',
      string_agg(quote_literal(transition || ' ' || debit_account || '/' || credit_account), ', '
                 ORDER BY transition NOT IN ('C3', 'C4', 'C5', 'P1', 'P2', 'P3'), transition, debit_account, credit_account))
    FROM legal_postings);
END $$;
