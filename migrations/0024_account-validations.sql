-- What each source of a validation said about an account, and which sources a tenant uses.

ALTER TABLE processors ADD COLUMN validation_sources text[]
  CHECK (validation_sources <@ ARRAY['linked', 'settled_debits', 'provider']
         AND cardinality(validation_sources) BETWEEN 1 AND 3);
COMMENT ON COLUMN processors.validation_sources IS 'the sources that validate its accounts, in the order in which they are asked; null: those of the mode';

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

CREATE TABLE unlisted_accounts (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  found_at           timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, bank_account_uuid)
);
COMMENT ON TABLE unlisted_accounts IS 'stored accounts whose routing number is not in the routing directory or was replaced there: found at an import, or when a bank corrected an account to such a number';
ALTER TABLE routing_directory_imports ADD COLUMN unlisted_account_count integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN routing_directory_imports.unlisted_account_count IS 'the usable stored accounts whose routing number this directory does not list';
