// The entry of a check of a bank account: a credit below one dollar, or a prenote, which posts
// nothing because its amount is 0 (decisions 54 and 59).
import type { Account } from '../../ledger/accounts.ts';

/** `FILED`: in a file whose outcome is open. `ACH_PENDING`: the bank has the file. */
export const checkEntryStatuses = [
  'CHECK_ENTRY_PENDING',
  'CHECK_ENTRY_FILED',
  'CHECK_ENTRY_ACH_PENDING',
  'CHECK_ENTRY_COMPLETE',
  'CHECK_ENTRY_ACH_FAILED',
  'CHECK_ENTRY_CANCELED',
] as const;

export type CheckEntryStatus = (typeof checkEntryStatuses)[number];

interface CheckEntryMove {
  /** What happened. Operators read it in statements. */
  words: string;
  from: CheckEntryStatus;
  to: CheckEntryStatus;
  /** Always of the whole amount. Null: nothing is posted. */
  posts: { debit: Account; credit: Account } | null;
}

/** MICRO is what checks of bank accounts cost. A credit that comes back costs nothing. */
export const checkEntry = {
  V15f: {
    words: 'Micro-entry put into a bank file',
    from: 'CHECK_ENTRY_PENDING',
    to: 'CHECK_ENTRY_FILED',
    posts: null,
  },
  V15u: {
    words: 'Micro-entry removed from a bank file',
    from: 'CHECK_ENTRY_FILED',
    to: 'CHECK_ENTRY_PENDING',
    posts: null,
  },
  V15x: { words: 'Micro-entry canceled', from: 'CHECK_ENTRY_PENDING', to: 'CHECK_ENTRY_CANCELED', posts: null },
  V15: {
    words: 'Micro-entry sent to the bank',
    from: 'CHECK_ENTRY_FILED',
    to: 'CHECK_ENTRY_ACH_PENDING',
    posts: { debit: 'MICRO', credit: 'CIF' },
  },
  V15r: {
    words: 'Micro-entry file rejected; micro-entry will be sent again',
    from: 'CHECK_ENTRY_ACH_PENDING',
    to: 'CHECK_ENTRY_PENDING',
    posts: { debit: 'CIF', credit: 'MICRO' },
  },
  V16: {
    words: 'Micro-entry settled',
    from: 'CHECK_ENTRY_ACH_PENDING',
    to: 'CHECK_ENTRY_COMPLETE',
    posts: { debit: 'CIF', credit: 'BANK' },
  },
  // It was returned: V17 before settlement, V17b after.
  V17: {
    words: 'Micro-entry returned before settlement',
    from: 'CHECK_ENTRY_ACH_PENDING',
    to: 'CHECK_ENTRY_ACH_FAILED',
    posts: { debit: 'CIF', credit: 'MICRO' },
  },
  V17b: {
    words: 'Micro-entry returned after settlement',
    from: 'CHECK_ENTRY_COMPLETE',
    to: 'CHECK_ENTRY_ACH_FAILED',
    posts: { debit: 'BANK', credit: 'MICRO' },
  },
} as const satisfies Record<string, CheckEntryMove>;

export type CheckEntryMoveName = keyof typeof checkEntry;
