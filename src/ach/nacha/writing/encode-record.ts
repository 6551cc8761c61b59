// Writes a typed record into a line of bytes, by the columns of its layout.
import { FieldError } from '../field-error.ts';
import type { Field } from '../layout/field.ts';
import { layouts, type RecordName, recordLength } from '../layout/layouts.ts';
import { encodeField, mayBeBlank, type Slot } from './encode-field.ts';

interface Encoding {
  /** The parts that never change: constants, and blanks everywhere else. */
  template: Buffer;
  given: readonly Slot[];
  computed: readonly Slot[];
}

const encodings = Object.fromEntries(
  Object.entries(layouts).map(([record, { fields }]) => [record, encodingOf(fields)]),
) as Record<RecordName, Encoding>;

function encodingOf(fields: readonly Field[]): Encoding {
  const template = Buffer.alloc(recordLength, ' ');
  const given: Slot[] = [];
  const computed: Slot[] = [];
  for (const field of fields) {
    if (field.kind === 'constant') template.write(field.constant, field.from - 1, 'latin1');
    if (field.kind === 'constant' || field.kind === 'blank') continue;
    const { field: name, from, to, kind, presence, blankFirst = false } = field;
    const optional = mayBeBlank(presence);
    const slot = { field: name, start: from - 1, width: to - from + 1, kind, optional, blankFirst };
    (field.computed ? computed : given).push(slot);
  }
  return { template, given, computed };
}

/**
 * Writes a record's 94 bytes at an offset.
 *
 * @param given the typed record (`records.ts`)
 * @param computed the fields that are computed from other records
 * @throws FieldError when a value does not fit its columns; the bytes at the offset are then
 * undefined
 */
export function encodeRecord(buffer: Buffer, at: number, record: RecordName, given: object, computed: object): void {
  const encoding = encodings[record];
  buffer.set(encoding.template, at);
  encodeSlots(buffer, at, record, encoding.given, given, computed);
  encodeSlots(buffer, at, record, encoding.computed, computed, given);
}

function encodeSlots(
  buffer: Buffer,
  at: number,
  record: RecordName,
  slots: readonly Slot[],
  values: object,
  others: object,
): void {
  for (const slot of slots) {
    const value = (values as Record<string, unknown>)[slot.field];
    const allowed = encodeField(buffer, at + slot.start, slot, value);
    if (allowed !== undefined)
      throw new FieldError(placeOf(record, { ...others, ...values }), slot.field, value, allowed);
  }
}

/** The name of a record in an error: `entry 091000010000001`, `batch header 3`. */
export function placeOf(record: RecordName, values: object): string {
  const { trace_number, batch_number } = values as { trace_number?: unknown; batch_number?: unknown };
  const which = trace_number ?? batch_number;
  return which === undefined ? layouts[record].title : `${layouts[record].title} ${String(which)}`;
}
