// How a posting is written down in a stage table, and the postings it comes to on the books of a
// payment.
import type { Balances, Book } from './accounts.ts';
import { type EntitlementSide, fill, type Piece } from './entitlement-sides.ts';

/**
 * Cents. A: amount. F: transaction_fee. N = A − F. R: the refund's amount. n: what the leg, or the
 * act, moves. `m`: the smaller of n and N; `N-n`, `n-N`: what is missing from n, or beyond N, else
 * nothing. `all`: what stands on the debit account.
 */
export type Measure = 'A' | 'F' | 'N' | 'R' | 'n' | 'm' | 'N-n' | 'n-N' | 'all';

/** `D`: where the leg that comes back has got to: DIF or CIF until it settled, then BANK. */
export type Term = Book | EntitlementSide | 'D';

/**
 * `UNS/PAYEE N`: debit UNS, credit PAYEE, by N. A posting of nothing is not written. `other` before
 * the debit: it is on another payment's books.
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

/** One row of the books. */
export interface Posting {
  debit: Book;
  credit: Book;
  /** Cents, above zero. */
  amount: number;
  /** The debit is on the other payment's books. */
  ofOther: boolean;
}

export interface Measured {
  amount: number;
  transaction_fee: number;
  refund_amount: number;
  /** What the leg, or the act, moves. */
  moved_amount: number;
  /** The account that D stands for. */
  at: Book;
  /**
   * What stands for BANK: SUSP where the statement of the bank showed the cash before (Lifecycle,
   * S2).
   */
  cash: Cash;
}

/** Where the bank's cash of a move is. */
export type Cash = 'BANK' | 'SUSP';

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
 * The rows that a rule comes to, and the books as they leave them (`balances` is changed; `other`
 * are the other payment's).
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

/** Both sides come to the same sum: cut where either begins a new piece. */
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
