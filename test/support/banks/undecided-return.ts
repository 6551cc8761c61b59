// Breaks invariants: what waits for an operator, while payouts left all the same.
import type { Queryable } from '../../../src/platform/database/database.ts';

/** CTEs that end in `read`: a received file of returns. */
export const returnsOf = (bank: string) => `kept AS (
       INSERT INTO archived_files (uuid, bank, direction, form, name, created_at, retain_until)
       VALUES (gen_random_uuid(), '${bank}', 'inbound', 'content', 'returns.ach', now(), now()) RETURNING uuid
     ), read AS (
       INSERT INTO inbound_files (content_uuid, bank, name, verdict, problems, problem_count, entries, debits, credits, read_at)
       SELECT uuid, '${bank}', 'returns.ach', 'accept', '[]', 0, 1, 0, 0, now() FROM kept RETURNING content_uuid)`;

export async function suspendSilently(db: Queryable, transactionUuid: string): Promise<void> {
  await db.query(
    `WITH ${returnsOf('simulated')}
     INSERT INTO bank_items (content_uuid, number, uuid, kind, code, direction, amount, original_trace, item_trace,
       details_sealed, received_at, state)
     SELECT read.content_uuid, 1, gen_random_uuid(), 'return', 'R01', 'debit', 1, e.trace_id, '', '', f.cut_off_at, 'suspense'
     FROM read, legs c
     JOIN entries e ON e.uuid = c.entry_uuid
     JOIN legs p ON p.transaction_uuid = c.transaction_uuid AND p.stage = 'payout'
     JOIN bank_files f ON f.uuid = p.file_uuid
     WHERE c.transaction_uuid = $1 AND c.stage = 'capture'`,
    [transactionUuid],
  );
}

/** The received file is in quarantine. */
export const quarantineSilently = (db: Queryable) =>
  db.query(`WITH ${returnsOf('simulated').replace("'accept'", "'quarantine'")} SELECT FROM read`, []);
