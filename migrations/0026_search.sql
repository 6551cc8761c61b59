-- Indexes for the search of payments.

-- By the tenant's reference. A payment without one has no entry.
CREATE INDEX transactions_by_reference
  ON transactions (shard, processor_id, hashtextextended(client_reference_id, 0), uuid) WHERE client_reference_id <> '';

-- A column, not a condition of the index: a usual move changes the statuses and not this, so it
-- stays a cheap update (HOT).
ALTER TABLE transaction_states ADD COLUMN failed_or_canceled boolean NOT NULL GENERATED ALWAYS AS (
  capture_status IN ('CAPTURE_ACH_FAILED', 'CAPTURE_CANCELED')
  OR coalesce(payout_status IN ('PAYOUT_ACH_FAILED', 'PAYOUT_CANCELED'), false)
  OR clawback_status IS NOT NULL OR reverse_payout_status IS NOT NULL
  OR ach_return_code IS NOT NULL OR failure_code IS NOT NULL) STORED;
COMMENT ON COLUMN transaction_states.failed_or_canceled IS 'true: a stage failed, came back or was canceled';
CREATE INDEX transaction_states_failed ON transaction_states (shard, processor_id, uuid) WHERE failed_or_canceled;
