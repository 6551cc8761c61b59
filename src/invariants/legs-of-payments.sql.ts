// The legs of payments, as statements of invariants read them.

const columns = `processor_id, uuid, transaction_uuid, refund_uuid, stage, attempt, state, amount, bank_account_uuid, file_uuid,
  trace_id, due_at, created_at`;

/**
 * All legs, under the name `l`. One index finds the rejected legs of a payment, another finds the
 * others: read apart, a slice of payments never goes through the whole table.
 */
export const allLegs = `(SELECT ${columns} FROM legs WHERE NOT rejected UNION ALL SELECT ${columns} FROM legs WHERE rejected) AS l`;

/** Each payment with its legs: `t` and `l`. */
export const withLegs = (payments: string) =>
  `${payments} JOIN ${allLegs} ON l.processor_id = t.processor_id AND l.transaction_uuid = t.uuid`;
