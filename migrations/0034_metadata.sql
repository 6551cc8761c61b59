-- Metadata of users, payments and refunds: what their tenants want to find again.

ALTER TABLE users ADD COLUMN metadata json;
COMMENT ON COLUMN users.metadata IS 'text by name; null: none';
ALTER TABLE transactions ADD COLUMN metadata json;
COMMENT ON COLUMN transactions.metadata IS 'text by name; null: none';
ALTER TABLE refunds ADD COLUMN metadata json;
COMMENT ON COLUMN refunds.metadata IS 'text by name; null: none';

-- A view that is replaced takes new columns at its end.
CREATE OR REPLACE VIEW current_transactions AS
SELECT t.shard, t.processor_id, t.uuid, t.vendor_id, t.payer_uuid, t.payee_uuid, t.payer_bank_account_uuid,
  t.payee_bank_account_uuid, t.payer_aggregator_type, t.payee_aggregator_type, t.type, t.speed, t.payout_type,
  t.payout_delay_days, t.amount, t.transaction_fee, t.created_at, t.client_reference_id, t.company_name,
  t.description, t.addenda,
  coalesce(s.updated_at, t.created_at) AS updated_at,
  coalesce(s.transaction_status, 'CAPTURE_PENDING') AS transaction_status,
  coalesce(s.capture_status, 'CAPTURE_PENDING') AS capture_status,
  s.payout_status, s.clawback_status, s.reverse_payout_status,
  s.capture_leg, s.payout_leg, s.clawback_leg, s.reverse_payout_leg,
  coalesce(s.event_count, 1::smallint) AS event_count,
  coalesce(s.move_count, 1::smallint) AS move_count,
  coalesce(s.refund_count, 0::smallint) AS refund_count,
  coalesce(s.open_hold_count, 0::smallint) AS open_hold_count,
  coalesce(s.payout_back, false) AS payout_back,
  coalesce(s.payout_again, false) AS payout_again,
  coalesce(s.unauthorized, false) AS unauthorized,
  coalesce(s.left_over, false) AS left_over,
  s.counted_merchant_uuid, s.merchant_batch_uuid,
  s.capture_bank_account_uuid, s.payout_bank_account_uuid, s.reverse_payout_bank_account_uuid,
  s.capture_trace_id, s.payout_trace_id, s.reverse_payout_trace_id,
  s.ach_return_code, s.failure_code, s.failure_reason, s.cancel_reason,
  t.metadata
FROM transactions t LEFT JOIN transaction_states s ON s.shard = t.shard AND s.processor_id = t.processor_id AND s.uuid = t.uuid;
