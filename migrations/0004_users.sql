-- Users: persons and businesses.

CREATE TYPE user_kind AS ENUM ('person', 'business');
CREATE TYPE payout_type AS ENUM ('individual', 'batch');
CREATE TYPE kyb_status AS ENUM ('IN_REVIEW', 'APPROVED', 'REJECTED');
-- From the least to the gravest.
CREATE TYPE block_kind AS ENUM ('stop_payment', 'unauthorized', 'fraud', 'compliance', 'sanctions');

-- The uuid is a UUIDv7 of created_at, so the primary key is the order of the list (decision 5).
CREATE TABLE users (
  shard                      smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id               uuid NOT NULL REFERENCES processors,
  uuid                       uuid NOT NULL,
  vendor_id                  uuid,
  kind                       user_kind NOT NULL,
  version                    integer NOT NULL DEFAULT 1,
  first_name                 text,
  last_name                  text,
  email                      text,
  phone                      text,
  client_reference_id        text NOT NULL DEFAULT '',
  address                    json,
  payout_type                payout_type NOT NULL,
  default_bank_account_uuid  uuid,
  business_name              text,
  trading_name               text,
  entity_type                text,
  business_address           json,
  company_name               text NOT NULL DEFAULT '' CHECK (length(company_name) <= 16),
  tin_encrypted              bytea,
  tin_last4                  text,
  kyb_status                 kyb_status,
  transaction_fee_percent    numeric(7,4) CHECK (transaction_fee_percent BETWEEN 0 AND 100),
  transaction_fee_fixed      bigint CHECK (transaction_fee_fixed >= 0),
  maximum_transaction_fee    bigint CHECK (maximum_transaction_fee >= 0),
  event_count                integer NOT NULL DEFAULT 0,
  created_at                 timestamptz NOT NULL,
  updated_at                 timestamptz NOT NULL,
  deleted_at                 timestamptz,
  blocked                    block_kind,
  debits_held_since          timestamptz,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (processor_id, vendor_id) REFERENCES vendors,
  CHECK ((kind = 'business') = (business_name IS NOT NULL))
);
COMMENT ON COLUMN users.version IS 'raised under FOR UPDATE by every change that the start of a payment depends on';
COMMENT ON COLUMN users.kyb_status IS 'null: no verification was asked for; a merchant is a business that is APPROVED';
COMMENT ON COLUMN users.transaction_fee_fixed IS 'cents';
COMMENT ON COLUMN users.maximum_transaction_fee IS 'cents';
COMMENT ON COLUMN users.event_count IS 'number of events about this user: the sequence of the latest';
COMMENT ON COLUMN users.blocked IS 'the gravest open block of the user';
COMMENT ON COLUMN users.debits_held_since IS 'since when new payments of this merchant start on hold, because its unauthorized return rate is exceeded';
CREATE INDEX users_by_client_reference_id ON users (shard, processor_id, client_reference_id, uuid);
CREATE INDEX users_by_email ON users (shard, processor_id, lower(email), uuid) WHERE email IS NOT NULL;
CREATE INDEX users_of_vendor ON users (shard, processor_id, vendor_id, uuid) WHERE vendor_id IS NOT NULL;

CREATE TABLE business_owners (
  shard                 smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id          uuid NOT NULL,
  user_uuid             uuid NOT NULL,
  uuid                  uuid NOT NULL,
  position              smallint NOT NULL,
  first_name            text NOT NULL,
  last_name             text NOT NULL,
  dob                   date,
  ssn9_encrypted        bytea,
  ssn9_last4            text,
  address               json,
  email                 text,
  phone                 text,
  title                 text,
  ownership_percentage  numeric(7,4) CHECK (ownership_percentage BETWEEN 0 AND 100),
  is_beneficial_owner   boolean NOT NULL DEFAULT false,
  PRIMARY KEY (shard, processor_id, user_uuid, uuid),
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users
);
COMMENT ON COLUMN business_owners.position IS 'the order in which the caller listed the owners, from 0';
