// Where stages cross, a side stands for accounts: it fills its list in order with what stands there
// for the payment.
import type { Balances, Book } from './accounts.ts';

/**
 * `D`: the account in which the leg that came back still is. The others are sides (Lifecycle,
 * ledger).
 */
export type EntitlementSide = 'E-' | 'E+' | 'R-' | 'R+';

interface Fills {
  /** Each takes at most what stands on it, as a debit (1) or as a credit (-1). */
  first: readonly { book: Book; stands: 1 | -1 }[];
  /** Takes all that is left. */
  rest: Book;
}

export const entitlementSides: Record<EntitlementSide, Fills> = {
  // Debit the payee: what is reserved, what is owed to them, else they owe it.
  'E-': {
    first: [
      { book: 'PRES', stands: -1 },
      { book: 'PAYEE', stands: -1 },
    ],
    rest: 'CLAW',
  },
  // Credit the payee: what they owe, what was written off of it, else it is owed to them.
  'E+': {
    first: [
      { book: 'CLAW', stands: 1 },
      { book: 'LOSS_PAYEE', stands: 1 },
    ],
    rest: 'PAYEE',
  },
  // Debit the payer: what is owed to them, else they owe it.
  'R-': { first: [{ book: 'PAYER', stands: -1 }], rest: 'RECV' },
  // Credit the payer: what they owe, what was written off of it, else it is owed to them.
  'R+': {
    first: [
      { book: 'RECV', stands: 1 },
      { book: 'LOSS_PAYER', stands: 1 },
    ],
    rest: 'PAYER',
  },
};

export interface Piece {
  book: Book;
  /** Cents, above zero. */
  amount: number;
}

/** How a side takes an amount, given what stands on the payment's books. */
export function fill(side: EntitlementSide, amount: number, balances: Balances): Piece[] {
  const { first, rest } = entitlementSides[side];
  const pieces: Piece[] = [];
  let left = amount;
  for (const { book, stands } of first) {
    const taken = Math.min(left, Math.max(0, stands * (balances[book] ?? 0)));
    if (taken > 0) pieces.push({ book, amount: taken });
    left -= taken;
  }
  if (left > 0) pieces.push({ book: rest, amount: left });
  return pieces;
}
