// GET /admin/v1/money-flows: how much moved from station to station, of a tenant or of all.
import { Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { addDays, dayWith } from '../../../ach/calendar/days.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described, Nullable, OneOf, UuidOf, withValues } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/refusals.ts';
import { type FlowName, flowNames, flows, isOf, type PostingSum, stations } from './flows.ts';
import { selectLastSealedDay, selectPostingSums } from './money-flows.sql.ts';

/** It bounds what is read: a tenant has a few dozen sums for each day. */
const mostDays = 93;
const usualDays = 30;
/** So many days end with it that the calendar has all of them. */
const firstLastDay = dayWith(mostDays);

const meanings = Object.fromEntries(flowNames.map((name) => [name, flows[name].means])) as Record<FlowName, string>;

const MoneyFlow = Type.Object(
  {
    name: OneOf([...flowNames], { description: withValues('What moved.', meanings) }),
    from: OneOf([...stations], { description: 'The station that the money left.' }),
    to: OneOf([...stations], { description: 'The station to which it came.' }),
    amount: Type.Integer({ description: 'Cents.' }),
    count: Type.Integer({ description: 'How many postings.' }),
  },
  { title: 'MoneyFlow' },
);

const flowsOf = (sums: readonly PostingSum[]) =>
  flowNames.map((name) => {
    const own = sums.filter((sum) => isOf(name, sum));
    const { from, to } = flows[name];
    return {
      name,
      from,
      to,
      amount: own.reduce((total, { amount }) => total + amount, 0),
      count: own.reduce((total, { posting_count }) => total + posting_count, 0),
    };
  });

export const getMoneyFlows = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/money-flows',
      tag: 'Operator',
      operationId: 'getMoneyFlows',
      summary: 'Read how much money moved between the stations',
      description: `From payers to payees, and off this way, over UTC days that are over and sealed: at most ${mostDays}. A flow without money is there with 0.`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        processor_uuid: Type.Optional(UuidOf('Only this processor. Absent: all together.')),
        first_day: Type.Optional(
          described(Day, `The first UTC day. Absent: ${usualDays} days that end with the last one.`),
        ),
        day: Type.Optional(
          described(Day, 'The last UTC day, at most the last sealed one. Absent: the last sealed one.'),
        ),
      }),
      answers: {
        200: {
          description: 'The flows in the order of the way',
          data: Type.Object({
            first_day: Nullable(described(Day, 'The first day. Null: no day is sealed yet.')),
            day: Nullable(described(Day, 'The last day. Null: no day is sealed yet.')),
            last_sealed_day: Nullable(described(Day, 'The last day that is sealed. Null: none is.')),
            flows: Type.Array(MoneyFlow, { description: 'All flows.' }),
          }),
          example: {
            first_day: '2026-02-01',
            day: '2026-03-02',
            last_sealed_day: '2026-03-02',
            flows: [{ name: 'captures_sent', from: 'payers', to: 'in_flight', amount: 61_200_000, count: 4_810 }],
          },
        },
      },
    },
    {
      async read({ query: { processor_uuid, first_day, day } }) {
        await refuseUnknownProcessor(database, processor_uuid);
        if (day !== undefined && day < firstLastDay) throw invalid('day', 'range', `must be at least ${firstLastDay}`);
        return fromSnapshot(database, async (snapshot) => {
          const sealed = await selectLastSealedDay(snapshot);
          if (sealed === null) return ok({ first_day: null, day: null, last_sealed_day: null, flows: flowsOf([]) });
          const last = day ?? sealed;
          if (last > sealed) throw invalid('day', 'range', `must be at most ${sealed}, the last day that is sealed`);
          const first = first_day ?? addDays(last, 1 - usualDays);
          if (first > last) throw invalid('first_day', 'range', `must be at most ${last}`);
          if (first < addDays(last, 1 - mostDays))
            throw invalid('first_day', 'range', `must be at least ${addDays(last, 1 - mostDays)}: ${mostDays} days`);
          const sums = await selectPostingSums(snapshot, processor_uuid ?? null, { first, last });
          return ok({ first_day: first, day: last, last_sealed_day: sealed, flows: flowsOf(sums) });
        });
      },
    },
  );
