// Finds a user within a caller's reach. Unknown, deleted and foreign users get the same answer.
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import type { Reach, User } from './user.ts';
import { lockUser, selectProcessorOfUser, selectUser } from './users.sql.ts';

export async function findUser(db: Queryable, reach: Reach, uuid: string): Promise<User> {
  const user = await selectUser(db, reach, uuid);
  if (user === null || user.deleted_at !== null) throw refuse('not_found', 'uuid');
  return user;
}

/**
 * Refuses a filter `merchant_uuid` that names no user of the processor. A deleted user is one: its
 * payments stay.
 */
export async function refuseUnknownMerchant(db: Queryable, processor_id: string, uuid: string): Promise<void> {
  if ((await selectUser(db, { processor_id, vendor_id: null }, uuid)) === null)
    throw invalid('merchant_uuid', 'unknown', 'is no uuid of a user of this processor');
}

/** The processor of the user that a filter names. Refuses a filter that names none. */
export async function processorOfFilteredUser(db: Queryable, field: string, uuid: string): Promise<string> {
  const processor_id = await selectProcessorOfUser(db, uuid);
  if (processor_id === null) throw invalid(field, 'unknown', 'is no uuid of a user');
  return processor_id;
}

/**
 * As `findUser`; until the phase ends no one changes the user. Payments that start before then: see
 * starts-in-progress.sql.ts.
 */
export async function takeUser(phase: AtomicPhase, reach: Reach, uuid: string): Promise<User> {
  await lockUser(phase, reach, uuid);
  return findUser(phase, reach, uuid);
}
