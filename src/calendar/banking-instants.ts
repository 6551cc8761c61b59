// The instants of a banking day: when something at the bank happens, and what follows from it.
import { addBankingDays, bankingDayFrom, nextBankingDay } from './banking-days.ts';
import type { Day } from './days.ts';
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

/** A window closes: these entries are chosen into a file, which settles at that time. */
export interface CutOff {
  /**
   * `sameday`: only entries that asked for it. `standard`: all that are there, to settle on a later
   * day.
   */
  speed: Speed;
  settles: TimeOfDay;
}

export interface BankingInstant {
  at: Date;
  day: Day;
  /** Null when none is at this instant: something settles, or files of the bank are there. */
  cutOff: CutOff | null;
}

/** A banking instant that is a cut-off. */
export interface CutOffInstant extends BankingInstant {
  cutOff: CutOff;
}

/**
 * The instants of one banking day, in order, each time of day once: opening, cut-offs, settlements.
 */
export function instantsOf(day: Day, windows: Windows = networkWindows): BankingInstant[] {
  return timetableOf(windows).map(({ time, cutOff }) => ({ at: timeOn(day, time), day, cutOff }));
}

/** The first instant of a banking day after the given one. */
export function nextInstant(after: Date, windows: Windows = networkWindows): BankingInstant {
  for (let day = bankingDayFrom(easternDay(after)); ; day = nextBankingDay(day)) {
    const next = instantsOf(day, windows).find(({ at }) => at > after);
    if (next !== undefined) return next;
  }
}

/**
 * The cut-off that an entry goes out with which is ready at an instant: the first, from that
 * instant on, that takes its speed. One that asked for the same day and is too late for it goes out
 * with the next day's.
 */
export function cutOffFrom(ready: Date, speed: Speed, windows: Windows = networkWindows): CutOffInstant {
  for (let day = bankingDayFrom(easternDay(ready)); ; day = nextBankingDay(day))
    for (const { time, cutOff } of timetableOf(windows)) {
      if (cutOff === null || (speed === 'standard' && cutOff.speed === 'sameday')) continue;
      const at = timeOn(day, time);
      if (at >= ready) return { at, day, cutOff };
    }
}

/** The close of the n-th banking day that follows the day of an instant. */
export function closeAfter(from: Date, bankingDays: number): Date {
  return timeOn(addBankingDays(easternDay(from), bankingDays), close);
}

/** When an entry settles, and the effective entry date it carries. */
export interface Settlement {
  effective_entry_date: Day;
  settles_at: Date;
}

/**
 * When an entry settles that goes out with a cut-off: on its day, or on the n-th banking day after
 * it, which is the next one unless said otherwise (ACH, time).
 */
export function settlementOf({ day, cutOff }: Pick<CutOffInstant, 'day' | 'cutOff'>, bankingDays = 1): Settlement {
  const settlesOn = cutOff.speed === 'sameday' ? day : addBankingDays(day, bankingDays);
  return { effective_entry_date: settlesOn, settles_at: timeOn(settlesOn, cutOff.settles) };
}

/**
 * When a settled debit counts as good: at the opening of the n-th banking day after its settlement,
 * which is also the deadline of the standard return window for n = 2. With no delay: at once
 * (Lifecycle, C5).
 */
export function goodAt(settledAt: Date, delayDays: number): Date {
  return delayDays === 0 ? settledAt : timeOn(addBankingDays(easternDay(settledAt), delayDays), opening);
}

interface Entry {
  time: TimeOfDay;
  cutOff: CutOff | null;
}

const timetables = new WeakMap<Windows, readonly Entry[]>();

function timetableOf(windows: Windows): readonly Entry[] {
  let timetable = timetables.get(windows);
  if (timetable === undefined) {
    timetable = writeTimetable(windows);
    timetables.set(windows, timetable);
  }
  return timetable;
}

/**
 * What settles at a time at which a window closes too is one instant with it: first money arrives,
 * then it goes out.
 */
function writeTimetable(windows: Windows): Entry[] {
  const problems = problemsOf(windows);
  if (problems.length > 0) throw new RangeError(`These windows cannot be kept. ${problems.join(' ')}`);
  const { same_day, next_day } = windows;
  const cutOffs = new Map<TimeOfDay, CutOff | null>([[opening, null]]);
  for (const { settles } of same_day) cutOffs.set(settles, null);
  for (const { closes, settles } of same_day) cutOffs.set(closes, { speed: 'sameday', settles });
  cutOffs.set(next_day.closes, { speed: 'standard', settles: opening });
  return [...cutOffs].map(([time, cutOff]) => ({ time, cutOff })).sort((a, b) => (a.time < b.time ? -1 : 1));
}
