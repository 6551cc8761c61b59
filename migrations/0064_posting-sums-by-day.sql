-- The flows of all tenants read the sums of some days: in the order of the primary key these lie
-- apart, one tenant from the other.
CREATE INDEX posting_sums_by_day ON posting_sums (day, transition, debit_account, credit_account)
  INCLUDE (posting_count, amount);
