// Checks invariants: reads, and locks nothing.
import type { Database } from '../database/database.ts';
import { countViolations, type Extent, groupByStatement } from './count-violations.sql.ts';
import type { Checked, Invariant } from './invariant.ts';
import { ReadingTooSlowError, readUntilStopped, type Terms } from './read-until-stopped.ts';

/** Invariants could not be checked in their time: nothing is known about them. */
export class CheckUnfinishedError extends Error {
  readonly invariants: readonly string[];

  constructor(group: readonly Invariant[], timeoutMs: number) {
    const names = group.map(({ name }) => name);
    super(`not checked within ${timeoutMs} ms: ${names.join(', ')}`);
    this.name = 'CheckUnfinishedError';
    this.invariants = names;
  }
}

/**
 * Checks one group after the other, each as of a moment of its own, so that none holds back the
 * database's cleaning for longer than its statement takes. Answers in the order of `invariants`.
 * Throws CheckUnfinishedError, ReadingStoppedError.
 */
export async function checkInvariants(
  database: Database,
  invariants: readonly Invariant[],
  extent: Extent,
  terms: Terms,
): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const group of groupByStatement(invariants)) checked.push(...(await checkGroup(database, group, extent, terms)));
  return invariants.map(({ name }) => checked.find(({ invariant }) => invariant === name)!);
}

/** One group, with one statement. */
export async function checkGroup(
  database: Database,
  group: readonly Invariant[],
  extent: Extent,
  terms: Terms,
): Promise<Checked[]> {
  try {
    return await readUntilStopped(database, terms, (snapshot) => countViolations(snapshot, group, extent));
  } catch (error) {
    if (error instanceof ReadingTooSlowError) throw new CheckUnfinishedError(group, terms.timeoutMs);
    throw error;
  }
}
