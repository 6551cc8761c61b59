// Decides what a cause does to a payment by the stage tables (decision 23): one row, then the
// automatic rows that follow. Writes nothing.

import type { EventType } from '../../events/log/event-types.ts';
import { accounts, type Balances, type Book } from '../ledger/accounts.ts';
import { type Cash, type Posting, post } from '../ledger/posting-rules.ts';
import { derived, type PaymentSnapshot, type PaymentState, type RefundState, snapshot } from './payment-state.ts';
import type { Cause, From, MoveDetails, Transition } from './stage.ts';
import { stageOf, stages } from './stage-names.ts';
import { type TransitionName, type Transitions, transitions } from './transitions.ts';

export interface MoveRequest {
  cause: Cause;
  /** The refund that moves, if one does. */
  refund_uuid?: string;
  /** Cents that the leg or the act moves. */
  moved_amount?: number;
  /** What it stores on the record. */
  details?: MoveDetails;
  /**
   * Default: BANK. SUSP where the bank statement showed the cash first (Lifecycle, S2). REV where a
   * reversal moved it (decision 47).
   */
  cash?: Cash;
  /** The balances of the other payment of an offset (K6). They are changed. */
  other?: Balances;
}

/** One move that was made. */
export interface Step {
  transition: TransitionName;
  postings: Posting[];
  notifies: readonly EventType[];
  /** The payment right after the move. Null when nothing is announced. */
  after: PaymentSnapshot | null;
  /** The refund right after the move. Null when no refund moved. */
  refund: RefundState | null;
}

type Row = [TransitionName, Transition];

export type Stepper = (state: PaymentState, request: MoveRequest) => Step[];

/** Makes the step function of these tables. */
export function stepper(tables: Transitions): Stepper {
  const rows = Object.entries(tables) as Row[];
  const byCause = Map.groupBy(rows, ([, { cause }]) => cause);
  const automaticRows = byCause.get('automatic') ?? [];

  /**
   * The first automatic row that fits the payment now. For a row of a refund, also the first refund
   * that it fits.
   */
  function followUp(state: PaymentState): { row: Row; refund: RefundState | undefined } | undefined {
    for (const row of automaticRows) {
      const [, { of, from }] = row;
      if (of === 'refund') {
        const refund = state.refunds.find((one) => matches(from, state, one));
        if (refund !== undefined) return { row, refund };
      } else if (matches(from, state, undefined)) return { row, refund: undefined };
    }
    return undefined;
  }

  return (state, request) => {
    const refund = state.refunds.find(({ uuid }) => uuid === request.refund_uuid);
    const row = byCause.get(request.cause)?.find(([, { from }]) => matches(from, state, refund));
    if (row === undefined) return [];
    const steps = [make(row, state, refund, request)];
    for (let next = followUp(state); next !== undefined; next = followUp(state))
      steps.push(make(next.row, state, next.refund, { cause: 'automatic' }));
    return steps;
  };
}

/**
 * Changes `state` and answers the moves in order. Empty when no row of the cause fits: an illegal
 * move is impossible, not an error.
 */
export const step: Stepper = stepper(transitions);

export function matches(from: From, state: PaymentState, refund: RefundState | undefined): boolean {
  for (const [name, wanted] of Object.entries(from)) {
    if (isBook(name)) {
      if (normalBalance(state.balances, name) > 0 !== (wanted === 'open')) return false;
      continue;
    }
    const value = columnOf(name, state, refund);
    if (Array.isArray(wanted) ? !wanted.includes(value) : wanted !== value) return false;
  }
  return true;
}

const isBook = (name: string): name is Book => name in accounts || name === 'LOSS_PAYEE' || name === 'LOSS_PAYER';

/** The balance of a ledger account, positive on its normal side. */
function normalBalance(balances: Balances, book: Book): number {
  const kind = book === 'LOSS_PAYEE' || book === 'LOSS_PAYER' ? 'expense' : accounts[book].kind;
  return (kind === 'liability' ? -1 : 1) * (balances[book] ?? 0);
}

function columnOf(name: string, state: PaymentState, refund: RefundState | undefined): unknown {
  if (refund !== undefined && name in refund) return refund[name as keyof RefundState];
  return name in state ? state[name as keyof PaymentState] : derived(state)[name as 'payment_returned'];
}

function make(
  [transition, { cause, of, to, keeps = {}, fails, posts, notifies }]: Row,
  state: PaymentState,
  refund: RefundState | undefined,
  { moved_amount = 0, details = {}, cash = 'BANK', other }: MoveRequest,
): Step {
  const given = {
    amount: state.amount,
    transaction_fee: state.transaction_fee,
    refund_amount: refund?.amount ?? 0,
    moved_amount,
    at: accountOfLeg(cause, state, refund),
    cash,
  };
  const postings = posts.flatMap((rule) => post(rule, given, state.balances, other));
  const keep = (column: string, value: unknown) =>
    Object.assign(refund !== undefined && of === 'refund' && column in refund ? refund : state, { [column]: value });
  for (const [column, value] of Object.entries(to)) keep(column, value);
  for (const [column, detail] of Object.entries(keeps))
    keep(column, details[detail] ?? (column === 'unauthorized' ? false : null));
  for (const [column, value] of Object.entries(fails ?? {})) keep(column, value);
  return {
    transition,
    postings,
    notifies,
    after: notifies.length === 0 ? null : snapshot(state),
    refund: of === 'refund' ? { ...refund! } : null,
  };
}

/** The account that has the money of a returned leg: in flight before settlement, BANK after. */
function accountOfLeg(cause: Cause, state: PaymentState, refund: RefundState | undefined): Book {
  const stage = stageOf(cause);
  if (stage === null) return 'BANK';
  const { direction, leg } = stages[stage];
  if (columnOf(leg, state, refund) !== 'sent') return 'BANK';
  return direction === 'debit' ? 'DIF' : 'CIF';
}
