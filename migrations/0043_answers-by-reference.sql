-- The stored answer of a started payment refers to the payment. The primary key is the hash of the
-- key: it covers the tenant.

ALTER TABLE idempotency_keys
  DROP CONSTRAINT idempotency_keys_pkey,
  ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key_hash),
  ADD COLUMN transaction_uuid uuid,
  ADD COLUMN renderer smallint,
  ADD COLUMN vendor_name text;
COMMENT ON COLUMN idempotency_keys.response_body IS 'the encrypted answer; null: there is none yet, or it is rendered from a payment';
COMMENT ON COLUMN idempotency_keys.transaction_uuid IS 'the payment whose start was answered; the answer is rendered from it again';
COMMENT ON COLUMN idempotency_keys.renderer IS 'the version of the code that rendered the answer of transaction_uuid';
COMMENT ON COLUMN idempotency_keys.vendor_name IS 'the name that this answer shows: tenants can be renamed';
