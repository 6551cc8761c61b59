// GET /admin/v1/calendar: the banking days of a month, with the cut-offs of each bank and the
// deadlines that follow from them.
import { type Static, Type } from 'typebox';
import { isBankingDay } from '../../ach/calendar/banking-days.ts';
import { type CutOff, instantsOf, settlementOf } from '../../ach/calendar/banking-instants.ts';
import {
  type Day as CalendarDay,
  daysInMonth,
  dayText,
  firstYear,
  lastYear,
  weekdayOf,
} from '../../ach/calendar/days.ts';
import { returnableUntil, spans } from '../../ach/calendar/deadlines.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { holidaysOf } from '../../ach/calendar/federal-holidays.ts';
import { operation } from '../../api/http/operation.ts';
import { Day, Nullable, OneOf, Timestamp, UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/refusals.ts';
import type { BankingClock } from '../../platform/std/clock.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import type { Bank } from './bank.ts';
import { type SettlingFile, selectSettlingFiles } from './settling-files.sql.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const CutOffRecord = Type.Object(
  {
    bank: Type.String(),
    closes_at: Timestamp,
    speed: OneOf(['standard', 'sameday']),
    settles_at: Timestamp,
    returns_until: Timestamp,
    unauthorized_returns_until: Timestamp,
  },
  { title: 'CutOff' },
);

const cents = (description: string) => Type.Integer({ minimum: 0, description });

const Settling = Type.Object(
  {
    debits: cents('Cents of the debits that settle on the day: they come.'),
    credits: cents('Cents of the credits that settle on the day: they leave.'),
    files: Type.Array(
      Type.Object({
        uuid: UuidOf('The file.'),
        bank: Type.String({ description: 'Its bank.' }),
        name: Nullable(Type.String({ description: 'Its name; null: it has none yet.' })),
        is_settled: Type.Boolean({ description: 'Whether all its entries have settled or came back.' }),
        debits: cents('Cents of its debits.'),
        credits: cents('Cents of its credits.'),
      }),
      { description: 'The files, in the order of their cut-offs.' },
    ),
  },
  {
    title: 'SettlingOnDay',
    description:
      'What settles on the day, by the files that closed up to now: as sent, also what came back since then.',
  },
);

const DayRecord = Type.Object(
  {
    day: Day,
    weekday: OneOf([...weekdays]),
    is_banking_day: Type.Boolean(),
    holiday: Nullable(Type.String()),
    cut_offs: Type.Array(CutOffRecord),
    settling: Settling,
  },
  { title: 'CalendarDay' },
);

type DayOfMonth = Static<typeof DayRecord>;

function cutOffOf(bank: string, day: CalendarDay, at: Date, cutOff: CutOff) {
  const { settles_at } = settlementOf({ day, cutOff });
  const settlesOn = easternDay(settles_at);
  return {
    bank,
    closes_at: timestamp(at),
    speed: cutOff.speed,
    settles_at: timestamp(settles_at),
    returns_until: timestamp(returnableUntil(settlesOn)),
    unauthorized_returns_until: timestamp(returnableUntil(settlesOn, spans.unauthorized_return)),
  };
}

function settlingOf(files: readonly SettlingFile[]): Static<typeof Settling> {
  const sum = (side: 'debits' | 'credits') => files.reduce((total, file) => total + file[side], 0);
  return { debits: sum('debits'), credits: sum('credits'), files: files.map(({ day, ...file }) => file) };
}

function dayOf(day: CalendarDay, banks: readonly Bank[], files: readonly SettlingFile[]): DayOfMonth {
  const holiday = holidaysOf(Number(day.slice(0, 4))).find((one) => one.day === day || one.closes === day);
  return {
    day,
    weekday: weekdays[weekdayOf(day) - 1]!,
    is_banking_day: isBankingDay(day),
    holiday: holiday?.name ?? null,
    cut_offs: banks
      .flatMap(({ name, windows }) =>
        instantsOf(day, windows).flatMap(({ at, cutOff }) =>
          cutOff === null ? [] : [cutOffOf(name, day, at, cutOff)],
        ),
      )
      .toSorted((a, b) => (a.closes_at < b.closes_at ? -1 : 1)),
    settling: settlingOf(files.filter((file) => file.day === day)),
  };
}

interface Reading {
  database: Database;
  banks: readonly Bank[];
  bankingClock: BankingClock;
}

export const getCalendar = ({ database, banks, bankingClock }: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/calendar',
      tag: 'Operator: banks',
      operationId: 'getCalendar',
      summary: 'Read the banking calendar of a month',
      description:
        'Every day of the month. A day has the cut-offs of each bank in their order: when a file closes, when its entries settle, and until when the bank of an entry may return it (`unauthorized_returns_until`: an unauthorized debit of a consumer). `settling`: what comes and leaves on the day, of all tenants. `today` and `month` are Eastern, times are UTC.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        month: Type.Optional(
          Type.String({
            pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$',
            allowed: 'a month written as YYYY-MM',
            description: 'By default the current month.',
          }),
        ),
      }),
      answers: {
        200: {
          description: 'The month',
          data: Type.Object({ today: Day, month: Type.String(), days: Type.Array(DayRecord) }),
          example: {
            today: '2026-03-02',
            month: '2026-03',
            days: [
              {
                day: '2026-03-02',
                weekday: 'Monday',
                is_banking_day: true,
                holiday: null,
                cut_offs: [
                  {
                    bank: 'simulated',
                    closes_at: '2026-03-02 22:00:00',
                    speed: 'standard',
                    settles_at: '2026-03-03 13:30:00',
                    returns_until: '2026-03-05 13:30:00',
                    unauthorized_returns_until: '2026-05-04 12:30:00',
                  },
                ],
                settling: {
                  debits: 3_120_000,
                  credits: 2_900_500,
                  files: [
                    {
                      uuid: '019a2f3e-0a00-7d11-9f21-1b2c3d4e5f60',
                      bank: 'simulated',
                      name: 'ACH-20260227-1.ach',
                      is_settled: true,
                      debits: 3_120_000,
                      credits: 2_900_500,
                    },
                  ],
                },
              },
            ],
          },
        },
      },
    },
    {
      async read({ query }) {
        const today = easternDay(bankingClock.bankingNow());
        const month = query.month ?? today.slice(0, 7);
        const [year, number] = month.split('-').map(Number) as [number, number];
        // Deadlines of December are in the next year.
        if (year < firstYear || year >= lastYear)
          throw invalid('month', 'range', `must be a month of the years ${firstYear} to ${lastYear - 1}`);
        const days = Array.from({ length: daysInMonth(year, number) }, (_, index) => dayText(year, number, index + 1));
        const files = await selectSettlingFiles(database, days[0]!, days.at(-1)!);
        return ok({ today, month, days: days.map((day) => dayOf(day, banks, files)) });
      },
    },
  );
