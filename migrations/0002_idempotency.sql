-- One row a key that a client sent: the claim, then the answer that every retry gets.

CREATE TABLE idempotency_keys (
  processor_id     uuid NOT NULL,
  key_hash         uuid NOT NULL,
  fingerprint      bytea NOT NULL,
  fence            integer NOT NULL DEFAULT 1,
  lease_until      timestamptz,
  response_status  smallint,
  response_body    bytea,
  expires_at       timestamptz NOT NULL,
  PRIMARY KEY (processor_id, key_hash)
);
COMMENT ON COLUMN idempotency_keys.key_hash IS 'the first 128 bits of SHA-256 over tenant, method, path and key';
COMMENT ON COLUMN idempotency_keys.fingerprint IS 'HMAC over method, path, query and body: tells the same request from another one';
COMMENT ON COLUMN idempotency_keys.lease_until IS 'set while an outside call is made; whoever takes over an expired lease raises the fence';
COMMENT ON COLUMN idempotency_keys.response_status IS 'null until the request has its final answer';
-- Rows arrive in the order of their expiry, so a block range index finds what to purge at next to no cost to inserts.
CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys USING brin (expires_at) WITH (pages_per_range = 32);
