// Postings that no payment's stage makes: what the bank's statement shows and nobody expects, and
// own funds (Lifecycle, S1 to S4, O1).
import type { Account } from './accounts.ts';

/** `debit/credit`, each of one amount. */
type Entry = `${Account}/${Account}`;

interface DirectEntry {
  /** In words, for those who read statements of account. */
  words: string;
  posts: readonly Entry[];
}

/** A posting has its key as its transition. */
export const directEntries = {
  /** Cash that left, or came, and no leg of ours expects. */
  S1: { words: 'Unexpected line on the bank statement', posts: ['SUSP/BANK', 'BANK/SUSP'] },
  /**
   * It is known whose it is: it leaves the operator's books, and stands on its tenant's until the
   * event takes it.
   */
  S2: { words: 'Bank statement line identified', posts: ['SUSP/BANK', 'BANK/SUSP'] },
  /** The bank took it back, or it was expected after all. */
  S3: { words: 'Removed from suspense', posts: ['SUSP/BANK', 'BANK/SUSP'] },
  /** Only what left: what came in and nobody claims is not ours to keep. */
  S4: { words: 'Written off from suspense', posts: ['LOSS/SUSP'] },
  /** The operator's own money; from SUSP where the statement showed it before it was said. */
  O1: { words: 'Own funds paid in', posts: ['BANK/OWN', 'SUSP/OWN'] },
} as const satisfies Record<string, DirectEntry>;

export type DirectTransition = keyof typeof directEntries;
