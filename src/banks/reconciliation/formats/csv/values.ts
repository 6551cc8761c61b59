// Days and amounts as banks write them in CSV.
import type { Day } from '../../../../ach/calendar/days.ts';
import { startOfUtcDay } from '../../../../platform/std/timestamps.ts';
import { centsOfDigits, centsOfDollars } from '../amounts.ts';
import type { CsvColumns, DayOrder } from './columns.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const positions: Readonly<Record<DayOrder, readonly [year: number, month: number, day: number]>> = {
  YMD: [0, 1, 2],
  MDY: [2, 0, 1],
  DMY: [2, 1, 0],
};

/** `2026-03-04`, `3/4/26`, `20260304`, `04-Mar-2026`, perhaps with a time; null: no day. */
export function dayFrom(text: string, order: DayOrder): Day | null {
  const [date = ''] = text.trim().split(/[T ]\d{1,2}:/);
  const parts = /^\d{8}$/.test(date) ? eightDigits(date, order) : date.split(/[^\p{L}\d]+/u);
  if (parts.length !== 3) return null;
  const [year, month, day] = positions[order].map((position) => parts[position]!) as [string, string, string];
  const name = months.indexOf(month.slice(0, 3).toLowerCase());
  if (!/^(\d{2}|\d{4})$/.test(year) || !/^\d{1,2}$/.test(day) || (name === -1 && !/^\d{1,2}$/.test(month))) return null;
  const number = name === -1 ? month : String(name + 1);
  const written = `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return startOfUtcDay(written) === null ? null : written;
}

const eightDigits = (date: string, order: DayOrder) =>
  order === 'YMD'
    ? [date.slice(0, 4), date.slice(4, 6), date.slice(6)]
    : [date.slice(0, 2), date.slice(2, 4), date.slice(4)];

/** Cents with their sign: `-1,234.50`, `(1,234.50)`, `1234.50-`, `$5`; null: no amount. */
export function centsFrom(text: string, unit: CsvColumns['amounts_in']): number | null {
  const bare = text.replaceAll(/[\s$]/g, '');
  const found = /^(?:\((?<inside>[^()]+)\)|(?<before>[+-]?)(?<plain>[^()+-]+)(?<after>-?))$/.exec(bare)?.groups;
  if (found === undefined) return null;
  const { inside, before, plain, after } = found;
  if (before !== '' && after === '-') return null;
  const digits = (inside ?? plain)!;
  const whole = /^\d{1,3}(,\d{3})+(\.|$)/.test(digits) ? digits.replaceAll(',', '') : digits;
  const cents = unit === 'cents' ? centsOfDigits(whole) : centsOfDollars(whole.replace(/^\./, '0.'));
  if (cents === null) return null;
  return inside !== undefined || before === '-' || after === '-' ? 0 - cents : cents;
}

const debits = ['debit', 'dr', 'd', 'dbit', 'withdrawal'];
const credits = ['credit', 'cr', 'c', 'crdt', 'deposit'];

export const directionWords = 'debit (also DR, D, DBIT, withdrawal) or credit (also CR, C, CRDT, deposit)';

export function directionFrom(text: string): 'debit' | 'credit' | null {
  const word = text.trim().toLowerCase();
  if (debits.includes(word)) return 'debit';
  return credits.includes(word) ? 'credit' : null;
}
