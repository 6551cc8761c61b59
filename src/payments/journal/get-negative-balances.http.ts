// GET /admin/v1/ledger/negative-balances: the merchants that owe money, for a controller.
import { Type } from 'typebox';
import { refuseUnknownProcessor } from '../../access/tenants/named-in-filters.ts';
import { operation } from '../../api/http/operation.ts';
import { UuidOf } from '../../api/http/schema.ts';
import { streamFromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { csvRecord } from '../../platform/std/csv.ts';
import { utcDay } from '../../platform/std/timestamps.ts';
import type { StatementFiles } from '../statements/statement-file.ts';
import { readNegativeBalances } from './negative-balances.sql.ts';

const columns = [
  'processor_uuid',
  'processor_name',
  'merchant_uuid',
  'merchant_name',
  'owes',
  'is_owed',
  'balance',
  'last_debt_on',
];

export const getNegativeBalances = ({ database, files }: { database: Database; files: StatementFiles }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/ledger/negative-balances',
      tag: 'Operator: tenants',
      operationId: 'getNegativeBalances',
      summary: 'Export the negative balances of merchants',
      description:
        'Of one tenant or of all as CSV, a record for each payee that owes money now, in dollars. `owes`: the balance of CLAW, because debits came back after the payee was paid; also while a clawback is under way. `is_owed`: the balances of PAYEE and PRES, which may pay it. `balance` is their difference. `last_debt_on`: the latest day of UTC on which a debt was added. The sum of `owes` is the balance of CLAW in the trial balance.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ processor_uuid: Type.Optional(UuidOf('Only of this tenant. Absent: of all.')) }),
      answers: {
        200: {
          description: 'The merchants that owe',
          example: null,
          file: { content_type: 'text/csv', example: csvRecord(columns) },
        },
      },
    },
    {
      async download({ query: { processor_uuid }, now }) {
        await refuseUnknownProcessor(database, processor_uuid);
        return {
          content_type: 'text/csv; charset=utf-8; header=present',
          filename: `negative-balances-${utcDay(now)}.csv`,
          text: files.counted(balancesOf(database, processor_uuid ?? null)),
        };
      },
    },
  );

const balancesOf = (database: Database, processorId: string | null): AsyncGenerator<string, void> =>
  streamFromSnapshot(database, async function* (snapshot) {
    yield csvRecord(columns);
    for await (const portion of readNegativeBalances(snapshot, processorId))
      yield portion
        .map((one) =>
          csvRecord([
            one.processor_id,
            one.processor_name,
            one.merchant_uuid,
            one.merchant_name,
            { cents: one.owes },
            { cents: one.is_owed },
            { cents: one.is_owed - one.owes },
            one.last_debt_on,
          ]),
        )
        .join('');
  });
