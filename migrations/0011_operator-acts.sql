-- Acts of an operator: entries that are repeated on another account of the same user, and a payer's debt that is written off or paid.

ALTER TABLE transactions
  ADD COLUMN payout_bank_account_uuid          uuid,
  ADD COLUMN reverse_payout_bank_account_uuid  uuid;
COMMENT ON COLUMN transactions.payout_bank_account_uuid IS 'the account of the payee that an operator chose instead of payee_bank_account_uuid: all their entries go there from then on';
COMMENT ON COLUMN transactions.reverse_payout_bank_account_uuid IS 'the account of the payer that an operator chose instead of payer_bank_account_uuid';
ALTER TABLE refunds ADD COLUMN refund_payout_bank_account_uuid uuid;
COMMENT ON COLUMN refunds.refund_payout_bank_account_uuid IS 'the account of the payer that an operator chose instead of payer_bank_account_uuid of the payment';

-- What is still to come on an account that an operator chose.
CREATE INDEX transactions_by_chosen_payout_account ON transactions (processor_id, payout_bank_account_uuid)
  WHERE payout_bank_account_uuid IS NOT NULL;
CREATE INDEX transactions_by_chosen_reverse_account ON transactions (processor_id, reverse_payout_bank_account_uuid)
  WHERE reverse_payout_bank_account_uuid IS NOT NULL;
CREATE INDEX refunds_by_chosen_account ON refunds (processor_id, refund_payout_bank_account_uuid)
  WHERE refund_payout_bank_account_uuid IS NOT NULL;

INSERT INTO legal_postings (transition, debit_account, credit_account) VALUES
  ('X1', 'LOSS', 'RECV'),
  ('X2', 'BANK', 'RECV'), ('X2', 'BANK', 'LOSS'), ('X2', 'BANK', 'PAYER'),
  ('X2w', 'BANK', 'RECV'), ('X2w', 'BANK', 'LOSS'), ('X2w', 'BANK', 'PAYER');
