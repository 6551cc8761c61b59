// What rows of the stage tables do to a straight-through payment. Worked out once at the start, so
// that one query moves many payments.

import type { EventType } from '../../../events/log/event-types.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import { accounts, type Book } from '../../ledger/accounts.ts';
import { type Measure, ruleParts } from '../../ledger/posting-rules.ts';
import type { LegPlace, PaymentPlace, Transition } from '../stage.ts';
import type { Statuses } from '../statuses.ts';
import type { PayoutType } from '../transaction.ts';
import { transactionStatus } from '../transaction-status.ts';
import { type TransitionName, transitions } from '../transitions.ts';

/**
 * No return, refund or clawback has touched the payment. None of the moves that are made
 * automatically can follow a straight-through step, whatever is on the books, so the books are not
 * read. Nearly all payments are like this: 100,000 of them settle without a read of postings.
 */
export function isStraightThrough(payment: PaymentPlace & { refund_count: number }): boolean {
  return (
    payment.capture_status !== 'CAPTURE_ACH_FAILED' &&
    !payment.payout_back &&
    !payment.payout_again &&
    payment.clawback_status === null &&
    payment.reverse_payout_status === null &&
    payment.refund_count === 0
  );
}

/**
 * The amounts that a posting of such a payment can have: amount, fee, the rest, or what the leg
 * moves.
 */
export type FixedMeasure = 'A' | 'F' | 'N' | 'n';

/** Only payments that are not straight-through have written-off debts. */
type FixedBook = Exclude<Book, 'LOSS_PAYEE' | 'LOSS_PAYER'>;

export interface StraightThroughPosting {
  debit: FixedBook;
  credit: FixedBook;
  measure: FixedMeasure;
}

export type PlaceColumn = keyof PaymentPlace;
type Place = { [Column in PlaceColumn]?: PaymentPlace[Column] };

export interface StraightThroughStep {
  transition: TransitionName;
  postings: StraightThroughPosting[];
  notifies: readonly EventType[];
  /** What is known of the payment right after the step. */
  place: Place;
  transaction_status: Record<PayoutType, Statuses['transaction_status']>;
}

/** One or more moves in a row of a straight-through payment. */
export interface StraightThroughMove {
  /**
   * The state that the payment must be in: one of these values for each column. Null is a value.
   */
  from: { column: PlaceColumn; values: readonly (string | boolean | null)[] }[];
  to: Place;
  /** The column that stores the trace number of the leg. */
  keepsTrace: 'capture_trace_id' | 'payout_trace_id' | null;
  steps: StraightThroughStep[];
}

/**
 * Combines rows that follow each other, each with its own cause. Throws for a row that needs to
 * know more than the columns of a payment.
 */
export function straightThroughMove(...names: readonly TransitionName[]): StraightThroughMove {
  const rows = names.map((name): [TransitionName, Transition] => [name, transitions[name]]);
  const from = guardsOf(rows);
  const place: Place = { clawback_status: null, reverse_payout_status: null };
  for (const { column, values } of from) if (values.length === 1) Object.assign(place, { [column]: values[0] });
  const books: { [Name in FixedBook]?: FixedMeasure } = {};
  const steps = rows.map(([transition, row]): StraightThroughStep => {
    Object.assign(place, row.to);
    return {
      transition,
      postings: postingsOf(transition, row, books),
      notifies: row.notifies,
      place: { ...place },
      transaction_status: { individual: statusOf(place, 'individual'), batch: statusOf(place, 'batch') },
    };
  });
  return {
    from,
    to: Object.assign({}, ...rows.map(([, { to }]) => to)),
    keepsTrace: rows.map(([name, row]) => traceKeptBy(name, row)).find((column) => column !== null) ?? null,
    steps,
  };
}

/** The state that the payment must be in before the first row, so that every row fits. */
function guardsOf(rows: readonly [TransitionName, Transition][]): StraightThroughMove['from'] {
  const from: StraightThroughMove['from'] = [];
  const made: Place = {};
  for (const [name, row] of rows) {
    for (const [column, wanted] of Object.entries(row.from)) {
      if (!isPlaceColumn(column))
        throw new StatedError(`${name} asks for ${column}, which is not a state column of a payment`);
      const values = (Array.isArray(wanted) ? wanted : [wanted]) as (LegPlace | null)[];
      if (!(column in made)) from.push({ column, values });
      else if (!values.includes(made[column] as LegPlace | null))
        throw new StatedError(`${name} does not follow: ${column} has another value`);
    }
    Object.assign(made, row.to);
  }
  // A payout follows a good capture. If the capture was returned, the payment is not
  // straight-through.
  if (!from.some(({ column }) => column === 'capture_status'))
    from.push({ column: 'capture_status', values: ['CAPTURE_COMPLETE'] });
  return from;
}

function statusOf({ capture_status, payout_status = null }: Place, payout_type: PayoutType) {
  return transactionStatus({
    capture_status: capture_status!,
    payout_status,
    clawback_status: null,
    reverse_payout_status: null,
    payout_type,
    unauthorized: false,
  });
}

const placeColumns: Record<PlaceColumn, true> = {
  capture_status: true,
  payout_status: true,
  clawback_status: true,
  reverse_payout_status: true,
  capture_leg: true,
  payout_leg: true,
  clawback_leg: true,
  reverse_payout_leg: true,
  payout_back: true,
  payout_again: true,
};

const isPlaceColumn = (name: string): name is PlaceColumn => name in placeColumns;

function traceKeptBy(name: TransitionName, { keeps = {} }: Transition): StraightThroughMove['keepsTrace'] {
  for (const [column, detail] of Object.entries(keeps)) {
    if (detail !== 'trace_id' || (column !== 'capture_trace_id' && column !== 'payout_trace_id'))
      throw new StatedError(`${name} keeps ${column}, which is not a detail of a leg`);
    return column;
  }
  return null;
}

/** `books`: what earlier rows posted to accounts that were empty. */
function postingsOf(
  name: TransitionName,
  { posts }: Transition,
  books: { [Name in FixedBook]?: FixedMeasure },
): StraightThroughPosting[] {
  if (posts.length === 0) throw new StatedError(`${name} posts nothing: no posting has its number`);
  return posts.map((rule, index) => {
    const { debit, credit, measure, ofOther } = ruleParts(rule);
    if (ofOther || !isBook(debit) || !isBook(credit))
      throw new StatedError(`${name} posts ${rule}: the account of a side is not known`);
    const measured = measure === 'all' ? books[debit] : measure;
    if (!isFixedMeasure(measured)) throw new StatedError(`${name} posts ${rule}: its amount is not known`);
    // A posting of 0 is not written. Line numbers would have to be counted if another posting
    // followed it.
    if (measured === 'F' && index < posts.length - 1) throw new StatedError(`${name} posts ${rule} before another`);
    books[credit] = measured;
    return { debit, credit, measure: measured };
  });
}

const isBook = (term: string): term is FixedBook => term in accounts && term !== 'LOSS';

const isFixedMeasure = (measure: Measure | undefined): measure is FixedMeasure =>
  measure === 'A' || measure === 'F' || measure === 'N' || measure === 'n';
