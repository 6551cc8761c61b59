// Queries on closed days of the books.
import type { Day } from '../../../ach/calendar/days.ts';
import type { AccountTotals } from '../../../payments/ledger/trial-balance.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { sealOfDay } from '../../seals/posting-seals.sql.ts';
import type { FileOfDays } from './files-of-days.sql.ts';
import type { StatementOfDays } from './statements-of-days.ts';

/** What is open when a day is closed. */
export interface Carried {
  /** The kind of a card of Today, or `cash_not_shown`. */
  kind: string;
  count: number;
  /** Cents; null: it is not about money. */
  amount: number | null;
  /** Who takes care of it; null: no one yet, so the day cannot be closed. */
  operator_uuid: string | null;
  operator_name: string | null;
}

/** What two operators sign. */
export interface BooksOfDay {
  day: Day;
  /** Null: from the first posting on. */
  first_day: Day | null;
  posting_count: number;
  /** The hash of the posting seal of the day. */
  seal: Buffer;
  accounts: readonly AccountTotals[];
  files: readonly FileOfDays[];
  statements: readonly StatementOfDays[];
  invariants_checked_at: Date;
  carried: readonly Carried[];
}

export interface ClosedDay extends BooksOfDay {
  reason: string;
  first_signed_by: string;
  /** The name when it was signed. */
  first_signer: string;
  first_signed_at: Date;
  second_signed_by: string;
  second_signer: string;
  second_signed_at: Date;
}

const columns = `to_char(day, 'YYYY-MM-DD') AS day, to_char(first_day, 'YYYY-MM-DD') AS first_day, posting_count, seal, accounts,
  files, statements, invariants_checked_at, carried, reason, first_signed_by, first_signer, first_signed_at,
  second_signed_by, second_signer, second_signed_at`;

export async function selectClosedDay(db: Queryable, day: Day): Promise<ClosedDay | null> {
  const [row] = await db.query<ClosedDay>(`SELECT ${columns} FROM closed_days WHERE day = $1::date`, [day]);
  return row ?? null;
}

/** The newest first, before a day (null: all). */
export function selectClosedDays(db: Queryable, before: Day | null, atMost: number): Promise<ClosedDay[]> {
  return db.query(
    `SELECT ${columns} FROM closed_days WHERE day < coalesce($1::date, 'infinity') ORDER BY day DESC LIMIT $2`,
    [before, atMost],
  );
}

/** False: the day, or another one after the same closed day, is closed already. */
export async function insertClosedDay(db: Queryable, closed: ClosedDay): Promise<boolean> {
  const inserted = await db.query(
    `INSERT INTO closed_days (day, first_day, posting_count, seal, accounts, files, statements, invariants_checked_at, carried,
       reason, first_signed_by, first_signer, first_signed_at, second_signed_by, second_signer, second_signed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     ON CONFLICT DO NOTHING RETURNING day`,
    [
      closed.day,
      closed.first_day,
      closed.posting_count,
      closed.seal,
      JSON.stringify(closed.accounts),
      JSON.stringify(closed.files),
      JSON.stringify(closed.statements),
      closed.invariants_checked_at,
      JSON.stringify(closed.carried),
      closed.reason,
      closed.first_signed_by,
      closed.first_signer,
      closed.first_signed_at,
      closed.second_signed_by,
      closed.second_signer,
      closed.second_signed_at,
    ],
  );
  return inserted.length === 1;
}

/** Null: the postings of the day are not sealed yet. `first_day` null: from the first one on. */
export async function selectSealOfDays(
  db: Queryable,
  { first_day, day }: Pick<BooksOfDay, 'first_day' | 'day'>,
): Promise<Pick<BooksOfDay, 'seal' | 'posting_count'> | null> {
  const [row] = await db.query<Pick<BooksOfDay, 'seal' | 'posting_count'>>(
    `SELECT sealed.hash AS seal,
            (SELECT sum(posting_count)::bigint FROM posting_seals
             WHERE day <= $2::date AND day >= coalesce($1::date, '-infinity')) AS posting_count
     FROM (SELECT ${sealOfDay('$2::date')} AS hash) AS sealed WHERE sealed.hash IS NOT NULL`,
    [first_day, day],
  );
  return row ?? null;
}
