// The instants of a banking day: cut-offs, settlements and the opening, and the dates that follow
// from them.
import { addBankingDays, bankingDayFrom, isBankingDay, nextBankingDay } from './banking-days.ts';
import { addDays, type Day } from './days.ts';
import { easternDay } from './eastern-time.ts';
import {
  close,
  networkWindows,
  opening,
  problemsOf,
  type Speed,
  type TimeOfDay,
  timeOn,
  type Windows,
} from './windows.ts';

/** A window closes: the entries of this cut-off go into a file that settles at that time. */
export interface CutOff {
  /**
   * `sameday`: only entries with that speed. `standard`: all waiting entries, to settle on a later
   * day.
   */
  speed: Speed;
  settles: TimeOfDay;
}

export interface BankingInstant {
  at: Date;
  day: Day;
  /** Null if the instant is no cut-off: an entry settles, or files of the bank arrive. */
  cutOff: CutOff | null;
}

/** A banking instant that is a cut-off. */
export interface CutOffInstant extends BankingInstant {
  cutOff: CutOff;
}

/**
 * The instants of one day in order, each time once: opening, cut-offs, settlements. A day that is
 * no banking day has at most a cut-off.
 */
export function instantsOf(day: Day, windows: Windows = networkWindows): BankingInstant[] {
  return timetableOf(windows, day).map(({ time, cutOff }) => ({ at: timeOn(day, time), day, cutOff }));
}

/** The first instant after the given one. */
export function nextInstant(after: Date, windows: Windows = networkWindows): BankingInstant {
  for (let day = dayFrom(easternDay(after), windows); ; day = dayAfter(day, windows)) {
    const next = instantsOf(day, windows).find(({ at }) => at > after);
    if (next !== undefined) return next;
  }
}

/**
 * The cut-off of an entry that is ready at an instant: the first one, from that instant on, for its
 * speed. A same-day entry that is too late goes out with the next-day cut-off.
 */
export function cutOffFrom(ready: Date, speed: Speed, windows: Windows = networkWindows): CutOffInstant {
  for (let day = dayFrom(easternDay(ready), windows); ; day = dayAfter(day, windows))
    for (const { time, cutOff } of timetableOf(windows, day)) {
      if (cutOff === null || (speed === 'standard' && cutOff.speed === 'sameday')) continue;
      const at = timeOn(day, time);
      if (at >= ready) return { at, day, cutOff };
    }
}

/** The days with instants: banking days, and the others if the bank takes files on them. */
const dayFrom = (day: Day, { closed_day }: Windows): Day => (closed_day === undefined ? bankingDayFrom(day) : day);
const dayAfter = (day: Day, { closed_day }: Windows): Day =>
  closed_day === undefined ? nextBankingDay(day) : addDays(day, 1);

/** The close of the n-th banking day after the day of an instant. */
export function closeAfter(from: Date, bankingDays: number): Date {
  return timeOn(addBankingDays(easternDay(from), bankingDays), close);
}

/** The settlement of an entry, and its effective entry date. */
export interface Settlement {
  effective_entry_date: Day;
  settles_at: Date;
}

/**
 * When an entry of this cut-off settles: the same day, or n banking days later (default 1; ACH,
 * time). A file of a Saturday and a file of the Friday before it both settle on Monday.
 */
export function settlementOf({ day, cutOff }: Pick<CutOffInstant, 'day' | 'cutOff'>, bankingDays = 1): Settlement {
  const settlesOn = cutOff.speed === 'sameday' ? day : addBankingDays(day, bankingDays);
  return { effective_entry_date: settlesOn, settles_at: timeOn(settlesOn, cutOff.settles) };
}

/**
 * The instant at which a settled debit is good: the opening of the n-th banking day after its
 * settlement. For n = 2 that is also the deadline of the standard return window. Without a delay it
 * is good immediately (Lifecycle, C5). `delayOf` in `origination/settlement/settle.ts` chooses n.
 */
export function goodAt(settledAt: Date, delayDays: number): Date {
  return delayDays === 0 ? settledAt : timeOn(addBankingDays(easternDay(settledAt), delayDays), opening);
}

interface Entry {
  time: TimeOfDay;
  cutOff: CutOff | null;
}

interface Timetables {
  bankingDay: readonly Entry[];
  closedDay: readonly Entry[];
}

const timetables = new WeakMap<Windows, Timetables>();

function timetableOf(windows: Windows, day: Day): readonly Entry[] {
  let timetable = timetables.get(windows);
  if (timetable === undefined) {
    timetable = writeTimetables(windows);
    timetables.set(windows, timetable);
  }
  return isBankingDay(day) ? timetable.bankingDay : timetable.closedDay;
}

/**
 * A settlement at the time of a cut-off is one instant with it: first money arrives, then entries
 * go out.
 */
function writeTimetables(windows: Windows): Timetables {
  const problems = problemsOf(windows);
  if (problems.length > 0) throw new RangeError(`These windows are not valid. ${problems.join(' ')}`);
  const { same_day, next_day, closed_day } = windows;
  const cutOffs = new Map<TimeOfDay, CutOff | null>([[opening, null]]);
  for (const { settles } of same_day) cutOffs.set(settles, null);
  for (const { closes, settles } of same_day) cutOffs.set(closes, { speed: 'sameday', settles });
  const standard: CutOff = { speed: 'standard', settles: opening };
  cutOffs.set(next_day.closes, standard);
  return {
    bankingDay: [...cutOffs].map(([time, cutOff]) => ({ time, cutOff })).sort((a, b) => (a.time < b.time ? -1 : 1)),
    closedDay: closed_day === undefined ? [] : [{ time: closed_day.closes, cutOff: standard }],
  };
}
