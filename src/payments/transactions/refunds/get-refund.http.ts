// GET /3p/api/v1/refunds/{uuid}: one refund.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { exampleRefund, RefundRecord, refundRecord } from '../../lifecycle/refund.ts';
import { selectRefund } from './refunds.sql.ts';

export const getRefund = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/refunds/:uuid',
      alsoAt: [{ path: '/3p/api/v2/refunds/:uuid', name: 'getRefundV2' }],
      tag: 'Refunds',
      operationId: 'getRefund',
      role: 'tenant_viewer',
      summary: 'Read a refund',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf('The uuid of the refund.') }),
      answers: { 200: { description: 'The refund', data: RefundRecord, example: exampleRefund } },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const row = await selectRefund(database, caller, params.uuid);
        if (row === null) throw refuse('not_found', 'uuid');
        return ok(refundRecord(row));
      },
    },
  );
