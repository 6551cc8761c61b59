-- Marks in the lists of payments: any page of any list, and its exact total, without walking there (decision 36).

-- A list: of a tenant, or narrowed to a vendor, to an account as payer or as payee, to both; nil: not narrowed by it.
CREATE TABLE list_marks (
  processor_id             uuid NOT NULL,
  vendor_id                uuid NOT NULL,
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  transaction_uuid         uuid NOT NULL,
  rows_before              bigint NOT NULL,
  PRIMARY KEY (processor_id, vendor_id, payer_bank_account_uuid, payee_bank_account_uuid, transaction_uuid) INCLUDE (rows_before)
);
COMMENT ON COLUMN list_marks.transaction_uuid IS 'where it stands: at a payment whose uuid ends in a zero byte, about every 256th of the list';
COMMENT ON COLUMN list_marks.rows_before IS 'payments of the list that stand before it';
CREATE INDEX list_marks_by_rows ON list_marks (processor_id, vendor_id, payer_bank_account_uuid, payee_bank_account_uuid, rows_before)
  INCLUDE (transaction_uuid);

-- Written in the statement that starts payments, by inserts alone, one row a batch; gone when marks are set: always small.
CREATE TABLE list_marks_due (
  processor_id      uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  PRIMARY KEY (processor_id, transaction_uuid)
);
COMMENT ON TABLE list_marks_due IS 'from this payment on, marks may be missing or may not count all';

-- Of payments that are there, all marks are due.
INSERT INTO list_marks_due (processor_id, transaction_uuid)
SELECT p.processor_id, oldest.uuid
FROM processors p
CROSS JOIN LATERAL (SELECT t.uuid FROM transactions t WHERE t.processor_id = p.processor_id ORDER BY t.uuid LIMIT 1) AS oldest;
