-- Limits, blocks and return rates: what an operator watches, and what stops by itself.

-- One row an owner of limits: a processor, a vendor or a merchant of it. What is null is not limited.
CREATE TYPE limit_owner AS ENUM ('processor', 'vendor', 'merchant');
CREATE TABLE limits (
  processor_id        uuid NOT NULL REFERENCES processors,
  owner_uuid          uuid NOT NULL,
  owner               limit_owner NOT NULL,
  amount_per_payment  bigint CHECK (amount_per_payment >= 0),
  amount_per_day      bigint CHECK (amount_per_day >= 0),
  amount_in_flight    bigint CHECK (amount_in_flight >= 0),
  day                 date,
  started_on_day      bigint NOT NULL DEFAULT 0,
  in_flight           bigint,
  counted_at          timestamptz,
  counting_ms         integer NOT NULL DEFAULT 0,
  set_at              timestamptz NOT NULL,
  PRIMARY KEY (processor_id, owner_uuid)
);
COMMENT ON TABLE limits IS 'cents; the row is locked while payments of its owner are held to it';
COMMENT ON COLUMN limits.started_on_day IS 'of the banking day in day: never less than what was started on it and not canceled';
COMMENT ON COLUMN limits.in_flight IS 'never less than the captures that are not good yet; null: to be counted before it is used';
COMMENT ON COLUMN limits.counted_at IS 'when they were last counted from the payments, which took counting_ms';

ALTER TABLE processors ADD COLUMN limited_at timestamptz;
COMMENT ON COLUMN processors.limited_at IS 'since when (real time) there are limits in it, of itself, of a vendor or of a merchant; null: there are none';
ALTER TABLE transactions ADD COLUMN counted_merchant_uuid uuid;
COMMENT ON COLUMN transactions.counted_merchant_uuid IS 'the merchant against whose limits it counts; null: there were none in its processor';
-- What is in flight, of processors with limits only: a payment leaves it by its status, however that comes about.
CREATE INDEX transactions_in_flight ON transactions (processor_id, counted_merchant_uuid)
  WHERE counted_merchant_uuid IS NOT NULL AND capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING');
