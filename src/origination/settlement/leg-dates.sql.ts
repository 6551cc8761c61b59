// Queries on the calendar of what was sent: which legs of which file it moves next, and when.
import type { Queryable } from '../../database/database.ts';
import type { StageName } from '../../lifecycle/stage-names.ts';

/**
 * Legs of a stage of a file that stand in a state until an instant: a sent leg settles, a settled
 * debit becomes good.
 */
export interface LegDate {
  file_uuid: string;
  stage: StageName;
  state: 'sent' | 'settled';
  due_at: Date;
}

/** The dates of a bank's files that have come, the earliest first. */
export function selectLegDates(db: Queryable, bank: string, state: LegDate['state'], until: Date): Promise<LegDate[]> {
  return db.query(
    `SELECT d.file_uuid, d.stage, d.state, d.due_at
     FROM leg_dates d JOIN bank_files f ON f.uuid = d.file_uuid
     WHERE d.state = $2 AND d.due_at <= $3 AND f.bank = $1
     ORDER BY d.due_at, d.file_uuid, d.stage`,
    [bank, state, until],
  );
}

/**
 * An INSERT that notes the dates of legs `from` a CTE with file_uuid, stage, state and due_at.
 * Whatever gives a leg a date needs it. In one order, so that no two phases wait for each other.
 */
export const noteDates = (from: string) => `
       INSERT INTO leg_dates (file_uuid, stage, state, due_at)
       SELECT DISTINCT file_uuid, stage, state, due_at FROM ${from} WHERE due_at IS NOT NULL
       ORDER BY file_uuid, stage, state, due_at
       ON CONFLICT DO NOTHING`;

/** All its legs have moved. */
export async function deleteLegDate(db: Queryable, { file_uuid, stage, state, due_at }: LegDate): Promise<void> {
  await db.query('DELETE FROM leg_dates WHERE state = $1 AND due_at = $2 AND file_uuid = $3 AND stage = $4', [
    state,
    due_at,
    file_uuid,
    stage,
  ]);
}
