// The payments that a query of an invariant reads, and rows of each of them.

/** Every payment, named `t`. */
export const everyPayment = 'current_transactions t';

/**
 * The payments of a slice, named `t`. `$2`, `$3` and `$4` are their keys.
 *
 * PostgreSQL multiplies the shares of shard, processor_id and uuid, as if they did not depend on
 * each other: with many tenants it would expect one row, and join thousands with nested loops.
 * OFFSET 0 separates the look-up of each key: PostgreSQL expects a row for each.
 */
export const chosenPayments = `unnest($2::smallint[], $3::uuid[], $4::uuid[]) AS chosen (shard, processor_id, uuid)
  CROSS JOIN LATERAL (
    SELECT t.* FROM current_transactions t
    WHERE t.shard = chosen.shard AND t.processor_id = chosen.processor_id AND t.uuid = chosen.uuid OFFSET 0) AS t`;

/**
 * As SQL: joins the rows of a table. For a slice of payments, each row is looked up on its own, for
 * the same reason.
 */
export const joinRows = (payments: string, table: string, alias: string, condition: string, join = 'JOIN'): string =>
  payments === everyPayment
    ? `${join} ${table} ${alias} ON ${condition}`
    : `${join} LATERAL (SELECT ${alias}.* FROM ${table} ${alias} WHERE ${condition} OFFSET 0) AS ${alias} ON true`;

const ofPayment = (alias: string) =>
  `${alias}.shard = t.shard AND ${alias}.processor_id = t.processor_id AND ${alias}.transaction_uuid = t.uuid`;

/** Each payment with the rows of a table that have its transaction_uuid. */
export const withRows = (payments: string, table: string, alias: string): string =>
  `${payments} ${joinRows(payments, table, alias, ofPayment(alias))}`;

/** The same, with one row of nulls for a payment that has none. */
export const withRowsIfAny = (payments: string, table: string, alias: string): string =>
  `${payments} ${joinRows(payments, table, alias, ofPayment(alias), 'LEFT JOIN')}`;
