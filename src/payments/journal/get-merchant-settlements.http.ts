// GET /admin/v1/ledger/merchant-settlements: what changed the balance of each merchant of a tenant,
// day by day.
import { Type } from 'typebox';
import { filteredProcessor } from '../../access/tenants/named-in-filters.ts';
import { operation } from '../../api/http/operation.ts';
import { PeriodQuery, UuidOf } from '../../api/http/schema.ts';
import { monthSoFar } from '../../api/http/spellings.ts';
import { streamFromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { csvRecord } from '../../platform/std/csv.ts';
import { nextUtcDay, startOfUtcDay } from '../../platform/std/timestamps.ts';
import type { StatementFiles } from '../statements/statement-file.ts';
import { readMerchantSettlements } from './merchant-settlements.sql.ts';

const amounts = [
  'captured',
  'fees',
  'returns',
  'clawbacks',
  'refunds',
  'payouts',
  'written_off',
  'change',
  'refunds_collected',
] as const;
const columns = ['day', 'merchant_uuid', 'merchant_name', 'payments', ...amounts];

export const getMerchantSettlements = ({ database, files }: { database: Database; files: StatementFiles }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/ledger/merchant-settlements',
      tag: 'Operator: tenants',
      operationId: 'getMerchantSettlements',
      summary: 'Export the settlements of merchants',
      description:
        'Of one tenant as CSV, a record for each merchant and day of UTC with a change, from `start_date` to `end_date`, both inclusive; by default the month so far. In dollars; what the merchant gets is positive. `change` is the sum of the columns before it, from `captured` on, and the change of the accounts PAYEE, PRES and CLAW of the merchant. `refunds_collected` was debited at the bank of the merchant and went to payers; it is in no balance of the merchant.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ processor_uuid: UuidOf('The tenant.'), ...PeriodQuery }),
      answers: {
        200: {
          description: 'The settlements',
          example: null,
          file: { content_type: 'text/csv', example: csvRecord(columns) },
        },
      },
    },
    {
      async download({ query, now }) {
        const { processor_id } = await filteredProcessor(database, query.processor_uuid);
        const { start_date, end_date } = monthSoFar(query, now);
        const period = { from: startOfUtcDay(start_date)!, before: nextUtcDay(startOfUtcDay(end_date)!) };
        return {
          content_type: 'text/csv; charset=utf-8; header=present',
          filename: `settlements-${start_date}-${end_date}.csv`,
          text: files.counted(settlementsOf(database, processor_id, period)),
        };
      },
    },
  );

const settlementsOf = (
  database: Database,
  processorId: string,
  period: { from: Date; before: Date },
): AsyncGenerator<string, void> =>
  streamFromSnapshot(database, async function* (snapshot) {
    yield csvRecord(columns);
    for await (const portion of readMerchantSettlements(snapshot, processorId, period))
      yield portion
        .map((one) =>
          csvRecord([
            one.day,
            one.merchant_uuid,
            one.merchant_name,
            one.payments,
            ...amounts.map((name) => ({ cents: one[name] })),
          ]),
        )
        .join('');
  });
