-- The validation of accounts: the ACH participant directory of the Federal Reserve, what each source
-- said about an account, and the calls that are billed.

CREATE TABLE routing_directory (
  routing_number      text PRIMARY KEY CHECK (routing_number ~ '^[0-9]{9}$'),
  institution_name    text NOT NULL,
  office_code         text NOT NULL CHECK (office_code IN ('O', 'B')),
  record_type         text NOT NULL CHECK (record_type IN ('0', '1', '2')),
  new_routing_number  text CHECK (new_routing_number ~ '^[0-9]{9}$'),
  status_code         text,
  changed_on          date,
  CHECK ((record_type = '2') = (new_routing_number IS NOT NULL))
);
COMMENT ON TABLE routing_directory IS 'the routing numbers that receive ACH entries; empty: no directory was imported';
COMMENT ON COLUMN routing_directory.office_code IS 'O main office, B branch';
COMMENT ON COLUMN routing_directory.record_type IS '0 a Federal Reserve Bank; 1 entries go to this routing number; 2 they go to new_routing_number';
COMMENT ON COLUMN routing_directory.status_code IS 'institution status code of the file; 1: receives government and commercial entries';

CREATE TABLE routing_directory_imports (
  uuid                    uuid PRIMARY KEY,
  imported_at             timestamptz NOT NULL,
  file_sha256             bytea NOT NULL CHECK (length(file_sha256) = 32),
  entry_count             integer NOT NULL,
  added_count             integer NOT NULL,
  changed_count           integer NOT NULL,
  removed_count           integer NOT NULL,
  unlisted_account_count  integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE routing_directory_imports IS 'each import of the directory; the audit trail has who made it';
COMMENT ON COLUMN routing_directory_imports.unlisted_account_count IS 'the usable stored accounts whose routing number this directory does not list';
REVOKE UPDATE, DELETE, TRUNCATE ON routing_directory_imports FROM CURRENT_USER;

CREATE TABLE unlisted_accounts (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  found_at           timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, bank_account_uuid)
);
COMMENT ON TABLE unlisted_accounts IS 'stored accounts whose routing number is not in the routing directory or was replaced there: found at an import, or when a bank corrected an account to such a number';

CREATE TABLE account_validations (
  shard                 smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id          uuid NOT NULL,
  uuid                  uuid NOT NULL,
  vendor_id             uuid,
  user_uuid             uuid,
  bank_account_uuid     uuid,
  routing_number        text NOT NULL,
  account_number_last4  text NOT NULL,
  valid_account         valid_account NOT NULL,
  said                  json NOT NULL,
  billed                boolean NOT NULL,
  validated_at          timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid)
);
COMMENT ON TABLE account_validations IS 'the validations of accounts: the verdict, and what each source said and when';
COMMENT ON COLUMN account_validations.vendor_id IS 'the vendor that asked; null: the processor';
COMMENT ON COLUMN account_validations.user_uuid IS 'null: no user was named, or its registration was refused';
COMMENT ON COLUMN account_validations.bank_account_uuid IS 'null: the account was not stored';
COMMENT ON COLUMN account_validations.said IS 'in the order in which the sources were asked; only the last one can have decided';
CREATE INDEX account_validations_of_account ON account_validations (shard, processor_id, bank_account_uuid, uuid)
  WHERE bank_account_uuid IS NOT NULL;
CREATE INDEX account_validations_of_user ON account_validations (shard, processor_id, user_uuid, uuid)
  WHERE user_uuid IS NOT NULL;

CREATE TYPE billable_kind AS ENUM (
  'account_validation', 'business_verification', 'standard_ach', 'same_day_ach', 'return'
);

CREATE TABLE billable_events (
  shard                       smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id                uuid NOT NULL REFERENCES processors,
  uuid                        uuid NOT NULL,
  vendor_id                   uuid,
  kind                        billable_kind NOT NULL,
  billing_merchant_user_uuid  uuid,
  subject_uuid                uuid,
  occurred_at                 timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, billing_merchant_user_uuid) REFERENCES users
);
COMMENT ON COLUMN billable_events.billing_merchant_user_uuid IS 'null: the calling tenant pays';
CREATE INDEX billable_events_by_merchant ON billable_events (shard, processor_id, billing_merchant_user_uuid, occurred_at);
