// The schemas of metadata in requests, records and filters, and their check.
import { Type } from 'typebox';
import { invalid } from '../../platform/refusals.ts';
import {
  type MetadataChange as AnyChange,
  type Metadata as AnyMetadata,
  mergedMetadata,
} from '../../platform/std/metadata.ts';

/** Of one record. */
const mostKeys = 50;

const longestValue = 500;
const mostFilters = 5;
// With brackets, `metadata[key]` in a query could be read in two ways.
const keyPattern = '^(?!__proto__$)[^[\\]]{1,40}$';
const isKey = new RegExp(keyPattern, 'u');

/** A keyword of our validator, instead of the standard ones: it stops at the first wrong entry. */
export const metadataKeyword = 'metadata';

/** `record`: what a record has. `change`: null deletes a key. `filter`: what a record must have. */
export type MetadataUse = 'record' | 'change' | 'filter';

const mostEntries: Record<MetadataUse, number> = { record: mostKeys, change: 2 * mostKeys, filter: mostFilters };

/** The standard keywords, for the description of the API. */
export const documentedMetadata = (use: MetadataUse) => ({
  maxProperties: mostEntries[use],
  ...(use === 'filter' ? {} : { propertyNames: { pattern: keyPattern } }),
  additionalProperties: { type: use === 'change' ? ['string', 'null'] : 'string', maxLength: longestValue },
});

const about = `At most ${mostKeys} keys of 1 to 40 characters without square brackets, and values of at most ${longestValue} characters.`;

export const Metadata = Type.Unsafe<AnyMetadata>({
  title: 'Metadata',
  type: 'object',
  [metadataKeyword]: 'record' satisfies MetadataUse,
  description: `Your own data, by key. ${about} Write no personal data into it. Absent: none.`,
});

/** How a change of metadata works, for the field of a request. */
export const changesByKey = `A key that you send is added or gets the new value, null deletes it, and all other keys stay. Null instead of an object deletes all. ${about}`;

export const MetadataChange = Type.Unsafe<AnyChange>({
  title: 'MetadataChange',
  type: 'object',
  [metadataKeyword]: 'change' satisfies MetadataUse,
  description: changesByKey,
});

/** In a query: `metadata[order]=94304`. */
export const MetadataFilter = Type.Optional(
  Type.Unsafe<AnyMetadata>({
    type: 'object',
    [metadataKeyword]: 'filter' satisfies MetadataUse,
    allowed: 'a key and its value, for instance metadata[order]=94304',
    description: `Only records whose metadata has this value now: \`metadata[order]=94304\`.`,
  }),
);

/**
 * The first entry that is not allowed; null: all are. `name` is empty when it is about all of them.
 */
export function problemOfMetadata(
  value: Record<string, unknown>,
  use: MetadataUse,
): { name: string; message: string } | null {
  const entries = Object.entries(value);
  if (use === 'filter' && entries.length === 0) return { name: '', message: 'must have a key and its value' };
  if (entries.length > mostEntries[use])
    return { name: '', message: `must have at most ${mostEntries[use]} keys, but it has ${entries.length}` };
  for (const [key, text] of entries) {
    if (!isKey.test(key))
      return {
        name: '',
        message: 'must have keys of 1 to 40 characters without square brackets; `__proto__` is not allowed',
      };
    if (text === null && use === 'change') continue;
    if (typeof text !== 'string' || text.length > 2 * longestValue || [...text].length > longestValue)
      return {
        name: key,
        message: `must be text of at most ${longestValue} characters${use === 'change' ? ', or null to delete the key' : ''}`,
      };
  }
  return null;
}

/** Metadata after a change. Refuses a change after which it would have too many keys. */
export function changedMetadata(before: AnyMetadata | null, change: AnyChange | null): AnyMetadata | null {
  const after = mergedMetadata(before, change);
  const keys = Object.keys(after ?? {}).length;
  if (keys > mostKeys)
    throw invalid(
      'metadata',
      metadataKeyword,
      `must have at most ${mostKeys} keys, but after this change it would have ${keys}`,
    );
  return after;
}
