// Queries on the dates when the calendar moves the legs of a file next.

import type { Purpose } from '../../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { toSettle } from '../files/bank-files.sql.ts';

/**
 * The legs of one stage of a file that keep a state until `due_at`: sent legs settle then, and
 * settled debits become good.
 */
export interface LegDate {
  file_uuid: string;
  stage: Purpose;
  state: 'sent' | 'settled';
  due_at: Date;
}

/** The dates of a bank's files up to `until`, the earliest first. */
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
 * An INSERT that stores the dates of legs `from` a CTE with file_uuid, stage, state and due_at.
 * Every query that sets `due_at` of a leg needs it. The rows are sorted so that two phases
 * cannot deadlock.
 */
export const noteDates = (from: string) => `
       INSERT INTO leg_dates (file_uuid, stage, state, due_at)
       SELECT DISTINCT file_uuid, stage, state, due_at FROM ${from} WHERE due_at IS NOT NULL
       ORDER BY file_uuid, stage, state, due_at
       ON CONFLICT DO NOTHING`;

/** For a date of which all legs have moved. */
export async function deleteLegDate(db: Queryable, { file_uuid, stage, state, due_at }: LegDate): Promise<void> {
  await db.query('DELETE FROM leg_dates WHERE state = $1 AND due_at = $2 AND file_uuid = $3 AND stage = $4', [
    state,
    due_at,
    file_uuid,
    stage,
  ]);
}

/**
 * Whether the calendar has anything to move at an instant: entries that settle or become good, or a
 * file that settles. `readAt`: the time up to which the bank's files were read.
 */
export async function anyDateHasCome(
  db: Queryable,
  bank: string,
  { at, readAt }: { at: Date; readAt: Date },
): Promise<boolean> {
  const [row] = await db.query<{ has_come: boolean }>(
    `SELECT EXISTS (SELECT FROM leg_dates d JOIN bank_files f ON f.uuid = d.file_uuid
                    WHERE f.bank = $1 AND d.state = 'sent' AND d.due_at <= $2)
         OR EXISTS (SELECT FROM leg_dates d JOIN bank_files f ON f.uuid = d.file_uuid
                    WHERE f.bank = $1 AND d.state = 'settled' AND d.due_at <= $3)
         OR EXISTS (SELECT FROM bank_files WHERE ${toSettle} AND bank = $1 AND settles_at <= $2) AS has_come`,
    [bank, at, readAt],
  );
  return row!.has_come;
}
