// The part of a query that adds its postings to the balance deltas, so that both are written or
// neither.

/**
 * The body of a CTE after `posted`, which must insert postings and return their tenant (`shard`,
 * `processor_id`), accounts, owners, amount and `posted_at`. Writes one delta for each account,
 * owner and day, however many postings there are. Every query that inserts postings needs it: the
 * invariant `balances_equal_postings` reports one that does not use it.
 */
export const addDeltasOfPosted = `
  INSERT INTO ledger_deltas (shard, processor_id, owner_uuid, account, day, debits, credits, sides, crossings)
  SELECT p.shard, p.processor_id, side.owner_uuid, side.account, (p.posted_at AT TIME ZONE 'UTC')::date, sum(side.debit),
         sum(side.credit), count(*), count(*) FILTER (WHERE p.debit_owner_uuid <> p.credit_owner_uuid)
  FROM posted p
  CROSS JOIN LATERAL (VALUES (p.debit_account, p.debit_owner_uuid, p.amount, 0),
                             (p.credit_account, p.credit_owner_uuid, 0, p.amount)) AS side (account, owner_uuid, debit, credit)
  GROUP BY p.shard, p.processor_id, side.owner_uuid, side.account, (p.posted_at AT TIME ZONE 'UTC')::date`;
