// The columns of the records that open and close a batch: 5 and 8.
import type { Layout } from './field.ts';

export const batchHeader = {
  title: 'batch header',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '5' },
    { field: 'service_class_code', from: 2, to: 4, kind: 'number', presence: 'mandatory' },
    { field: 'company_name', from: 5, to: 20, kind: 'text', presence: 'mandatory' },
    { field: 'company_discretionary_data', from: 21, to: 40, kind: 'text', presence: 'optional' },
    { field: 'company_identification', from: 41, to: 50, kind: 'text', presence: 'mandatory', blankFirst: true },
    { field: 'sec_code', from: 51, to: 53, kind: 'text', presence: 'mandatory' },
    { field: 'entry_description', from: 54, to: 63, kind: 'text', presence: 'mandatory' },
    { field: 'descriptive_date', from: 64, to: 69, kind: 'text', presence: 'optional' },
    { field: 'effective_entry_date', from: 70, to: 75, kind: 'date', presence: 'required' },
    { field: 'settlement_date', from: 76, to: 78, kind: 'day', presence: 'operator' },
    { field: 'originator_status_code', from: 79, to: 79, kind: 'text', presence: 'mandatory' },
    { field: 'odfi', from: 80, to: 87, kind: 'digits', presence: 'mandatory' },
    { field: 'batch_number', from: 88, to: 94, kind: 'number', presence: 'mandatory' },
  ],
} as const satisfies Layout;

export const batchControl = {
  title: 'batch control',
  fields: [
    { field: 'record_type_code', from: 1, to: 1, kind: 'constant', constant: '8' },
    { field: 'service_class_code', from: 2, to: 4, kind: 'number', presence: 'mandatory', computed: true },
    { field: 'entry_addenda_count', from: 5, to: 10, kind: 'number', presence: 'mandatory', computed: true },
    { field: 'entry_hash', from: 11, to: 20, kind: 'number', presence: 'mandatory', computed: true },
    { field: 'total_debits', from: 21, to: 32, kind: 'amount', presence: 'mandatory', computed: true },
    { field: 'total_credits', from: 33, to: 44, kind: 'amount', presence: 'mandatory', computed: true },
    {
      field: 'company_identification',
      from: 45,
      to: 54,
      kind: 'text',
      presence: 'required',
      blankFirst: true,
      computed: true,
    },
    { field: 'message_authentication_code', from: 55, to: 73, kind: 'text', presence: 'optional' },
    { field: 'reserved', from: 74, to: 79, kind: 'blank' },
    { field: 'odfi', from: 80, to: 87, kind: 'digits', presence: 'mandatory', computed: true },
    { field: 'batch_number', from: 88, to: 94, kind: 'number', presence: 'mandatory', computed: true },
  ],
} as const satisfies Layout;
