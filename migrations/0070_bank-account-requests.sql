-- A tenant asks a user for a bank account on a page of ours, behind a one-time link.

CREATE TYPE bank_account_request_end AS ENUM ('added', 'withdrawn');

CREATE TABLE bank_account_requests (
  shard                       smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id                uuid NOT NULL,
  uuid                        uuid NOT NULL,
  token_hash                  bytea NOT NULL,
  vendor_id                   uuid,
  user_uuid                   uuid NOT NULL,
  billing_merchant_user_uuid  uuid,
  return_url                  text,
  created_at                  timestamptz NOT NULL,
  expires_at                  timestamptz NOT NULL,
  try_count                   smallint NOT NULL DEFAULT 0,
  ended_as                    bank_account_request_end,
  ended_at                    timestamptz,
  bank_account_uuid           uuid,
  PRIMARY KEY (shard, processor_id, uuid),
  FOREIGN KEY (shard, processor_id, user_uuid) REFERENCES users,
  FOREIGN KEY (shard, processor_id, billing_merchant_user_uuid) REFERENCES users,
  FOREIGN KEY (shard, processor_id, bank_account_uuid) REFERENCES bank_accounts,
  CHECK ((ended_as IS NULL) = (ended_at IS NULL)),
  CHECK ((ended_as IS NOT DISTINCT FROM 'added') = (bank_account_uuid IS NOT NULL))
);
COMMENT ON TABLE bank_account_requests IS 'a user is asked for a bank account on our page';
COMMENT ON COLUMN bank_account_requests.token_hash IS 'SHA-256 of the token in the link';
COMMENT ON COLUMN bank_account_requests.vendor_id IS 'the vendor that asked; null: the processor';
COMMENT ON COLUMN bank_account_requests.billing_merchant_user_uuid IS 'who pays for the validations; null: the tenant that asked';
COMMENT ON COLUMN bank_account_requests.return_url IS 'where the page links back to; null: it has no such link';
COMMENT ON COLUMN bank_account_requests.try_count IS 'accounts that were checked; each may cost a validation';
COMMENT ON COLUMN bank_account_requests.ended_as IS 'null: the user can still add an account, until expires_at';
CREATE INDEX bank_account_requests_of_user ON bank_account_requests (shard, processor_id, user_uuid, uuid);
-- A page has only the token.
CREATE INDEX bank_account_requests_by_token ON bank_account_requests (token_hash);
CREATE INDEX bank_account_requests_by_expiry ON bank_account_requests (expires_at);
