-- Lists of two bank accounts are kept only for pairs that somebody reads (decision 79).

-- All of this is derived from the payments. A pair is entered again when its list is read next.
DROP TABLE list_busy_pairs;
DROP TABLE list_busy_sides;
DROP TYPE payment_side;
DELETE FROM list_checkpoints
WHERE payer_bank_account_uuid <> '00000000-0000-0000-0000-000000000000'
  AND payee_bank_account_uuid <> '00000000-0000-0000-0000-000000000000';

CREATE TABLE list_asked_pairs (
  processor_id             uuid NOT NULL,
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  entered_before           uuid NOT NULL,
  PRIMARY KEY (processor_id, payer_bank_account_uuid, payee_bank_account_uuid)
);
COMMENT ON TABLE list_asked_pairs IS 'a payer''s and a payee''s bank account, both with many payments, whose common list somebody has read';
COMMENT ON COLUMN list_asked_pairs.entered_before IS 'payments of the pair before this one are in list_pair_payments, up to the first payment whose checkpoints are due; the greatest uuid: all payments';

CREATE TABLE list_pair_payments (
  processor_id             uuid NOT NULL,
  payer_bank_account_uuid  uuid NOT NULL,
  payee_bank_account_uuid  uuid NOT NULL,
  transaction_uuid         uuid NOT NULL,
  PRIMARY KEY (processor_id, payer_bank_account_uuid, payee_bank_account_uuid, transaction_uuid)
);
COMMENT ON TABLE list_pair_payments IS 'a payment of an asked pair';
