// The name of a user that entries in bank files show.
import { receiverInFile } from '../../ach/nacha/text-in-file.ts';
import type { User } from './user.ts';

/** What the tenant gave, or else the name; of a business its legal name. */
export const nameInFile = ({ name_in_file, business_name, first_name, last_name }: User): string =>
  receiverInFile(name_in_file ?? business_name ?? [first_name, last_name].filter((name) => name !== null).join(' '));

/** The given name after a change. A record that is sent back changes nothing. */
export function givenNameInFile(before: User, requested: string | null | undefined): string | null {
  if (requested === undefined) return before.name_in_file;
  return requested !== null && receiverInFile(requested) === nameInFile(before) ? before.name_in_file : requested;
}
