// The writer refuses every value that the columns or the rules do not allow, before it writes a
// byte of the record.
import { describe, expect, it } from 'vitest';
import { FieldError } from '../field-error.ts';
import { answeringFiles } from '../golden/answering-files.ts';
import { header, plainBatch, plainEntry } from '../golden/sample-records.ts';
import type { Addenda, BatchHeader, Entry, FileHeader } from '../records.ts';
import { fileWriter } from './file-writer.ts';

interface Differs {
  file?: Partial<FileHeader>;
  batch?: Partial<BatchHeader>;
  entry?: Partial<Entry>;
}

/** The refusal for valid records with these differences; undefined: no refusal. */
function refusal({ file, batch, entry }: Differs): string | undefined {
  try {
    const writer = fileWriter({ ...header, ...file });
    writer.startBatch({ ...plainBatch, ...batch });
    writer.add({ ...plainEntry, ...entry });
    return undefined;
  } catch (error) {
    if (error instanceof FieldError) return `${error.field}: ${error.allowed}`;
    throw error;
  }
}

const credit = { service_class_code: 220 };
const payment: Addenda = { kind: 'payment_addenda', payment_related_information: 'X' };
const returned = answeringFiles.returns!.batches[0]!;
const returnAddenda = returned.entries[0]!.addenda[0]!;
const asReturn = (differs: object, entry: Partial<Entry> = {}): Differs => ({
  entry: { transaction_code: 26, addenda: [{ ...returnAddenda, ...differs } as Addenda], ...entry },
});
const changed = answeringFiles.changes!.batches[0]!.entries[0]!.addenda[0]!;
const asChange = (differs: object, entry: Partial<Entry> = {}): Differs => ({
  batch: { sec_code: 'COR' },
  entry: { transaction_code: 26, amount: 0, addenda: [{ ...changed, ...differs } as Addenda], ...entry },
});
const dishonored = answeringFiles['dishonored-returns']!.batches[0]!.entries[0]!.addenda[0]!;
const contested = answeringFiles['contested-returns']!.batches[0]!.entries[0]!.addenda[0]!;
const asDispute = (addendum: Addenda, differs: object): Differs => ({
  entry: { transaction_code: 26, addenda: [{ ...addendum, ...differs } as Addenda] },
});

describe('the valid records of these tests', () => {
  it.each([{}, asReturn({}), asChange({}), asDispute(dishonored, {}), asDispute(contested, {})])(
    'are written: %#',
    (differs) => {
      expect(refusal(differs)).toBeUndefined();
    },
  );
});

describe('columns', () => {
  it.each<[string, Differs, RegExp]>([
    [
      'an account number of 18 characters',
      { entry: { account_number: '123456789012345678' } },
      /^account_number: .*at most 17/,
    ],
    ['a name of 23 characters', { entry: { name: 'A'.repeat(23) } }, /^name: .*at most 22/],
    ['a blank name', { entry: { name: '' } }, /^name: neither empty/],
    ['a name that begins with a blank', { entry: { name: ' ADA' } }, /^name: .*beginning/],
    ['text that ends with a blank', { entry: { identification: 'A ' } }, /^identification: .*no blank at the end/],
    ['letters outside ASCII', { entry: { name: 'ZOË' } }, /^name: .*from blank to ~/],
    ['a line feed', { entry: { identification: 'A\nB' } }, /^identification/],
    [
      'an account number of zeros',
      { entry: { account_number: '000' } },
      /^account_number: neither empty nor only zeros/,
    ],
    ['a company name of zeros', { batch: { company_name: '0' } }, /^company_name/],
    ['an amount of eleven digits', { entry: { amount: 10_000_000_000 } }, /^amount: .*from 0 to 9999999999$/],
    ['a negative amount', { entry: { amount: -1 } }, /^amount/],
    ['half a cent', { entry: { amount: 0.5 } }, /^amount: a whole number of cents/],
    ['an amount that is no safe integer', { entry: { amount: 2 ** 53 } }, /^amount/],
    ['not a number', { entry: { amount: Number.NaN } }, /^amount/],
    ['a trace number of fourteen digits', { entry: { trace_number: '09100001000001' } }, /^trace_number: 15 digits/],
    ['a routing number with a letter', { entry: { rdfi: '0110000I' } }, /^rdfi: 8 digits/],
    ['a day that does not exist', { batch: { effective_entry_date: '2026-02-29' } }, /^effective_entry_date: a day/],
    ['a day of another century', { batch: { effective_entry_date: '2126-02-28' } }, /^effective_entry_date: a day/],
    ['no effective entry date', { batch: { effective_entry_date: null } }, /^effective_entry_date: .*mandatory/],
    ['a day of the year beyond 366', { batch: { settlement_date: 367 } }, /^settlement_date: a day of the year/],
    ['a time that does not exist', { file: { file_creation_time: '24:00' } }, /^file_creation_time/],
    ['an origin of eight digits', { file: { immediate_origin: '12345678' } }, /^immediate_origin: nine digits/],
    ['a batch number of eight digits', { batch: { batch_number: 10_000_000 } }, /^batch_number/],
  ])('refuse %s', (_what, differs, message) => {
    expect(refusal(differs)).toMatch(message);
  });
});

describe('the file header', () => {
  it.each<[string, Differs, RegExp]>([
    ['a destination of eight digits', { file: { immediate_destination: '09100001' } }, /^immediate_destination/],
    ['a modifier in lower case', { file: { file_id_modifier: 'a' } }, /^file_id_modifier: A to Z or 0 to 9/],
  ])('refuses %s', (_what, differs, message) => {
    expect(refusal(differs)).toMatch(message);
  });
});

describe('the batch header', () => {
  it.each<[string, Differs, RegExp]>([
    ['IAT, by name', { batch: { sec_code: 'IAT' } }, /^sec_code: PPD, CCD, CTX, WEB, TEL, COR; International ACH/],
    ['ATX, by name', { batch: { sec_code: 'ATX' } }, /^sec_code: .*Acknowledgment of a CTX entry is not supported/],
    ['an unknown SEC code', { batch: { sec_code: 'ABC' } }, /^sec_code: PPD, CCD, CTX, WEB, TEL, COR$/],
    ['the service class of advices', { batch: { service_class_code: 280 } }, /^service_class_code: 200, 220, 225$/],
    ['an unknown originator status', { batch: { originator_status_code: '3' } }, /^originator_status_code/],
    ['a prescribed word in lower case', { batch: { entry_description: 'Reversal' } }, /^entry_description: REVERSAL/],
  ])('refuses %s', (_what, differs, message) => {
    expect(refusal(differs)).toMatch(message);
  });
});

describe('an entry', () => {
  it.each<[string, Differs, RegExp]>([
    ['with an unknown transaction code', { entry: { transaction_code: 25 } }, /^transaction_code/],
    ['that debits in a batch of credits', { batch: credit }, /^transaction_code: credits only/],
    ['that credits in a batch of debits', { entry: { transaction_code: 22 } }, /^transaction_code: debits only/],
    ['with a wrong check digit', { entry: { check_digit: '6' } }, /^check_digit: .*01100001: 5/],
    ['to a bank of zeros', { entry: { rdfi: '00000000', check_digit: '0' } }, /^check_digit/],
    [
      'with a trace number of another bank',
      { entry: { trace_number: '011000010000001' } },
      /^trace_number: .*09100001/,
    ],
    ['that moves no money', { entry: { amount: 0 } }, /^amount: more than 0/],
    [
      'that moves money as a prenote',
      { entry: { transaction_code: 28 } },
      /^amount: 0, because the entry is a prenote/,
    ],
    ['with two addenda', { entry: { addenda: [payment, payment] } }, /^addenda: at most 1/],
    [
      'of CTX with a name of 17 characters',
      { batch: { sec_code: 'CTX' }, entry: { name: 'MOSS SUPPLIES INC' } },
      /^name: .*at most 16/,
    ],
    [
      'of CTX with 10,000 addenda',
      { batch: { sec_code: 'CTX' }, entry: { addenda: Array.from({ length: 10_000 }, () => payment) } },
      /^number_of_addenda: /,
    ],
    [
      'of TEL with addenda',
      { batch: { sec_code: 'TEL' }, entry: { discretionary_data: 'S', addenda: [payment] } },
      /^addenda: at most 0/,
    ],
    ['of WEB without its payment type', { batch: { sec_code: 'WEB' } }, /^discretionary_data: R \(recurring\)/],
    [
      'of TEL that credits',
      { batch: { ...credit, sec_code: 'TEL' }, entry: { transaction_code: 22 } },
      /^transaction_code: a debit: TEL/,
    ],
    ['that debits a loan', { entry: { transaction_code: 55 } }, /^transaction_code: a credit: a loan/],
    [
      'of remittance without addenda',
      { batch: { ...credit, sec_code: 'CCD' }, entry: { transaction_code: 24, amount: 0 } },
      /^addenda: one/,
    ],
    [
      'of remittance to a consumer',
      { batch: credit, entry: { transaction_code: 24, amount: 0, addenda: [payment] } },
      /^transaction_code: .*remittances/,
    ],
    ['that is a return without addenda', { entry: { transaction_code: 26 } }, /^addenda: one/],
    ['that has return addenda but is no return', { entry: { addenda: [returnAddenda] } }, /^addenda: payment_addenda/],
    ['that moves money in a batch of changes', { batch: { sec_code: 'COR' } }, /^transaction_code: 21, .*COR/],
  ])('%s is refused', (_what, differs, message) => {
    expect(refusal(differs)).toMatch(message);
  });

  it('is refused if its trace number is not greater than the one before', () => {
    const writer = fileWriter(header);
    writer.startBatch(plainBatch);
    writer.add(plainEntry);
    expect(() => writer.add(plainEntry)).toThrow(
      'trace_number is "091000010000001"; allowed: more than the trace number before it',
    );
  });
});

describe('a return, a change, a dispute', () => {
  it.each<[string, Differs, RegExp]>([
    ['an unknown code', asReturn({ return_code: 'R48' }), /^return_code: a return code of the network/],
    ['the code of a dishonor', asReturn({ return_code: 'R61' }), /^return_code: a code of return_addenda/],
    ['a code of credits for a debit', asReturn({ return_code: 'R23' }), /^return_code: a code for returns of debits/],
    ['a code that was withdrawn', asDispute(dishonored, { return_code: 'R63' }), /^return_code: .*withdrawn/],
    ['a date of death with another code', asReturn({ date_of_death: '2026-11-01' }), /^date_of_death/],
    ['no original RDFI', asReturn({ original_rdfi: null }), /^original_rdfi/],
    ['a second addendum', asReturn({}, { addenda: [returnAddenda, returnAddenda] }), /^addenda: one/],
    ['a return in a batch of changes', { ...asReturn({}), batch: { sec_code: 'COR' } }, /^addenda: a change/],
    ['a change in a batch of returns', { entry: asChange({}).entry! }, /^addenda: a return/],
    ['a change that moves money', asChange({}, { amount: 1 }), /^amount: 0/],
    ['corrected data that correct nothing', asChange({ corrected_data: '' }), /^corrected_data/],
    ['a change code that was withdrawn', asChange({ change_code: 'C10' }), /^change_code: .*withdrawn/],
    ['the code of a refusal', asChange({ change_code: 'C61' }), /^change_code: C01 to C14/],
    ['a dishonor of a dishonor', asDispute(dishonored, { return_reason_code: 'R61' }), /^return_reason_code/],
    ['a contest of a return', asDispute(contested, { dishonored_return_reason_code: 'R01' }), /R61 to R70/],
  ])('with %s is refused', (_what, differs, message) => {
    expect(refusal(differs)).toMatch(message);
  });
});

describe('a refusal', () => {
  it('names the record, the field, the given value and the allowed values', () => {
    const writer = fileWriter(header);
    writer.startBatch(plainBatch);
    expect(() => writer.add({ ...plainEntry, name: 'ZOË' })).toThrow(
      'entry 091000010000001: name is "ZOË"; allowed: neither empty nor only zeros, at most 22 characters',
    );
  });

  it('keeps account numbers out of its message', () => {
    const writer = fileWriter(header);
    writer.startBatch(plainBatch);
    expect(() => writer.add({ ...plainEntry, account_number: '123456789012345678' })).toThrow(
      /^entry 091000010000001: account_number is text of 18 characters; allowed/,
    );
  });

  it('writes no byte of its record, and the writer continues with the next', () => {
    const bytes = (entries: Entry[]) => {
      const writer = fileWriter(header);
      writer.startBatch(plainBatch);
      for (const entry of entries)
        try {
          writer.add(entry);
        } catch (error) {
          expect(error).toBeInstanceOf(FieldError);
        }
      writer.endBatch();
      writer.end();
      return Buffer.concat(writer.take());
    };
    const wrong = { ...plainEntry, addenda: [{ ...payment, payment_related_information: 'É' } as Addenda] };
    const next = { ...plainEntry, trace_number: '091000010000002' };
    expect(bytes([wrong, plainEntry, { ...next, amount: 0 }, next])).toEqual(bytes([plainEntry, next]));
  });
});
