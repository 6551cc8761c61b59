-- The payouts of a merchant are read by the bank accounts that they credited, newest first.

CREATE INDEX entries_of_payouts ON entries (shard, processor_id, bank_account_uuid, uuid) WHERE purpose = 'payout';
