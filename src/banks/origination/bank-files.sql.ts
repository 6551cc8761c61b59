// Statements on files to the bank and on trace numbers.
import type { Queryable } from '../../database/database.ts';

export interface BankFile {
  uuid: string;
  bank: string;
  state: 'written' | 'submitted' | 'confirmed' | 'rejected';
  cut_off_at: Date;
  effective_entry_date: string;
  settles_at: Date;
  entry_count: number;
  total_debits: number;
  total_credits: number;
  created_at: Date;
}

export async function insertBankFile(db: Queryable, file: Omit<BankFile, 'state'>): Promise<void> {
  await db.query(
    `INSERT INTO bank_files (uuid, bank, state, cut_off_at, effective_entry_date, settles_at, entry_count, total_debits, total_credits, created_at)
     VALUES ($1, $2, 'written', $3, $4, $5, $6, $7, $8, $9)`,
    [
      file.uuid,
      file.bank,
      file.cut_off_at,
      file.effective_entry_date,
      file.settles_at,
      file.entry_count,
      file.total_debits,
      file.total_credits,
      file.created_at,
    ],
  );
}

/** Files whose fate is open, the oldest first. */
export function selectOpenFiles(db: Queryable, bank: string): Promise<BankFile[]> {
  return db.query(
    `SELECT uuid, bank, state, cut_off_at, effective_entry_date, settles_at, entry_count, total_debits, total_credits, created_at
     FROM bank_files WHERE bank = $1 AND state IN ('written', 'submitted') ORDER BY created_at, uuid`,
    [bank],
  );
}

export async function markSubmitted(db: Queryable, uuid: string, at: Date): Promise<void> {
  await db.query(`UPDATE bank_files SET state = 'submitted', submitted_at = $2 WHERE uuid = $1 AND state = 'written'`, [
    uuid,
    at,
  ]);
}

export async function markConfirmed(db: Queryable, uuid: string, at: Date): Promise<void> {
  await db.query(
    `UPDATE bank_files SET state = 'confirmed', confirmed_at = $2 WHERE uuid = $1 AND state = 'submitted'`,
    [uuid, at],
  );
}

/**
 * Takes a range of sequence numbers, unique for the ODFI over all tenants, and answers the first. Seven digits: after
 * 9,999,999 it begins again, by when the numbers it repeats are long out of use at the bank.
 */
export async function takeTraces(db: Queryable, odfi: string, count: number): Promise<number> {
  const [row] = await db.query<{ first: number }>(
    `INSERT INTO trace_counters AS c (odfi, next_trace) VALUES ($1, 1 + $2)
     ON CONFLICT (odfi) DO UPDATE
       SET next_trace = CASE WHEN c.next_trace + $2 > 10000000 THEN 1 + $2 ELSE c.next_trace + $2 END
     RETURNING next_trace - $2 AS first`,
    [odfi, count],
  );
  return row!.first;
}

/** How many files the bank has not decided about. */
export async function selectBankFilesOpen(db: Queryable): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    `SELECT count(*) AS open FROM bank_files WHERE state IN ('written', 'submitted')`,
    [],
  );
  return row!.open;
}
