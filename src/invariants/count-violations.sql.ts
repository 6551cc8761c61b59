// Statements that count what breaks an invariant, over everything or over what has moved lately.
import type { Queryable } from '../database/database.ts';
import type { Checked, Invariant } from './invariant.ts';

const everyPayment = 'transactions t';

/** Payments that moved since $1: every change of a payment leaves a history row, and those are found by time. */
const movedPayments = `(
  SELECT DISTINCT processor_id, transaction_uuid AS uuid FROM transitions WHERE moved_at >= $1
) AS moved JOIN transactions t USING (processor_id, uuid)`;

const examplesShown = 5;

/** `since` null: everything. One statement: what it sees is of one moment. */
export async function countViolations(
  db: Queryable,
  { name, statement }: Invariant,
  since: Date | null,
): Promise<Checked> {
  const [row] = await db.query<Omit<Checked, 'invariant'>>(
    `WITH violations AS MATERIALIZED (
       SELECT processor_id, subject_uuid, found FROM (${statement(since === null ? everyPayment : movedPayments)}) AS broken
     ), examples AS (
       SELECT processor_id, subject_uuid, found FROM violations ORDER BY processor_id, subject_uuid, found LIMIT ${examplesShown}
     )
     SELECT (SELECT count(*) FROM violations) AS violations,
            (SELECT coalesce(json_agg(examples), '[]') FROM examples) AS examples
     WHERE $1::timestamptz IS NOT NULL`,
    [since ?? '-infinity'],
  );
  return { invariant: name, ...row! };
}

/** How long each further statement of the phase may take. */
export async function limitStatements(db: Queryable, timeoutMs: number): Promise<void> {
  await db.query(`SELECT set_config('statement_timeout', $1, true)`, [String(timeoutMs)]);
}
