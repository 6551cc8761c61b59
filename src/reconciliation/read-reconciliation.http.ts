// GET /admin/v1/bank-statement/reconciliation: day by day, the cash of the books against the
// statement of the bank.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import type { Bank } from '../banks/bank.ts';
import { bankNamed } from '../banks/bank-named.ts';
import { addDays } from '../calendar/days.ts';
import { easternDay } from '../calendar/eastern-time.ts';
import { fromSnapshot } from '../database/atomic-phase.ts';
import type { Database } from '../database/database.ts';
import { operation } from '../http/operation.ts';
import { Day, Nullable, OneOf, PeriodQuery, Uuid } from '../http/schema.ts';
import { daysFrom } from '../http/spellings.ts';
import { invalid } from '../refusals.ts';
import { selectPooledCash } from './cash-movements.sql.ts';
import { reconciliation } from './reconciliation.ts';

// Days that are answered at most, and when no start is given.
const atMost = 92;
const byDefault = 7;
// Before there was any statement.
const earliest = '2020-01-01';

const Signed = (description: string) =>
  Type.Integer({ description: `Cents, what came in is positive: ${description}` });

export const readReconciliation = ({ database, banks }: { database: Database; banks: readonly Bank[] }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/bank-statement/reconciliation',
      tag: 'Operator',
      summary: "Reconcile the bank's days",
      description: `Of each Eastern day on which cash moved or a line was booked: what the books expect, what the statement shows, and the difference, which is zero once all is explained. \`missing\`: what the books moved and no line shows. Up to ${atMost} days; without dates the last ${byDefault}. \`pooled\`: what stands on BANK in all books together now, at all banks, and the books on which it is less than nothing. Without \`bank\`: the only one; where there are several it must be named.`,
      callers: ['admin'],
      query: Type.Object({ ...PeriodQuery, bank: Type.Optional(Type.String()) }),
      answers: {
        200: {
          description: 'The days, in order',
          data: Type.Object({
            bank: Type.String(),
            days: Type.Array(
              Type.Object({
                day: Day,
                expected: Signed('what the books moved, on the day on which the statement shows it'),
                shown: Signed('what the statement shows'),
                unexpected: Signed('of that, what nothing expected and what is booked as such'),
                difference: Signed('shown − expected − unexpected'),
                missing: Type.Array(
                  Type.Object({
                    source_uuid: Uuid,
                    name: Nullable(Type.String()),
                    direction: OneOf(['debit', 'credit']),
                    amount: Type.Integer(),
                  }),
                ),
              }),
            ),
            pooled: Type.Object({
              balance: Type.Integer(),
              short: Type.Array(Type.Object({ processor_uuid: Uuid, balance: Type.Integer() })),
            }),
          }),
          example: {
            bank: 'simulated',
            days: [
              {
                day: '2026-03-04',
                expected: 250000,
                shown: 240000,
                unexpected: -10000,
                difference: 0,
                missing: [],
              },
            ],
            pooled: { balance: 240000, short: [] },
          },
        },
      },
    },
    {
      async read({ query, now }) {
        const bank = bankNamed(query.bank, banks).name;
        const { start_date, end_date: until } = daysFrom(query, easternDay(now));
        if (until < earliest || until > easternDay(now))
          throw invalid('end_date', 'range', `must be from ${earliest} to today`);
        const from = start_date ?? addDays(until, 1 - byDefault);
        if (from < earliest) throw invalid('start_date', 'range', `must not be before ${earliest}`);
        if (addDays(from, atMost) <= until)
          throw invalid('start_date', 'range', `must be at most ${atMost} days before end_date`);
        const { days, balance, short } = await fromSnapshot(database, async (snapshot) => ({
          days: await reconciliation(snapshot, { bank, from, until }),
          ...(await selectPooledCash(snapshot)),
        }));
        return ok({
          bank,
          days,
          pooled: {
            balance,
            short: short.map(({ processor_id, ...one }) => ({ processor_uuid: processor_id, ...one })),
          },
        });
      },
    },
  );
