-- The keys of encrypted values, and the idempotency keys with their answers.

-- Data keys, wrapped by the encryption key of the environment.
CREATE TABLE vault_keys (
  purpose         text NOT NULL CHECK (purpose IN ('data', 'index')),
  version         smallint NOT NULL,
  wrapped_key     bytea NOT NULL,
  created_at      timestamptz NOT NULL,
  seals_reserved  bigint NOT NULL DEFAULT 0,
  seals_from      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (purpose, version)
);
COMMENT ON COLUMN vault_keys.seals_reserved IS 'upper bound of the seals made with this key; a process reserves a block before it uses it';
COMMENT ON COLUMN vault_keys.seals_from IS 'processes seal with the key from this instant on; by then each has read it';

-- The primary key has no processor_id: the tenant is part of the hash.
CREATE TABLE idempotency_keys (
  processor_id      uuid NOT NULL,
  key_hash          uuid NOT NULL,
  fingerprint       bytea NOT NULL,
  fence             integer NOT NULL DEFAULT 1,
  lease_until       timestamptz,
  shard             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  response_status   smallint,
  response_body     bytea,
  expires_at        timestamptz NOT NULL,
  resume_from       json,
  transaction_uuid  uuid,
  renderer          smallint,
  vendor_name       text,
  PRIMARY KEY (shard, key_hash)
);
COMMENT ON COLUMN idempotency_keys.key_hash IS 'the first 128 bits of SHA-256 over tenant, method, path and key';
COMMENT ON COLUMN idempotency_keys.fingerprint IS 'HMAC over method, path, query and body: shows whether a request is the same';
COMMENT ON COLUMN idempotency_keys.lease_until IS 'set during an outside call; a process that takes over an expired lease raises the fence';
COMMENT ON COLUMN idempotency_keys.response_status IS 'null until the request has its final answer';
COMMENT ON COLUMN idempotency_keys.response_body IS 'the encrypted answer; null: there is none yet, or it is rendered from a payment';
COMMENT ON COLUMN idempotency_keys.resume_from IS 'ids that a phase before an outside call stores once its effect is there; no secrets';
COMMENT ON COLUMN idempotency_keys.transaction_uuid IS 'the payment whose start was answered; the answer is rendered from it again';
COMMENT ON COLUMN idempotency_keys.renderer IS 'the version of the code that rendered the answer of transaction_uuid';
COMMENT ON COLUMN idempotency_keys.vendor_name IS 'the name that this answer shows: tenants can be renamed';
-- Rows come in the order of their expiry, so a block range index costs an insert almost nothing.
CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys USING brin (expires_at) WITH (pages_per_range = 32);
