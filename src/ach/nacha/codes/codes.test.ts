// The tables of codes are complete and follow the rules of the network.
import { describe, expect, it } from 'vitest';
import { changeCodes, changeLayoutOf } from './change-codes.ts';
import { entryDescriptions } from './entry-descriptions.ts';
import { returnCodeRow, returnCodes, returnLayoutOf } from './return-codes.ts';
import { secCodeRow, secCodes } from './sec-codes.ts';
import { serviceClassRow } from './service-classes.ts';
import { returnCodeFor, type TransactionCode, transactionCodeRow, transactionCodes } from './transaction-codes.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
const codes = (letter: string, ...ranges: [number, number][]) =>
  ranges.flatMap(([from, to]) => numbers(from, to)).map((number) => letter + String(number).padStart(2, '0'));
const having = (check: (row: NonNullable<ReturnType<typeof returnCodeRow>>) => boolean) =>
  Object.entries(returnCodes).flatMap(([code, row]) => (check(row) ? [code] : []));

describe('return codes', () => {
  it('are R01 to R85 and R90 in order, without the codes that have no meaning', () => {
    expect(Object.keys(returnCodes)).toEqual(codes('R', [1, 47], [50, 53], [61, 77], [80, 85], [90, 90]));
    for (const code of ['R00', 'R48', 'R60', 'R78', 'R99', 'r01', 'toString', ''])
      expect(returnCodeRow(code)).toBeUndefined();
  });

  it('have a deadline of sixty calendar days for a consumer, two banking days for a business (ACH, time)', () => {
    const sixty = having(({ deadline }) => 'calendar_days' in deadline && deadline.calendar_days === 60);
    expect(sixty).toEqual(['R05', 'R07', 'R10', 'R11', 'R33', 'R37', 'R38', 'R51', 'R52', 'R53']);
    expect(returnCodes.R29.deadline).toEqual({ banking_days: 2 });
    expect(returnCodes.R01.deadline).toEqual({ banking_days: 2 });
  });

  it('have a deadline of five banking days for a dishonor, two for a contest (ACH, time)', () => {
    expect(having(({ deadline }) => 'banking_days' in deadline && deadline.banking_days === 5)).toEqual(
      codes('R', [61, 70]),
    );
    for (const code of codes('R', [71, 77])) expect(returnCodeRow(code)!.deadline).toEqual({ banking_days: 2 });
  });

  it('are grouped as the network watches them (ACH, risk figures)', () => {
    expect(having(({ group }) => group === 'unauthorized')).toEqual(['R05', 'R07', 'R10', 'R11', 'R29', 'R51']);
    expect(having(({ group }) => group === 'administrative')).toEqual(['R02', 'R03', 'R04']);
    expect(having(({ group }) => group === 'dishonor')).toEqual(codes('R', [61, 70]));
    expect(having(({ group }) => group === 'contest')).toEqual(codes('R', [71, 77]));
    expect(having(({ group }) => group === 'international')).toEqual(codes('R', [80, 85]));
  });

  it('have the right sender', () => {
    expect(having(({ sent_by }) => sent_by.includes('odfi'))).toEqual(codes('R', [61, 70]));
    const operators = ['R13', 'R18', 'R19', 'R25', 'R26', 'R27', 'R28', 'R32', 'R34', 'R35', 'R36'];
    expect(having(({ sent_by }) => sent_by.includes('operator'))).toEqual(operators);
  });

  it('have the layout of their addenda', () => {
    expect(returnLayoutOf('R01')).toBe('return_addenda');
    expect(returnLayoutOf('R61')).toBe('dishonored_return_addenda');
    expect(returnLayoutOf('R77')).toBe('contested_return_addenda');
    expect(returnLayoutOf('R80')).toBe('return_addenda');
    expect(returnLayoutOf('R48')).toBeUndefined();
  });

  it('have a title and a sentence as their meaning', () => {
    for (const { title, meaning } of [...Object.values(returnCodes), ...Object.values(changeCodes)]) {
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(meaning).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('change codes', () => {
  it('are C01 to C14 for changes and C61 to C69 for refusals', () => {
    expect(Object.keys(changeCodes)).toEqual(codes('C', [1, 14], [61, 69]));
    for (const code of codes('C', [1, 14])) expect(changeLayoutOf(code)).toBe('change_addenda');
    for (const code of codes('C', [61, 69])) expect(changeLayoutOf(code)).toBe('refused_change_addenda');
    expect(changeLayoutOf('C15')).toBeUndefined();
  });

  it('have corrected data in 29 columns that do not overlap', () => {
    for (const { corrected } of Object.values(changeCodes)) {
      let after = 0;
      for (const { from, to } of corrected) {
        expect(from).toBeGreaterThan(after);
        expect(to).toBeGreaterThanOrEqual(from);
        after = to;
      }
      expect(after).toBeLessThanOrEqual(29);
    }
  });
});

describe('transaction codes', () => {
  it('are the codes of four kinds of account, one ten for each', () => {
    const tens = (ten: number, last: number[]) => last.map((one) => ten * 10 + one);
    const usual = [1, 2, 3, 4, 6, 7, 8, 9];
    const all = [...[2, 3, 4].flatMap((ten) => tens(ten, usual)), ...tens(5, [1, 2, 3, 4, 5, 6])];
    expect(Object.keys(transactionCodes).map(Number)).toEqual(all);
    for (const none of [0, 20, 25, 50, 57, 100, -1, 22.5]) expect(transactionCodeRow(none)).toBeUndefined();
  });

  it('are credits with a last digit below 5, and debits from 5 on', () => {
    for (const [code, { direction }] of Object.entries(transactionCodes))
      expect(direction, code).toBe(Number(code) % 10 >= 5 ? 'debit' : 'credit');
  });

  it('are returned with the code that ends in 1 or 6', () => {
    const answers: [TransactionCode, number][] = [
      [22, 21],
      [23, 21],
      [27, 26],
      [32, 31],
      [38, 36],
      [42, 41],
      [55, 56],
    ];
    for (const [code, answer] of answers) expect(returnCodeFor(code)).toBe(answer);
  });
});

describe('SEC codes, service classes, entry descriptions', () => {
  it('contain ATX, IAT and ADV as unsupported, and six supported codes', () => {
    expect(Object.entries(secCodes).flatMap(([code, row]) => (row.supported ? [code] : []))).toEqual([
      'PPD',
      'CCD',
      'CTX',
      'WEB',
      'TEL',
      'COR',
    ]);
    for (const code of ['ATX', 'IAT', 'ADV']) expect(secCodeRow(code)?.supported).toBe(false);
    expect(secCodeRow('ABC')).toBeUndefined();
  });

  it('contain the service class of advices as unsupported', () => {
    expect(serviceClassRow(280)?.supported).toBe(false);
    expect(serviceClassRow(999)).toBeUndefined();
  });

  it('fit ten columns, in capital letters', () => {
    for (const description of Object.keys(entryDescriptions)) expect(description).toMatch(/^[A-Z ]{1,10}$/);
  });
});
