// Queries on the balances that bank statements closed with.
import type { Day } from '../../ach/calendar/days.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** Of the days of one statement, in cents; negative: overdrawn. */
export interface StatementBalances {
  first_day: Day;
  last_day: Day;
  /** Null: the statement does not have it. */
  opening_balance: number | null;
  closing_balance: number;
}

/** A later statement of the same day replaces its balance. */
export async function upsertClosingBalances(
  db: Queryable,
  bank: string,
  balances: readonly StatementBalances[],
  at: Date,
): Promise<void> {
  const lastOfDay = [...new Map(balances.map((one) => [one.last_day, one])).values()];
  await db.query(
    `INSERT INTO statement_balances (bank, last_day, closing_balance, entered_at)
     SELECT $2, last_day, closing_balance, $3
     FROM json_to_recordset($1::json) AS i (last_day date, closing_balance bigint)
     ON CONFLICT (bank, last_day) DO UPDATE SET closing_balance = excluded.closing_balance, entered_at = excluded.entered_at`,
    [JSON.stringify(lastOfDay), bank, at],
  );
}

/** The balance of the latest statement that ended before this day. */
export async function selectClosingBefore(
  db: Queryable,
  bank: string,
  day: string,
): Promise<{ last_day: string; closing_balance: number } | null> {
  const [row] = await db.query<{ last_day: string; closing_balance: number }>(
    `SELECT last_day, closing_balance FROM statement_balances WHERE bank = $1 AND last_day < $2
     ORDER BY last_day DESC LIMIT 1`,
    [bank, day],
  );
  return row ?? null;
}

/** Cents, credits positive, and the number of lines; without those that the bank removed. */
export async function selectTotalOfDays(
  db: Queryable,
  bank: string,
  from: string,
  until: string,
): Promise<{ total: number; lines: number }> {
  const [row] = await db.query<{ total: number; lines: number }>(
    `SELECT coalesce(sum(CASE direction WHEN 'credit' THEN amount ELSE -amount END), 0)::bigint AS total, count(*)::integer AS lines
     FROM statement_lines
     WHERE bank = $1 AND booked_on BETWEEN $2 AND $3 AND (state <> 'corrected' OR corrected_by IS NOT NULL)`,
    [bank, from, until],
  );
  return row!;
}

/**
 * Whether the statement of a bank reaches a day: a line was booked, or a balance is of this day or
 * later. Null: no statement was ever entered. And the balance with which the day closed, if it is
 * known.
 */
export async function selectStatementReach(
  db: Queryable,
  bank: string,
  day: string,
): Promise<{ reaches: boolean | null; closing_balance: number | null }> {
  const [row] = await db.query<{ reaches: boolean | null; closing_balance: number | null }>(
    `SELECT greatest(
              (SELECT booked_on FROM statement_lines WHERE bank = $1 ORDER BY booked_on DESC LIMIT 1),
              (SELECT last_day FROM statement_balances WHERE bank = $1 ORDER BY last_day DESC LIMIT 1)) >= $2::date AS reaches,
            (SELECT closing_balance FROM statement_balances WHERE bank = $1 AND last_day = $2::date) AS closing_balance`,
    [bank, day],
  );
  return row!;
}
