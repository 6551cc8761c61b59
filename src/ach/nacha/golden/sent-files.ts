// The typed records of the golden files of an originating bank. The files were written by hand,
// column by column.
import type { AchFile } from '../records.ts';
import { atWestern, batch, header, ida } from './sample-records.ts';

export const sentFiles: Record<string, AchFile> = {
  'ppd-debit-and-credit': {
    header,
    batches: [
      batch(
        [
          {},
          { ...ida, transaction_code: 32, amount: 999, trace_number: '091000010000002' },
          {
            transaction_code: 28,
            rdfi: '02100002',
            check_digit: '1',
            account_number: '12345678901234567',
            amount: 0,
            identification: '',
            name: 'OTTO LAND-BERG & CO.',
            discretionary_data: 'AB',
            trace_number: '091000010000004',
          },
        ],
        { service_class_code: 200 },
      ),
    ],
  },

  'ccd-with-addenda': {
    header: {
      ...header,
      immediate_origin: '122105278',
      file_creation_date: '2026-12-31',
      file_creation_time: null,
      file_id_modifier: '0',
      immediate_destination_name: '',
      immediate_origin_name: '',
      reference_code: '',
    },
    batches: [
      batch(
        [
          {
            transaction_code: 22,
            amount: 123_456_789,
            name: 'MOSS SUPPLIES INC',
            addenda: [{ kind: 'payment_addenda', payment_related_information: 'RMR*IV*INV-1001**1234567.89\\' }],
          },
          {
            transaction_code: 24,
            account_number: '1000000002',
            amount: 0,
            identification: '',
            name: 'FROST & SONS',
            trace_number: '091000010000002',
            addenda: [{ kind: 'payment_addenda', payment_related_information: 'RMR*IV*INV-1002**0\\' }],
          },
        ],
        {
          service_class_code: 220,
          company_discretionary_data: 'SETTLEMENT',
          sec_code: 'CCD',
          entry_description: 'VENDOR PAY',
          descriptive_date: 'DEC 31',
          effective_entry_date: '2027-01-04',
          batch_number: 7,
        },
      ),
    ],
  },

  'ctx-with-addenda': {
    header,
    batches: [
      batch(
        [
          {
            amount: 2_000_000,
            name: 'MOSS SUPPLIES IN',
            addenda: [
              'BPR*D*20000*D*ACH*CTX*01*091000019*DA*1000000001*1123456780**01*011000015*DA*10',
              '',
              '00000001*20261123\\RMR*IV*INV-1001**20000\\',
            ].map((payment_related_information) => ({ kind: 'payment_addenda' as const, payment_related_information })),
          },
          {
            account_number: '1000000002',
            amount: 100,
            identification: '',
            name: 'FROST & SONS',
            trace_number: '091000010000002',
          },
        ],
        { sec_code: 'CTX', entry_description: 'INVOICES' },
      ),
    ],
  },

  'web-debits': {
    header,
    batches: [
      batch(
        [
          { discretionary_data: 'S' },
          {
            ...ida,
            transaction_code: 37,
            amount: 9_999_999_999,
            discretionary_data: 'R',
            trace_number: '091000019999999',
          },
        ],
        { sec_code: 'WEB', entry_description: 'PURCHASE' },
      ),
    ],
  },

  'tel-debits': {
    header,
    batches: [
      batch([{ discretionary_data: 'S' }], { sec_code: 'TEL', entry_description: 'PHONE PMT', descriptive_date: '' }),
    ],
  },

  'several-batches': {
    header,
    batches: [
      batch([{}]),
      batch(
        [
          { ...ida, transaction_code: 22, amount: 200_000, identification: 'STAFF-17' },
          {
            ...atWestern,
            transaction_code: 32,
            account_number: '4400556',
            amount: 210_000,
            identification: 'STAFF-18',
            name: 'EVA STONE',
            trace_number: '091000010000002',
          },
        ],
        {
          service_class_code: 220,
          entry_description: 'PAYROLL',
          effective_entry_date: '2026-11-24',
          batch_number: 2,
        },
      ),
      batch(
        [
          {
            transaction_code: 22,
            account_number: '1000000002',
            amount: 100,
            identification: 'INV-0990',
            name: 'MOSS SUPPLIES INC',
            trace_number: '091000010000003',
          },
        ],
        { service_class_code: 220, sec_code: 'CCD', entry_description: 'REVERSAL', batch_number: 3 },
      ),
    ],
  },
};
