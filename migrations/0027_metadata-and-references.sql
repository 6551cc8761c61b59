-- What a tenant keeps in the record: metadata that changes and is searched, and references that
-- name one payment only.

-- Off: a start looks at no other payment.
ALTER TABLE processors ADD COLUMN unique_client_reference_ids boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN processors.unique_client_reference_ids IS 'true: a second payment of a tenant or vendor with the same client_reference_id is refused';

-- What was asked never changes (decision 25), so metadata that changed is where the payment stands.
ALTER TABLE transaction_states ADD COLUMN metadata json;
COMMENT ON COLUMN transaction_states.metadata IS 'text by key, as it was changed last; null: as transactions has it';

CREATE OR REPLACE VIEW current_transactions AS
SELECT t.shard, t.processor_id, t.uuid, t.vendor_id, t.payer_uuid, t.payee_uuid, t.payer_bank_account_uuid,
  t.payee_bank_account_uuid, t.payer_aggregator_type, t.payee_aggregator_type, t.type, t.speed, t.payout_type,
  t.payout_delay_days, t.amount, t.transaction_fee, t.created_at, t.client_reference_id, t.company_name,
  t.description, t.addenda,
  coalesce(s.metadata, t.metadata) AS metadata,
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
  s.ach_return_code, s.failure_code, s.failure_reason, s.cancel_reason
FROM transactions t LEFT JOIN transaction_states s ON s.shard = t.shard AND s.processor_id = t.processor_id AND s.uuid = t.uuid;

CREATE TYPE metadata_subject AS ENUM ('payment', 'refund', 'user');

-- A search for one value reads its entries from the newest record on, however many records have it.
CREATE TABLE metadata_entries (
  shard         smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id  uuid NOT NULL,
  entry_hash    uuid NOT NULL,
  subject       metadata_subject NOT NULL,
  subject_uuid  uuid NOT NULL,
  PRIMARY KEY (shard, processor_id, entry_hash, subject, subject_uuid)
);
COMMENT ON TABLE metadata_entries IS 'a key and its value in the metadata that a payment, refund or user has now. A record without metadata has no rows';
COMMENT ON COLUMN metadata_entries.entry_hash IS 'the first 16 bytes of SHA-256 of key, zero byte and value';

INSERT INTO metadata_entries (shard, processor_id, entry_hash, subject, subject_uuid)
SELECT recorded.shard, recorded.processor_id,
  encode(substring(sha256(convert_to(entry.key, 'UTF8') || '\x00'::bytea || convert_to(entry.value, 'UTF8')) FROM 1 FOR 16), 'hex')::uuid,
  recorded.subject::metadata_subject, recorded.uuid
FROM (
  SELECT shard, processor_id, 'payment' AS subject, uuid, metadata FROM transactions WHERE metadata IS NOT NULL
  UNION ALL
  SELECT shard, processor_id, 'refund', uuid, metadata FROM refunds WHERE metadata IS NOT NULL
  UNION ALL
  SELECT shard, processor_id, 'user', uuid, metadata FROM users WHERE metadata IS NOT NULL
) AS recorded
CROSS JOIN LATERAL json_each_text(recorded.metadata) AS entry
ON CONFLICT DO NOTHING;
