// GET /admin/v1/ledger/payee-totals: what each payee of a tenant was paid in a year, for tax forms.
import { Type } from 'typebox';
import { filteredProcessor } from '../../access/tenants/named-in-filters.ts';
import { easternDay, easternTime } from '../../ach/calendar/eastern-time.ts';
import { operation } from '../../api/http/operation.ts';
import { UuidOf, WholeNumber } from '../../api/http/schema.ts';
import { streamFromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/refusals.ts';
import { csvRecord } from '../../platform/std/csv.ts';
import type { StatementFiles } from '../statements/statement-file.ts';
import { months, readPayeeTotals } from './payee-totals.sql.ts';

const columns = ['year', 'payee_uuid', 'payee_name', 'payee_kind', 'payments', 'gross', ...months];

export const getPayeeTotals = ({ database, files }: { database: Database; files: StatementFiles }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/ledger/payee-totals',
      tag: 'Operator: tenants',
      operationId: 'getPayeeTotals',
      summary: 'Export the yearly totals of payees',
      description:
        'Of one tenant as CSV, a record for each payee: how many payments became good in the year, their gross amount, and the gross amount of each month, in dollars and by Eastern days. Gross is before fees, refunds and returns, as form 1099-K asks for it. The tax ids are not in the file.',
      callers: ['admin'],
      role: 'operator',
      query: Type.Object({
        processor_uuid: UuidOf('The tenant.'),
        year: WholeNumber(2000, 2098, 'The calendar year, at most the present one.'),
      }),
      answers: {
        200: {
          description: 'The totals',
          example: null,
          file: { content_type: 'text/csv', example: csvRecord(columns) },
        },
      },
    },
    {
      async download({ query: { processor_uuid, year }, now }) {
        const present = Number(easternDay(now).slice(0, 4));
        if (year > present) throw invalid('year', 'maximum', `must be at most ${present}`);
        const { processor_id } = await filteredProcessor(database, processor_uuid);
        return {
          content_type: 'text/csv; charset=utf-8; header=present',
          filename: `payee-totals-${year}.csv`,
          text: files.counted(totalsOf(database, processor_id, year)),
        };
      },
    },
  );

const totalsOf = (database: Database, processorId: string, year: number): AsyncGenerator<string, void> =>
  streamFromSnapshot(database, async function* (snapshot) {
    yield csvRecord(columns);
    const [from, before] = [easternTime(`${year}-01-01`, 0, 0), easternTime(`${year + 1}-01-01`, 0, 0)];
    for await (const portion of readPayeeTotals(snapshot, processorId, { from, before }))
      yield portion
        .map((payee) =>
          csvRecord([
            year,
            payee.payee_uuid,
            payee.payee_name,
            payee.payee_kind,
            payee.payments,
            { cents: payee.gross },
            ...months.map((month) => ({ cents: payee[month] })),
          ]),
        )
        .join('');
  });
