-- The bank accounts of users.

CREATE TYPE aggregator_type AS ENUM ('manual', 'bank_link');
CREATE TYPE bank_account_type AS ENUM ('checking', 'savings');
CREATE TYPE valid_account AS ENUM ('valid', 'invalid', 'not_validated');

CREATE TABLE bank_accounts (
  shard                     smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id              uuid NOT NULL,
  user_uuid                 uuid NOT NULL,
  uuid                      uuid NOT NULL,
  aggregator_type           aggregator_type NOT NULL,
  account_number_encrypted  bytea,
  account_number_last4      text NOT NULL,
  routing_number            text NOT NULL CHECK (routing_number ~ '^[0-9]{9}$'),
  account_name              text NOT NULL,
  account_type              bank_account_type NOT NULL,
  tokenized                 boolean NOT NULL DEFAULT false,
  matching_index            bytea NOT NULL,
  valid_account             valid_account NOT NULL,
  test_pair                 boolean NOT NULL DEFAULT false,
  event_count               integer NOT NULL DEFAULT 0,
  created_at                timestamptz NOT NULL,
  disabled_at               timestamptz,
  disabled_reason           text,
  deleted_at                timestamptz,
  blocked                   block_kind,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users,
  CONSTRAINT bank_accounts_number_unless_removed CHECK (account_number_encrypted IS NOT NULL OR deleted_at IS NOT NULL)
);
COMMENT ON COLUMN bank_accounts.account_number_encrypted IS 'null: erased some time after the account was removed';
COMMENT ON COLUMN bank_accounts.tokenized IS 'the institution gave a number for this service only, not the real one; account_number_last4 is of the real one';
COMMENT ON COLUMN bank_accounts.matching_index IS 'keyed hash of the values that make two accounts of a user the same';
COMMENT ON COLUMN bank_accounts.test_pair IS 'the designated test pair: it validates, and is refused as a side of a payment';
COMMENT ON COLUMN bank_accounts.disabled_at IS 'when a return disabled the account';
COMMENT ON COLUMN bank_accounts.blocked IS 'the gravest open block of the account';
CREATE INDEX bank_accounts_by_last4 ON bank_accounts (shard, processor_id, account_number_last4) WHERE account_number_last4 <> '';
-- Concurrent requests for one account make one row.
CREATE UNIQUE INDEX bank_accounts_matching ON bank_accounts (shard, processor_id, user_uuid, matching_index)
  WHERE deleted_at IS NULL AND disabled_at IS NULL;
CREATE INDEX bank_accounts_of_user ON bank_accounts (shard, processor_id, user_uuid);
CREATE INDEX bank_accounts_to_erase ON bank_accounts (deleted_at)
  WHERE deleted_at IS NOT NULL AND account_number_encrypted IS NOT NULL;

CREATE TYPE correctable_field AS ENUM ('account_number', 'routing_number', 'account_type');

CREATE TABLE bank_account_corrections (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  field              correctable_field NOT NULL,
  item_uuid          uuid NOT NULL,
  entry_uuid         uuid NOT NULL,
  code               text NOT NULL,
  former_sealed      bytea,
  corrected_at       timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, bank_account_uuid, field, item_uuid),
  FOREIGN KEY (shard, processor_id, bank_account_uuid) REFERENCES bank_accounts
);
COMMENT ON COLUMN bank_account_corrections.entry_uuid IS 'the entry that the bank corrected; of two corrections of a field, the one of the later entry is used';
COMMENT ON COLUMN bank_account_corrections.former_sealed IS 'null: removed with the number of the account';

CREATE TABLE unopened_accounts (
  shard              smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id       uuid NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  found_at           timestamptz NOT NULL,
  PRIMARY KEY (shard, processor_id, bank_account_uuid)
);
COMMENT ON TABLE unopened_accounts IS 'bank accounts whose number does not open; the job that opens all numbers in turn maintains the table';
