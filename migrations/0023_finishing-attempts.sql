-- The attempt that ends a delivery stands in the delivery's own row; `webhook_attempts` has those before it. Nearly every
-- delivery succeeds at its first attempt: one row and one index entry less for each.

ALTER TABLE webhook_deliveries
  ADD COLUMN started_at timestamptz,
  ADD COLUMN latency_ms integer,
  ADD COLUMN outcome text,
  ADD COLUMN status smallint,
  ADD COLUMN error text,
  ADD COLUMN answer text;
COMMENT ON COLUMN webhook_deliveries.outcome IS
  'of the attempt that ended it, number attempt_count; null: it was canceled, or is of a release that kept every attempt in webhook_attempts';
