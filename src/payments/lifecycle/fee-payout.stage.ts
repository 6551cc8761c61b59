// Fee payout: fees on their way to a bank account of their owner (Lifecycle, V1).
import type { Account } from '../ledger/accounts.ts';

/** `FILED`: in a file whose outcome is open. `ACH_PENDING`: the bank has the file. */
export const feePayoutStatuses = [
  'FEE_PAYOUT_PENDING',
  'FEE_PAYOUT_FILED',
  'FEE_PAYOUT_ACH_PENDING',
  'FEE_PAYOUT_COMPLETE',
  'FEE_PAYOUT_ACH_FAILED',
  'FEE_PAYOUT_CANCELED',
] as const;

export type FeePayoutStatus = (typeof feePayoutStatuses)[number];

interface FeePayoutMove {
  /** What happened. Customers and operators read it in statements. */
  words: string;
  from: FeePayoutStatus;
  to: FeePayoutStatus;
  /** Always of the whole amount. Null: nothing is posted. */
  posts: { debit: Account; credit: Account } | null;
}

/**
 * One fee payout is one entry. When it ends without paying, that is final: another fee payout pays
 * what is then on FEE.
 */
export const feePayout = {
  // At its cut-off nothing is owed any more.
  V0: {
    words: 'Fee payout canceled; nothing owed',
    from: 'FEE_PAYOUT_PENDING',
    to: 'FEE_PAYOUT_CANCELED',
    posts: null,
  },
  V1: {
    words: 'Fee payout sent to the bank',
    from: 'FEE_PAYOUT_FILED',
    to: 'FEE_PAYOUT_ACH_PENDING',
    posts: { debit: 'FEE', credit: 'CIF' },
  },
  // Its file was rejected: V1u before the entry counted as sent, V1r after.
  V1u: {
    words: 'Fee payout removed from a rejected file',
    from: 'FEE_PAYOUT_FILED',
    to: 'FEE_PAYOUT_CANCELED',
    posts: null,
  },
  V1r: {
    words: 'Fee payout file rejected; fees owed again',
    from: 'FEE_PAYOUT_ACH_PENDING',
    to: 'FEE_PAYOUT_CANCELED',
    posts: { debit: 'CIF', credit: 'FEE' },
  },
  V2: {
    words: 'Fee payout settled',
    from: 'FEE_PAYOUT_ACH_PENDING',
    to: 'FEE_PAYOUT_COMPLETE',
    posts: { debit: 'CIF', credit: 'BANK' },
  },
  // It was returned: V3 before settlement, V4 after.
  V3: {
    words: 'Fee payout returned before settlement',
    from: 'FEE_PAYOUT_ACH_PENDING',
    to: 'FEE_PAYOUT_ACH_FAILED',
    posts: { debit: 'CIF', credit: 'FEE' },
  },
  V4: {
    words: 'Fee payout returned after settlement',
    from: 'FEE_PAYOUT_COMPLETE',
    to: 'FEE_PAYOUT_ACH_FAILED',
    posts: { debit: 'BANK', credit: 'FEE' },
  },
} as const satisfies Record<string, FeePayoutMove>;

export type FeePayoutMoveName = keyof typeof feePayout;
