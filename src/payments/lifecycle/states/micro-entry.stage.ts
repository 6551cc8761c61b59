// Micro-entry: a credit below one dollar, which checks a bank account (decision 54).
import type { Account } from '../../ledger/accounts.ts';

/** `FILED`: in a file whose outcome is open. `ACH_PENDING`: the bank has the file. */
export const microEntryStatuses = [
  'MICRO_ENTRY_PENDING',
  'MICRO_ENTRY_FILED',
  'MICRO_ENTRY_ACH_PENDING',
  'MICRO_ENTRY_COMPLETE',
  'MICRO_ENTRY_ACH_FAILED',
  'MICRO_ENTRY_CANCELED',
] as const;

export type MicroEntryStatus = (typeof microEntryStatuses)[number];

interface MicroEntryMove {
  /** What happened. Operators read it in statements. */
  words: string;
  from: MicroEntryStatus;
  to: MicroEntryStatus;
  /** Always of the whole amount. Null: nothing is posted. */
  posts: { debit: Account; credit: Account } | null;
}

/** MICRO is what checks of bank accounts cost. A credit that comes back costs nothing. */
export const microEntry = {
  V15f: {
    words: 'Micro-entry put into a bank file',
    from: 'MICRO_ENTRY_PENDING',
    to: 'MICRO_ENTRY_FILED',
    posts: null,
  },
  V15u: {
    words: 'Micro-entry removed from a bank file',
    from: 'MICRO_ENTRY_FILED',
    to: 'MICRO_ENTRY_PENDING',
    posts: null,
  },
  V15x: { words: 'Micro-entry canceled', from: 'MICRO_ENTRY_PENDING', to: 'MICRO_ENTRY_CANCELED', posts: null },
  V15: {
    words: 'Micro-entry sent to the bank',
    from: 'MICRO_ENTRY_FILED',
    to: 'MICRO_ENTRY_ACH_PENDING',
    posts: { debit: 'MICRO', credit: 'CIF' },
  },
  V15r: {
    words: 'Micro-entry file rejected; micro-entry will be sent again',
    from: 'MICRO_ENTRY_ACH_PENDING',
    to: 'MICRO_ENTRY_PENDING',
    posts: { debit: 'CIF', credit: 'MICRO' },
  },
  V16: {
    words: 'Micro-entry settled',
    from: 'MICRO_ENTRY_ACH_PENDING',
    to: 'MICRO_ENTRY_COMPLETE',
    posts: { debit: 'CIF', credit: 'BANK' },
  },
  // It was returned: V17 before settlement, V17b after.
  V17: {
    words: 'Micro-entry returned before settlement',
    from: 'MICRO_ENTRY_ACH_PENDING',
    to: 'MICRO_ENTRY_ACH_FAILED',
    posts: { debit: 'CIF', credit: 'MICRO' },
  },
  V17b: {
    words: 'Micro-entry returned after settlement',
    from: 'MICRO_ENTRY_COMPLETE',
    to: 'MICRO_ENTRY_ACH_FAILED',
    posts: { debit: 'BANK', credit: 'MICRO' },
  },
} as const satisfies Record<string, MicroEntryMove>;

export type MicroEntryMoveName = keyof typeof microEntry;
