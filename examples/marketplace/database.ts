// The database of the shop: SQLite, which comes with Node.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export type Database = DatabaseSync;

export function openDatabase(path: string): Database {
  const database = new DatabaseSync(path);
  // FULL: what is committed is on the disk, also after a power cut.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  database.exec(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
  return database;
}

/**
 * Does all of the work or none of it. The work is not asynchronous: nothing waits for the network
 * inside a transaction.
 */
export function atomically<Result>(database: Database, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

export const now = () => new Date().toISOString();
