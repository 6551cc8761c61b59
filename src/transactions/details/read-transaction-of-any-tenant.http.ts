// GET /admin/v1/transactions/{uuid}: the history of a payment of any tenant.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { refuse } from '../../refusals.ts';
import { selectProcessorOfTransaction } from '../transactions.sql.ts';
import { exampleDetails, TransactionDetails } from './details-record.ts';
import type { Dating } from './payment-dates.ts';
import { readDetails } from './read-details.ts';
import { detailsDescription } from './read-transaction-details.http.ts';

const processor_uuid = '019a2f30-0000-7a11-8b22-3c4d5e6f7081';

export const readTransactionOfAnyTenant = ({ database, ...dating }: { database: Database } & Dating) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/transactions/:uuid',
      tag: 'Operator',
      operationId: 'getTransactionOfAnyTenant',
      summary: 'Read a transaction of any tenant',
      description: detailsDescription,
      callers: ['admin'],
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: {
          description: 'Its processor, and its details',
          data: Type.Object({ processor_uuid: Uuid, ...TransactionDetails.properties }),
          example: { processor_uuid, ...exampleDetails },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ params }) {
        const processor_id = await selectProcessorOfTransaction(database, params.uuid);
        const scope = processor_id === null ? null : { processor_id, vendor_id: null };
        const details = scope && (await readDetails(database, scope, params.uuid, dating));
        if (scope === null || details === null) throw refuse('not_found', 'uuid');
        return ok({ processor_uuid: scope.processor_id, ...details });
      },
    },
  );
