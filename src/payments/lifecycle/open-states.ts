// Gives a state to each payment that has none, so that searches by state find it.
import { type AtomicPhase, atomically } from '../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { insertDue, insertStates, selectSlice, selectTenantsDue, takeDue } from './open-states.sql.ts';

// A slice takes some ten milliseconds. A start never waits for it; a cancel of one of its payments
// does.
const paymentsAtOnce = 5_000;

type InPhase = <Result>(work: (phase: AtomicPhase) => Promise<Result>) => Promise<Result>;

/**
 * Opens all payments that were committed before the call, of all tenants, each slice in a phase of
 * its own. `inPhase`: runs such a phase.
 */
export async function openStates(
  database: Database,
  inPhase: InPhase = (work) => atomically(database, work),
  size: number = paymentsAtOnce,
): Promise<void> {
  for (const tenant of await selectTenantsDue(database))
    while (await inPhase((phase) => openSlice(phase, tenant, size)));
}

/** The same for the payments of a tenant, within one phase. */
export async function openStatesOf(phase: Queryable, processorId: string): Promise<void> {
  while (await openSlice(phase, processorId, paymentsAtOnce));
}

/**
 * Opens the first slice that is due. False: everything is open that was due when it began. Payments
 * that commit later have a due row of their own, and are opened the next time.
 */
async function openSlice(phase: Queryable, processorId: string, size: number): Promise<boolean> {
  const slice = await selectSlice(phase, processorId, size);
  if (slice === null) return false;
  // Another phase has opened the slice. The rest is due again.
  if (!(await takeDue(phase, slice))) return true;
  await insertStates(phase, slice);
  if (slice.before === null) return false;
  await insertDue(phase, processorId, slice.before);
  return true;
}
