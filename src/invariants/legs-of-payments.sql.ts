// The legs of payments, as the queries of invariants read them.

const columns = `shard, processor_id, uuid, transaction_uuid, refund_uuid, stage, attempt, state, amount, file_uuid, entry_uuid, due_at,
  created_at`;

/**
 * All legs, named `l`. Rejected legs have one index and the others another, so the two are read
 * separately: a slice of payments never reads the whole table.
 */
export const allLegs = `(SELECT ${columns} FROM legs WHERE NOT rejected UNION ALL SELECT ${columns} FROM legs WHERE rejected) AS l`;

/** Each payment with its legs, named `t` and `l`. */
export const withLegs = (payments: string) =>
  `${payments} JOIN ${allLegs} ON l.shard = t.shard AND l.processor_id = t.processor_id AND l.transaction_uuid = t.uuid`;

/** The same with the entry of each leg, named `e`. */
export const withEntries = (payments: string) =>
  `${withLegs(payments)} JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid`;
