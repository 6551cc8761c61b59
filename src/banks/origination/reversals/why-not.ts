// Why an entry cannot be reversed now: no bank has it, it came back, it is reversed already, its
// payment does not allow it, or the reversal would be too late.
import { cutOffFrom, settlementOf } from '../../../ach/calendar/banking-instants.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import type { Payment } from '../../../payments/lifecycle/move.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import type { BankDescription } from '../../connections/bank.ts';
import { isInTime, isReversible, reversalWindow, whyNotReversible } from './may-reverse.ts';
import type { EntryToReverse } from './reversible-entries.sql.ts';

type BankToReverse = Pick<BankDescription, 'name' | 'windows'>;

export interface Reversing {
  banks: readonly BankToReverse[];
  bankingClock: BankingClock;
}

/** In the order in which they are checked. A file whose entries are reversed is counted by them. */
export const whysNot = {
  already_reversed: 'The entry has a reversal already.',
  not_at_bank: 'The bank does not have the entry.',
  returned: 'The entry came back already.',
  processed_twice: 'The bank processed the file twice, and that is open: the bank takes the copy back.',
  not_reversible: 'The entry is for another stage than a capture or a payout.',
  several_payments: 'The entry pays several payments of a batch.',
  later_entry: 'A later entry of this stage was sent.',
  on_its_way_back: 'A refund, a reverse payout or a clawback moves the money back already.',
  return_waits: 'A return that names the payment waits for an operator.',
  too_late: 'The last day to send the reversal is past, or its bank is not in the banks file.',
} as const;

export type WhyNot = keyof typeof whysNot;

export interface NotReversible {
  why: WhyNot;
  /** For the operator who asks for one entry: what was found, and what to do. */
  message: string;
}

export const askForReturn = 'Ask the receiving bank to return it: POST /admin/v1/transactions/{uuid}/return-requests';

/** Null: it can be reversed. `payment` may be null for the other stages. */
export function whyNot(
  { banks, bankingClock }: Reversing,
  entry: EntryToReverse,
  payment: Payment | null,
): NotReversible | null {
  const { state, stage, members, reversal_uuid, file_copy_uuid } = entry;
  const not = (why: WhyNot, message: string): NotReversible => ({ why, message });
  if (reversal_uuid !== null)
    return not(
      'already_reversed',
      `this entry has the reversal ${reversal_uuid}; an entry is reversed once. Read it with GET /admin/v1/reversals/{uuid}`,
    );
  if (state === 'filed' || state === 'rejected')
    return not(
      'not_at_bank',
      `the entry is \`${state}\`: the bank does not have it. Wait until the bank has the file, or cancel the payment`,
    );
  if (state === 'returned') return not('returned', 'the entry came back already, so nothing is left to take back');
  if (file_copy_uuid !== null)
    return not(
      'processed_twice',
      `the bank processed the file of this entry twice, and that is open: the payment is right, and the bank takes the copy back. If the entry itself was wrong too, close the copy first: POST /admin/v1/file-copies/${file_copy_uuid}/close`,
    );
  if (!isReversible(stage))
    return not(
      'not_reversible',
      `the entry is for the stage ${stage}; only the entry of a capture or a payout can be reversed. ${askForReturn}`,
    );
  if (members > 1)
    return not(
      'several_payments',
      `the entry pays ${members} payments of a batch; only an entry of one payment can be reversed. ${askForReturn}`,
    );
  if (!entry.is_latest)
    return not('later_entry', `a later entry of this stage was sent, so this one cannot be reversed. ${askForReturn}`);
  const why = whyNotReversible(stage, payment!);
  if (why !== null) return not('on_its_way_back', `${why}, so a reversal would move it twice. Wait until that ends`);
  const late = whyTooLate(entry, banks, bankingClock.bankingNow());
  return late === null ? null : not('too_late', late);
}

/** Why no cut-off from `now` on sends the reversal in time; null: one does. */
export function whyTooLate(
  { settles_at, bank }: Pick<EntryToReverse, 'settles_at' | 'bank'>,
  banks: readonly BankToReverse[],
  now: Date,
): string | null {
  const windows = banks.find(({ name }) => name === bank)?.windows;
  if (windows === undefined)
    return `the entry was sent through bank ${bank}, which is not in the banks file; add this bank again, then repeat the request`;
  const next = cutOffFrom(now > settles_at ? now : settles_at, 'standard', windows);
  if (isInTime(settles_at, settlementOf(next).effective_entry_date)) return null;
  const { send_until, available_until } = reversalWindow(settles_at);
  const past = easternDay(now) === send_until ? ', and its cut-off is past' : `; today is ${easternDay(now)}`;
  return `the last day to send the reversal was ${send_until}${past}: the receiving bank must have it by ${available_until}, five banking days after the entry settled. ${askForReturn}`;
}
