// The columns of an entry (6) and of the addenda (7) of a payment, a change or a refused change.
import type { Layout } from './field.ts';

/** The same for PPD, CCD, WEB, TEL and COR, and for their returns. CTX has its own, below. */
export const entry = {
  title: 'entry',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '6' },
    { field: 'transaction_code', from: 2, to: 3, kind: 'number', presence: 'mandatory' },
    { field: 'rdfi', from: 4, to: 11, kind: 'digits', presence: 'mandatory' },
    { field: 'check_digit', from: 12, to: 12, kind: 'digits', presence: 'mandatory' },
    { field: 'account_number', from: 13, to: 29, kind: 'text', presence: 'required' },
    { field: 'amount', from: 30, to: 39, kind: 'amount', presence: 'mandatory' },
    { field: 'identification', from: 40, to: 54, kind: 'text', presence: 'optional' },
    { field: 'name', from: 55, to: 76, kind: 'text', presence: 'required' },
    { field: 'discretionary_data', from: 77, to: 78, kind: 'text', presence: 'optional' },
    { field: 'addenda_indicator', from: 79, to: 79, kind: 'number', presence: 'mandatory', computed: true },
    { field: 'trace_number', from: 80, to: 94, kind: 'digits', presence: 'mandatory' },
  ],
} as const satisfies Layout;

const nameAt = entry.fields.findIndex(({ field }) => field === 'name');

/** Of CTX, and of its returns: the columns of the name have the number of addenda too. */
export const ctxEntry = {
  title: 'CTX entry',
  fields: [
    ...entry.fields.slice(0, nameAt),
    { field: 'number_of_addenda', from: 55, to: 58, kind: 'number', presence: 'mandatory', computed: true },
    { field: 'name', from: 59, to: 74, kind: 'text', presence: 'required' },
    { field: 'reserved', from: 75, to: 76, kind: 'blank' },
    ...entry.fields.slice(nameAt + 1),
  ],
} as const satisfies Layout;

export const paymentAddenda = {
  title: 'payment addenda',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '7' },
    { field: 'addenda_type_code', from: 2, to: 3, kind: 'constant', constant: '05' },
    { field: 'payment_related_information', from: 4, to: 83, kind: 'text', presence: 'optional' },
    { field: 'addenda_sequence_number', from: 84, to: 87, kind: 'number', presence: 'mandatory', computed: true },
    { field: 'entry_detail_sequence_number', from: 88, to: 94, kind: 'digits', presence: 'mandatory', computed: true },
  ],
} as const satisfies Layout;

export const changeAddenda = {
  title: 'change addenda',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '7' },
    { field: 'addenda_type_code', from: 2, to: 3, kind: 'constant', constant: '98' },
    { field: 'change_code', from: 4, to: 6, kind: 'text', presence: 'mandatory' },
    { field: 'original_trace', from: 7, to: 21, kind: 'digits', presence: 'mandatory' },
    { field: 'reserved', from: 22, to: 27, kind: 'blank' },
    { field: 'original_rdfi', from: 28, to: 35, kind: 'digits', presence: 'required' },
    // C13 and C14 have none.
    { field: 'corrected_data', from: 36, to: 64, kind: 'text', presence: 'optional' },
    { field: 'reserved_2', from: 65, to: 79, kind: 'blank' },
    { field: 'trace_number', from: 80, to: 94, kind: 'digits', presence: 'mandatory', computed: true },
  ],
} as const satisfies Layout;

/** The ODFI's answer to a change that cannot be applied, C61 to C69. */
export const refusedChangeAddenda = {
  title: 'refused change addenda',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '7' },
    { field: 'addenda_type_code', from: 2, to: 3, kind: 'constant', constant: '98' },
    { field: 'refused_change_code', from: 4, to: 6, kind: 'text', presence: 'mandatory' },
    { field: 'original_trace', from: 7, to: 21, kind: 'digits', presence: 'mandatory' },
    { field: 'reserved', from: 22, to: 27, kind: 'blank' },
    { field: 'original_rdfi', from: 28, to: 35, kind: 'digits', presence: 'required' },
    // C13 and C14 have none.
    { field: 'corrected_data', from: 36, to: 64, kind: 'text', presence: 'optional' },
    { field: 'change_code', from: 65, to: 67, kind: 'text', presence: 'mandatory' },
    { field: 'change_trace_sequence_number', from: 68, to: 74, kind: 'digits', presence: 'mandatory' },
    { field: 'reserved_2', from: 75, to: 79, kind: 'blank' },
    { field: 'trace_number', from: 80, to: 94, kind: 'digits', presence: 'mandatory', computed: true },
  ],
} as const satisfies Layout;
