-- An account that a return disabled is no match: it may be added anew, and then several rows name
-- the same account. Of these at most one is usable (decision 56).

DROP INDEX bank_accounts_matching;
CREATE UNIQUE INDEX bank_accounts_matching ON bank_accounts (processor_id, user_uuid, matching_index)
  WHERE deleted_at IS NULL AND disabled_at IS NULL;
