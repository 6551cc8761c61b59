// Every debit and credit of a payment, for queries that sum them.

// In the order of the primary key: the planner then takes that index also while it has no
// statistics. Another index would read all postings of the tenant.
const byKey = 'ORDER BY p.transition, p.source_uuid, p.line';

/**
 * Rows `(account, owner_uuid, amount, posted_at)`, debit positive. `payment`: an alias in scope
 * that has `shard` and `processor_id`. `uuid`: its identifier. The debit of an offset (K6) belongs
 * to the payment that paid.
 */
export const linesOfPayment = (payment: string, uuid = `${payment}.transaction_uuid`): string => `
  (SELECT credit_account AS account, credit_owner_uuid AS owner_uuid, -amount AS amount, posted_at FROM postings p
   WHERE p.shard = ${payment}.shard AND p.processor_id = ${payment}.processor_id
     AND p.transaction_uuid = ${uuid}
   ${byKey})
  UNION ALL
  (SELECT debit_account, debit_owner_uuid, amount, posted_at FROM postings p
   WHERE p.shard = ${payment}.shard AND p.processor_id = ${payment}.processor_id
     AND p.transaction_uuid = ${uuid} AND p.debit_transaction_uuid IS NULL
   ${byKey})
  UNION ALL
  SELECT debit_account, debit_owner_uuid, amount, posted_at FROM postings p
  WHERE p.shard = ${payment}.shard AND p.processor_id = ${payment}.processor_id
    AND p.debit_transaction_uuid = ${uuid}`;
