// When the capture of a payment settles, is good and can no longer be returned, and when the next
// step is expected: by the entry, or by the next one.

import type { Day } from '../../../ach/calendar/days.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { datesOf, type EntryTerms } from '../../../ach/calendar/entry-dates.ts';
import { type ExpectedDates, expectedDates } from '../../../ach/calendar/expected-dates.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import type { HeldBy } from '../../lifecycle/held-by.sql.ts';
import type { Hold } from '../../lifecycle/holds.sql.ts';
import type { SummaryState } from '../../lifecycle/summary/summary-state.ts';
import type { TransactionRow } from '../../lifecycle/transaction.ts';
import type { DateTerms, EntryRow } from './details.sql.ts';

/** A canceled or failed capture has no dates, and a held one has none yet. */
const none = { capture_settles_on: null, payout_eligible_on: null, returnable_until: null };

type PaymentDates = { [Name in keyof ExpectedDates]: ExpectedDates[Name] | null };

/** What holds a payment: operators and tenants, and what waits for an operator. */
export interface Held {
  holds: readonly Pick<Hold, 'stops_capture' | 'released_at'>[];
  held_by: HeldBy | null;
}

export interface Dating {
  /** What a bank allows for entries. Null: the default bank. */
  termsOf(bank: string | null): EntryTerms;
  bankingClock: BankingClock;
}

/**
 * The dates of a payment in its current state (Lifecycle, fields). Banking days in Eastern time.
 * Null: it has no such day, or the step that it depends on is held.
 */
export function paymentDates(
  { capture_status, amount, payout_delay_days }: TransactionRow,
  entries: readonly EntryRow[],
  { speed, payer, bank }: DateTerms,
  { holds, held_by }: Held,
  { termsOf, bankingClock }: Dating,
): PaymentDates {
  if (capture_status === 'CAPTURE_CANCELED' || capture_status === 'CAPTURE_ACH_FAILED') return none;
  const latest = entries.findLast(({ stage, state }) => stage === 'capture' && state !== 'rejected');
  // After a returned entry another one follows: the debit is presented again.
  const isToBeSent = latest === undefined || latest.state === 'returned';
  const open = holds.filter(({ released_at }) => released_at === null);
  if (isToBeSent && open.some(({ stops_capture }) => stops_capture)) return none;
  const settlesAt = isToBeSent
    ? datesOf(bankingClock.bankingNow(), { direction: 'debit', speed, amount }, termsOf(bank)).settles_at
    : latest.settles_at;
  const dates = expectedDates(settlesAt, { payout_delay_days, payer });
  const isHeld = open.length > 0 || held_by !== null;
  return isHeld && !isPaidOut(entries) ? { ...dates, payout_eligible_on: null } : dates;
}

const isPaidOut = (entries: readonly EntryRow[]) =>
  entries.some(({ stage, state }) => stage === 'payout' && state !== 'rejected');

interface Progress {
  row: TransactionRow;
  entries: readonly EntryRow[];
  terms: DateTerms;
  dates: PaymentDates;
  held_by: HeldBy | null;
}

/** The banking day of the next step. Null: none is to come, it is held or waits for a person. */
export function expectedOn(state: SummaryState, progress: Progress, dating: Dating): Day | null {
  const { row, dates } = progress;
  switch (state) {
    case 'started':
      return dates.capture_settles_on;
    case 'debited':
      return dates.payout_eligible_on;
    case 'good':
      // A returned payout waits for another account.
      return row.payout_status === 'PAYOUT_ACH_FAILED' ? null : nextCreditOn(progress, dating);
    case 'paying':
      return settlesOn('payout', progress);
    case 'returned':
      return row.reverse_payout_status === 'REVERSE_PAYOUT_PENDING'
        ? (settlesOn('reverse_payout', progress) ?? nextCreditOn(progress, dating))
        : settlesOn('reverse_payout', progress);
    case 'owed':
      return settlesOn('clawback', progress);
    default:
      return null;
  }
}

/** Of an entry that is in a file and has not settled. */
function settlesOn(stage: EntryRow['stage'], { entries }: Progress): Day | null {
  const latest = entries.findLast((entry) => entry.stage === stage && entry.state !== 'rejected');
  return latest?.state === 'filed' || latest?.state === 'sent' ? easternDay(latest.settles_at) : null;
}

/** Of a credit that the next file takes. One that is not reserved waits for the daily run. */
function nextCreditOn({ row, terms, held_by }: Progress, { termsOf, bankingClock }: Dating): Day | null {
  if (held_by !== null) return null;
  const speed = row.payout_status === null ? 'standard' : terms.speed;
  const credit = { direction: 'credit', speed, amount: row.amount } as const;
  return easternDay(datesOf(bankingClock.bankingNow(), credit, termsOf(terms.bank)).settles_at);
}

/** Whether what waits for an operator could hold it: its bank has the debit, a credit is owed. */
export const waitsToPay = (
  { capture_status, reverse_payout_status }: TransactionRow,
  entries: readonly EntryRow[],
  refunds: readonly { status: string }[],
): boolean =>
  ((capture_status === 'CAPTURE_ACH_PENDING' || capture_status === 'CAPTURE_COMPLETE') && !isPaidOut(entries)) ||
  reverse_payout_status === 'REVERSE_PAYOUT_PENDING' ||
  refunds.some(({ status }) => status === 'REFUND_PENDING');
