// The file to a bank that the filter of a list names. One that does not exist is refused: an empty
// page would look like an answer.
import type { Queryable } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/refusals.ts';
import { selectSeenFile } from './file-outcomes.sql.ts';

/** The filter `file_uuid` in lower case; null: it is absent. */
export async function namedFile(db: Queryable, file_uuid: string | undefined): Promise<string | null> {
  if (file_uuid === undefined) return null;
  const uuid = file_uuid.toLowerCase();
  if ((await selectSeenFile(db, uuid)) === null)
    throw invalid('file_uuid', 'unknown', 'is no uuid of a file to a bank');
  return uuid;
}
