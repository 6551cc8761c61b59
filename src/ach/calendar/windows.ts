// The windows of a banking day: cut-offs and settlements, in Eastern time.
import type { Day } from './days.ts';
import { easternTime } from './eastern-time.ts';

/** A time of an Eastern day, `HH:MM` from 00:00 to 23:59. */
export type TimeOfDay = string;

/** A standard entry settles on a later banking day, a same-day entry on the day of its cut-off. */
export type Speed = 'standard' | 'sameday';

/** The same-day entries that wait when it closes settle on that day at the given time. */
export interface SameDayWindow {
  closes: TimeOfDay;
  settles: TimeOfDay;
}

/** The windows of one bank: its own cut-offs, and their settlements of the network. */
export interface Windows {
  /** In the order of the day; empty for a bank without same-day windows. */
  same_day: readonly SameDayWindow[];
  /**
   * All waiting entries go out when it closes, and settle at the opening of a later banking day.
   */
  next_day: { closes: TimeOfDay };
  /**
   * The bank also takes files on days that are no banking days. All waiting entries go out when it
   * closes, and settle at the opening of a later banking day. Absent: it takes none.
   */
  closed_day?: { closes: TimeOfDay } | undefined;
}

/** The files of the night have arrived, next-day entries settle, and returns are due. */
export const opening: TimeOfDay = '08:30';

/**
 * Advancing the sandbox by banking days ends at this time (Contract, operators and sandbox). A bank
 * may close later: then its cut-off is a part of the next advance.
 */
export const close: TimeOfDay = '20:00';

/**
 * The windows of the network (ACH, time). Its next-day window stays open into the night; ours
 * closes after the last same-day window.
 */
export const networkWindows: Windows = {
  same_day: [
    { closes: '10:30', settles: '13:00' },
    { closes: '14:45', settles: '17:00' },
    { closes: '16:45', settles: '18:00' },
  ],
  next_day: { closes: '17:00' },
};

/** The maximum of a same-day entry in cents: $1,000,000 (ACH, time). */
export const sameDayLimit = 100_000_000;

/** The instant of a time on a day; throws NoSuchDay, and RangeError for a malformed time. */
export function timeOn(day: Day, time: TimeOfDay): Date {
  if (!isTimeOfDay(time))
    throw new RangeError(`${JSON.stringify(time)} is not a time of day: use HH:MM, 00:00 to 23:59.`);
  return easternTime(day, Number(time.slice(0, 2)), Number(time.slice(3)));
}

/**
 * The problems of the windows of a bank, one sentence each; empty if they are valid. A bank closes
 * no later than the network, because it has to forward the entries.
 */
export function problemsOf(windows: Windows): string[] {
  const named = [
    ...windows.same_day.map((window, index) => ({ ...window, at: `same_day[${index}]` })),
    { closes: windows.next_day.closes, at: 'next_day' },
  ];
  const ofClosedDay = windows.closed_day === undefined ? [] : [{ ...windows.closed_day, at: 'closed_day' }];
  const malformed = [...named, ...ofClosedDay].filter(({ closes }) => !isTimeOfDay(closes));
  if (malformed.length > 0)
    return malformed.map(({ at, closes }) => `${at}.closes must be HH:MM, 00:00 to 23:59, not ${quoted(closes)}.`);
  return [
    ...windows.same_day.flatMap((window, index) => problemsOfWindow(window, `same_day[${index}]`)),
    ...named.flatMap(({ closes, at }, index) => {
      const earlier = named.slice(0, index).find((other) => other.closes === closes);
      return earlier ? [`${at}.closes must differ from ${earlier.at}.closes: both are ${closes}.`] : [];
    }),
    ...windows.same_day.slice(1).flatMap((window, index) => {
      const before = windows.same_day[index]!;
      return window.closes < before.closes || window.settles <= before.settles
        ? [`same_day[${index + 1}] must close and settle after same_day[${index}].`]
        : [];
    }),
  ];
}

function problemsOfWindow({ closes, settles }: SameDayWindow, at: string): string[] {
  const settlements = networkWindows.same_day.map((window) => window.settles);
  const network = networkWindows.same_day.find((window) => window.settles === settles);
  if (network === undefined) return [`${at}.settles must be one of ${settlements.join(', ')}, not ${quoted(settles)}.`];
  return closes > network.closes
    ? [`${at}.closes must be ${network.closes} at the latest to settle at ${settles}, not ${closes}.`]
    : [];
}

function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

const quoted = (text: string) => JSON.stringify(text);
