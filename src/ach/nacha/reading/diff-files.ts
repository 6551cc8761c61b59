// Compares two ACH files field by field. Batches are matched by ODFI and number, entries by trace
// number.
import type { ReadItem } from './read-records.ts';

/** One field that differs; or, if `field` is null, a record that only one file has. */
export interface Difference {
  /**
   * The place in words, from the outside in: `file 1, batch 1 of 09100001, entry 091000010000001`.
   */
  place: string;
  field: string | null;
  /** The value in the typed record; null if the file has no such field or record. */
  a: string | null;
  b: string | null;
  line_a: number | null;
  line_b: number | null;
}

/**
 * Compares the records of two files. The first is kept in memory, the second is streamed. No
 * differences: the files have the same records, in any order.
 */
export async function* diffFiles(
  a: AsyncIterable<ReadItem[]>,
  b: AsyncIterable<ReadItem[]>,
): AsyncGenerator<Difference> {
  const held = new Map<string, ReadItem>();
  for await (const { place, item } of placed(a)) held.set(place, item);
  for await (const { place, item } of placed(b)) {
    const other = held.get(place);
    held.delete(place);
    if (other === undefined) yield { place, field: null, a: null, b: item.record, line_a: null, line_b: item.line };
    else yield* differing(place, other, item);
  }
  for (const [place, item] of held)
    yield { place, field: null, a: item.record, b: null, line_a: item.line, line_b: null };
}

/** Records with their places. A place that occurs again gets a number. */
async function* placed(pages: AsyncIterable<ReadItem[]>): AsyncGenerator<{ place: string; item: ReadItem }> {
  let files = 0;
  let batch = '';
  let batches = new Map<string, number>();
  let traces = new Map<string, number>();
  const numbered = (seen: Map<string, number>, name: string) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  };
  for await (const page of pages)
    for (const item of page) {
      if (item.record === 'file_header' || files === 0) files++;
      if (item.record === 'file_header') batches = new Map();
      if (item.record === 'batch_header') {
        const { odfi, batch_number } = item.value;
        batch = `, batch ${numbered(batches, `${batch_number} of ${odfi}`)}`;
        traces = new Map();
      }
      const file = `file ${files}`;
      if (item.record === 'entry')
        yield { place: `${file}${batch}, entry ${numbered(traces, item.value.trace_number)}`, item };
      else if (item.record === 'batch_header') yield { place: `${file}${batch}, header`, item };
      else if (item.record === 'batch_control') yield { place: `${file}${batch}, control`, item };
      else yield { place: `${file}, ${item.record === 'file_header' ? 'header' : 'control'}`, item };
    }
}

function* differing(place: string, a: ReadItem, b: ReadItem): Generator<Difference> {
  const left = fieldsOf(a);
  const right = fieldsOf(b);
  for (const field of new Set([...left.keys(), ...right.keys()])) {
    const one = left.get(field) ?? null;
    const other = right.get(field) ?? null;
    if (one !== other) yield { place, field, a: one, b: other, line_a: a.line, line_b: b.line };
  }
}

function fieldsOf({ value }: ReadItem): Map<string, string> {
  const fields = new Map<string, string>();
  const put = (prefix: string, values: object) => {
    for (const [field, one] of Object.entries(values))
      if (field !== 'addenda' && one !== null) fields.set(`${prefix}${field}`, String(one));
  };
  put('', value);
  if ('addenda' in value) for (const [place, one] of value.addenda.entries()) put(`addenda ${place + 1} `, one);
  return fields;
}
