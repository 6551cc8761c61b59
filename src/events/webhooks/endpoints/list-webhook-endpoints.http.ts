// GET /3p/api/v1/webhook-endpoints: the URLs of the tenant, with their events and their health.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { EndpointRecord, endpointRecord, exampleEndpoint } from './endpoint-record.ts';
import { selectEndpoints } from './endpoints.sql.ts';

export const listWebhookEndpoints = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/webhook-endpoints',
      tag: 'Webhooks',
      operationId: 'listWebhookEndpoints',
      role: 'tenant_viewer',
      summary: 'List webhook endpoints',
      description:
        'A processor sees its own URLs and its vendors’ URLs (`vendor_uuid`), a vendor its own. Oldest first, only URLs with a registration.',
      callers: ['processor', 'vendor'],
      answers: {
        200: {
          description: 'The endpoints',
          data: Type.Object({
            endpoints: Type.Array(EndpointRecord, { description: 'The endpoints, the oldest first.' }),
          }),
          example: { endpoints: [exampleEndpoint] },
        },
      },
    },
    {
      async read({ caller }) {
        return ok({ endpoints: (await selectEndpoints(database, caller)).map(endpointRecord) });
      },
    },
  );
