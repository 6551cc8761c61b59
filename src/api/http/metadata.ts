// The schema of metadata in requests and records, and its check.
import { Type } from 'typebox';
import type { Metadata as AnyMetadata } from '../../platform/std/metadata.ts';

const atMostEntries = 20;
const longestValue = 200;
// Every webhook of a payment contains it, and a webhook has less than 20 kB.
const mostBytes = 2_000;
const namePattern = '^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$';
const isName = new RegExp(namePattern);

/** A keyword of our validator, instead of the standard ones: it stops at the first wrong entry. */
export const metadataKeyword = 'metadata';

/** The standard keywords, for the description of the API. They cannot say the number of bytes. */
export const documentedMetadata = {
  maxProperties: atMostEntries,
  propertyNames: { pattern: namePattern },
  additionalProperties: { type: 'string', maxLength: longestValue },
};

export const Metadata = Type.Unsafe<AnyMetadata>({
  title: 'Metadata',
  type: 'object',
  [metadataKeyword]: true,
  description:
    `Your own data about the record: up to ${atMostEntries} texts by name. A name has 1 to 40 letters, digits, ` +
    `\`_\`, \`.\` or \`-\`, and begins with a letter or digit. A text has at most ${longestValue} characters. ` +
    `Together they have at most ${mostBytes} bytes as JSON. Write no personal data into it. Absent: none.`,
});

/**
 * The first entry that is not allowed; null: all are. `name` is empty when it is about all of them.
 */
export function problemOfMetadata(value: Record<string, unknown>): { name: string; message: string } | null {
  const entries = Object.entries(value);
  if (entries.length > atMostEntries) return { name: '', message: `must have at most ${atMostEntries} entries` };
  for (const [name, text] of entries) {
    if (!isName.test(name))
      return {
        name: '',
        message: 'must have names of 1 to 40 letters, digits, "_", "." or "-" that begin with a letter or digit',
      };
    if (typeof text !== 'string' || text.length > 2 * longestValue || [...text].length > longestValue)
      return { name, message: `must be text of at most ${longestValue} characters` };
  }
  if (Buffer.byteLength(JSON.stringify(value)) > mostBytes)
    return { name: '', message: `must have at most ${mostBytes} bytes as JSON` };
  return null;
}
