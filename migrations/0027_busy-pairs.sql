-- The list of two accounts that both have much: its payments are entered by those who set marks, so that no start pays for an index by both (decision 36).

CREATE TYPE payment_side AS ENUM ('payer', 'payee');

CREATE TABLE list_busy_sides (
  processor_id       uuid NOT NULL,
  side               payment_side NOT NULL,
  bank_account_uuid  uuid NOT NULL,
  PRIMARY KEY (processor_id, side, bank_account_uuid)
);
COMMENT ON TABLE list_busy_sides IS 'accounts whose list, on this side, has a mark that counts a thousand payments; one that is busy stays so';

CREATE TABLE list_busy_pairs (
  processor_id             uuid NOT NULL,
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  transaction_uuid         uuid NOT NULL,
  vendor_id                uuid,
  PRIMARY KEY (processor_id, payer_bank_account_uuid, payee_bank_account_uuid, transaction_uuid) INCLUDE (vendor_id)
);
COMMENT ON TABLE list_busy_pairs IS 'the payments, up to the first whose marks are due, of which both accounts are busy';

-- Of payments that are there, all are due.
INSERT INTO list_marks_due (processor_id, transaction_uuid)
SELECT p.processor_id, oldest.uuid
FROM processors p
CROSS JOIN LATERAL (SELECT t.uuid FROM transactions t WHERE t.processor_id = p.processor_id ORDER BY t.uuid LIMIT 1) AS oldest
ON CONFLICT DO NOTHING;
