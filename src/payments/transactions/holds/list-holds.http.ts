// GET /3p/api/v2/transactions/{uuid}/holds and GET /admin/v1/holds: the holds on payments.

import { Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { operation } from '../../../api/http/operation.ts';
import { isTimeAndUuid, timeAndUuid } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { OneOf, paymentOfPath, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { holdKinds, selectHold, selectHoldsOf, selectOpenHolds } from '../../lifecycle/holds.sql.ts';
import { findTransaction } from '../find-transaction.ts';
import { exampleHold, HoldRecord, holdRecord, OpenHoldRecord, openHoldRecord } from './hold-record.ts';

export const listTransactionHolds = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/transactions/:uuid/holds',
      tag: 'Transactions',
      operationId: 'listTransactionHolds',
      role: 'tenant_viewer',
      summary: 'List the holds of a transaction',
      description: 'Oldest first, including released holds.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
      answers: {
        200: {
          description: 'The holds',
          data: Type.Object({ holds: Type.Array(HoldRecord, { description: 'The holds, the oldest first.' }) }),
          example: { holds: [exampleHold] },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const found = await findTransaction(database, caller, params.uuid);
        return ok({ holds: (await selectHoldsOf(database, caller.processor_id, found.uuid)).map(holdRecord) });
      },
    },
  );

export const listHolds = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/holds',
      tag: 'Operator: payments',
      operationId: 'listHolds',
      summary: 'List open holds',
      description: 'The open holds of all tenants, oldest first, each with its payment. Filter by kind.',
      callers: ['admin'],
      role: 'viewer',
      filter: { kind: Type.Optional(OneOf([...holdKinds])) },
      page: 'A page of open holds',
      plural: 'holds',
      record: OpenHoldRecord,
      examples: [
        {
          ...exampleHold,
          processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
          amount: 12_500,
          payer_name: 'Ada Moreau',
          payee_name: 'Fjord Market LLC',
        },
      ],
    },
    {
      read: ({ query: { kind = null } }, after, limit) => selectOpenHolds(database, kind, after, limit),
      positionOf: ({ placed_at, uuid }) => timeAndUuid(placed_at, uuid),
      isPosition: isTimeAndUuid,
      record: openHoldRecord,
    },
  );

export const getHold = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/holds/:uuid',
      tag: 'Operator: payments',
      operationId: 'getHold',
      summary: 'Read a hold, also a released one',
      callers: ['admin'],
      role: 'viewer',
      record: HoldRecord,
      example: exampleHold,
    },
    async (uuid) => {
      const found = await selectHold(database, uuid);
      return found && holdRecord(found);
    },
  );
