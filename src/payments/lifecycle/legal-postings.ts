// Every debit and credit that a move may post, from the stage tables, fee payouts, reversals,
// micro-entries and direct entries. The database refuses any other posting.

import { type Account, accountOf, type Book } from '../ledger/accounts.ts';
import { directEntries } from '../ledger/direct-entries.ts';
import { entitlementSides } from '../ledger/entitlement-sides.ts';
import { ruleParts, type Term } from '../ledger/posting-rules.ts';
import { feePayout } from './fee-payout.stage.ts';
import type { Cause, Transition } from './stage.ts';
import { stageOf, stages } from './stage-names.ts';
import { checkEntry } from './states/check-entry.stage.ts';
import { reversal, reversalEnds } from './states/reversal.stage.ts';
import { transitions } from './transitions.ts';

export interface LegalPosting {
  transition: string;
  debit: Account;
  credit: Account;
}

export function legalPostings(): LegalPosting[] {
  const legal = new Map<string, LegalPosting>();
  for (const [transition, { cause, posts }] of Object.entries(transitions) as [string, Transition][])
    for (const rule of posts) {
      const { debit, credit } = ruleParts(rule);
      for (const from of booksOf(debit, cause).flatMap((book) => orElsewhere(book, cause)))
        for (const to of booksOf(credit, cause).flatMap((book) => orElsewhere(book, cause))) {
          const one = { transition, debit: accountOf(from), credit: accountOf(to) };
          legal.set(JSON.stringify(one), one);
        }
    }
  const others = { ...feePayout, ...reversal, ...reversalEnds, ...checkEntry };
  const ofOthers = Object.entries(others).flatMap(([transition, { posts }]) =>
    posts === null ? [] : [{ transition, ...posts }],
  );
  for (const [transition, { posts }] of Object.entries(directEntries))
    for (const one of posts) {
      const [debit, credit] = one.split('/') as [Account, Account];
      legal.set(`${transition} ${one}`, { transition, debit, credit });
    }
  return [...legal.values(), ...ofOthers];
}

/**
 * Causes whose cash an operator may have found on the bank statement first. Then the cash is on
 * SUSP instead of BANK (S2).
 */
const foundOnStatement = /_returned(_kept)?$|^capture_to_present_again$|^dishonor_won$|^debt_paid$/;

/** Causes by which a payment takes a reversal over, or gives it back: the cash is on REV. */
const takenOver = /^(capture_returned|(earlier_)?payout_returned(_kept)?|dishonor_won)$/;

const orElsewhere = (book: Book, cause: Cause): Book[] =>
  book !== 'BANK'
    ? [book]
    : [
        'BANK',
        ...(foundOnStatement.test(cause) ? ['SUSP' as const] : []),
        ...(takenOver.test(cause) ? ['REV' as const] : []),
      ];

function booksOf(term: Term, cause: Cause): Book[] {
  if (term === 'D') return [stages[stageOf(cause)!].direction === 'debit' ? 'DIF' : 'CIF', 'BANK'];
  if (!(term in entitlementSides)) return [term as Book];
  const { first, rest } = entitlementSides[term as keyof typeof entitlementSides];
  return [...first.map(({ book }) => book), rest];
}
