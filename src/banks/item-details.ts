// What of an entry in a bank's file is sealed, and how it is opened.
import type { BatchHeader, Entry } from '../nacha/records.ts';
import type { Vault } from '../vault/vault.ts';

/** The entry that a bank answered, as its answer repeats it. */
export interface KeptAnswer {
  header: BatchHeader;
  entry: Omit<Entry, 'addenda'>;
}

/** What of an item is sealed. */
export interface ItemDetails {
  account_number: string;
  name: string;
  /** Of a change. */
  corrected_data: string | null;
  /** Of a contested return: by which trace of ours. */
  dishonored_return_trace?: string;
  /** Of a return: what a dishonor of it must repeat. */
  answer?: KeptAnswer | null;
}

/** Where the details of an item are sealed. */
export const placeOfDetails = (uuid: string) => ({ table: 'bank_items', row: uuid, column: 'details_sealed' });

export function openDetails(
  vault: Vault,
  { uuid, details_sealed }: { uuid: string; details_sealed: Buffer },
): ItemDetails {
  return JSON.parse(vault.open(placeOfDetails(uuid), details_sealed).toString('utf8')) as ItemDetails;
}
