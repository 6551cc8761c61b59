// How the accounts of the ledger are read by people: which way money goes between two of them, and
// the balance of one as its holder says it.
import { accountWords, words } from '../words/en.ts';

/** What we owe: a credit adds to them. A debit adds to every other account. */
const liabilities: ReadonlySet<string> = new Set(['CIF', 'UNS', 'PAYEE', 'PRES', 'FEE', 'PAYER', 'OWN']);

export const isLiability = (account: string): boolean => liabilities.has(account);

/** Cents, positive when the account has what its name says. `balance`: debit positive. */
export const heldIn = (account: string, balance: number): number => {
  const held = isLiability(account) ? -balance : balance;
  return held === 0 ? 0 : held;
};

/**
 * What a posting did. Between two accounts of one kind, money goes from one to the other. Between
 * an account of what we have and one of what we owe, both grow or both shrink.
 */
export function wayOfPosting(debited: string, credited: string): string {
  const [debit, credit] = [accountWords(debited), accountWords(credited)];
  if (isLiability(debited) === isLiability(credited))
    return isLiability(debited) ? words.act.fromTo(debit, credit) : words.act.fromTo(credit, debit);
  return isLiability(credited) ? words.act.addsTo(debit, credit) : words.act.takesFrom(debit, credit);
}
