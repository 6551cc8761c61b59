// Days and times: banking days in Eastern time, and instants in Eastern time next to the reader's
// time.

const eastern = 'America/New_York';
const dayOf = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthDayOf = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayInYearOf = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayAndYearOf = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const options = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const inEastern = new Intl.DateTimeFormat('en-US', { ...options, timeZone: eastern });
const withoutYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: eastern,
});
const isoDayOf = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: eastern });
const here = new Intl.DateTimeFormat('en-US', { ...options, timeZoneName: 'short' });
/** The reader's clock, shown next to a time in Eastern time. */
const clockHere = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const withDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: eastern,
});

/** A calendar day `YYYY-MM-DD`: `Mon, Mar 2`. */
export const day = (text: string): string => dayOf.format(new Date(`${text}T00:00:00Z`));
/** `Mar 2` */
export const monthDay = (text: string): string => monthDayOf.format(new Date(`${text}T00:00:00Z`));
export const dayAndYear = (text: string): string => dayAndYearOf.format(new Date(`${text}T00:00:00Z`));

/** `Mar 2`; half a year from the other day or more, `Mar 2, 2025`. */
export function dayBeside(text: string, other: string): string {
  const days = Math.abs(Date.parse(text) - Date.parse(other)) / 86_400_000;
  return days < 183 ? monthDay(text) : dayInYearOf.format(new Date(`${text}T00:00:00Z`));
}

/** Answers to tenants have times in UTC without a zone. */
const instantOf = (text: string): Date => new Date(text.includes('T') ? text : `${text.replace(' ', 'T')}Z`);

/** The calendar day of an instant in Eastern time: `2026-03-02`. */
export const easternDay = (text: string): string => isoDayOf.format(instantOf(text));

/** `days` later, or earlier if negative. */
export const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The Eastern calendar day after an instant. */
export const dayAfter = (now: number): string => dayPlus(isoDayOf.format(now), 1);

/** `Mar 2, 2026, 9:05 AM ET` */
export const time = (text: string): string => `${inEastern.format(instantOf(text))} ET`;

const plain = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: eastern });

/** `2026-03-02 09:05:09` in Eastern time, as a spreadsheet reads it. */
export const plainTime = (text: string): string => plain.format(instantOf(text));

/** `Mon, Mar 2, 9:05 AM ET` */
export const timeWithDay = (text: string): string => `${withDay.format(instantOf(text))} ET`;

/**
 * `Mar 2, 9:05 AM`, in Eastern time, for a column of times. Half a year away or more it has the
 * year instead of the time: `Mar 2, 2025`.
 */
export function shortTime(text: string): string {
  const at = instantOf(text);
  const days = Math.abs(at.getTime() - Date.now()) / 86_400_000;
  return days < 183 ? withoutYear.format(at) : dayInYearOf.format(new Date(`${easternDay(text)}T00:00:00Z`));
}

const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: eastern });

/** `9:05 AM ET` */
export const clock = (text: string): string => `${timeOfDay.format(instantOf(text))} ET`;

/** `Mon, 6:05 AM PST`: on the reader's clock; null: it shows Eastern time too. */
export function clockTime(text: string): string | null {
  const at = instantOf(text);
  return here.format(at).startsWith(inEastern.format(at)) ? null : clockHere.format(at);
}

/** The same instant on the reader's clock, for a tooltip. */
export const localTime = (text: string): string => `${here.format(instantOf(text))} on your clock`;

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** `3 days ago`, `in 2 hours`. */
export function fromNow(iso: string, now: number): string {
  const seconds = Math.round((new Date(iso).getTime() - now) / 1_000);
  const [unit, length] = units.find(([, one]) => Math.abs(seconds) >= one) ?? units.at(-1)!;
  return relative.format(Math.trunc(seconds / length), unit);
}

/** `14:05:09`, `2 d 03:00:00`: how long it is until then; at least nothing. */
export function countdown(iso: string, now: number): string {
  const seconds = Math.max(0, Math.floor((new Date(iso).getTime() - now) / 1_000));
  const parts = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  const days = Math.floor(seconds / 86_400);
  return `${days === 0 ? '' : `${days} d `}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

const hourInEastern = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: eastern });

/** The instant at which a calendar day begins in Eastern time, for a request. */
export function startOfEasternDay(text: string): string {
  const inSummer = `${text}T00:00:00-04:00`;
  return hourInEastern.format(new Date(inSummer)) === '00' ? inSummer : `${text}T00:00:00-05:00`;
}

const monthOf = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-03`: `March 2026`. */
export const monthWords = (text: string): string => monthOf.format(new Date(`${text}-01T00:00:00Z`));
