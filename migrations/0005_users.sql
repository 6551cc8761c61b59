-- Users: persons and businesses, and how businesses are verified.

CREATE TYPE user_kind AS ENUM ('person', 'business');
CREATE TYPE payout_type AS ENUM ('individual', 'batch');
CREATE TYPE kyb_status AS ENUM ('IN_REVIEW', 'APPROVED', 'REJECTED');
-- From the least to the gravest.
CREATE TYPE block_kind AS ENUM ('stop_payment', 'unauthorized', 'fraud', 'compliance', 'sanctions');

-- The uuid is a UUIDv7 of created_at, so the primary key is the order of the list (decision 25).
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
  name_in_file               text CHECK (length(name_in_file) <= 22),
  business_name              text,
  trading_name               text,
  entity_type                text,
  business_address           json,
  company_name               text NOT NULL DEFAULT '' CHECK (length(company_name) <= 16),
  tin_encrypted              bytea,
  tin_last4                  text,
  kyb_status                 kyb_status,
  kyb_status_since           timestamptz,
  kyb_resubmission_reason    text,
  transaction_fee_percent    numeric(7,4) CHECK (transaction_fee_percent BETWEEN 0 AND 100),
  transaction_fee_fixed      bigint CHECK (transaction_fee_fixed >= 0),
  maximum_transaction_fee    bigint CHECK (maximum_transaction_fee >= 0),
  metadata                   json,
  event_count                integer NOT NULL DEFAULT 0,
  created_at                 timestamptz NOT NULL,
  updated_at                 timestamptz NOT NULL,
  deleted_at                 timestamptz,
  blocked                    block_kind,
  debits_held_since          timestamptz,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (processor_id, vendor_id) REFERENCES vendors,
  CHECK ((kind = 'business') = (business_name IS NOT NULL)),
  CHECK ((kyb_status IS NULL) = (kyb_status_since IS NULL)),
  CHECK (kyb_resubmission_reason IS NULL OR kyb_status = 'IN_REVIEW')
);
COMMENT ON COLUMN users.version IS 'raised under FOR UPDATE by every change that the start of a payment depends on';
COMMENT ON COLUMN users.name_in_file IS 'null: from the name, in the characters of a bank file';
COMMENT ON COLUMN users.kyb_status IS 'null: no verification was asked for; a merchant is a business that is APPROVED';
COMMENT ON COLUMN users.kyb_status_since IS 'since when the verification waits or is decided: the order of the operator''s queue';
COMMENT ON COLUMN users.kyb_resubmission_reason IS 'what an operator asked the tenant to correct or add; null: nothing';
COMMENT ON COLUMN users.transaction_fee_fixed IS 'cents';
COMMENT ON COLUMN users.maximum_transaction_fee IS 'cents';
COMMENT ON COLUMN users.metadata IS 'text by name; null: none';
COMMENT ON COLUMN users.event_count IS 'number of events about this user: the sequence of the latest';
COMMENT ON COLUMN users.blocked IS 'the gravest open block of the user';
COMMENT ON COLUMN users.debits_held_since IS 'since when new payments of this merchant start on hold, because its unauthorized return rate is exceeded';
CREATE INDEX users_by_client_reference_id ON users (shard, processor_id, client_reference_id, uuid);
CREATE INDEX users_by_email ON users (shard, processor_id, lower(email), uuid) WHERE email IS NOT NULL;
-- A person, and a business that was never submitted, have no entry.
CREATE INDEX users_by_kyb_status ON users (shard, processor_id, kyb_status, kyb_status_since, uuid)
  WHERE kyb_status IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX users_by_name ON users (shard, processor_id, lower(coalesce(business_name, last_name)) text_pattern_ops)
  WHERE coalesce(business_name, last_name) IS NOT NULL;
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

CREATE TYPE kyb_source AS ENUM ('provider', 'operator');
-- undecided: the provider left the decision to an operator. no_answer: it failed or was too slow.
CREATE TYPE kyb_outcome AS ENUM ('approved', 'rejected', 'undecided', 'no_answer', 'resubmission_requested');

CREATE TABLE kyb_decisions (
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id  uuid NOT NULL,
  user_uuid     uuid NOT NULL,
  number        integer NOT NULL,
  decided_at    timestamptz NOT NULL,
  source        kyb_source NOT NULL,
  outcome       kyb_outcome NOT NULL,
  reason        text,
  documents     text[] NOT NULL,
  token_uuid    uuid,
  request_id    text,
  PRIMARY KEY (shard, processor_id, user_uuid, number),
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users,
  CHECK (source = 'provider' OR outcome NOT IN ('undecided', 'no_answer'))
);
COMMENT ON TABLE kyb_decisions IS 'what a provider or an operator decided about a business: rows are only added';
COMMENT ON COLUMN kyb_decisions.number IS 'counts the decisions about a business, from 1; its row is locked meanwhile';
COMMENT ON COLUMN kyb_decisions.documents IS 'references to the documents that the decision is based on';
COMMENT ON COLUMN kyb_decisions.token_uuid IS 'the token of the operator; null: the provider, or the token of the environment';

CREATE TYPE kyb_submission_end AS ENUM ('submitted_again', 'operator_decided', 'user_deleted');

CREATE TABLE kyb_submissions (
  uuid                        uuid PRIMARY KEY,
  processor_id                uuid NOT NULL,
  user_uuid                   uuid NOT NULL,
  vendor_id                   uuid,
  billing_merchant_user_uuid  uuid,
  submitted_at                timestamptz NOT NULL,
  send_due_at                 timestamptz,
  sending_until               timestamptz,
  send_attempts               integer NOT NULL DEFAULT 0,
  send_error                  text,
  sent_at                     timestamptz,
  notice_version              integer NOT NULL DEFAULT 0 CHECK (notice_version >= 0),
  billed_at                   timestamptz,
  ended_at                    timestamptz,
  ended_by                    kyb_submission_end,
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK (send_due_at IS NULL OR (sent_at IS NULL AND ended_at IS NULL))
);
COMMENT ON TABLE kyb_submissions IS 'a business that a provider over HTTP verifies; a notice of the provider names only the uuid';
COMMENT ON COLUMN kyb_submissions.vendor_id IS 'who is billed for a decision: the vendor that submitted it; null: the processor';
COMMENT ON COLUMN kyb_submissions.send_due_at IS 'when it is sent or sent again; null: the provider has it, or the submission ended';
COMMENT ON COLUMN kyb_submissions.sending_until IS 'the lease of the attempt that is under way';
COMMENT ON COLUMN kyb_submissions.send_error IS 'why the last attempt to send it failed';
COMMENT ON COLUMN kyb_submissions.notice_version IS 'the highest version of its notices: a lower or equal one changes nothing; 0: none came';
COMMENT ON COLUMN kyb_submissions.billed_at IS 'when the first decision of the provider was billed';
COMMENT ON COLUMN kyb_submissions.ended_at IS 'since when notices about it change nothing';
-- A business has one submission that its provider may still decide.
CREATE UNIQUE INDEX kyb_submissions_open ON kyb_submissions (processor_id, user_uuid) WHERE ended_at IS NULL;
CREATE INDEX kyb_submissions_to_send ON kyb_submissions (send_due_at) WHERE send_due_at IS NOT NULL;
