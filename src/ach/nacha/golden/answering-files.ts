// The typed records of the golden files of returns and changes. The files were written by hand,
// column by column.
import type { AchFile, FileHeader } from '../records.ts';
import { batch, header, ida } from './sample-records.ts';

/** The header of a file from the receiving bank. */
const answering: FileHeader = {
  ...header,
  immediate_origin: '011000015',
  file_creation_date: '2026-11-25',
  file_creation_time: '08:15',
  file_id_modifier: 'B',
  immediate_origin_name: 'EASTERN BANK',
  reference_code: '',
};

const atNorthern = { rdfi: '09100001', check_digit: '9' };
const secondOfIda = { account_number: '1000000002', identification: 'INV-1003', name: 'IDA FROST' };
const fromEastern = { odfi: '01100001', settlement_date: 329 };

/** The original entry: the n-th that was sent to Eastern. */
const original = (n: number) => ({ original_trace: `09100001000000${n}`, original_rdfi: '01100001' });
const returned = { kind: 'return_addenda', date_of_death: null, addenda_information: '' } as const;
const dishonored = {
  kind: 'dishonored_return_addenda',
  return_settlement_date: 329,
  addenda_information: '',
} as const;
const contested = {
  kind: 'contested_return_addenda',
  date_original_entry_returned: null,
  original_settlement_date: null,
  return_settlement_date: 329,
  dishonored_return_settlement_date: 334,
} as const;

const changed = { ...atNorthern, transaction_code: 26, amount: 0 };
const change = { kind: 'change_addenda' } as const;

export const answeringFiles: Record<string, AchFile> = {
  returns: {
    header: answering,
    batches: [
      batch(
        [
          {
            ...atNorthern,
            transaction_code: 26,
            trace_number: '011000010000001',
            addenda: [{ ...returned, ...original(1), return_code: 'R01' }],
          },
          {
            ...ida,
            ...atNorthern,
            transaction_code: 31,
            amount: 999,
            trace_number: '011000010000002',
            addenda: [
              {
                ...returned,
                return_code: 'R14',
                ...original(2),
                date_of_death: '2026-11-01',
                addenda_information: 'ESTATE OFFICE INFORMED',
              },
            ],
          },
          {
            ...atNorthern,
            transaction_code: 26,
            account_number: '778899',
            amount: 0,
            identification: '',
            name: 'LAND-BERG & CO.',
            trace_number: '011000010000003',
            addenda: [{ ...returned, return_code: 'R03', ...original(4) }],
          },
        ],
        { ...fromEastern, service_class_code: 200 },
      ),
    ],
  },

  changes: {
    header: answering,
    batches: [
      batch(
        [
          {
            ...changed,
            trace_number: '011000010000001',
            addenda: [{ ...change, ...original(1), change_code: 'C01', corrected_data: '1000000009' }],
          },
          {
            ...changed,
            ...secondOfIda,
            trace_number: '011000010000002',
            addenda: [{ ...change, ...original(2), change_code: 'C03', corrected_data: '122105278   5500001' }],
          },
          {
            ...changed,
            account_number: '1000000003',
            identification: 'INV-1004',
            name: 'OTTO LAND',
            trace_number: '011000010000003',
            addenda: [{ ...change, ...original(3), change_code: 'C06', corrected_data: '1000000003          37' }],
          },
          {
            ...changed,
            account_number: '1000000004',
            identification: 'INV-1005',
            name: 'EVA STONE',
            trace_number: '011000010000004',
            addenda: [
              { ...change, ...original(4), change_code: 'C07', corrected_data: '1221052785500002          27' },
            ],
          },
        ],
        { ...fromEastern, sec_code: 'COR', descriptive_date: '261123', effective_entry_date: '2026-11-25' },
      ),
      batch(
        [
          {
            ...changed,
            rdfi: '01100001',
            check_digit: '5',
            trace_number: '091000010000050',
            addenda: [
              {
                kind: 'refused_change_addenda',
                ...original(1),
                refused_change_code: 'C65',
                corrected_data: '?',
                change_code: 'C01',
                change_trace_sequence_number: '0000001',
              },
            ],
          },
        ],
        { sec_code: 'COR', effective_entry_date: '2026-11-27', settlement_date: 331, batch_number: 2 },
      ),
    ],
  },

  'dishonored-returns': {
    header,
    batches: [
      batch([
        {
          transaction_code: 26,
          trace_number: '091000010000060',
          addenda: [
            {
              ...dishonored,
              ...original(1),
              return_code: 'R68',
              return_trace: '011000010000001',
              return_reason_code: 'R01',
            },
          ],
        },
        {
          ...secondOfIda,
          transaction_code: 26,
          amount: 12_600,
          trace_number: '091000010000061',
          addenda: [
            {
              ...dishonored,
              ...original(2),
              return_code: 'R69',
              return_trace: '011000010000002',
              return_reason_code: 'R09',
              addenda_information: '01 03',
            },
          ],
        },
      ]),
    ],
  },

  'contested-returns': {
    header: answering,
    batches: [
      batch(
        [
          {
            ...atNorthern,
            transaction_code: 26,
            trace_number: '011000010000070',
            addenda: [
              {
                ...contested,
                ...original(1),
                return_code: 'R73',
                date_original_entry_returned: '2026-11-25',
                original_settlement_date: 327,
                return_trace: '011000010000001',
                return_reason_code: 'R01',
                dishonored_return_trace: '091000010000060',
                dishonored_return_reason_code: 'R68',
              },
            ],
          },
          {
            ...atNorthern,
            ...secondOfIda,
            transaction_code: 26,
            amount: 12_600,
            trace_number: '011000010000071',
            addenda: [
              {
                ...contested,
                ...original(2),
                return_code: 'R76',
                return_trace: '011000010000002',
                return_reason_code: 'R09',
                dishonored_return_trace: '091000010000061',
                dishonored_return_reason_code: 'R69',
              },
            ],
          },
        ],
        { ...fromEastern, settlement_date: 337, batch_number: 3 },
      ),
    ],
  },
};
