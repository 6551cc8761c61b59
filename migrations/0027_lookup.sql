-- Indexes for the operator's search: users by name, bank accounts by their last four characters.

CREATE INDEX users_by_name ON users (shard, processor_id, lower(coalesce(business_name, last_name)) text_pattern_ops)
  WHERE coalesce(business_name, last_name) IS NOT NULL;
CREATE INDEX bank_accounts_by_last4 ON bank_accounts (shard, processor_id, account_number_last4) WHERE account_number_last4 <> '';
