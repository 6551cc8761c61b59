// Queries on the files to banks of some days, for the closing of a day.
import type { Queryable } from '../../../platform/database/database.ts';

export interface FileOfDays {
  uuid: string;
  /** Null: it is not written yet. */
  name: string | null;
  bank: string;
  state: 'open' | 'closed' | 'written' | 'submitted' | 'confirmed' | 'rejected';
  entry_count: number;
  /** Cents. */
  total_debits: number;
  total_credits: number;
}

const columns = 'uuid, name, bank, state, entry_count, total_debits, total_credits';

/** The files whose cut-off was from an instant on and before another one. */
export function selectFilesOfDays(db: Queryable, from: Date, before: Date): Promise<FileOfDays[]> {
  return db.query(
    `SELECT ${columns} FROM bank_files WHERE cut_off_at >= $1 AND cut_off_at < $2 ORDER BY cut_off_at, bank, name, uuid`,
    [from, before],
  );
}

/** Files that the bank has not confirmed, however old they are. */
export function selectUnconfirmedFiles(db: Queryable, before: Date): Promise<FileOfDays[]> {
  return db.query(
    `SELECT ${columns} FROM bank_files
     WHERE state IN ('open', 'closed', 'written', 'submitted') AND cut_off_at < $1 ORDER BY cut_off_at, bank, name, uuid`,
    [before],
  );
}
