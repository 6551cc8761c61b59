// GET /admin/v1/series: what was sent and came back, day by day.
import { type Static, Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { addDays, numberOf } from '../../../ach/calendar/days.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, Nullable, Percent, Uuid } from '../../../api/http/schema.ts';
import { refuseUnknownMerchant } from '../../../customers/users/find-user.ts';
import {
  percentOf,
  type RateName,
  rateNames,
  returnRates,
  watchedDays,
} from '../../../payments/risk/return-rates/rates.ts';
import { ok } from '../../../platform/answer.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/refusals.ts';
import {
  type EntriesOf,
  type EntryDay,
  type Period,
  selectAmountDays,
  selectEntryDays,
  selectFileDays,
  selectMerchantAmountDays,
} from './series.sql.ts';

/** One row of each tenant is read for each day. */
const mostDays = { ofTenant: 366, ofAll: 14 };
const byDefault = { ofTenant: 30, ofAll: 14 };

const Count = Type.Integer({ minimum: 0 });
const AmountInCents = Type.Integer({ minimum: 0, description: 'Cents.' });
const Rates = Type.Object(
  { unauthorized: Percent, administrative: Percent, overall: Percent },
  { title: 'ThreeReturnRates' },
);

const DayOfSeries = Type.Object(
  {
    day: Day,
    debits: Count,
    debited: Nullable(AmountInCents),
    credited: Nullable(AmountInCents),
    earned: Nullable(AmountInCents),
    returned: Count,
    unauthorized: Count,
    administrative: Count,
    rates: Nullable(Rates),
    rated_debits: Nullable(
      Type.Integer({
        minimum: 0,
        description: 'How many debits the rates are of: with few of them a rate says little.',
      }),
    ),
  },
  { title: 'DayOfSeries' },
);

const limits = Object.fromEntries(rateNames.map((rate) => [rate, returnRates[rate].at_most / 100])) as Record<
  RateName,
  number
>;

const noRates = { rates: null, rated_debits: null };
const noEntries = { debits: 0, unauthorized: 0, administrative: 0, returned: 0 };

interface Amounts {
  day: string;
  /** The ledger has the debits of a whole processor only. */
  debited: number | null;
  credited: number;
  earned: number | null;
}

/** `nothing`: what a day without movements has. */
async function amountsOf(
  snapshot: Queryable,
  { processor_id, merchant_uuid }: EntriesOf,
  period: Period,
): Promise<{ amounts: readonly Amounts[]; nothing: Omit<Amounts, 'day'> }> {
  if (processor_id !== null && merchant_uuid !== null) {
    const found = await selectMerchantAmountDays(snapshot, { processor_id, merchant_uuid }, period);
    const nothing = { debited: null, credited: 0, earned: 0 };
    return { amounts: found.map((one) => ({ ...nothing, ...one })), nothing };
  }
  const found = await (processor_id === null
    ? selectFileDays(snapshot, period)
    : selectAmountDays(snapshot, processor_id, period));
  return {
    amounts: found.map((one) => ({ ...one, earned: null })),
    nothing: { debited: 0, credited: 0, earned: null },
  };
}

/** The rates of each day, over the watched days that end with it. Null without debits. */
function ratesOf(days: readonly EntryDay[], day: string): Pick<Static<typeof DayOfSeries>, 'rates' | 'rated_debits'> {
  const from = addDays(day, 1 - watchedDays);
  const counts = { ...noEntries };
  for (const one of days)
    if (one.day >= from && one.day <= day)
      for (const name of Object.keys(counts) as (keyof typeof counts)[]) counts[name] += one[name];
  if (counts.debits === 0) return noRates;
  const rates = Object.fromEntries(rateNames.map((rate) => [rate, percentOf(rate, counts)!])) as Record<
    RateName,
    number
  >;
  return { rates, rated_debits: counts.debits };
}

export const getSeries = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/series',
      tag: 'Operator',
      operationId: 'getSeries',
      summary: 'Read a series of days',
      description: `The debits sent on each day and their cents, the cents of the credits sent, and the returns that came. Of one processor, at most ${mostDays.ofTenant} days; of all together, at most ${mostDays.ofAll}. \`rates\`: the return rates in percent over the ${watchedDays} days that end with this day, to compare with \`limits\`; null without debits, and for all processors together. With \`merchant_uuid\` the debits and returns are of this merchant of the processor, \`earned\` is what became the merchant’s after fees, \`credited\` the payouts that were sent to it, and \`debited\` is null. By default the last ${byDefault.ofTenant} days, or ${byDefault.ofAll}. Days are in Eastern time; the cents of one processor are by the UTC day.`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        processor_uuid: Type.Optional(Uuid),
        merchant_uuid: Type.Optional(Uuid),
        start_date: Type.Optional(Day),
        end_date: Type.Optional(Day),
      }),
      answers: {
        200: {
          description: 'The days in order',
          data: Type.Object({ limits: Rates, days: Type.Array(DayOfSeries) }),
          example: {
            limits,
            days: [
              {
                day: '2026-03-02',
                debits: 240,
                debited: 3_120_000,
                credited: 2_900_500,
                earned: null,
                returned: 3,
                unauthorized: 0,
                administrative: 1,
                rates: { unauthorized: 0.1, administrative: 0.4, overall: 1.9 },
                rated_debits: 9_120,
              },
            ],
          },
        },
      },
    },
    {
      async read({ query, now }) {
        const { processor_uuid, end_date: to = easternDay(now) } = query;
        const scope = processor_uuid === undefined ? 'ofAll' : 'ofTenant';
        const { start_date: from = addDays(to, 1 - byDefault[scope]) } = query;
        const most = mostDays[scope];
        const count = numberOf(to) - numberOf(from) + 1;
        if (count < 1) throw invalid('start_date', 'range', 'must not be after end_date');
        if (count > most)
          throw invalid(
            'start_date',
            'range',
            `must be at most ${most} days before end_date${scope === 'ofAll' ? `; with processor_uuid at most ${mostDays.ofTenant}` : ''}`,
          );
        await refuseUnknownProcessor(database, processor_uuid);
        const processor_id = processor_uuid ?? null;
        const merchant_uuid = query.merchant_uuid?.toLowerCase() ?? null;
        if (merchant_uuid !== null) {
          if (processor_id === null)
            throw invalid(
              'processor_uuid',
              'required',
              'is required with merchant_uuid: the processor of the merchant',
            );
          await refuseUnknownMerchant(database, processor_id, merchant_uuid);
        }
        // The rates of the first day look back.
        const since = processor_id === null ? from : addDays(from, 1 - watchedDays);
        const whose = { processor_id, merchant_uuid };
        const [entries, { amounts, nothing }] = await fromSnapshot(database, async (snapshot) => [
          await selectEntryDays(snapshot, whose, { from: since, to }),
          await amountsOf(snapshot, whose, { from, to }),
        ]);
        const days = Array.from({ length: count }, (_, index) => {
          const day = addDays(from, index);
          const { debits, returned, unauthorized, administrative } =
            entries.find((one) => one.day === day) ?? noEntries;
          const { debited, credited, earned } = amounts.find((one) => one.day === day) ?? nothing;
          const rated = processor_id === null ? noRates : ratesOf(entries, day);
          return { day, debits, debited, credited, earned, returned, unauthorized, administrative, ...rated };
        });
        return ok({ limits, days });
      },
    },
  );
