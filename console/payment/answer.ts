// What an operator reads to a caller: where the money of a payment is, in short true sentences.
import type { components } from '../../clients/typescript/src/description.ts';
import { dollars } from '../format/money.ts';
import { dayBeside, easternDay } from '../format/times.ts';
import { words } from '../words/en.ts';

type Details = components['schemas']['TransactionDetails'];

/** What the sentences and the track follow from. Operators read it, and tenants. */
export interface Answered
  extends Pick<
    Details,
    | 'state'
    | 'as_of'
    | 'expected_on'
    | 'expected_on_if_released'
    | 'amount_refunded'
    | 'capture_settles_on'
    | 'payout_eligible_on'
    | 'returnable_until'
    | 'held_by'
    | 'after_return'
  > {
  transaction: Pick<
    Details['transaction'],
    'created_at' | 'capture_status' | 'payout_status' | 'clawback_status' | 'reverse_payout_status' | 'failure_reason'
  >;
  entries: readonly Pick<
    Details['entries'][number],
    'stage' | 'state' | 'trace_id' | 'settles_on' | 'returned_with' | 'created_at'
  >[];
  moves: readonly Pick<Details['moves'][number], 'trace_id' | 'return_code' | 'moved_at'>[];
  holds: readonly Pick<Details['holds'][number], 'placed_at' | 'released_at'>[];
  refunds: readonly Pick<Details['refunds'][number], 'status'>[];
  /** Debit positive. Absent: a tenant does not read the books of a payment. */
  balances?: readonly { account: string; balance: number }[];
}

/** The names, as a sentence has them. */
export interface Parties {
  payer: string;
  payee: string;
}

export type Entry = Answered['entries'][number];

const has = ({ state }: Entry, ...states: readonly Entry['state'][]): boolean => states.includes(state);

export const entryOf = ({ entries }: Answered, stage: Entry['stage'], ...states: Entry['state'][]): Entry | undefined =>
  entries.findLast((entry) => entry.stage === stage && has(entry, ...states));

/** What is to be done after the latest return, and why. Null: nothing was returned, or it was done. */
export function nextStepOf(
  { after_return }: Answered,
  { payer, payee }: Parties,
): { what: string; why: string } | null {
  if (after_return === null) return null;
  const { stage, code, title, meaning, advice } = after_return;
  const isOfPayer = stage === 'capture' || stage === 'reverse_payout' || stage === 'refund_payout';
  const what = words.next[advice](isOfPayer ? payer : payee, stage === 'capture');
  return { what: what.charAt(0).toUpperCase() + what.slice(1), why: words.next.why(code, title, meaning) };
}

export interface Returned {
  code: string;
  /** When the service received it, in Eastern time. Null: no move says it. */
  day: string | null;
}

/** The latest return of the debit or of the payout. */
export function returnOf(payment: Answered, stage: 'capture' | 'payout'): Returned | null {
  const entry = entryOf(payment, stage, 'returned');
  if (entry === undefined) return null;
  const code = entry.returned_with ?? '';
  const move = payment.moves.findLast((one) => one.trace_id === entry.trace_id && one.return_code !== null);
  return { code, day: move === undefined ? null : easternDay(move.moved_at) };
}

/** The day of the oldest open hold. */
export function heldSince({ holds }: Answered): string | null {
  const open = holds.flatMap(({ placed_at, released_at }) => (released_at === null ? [placed_at] : []));
  return open.length === 0 ? null : easternDay(open.toSorted()[0]!);
}

/** The payout has left, and it did not come back. */
export const isPaidOut = (payment: Answered): boolean => entryOf(payment, 'payout', 'sent', 'settled') !== undefined;

/** A hold keeps the debit of the payer out of files. */
export const isDebitHeld = ({ state, transaction: { capture_status } }: Answered): boolean =>
  state === 'held' && (capture_status === 'CAPTURE_PENDING' || capture_status === 'CAPTURE_ACH_PENDING');

/** A pure function of the record: the same payment on the same day has the same answer. */
export function answerOf(payment: Answered, parties: Parties): string {
  const say = { ...words.answer, day: (day: string) => dayBeside(day, payment.as_of) };
  const sentences = [...said(payment, parties, say), ...holdOf(payment, say)];
  return sentences.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join(' ');
}

type Say = typeof words.answer & { day(day: string): string };

function said(payment: Answered, parties: Parties, say: Say): string[] {
  const { payer, payee } = parties;
  const { state, expected_on, transaction, as_of } = payment;
  const settled = entryOf(payment, 'capture', 'sent', 'settled', 'good')?.settles_on ?? null;
  const expected = expected_on === null ? null : say.day(expected_on);
  switch (state) {
    case 'started': {
      const first = returnOf(payment, 'capture');
      return [
        ...(first === null ? [] : [say.debitReturned(payer, first.code, dayOf(first, say))]),
        expected === null ? say.notDebited(payer) : say.willBeDebited(payer, expected, first !== null),
      ];
    }
    case 'debited':
      return [
        settled !== null && settled > as_of
          ? say.debitSettles(payer, say.day(settled))
          : say.debited(payer, settled === null ? null : say.day(settled)),
        ...(expected === null ? [] : [say.goodOn(expected)]),
      ];
    case 'good': {
      const back = transaction.payout_status === 'PAYOUT_ACH_FAILED' ? returnOf(payment, 'payout') : null;
      if (back !== null) return [say.payoutCameBack(payee, back.code, dayOf(back, say)), say.waitsForAccount(payee)];
      return [
        say.good(payer),
        ...(expected === null ? [] : [say.paidOn(payee, expected)]),
        ...mayReturn(payment, parties, say),
      ];
    }
    case 'paying':
      return [say.paying(payee, expected), ...mayReturn(payment, parties, say)];
    case 'paid': {
      const paid = entryOf(payment, 'payout', 'settled')?.settles_on ?? null;
      return [
        paid === null ? say.nothingLeft(payee) : say.paid(payee, say.day(paid)),
        ...refunded(payment, parties, say),
        ...mayReturn(payment, parties, say),
      ];
    }
    case 'held':
      return isDebitHeld(payment)
        ? [say.notDebited(payer)]
        : transaction.reverse_payout_status === null
          ? [say.good(payer)]
          : goesBack(payment, parties, say);
    case 'returned':
      return transaction.capture_status === 'CAPTURE_ACH_FAILED'
        ? [...debitReturned(payment, parties, say), isPaidOut(payment) ? say.nothingOwed : say.notPaid(payee)]
        : goesBack(payment, parties, say);
    case 'clawed_back':
      return [...debitReturned(payment, parties, say), say.paidBack(payee)];
    case 'owed':
      return [
        ...debitReturned(payment, parties, say),
        ...debts(payment, parties, say),
        ...(expected === null ? [] : [say.payeeDebited(payee, expected)]),
      ];
    case 'refunded': {
      const back = returnOf(payment, 'payout');
      const credit = entryOf(payment, 'reverse_payout', 'settled') ?? entryOf(payment, 'refund_payout', 'settled');
      const day = credit?.settles_on ?? null;
      return [
        ...(back === null || transaction.reverse_payout_status === null
          ? []
          : [say.payoutCameBack(payee, back.code, dayOf(back, say))]),
        say.refunded(payer, day === null ? null : say.day(day)),
      ];
    }
    case 'canceled':
      return [say.canceled(payer)];
  }
}

const dayOf = ({ day }: Returned, say: Say): string | null => (day === null ? null : say.day(day));

function debitReturned(payment: Answered, { payer }: Parties, say: Say): string[] {
  const back = returnOf(payment, 'capture');
  return [
    back === null
      ? say.notSent(payer, payment.transaction.failure_reason)
      : (isPaidOut(payment) ? say.tookBack : say.debitReturned)(payer, back.code, dayOf(back, say)),
  ];
}

/** The payout came back, and the payer gets the money. */
function goesBack(payment: Answered, { payer, payee }: Parties, say: Say): string[] {
  const back = returnOf(payment, 'payout');
  const { reverse_payout_status } = payment.transaction;
  const { expected_on } = payment;
  return [
    ...(back === null ? [] : [say.payoutCameBack(payee, back.code, dayOf(back, say))]),
    reverse_payout_status === 'REVERSE_PAYOUT_ACH_FAILED'
      ? say.waitsForAccount(payer)
      : say.goesBack(payer, expected_on === null ? null : say.day(expected_on)),
  ];
}

function debts(
  { balances, transaction: { clawback_status } }: Answered,
  { payer, payee }: Parties,
  say: Say,
): string[] {
  const owed = (account: string) => balances?.find((one) => one.account === account)?.balance ?? 0;
  if (balances === undefined) return [say.owes(clawback_status === null ? payer : payee, null)];
  return [
    ...(owed('CLAW') > 0 ? [say.owes(payee, dollars(owed('CLAW')))] : []),
    ...(owed('RECV') > 0 ? [say.owes(payer, dollars(owed('RECV')))] : []),
  ];
}

function refunded({ amount_refunded, refunds }: Answered, { payer }: Parties, say: Say): string[] {
  if (amount_refunded === 0) return [];
  const isDone = refunds.every(({ status }) => status === 'REFUND_COMPLETE' || status === 'REFUND_FAILED');
  return [(isDone ? say.refundedPart : say.refundUnderWay)(payer, dollars(amount_refunded))];
}

/** Said only while it is true. */
function mayReturn({ returnable_until, as_of }: Answered, { payer }: Parties, say: Say): string[] {
  return returnable_until !== null && returnable_until >= as_of
    ? [say.mayReturn(payer, say.day(returnable_until))]
    : [];
}

/** The day of the step that a hold stops is named only under the condition of its release. */
function holdOf(payment: Answered, say: Say): string[] {
  const { state, held_by, expected_on_if_released } = payment;
  const since = heldSince(payment);
  const mayWait = ['started', 'debited', 'good', 'held'].includes(state) || waitsToGoBack(payment);
  if ((since === null && held_by === null) || !mayWait) return [];
  const step = stepIfReleased(payment, say);
  return [
    ...(since === null ? [] : [say.onHold(say.day(since))]),
    ...(held_by === null ? [] : [say.heldBy[held_by]]),
    ...(step === null || expected_on_if_released === null ? [] : [step(say.day(expected_on_if_released))]),
  ];
}

const waitsToGoBack = ({ transaction }: Answered): boolean =>
  transaction.reverse_payout_status === 'REVERSE_PAYOUT_PENDING';

/** Null: the hold does not stop the next step. */
function stepIfReleased(payment: Answered, say: Say): ((day: string) => string) | null {
  if (isDebitHeld(payment)) return say.ifDebited;
  if (payment.state === 'debited') return say.ifGood;
  if (waitsToGoBack(payment)) return say.ifPaidBack;
  return payment.state === 'held' || payment.state === 'good' ? say.ifPaid : null;
}
