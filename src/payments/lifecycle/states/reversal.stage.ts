// Reversal: an entry in the other direction, which takes back an entry that was sent wrongly
// (decision 47).
import type { Account } from '../../ledger/accounts.ts';

/**
 * `FILED`: in a file whose outcome is open. `ACH_PENDING`: the bank has the file. `SETTLED`: only
 * of a debit, which can still be returned.
 */
export const reversalStatuses = [
  'REVERSAL_PENDING',
  'REVERSAL_FILED',
  'REVERSAL_ACH_PENDING',
  'REVERSAL_SETTLED',
  'REVERSAL_COMPLETE',
  'REVERSAL_ACH_FAILED',
  'REVERSAL_CANCELED',
] as const;

export type ReversalStatus = (typeof reversalStatuses)[number];

interface ReversalMove {
  /** What happened. Customers and operators read it in statements. */
  words: string;
  /** The direction of the reversing entry; null: both. */
  of: 'debit' | 'credit' | null;
  from: ReversalStatus;
  to: ReversalStatus;
  /** Always of the whole amount. Null: nothing is posted. */
  posts: { debit: Account; credit: Account } | null;
}

/**
 * REV is what reversals moved and the payments have not taken over: a payment takes a reversal over
 * as the return of its entry, with REV in place of BANK.
 */
export const reversal = {
  V5: {
    words: 'Reversal put into a bank file',
    of: null,
    from: 'REVERSAL_PENDING',
    to: 'REVERSAL_FILED',
    posts: null,
  },
  V5u: {
    words: 'Reversal removed from a bank file',
    of: null,
    from: 'REVERSAL_FILED',
    to: 'REVERSAL_PENDING',
    posts: null,
  },
  V5x: { words: 'Reversal canceled', of: null, from: 'REVERSAL_PENDING', to: 'REVERSAL_CANCELED', posts: null },
  // The reversal of a debit gives the money back by a credit.
  V6: {
    words: 'Reversal of a debit sent to the bank',
    of: 'credit',
    from: 'REVERSAL_FILED',
    to: 'REVERSAL_ACH_PENDING',
    posts: { debit: 'REV', credit: 'CIF' },
  },
  V6r: {
    words: 'Reversal file rejected; reversal will be sent again',
    of: 'credit',
    from: 'REVERSAL_ACH_PENDING',
    to: 'REVERSAL_PENDING',
    posts: { debit: 'CIF', credit: 'REV' },
  },
  V7: {
    words: 'Reversal of a debit settled',
    of: 'credit',
    from: 'REVERSAL_ACH_PENDING',
    to: 'REVERSAL_COMPLETE',
    posts: { debit: 'CIF', credit: 'BANK' },
  },
  V8: {
    words: 'Reversal of a debit returned before settlement',
    of: 'credit',
    from: 'REVERSAL_ACH_PENDING',
    to: 'REVERSAL_ACH_FAILED',
    posts: { debit: 'CIF', credit: 'REV' },
  },
  V8b: {
    words: 'Reversal of a debit returned after settlement',
    of: 'credit',
    from: 'REVERSAL_COMPLETE',
    to: 'REVERSAL_ACH_FAILED',
    posts: { debit: 'BANK', credit: 'REV' },
  },
  // The reversal of a credit takes the money back by a debit, which must become good.
  V9: {
    words: 'Reversal of a credit sent to the bank',
    of: 'debit',
    from: 'REVERSAL_FILED',
    to: 'REVERSAL_ACH_PENDING',
    posts: { debit: 'DIF', credit: 'UNS' },
  },
  V9r: {
    words: 'Reversal file rejected; reversal will be sent again',
    of: 'debit',
    from: 'REVERSAL_ACH_PENDING',
    to: 'REVERSAL_PENDING',
    posts: { debit: 'UNS', credit: 'DIF' },
  },
  V10: {
    words: 'Reversal of a credit settled',
    of: 'debit',
    from: 'REVERSAL_ACH_PENDING',
    to: 'REVERSAL_SETTLED',
    posts: { debit: 'BANK', credit: 'DIF' },
  },
  V11: {
    words: 'Reversal of a credit completed',
    of: 'debit',
    from: 'REVERSAL_SETTLED',
    to: 'REVERSAL_COMPLETE',
    posts: { debit: 'UNS', credit: 'REV' },
  },
  V12: {
    words: 'Reversal of a credit returned before settlement',
    of: 'debit',
    from: 'REVERSAL_ACH_PENDING',
    to: 'REVERSAL_ACH_FAILED',
    posts: { debit: 'UNS', credit: 'DIF' },
  },
  V12b: {
    words: 'Reversal of a credit returned after settlement',
    of: 'debit',
    from: 'REVERSAL_SETTLED',
    to: 'REVERSAL_ACH_FAILED',
    posts: { debit: 'UNS', credit: 'BANK' },
  },
  V12c: {
    words: 'Reversal of a credit returned after it was completed',
    of: 'debit',
    from: 'REVERSAL_COMPLETE',
    to: 'REVERSAL_ACH_FAILED',
    posts: { debit: 'REV', credit: 'BANK' },
  },
} as const satisfies Record<string, ReversalMove>;

export type ReversalMoveName = keyof typeof reversal;

interface ReversalEnd {
  words: string;
  posts: { debit: Account; credit: Account };
}

/** How an operator ends what a reversal left on REV. */
export const reversalEnds = {
  V13: { words: 'Left by a reversal; written off', posts: { debit: 'LOSS', credit: 'REV' } },
  V14: { words: 'Left by a reversal; received another way', posts: { debit: 'BANK', credit: 'REV' } },
  V14b: { words: 'Left by a reversal; paid another way', posts: { debit: 'REV', credit: 'BANK' } },
} as const satisfies Record<string, ReversalEnd>;

export type ReversalEndName = keyof typeof reversalEnds;
