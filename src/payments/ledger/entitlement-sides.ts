// A side is a list of accounts that an amount is posted to in order. It is used where stages cross
// (Lifecycle, ledger).
import type { Balances, Book } from './accounts.ts';

/** E− debits the payee, E+ credits the payee, R− debits the payer, R+ credits the payer. */
export type EntitlementSide = 'E-' | 'E+' | 'R-' | 'R+';

interface Fills {
  /** Each takes at most its balance: a debit balance (1) or a credit balance (-1). */
  first: readonly { book: Book; sign: 1 | -1 }[];
  /** Takes the rest. */
  rest: Book;
}

export const entitlementSides: Record<EntitlementSide, Fills> = {
  // Debit the payee: what is reserved, what is owed to them, and the rest becomes their debt.
  'E-': {
    first: [
      { book: 'PRES', sign: -1 },
      { book: 'PAYEE', sign: -1 },
    ],
    rest: 'CLAW',
  },
  // Credit the payee: what they owe, what was written off of it, and the rest is owed to them.
  'E+': {
    first: [
      { book: 'CLAW', sign: 1 },
      { book: 'LOSS_PAYEE', sign: 1 },
    ],
    rest: 'PAYEE',
  },
  // Debit the payer: what is owed to them, and the rest becomes their debt.
  'R-': { first: [{ book: 'PAYER', sign: -1 }], rest: 'RECV' },
  // Credit the payer: what they owe, what was written off of it, and the rest is owed to them.
  'R+': {
    first: [
      { book: 'RECV', sign: 1 },
      { book: 'LOSS_PAYER', sign: 1 },
    ],
    rest: 'PAYER',
  },
};

export interface Piece {
  book: Book;
  /** Cents, above zero. */
  amount: number;
}

/** Divides an amount over the accounts of a side, given the balances of the payment. */
export function fill(side: EntitlementSide, amount: number, balances: Balances): Piece[] {
  const { first, rest } = entitlementSides[side];
  const pieces: Piece[] = [];
  let left = amount;
  for (const { book, sign } of first) {
    const taken = Math.min(left, Math.max(0, sign * (balances[book] ?? 0)));
    if (taken > 0) pieces.push({ book, amount: taken });
    left -= taken;
  }
  if (left > 0) pieces.push({ book: rest, amount: left });
  return pieces;
}
