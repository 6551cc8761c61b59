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
import { Day, Nullable, OneOf, Timestamp } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { invalid } from '../../platform/refusals.ts';
import type { BankingClock } from '../../platform/std/clock.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import type { Bank } from './bank.ts';

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

const DayRecord = Type.Object(
  {
    day: Day,
    weekday: OneOf([...weekdays]),
    is_banking_day: Type.Boolean(),
    holiday: Nullable(Type.String()),
    cut_offs: Type.Array(CutOffRecord),
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

function dayOf(day: CalendarDay, banks: readonly Bank[]): DayOfMonth {
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
  };
}

export const getCalendar = ({ banks, bankingClock }: { banks: readonly Bank[]; bankingClock: BankingClock }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/calendar',
      tag: 'Operator: banks',
      operationId: 'getCalendar',
      summary: 'Read the banking calendar of a month',
      description:
        'Every day of the month. A day has the cut-offs of each bank in their order: when a file closes, when its entries settle, and until when the bank of an entry may return it (`unauthorized_returns_until`: an unauthorized debit of a consumer). `today` and `month` are Eastern, times are UTC.',
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
        const days = Array.from({ length: daysInMonth(year, number) }, (_, index) =>
          dayOf(dayText(year, number, index + 1), banks),
        );
        return ok({ today, month, days });
      },
    },
  );
