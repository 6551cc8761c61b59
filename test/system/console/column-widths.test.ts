// The widths of columns: what is short is whole, and only the longest texts are cut.
import { expect, it } from 'vitest';
import { type ColumnNeeds, fittedWidths } from '../../../console/lists/column-widths.ts';

const letter = 7;
const measure = (text: string) => letter * text.length;
const text = (head: string, ...texts: string[]): ColumnNeeds => ({ kind: 'text', head, texts });
const columns: readonly ColumnNeeds[] = [
  { kind: 'money', head: 'Amount', texts: [] },
  text('Payer', 'Hugo Lindgren', 'Ada Moss'),
  text('Why', 'The bank of the debtor does not answer any more, and does not say why.'),
  text('Tenant', 'Northwind Tickets'),
];
const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
const needs = (shown: string) => measure(shown) + 26;

it('With room for all, each text is whole', () => {
  const widths = fittedWidths(columns, measure, 1_000);
  expect(widths).toEqual([132, needs('Hugo Lindgren'), 420, needs('Northwind Tickets')]);
});

it('Without room, the longest text gives it, and names stay whole', () => {
  const [amount, payer, why, tenant] = fittedWidths(columns, measure, 600);
  expect([amount, payer, tenant]).toEqual([132, needs('Hugo Lindgren'), needs('Northwind Tickets')]);
  expect(why! + amount! + payer! + tenant!).toBeGreaterThan(599);
  expect(total(fittedWidths(columns, measure, 600))).toBeLessThanOrEqual(600);
});

it('No column is narrower than its head, an amount or a time, and then the table scrolls', () => {
  const head = 'At the payee’s bank';
  const time: ColumnNeeds = { kind: 'time', head: 'Sent ET', texts: ['Dec 23, 5:00 PM'] };
  const widths = fittedWidths([...columns, text(head), time], measure, 100);
  expect(widths).toEqual([132, 90, 90, 90, head.length * 7.5 + 26, needs('Dec 23, 5:00 PM')]);
});

it('A list without rows has the room of its heads', () => {
  expect(fittedWidths([text('Reference')], measure, 1_000)).toEqual(['Reference'.length * 7.5 + 26]);
});
