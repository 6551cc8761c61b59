// When a payment's capture settles, is good and is out of reach of returns: by its entry, or by the
// one to come.
import { datesOf, type EntryTerms } from '../../calendar/entry-dates.ts';
import { type ExpectedDates, expectedDates } from '../../calendar/expected-dates.ts';
import type { TransactionRow } from '../../lifecycle/transaction.ts';
import type { BankingClock } from '../../std/clock.ts';
import type { DateTerms, EntryRow } from './details.sql.ts';

/** Nothing is to be expected of a capture that was canceled, or has failed. */
const none = { capture_settles_on: null, payout_eligible_on: null, returnable_until: null };

export interface Dating {
  /** What the bank of a tenant allows, by what is set for the tenant. */
  termsOf(bank: string | null): EntryTerms;
  bankingClock: BankingClock;
}

/** Of a payment as it stands (Lifecycle, fields): banking days, Eastern. */
export function paymentDates(
  { capture_status, amount, payout_delay_days }: TransactionRow,
  entries: readonly EntryRow[],
  { speed, payer, bank }: DateTerms,
  { termsOf, bankingClock }: Dating,
): ExpectedDates | typeof none {
  if (capture_status === 'CAPTURE_CANCELED' || capture_status === 'CAPTURE_ACH_FAILED') return none;
  const latest = entries.findLast(({ stage, state }) => stage === 'capture' && state !== 'rejected');
  // One that came back is followed by another: the debit is presented again.
  const settlesAt =
    latest === undefined || latest.state === 'returned'
      ? datesOf(bankingClock.bankingNow(), { direction: 'debit', speed, amount }, termsOf(bank)).settles_at
      : latest.settles_at;
  return expectedDates(settlesAt, { payout_delay_days, payer });
}
