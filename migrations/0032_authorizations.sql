-- Authorizations of debits: what each allows, its evidence, and the payments that use it.

CREATE TYPE authorization_kind AS ENUM ('single', 'recurring', 'standing');

ALTER TABLE authorizations
  ADD COLUMN kind authorization_kind NOT NULL DEFAULT 'standing',
  ADD COLUMN sec_code text CHECK (sec_code IN ('PPD', 'WEB', 'TEL', 'CCD')),
  ADD COLUMN payee_uuid uuid,
  ADD COLUMN minimum_amount bigint,
  ADD COLUMN maximum_amount bigint,
  ADD COLUMN ends_on date,
  ADD COLUMN evidence_encrypted bytea,
  ADD COLUMN revoked_at timestamptz,
  ADD COLUMN revoked_reason text,
  ADD COLUMN used_by_transaction_uuid uuid,
  ADD FOREIGN KEY (shard, processor_id, payee_uuid) REFERENCES users,
  ADD CHECK (minimum_amount <= maximum_amount),
  ADD CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL)),
  ADD CHECK (used_by_transaction_uuid IS NULL OR kind = 'single');
ALTER TABLE authorizations ALTER COLUMN kind DROP DEFAULT;
COMMENT ON TABLE authorizations IS 'a payer''s agreement to be debited on a bank account';
COMMENT ON COLUMN authorizations.kind IS 'single: one debit; recurring: debits at regular intervals; standing: debits that the payer starts';
COMMENT ON COLUMN authorizations.payee_uuid IS 'who may be paid; null: every payee of the tenant';
COMMENT ON COLUMN authorizations.minimum_amount IS 'cents; null: no minimum';
COMMENT ON COLUMN authorizations.maximum_amount IS 'cents; null: no maximum';
COMMENT ON COLUMN authorizations.ends_on IS 'the last day in Eastern time on which a payment may start; null: until it is revoked';
COMMENT ON COLUMN authorizations.used_by_transaction_uuid IS 'the payment that used it; only a single one is used up';
CREATE INDEX authorizations_of_account ON authorizations (shard, processor_id, bank_account_uuid, uuid)
  WHERE revoked_at IS NULL AND used_by_transaction_uuid IS NULL;

CREATE TABLE authorized_payments (
  shard               smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id        uuid NOT NULL,
  transaction_uuid    uuid NOT NULL,
  authorization_uuid  uuid NOT NULL,
  PRIMARY KEY (shard, processor_id, transaction_uuid),
  FOREIGN KEY (shard, processor_id, authorization_uuid) REFERENCES authorizations
);
COMMENT ON TABLE authorized_payments IS 'the authorization that a payment names or that was found when it started';
CREATE INDEX authorized_payments_by_authorization ON authorized_payments (shard, processor_id, authorization_uuid, transaction_uuid);

ALTER TABLE processors ADD COLUMN authorization_required boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN processors.authorization_required IS 'true: a payment needs an authorization of its payer';
