// Reads the posting rules of the stage tables, and makes postings of a payment by them.
import type { Balances, Book } from './accounts.ts';
import { type EntitlementSide, fill, type Piece } from './entitlement-sides.ts';

/**
 * Cents. A: amount. F: transaction_fee. N = A − F. R: amount of the refund. n: what the leg or the
 * act moves. m: the smaller of n and N. `N-n` and `n-N`: the difference, or 0 when it is negative.
 * `all`: the balance of the debit account.
 */
export type Measure = 'A' | 'F' | 'N' | 'R' | 'n' | 'm' | 'N-n' | 'n-N' | 'all';

/**
 * `D`: the account that has the money of the returned leg: DIF or CIF before settlement, BANK
 * after.
 */
export type Term = Book | EntitlementSide | 'D';

/**
 * `UNS/PAYEE N`: debit UNS, credit PAYEE, by N. A posting of 0 is not written. `other` before the
 * debit: the debit belongs to the other payment.
 */
export type PostingRule = `${'' | 'other '}${Term}/${Term} ${Measure}`;

export interface RuleParts {
  debit: Term;
  credit: Term;
  measure: Measure;
  ofOther: boolean;
}

const read = new Map<PostingRule, RuleParts>();

export function ruleParts(rule: PostingRule): RuleParts {
  let parts = read.get(rule);
  if (parts === undefined) {
    const [, other, debit, credit, measure] = /^(other )?([^/]+)\/(\S+) (\S+)$/.exec(rule)!;
    parts = { debit: debit as Term, credit: credit as Term, measure: measure as Measure, ofOther: other !== undefined };
    read.set(rule, parts);
  }
  return parts;
}

/** One posting. */
export interface Posting {
  debit: Book;
  credit: Book;
  /** Cents, above zero. */
  amount: number;
  /** The debit belongs to the other payment. */
  ofOther: boolean;
}

export interface Measured {
  amount: number;
  transaction_fee: number;
  refund_amount: number;
  /** What the leg or the act moves. */
  moved_amount: number;
  /** The account to use for D. */
  at: Book;
  /**
   * The account to use for BANK: SUSP when the bank statement showed the cash first (Lifecycle,
   * S2), REV when a reversal moved it (decision 47).
   */
  cash: Cash;
}

/** The account that has the cash of a move. */
export type Cash = 'BANK' | 'SUSP' | 'REV';

const isSide = (term: Term): term is EntitlementSide =>
  term === 'E-' || term === 'E+' || term === 'R-' || term === 'R+';

function cents(measure: Measure, debit: Term, given: Measured, balances: Balances): number {
  const { amount, transaction_fee, refund_amount, moved_amount } = given;
  const net = amount - transaction_fee;
  switch (measure) {
    case 'A':
      return amount;
    case 'F':
      return transaction_fee;
    case 'N':
      return net;
    case 'R':
      return refund_amount;
    case 'n':
      return moved_amount;
    case 'm':
      return Math.min(moved_amount, net);
    case 'N-n':
      return Math.max(0, net - moved_amount);
    case 'n-N':
      return Math.max(0, moved_amount - net);
    case 'all':
      return Math.abs(balances[debit as Book] ?? 0);
  }
}

/**
 * The postings of a rule. Changes `balances` by them, and `other`, the balances of the other
 * payment.
 */
export function post(rule: PostingRule, given: Measured, balances: Balances, other?: Balances): Posting[] {
  const { debit, credit, measure, ofOther } = ruleParts(rule);
  const total = cents(measure, debit, given, balances);
  const bookOf = (book: Book): Book => (book === 'BANK' ? given.cash : book);
  const pieces = (term: Term): Piece[] =>
    isSide(term) ? fill(term, total, balances) : [{ book: bookOf(term === 'D' ? given.at : term), amount: total }];
  const postings = total === 0 ? [] : matched(pieces(debit), pieces(credit), ofOther);
  const debited = ofOther ? other! : balances;
  for (const one of postings) {
    debited[one.debit] = (debited[one.debit] ?? 0) + one.amount;
    balances[one.credit] = (balances[one.credit] ?? 0) - one.amount;
  }
  return postings;
}

/**
 * Pairs debits with credits. Both have the same sum; a piece is split where the other list begins a
 * new one.
 */
function matched(debits: Piece[], credits: Piece[], ofOther: boolean): Posting[] {
  const postings: Posting[] = [];
  let [d, c] = [0, 0];
  let [debitLeft, creditLeft] = [debits[0]!.amount, credits[0]!.amount];
  for (;;) {
    const amount = Math.min(debitLeft, creditLeft);
    postings.push({ debit: debits[d]!.book, credit: credits[c]!.book, amount, ofOther });
    debitLeft -= amount;
    creditLeft -= amount;
    if (debitLeft === 0) debitLeft = debits[++d]?.amount ?? 0;
    if (creditLeft === 0) creditLeft = credits[++c]?.amount ?? 0;
    if (debitLeft === 0 || creditLeft === 0) return postings;
  }
}
