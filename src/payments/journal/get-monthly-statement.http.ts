// GET /3p/api/v1/monthly-statement: what changed in a month in what a tenant owes its payees.
import { type Static, Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { described, OneOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { fromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { invalid } from '../../platform/refusals.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { nextUtcDay, startOfUtcDay, utcDay } from '../../platform/std/timestamps.ts';
import { selectDaySums } from '../statements/statement.sql.ts';
import type { StatementFiles } from '../statements/statement-file.ts';
import { selectSettlementSums } from './merchant-settlements.sql.ts';
import { exampleSettlementsFile, settlementsFile } from './settlements-file.ts';

const Month = Type.String({
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$',
  allowed: 'a month such as 2026-03, at most the present one',
  description: 'The month, of UTC days.',
});

const cents = (description: string) => Type.Integer({ description: `${description} In cents.` });

const MonthlyStatement = Type.Object(
  {
    month: Month,
    opening: cents('What was owed to payees before the month, less what they owed.'),
    payments: Type.Integer({ description: 'How many payments became good in the month.' }),
    captured: cents('The amounts of these payments, with the fees.'),
    fees: cents('Fees of these payments. Negative.'),
    returns: cents('What debits that came back took from payees. Negative.'),
    clawbacks: cents('What payees paid back, and what was forgiven to them by offsets.'),
    refunds: cents('Refunds that the balances of payees paid. Negative.'),
    payouts: cents('What was paid out to payees, less payouts that came back. Negative.'),
    written_off: cents('Debts of payees that were written off.'),
    change: cents('The sum of the amounts from `captured` on.'),
    closing: cents('`opening` and `change`: what is owed to payees after the month, less what they owe.'),
    refunds_collected: cents(
      'Refunds that were debited at the banks of payees. They went to payers and are in no balance.',
    ),
  },
  { title: 'MonthlyStatement', description: 'What changed in a month in what a tenant owes its payees.' },
);

const example: Static<typeof MonthlyStatement> = {
  month: '2026-03',
  opening: 120_000,
  payments: 2,
  captured: 22_500,
  fees: -525,
  returns: 0,
  clawbacks: 0,
  refunds: 0,
  payouts: -21_975,
  written_off: 0,
  change: 0,
  closing: 120_000,
  refunds_collected: 0,
};

/** The accounts of payees. */
const ofPayees = new Set(['PAYEE', 'PRES', 'CLAW']);

/** Cents that are owed to all payees before a day, less what they owe. */
async function owedBefore(snapshot: Queryable, processor_id: string, day: string): Promise<number> {
  const scope = { processor_id, owner_uuid: nilUuid, account: null };
  const sums = await selectDaySums(snapshot, scope, { start_date: day, end_date: day });
  return sums
    .filter((one) => one.day === null && ofPayees.has(one.account))
    .reduce((total, { credits, debits }) => total + credits - debits, 0);
}

/** The first and the last day of a month that has begun. */
function daysOf(month: string, now: Date) {
  const today = utcDay(now);
  if (month > today.slice(0, 7)) throw invalid('month', 'maximum', `must be at most ${today.slice(0, 7)}`);
  const start_date = `${month}-01`;
  // The last day of the month is the day before the first one of the next.
  let end_date = start_date;
  for (let day = start_date; day.startsWith(month); day = utcDay(nextUtcDay(startOfUtcDay(day)!))) end_date = day;
  return { start_date, end_date };
}

export const getMonthlyStatement = ({ database, files }: { database: Database; files: StatementFiles }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/monthly-statement',
      tag: 'Tenant',
      operationId: 'getMonthlyStatement',
      role: 'tenant_viewer',
      summary: 'Read the statement of a month',
      description:
        'How the balance of all payees changed: payments that became good, fees, returns, refunds, payouts. What payees get is positive. `format=csv` answers a file with a record for each merchant and day, with names, in dollars.',
      callers: ['processor'],
      query: Type.Object({
        month: Type.Optional(described(Month, 'The month, of UTC days. Absent: the present one.')),
        format: Type.Optional(
          OneOf(['json', 'csv'], {
            description: 'The form of the answer. `json` (the default): the sums. `csv`: each merchant and day.',
          }),
        ),
      }),
      answers: {
        200: { description: 'The statement', data: MonthlyStatement, example, file: exampleSettlementsFile },
      },
    },
    {
      async download({ now, caller: { processor_id }, query: { month = utcDay(now).slice(0, 7), format } }) {
        const days = daysOf(month, now);
        if (format === 'csv') return settlementsFile({ database, files }, processor_id, days);
        const period = { from: startOfUtcDay(days.start_date)!, before: nextUtcDay(startOfUtcDay(days.end_date)!) };
        const { opening, sums } = await fromSnapshot(database, async (snapshot) => ({
          opening: await owedBefore(snapshot, processor_id, days.start_date),
          sums: await selectSettlementSums(snapshot, processor_id, period),
        }));
        return ok({ month, opening, ...sums, closing: opening + sums.change });
      },
    },
  );
