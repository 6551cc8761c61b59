// A side divides an amount over its accounts in order: first up to their balances, the rest on the
// last one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Balances, Book } from './accounts.ts';
import { type EntitlementSide, entitlementSides, fill } from './entitlement-sides.ts';

const books: Book[] = ['PRES', 'PAYEE', 'CLAW', 'LOSS_PAYEE', 'PAYER', 'RECV', 'LOSS_PAYER'];
const anyBalances = fc
  .record(Object.fromEntries(books.map((book) => [book, fc.integer({ min: -500, max: 500 })])))
  .map((balances) => balances as Balances);
const anySide = fc.constantFrom(...(Object.keys(entitlementSides) as EntitlementSide[]));

describe('A side', () => {
  it('divides exactly the amount, in pieces above zero, each account once and in order', () => {
    fc.assert(
      fc.property(anySide, fc.integer({ min: 0, max: 2_000 }), anyBalances, (side, amount, balances) => {
        const pieces = fill(side, amount, balances);
        expect(pieces.reduce((sum, piece) => sum + piece.amount, 0)).toBe(amount);
        expect(pieces.every((piece) => piece.amount > 0)).toBe(true);
        const order = [...entitlementSides[side].first.map(({ book }) => book), entitlementSides[side].rest];
        const places = pieces.map(({ book }) => order.indexOf(book));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        expect(places).not.toContain(-1);
      }),
    );
  });

  it('takes from each account but the last at most its balance, if the balance is on its normal side', () => {
    const all = { PRES: -40, PAYEE: -30, CLAW: 20, LOSS_PAYEE: 10, PAYER: -15, RECV: 25, LOSS_PAYER: 5 };
    const taken = (side: EntitlementSide, balances: Balances) =>
      fill(side, 100, balances).map(({ book, amount }) => [book, amount]);
    expect(taken('E-', all)).toEqual([
      ['PRES', 40],
      ['PAYEE', 30],
      ['CLAW', 30],
    ]);
    expect(taken('E+', all)).toEqual([
      ['CLAW', 20],
      ['LOSS_PAYEE', 10],
      ['PAYEE', 70],
    ]);
    expect(taken('R-', all)).toEqual([
      ['PAYER', 15],
      ['RECV', 85],
    ]);
    expect(taken('R+', all)).toEqual([
      ['RECV', 25],
      ['LOSS_PAYER', 5],
      ['PAYER', 70],
    ]);
    const reversed = Object.fromEntries(Object.entries(all).map(([book, balance]) => [book, -balance])) as Balances;
    for (const side of Object.keys(entitlementSides) as EntitlementSide[])
      expect(taken(side, reversed)).toEqual([[entitlementSides[side].rest, 100]]);
  });
});
