// GET /admin/v1/cash-days: the cash of a tenant or of all, thirty days back and ten banking days
// ahead.
import { type Static, Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { nextBankingDay } from '../../../ach/calendar/banking-days.ts';
import { addDays } from '../../../ach/calendar/days.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { sameDayLimit } from '../../../ach/calendar/windows.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described, UuidOf } from '../../../api/http/schema.ts';
import type { Dating } from '../../../payments/transactions/details/payment-dates.ts';
import { ok } from '../../../platform/answer.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type AccountDay,
  type ShownAccount,
  selectAccountDays,
  selectEntriesAtBanks,
  selectWaitingForFile,
} from './cash-days.sql.ts';
import { type Change, forecast } from './forecast.ts';

const daysBack = 30;
const bankingDaysAhead = 10;
/** A consumer may return a debit as unauthorized for so long. */
const returnableDays = 60;

const cents = (description: string) => Type.Integer({ description });

const CashDay = Type.Object(
  {
    day: described(Day, 'The day. Of the books by UTC, of what is ahead in Eastern time.'),
    is_ahead: Type.Boolean({ description: 'Whether it is after today. Today also has what is still due today.' }),
    cash_in: cents('Cents that came: debits that settled, and payouts that came back. Ahead: debits that settle.'),
    cash_out: cents('Cents that left: payouts that settled, and debits that came back. Ahead: payouts that settle.'),
    cash: cents('Cents in the pooled account at the end of the day. Negative: the money of others pays.'),
    not_good: cents('Cents of the debits that were sent and are not good yet, at the end of the day.'),
    reserved: cents('Cents reserved for payouts or on the way to their receivers, at the end of the day.'),
    returnable_up_to: cents(
      `Cents of the debits sent in the ${returnableDays} days that end with this day. At most so much can still come back: as unauthorized within 60 days, otherwise within two banking days.`,
    ),
  },
  { title: 'CashDay', description: 'The cash of one day.' },
);

type CashDay = Static<typeof CashDay>;

/** The days in order: back, today, and ahead. */
function daysAround(today: string): string[] {
  const days = Array.from({ length: daysBack + 1 }, (_, index) => addDays(today, index - daysBack));
  for (let n = 0; n < bankingDaysAhead; n++) days.push(nextBankingDay(days.at(-1)!));
  return days;
}

function cashDays(today: string, books: readonly AccountDay[], changes: readonly Change[]): CashDay[] {
  const booked = (account: ShownAccount, isOf: (day: string) => boolean, side: (one: AccountDay) => number) =>
    books.reduce((sum, one) => (one.account === account && isOf(dayOf(one)) ? sum + side(one) : sum), 0);
  // The books are by UTC day: in the evening theirs is tomorrow already.
  const dayOf = ({ day }: AccountDay): string => (day === null ? '' : day > today ? today : day);
  const debits = (one: AccountDay) => one.debits;
  const credits = (one: AccountDay) => one.credits;
  const balance = (one: AccountDay) => one.debits - one.credits;
  const changed = (name: Exclude<keyof Change, 'day'>, isOf: (day: string) => boolean) =>
    changes.reduce((sum, change) => (isOf(change.day) ? sum + (change[name] ?? 0) : sum), 0);
  return daysAround(today).map((day) => {
    const on = (one: string) => one === day;
    const until = (one: string) => one <= day;
    const within = (one: string) => one <= day && one > addDays(day, -returnableDays);
    return {
      day,
      is_ahead: day > today,
      cash_in: booked('BANK', on, debits) + changed('cash_in', on),
      cash_out: booked('BANK', on, credits) + changed('cash_out', on),
      cash: booked('BANK', until, balance) + changed('cash_in', until) - changed('cash_out', until),
      not_good: -booked('UNS', until, balance) + changed('not_good', until),
      reserved: -booked('PRES', until, balance) - booked('CIF', until, balance) + changed('reserved', until),
      returnable_up_to: booked('DIF', within, debits) + changed('sent', within),
    };
  });
}

export const getCashDays = ({ database, termsOf, bankingClock }: { database: Database } & Dating) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/cash-days',
      tag: 'Operator',
      operationId: 'getCashDays',
      summary: `Read the cash of ${daysBack} days back and ${bankingDaysAhead} banking days ahead`,
      description:
        'Of one processor, or of all and the operator books. Days back follow from the books. Days ahead follow from what is under way: entries in files, payments that the next file takes, and the payouts of debits that become good, without what is on hold. Returns, payments that start later, payouts of fees, and clawbacks and refunds that are in no file are not foreseen.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        processor_uuid: Type.Optional(UuidOf('Only this processor. Absent: all together.')),
      }),
      answers: {
        200: {
          description: 'The days in order',
          data: Type.Object({
            today: described(Day, 'The banking day today, in Eastern time.'),
            days: Type.Array(CashDay, { description: 'The days: back, today, ahead.' }),
          }),
          example: {
            today: '2026-03-03',
            days: [
              {
                day: '2026-03-03',
                is_ahead: false,
                cash_in: 3_120_000,
                cash_out: 2_900_500,
                cash: 5_418_200,
                not_good: 4_100_000,
                reserved: 1_310_000,
                returnable_up_to: 61_200_000,
              },
            ],
          },
        },
      },
    },
    {
      async read({ query: { processor_uuid } }) {
        await refuseUnknownProcessor(database, processor_uuid);
        const whose = processor_uuid ?? null;
        const now = bankingClock.bankingNow();
        const today = easternDay(now);
        const from = addDays(today, 1 - daysBack - returnableDays);
        const [books, atBanks, waiting] = await fromSnapshot(database, async (snapshot) => [
          await selectAccountDays(snapshot, whose, from),
          await selectEntriesAtBanks(snapshot, whose, sameDayLimit),
          await selectWaitingForFile(snapshot, whose, sameDayLimit),
        ]);
        return ok({ today, days: cashDays(today, books, forecast(atBanks, waiting, { now, termsOf })) });
      },
    },
  );
