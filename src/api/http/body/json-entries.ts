// A body with a list of independent entries (bulk): the whole body is checked to be JSON first,
// each entry when it is processed.
import { type FieldError, invalid, Refusal } from '../../../platform/refusals.ts';
import { inSlices } from '../../../platform/std/slices.ts';
import { bulkLimits } from './body-limits.ts';
import { bodyText, readJson } from './json-body.ts';
import { measureJson } from './measure-json.ts';

const { values, valuesOfEntry, part: longestPart } = bulkLimits;

/** An entry with its value and the errors of its texts; or the error that made it unreadable. */
export type ReadEntry = { length: number } & ({ value: unknown; errors: readonly FieldError[] } | { refusal: Refusal });

export interface ApartBody {
  /**
   * The body with a placeholder for each entry: `{}` for an object, null for anything else. At most
   * one entry more than allowed.
   */
  outline: unknown;
  /** The entries as they were sent. */
  entries: readonly string[];
}

/**
 * Reads the body except the entries of one list of the outermost object. `atMost`: entries allowed.
 * Refuses what `parseBody` refuses. But duplicate keys, too many values and unreadable text in an
 * entry are reported for that entry alone (`readEntries`).
 */
export function parseApart(bytes: Uint8Array, field: string, atMost: number): ApartBody {
  const text = bodyText(bytes);
  const { list } = measureJson(text, { values, listed: { field, entries: atMost } });
  const rest = list === null ? text : text.slice(0, list.from) + text.slice(list.to);
  if (rest.length > longestPart) {
    if (list === null) throw invalid(field, 'required', 'is required, and must be a list');
    throw invalid('', 'maxLength', tooLong(`the body outside ${field}`));
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

/** Reads the entries in slices. `become` maps each value to its result. */
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
