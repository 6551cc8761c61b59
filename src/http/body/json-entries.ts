// A body with a list whose entries are read one by one (bulk): the whole is held to JSON at once,
// each entry when it is due.
import { type FieldError, invalid, Refusal } from '../../refusals.ts';
import { inSlices } from '../../std/slices.ts';
import { bulkLimits } from './body-limits.ts';
import { bodyText, readJson } from './json-body.ts';
import { measureJson } from './measure-json.ts';

const { values, valuesOfEntry, part: longestPart } = bulkLimits;

/**
 * An entry that was read, with what in its texts cannot be read; or what it is refused for before a
 * field of it is known.
 */
export type ReadEntry = { length: number } & ({ value: unknown; errors: readonly FieldError[] } | { refusal: Refusal });

export interface ApartBody {
  /**
   * The body with a stand-in for each entry: `{}` for an object, null for anything else; one more
   * than allowed at most.
   */
  outline: unknown;
  /** The entries as they were sent. */
  entries: readonly string[];
}

/**
 * Reads the body but for the entries of one list of its outermost object, of which so many are
 * allowed. Refuses what `parseBody` refuses; but in an entry a key that stands twice, more values
 * than one may hold and text that cannot be read are its own matter (`readEntries`).
 */
export function parseApart(bytes: Uint8Array, field: string, atMost: number): ApartBody {
  const text = bodyText(bytes);
  const { list } = measureJson(text, { values, listed: { field, entries: atMost } });
  const rest = list === null ? text : text.slice(0, list.from) + text.slice(list.to);
  if (rest.length > longestPart) {
    if (list === null) throw invalid(field, 'required', 'is required, and must be a list');
    throw invalid('', 'maxLength', tooLong(`what stands beside ${field}`));
  }
  const { value, errors } = readJson(rest);
  if (errors.length > 0) throw new Refusal('invalid_request', errors);
  if (list === null) return { outline: value, entries: [] };
  const { starts, ends } = list;
  const long = starts.findIndex((from, index) => ends[index]! - from > longestPart);
  if (long !== -1) throw invalid(`${field}.${long}`, 'maxLength', tooLong('an entry'));
  const standIns = starts.map((from) => (text.charAt(from) === '{' ? {} : null));
  return {
    outline: { ...(value as object), [field]: standIns },
    entries: starts.map((from, index) => text.slice(from, ends[index])),
  };
}

const tooLong = (what: string) => `${what} must be at most ${longestPart} characters long`;

/** Reads the entries in slices; `become` answers what is made of each value. */
export async function readEntries(
  entries: readonly string[],
  become: (value: unknown) => unknown,
): Promise<readonly ReadEntry[]> {
  const read: ReadEntry[] = [];
  await inSlices(
    entries,
    ({ length }) => length,
    (text) => {
      const { length } = text;
      try {
        const { value, errors } = readJson(text, { values: valuesOfEntry });
        read.push({ length, value: become(value), errors });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        read.push({ length, refusal: error });
      }
    },
  );
  return read;
}
