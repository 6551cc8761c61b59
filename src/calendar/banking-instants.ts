// The instants of a banking day, in Eastern time: when something at the bank happens.
import { addBankingDays, bankingDayFrom, type Day, dayAfter, easternDay, easternTime } from './banking-days.ts';

/** Next-day entries settle, the bank's inbound files of the night are there. */
export const opening = { hour: 8, minute: 30 } as const;
/** The last moment at which an entry can still go out to settle on this very day. */
export const sameDayCutOff = { hour: 16, minute: 45 } as const;
/** The last moment at which an entry can still go out to settle on the next banking day. */
export const nextDayCutOff = { hour: 17, minute: 0 } as const;
/** Same-day entries of the last window settle. */
export const sameDaySettlement = { hour: 18, minute: 0 } as const;
/** Nothing more happens today: where advancing the sandbox by banking days lands. */
export const close = { hour: 20, minute: 0 } as const;

export interface BankingInstant {
  at: Date;
  day: Day;
  /** Which entries the cut-off of this instant may choose; null when it is none. */
  cutOff: 'sameday' | 'standard' | null;
}

/** The instants of one banking day, in order. */
export function instantsOf(day: Day): BankingInstant[] {
  const on = (time: { hour: number; minute: number }, cutOff: BankingInstant['cutOff']) => ({
    at: easternTime(day, time.hour, time.minute),
    day,
    cutOff,
  });
  return [on(opening, null), on(sameDayCutOff, 'sameday'), on(nextDayCutOff, 'standard'), on(sameDaySettlement, null)];
}

/** The first instant of a banking day after the given one. */
export function nextInstant(after: Date): BankingInstant {
  for (let day = bankingDayFrom(easternDay(after)); ; day = addBankingDays(day, 1)) {
    const next = instantsOf(day).find(({ at }) => at > after);
    if (next !== undefined) return next;
  }
}

/** The close of the n-th banking day that follows the day of an instant. */
export function closeAfter(from: Date, bankingDays: number): Date {
  return easternTime(addBankingDays(easternDay(from), bankingDays), close.hour, close.minute);
}

/** When an entry chosen at a cut-off settles, and the effective entry date it carries. */
export function settlementOf({ day, cutOff }: BankingInstant): { effective_entry_date: Day; settles_at: Date } {
  if (cutOff === 'sameday')
    return {
      effective_entry_date: day,
      settles_at: easternTime(day, sameDaySettlement.hour, sameDaySettlement.minute),
    };
  const next = addBankingDays(dayAfter(day), 0);
  return { effective_entry_date: next, settles_at: easternTime(next, opening.hour, opening.minute) };
}

/**
 * When a settled debit counts as good: at the opening of the n-th banking day after its settlement, which is also the
 * deadline of the standard return window for n = 2. With no delay: at once.
 */
export function goodAt(settledAt: Date, delayDays: number): Date {
  return delayDays === 0
    ? settledAt
    : easternTime(addBankingDays(easternDay(settledAt), delayDays), opening.hour, opening.minute);
}
