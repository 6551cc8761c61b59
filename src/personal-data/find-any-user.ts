// Finds a user of any tenant by its uuid alone, also a deleted one.
import type { Queryable } from '../database/database.ts';
import { refuse } from '../refusals.ts';
import type { User } from '../users/user.ts';
import { lockUser, selectProcessorOfUser, selectUser } from '../users/users.sql.ts';

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
