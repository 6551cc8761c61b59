// Fills the tables of a benchmark with a year's payments, before anything is measured.
import { openDatabase } from '../../src/platform/database/database.ts';
import { dueFromTheFirst } from '../list/seed.sql.ts';
import { checkpoint, fillTransactions, vacuumAll } from './seed.sql.ts';

const fillMs = 3_600_000;

/**
 * Payments of a tenant over the year before its first one, with their checkpoints, between these
 * payers and payees.
 */
export async function fillPayments(
  superuserUrl: string,
  processorId: string,
  payments: { count: number; payers: readonly string[]; payees: readonly string[] },
): Promise<void> {
  const filling = openDatabase(superuserUrl, 1, () => {}).withDeadline(fillMs);
  await filling.query(`SET statement_timeout = ${fillMs}`);
  if (payments.count > 0) {
    await fillTransactions(filling, processorId, payments);
    await dueFromTheFirst(filling, processorId);
  }
  await vacuumAll(filling);
  // The next one that is due by time comes fifteen minutes later.
  await checkpoint(filling);
  await filling.end();
}
