// What the calendar will do with what is under way, day by day: the same dates and amounts as the
// moves of the stage tables, without returns.
import { goodAt } from '../../../ach/calendar/banking-instants.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { datesOf, type EntryTerms } from '../../../ach/calendar/entry-dates.ts';
import type { Speed } from '../../../ach/calendar/windows.ts';
import { directionOf } from '../../../payments/lifecycle/stage-names.ts';
import type { EntriesAtBanks, WaitingForFile } from './cash-days.sql.ts';

/** What changes on a day, in cents. */
export interface Change {
  day: string;
  /** Of BANK. */
  cash_in?: number;
  cash_out?: number;
  /** Debits that are sent. */
  sent?: number;
  /** Of UNS: debits that are not good yet. */
  not_good?: number;
  /** Of PRES and CIF: reserved for payouts, and on the way. */
  reserved?: number;
}

/** Banking days until a debit other than a capture is good. */
const returnWindowDays = 2;

interface Forecasting {
  now: Date;
  termsOf(bank: string | null): EntryTerms;
}

export function forecast(
  atBanks: readonly EntriesAtBanks[],
  waiting: readonly WaitingForFile[],
  { now, termsOf }: Forecasting,
): Change[] {
  /** What is overdue happens next. */
  const notBefore = (at: Date) => (at < now ? now : at);

  interface Payable {
    bank: string | null;
    speed: Speed;
    is_held: boolean;
  }
  /** A credit that is ready at an instant: the next file takes it. */
  const credit = (ready: Date, { bank, speed }: Payable) =>
    datesOf(ready, { direction: 'credit', speed, amount: 0 }, termsOf(bank));

  /** A good capture is paid out; what is on hold stays with us. */
  function good(at: Date, one: Payable & { amount: number; net: number }): Change[] {
    const day = easternDay(at);
    const isGood = { day, not_good: -one.amount };
    if (one.is_held) return [isGood];
    const paidOn = easternDay(credit(at, one).settles_at);
    return [isGood, { day, reserved: one.net }, { day: paidOn, cash_out: one.net, reserved: -one.net }];
  }

  /** The credit of a refund follows its good debit. */
  function goodRefund(at: Date, one: Payable & { amount: number }): Change[] {
    const { cut_off_at, settles_at } = credit(at, one);
    return [
      { day: easternDay(at), not_good: -one.amount },
      { day: easternDay(cut_off_at), reserved: one.amount },
      { day: easternDay(settles_at), cash_out: one.amount, reserved: -one.amount },
    ];
  }

  function goodDebit(at: Date, one: EntriesAtBanks): Change[] {
    if (one.stage === 'capture') return good(at, one);
    if (one.stage === 'refund_capture') return goodRefund(at, one);
    return one.stage === 'reversal_debit' ? [] : [{ day: easternDay(at), not_good: -one.amount }];
  }

  function ofEntries(one: EntriesAtBanks): Change[] {
    const { stage, state, amount } = one;
    const at = notBefore(one.at);
    if (state === 'settled') return goodDebit(at, one);
    const day = easternDay(at);
    const isFiled = state === 'filed';
    if (directionOf(stage) === 'credit')
      return [
        // A payout was reserved before it was filed.
        ...(isFiled && stage !== 'payout' ? [{ day: easternDay(now), reserved: amount }] : []),
        { day, cash_out: amount, reserved: -amount },
      ];
    const delay = stage === 'capture' ? one.payout_delay_days : returnWindowDays;
    return [
      // A reversal is good by itself: REV has it, not UNS.
      ...(isFiled ? [{ day: easternDay(now), sent: amount, not_good: stage === 'reversal_debit' ? 0 : amount }] : []),
      { day, cash_in: amount },
      ...goodDebit(notBefore(goodAt(one.at, delay)), one),
    ];
  }

  function ofWaiting(one: WaitingForFile): Change[] {
    const { what, amount, speed, bank } = one;
    if (what !== 'capture') {
      const { cut_off_at, settles_at } = credit(now, { ...one, speed: what === 'run' ? 'standard' : speed });
      return [
        ...(what === 'run' ? [{ day: easternDay(cut_off_at), reserved: amount }] : []),
        { day: easternDay(settles_at), cash_out: amount, reserved: -amount },
      ];
    }
    const { cut_off_at, settles_at } = datesOf(now, { direction: 'debit', speed, amount: 0 }, termsOf(bank));
    return [
      { day: easternDay(cut_off_at), sent: amount, not_good: amount },
      { day: easternDay(settles_at), cash_in: amount },
      ...good(goodAt(settles_at, one.payout_delay_days), one),
    ];
  }

  return [...atBanks.flatMap(ofEntries), ...waiting.flatMap(ofWaiting)];
}
