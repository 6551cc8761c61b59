// Walks through the history of a payment move by move: states the facts after each, and checks the
// books against them.

import type { Balances, Book } from '../../../../src/payments/ledger/accounts.ts';
import type { Cause } from '../../../../src/payments/lifecycle/stage.ts';
import { stageOf } from '../../../../src/payments/lifecycle/stage-names.ts';
import { transitions } from '../../../../src/payments/lifecycle/transitions.ts';
import { instantFrom } from '../../../../src/platform/std/timestamps.ts';
import { judgeBooks, owedBy, Violation, violated } from '../judge.ts';
import {
  becomesGood,
  dishonorIsWon,
  type Entry,
  entryReturned,
  fileRejected,
  newTruth,
  refundOf,
  type Truth,
} from '../truth.ts';
import type { ItemRow, LegRow, MoveRow, PaymentRows, PostingRow } from './payment-rows.ts';

export interface Judged {
  truth: Truth;
  balances: Balances;
  /** Which entry belongs to which leg. */
  entryOf: Map<string, Entry>;
  /** In order. */
  after: AfterMove[];
  /** Cents on REV, debit positive: what it took over from its reversals. */
  rev: number;
}

/** The state after a cause and its consequences. */
export interface AfterMove {
  at: number;
  moves: readonly MoveRow[];
  /** Cents that the payee owed and that no sent debit was collecting. */
  owed: number;
}

/**
 * A cause and its automatic consequences. A source that moved several refunds is one cause with all
 * of them.
 */
interface Group {
  cause: Cause;
  source_uuid: string;
  moves: MoveRow[];
}

/** Throws a Violation that names the move after which the books are wrong. */
export function judgeHistory(rows: PaymentRows, items: ReadonlyMap<string, ItemRow>): Judged {
  const { payment, postings } = rows;
  const truth = newTruth(payment.amount, payment.transaction_fee);
  const balances: Balances = {};
  const entryOf = new Map<string, Entry>();
  const after: AfterMove[] = [];
  let rev = 0;
  const taken = postings.filter((one) => one.debit_transaction_uuid === payment.uuid);
  const at = (text: string) => instantFrom(text).getTime();

  /** What a debt of another payment took from this one. */
  const take = ({ source_uuid, moved_at }: MoveRow) => {
    const one = taken.find(
      (posting) => posting.transaction_uuid === source_uuid && at(posting.posted_at) === at(moved_at),
    );
    if (one === undefined) return violated(`an offset for ${source_uuid} that was not posted`);
    taken.splice(taken.indexOf(one), 1);
    balances.PAYEE = (balances.PAYEE ?? 0) + one.amount;
    truth.offsets -= one.amount;
    truth.offsetCount++;
  };

  for (const group of groupsOf(rows.moves)) {
    const [first] = group.moves as [MoveRow];
    try {
      if (group.cause === 'offset_for_another') for (const move of group.moves.slice(0, 1)) take(move);
      for (const move of group.moves) happens(move, { rows, items, truth, entryOf });
      const made = new Set<string>(group.moves.map(({ transition }) => transition));
      for (const one of postings)
        if (
          one.transaction_uuid === payment.uuid &&
          one.source_uuid === group.source_uuid &&
          made.has(one.transition) &&
          at(one.posted_at) === at(first.moved_at)
        ) {
          post(balances, payment, one, truth, group);
          rev += revOf(one);
        }
      judgeBooks(truth, balances);
      after.push({ at: at(first.moved_at), moves: group.moves, owed: owedBy(truth, balances) });
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      throw new Violation(`payment ${payment.client_reference_id} after ${first.transition}: ${error.message}`);
    }
  }
  if (taken.length > 0)
    throw new Violation(`payment ${payment.client_reference_id} paid debts that its history does not name`);
  return { truth, balances, entryOf, after, rev };
}

function groupsOf(moves: readonly MoveRow[]): Group[] {
  const groups: Group[] = [];
  for (const move of moves) {
    const { cause } = transitions[move.transition];
    const last = groups.at(-1);
    const goesOn = cause === 'automatic' || (last?.cause === cause && last.source_uuid === move.source_uuid);
    if (last !== undefined && goesOn) last.moves.push(move);
    else groups.push({ cause, source_uuid: move.source_uuid, moves: [move] });
  }
  return groups;
}

interface MoveRequest {
  rows: PaymentRows;
  items: ReadonlyMap<string, ItemRow>;
  truth: Truth;
  entryOf: Map<string, Entry>;
}

function happens(move: MoveRow, { rows, items, truth, entryOf }: MoveRequest): void {
  const { source_uuid, refund_uuid } = move;
  const { cause } = transitions[move.transition];
  if (cause === 'automatic') return;
  const stage = stageOf(cause);
  const legOf = (uuid: string): LegRow =>
    rows.legs.find((leg) => leg.uuid === uuid) ?? violated(`${cause} of a leg that is not the payment's`);
  if (cause === 'refund_requested') {
    const { uuid, amount } = rows.refunds.find((one) => one.uuid === refund_uuid)!;
    truth.refunds.push({ uuid, amount, counts: false, ended: false });
  } else if (cause === 'refund_given_back') refundOf(truth, refund_uuid).ended = true;
  else if (cause === 'dishonor_won') dishonorIsWon(truth);
  else if (
    stage === null ||
    /^(capture_given|payout_(due|left|to)|reverse_payout_to|clawback_(barred|again|offset|written)|refund_credit)/.test(
      cause,
    )
  )
    return;
  else if (cause.endsWith('_sent')) {
    const leg = legOf(source_uuid);
    const entry: Entry = { stage, refund: leg.refund_uuid, amount: leg.amount, at: 'sent' };
    truth.entries.push(entry);
    entryOf.set(leg.uuid, entry);
  } else {
    const leg =
      rows.legs.find(({ uuid }) => uuid === (reversedBy(rows, source_uuid) ?? source_uuid)) ??
      legOfItem(rows, items.get(source_uuid), refund_uuid);
    const entry = leg && entryOf.get(leg.uuid);
    if (entry === undefined || entry.stage !== stage) violated(`${cause} of no entry that was sent`);
    else if (cause.endsWith('_settled')) entry.at = 'settled';
    else if (cause.endsWith('_good')) becomesGood(truth, entry);
    else if (cause.endsWith('_rejected')) fileRejected(truth, entry);
    else entryReturned(truth, entry, { returnsToPayer: cause === 'payout_returned' && !isFurther(rows.moves, move) });
  }
}

/** A reversal is taken over as the return of its wrong entry. */
const reversedBy = ({ reversals }: PaymentRows, uuid: string): string | undefined =>
  reversals.find((one) => one.uuid === uuid)?.reversed_leg_uuid;

/** A payout of left-over money: when it is returned, the money is still the payee's. */
function isFurther(history: readonly MoveRow[], until: MoveRow): boolean {
  const begun = history
    .slice(0, history.indexOf(until))
    .findLast(({ transition }) => ['payout_due', 'payout_left_over'].includes(transitions[transition].cause));
  return begun !== undefined && transitions[begun.transition].cause === 'payout_left_over';
}

/** An item of a shared entry names one leg. This leg has the same trace. */
function legOfItem({ legs }: PaymentRows, item: ItemRow | undefined, refund: string | null): LegRow | undefined {
  if (item === undefined) return undefined;
  const own = legs.filter(({ refund_uuid }) => refund_uuid === refund);
  return (
    own.find(({ uuid }) => uuid === item.leg_uuid) ??
    own.findLast(({ trace_id }) => trace_id === (item.leg_trace ?? item.original_trace))
  );
}

const isCash = (account: PostingRow['debit_account']) => account === 'SUSP' || account === 'REV';

const revOf = ({ debit_account, credit_account, amount }: PostingRow): number =>
  (debit_account === 'REV' ? amount : 0) - (credit_account === 'REV' ? amount : 0);

function post(
  balances: Balances,
  { payer_uuid }: PaymentRows['payment'],
  one: PostingRow,
  truth: Truth,
  { cause }: Group,
): void {
  const { amount, debit_transaction_uuid } = one;
  const add = (book: Book, cents: number) => {
    balances[book] = (balances[book] ?? 0) + cents;
  };
  // Cash that the bank statement showed first is in suspense instead of at the bank, and cash that
  // a reversal moved is on REV. Both are still cash.
  const bookOf = (account: PostingRow['debit_account'], owner: string): Book =>
    account === 'LOSS' ? (owner === payer_uuid ? 'LOSS_PAYER' : 'LOSS_PAYEE') : isCash(account) ? 'BANK' : account;
  if (debit_transaction_uuid === null) add(bookOf(one.debit_account, one.debit_owner_uuid), amount);
  else {
    truth.offsets += amount;
    truth.offsetCount++;
  }
  add(bookOf(one.credit_account, one.credit_owner_uuid), -amount);
  if (cause === 'debt_paid' && bookOf(one.debit_account, '') === 'BANK') truth.paid += amount;
}
