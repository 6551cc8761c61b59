// The columns of addenda 99: a return, the ODFI's dishonor and the RDFI's contest.
import type { Layout } from './field.ts';

export const returnAddenda = {
  title: 'return addenda',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '7' },
    { field: 'addenda_type_code', from: 2, to: 3, kind: 'constant', constant: '99' },
    { field: 'return_code', from: 4, to: 6, kind: 'text', presence: 'mandatory' },
    { field: 'original_trace', from: 7, to: 21, kind: 'digits', presence: 'mandatory' },
    { field: 'date_of_death', from: 22, to: 27, kind: 'date', presence: 'optional' },
    { field: 'original_rdfi', from: 28, to: 35, kind: 'digits', presence: 'required' },
    { field: 'addenda_information', from: 36, to: 79, kind: 'text', presence: 'optional' },
    { field: 'trace_number', from: 80, to: 94, kind: 'digits', presence: 'mandatory', computed: true },
  ],
} as const satisfies Layout;

/** R61 to R70. */
export const dishonoredReturnAddenda = {
  title: 'dishonored return addenda',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '7' },
    { field: 'addenda_type_code', from: 2, to: 3, kind: 'constant', constant: '99' },
    { field: 'return_code', from: 4, to: 6, kind: 'text', presence: 'mandatory' },
    { field: 'original_trace', from: 7, to: 21, kind: 'digits', presence: 'mandatory' },
    { field: 'reserved', from: 22, to: 27, kind: 'blank' },
    { field: 'original_rdfi', from: 28, to: 35, kind: 'digits', presence: 'required' },
    { field: 'reserved_2', from: 36, to: 38, kind: 'blank' },
    { field: 'return_trace', from: 39, to: 53, kind: 'digits', presence: 'mandatory' },
    { field: 'return_settlement_date', from: 54, to: 56, kind: 'day', presence: 'required' },
    { field: 'return_reason_code', from: 57, to: 58, kind: 'reason', presence: 'mandatory' },
    { field: 'addenda_information', from: 59, to: 79, kind: 'text', presence: 'optional' },
    { field: 'trace_number', from: 80, to: 94, kind: 'digits', presence: 'mandatory', computed: true },
  ],
} as const satisfies Layout;

/** R71 to R77. */
export const contestedReturnAddenda = {
  title: 'contested return addenda',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '7' },
    { field: 'addenda_type_code', from: 2, to: 3, kind: 'constant', constant: '99' },
    { field: 'return_code', from: 4, to: 6, kind: 'text', presence: 'mandatory' },
    { field: 'original_trace', from: 7, to: 21, kind: 'digits', presence: 'mandatory' },
    { field: 'date_original_entry_returned', from: 22, to: 27, kind: 'date', presence: 'optional' },
    { field: 'original_rdfi', from: 28, to: 35, kind: 'digits', presence: 'required' },
    { field: 'original_settlement_date', from: 36, to: 38, kind: 'day', presence: 'optional' },
    { field: 'return_trace', from: 39, to: 53, kind: 'digits', presence: 'mandatory' },
    { field: 'return_settlement_date', from: 54, to: 56, kind: 'day', presence: 'required' },
    { field: 'return_reason_code', from: 57, to: 58, kind: 'reason', presence: 'mandatory' },
    { field: 'dishonored_return_trace', from: 59, to: 73, kind: 'digits', presence: 'mandatory' },
    { field: 'dishonored_return_settlement_date', from: 74, to: 76, kind: 'day', presence: 'required' },
    { field: 'dishonored_return_reason_code', from: 77, to: 78, kind: 'reason', presence: 'mandatory' },
    { field: 'reserved', from: 79, to: 79, kind: 'blank' },
    { field: 'trace_number', from: 80, to: 94, kind: 'digits', presence: 'mandatory', computed: true },
  ],
} as const satisfies Layout;
