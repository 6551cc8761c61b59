// A database for a few queries of a start.
import { type Database, openDatabase } from './database.ts';

/** Opens it with one connection, and closes it after the work. */
export async function openBriefly<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(url, 1, () => {});
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}
