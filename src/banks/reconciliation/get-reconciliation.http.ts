// GET /admin/v1/bank-statement/reconciliation: compares the books with the bank statement, day by
// day.
import { Type } from 'typebox';
import { addDays } from '../../ach/calendar/days.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { operation } from '../../api/http/operation.ts';
import { Day, Nullable, OneOf, PeriodQuery, Uuid, withValues } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { fromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BankingClock } from '../../platform/std/clock.ts';
import type { Bank } from '../connections/bank.ts';
import { statementBankNamed } from './account/statement-bank.ts';
import { selectPooledCash } from './cash-movements.sql.ts';
import { mostDays, reconciledPeriod } from './reconciled-period.ts';
import { dayStates, reconciliation } from './reconciliation.ts';

// Days, without start_date.
const byDefault = 7;

const Signed = (description: string) => Type.Integer({ description: `Cents, credits are positive: ${description}` });

interface Context {
  database: Database;
  bankingClock: BankingClock;
  banks: readonly Bank[];
}

export const getReconciliation = ({ database, bankingClock, banks }: Context) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/bank-statement/reconciliation',
      tag: 'Operator: banks',
      operationId: 'getReconciliation',
      summary: 'Read the reconciliation by day',
      description: `For each Eastern day with cash or lines: what the books expect, what the bank statement shows, and the difference, which is zero when everything is explained. \`missing\`: cash of the books that no line shows. Up to ${mostDays} days; without dates the last ${byDefault}. \`pooled\`: the current balance of BANK over all books and banks, and the tenants whose own balance is negative (\`short\`). \`bank\` is required if there are several banks.`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ ...PeriodQuery, bank: Type.Optional(Type.String()) }),
      answers: {
        200: {
          description: 'The days, in order',
          data: Type.Object({
            bank: Type.String(),
            days: Type.Array(
              Type.Object({
                day: Day,
                state: OneOf([...dayStates], {
                  description: withValues('How far the day is explained.', {
                    missing: 'No line shows some cash of the books.',
                    open: 'A line waits for its cash, or for a decision.',
                    closed: 'All cash and every line is explained.',
                    awaited: 'No line shows some cash of the books, but the statement comes on the next banking day.',
                    none: 'No statement is expected: the day is before the first day with a line, or no line was ever entered.',
                  }),
                }),
                expected: Signed('cash of the books, on the day on which the bank statement shows it'),
                shown: Signed('lines of the bank statement'),
                unexpected: Signed('lines that nothing expected, booked in suspense or decided'),
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
              short: Type.Array(Type.Object({ processor_uuid: Uuid, name: Type.String(), balance: Type.Integer() })),
            }),
          }),
          example: {
            bank: 'simulated',
            days: [
              {
                day: '2026-03-04',
                state: 'open',
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
        const bank = statementBankNamed(query.bank, banks).name;
        const { from: asked, until } = reconciledPeriod(query, now);
        const from = asked ?? addDays(until, 1 - byDefault);
        const today = easternDay(bankingClock.bankingNow());
        const { days, balance, short } = await fromSnapshot(database, async (snapshot) => ({
          days: await reconciliation(snapshot, { bank, from, until, today }),
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
