-- What is owed to payers, or by them, is found by the few postings on those accounts: a payer may be a merchant that is paid every day.

CREATE INDEX postings_owed_to_payer ON postings (processor_id, credit_owner_uuid, transaction_uuid)
  WHERE credit_account = 'PAYER';
CREATE INDEX postings_owed_by_payer ON postings (processor_id, debit_owner_uuid, transaction_uuid)
  WHERE debit_account = 'RECV';
