// GET /admin/v1/ledger/merchant-settlements: what changed the balance of each merchant of a tenant,
// day by day.
import { Type } from 'typebox';
import { filteredProcessor } from '../../access/tenants/named-in-filters.ts';
import { operation } from '../../api/http/operation.ts';
import { PeriodQuery, UuidOf } from '../../api/http/schema.ts';
import { monthSoFar } from '../../api/http/spellings.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StatementFiles } from '../statements/statement-file.ts';
import { exampleSettlementsFile, settlementsFile } from './settlements-file.ts';

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
          file: exampleSettlementsFile,
        },
      },
    },
    {
      async download({ query, now }) {
        const { processor_id } = await filteredProcessor(database, query.processor_uuid);
        return settlementsFile({ database, files }, processor_id, monthSoFar(query, now));
      },
    },
  );
