// Converts the columns of a record into typed values.
import { isDay } from '../calendar-date.ts';
import type { Field, ValueField } from '../layout/field.ts';
import { layouts, type RecordName, recordLength } from '../layout/layouts.ts';
import type { Addenda, BatchControl, BatchHeader, Entry, FileControl, FileHeader } from '../records.ts';
import { numberOf } from './field-text.ts';

interface TypedRecords {
  file_header: FileHeader;
  batch_header: BatchHeader;
  batch_control: BatchControl;
  file_control: FileControl;
}

/**
 * The typed value of a record. A field that cannot be read (the file has a problem then) is its
 * text if text is expected, and null or 0 otherwise. Entries and addenda leave out computed fields;
 * controls contain them.
 */
export function typedRecord<Name extends keyof TypedRecords>(
  name: Name,
  bytes: Buffer,
  at: number,
): TypedRecords[Name] {
  return valuesOf(name, bytes, at, true) as unknown as TypedRecords[Name];
}

/** Addenda of any kind. Codes are converted to upper case. */
export function typedAddenda(kind: Addenda['kind'], bytes: Buffer, at: number): Addenda {
  return { kind, ...valuesOf(kind, bytes, at, false) } as unknown as Addenda;
}

/**
 * Written by hand from one string, because there can be millions of entries. Its addenda come
 * later.
 */
export function typedEntry(bytes: Buffer, at: number, sec: string): Entry & { addenda: Addenda[] } {
  const record = bytes.toString('latin1', at, at + recordLength);
  return {
    transaction_code: numberOf(bytes, at, 2, 3),
    rdfi: record.slice(3, 11),
    check_digit: record.slice(11, 12),
    account_number: record.slice(12, 29).trimEnd(),
    amount: numberOf(bytes, at, 30, 39),
    identification: record.slice(39, 54).trimEnd(),
    name: (sec === 'CTX' && /^[0-9]{4}/.test(record.slice(54)) ? record.slice(58, 74) : record.slice(54, 76)).trimEnd(),
    discretionary_data: record.slice(76, 78).trimEnd(),
    trace_number: record.slice(79, 94),
    addenda: [],
  };
}

/** The fields that a typed record has. */
const fieldsOf = (name: RecordName, computed: boolean): ValueField[] =>
  (layouts[name].fields as readonly Field[])
    .filter((field): field is ValueField => field.kind !== 'constant' && field.kind !== 'blank')
    .filter((field) => computed || field.computed === undefined);

const names = Object.keys(layouts) as RecordName[];
const allFields = Object.fromEntries(names.map((name) => [name, fieldsOf(name, true)]));
const givenFields = Object.fromEntries(names.map((name) => [name, fieldsOf(name, false)]));

function valuesOf(name: RecordName, bytes: Buffer, at: number, computed: boolean): Record<string, unknown> {
  // One string for all fields: converting each field from bytes costs more than everything else.
  const record = bytes.toString('latin1', at, at + recordLength);
  const values: Record<string, unknown> = {};
  for (const field of (computed ? allFields : givenFields)[name]!) values[field.field] = typedValue(field, record);
  return values;
}

const codes = ['sec_code', 'return_code', 'change_code', 'refused_change_code', 'file_id_modifier'];

function typedValue(field: ValueField, record: string): string | number | null {
  const text = record.slice(field.from - 1, field.to).trimEnd();
  switch (field.kind) {
    case 'number':
    case 'amount':
      return Number.isSafeInteger(Number(text)) ? Number(text) : 0;
    case 'date':
      if (isDay(text)) return `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`;
      return field.presence === 'mandatory' ? text : null;
    case 'time':
      return text.length === 4 ? `${text.slice(0, 2)}:${text.slice(2)}` : null;
    case 'day':
      return /^[0-9]{3}$/.test(text) && text !== '000' ? Number(text) : null;
    case 'routing':
    case 'origin':
      return text.startsWith(' ') ? text.slice(1) : text;
    case 'reason':
      return `R${text}`;
    case 'digits':
      return field.presence !== 'mandatory' && Number(text) === 0 ? null : text;
    case 'text':
      return codes.includes(field.field) ? text.toUpperCase() : text;
  }
}
