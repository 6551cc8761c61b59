// Postings that no payment makes: unexpected cash on a bank statement, and the operator's own funds
// (Lifecycle, S1 to S9, O1).
import type { Account } from './accounts.ts';

/** `debit/credit`, each of one amount. */
type Entry = `${Account}/${Account}`;

interface DirectEntry {
  /** What happened. Customers and operators read it in statements. */
  words: string;
  posts: readonly Entry[];
}

/** The key is the transition of the posting. */
export const directEntries = {
  /** Cash that was paid or received, and that matches no leg. */
  S1: { words: 'Unexpected line on the bank statement', posts: ['SUSP/BANK', 'BANK/SUSP'] },
  /**
   * The tenant of the cash is known. The cash moves from the operator's books to SUSP of the
   * tenant, until the event uses it.
   */
  S2: { words: 'Bank statement line identified', posts: ['SUSP/BANK', 'BANK/SUSP'] },
  /** The bank corrected the line, or a leg expected it after all. */
  S3: { words: 'Removed from suspense', posts: ['SUSP/BANK', 'BANK/SUSP'] },
  /** Only for cash that was paid. Unclaimed received cash is not ours. */
  S4: { words: 'Written off from suspense', posts: ['LOSS/SUSP'] },
  /** A fee of the bank, or a fee that the bank gave back. */
  S5: { words: 'Fee of the bank', posts: ['BFEE/SUSP', 'SUSP/BFEE'] },
  /** An operator undid a decision: the reverse of what was posted for the line. */
  S6: {
    words: 'Decision on the bank statement line undone',
    posts: ['BANK/SUSP', 'SUSP/BANK', 'OWN/SUSP', 'SUSP/LOSS', 'SUSP/BFEE', 'BFEE/SUSP', 'SUSP/DUP', 'DUP/SUSP'],
  },
  /** A file that the bank processed twice: its second sum, and what the bank takes back. */
  S7: { words: 'File processed twice by the bank', posts: ['SUSP/DUP', 'DUP/SUSP'] },
  S8: { words: 'Second return of an entry that the bank processed twice', posts: ['DUP/BANK', 'BANK/DUP'] },
  S9: { words: 'Left by a file processed twice; written off', posts: ['LOSS/DUP'] },
  /**
   * The operator's own money. From SUSP when the bank statement showed it before it was recorded.
   */
  O1: { words: 'Own funds paid in', posts: ['BANK/OWN', 'SUSP/OWN'] },
} as const satisfies Record<string, DirectEntry>;

export type DirectTransition = keyof typeof directEntries;
