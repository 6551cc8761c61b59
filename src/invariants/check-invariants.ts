// Checks invariants: reads, locks nothing, and stops a statement that takes too long.
import { fromSnapshot } from '../database/atomic-phase.ts';
import { type Database, sqlState } from '../database/database.ts';
import { countViolations, limitStatements } from './count-violations.sql.ts';
import type { Checked, Invariant } from './invariant.ts';

/** An invariant could not be checked in its time: nothing is known about it. */
export class CheckUnfinishedError extends Error {
  readonly invariant: string;

  constructor(invariant: string, timeoutMs: number) {
    super(`the invariant ${invariant} was not checked within ${timeoutMs} ms`);
    this.name = 'CheckUnfinishedError';
    this.invariant = invariant;
  }
}

/** Over what, and how long each may take. `since`: only what has moved since then; null: everything. */
export interface Extent {
  since: Date | null;
  timeoutMs: number;
}

/**
 * Checks one after the other, each as of a moment of its own, so that none holds back the database's cleaning for longer
 * than its statement takes. Throws CheckUnfinishedError.
 */
export async function checkInvariants(
  database: Database,
  invariants: readonly Invariant[],
  extent: Extent,
): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const invariant of invariants) checked.push(await checkInvariant(database, invariant, extent));
  return checked;
}

/** One of them. */
export async function checkInvariant(
  database: Database,
  invariant: Invariant,
  { since, timeoutMs }: Extent,
): Promise<Checked> {
  try {
    return await fromSnapshot(database, async (snapshot) => {
      await limitStatements(snapshot, timeoutMs);
      return countViolations(snapshot, invariant, since);
    });
  } catch (error) {
    // Canceled by the timeout of the statement.
    if (sqlState(error) === '57014') throw new CheckUnfinishedError(invariant.name, timeoutMs);
    throw error;
  }
}
