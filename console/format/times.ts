// Days and times: banking days in Eastern time, and instants in Eastern time beside the reader's own.

const eastern = 'America/New_York';
const dayOf = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayAndYearOf = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const options = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const inEastern = new Intl.DateTimeFormat('en-US', { ...options, timeZone: eastern });
const here = new Intl.DateTimeFormat('en-US', { ...options, timeZoneName: 'short' });

/** A calendar day `YYYY-MM-DD`: `Mon, Mar 2`. */
export const day = (text: string): string => dayOf.format(new Date(`${text}T00:00:00Z`));
export const dayAndYear = (text: string): string => dayAndYearOf.format(new Date(`${text}T00:00:00Z`));

/** Answers to tenants have times in UTC without a zone. */
const instantOf = (text: string): Date => new Date(text.includes('T') ? text : `${text.replace(' ', 'T')}Z`);

/** `Mar 2, 2026, 9:05 AM ET` */
export const time = (text: string): string => `${inEastern.format(instantOf(text))} ET`;

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

const hourInEastern = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: eastern });

/** The instant at which a calendar day begins in Eastern time, for a request. */
export function startOfEasternDay(text: string): string {
  const inSummer = `${text}T00:00:00-04:00`;
  return hourInEastern.format(new Date(inSummer)) === '00' ? inSummer : `${text}T00:00:00-05:00`;
}

const monthOf = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-03`: `March 2026`. */
export const monthWords = (text: string): string => monthOf.format(new Date(`${text}-01T00:00:00Z`));
