// Corrected data, parsed and written in the columns of the change code.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf } from '../check-digit.ts';
import { type ChangeCode, changeCodes } from './change-codes.ts';
import { type CorrectedData, parseCorrectedData, writeCorrectedData } from './corrected-data.ts';
import { transactionCodes } from './transaction-codes.ts';

const routing_number = '122105278';

describe('corrected data', () => {
  it.each<[ChangeCode, string, CorrectedData]>([
    ['C01', '1000000009', { account_number: '1000000009' }],
    ['C02', '122105278', { routing_number }],
    ['C03', '122105278   5500001', { routing_number, account_number: '5500001' }],
    ['C04', 'ADA MOSS', { name: 'ADA MOSS' }],
    ['C05', '37', { transaction_code: '37' }],
    ['C06', '5500001             37', { account_number: '5500001', transaction_code: '37' }],
    ['C07', '1221052785500001          27', { routing_number, account_number: '5500001', transaction_code: '27' }],
    ['C08', 'NBSEDKKX', { foreign_rdfi: 'NBSEDKKX' }],
    ['C09', 'INV 1001', { identification: 'INV 1001' }],
    ['C12', 'FJORD MARKET       1123456780', { company_name: 'FJORD MARKET', company_identification: '1123456780' }],
    ['C13', '', {}],
  ])('of %s is in its columns', (code, corrected, data) => {
    expect(parseCorrectedData(code, corrected)).toEqual(data);
    expect(writeCorrectedData(code, data)).toBe(corrected);
  });

  it.each<[string, ChangeCode, string, CorrectedData]>([
    ['one blank instead of three', 'C03', '122105278 5500001', { routing_number, account_number: '5500001' }],
    ['no blank after the routing number', 'C03', '1221052785500001', { routing_number, account_number: '5500001' }],
    ['a transaction code too far left', 'C06', '5500001 37', { account_number: '5500001', transaction_code: '37' }],
    [
      'blanks before the account number',
      'C07',
      '122105278 5500001 27',
      { routing_number, account_number: '5500001', transaction_code: '27' },
    ],
    ['a blank in front', 'C01', ' 5500001', { account_number: '5500001' }],
    [
      'a blank inside the account number, and its transaction code too far right',
      'C06',
      '123456789 111            22',
      { account_number: '123456789 111', transaction_code: '22' },
    ],
    [
      'blanks inside the account number after the routing number',
      'C03',
      '122105278 55 000 01',
      { routing_number, account_number: '55 000 01' },
    ],
    [
      'a blank inside the account number between two other values',
      'C07',
      '122105278 55 00001 27',
      { routing_number, account_number: '55 00001', transaction_code: '27' },
    ],
  ])('is read with %s, because only one reading is possible', (_what, code, corrected, data) => {
    expect(parseCorrectedData(code, corrected)).toEqual(data);
  });

  it.each([
    ['a routing number with a wrong check digit', 'C02', '122105279'],
    ['a routing number of zeros', 'C02', '000000000'],
    ['an unknown transaction code', 'C05', '25'],
    ['no account number', 'C03', '122105278'],
    ['a wide gap inside the account number', 'C06', '55   00001 37'],
    ['an account number of 18 characters', 'C06', '123456789 12345678 37'],
    ['text after the last column', 'C05', '37 39'],
    ['a name with a blank in front: the end of its columns is unknown', 'C04', ' ADA MOSS'],
    ['the code of a refusal', 'C61', '1000000009'],
    ['an unknown code', 'C99', '1000000009'],
  ])('is not guessed from %s', (_what, code, corrected) => {
    expect(parseCorrectedData(code, corrected)).toBeNull();
  });

  it.each<[string, string, CorrectedData, RegExp]>([
    [
      'a value that is too long',
      'C01',
      { account_number: '1'.repeat(18) },
      /account_number is text of 18 .* 1 to 17 characters/,
    ],
    ['a missing value', 'C03', { routing_number }, /account_number is undefined/],
    [
      'a value that the code does not correct',
      'C02',
      { routing_number, name: 'ADA' },
      /name is "ADA"; allowed: no value/,
    ],
    ['a wrong routing number', 'C02', { routing_number: '122105279' }, /nine digits with a correct check digit/],
    ['the code of a refusal', 'C61', {}, /a code that corrects/],
  ])('is not written with %s', (_what, code, data, message) => {
    expect(() => writeCorrectedData(code, data)).toThrow(message);
  });

  it('is read as it was written', () => {
    const word = (width: number) =>
      fc
        .stringMatching(new RegExp(`^[A-Z0-9]([A-Z0-9 -]{0,${width - 2}}[A-Z0-9])?$`))
        .filter((text) => text.length <= width);
    const values = {
      routing_number: fc
        .stringMatching(/^[0-9]{8}$/)
        .filter((bank) => bank !== '00000000')
        .map((bank) => bank + checkDigitOf(bank)!),
      transaction_code: fc.constantFrom(...Object.keys(transactionCodes)),
    } as const;
    const written = fc
      .constantFrom(...(Object.keys(changeCodes) as ChangeCode[]).filter((code) => code < 'C61'))
      .chain((code) =>
        fc.tuple(
          fc.constant(code),
          fc.record(
            Object.fromEntries(
              changeCodes[code].corrected.map(({ field, from, to }) => [
                field,
                field in values ? values[field as keyof typeof values] : word(to - from + 1),
              ]),
            ),
          ),
        ),
      );
    fc.assert(
      fc.property(written, ([code, data]) => {
        expect(parseCorrectedData(code, writeCorrectedData(code, data as CorrectedData))).toEqual(data);
      }),
    );
  });
});
