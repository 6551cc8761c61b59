// Checks invariants. Only reads, and takes no locks.

import type { Database } from '../../platform/database/database.ts';
import { StatedError } from '../../platform/std/stated-error.ts';
import { countViolations, type Extent, groupByQuery } from './count-violations.sql.ts';
import type { Checked, Invariant } from './invariant.ts';
import { ReadingTooSlowError, readUntilStopped, type Terms } from './read-until-stopped.ts';

/** Invariants could not be checked within the time limit: their result is unknown. */
export class CheckUnfinishedError extends StatedError {
  readonly invariants: readonly string[];

  constructor(group: readonly Invariant[], timeoutMs: number) {
    const names = group.map(({ name }) => name);
    super(`not checked within ${timeoutMs} ms: ${names.join(', ')}`);
    this.name = 'CheckUnfinishedError';
    this.invariants = names;
  }
}

/**
 * Checks group by group, each in its own snapshot, so that vacuum is held back only for the length
 * of one query. Answers in the order of `invariants`. Throws CheckUnfinishedError,
 * ReadingStoppedError.
 */
export async function checkInvariants(
  database: Database,
  invariants: readonly Invariant[],
  extent: Extent,
  terms: Terms,
): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const group of groupByQuery(invariants)) checked.push(...(await checkGroup(database, group, extent, terms)));
  return invariants.map(({ name }) => checked.find(({ invariant }) => invariant === name)!);
}

/** Checks one group with one query. */
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
