// What a posting leaves for the balances: a part of the statement that posts, so that neither comes
// without the other.

/**
 * The body of a CTE beside `posted`, which must insert postings and return their sides, owners,
 * amount and `posted_at`. Adds what was posted to the deltas, one row for each account, owner and
 * day, however many postings there were. Whatever inserts postings needs it: the invariant
 * `balances_are_their_postings` finds out.
 */
export const addDeltasOfPosted = `
  INSERT INTO ledger_deltas (processor_id, owner_uuid, account, day, debits, credits, sides, crossings)
  SELECT p.processor_id, side.owner_uuid, side.account, (p.posted_at AT TIME ZONE 'UTC')::date, sum(side.debit),
         sum(side.credit), count(*), count(*) FILTER (WHERE p.debit_owner_uuid <> p.credit_owner_uuid)
  FROM posted p
  CROSS JOIN LATERAL (VALUES (p.debit_account, p.debit_owner_uuid, p.amount, 0),
                             (p.credit_account, p.credit_owner_uuid, 0, p.amount)) AS side (account, owner_uuid, debit, credit)
  GROUP BY p.processor_id, side.owner_uuid, side.account, (p.posted_at AT TIME ZONE 'UTC')::date`;
