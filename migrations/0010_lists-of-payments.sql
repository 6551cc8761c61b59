-- Checkpoints in the lists of payments: any page of a list and its exact total, without a walk
-- through the list (decision 27).

-- A list is of a tenant, or of a vendor, of a payer's or of a payee's bank account, or of both
-- accounts. The nil uuid: the list is not narrowed by this column.
CREATE TABLE list_checkpoints (
  shard                    smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id             uuid NOT NULL,
  vendor_id                uuid NOT NULL,
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  transaction_uuid         uuid NOT NULL,
  rows_before              bigint NOT NULL,
  PRIMARY KEY (shard, processor_id, vendor_id, payer_bank_account_uuid, payee_bank_account_uuid, transaction_uuid)
    INCLUDE (rows_before)
);
COMMENT ON COLUMN list_checkpoints.transaction_uuid IS 'a payment whose uuid ends in a zero byte: about every 256th of the list';
COMMENT ON COLUMN list_checkpoints.rows_before IS 'payments of the list before this one';
CREATE INDEX list_checkpoints_by_rows ON list_checkpoints
  (shard, processor_id, vendor_id, payer_bank_account_uuid, payee_bank_account_uuid, rows_before) INCLUDE (transaction_uuid);

CREATE TABLE list_checkpoints_due (
  shard             smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id      uuid NOT NULL,
  transaction_uuid  uuid NOT NULL,
  PRIMARY KEY (shard, processor_id, transaction_uuid)
);
COMMENT ON TABLE list_checkpoints_due IS 'from this payment on, checkpoints may be missing or may not count all payments';

CREATE TABLE list_asked_pairs (
  shard                    smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id             uuid NOT NULL,
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  entered_before           uuid NOT NULL,
  PRIMARY KEY (shard, processor_id, payer_bank_account_uuid, payee_bank_account_uuid)
);
COMMENT ON TABLE list_asked_pairs IS 'a payer''s and a payee''s bank account, both with many payments, whose common list somebody has read';
COMMENT ON COLUMN list_asked_pairs.entered_before IS 'payments of the pair before this one are in list_pair_payments, up to the first payment whose checkpoints are due; the greatest uuid: all payments';

CREATE TABLE list_pair_payments (
  shard                    smallint NOT NULL CHECK (shard = (get_byte(uuid_send(processor_id), 15) & 63)),
  processor_id             uuid NOT NULL,
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  transaction_uuid         uuid NOT NULL,
  PRIMARY KEY (shard, processor_id, payer_bank_account_uuid, payee_bank_account_uuid, transaction_uuid)
);
COMMENT ON TABLE list_pair_payments IS 'a payment of an asked pair';
