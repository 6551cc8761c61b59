// GET /admin/v1/reversals: the entries that were taken back, or are about to be.
import { Type } from 'typebox';
import { isTimeAndUuid, timeAndUuid, timeStartOf } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { OneOf, withValues } from '../../../api/http/schema.ts';
import { namedList } from '../../../payments/transactions/named-list.ts';
import type { Database } from '../../../platform/database/database.ts';
import { exampleReversal, ReversalRecord, reversalRecord } from './reversal-record.ts';
import { selectReversal, selectReversals } from './seen-reversals.sql.ts';

export const listReversals = ({ database }: { database: Database }) =>
  namedList(
    database,
    {
      path: '/admin/v1/reversals',
      tag: 'Operator: banks',
      operationId: 'listReversals',
      summary: 'List reversals',
      description: 'Of payments of all tenants, newest first.',
      callers: ['admin'],
      role: 'viewer',
      filter: {
        state: Type.Optional(
          OneOf(['waiting', 'sent', 'complete', 'failed', 'canceled', 'left'], {
            description: withValues('Only reversals in this state.', {
              waiting: 'They wait for a file, or are in one that the bank has not confirmed.',
              sent: 'The bank has them, and they are not complete.',
              complete: 'They are complete.',
              failed: 'They were returned.',
              canceled: 'They were not sent.',
              left: 'Money is left that no payment takes over: an operator must end it.',
            }),
          }),
        ),
      },
      page: 'A page of reversals',
      plural: 'reversals',
      record: ReversalRecord,
      examples: [exampleReversal],
    },
    {
      read: ({ query: { state } }, after, limit) => selectReversals(database, state ?? null, after, limit),
      positionOf: ({ requested_at, uuid }) => timeAndUuid(requested_at, uuid),
      period: { name: 'requested', startOf: timeStartOf },
      isPosition: isTimeAndUuid,
      record: reversalRecord,
    },
  );

export const getReversal = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/reversals/:uuid',
      tag: 'Operator: banks',
      operationId: 'getReversal',
      summary: 'Read a reversal',
      callers: ['admin'],
      role: 'viewer',
      record: ReversalRecord,
      example: exampleReversal,
    },
    async (uuid) => {
      const found = await selectReversal(database, uuid);
      return found && reversalRecord(found);
    },
  );
