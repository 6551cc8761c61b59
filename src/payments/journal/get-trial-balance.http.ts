// GET /admin/v1/ledger/trial-balance: every ledger account at the end of a day.
import { type Static, Type } from 'typebox';
import { refuseUnknownProcessor } from '../../access/tenants/named-in-filters.ts';
import { operation } from '../../api/http/operation.ts';
import { Day, described, extended, Nullable, OneOf, UuidOf } from '../../api/http/schema.ts';
import { type Download, ok } from '../../platform/answer.ts';
import { fromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/refusals.ts';
import { csvRecord } from '../../platform/std/csv.ts';
import { utcDay } from '../../platform/std/timestamps.ts';
import { AccountTotalsRecord } from '../ledger/account-totals-record.ts';
import { accounts as ledgerAccounts } from '../ledger/accounts.ts';
import { selectLastClosedDay } from '../ledger/closed-until.sql.ts';
import { operatorBooksUuid } from '../ledger/operator-books.ts';
import { selectTrialBalance } from '../ledger/trial-balance.sql.ts';
import { numbersFor, selectNumbers } from './account-numbers.sql.ts';

const AccountRecord = extended(
  AccountTotalsRecord,
  { number: Nullable(Type.String({ description: 'The number of the account in the general ledger; null: none.' })) },
  { title: 'TrialBalanceAccount' },
);

const TrialBalance = Type.Object(
  {
    day: described(Day, 'The balances are at the end of this day of UTC; the movements are of the day.'),
    processor_uuid: Nullable(UuidOf('The tenant, or the operator books; null: all.')),
    is_closed: Type.Boolean({ description: 'True: the day is closed, so nothing changes any more.' }),
    accounts: Type.Array(AccountRecord, { description: 'The accounts with a balance or a movement.' }),
    debits: Type.Integer({ description: 'The sum of the debits of the day, in cents. The credits have the same sum.' }),
    credits: Type.Integer({ description: 'The sum of the credits of the day, in cents.' }),
  },
  { title: 'TrialBalance' },
);

const columns = ['day', 'number', 'account', 'description', 'opening', 'debits', 'credits', 'closing'];

export const getTrialBalance = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/ledger/trial-balance',
      tag: 'Operator: tenants',
      operationId: 'getTrialBalance',
      summary: 'Read the trial balance of a day',
      description: `Each ledger account before a day, its debits and credits on the day, and its balance after it; a debit is positive. Of one tenant, of the operator books (\`${operatorBooksUuid}\`), or of all. \`format=csv\`: a file with names and dollars.`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({
        day: Type.Optional(described(Day, 'A day of UTC. Absent: today.')),
        processor_uuid: Type.Optional(UuidOf('Only of this tenant, or of the operator books. Absent: of all.')),
        format: Type.Optional(
          OneOf(['json', 'csv'], { description: 'The form of the answer. `json` is the default.' }),
        ),
      }),
      answers: {
        200: {
          description: 'The trial balance',
          data: TrialBalance,
          example: {
            day: '2026-03-04',
            processor_uuid: null,
            is_closed: true,
            accounts: [
              { account: 'BANK', opening: 0, debits: 10_000, credits: 0, closing: 10_000, number: '1010' },
              { account: 'DIF', opening: 10_000, debits: 0, credits: 10_000, closing: 0, number: null },
            ],
            debits: 10_000,
            credits: 10_000,
          },
          file: { content_type: 'text/csv', example: csvRecord(columns) },
        },
      },
    },
    {
      async download({ query, now }) {
        const { day = utcDay(now), processor_uuid = null, format = 'json' } = query;
        if (day > utcDay(now)) throw invalid('day', 'maximum', 'must not be in the future');
        if (processor_uuid !== operatorBooksUuid) await refuseUnknownProcessor(database, processor_uuid);
        const { totals, numbers, closed } = await fromSnapshot(database, async (snapshot) => ({
          totals: await selectTrialBalance(snapshot, { processor_id: processor_uuid, first_day: day, day }),
          numbers: numbersFor(await selectNumbers(snapshot), processor_uuid),
          closed: await selectLastClosedDay(snapshot),
        }));
        const sum = (of: 'debits' | 'credits') => totals.reduce((total, one) => total + one[of], 0);
        const read = {
          day,
          processor_uuid,
          is_closed: closed !== null && day <= closed,
          accounts: totals.map((one) => ({ ...one, number: numbers[one.account] })),
          debits: sum('debits'),
          credits: sum('credits'),
        };
        return format === 'json' ? ok(read) : fileOf(read);
      },
    },
  );

function fileOf({ day, accounts, debits, credits }: Static<typeof TrialBalance>): Download {
  const records = [
    csvRecord(columns),
    ...accounts.map(({ account, number, ...sums }) =>
      csvRecord([
        day,
        number ?? '',
        account,
        ledgerAccounts[account].holds,
        ...[sums.opening, sums.debits, sums.credits, sums.closing].map((cents) => ({ cents })),
      ]),
    ),
    csvRecord([day, '', '', 'Total', '', { cents: debits }, { cents: credits }, '']),
  ];
  return {
    content_type: 'text/csv; charset=utf-8; header=present',
    filename: `trial-balance-${day}.csv`,
    text: (async function* () {
      yield records.join('');
    })(),
  };
}
