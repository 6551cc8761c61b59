// Fee payout: what is owed for fees, on its way to an account of its owner (Lifecycle, V1).
import type { Account } from '../ledger/accounts.ts';

/** `FILED`: in a file whose outcome is open. `ACH_PENDING`: the bank has it. */
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
  /** What happened, in words, for statements. */
  words: string;
  from: FeePayoutStatus;
  to: FeePayoutStatus;
  /** Its whole amount; null: nothing is posted. */
  posts: { debit: Account; credit: Account } | null;
}

/**
 * One entry is one fee payout: whatever ends it without its money having gone is final, and what
 * stands on FEE then is paid by another one.
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
  // Its file was rejected before it counted as sent, and after.
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
  // It came back before it settled, and after.
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
