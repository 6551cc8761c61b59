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
  /**
   * Banking days from settlement until the legs are good; 0: they have not settled. Of the captures
   * of a file, those payments with this `payout_delay_days`.
   */
  delay_days: number;
}

/** The dates of a bank's files up to `until`, the earliest first. */
export function selectLegDates(db: Queryable, bank: string, state: LegDate['state'], until: Date): Promise<LegDate[]> {
  return db.query(
    `SELECT d.file_uuid, d.stage, d.state, d.due_at, d.delay_days
     FROM leg_dates d JOIN bank_files f ON f.uuid = d.file_uuid
     WHERE d.state = $2 AND d.due_at <= $3 AND f.bank = $1
     ORDER BY d.due_at, d.file_uuid, d.stage, d.delay_days`,
    [bank, state, until],
  );
}

/**
 * An INSERT that stores the dates `from` rows with file_uuid, stage, state, due_at and delay_days.
 * Every query that moves legs to a state which the calendar ends needs it. The rows are sorted so
 * that two phases cannot deadlock.
 */
export const noteDates = (from: string) => `
       INSERT INTO leg_dates (file_uuid, stage, state, due_at, delay_days)
       SELECT DISTINCT file_uuid, stage, state, due_at, delay_days FROM ${from}
       ORDER BY file_uuid, stage, state, due_at, delay_days
       ON CONFLICT DO NOTHING`;

/** For a date of which all legs have moved. */
export async function deleteLegDate(db: Queryable, date: LegDate): Promise<void> {
  await db.query(
    'DELETE FROM leg_dates WHERE state = $1 AND due_at = $2 AND file_uuid = $3 AND stage = $4 AND delay_days = $5',
    [date.state, date.due_at, date.file_uuid, date.stage, date.delay_days],
  );
}

/** The sent legs of a file do not settle: the bank rejected it. */
export async function deleteSettlementDates(db: Queryable, fileUuid: string): Promise<void> {
  await db.query(`DELETE FROM leg_dates WHERE state = 'sent' AND file_uuid = $1`, [fileUuid]);
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
