-- What joins a merchant's payout batch is a member of it for good: one row each time that a payment
-- joins, with the amount it joined with.

CREATE TABLE batch_payout_members (
  processor_id         uuid NOT NULL,
  merchant_batch_uuid  uuid NOT NULL,
  transaction_uuid     uuid NOT NULL,
  transition           text NOT NULL,
  source_uuid          uuid NOT NULL,
  amount               bigint NOT NULL CHECK (amount >= 0),
  joined_at            timestamptz NOT NULL,
  PRIMARY KEY (processor_id, merchant_batch_uuid, transaction_uuid, source_uuid),
  FOREIGN KEY (processor_id, merchant_batch_uuid) REFERENCES merchant_batches (processor_id, uuid)
);
COMMENT ON TABLE batch_payout_members IS 'a payment that joined a merchant''s payout batch; a payment may join several batches, one after the other';
COMMENT ON COLUMN batch_payout_members.transition IS 'the move that reserved what the payment joined with: P1, or P7 for a left-over';
COMMENT ON COLUMN batch_payout_members.source_uuid IS 'the source of that move';
COMMENT ON COLUMN batch_payout_members.amount IS 'cents reserved for the entry of the batch; 0: an offset took all of it';
CREATE INDEX batch_payout_members_of_payment ON batch_payout_members (processor_id, transaction_uuid);
REVOKE UPDATE, DELETE, TRUNCATE ON batch_payout_members FROM CURRENT_USER;

ALTER TABLE legs ADD COLUMN merchant_batch_uuid uuid;
COMMENT ON COLUMN legs.merchant_batch_uuid IS 'the merchant''s batch whose entry it is a part of; null: it is an entry of its own';
ALTER TABLE merchant_batches ADD COLUMN told_amount bigint;
COMMENT ON COLUMN merchant_batches.told_amount IS 'cents that MerchantBatchPayout named; null: not told yet, of refunds, or told by a version that did not keep it';
COMMENT ON COLUMN transactions.merchant_batch_uuid IS 'the batch whose entry pays what is reserved now; null: it is an entry of its own. batch_payout_members names every batch it joined';

-- A daily run made P1 and P7 of batch payees in the phase in which it put them into their batches.
-- A P7 whose source is a leg or an act of an operator was paid by an entry of its own, and joined
-- none.
INSERT INTO batch_payout_members (processor_id, merchant_batch_uuid, transaction_uuid, transition, source_uuid, amount, joined_at)
SELECT h.processor_id, m.uuid, h.transaction_uuid, h.transition, h.source_uuid, coalesce(reserved.amount, 0), h.moved_at
FROM transactions t
JOIN transitions h ON h.processor_id = t.processor_id AND h.transaction_uuid = t.uuid AND h.transition IN ('P1', 'P7')
CROSS JOIN LATERAL (
  SELECT b.uuid FROM batches b
  WHERE b.processor_id = t.processor_id AND b.kind = 'payout' AND b.created_at <= h.moved_at
  ORDER BY b.created_at DESC LIMIT 1) AS run
JOIN merchant_batches m ON m.processor_id = t.processor_id AND m.batch_uuid = run.uuid AND m.merchant_uuid = t.payee_uuid
  AND m.vendor_id IS NOT DISTINCT FROM t.vendor_id AND m.bank_account_uuid = t.payee_bank_account_uuid
LEFT JOIN LATERAL (
  SELECT sum(p.amount) AS amount FROM postings p
  WHERE p.processor_id = h.processor_id AND p.transaction_uuid = h.transaction_uuid AND p.transition = h.transition
    AND p.source_uuid = h.source_uuid AND p.credit_account = 'PRES') AS reserved ON true
WHERE t.payout_type = 'batch' AND t.merchant_batch_uuid IS NOT NULL
  AND NOT EXISTS (SELECT FROM legs l WHERE l.uuid = h.source_uuid)
  AND NOT EXISTS (SELECT FROM audit_trail a WHERE a.uuid = h.source_uuid);

-- Each entry is of the batch that its payment had joined when it was chosen into a file.
UPDATE legs SET merchant_batch_uuid = joined.merchant_batch_uuid
FROM (
  SELECT l.processor_id, l.uuid, b.merchant_batch_uuid
  FROM transactions t
  JOIN legs l ON l.processor_id = t.processor_id AND l.transaction_uuid = t.uuid AND l.stage = 'payout'
  CROSS JOIN LATERAL (
    SELECT h.source_uuid FROM transitions h
    WHERE h.processor_id = t.processor_id AND h.transaction_uuid = t.uuid AND h.transition IN ('P1', 'P6', 'P7')
      AND h.moved_at <= l.created_at
    ORDER BY h.number DESC LIMIT 1) AS latest
  JOIN batch_payout_members b ON b.processor_id = t.processor_id AND b.transaction_uuid = t.uuid
    AND b.source_uuid = latest.source_uuid
  WHERE t.payout_type = 'batch' AND t.merchant_batch_uuid IS NOT NULL
  UNION ALL
  SELECT l.processor_id, l.uuid, r.merchant_batch_uuid
  FROM refunds r
  JOIN legs l ON l.processor_id = r.processor_id AND l.transaction_uuid = r.transaction_uuid AND l.refund_uuid = r.uuid
    AND l.stage = 'refund_capture'
  WHERE r.merchant_batch_uuid IS NOT NULL) AS joined
WHERE legs.processor_id = joined.processor_id AND legs.uuid = joined.uuid;

-- What was reserved anew beside a daily run waits for an entry of its own.
UPDATE transactions t SET merchant_batch_uuid = NULL
WHERE t.merchant_batch_uuid IS NOT NULL AND NOT EXISTS (
  SELECT FROM batch_payout_members b
  WHERE b.processor_id = t.processor_id AND b.transaction_uuid = t.uuid AND b.merchant_batch_uuid = t.merchant_batch_uuid
    AND b.source_uuid = (
      SELECT h.source_uuid FROM transitions h
      WHERE h.processor_id = t.processor_id AND h.transaction_uuid = t.uuid AND h.transition IN ('P1', 'P6', 'P7')
      ORDER BY h.number DESC LIMIT 1));

-- A further entry of a member, which was an entry of its own, wrote its trace number over that of
-- the batch.
UPDATE merchant_batches m SET trace_id = latest.trace_id, file_uuid = latest.file_uuid
FROM (
  SELECT DISTINCT ON (processor_id, merchant_batch_uuid) processor_id, merchant_batch_uuid, trace_id, file_uuid
  FROM legs WHERE merchant_batch_uuid IS NOT NULL AND stage = 'payout'
  ORDER BY processor_id, merchant_batch_uuid, created_at DESC, uuid DESC) AS latest
WHERE m.processor_id = latest.processor_id AND m.uuid = latest.merchant_batch_uuid
  AND (m.trace_id, m.file_uuid) IS DISTINCT FROM (latest.trace_id, latest.file_uuid);
