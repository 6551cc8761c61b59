// ACH files for property tests: any file that the rules allow, small enough to read.
import fc from 'fast-check';
import { checkDigitOf } from '../../../src/ach/nacha/check-digit.ts';
import type { AchFile, Addenda, Batch, BatchHeader, Entry, FileHeader } from '../../../src/ach/nacha/records.ts';

const two = (value: number) => String(value).padStart(2, '0');

const digits = (width: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: width, maxLength: width });

/** Text of the characters that a file may hold, without what its columns would lose. */
const text = (width: number) => fc.string({ unit: 'grapheme-ascii', maxLength: width }).map((value) => value.trimEnd());

/** Text that is not empty. */
const words = (width: number) =>
  fc.tuple(fc.constantFrom(...'ABCXYZabcz1'), text(width - 1)).map(([first, rest]) => first + rest);

/** The eight digits of a bank. Its check digit follows from them. */
const rdfi = digits(8).filter((value) => value !== '00000000');
const date = fc
  .record({
    year: fc.integer({ min: 0, max: 99 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => `20${two(year)}-${two(month)}-${two(day)}`);
const maybeDate: fc.Arbitrary<string | null> = fc.option(date);
const day = fc.option(fc.integer({ min: 1, max: 366 }));

const fileHeader: fc.Arbitrary<FileHeader> = fc.record({
  immediate_destination: rdfi.map((bank) => bank + checkDigitOf(bank)!),
  immediate_origin: fc.oneof(
    digits(9),
    digits(9).map((value) => `1${value}`),
  ),
  file_creation_date: date,
  file_creation_time: fc.option(
    fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(([h, m]) => `${two(h)}:${two(m)}`),
  ),
  file_id_modifier: fc.constantFrom(...'ABCXYZ0189'),
  immediate_destination_name: text(23),
  immediate_origin_name: text(23),
  reference_code: text(8),
});

const batchHeader: fc.Arbitrary<Omit<BatchHeader, 'service_class_code' | 'sec_code' | 'batch_number'>> = fc.record({
  company_name: words(16),
  company_discretionary_data: text(20),
  company_identification: words(10),
  entry_description: words(10).map((value) => value.toUpperCase()),
  descriptive_date: text(6),
  effective_entry_date: date,
  settlement_date: day,
  originator_status_code: fc.constantFrom('0', '1', '2'),
  odfi: rdfi,
});

interface Kind {
  sec_code: string;
  service_class_code: number;
  transaction_codes: readonly number[];
  /** Whether the entry moves money: an amount of at least a cent, zero, or either. */
  amount: 'some' | 'none' | 'any';
  addenda: fc.Arbitrary<readonly Addenda[]>;
}

const payment: fc.Arbitrary<Addenda> = fc.record({
  kind: fc.constant('payment_addenda'),
  payment_related_information: text(80),
});
const answered = { original_trace: digits(15), original_rdfi: rdfi };
const one = (addendum: fc.Arbitrary<Addenda>) => addendum.map((value) => [value]);

const returned: fc.Arbitrary<Addenda> = fc.record({
  kind: fc.constant('return_addenda'),
  return_code: fc.constantFrom('R02', 'R03', 'R16'),
  ...answered,
  date_of_death: fc.constant(null),
  addenda_information: text(44),
});
const dishonored: fc.Arbitrary<Addenda> = fc.record({
  kind: fc.constant('dishonored_return_addenda'),
  return_code: fc.constantFrom('R61', 'R67', 'R68', 'R69', 'R70'),
  ...answered,
  return_trace: digits(15),
  return_settlement_date: fc.integer({ min: 1, max: 366 }),
  return_reason_code: fc.constantFrom('R01', 'R02', 'R29'),
  addenda_information: text(21),
});
const contested: fc.Arbitrary<Addenda> = fc.record({
  kind: fc.constant('contested_return_addenda'),
  return_code: fc.constantFrom('R71', 'R72', 'R73', 'R74', 'R75', 'R76'),
  ...answered,
  date_original_entry_returned: maybeDate,
  original_settlement_date: day,
  return_trace: digits(15),
  return_settlement_date: fc.integer({ min: 1, max: 366 }),
  return_reason_code: fc.constantFrom('R01', 'R02', 'R29'),
  dishonored_return_trace: digits(15),
  dishonored_return_settlement_date: fc.integer({ min: 1, max: 366 }),
  dishonored_return_reason_code: fc.constantFrom('R61', 'R69'),
});
const changed: fc.Arbitrary<Addenda> = fc.record({
  kind: fc.constant('change_addenda'),
  ...answered,
  change_code: fc.constant('C01'),
  corrected_data: words(17),
});
const refused: fc.Arbitrary<Addenda> = fc.record({
  kind: fc.constant('refused_change_addenda'),
  ...answered,
  refused_change_code: fc.constantFrom('C61', 'C69'),
  corrected_data: text(29),
  change_code: fc.constantFrom('C01', 'C07'),
  change_trace_sequence_number: digits(7),
});

const credits = [22, 32, 42, 52];
const debits = [27, 37, 47];
const none = fc.constant<readonly Addenda[]>([]);
const maybe = fc.oneof(none, one(payment));
const kinds: readonly Kind[] = [
  {
    sec_code: 'PPD',
    service_class_code: 200,
    transaction_codes: [...credits, ...debits],
    amount: 'some',
    addenda: maybe,
  },
  { sec_code: 'CCD', service_class_code: 220, transaction_codes: credits, amount: 'some', addenda: maybe },
  { sec_code: 'CCD', service_class_code: 225, transaction_codes: debits, amount: 'some', addenda: maybe },
  {
    sec_code: 'CCD',
    service_class_code: 200,
    transaction_codes: [24, 29, 34, 39],
    amount: 'none',
    addenda: one(payment),
  },
  { sec_code: 'PPD', service_class_code: 200, transaction_codes: [23, 28, 33, 38], amount: 'none', addenda: none },
  { sec_code: 'WEB', service_class_code: 225, transaction_codes: debits, amount: 'some', addenda: maybe },
  { sec_code: 'TEL', service_class_code: 225, transaction_codes: debits, amount: 'some', addenda: none },
  {
    sec_code: 'PPD',
    service_class_code: 200,
    transaction_codes: [21, 26, 31, 36],
    amount: 'any',
    addenda: one(returned),
  },
  { sec_code: 'CCD', service_class_code: 225, transaction_codes: [26, 36], amount: 'any', addenda: one(dishonored) },
  { sec_code: 'WEB', service_class_code: 225, transaction_codes: [26, 36], amount: 'any', addenda: one(contested) },
  { sec_code: 'COR', service_class_code: 200, transaction_codes: [21, 26, 31], amount: 'none', addenda: one(changed) },
  { sec_code: 'COR', service_class_code: 200, transaction_codes: [21, 26, 31], amount: 'none', addenda: one(refused) },
];

const amounts = {
  some: fc.integer({ min: 1, max: 9_999_999_999 }),
  none: fc.constant(0),
  any: fc.integer({ min: 0, max: 9_999_999_999 }),
};

const entryOf = (kind: Kind): fc.Arbitrary<Entry> =>
  fc
    .record({
      transaction_code: fc.constantFrom(...kind.transaction_codes),
      rdfi,
      account_number: words(17),
      amount: amounts[kind.amount],
      identification: text(15),
      name: words(22),
      discretionary_data: fc.constantFrom('R', 'S'),
      addenda: kind.addenda,
    })
    .map((entry) => ({ ...entry, check_digit: checkDigitOf(entry.rdfi)!, trace_number: '' }));

const batch: fc.Arbitrary<Batch> = fc.constantFrom(...kinds).chain((kind) =>
  fc
    .tuple(
      batchHeader,
      fc.array(fc.tuple(entryOf(kind), fc.integer({ min: 1, max: 1000 })), { minLength: 1, maxLength: 12 }),
    )
    .map(([header, entries]) => {
      const { sec_code, service_class_code } = kind;
      let sequence = 0;
      return {
        header: { ...header, sec_code, service_class_code, batch_number: 0 },
        entries: entries.map(([entry, step]) => {
          sequence += step;
          return { ...entry, trace_number: header.odfi + String(sequence).padStart(7, '0') };
        }),
      };
    }),
);

/** Any file of up to six batches, numbered from 1. */
export const generatedFile: fc.Arbitrary<AchFile> = fc
  .tuple(fileHeader, fc.array(batch, { maxLength: 6 }))
  .map(([header, batches]) => ({
    header,
    batches: batches.map((one_, place) => ({ ...one_, header: { ...one_.header, batch_number: place + 1 } })),
  }));
