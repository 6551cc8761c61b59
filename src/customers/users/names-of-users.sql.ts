// What people call the users that a page names.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { userName } from './user-name.sql.ts';

interface NamedUser {
  processor_id: string;
  user_uuid: string;
}

const keys = recordset<NamedUser>({ processor_id: 'uuid', user_uuid: 'uuid' });

/** By the uuid. An erased user has no name, and is left out. */
export async function namesOfUsers(db: Queryable, users: readonly NamedUser[]): Promise<Map<string, string>> {
  if (users.length === 0) return new Map();
  const rows = await db.query<{ user_uuid: string; user_name: string }>(
    `SELECT u.uuid AS user_uuid, ${userName('u')} AS user_name FROM ${keys.from()} AS key
     JOIN users u ON u.shard = key.shard AND u.processor_id = key.processor_id AND u.uuid = key.user_uuid`,
    keys.values(users),
  );
  return new Map(rows.filter(({ user_name }) => user_name !== '').map((row) => [row.user_uuid, row.user_name]));
}
