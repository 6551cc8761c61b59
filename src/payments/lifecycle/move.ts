// The one writer of statuses: moves many payments by the stage tables, and writes the history,
// postings and events of each.

import { outboxFilled } from '../../events/log/outbox-filled.ts';
import { type AtomicPhase, afterCommit } from '../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import { StatedError } from '../../platform/std/stated-error.ts';
import { instantFrom } from '../../platform/std/timestamps.ts';
import { accountOf, type Balances, type Book, ownerOf } from '../ledger/accounts.ts';
import { type BarredClawback, findBarredClawbacks } from './clawbacks/barred-clawbacks.ts';
import { isStraightThrough } from './fast/straight-through.ts';
import { selectOpenHoldReasons } from './holds.sql.ts';
import {
  type BooksOfPayment,
  type LockedPayment,
  lockPayments,
  type Moved,
  type PaymentKey,
  selectBooks,
  selectOffsetLines,
  selectPayment,
  writeMoves,
} from './move.sql.ts';
import { needsBooks } from './needs-books.ts';
import { type PaymentState, snapshot } from './payment-state.ts';
import { refundRecord } from './refund.ts';
import { selectClawbackAccounts } from './stage-accounts.sql.ts';
import { type MoveRequest, type Step, step } from './step.ts';
import { transitions } from './transitions.ts';

/** A request to move one payment. */
export interface Move extends PaymentKey, Omit<MoveRequest, 'other'> {
  /**
   * The leg, the bank's item or the operator's act that causes the move. The same source moves a
   * payment only once.
   */
  source_uuid: string;
  /** Of K6: the payment of the same payee that pays. */
  other_transaction_uuid?: string;
}

/** A locked payment with its balances and refunds. */
export interface Payment extends PaymentState, Omit<LockedPayment, keyof PaymentState> {
  refunds: KnownRefund[];
}

type KnownRefund = BooksOfPayment['refunds'][number];

export interface MoveResult {
  move: Move;
  /**
   * The moves that were made, in order. Empty: no row has this cause and fits the state of the
   * payment.
   */
  steps: Step[];
  /** The payment after the moves. */
  payment: Payment;
}

/**
 * Moves each payment by its cause, and makes the automatic moves that follow. The same payment may
 * be in the list more than once: its moves are made in the given order. A payment that no row fits
 * is not changed: an illegal move is impossible, not an error. Makes a constant number of queries.
 */
export async function move(phase: AtomicPhase, moves: readonly Move[], at: Date): Promise<MoveResult[]> {
  if (moves.length === 0) return [];
  const payments = await lockForMoves(phase, moves);
  const moved: Moved = { payments: [], refunds: [], transitions: [], postings: [], announcements: [] };
  const lines = await lineNumbersOf(phase, moves);
  // Events of refunds show why a refund waits.
  const onHold = [...payments.values()].filter((one) => one.open_hold_count > 0 && one.refunds.length > 0);
  const holdReasons = onHold.length === 0 ? new Map<string, string>() : await selectOpenHoldReasons(phase, onHold);
  const recording = { moved, lines, holdReasons, at };
  const made = moves.flatMap((one): MoveResult[] => {
    const payment = payments.get(one.transaction_uuid);
    if (payment === undefined) return [];
    const other = payments.get(one.other_transaction_uuid ?? '')?.balances;
    const steps = step(payment, other === undefined ? one : { ...one, other });
    record(recording, { move: one, steps, payment });
    return [{ move: one, steps, payment }];
  });
  await barClawbacks(phase, made, at, (payment, one) => {
    const { processor_id, transaction_uuid } = payment;
    const barred = { move: { ...one, processor_id, transaction_uuid }, steps: step(payment, one), payment };
    record(recording, barred);
  });
  const changed = [...new Set(made.filter(({ steps }) => steps.length > 0).map(({ payment }) => payment))];
  if (changed.length === 0) return made;
  moved.payments = changed.map(({ balances, refunds: _, metadata: __, ...columns }) => ({
    ...columns,
    left_over: columns.payout_status !== null && (balances.PAYEE ?? 0) !== 0,
    transaction_status: snapshot({ ...columns, balances: {}, refunds: [] }).transaction_status,
  }));
  moved.refunds = changed.flatMap(({ processor_id, refunds }) =>
    refunds.map((refund) => ({ ...refund, processor_id })),
  );
  const written = await writeMoves(phase, moved, at);
  if (written !== changed.length) throw new StatedError(`${written} of ${changed.length} locked payments were written`);
  if (moved.announcements.length > 0) afterCommit(phase, outboxFilled.notify);
  return made;
}

/**
 * A clawback that has just started fails at once if its payee may not be debited (Lifecycle, K8).
 */
async function barClawbacks(
  phase: AtomicPhase,
  made: readonly MoveResult[],
  at: Date,
  bar: (payment: Payment, barring: BarredClawback) => void,
): Promise<void> {
  const begun = made.filter(({ steps }) => steps.some(({ transition }) => transition === 'K1'));
  if (begun.length === 0) return;
  const payments = new Map(begun.map(({ payment }) => [payment.transaction_uuid, payment]));
  const accounts = await selectClawbackAccounts(phase, [...payments.values()]);
  const barrings = await findBarredClawbacks(phase, accounts, at);
  for (const [uuid, barring] of barrings) bar(payments.get(uuid)!, barring);
}

/**
 * As `move`, but throws if a payment is not in a state that fits the cause: that is a fault of
 * ours.
 */
export async function moveAll(phase: AtomicPhase, moves: readonly Move[], at: Date): Promise<MoveResult[]> {
  const made = await move(phase, moves, at);
  const stuck = made.filter(({ steps }) => steps.length === 0);
  if (stuck.length === 0 && made.length === moves.length) return made;
  const first = stuck[0]?.move ?? moves.find((one) => !made.some((other) => other.move === one))!;
  throw new StatedError(
    `${first.cause} found ${moves.length - made.length + stuck.length} of ${moves.length} payments in a state that it cannot move; the first is ${first.transaction_uuid}`,
  );
}

/** Locks payments and reads their balances and refunds. By uuid. */
export async function lockForMoves(
  phase: AtomicPhase,
  moves: readonly (PaymentKey & { cause: string; other_transaction_uuid?: string })[],
): Promise<Map<string, Payment>> {
  const keys = moves.flatMap(({ processor_id, transaction_uuid, other_transaction_uuid: other }) => [
    { processor_id, transaction_uuid },
    ...(other === undefined ? [] : [{ processor_id, transaction_uuid: other }]),
  ]);
  const locked = await lockPayments(phase, keys);
  const needing = new Set(moves.filter(({ cause }) => needsBooks(cause)).map((one) => one.transaction_uuid));
  for (const { other_transaction_uuid: other } of moves) if (other !== undefined) needing.add(other);
  const withBooks = locked.filter((one) => needing.has(one.transaction_uuid) || !isStraightThrough(one));
  const books = new Map(
    (withBooks.length === 0 ? [] : await selectBooks(phase, withBooks)).map((one) => [one.transaction_uuid, one]),
  );
  return new Map(
    locked.map((one) => {
      const { balances, refunds } = books.get(one.transaction_uuid) ?? { balances: [], refunds: [] };
      return [one.transaction_uuid, { ...one, balances: balancesOf(one, balances), refunds }];
    }),
  );
}

/** A payment with the balances and refunds of its books, not locked. Null: it has no state yet. */
export async function readPayment(db: Queryable, key: PaymentKey, books: BooksOfPayment): Promise<Payment | null> {
  const found = await selectPayment(db, key);
  return found && { ...found, balances: balancesOf(found, books.balances), refunds: books.refunds };
}

function balancesOf({ payee_uuid }: LockedPayment, rows: BooksOfPayment['balances']): Balances {
  const bookOf = ({ account, owner_uuid }: (typeof rows)[number]): Book => {
    if (account !== 'LOSS') return account;
    return owner_uuid === payee_uuid ? 'LOSS_PAYEE' : 'LOSS_PAYER';
  };
  return Object.fromEntries(rows.map((row) => [bookOf(row), row.balance]));
}

/**
 * How many postings a source has made on a payment. A source that moves several refunds of a
 * payment, such as the return of their shared entry, continues the numbers.
 */
type LineNumbers = Map<string, number>;

interface Recording {
  moved: Moved;
  lines: LineNumbers;
  /** Of the payments that are on hold and have refunds. */
  holdReasons: ReadonlyMap<string, string>;
  at: Date;
}

// A payment that is reserved again is an entry of its own until a daily run adds it to a batch.
const reserving = new Set<string>(
  Object.entries(transitions).flatMap(([name, { posts }]) =>
    (posts as readonly string[]).includes('PAYEE/PRES all') ? [name] : [],
  ),
);

/** A second offset between the same two payments continues the line numbers of the first. */
async function lineNumbersOf(phase: AtomicPhase, moves: readonly Move[]): Promise<LineNumbers> {
  const offsets = moves.filter((one) => one.other_transaction_uuid !== undefined);
  const posted = offsets.length === 0 ? [] : await selectOffsetLines(phase, offsets);
  return new Map(posted.map((one) => [sourceKey(one), one.lines]));
}

const sourceKey = ({ transaction_uuid, source_uuid }: Pick<Move, 'transaction_uuid' | 'source_uuid'>) =>
  `${transaction_uuid} ${source_uuid}`;

/** Adds the history, postings and events of one payment's steps. */
function record({ moved, lines, holdReasons, at }: Recording, { move: one, steps, payment }: MoveResult): void {
  const { source_uuid } = one;
  const { processor_id, transaction_uuid, vendor_id } = payment;
  const owners = {
    processor: processor_id,
    vendor: vendor_id ?? processor_id,
    payee: payment.payee_uuid,
    payer: payment.payer_uuid,
  };
  const counted = sourceKey({ transaction_uuid, source_uuid });
  let line = lines.get(counted) ?? 0;
  for (const { transition, postings, notifies, after, refund } of steps) {
    payment.move_count++;
    if (reserving.has(transition)) payment.merchant_batch_uuid = null;
    moved.transitions.push({
      processor_id,
      transaction_uuid,
      number: payment.move_count,
      transition,
      source_uuid,
      refund_uuid: refund?.uuid ?? null,
    });
    for (const { debit, credit, amount, ofOther } of postings)
      moved.postings.push({
        processor_id,
        transaction_uuid,
        transition,
        source_uuid,
        line: ++line,
        debit_account: accountOf(debit),
        debit_owner_uuid: owners[ownerOf(debit)],
        credit_account: accountOf(credit),
        credit_owner_uuid: owners[ownerOf(credit)],
        amount,
        debit_transaction_uuid: ofOther ? one.other_transaction_uuid! : null,
      });
    for (const type of notifies) {
      const base = { processor_id, uuid: uuidv7(at), vendor_id, type };
      if (refund === null) {
        const state = { ...withoutNulls({ ...after!, metadata: payment.metadata }), updated_at: at };
        moved.announcements.push({ ...base, subject_uuid: transaction_uuid, sequence: ++payment.event_count, state });
      } else {
        const known = payment.refunds.find(({ uuid }) => uuid === refund.uuid)!;
        known.event_count++;
        const state = refundRecord({
          ...known,
          ...refund,
          transaction_uuid,
          payout_type: payment.payout_type,
          payout_status: (after ?? payment).payout_status,
          hold_reasons: holdReasons.get(transaction_uuid) ?? null,
          created_at: instantFrom(known.created_at),
          updated_at: at,
        });
        moved.announcements.push({ ...base, subject_uuid: refund.uuid, sequence: known.event_count, state });
      }
    }
  }
  lines.set(counted, line);
}

function withoutNulls(columns: object): object {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
}
