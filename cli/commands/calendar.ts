// achord calendar: shows banking days, and when a payment started at an instant settles, is good
// and is paid out.
import { isBankingDay, nextBankingDay } from '../../src/ach/calendar/banking-days.ts';
import { addDays, type Day, NoSuchDay, weekdayOf } from '../../src/ach/calendar/days.ts';
import { easternDay } from '../../src/ach/calendar/eastern-time.ts';
import { expectedDates, expectedPayment } from '../../src/ach/calendar/expected-dates.ts';
import { holidaysOf } from '../../src/ach/calendar/federal-holidays.ts';
import { networkWindows, opening, type Speed, type Windows } from '../../src/ach/calendar/windows.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { isoInstant } from '../../src/platform/std/timestamps.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';

interface CalendarOptions {
  from?: string;
  days: string;
  paymentAt?: string;
  bank?: string;
  json?: true;
}

/** Uses the cut-offs of the network, or of a bank of the banks file, which are earlier. */
export async function printCalendar(
  { from, days, paymentAt, bank, json }: CalendarOptions,
  terminal: Terminal,
): Promise<void> {
  const windows = bank === undefined ? networkWindows : await windowsOf(bank, terminal);
  try {
    const { facts, lines } =
      paymentAt === undefined
        ? daysFrom(from ?? easternDay(realClock.now()), countOf(days), windows)
        : paymentStarted(instantOf(paymentAt), windows);
    terminal.stdout.write(json ? `${JSON.stringify(facts)}\n` : `${lines.join('\n')}\n`);
  } catch (error) {
    throw error instanceof NoSuchDay ? new CommandNotUnderstood(error.message) : error;
  }
}

async function windowsOf(name: string, terminal: Terminal): Promise<Windows> {
  // Checking a banks file loads much code, which a calendar of the network does not need.
  const { configuredBanks } = await import('./configured-banks.ts');
  const banks = await configuredBanks(terminal);
  const bank = banks.find((one) => one.name === name);
  if (bank === undefined)
    throw new CommandRefused(
      `--bank must be one of ${banks.map((one) => one.name).join(', ')}, not ${JSON.stringify(name)}.`,
    );
  return bank.windows;
}

/** The result of a command, as JSON and as lines for people. */
interface Answer {
  facts: object;
  lines: string[];
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const weekdayName = (day: Day) => weekdays[weekdayOf(day) - 1]!;

function daysFrom(from: Day, count: number, { same_day, next_day, closed_day }: Windows): Answer {
  const days = Array.from({ length: count }, (_, n) => factsOf(addDays(from, n)));
  return {
    facts: {
      windows: {
        same_day,
        next_day: { ...next_day, settles: opening },
        ...(closed_day === undefined ? {} : { closed_day: { ...closed_day, settles: opening } }),
      },
      days,
    },
    lines: [
      'Cut-offs and their settlement, Eastern time',
      ...same_day.map(({ closes, settles }) => `  ${closes}  the same day at ${settles}`),
      `  ${next_day.closes}  the next banking day at ${opening}`,
      ...(closed_day === undefined
        ? []
        : [`  ${closed_day.closes}  on days that are closed: the next banking day at ${opening}`]),
      '',
      ...days.map(({ day, weekday, next_banking_day, holiday }) => {
        const state = next_banking_day === null ? 'closed' : `open    next ${next_banking_day}`;
        return `${day}  ${weekday.padEnd(9)}  ${state}${holiday === null ? '' : `  ${holiday}`}`;
      }),
    ],
  };
}

function factsOf(day: Day) {
  const holiday = holidaysOf(Number(day.slice(0, 4))).find((one) => one.day === day || one.closes === day);
  const isOpen = isBankingDay(day);
  return {
    day,
    weekday: weekdayName(day),
    is_banking_day: isOpen,
    /** The settlement day of entries that are sent with the last cut-off of the day. */
    next_banking_day: isOpen ? nextBankingDay(day) : null,
    holiday: holiday === undefined ? null : holiday.day === day ? holiday.name : `${holiday.name}, observed`,
  };
}

/** The default delay of a tenant (Lifecycle, fields). */
const payout_delay_days = 2;

function paymentStarted(at: Date, windows: Windows): Answer {
  const courses = { standard: courseOf(at, 'standard', windows), sameday: courseOf(at, 'sameday', windows) };
  const row = (title: string, of: (course: Course) => string) =>
    `  ${title.padEnd(29)}${of(courses.standard).padEnd(24)}${of(courses.sameday)}`;
  return {
    facts: { payment_at: at, payout_delay_days, ...courses },
    lines: [
      `A payment started on ${eastern(at)}, Eastern time, with a delay of ${payout_delay_days} banking days`,
      '',
      `${''.padEnd(31)}${'standard'.padEnd(24)}sameday`,
      row('is sent with the cut-off of', (course) => eastern(course.capture.cut_off_at)),
      row('is captured', (course) => eastern(course.capture.settles_at)),
      row('is good', (course) => eastern(course.good_at)),
      row('is paid out', (course) => eastern(course.payout.settles_at)),
      row('can be returned: a business', (course) => `until ${course.returnable_until.business}`),
      row('can be returned: a person', (course) => `until ${course.returnable_until.person}`),
    ],
  };
}

type Course = ReturnType<typeof courseOf>;

function courseOf(at: Date, speed: Speed, windows: Windows) {
  const payment = { speed, amount: 1, payout_delay_days, payer: 'person' } as const;
  const { capture, good_at, payout } = expectedPayment(at, payment, { windows });
  const until = (payer: 'person' | 'business') =>
    expectedDates(capture.settles_at, { payout_delay_days, payer }).returnable_until;
  return { capture, good_at, payout, returnable_until: { business: until('business'), person: until('person') } };
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' });

/** Example: `Mon 2026-03-02 16:45`. */
function eastern(at: Date): string {
  const day = easternDay(at);
  return `${weekdayName(day).slice(0, 3)} ${day} ${clock.format(at)}`;
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new CommandNotUnderstood(`--days must be a whole number from 1 to 999, not ${JSON.stringify(text)}.`);
  return Number(text);
}

function instantOf(text: string): Date {
  const at = isoInstant(text);
  if (at === null)
    throw new CommandNotUnderstood(
      `--payment-at must be an ISO 8601 instant with a zone, such as 2026-03-02T16:30-05:00, not ${JSON.stringify(text)}.`,
    );
  return at;
}
