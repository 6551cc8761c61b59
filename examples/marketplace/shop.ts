// What every part of the shop is given.
import type { Achord } from '@achord/client';
import type { Database } from './database.ts';

export interface Shop {
  database: Database;
  achord: Achord;
  /** Tells the staff. */
  warn(what: string, error: unknown): void;
}
