// Finds a user of any tenant by its uuid alone, also a deleted one.

import type { User } from '../../customers/users/user.ts';
import { lockUser, selectProcessorOfUser, selectUser } from '../../customers/users/users.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';

/** Throws not_found. */
export async function findAnyUser(db: Queryable, uuid: string): Promise<User> {
  const processor_id = await selectProcessorOfUser(db, uuid);
  const user = processor_id && (await selectUser(db, { processor_id, vendor_id: null }, uuid));
  if (!user) throw refuse('not_found', 'uuid');
  return user;
}

/** The same; until the phase ends no one changes the user. */
export async function takeAnyUser(db: Queryable, uuid: string): Promise<User> {
  const { processor_id } = await findAnyUser(db, uuid);
  const reach = { processor_id, vendor_id: null };
  await lockUser(db, reach, uuid);
  return (await selectUser(db, reach, uuid))!;
}
