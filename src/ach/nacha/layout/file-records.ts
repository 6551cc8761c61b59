// The columns of the records that open and close a file: 1, 9, and the lines of nines after it.
import type { Layout } from './field.ts';

export const fileHeader = {
  title: 'file header',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '1' },
    { field: 'priority_code', from: 2, to: 3, kind: 'constant', constant: '01' },
    { field: 'immediate_destination', from: 4, to: 13, kind: 'routing', presence: 'mandatory' },
    { field: 'immediate_origin', from: 14, to: 23, kind: 'origin', presence: 'mandatory' },
    { field: 'file_creation_date', from: 24, to: 29, kind: 'date', presence: 'mandatory' },
    { field: 'file_creation_time', from: 30, to: 33, kind: 'time', presence: 'optional' },
    { field: 'file_id_modifier', from: 34, to: 34, kind: 'text', presence: 'mandatory' },
    { field: 'record_size', from: 35, to: 37, kind: 'constant', constant: '094' },
    { field: 'blocking_factor', from: 38, to: 39, kind: 'constant', constant: '10' },
    { field: 'format_code', from: 40, to: 40, kind: 'constant', constant: '1' },
    { field: 'immediate_destination_name', from: 41, to: 63, kind: 'text', presence: 'optional' },
    { field: 'immediate_origin_name', from: 64, to: 86, kind: 'text', presence: 'optional' },
    { field: 'reference_code', from: 87, to: 94, kind: 'text', presence: 'optional' },
  ],
} as const satisfies Layout;

export const fileControl = {
  title: 'file control',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '9' },
    { field: 'batch_count', from: 2, to: 7, kind: 'number', presence: 'mandatory', computed: true },
    { field: 'block_count', from: 8, to: 13, kind: 'number', presence: 'mandatory', computed: true },
    { field: 'entry_addenda_count', from: 14, to: 21, kind: 'number', presence: 'mandatory', computed: true },
    { field: 'entry_hash', from: 22, to: 31, kind: 'number', presence: 'mandatory', computed: true },
    { field: 'total_debits', from: 32, to: 43, kind: 'amount', presence: 'mandatory', computed: true },
    { field: 'total_credits', from: 44, to: 55, kind: 'amount', presence: 'mandatory', computed: true },
    { field: 'reserved', from: 56, to: 94, kind: 'blank' },
  ],
} as const satisfies Layout;

/** Fills the last block of ten lines. */
export const filler = {
  title: 'filler',
  fields: [{ field: 'filler', from: 1, to: 94, kind: 'constant', constant: '9'.repeat(94) }],
} as const satisfies Layout;
