// Records that the golden files share: each file changes single fields.
import type { Batch, BatchHeader, Entry, FileHeader } from '../records.ts';

export const header: FileHeader = {
  immediate_destination: '091000019',
  immediate_origin: '1123456780',
  file_creation_date: '2026-11-20',
  file_creation_time: '09:30',
  file_id_modifier: 'A',
  immediate_destination_name: 'NORTHERN BANK',
  immediate_origin_name: 'FJORD PAYMENTS',
  reference_code: 'REF00001',
};

export const plainBatch: BatchHeader = {
  service_class_code: 225,
  company_name: 'FJORD MARKET',
  company_discretionary_data: '',
  company_identification: '1123456780',
  sec_code: 'PPD',
  entry_description: 'PAYMENT',
  descriptive_date: '261123',
  effective_entry_date: '2026-11-23',
  settlement_date: null,
  originator_status_code: '1',
  odfi: '09100001',
  batch_number: 1,
};

/** The entry that every golden file starts from. */
export const plainEntry: Entry = {
  transaction_code: 27,
  rdfi: '01100001',
  check_digit: '5',
  account_number: '1000000001',
  amount: 12_500,
  identification: 'INV-1001',
  name: 'ADA MOSS',
  discretionary_data: '',
  trace_number: '091000010000001',
  addenda: [],
};

export const batch = (entries: Partial<Entry>[], differs: Partial<BatchHeader> = {}): Batch => ({
  header: { ...plainBatch, ...differs },
  entries: entries.map((entry) => ({ ...plainEntry, ...entry })),
});

export const atWestern = { rdfi: '12210527', check_digit: '8' };
export const ida = { ...atWestern, account_number: '4400555', identification: 'INV-1002', name: 'IDA FROST' };
