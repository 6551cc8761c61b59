-- Prenotes: an entry without money tests a bank account. Checks of accounts have a purpose now: by
-- micro-entries or by a prenote (decision 59).

ALTER TYPE micro_entry_status RENAME TO check_entry_status;
ALTER TYPE check_entry_status RENAME VALUE 'MICRO_ENTRY_PENDING' TO 'CHECK_ENTRY_PENDING';
ALTER TYPE check_entry_status RENAME VALUE 'MICRO_ENTRY_FILED' TO 'CHECK_ENTRY_FILED';
ALTER TYPE check_entry_status RENAME VALUE 'MICRO_ENTRY_ACH_PENDING' TO 'CHECK_ENTRY_ACH_PENDING';
ALTER TYPE check_entry_status RENAME VALUE 'MICRO_ENTRY_COMPLETE' TO 'CHECK_ENTRY_COMPLETE';
ALTER TYPE check_entry_status RENAME VALUE 'MICRO_ENTRY_ACH_FAILED' TO 'CHECK_ENTRY_ACH_FAILED';
ALTER TYPE check_entry_status RENAME VALUE 'MICRO_ENTRY_CANCELED' TO 'CHECK_ENTRY_CANCELED';

ALTER TABLE micro_entry_checks RENAME TO account_checks;
ALTER TABLE account_checks RENAME CONSTRAINT micro_entry_checks_pkey TO account_checks_pkey;
ALTER TABLE account_checks RENAME CONSTRAINT micro_entry_checks_check TO account_checks_check;
ALTER TABLE account_checks RENAME CONSTRAINT micro_entry_checks_wrong_answers_check TO account_checks_wrong_answers_check;
ALTER TABLE account_checks
  RENAME CONSTRAINT micro_entry_checks_shard_processor_id_bank_account_uuid_fkey TO account_checks_shard_processor_id_bank_account_uuid_fkey;
ALTER INDEX micro_entry_checks_of_user RENAME TO account_checks_of_user;
ALTER INDEX micro_entry_checks_of_account RENAME TO account_checks_of_account;
DROP INDEX micro_entry_checks_by_time;
-- The stages of its entries. They cannot be used here: a new value needs a migration that has ended.
CREATE TYPE check_purpose AS ENUM ('micro_entry', 'prenote_debit', 'prenote_credit');
ALTER TABLE account_checks ADD COLUMN purpose check_purpose NOT NULL DEFAULT 'micro_entry';
ALTER TABLE account_checks ALTER COLUMN purpose DROP DEFAULT;
CREATE INDEX micro_entry_checks_by_time ON account_checks (requested_at, uuid) WHERE purpose = 'micro_entry';
CREATE INDEX prenotes_by_time ON account_checks (requested_at, uuid) WHERE purpose <> 'micro_entry';
COMMENT ON TABLE account_checks IS 'a check of a bank account, by the amounts of two micro-entries or by a prenote';
COMMENT ON COLUMN account_checks.purpose IS 'of its entries';
COMMENT ON COLUMN account_checks.wrong_answers IS 'wrong pairs of amounts; three end the check. A prenote has none';
COMMENT ON COLUMN account_checks.expires_at IS 'from then on no answer counts; a prenote that was not sent by then is canceled';
COMMENT ON COLUMN account_checks.confirmed_at IS 'when the right amounts were told, or when the prenote could not be returned any more';

ALTER TABLE micro_entries RENAME TO check_entries;
ALTER TABLE check_entries RENAME CONSTRAINT micro_entries_pkey TO check_entries_pkey;
ALTER TABLE check_entries RENAME CONSTRAINT micro_entries_check TO check_entries_check;
ALTER TABLE check_entries
  RENAME CONSTRAINT micro_entries_shard_processor_id_check_uuid_fkey TO check_entries_shard_processor_id_check_uuid_fkey;
ALTER TABLE check_entries DROP CONSTRAINT micro_entries_amount_check;
ALTER TABLE check_entries ADD CONSTRAINT check_entries_amount_check CHECK (amount BETWEEN 0 AND 99);
ALTER INDEX micro_entries_of_check RENAME TO check_entries_of_check;
ALTER INDEX micro_entries_by_change RENAME TO check_entries_by_change;
ALTER INDEX micro_entries_by_account RENAME TO check_entries_by_account;
ALTER INDEX micro_entries_waiting RENAME TO check_entries_waiting;
COMMENT ON TABLE check_entries IS 'an entry that checks a bank account: a credit below one dollar, or a prenote. Its legs and postings have its uuid as their transaction_uuid';
COMMENT ON COLUMN check_entries.amount IS 'cents; a prenote has 0';

ALTER TABLE entries DROP CONSTRAINT entries_check1;
ALTER TABLE entries ADD CONSTRAINT entries_check1 CHECK (
  amount > 0 OR amount = 0 AND purpose NOT IN (
    'capture', 'payout', 'clawback', 'reverse_payout', 'refund_capture', 'refund_payout', 'fee_payout'));
ALTER TABLE legs DROP CONSTRAINT legs_amount_check;
ALTER TABLE legs ADD CONSTRAINT legs_amount_check CHECK (
  amount > 0 OR amount = 0 AND stage NOT IN (
    'capture', 'payout', 'clawback', 'reverse_payout', 'refund_capture', 'refund_payout', 'fee_payout'));

ALTER TABLE processors RENAME COLUMN micro_entry_checks_per_day TO account_checks_per_day;
ALTER TABLE processors DROP CONSTRAINT processors_validation_sources_check;
ALTER TABLE processors ADD CONSTRAINT processors_validation_sources_check
  CHECK (validation_sources <@ ARRAY['linked', 'settled_debits', 'micro_entries', 'prenotes', 'provider']
         AND cardinality(validation_sources) BETWEEN 1 AND 5);
ALTER TABLE processors
  RENAME CONSTRAINT processors_micro_entry_checks_per_day_check TO processors_account_checks_per_day_check;
COMMENT ON COLUMN processors.account_checks_per_day IS 'checks of bank accounts by micro-entries and prenotes that it may start in 24 hours';
COMMENT ON COLUMN bank_accounts.valid_account IS 'what the validation said when it was added, or a check by micro-entries or a prenote later';
COMMENT ON TABLE legs IS 'what an entry moves for one payment, refund, fee payout, reversal or check of an account: one attempt of a stage. The members of a batch share an entry and its outcome';
