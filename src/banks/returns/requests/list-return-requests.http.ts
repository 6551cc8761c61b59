// GET /admin/v1/return-requests: the entries whose return we asked for.
import { Type } from 'typebox';
import { isTimeAndUuid, timeAndUuid } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { OneOf, withValues } from '../../../api/http/schema.ts';
import { namedList } from '../../../payments/transactions/named-list.ts';
import type { Database } from '../../../platform/database/database.ts';
import { exampleReturnRequest, ReturnRequestRecord, returnRequestRecord } from './return-request-record.ts';
import { selectReturnRequest, selectReturnRequests } from './return-requests.sql.ts';

export const listReturnRequests = ({ database }: { database: Database }) =>
  namedList(
    database,
    {
      path: '/admin/v1/return-requests',
      tag: 'Operator: banks',
      operationId: 'listReturnRequests',
      summary: 'List requests for returns',
      description: 'Of payments of all tenants, oldest first.',
      callers: ['admin'],
      role: 'viewer',
      filter: {
        state: Type.Optional(
          OneOf(['open', 'answered', 'returned'], {
            description: withValues('Only requests in this state.', {
              open: 'No answer is recorded, and the entry did not come back.',
              answered: 'An answer is recorded, and the entry did not come back.',
              returned: 'The entry came back.',
            }),
          }),
        ),
      },
      page: 'A page of requests for returns',
      plural: 'return_requests',
      record: ReturnRequestRecord,
      examples: [exampleReturnRequest],
    },
    {
      read: ({ query: { state } }, after, limit) => selectReturnRequests(database, state ?? null, after, limit),
      positionOf: ({ recorded_at, uuid }) => timeAndUuid(recorded_at, uuid),
      isPosition: isTimeAndUuid,
      record: returnRequestRecord,
    },
  );

export const getReturnRequest = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/return-requests/:uuid',
      tag: 'Operator: banks',
      operationId: 'getReturnRequest',
      summary: 'Read a request for a return',
      callers: ['admin'],
      role: 'viewer',
      record: ReturnRequestRecord,
      example: exampleReturnRequest,
    },
    async (uuid) => {
      const found = await selectReturnRequest(database, uuid);
      return found && returnRequestRecord(found);
    },
  );
