// docs/reference/banking-calendar.md: the windows, deadlines and holidays of the network, and the
// dates of a payment.
import { type Day, weekdayOf } from '../../src/ach/calendar/days.ts';
import { type Span, spans } from '../../src/ach/calendar/deadlines.ts';
import { easternDay, easternTime } from '../../src/ach/calendar/eastern-time.ts';
import { expectedDates, expectedPayment } from '../../src/ach/calendar/expected-dates.ts';
import { type Holiday, holidaysOf } from '../../src/ach/calendar/federal-holidays.ts';
import { networkWindows, opening, type Speed, sameDayLimit } from '../../src/ach/calendar/windows.ts';

// Fixed, not the years from today on: the page changes only when a rule changes.
const years = [2026, 2027, 2028, 2029, 2030, 2031];

/** A plain week, a missed window, a weekend, and holidays in mid-week and on a weekend. */
const starts: [day: Day, hour: number, speed: Speed][] = [
  ['2026-04-13', 10, 'standard'],
  ['2026-04-13', 10, 'sameday'],
  ['2026-04-13', 15, 'sameday'],
  ['2026-04-13', 18, 'sameday'],
  ['2026-04-18', 12, 'standard'],
  ['2026-11-25', 12, 'standard'],
  ['2026-07-02', 12, 'standard'],
  ['2027-07-02', 12, 'standard'],
];

export function bankingCalendarPage(): string {
  return `# The banking calendar

Money moves between banks on banking days: Monday to Friday, except the holidays of the Federal Reserve. All times are Eastern time, in
summer and in winter. \`npx achord calendar\` prints the next days. \`--payment-at\` prints the dates of a payment. \`--bank\` uses the
windows of a bank of the banks file.

## Windows

Entries wait until a window closes. Then they leave in one file and settle together.

| closes | settles | takes |
|---|---|---|
${windowRows().join('\n')}

- Debits and credits settle on the next banking day. There is no setting yet for a bank that settles credits after two days.
- A same-day entry is at most $${(sameDayLimit / 100).toLocaleString('en-US')}.
- The same-day windows are the network's. A bank closes its own windows earlier, because it still has to forward the file, and may have
  fewer of them. It can never close them later. The network takes next-day entries until late in the night, so the
  last window of a bank may close at any time of the day, here at ${networkWindows.next_day.closes}.
- A bank may also take files on Saturdays, Sundays and holidays (\`closed_day\` of [the banks file](../operate/banks.md)). They settle on
  the next banking day: a payment of a Saturday settles on Monday, and not on Tuesday as at other banks.

## When a payment arrives

With the default delay of two banking days. *Started* is the day and hour at which the payment was accepted.

| started | speed | captured | good | paid out | returnable: business | returnable: person |
|---|---|---|---|---|---|---|
${starts.map(courseRow).join('\n')}

A capture is good when its delay has passed **and** the bank's files of that morning were read: a return may be in one of them.

## Deadlines

| what | how long | ends |
|---|---|---|
| Return of an entry | ${lengthOf(spans.return)} after it settled | at ${opening} |
| Return as unauthorized (R05, R07, R10, R11) | ${lengthOf(spans.unauthorized_return)} after it settled | at ${opening} of the banking day that follows |
| Our dishonor of a return | ${lengthOf(spans.dishonor)} after the return settled | with that day |
| The bank's contest of a dishonor | ${lengthOf(spans.contest)} after the dishonor settled | with that day |
| Applying a notification of change (NOC) | ${lengthOf(spans.change)} after it came, or before the next entry | with that day |
| Money after a prenote | ${lengthOf(spans.prenote)} after it settled | it may go out from that day on |

## Holidays

Banks are closed on these days. A holiday on a Saturday closes no weekday: banks are open on the Friday before. A holiday on a Sunday closes
the Monday after.

| holiday | ${years.join(' | ')} |
|---|${years.map(() => '---|').join('')}
${holidayRows().join('\n')}

The calendar has the years 2000 to 2099 by the rules of today. If a law changes them, change \`src/ach/calendar/federal-holidays.ts\`. On a day
of mourning federal offices close, but the Federal Reserve stays open.
`;
}

function windowRows(): string[] {
  const { same_day, next_day } = networkWindows;
  return [
    ...same_day.map(({ closes, settles }) => `| ${closes} | ${settles}, the same day | same-day entries |`),
    `| ${next_day.closes} | ${opening}, the next banking day | all waiting entries |`,
  ];
}

function courseRow([day, hour, speed]: (typeof starts)[number]): string {
  const startedAt = easternTime(day, hour, 0);
  const payout_delay_days = 2;
  const { capture, good_at, payout } = expectedPayment(startedAt, {
    speed,
    amount: 1,
    payout_delay_days,
    payer: 'person',
  });
  const until = (payer: 'person' | 'business') =>
    expectedDates(capture.settles_at, { payout_delay_days, payer }).returnable_until;
  const cells = [
    `${dated(day)}, ${hour}:00`,
    speed,
    ...[capture.settles_at, good_at, payout.settles_at].map((at) => dated(easternDay(at))),
    `until ${dated(until('business'))}`,
    `until ${dated(until('person'))}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function holidayRows(): string[] {
  const byYear = years.map(holidaysOf);
  return byYear[0]!.map(({ name }, index) => `| ${name} | ${byYear.map((all) => closing(all[index]!)).join(' | ')} |`);
}

function closing({ day, closes }: Holiday): string {
  if (closes === null) return `none (${short(day)})`;
  return closes === day ? short(day) : `${short(closes)} (${short(day)})`;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const dated = (day: Day) => `${weekdays[weekdayOf(day) - 1]} ${day}`;
const short = (day: Day) => `${weekdays[weekdayOf(day) - 1]} ${day.slice(5)}`;

function lengthOf(span: Span): string {
  return 'banking_days' in span ? `${span.banking_days} banking days` : `${span.calendar_days} calendar days`;
}
