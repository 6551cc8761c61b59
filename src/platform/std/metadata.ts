// Metadata: what a tenant wants to find again on its own records. The service stores it, shows it
// and finds records by it, and reads nothing in it.
import { hash } from 'node:crypto';

/** Text by key, in the order of the request. */
export type Metadata = Record<string, string>;

/** What changes in metadata. Null deletes the key. */
export type MetadataChange = Record<string, string | null>;

/** As it is stored: none is null. */
export const storedMetadata = (sent: Metadata | null | undefined): Metadata | null =>
  sent === null || sent === undefined || Object.keys(sent).length === 0 ? null : sent;

/** Metadata after a change: keys that the change does not name stay. Null deletes all. */
export function mergedMetadata(before: Metadata | null, change: MetadataChange | null): Metadata | null {
  if (change === null) return null;
  const merged = new Map(Object.entries(before ?? {}));
  for (const [key, value] of Object.entries(change))
    if (value === null) merged.delete(key);
    else merged.set(key, value);
  return storedMetadata(Object.fromEntries(merged));
}

const hashCharacters = 32;

/** The hash of each key with its value: what records are found by. No text has a zero byte. */
export const entryHashes = (metadata: Metadata | null): string[] =>
  Object.entries(metadata ?? {}).map(([key, value]) =>
    hash('sha256', `${key}\0${value}`, 'hex').slice(0, hashCharacters),
  );
