// The encrypted part of an entry in a bank's file, and how to decrypt it.
import type { BatchHeader, Entry } from '../../ach/nacha/records.ts';
import type { Vault } from '../../platform/vault/vault.ts';

/** The entry that a bank answered, as its answer repeats it. */
export interface KeptAnswer {
  header: BatchHeader;
  entry: Omit<Entry, 'addenda'>;
}

/** The encrypted details of an item. */
export interface ItemDetails {
  account_number: string;
  name: string;
  /** For a notification of change. */
  corrected_data: string | null;
  /** For a contested return: the trace number of our dishonor. */
  dishonored_return_trace?: string;
  /** For a return: what its dishonor must repeat. */
  answer?: KeptAnswer | null;
  /** Why it cannot be used as it is: it goes to suspense. */
  fault?: string | null;
  /** The SEC code of its batch, if we never send that one. */
  other_sec_code?: string | null;
}

/** The place in the database to which the encrypted details are bound. */
export const placeOfDetails = (uuid: string) => ({ table: 'bank_items', row: uuid, column: 'details_sealed' });

export function openDetails(
  vault: Vault,
  { uuid, details_sealed }: { uuid: string; details_sealed: Buffer },
): ItemDetails {
  return JSON.parse(vault.open(placeOfDetails(uuid), details_sealed).toString('utf8')) as ItemDetails;
}
