-- The list of both accounts is read through the index of one: it says whom else a payment is with, so that the payment need not be looked at.

DROP INDEX transactions_by_payer_account;
CREATE INDEX transactions_by_payer_account ON transactions (processor_id, payer_bank_account_uuid, uuid)
  INCLUDE (payee_bank_account_uuid);

DROP INDEX transactions_by_payee_account;
CREATE INDEX transactions_by_payee_account ON transactions (processor_id, payee_bank_account_uuid, uuid)
  INCLUDE (payer_bank_account_uuid);
