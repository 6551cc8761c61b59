// GET /3p/api/v1/transactions/{uuid}/refunds: every refund of a payment, oldest first.
import { Type } from 'typebox';
import { listOperation } from '../../../api/http/list-operation.ts';
import { paymentOfPath, UuidOf } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { exampleRefund, RefundRecord, refundRecord } from '../../lifecycle/refund.ts';
import { selectRefundsOf } from './refunds.sql.ts';

export const listTransactionRefunds = ({ database }: { database: Database }) =>
  listOperation(
    {
      path: '/3p/api/v1/transactions/:uuid/refunds',
      alsoAt: [
        { path: '/3p/api/v2/transactions/:uuid/refunds', name: 'listTransactionRefundsV2' },
        { path: '/3p/api/v1/transaction/:uuid/refunds', name: 'listTransactionRefundsV1' },
      ],
      tag: 'Refunds',
      operationId: 'listTransactionRefunds',
      role: 'tenant_viewer',
      summary: 'List the refunds of a transaction',
      description: 'Oldest first, including failed refunds.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
      page: 'One page of refunds',
      plural: 'refunds',
      record: RefundRecord,
      examples: [exampleRefund],
      refusals: ['not_found'],
    },
    async ({ caller, params }, page) => {
      const found = await selectRefundsOf(database, caller, params.uuid, page);
      if (found === null) throw refuse('not_found', 'uuid');
      return { rows: found.rows.map(refundRecord), total: found.total };
    },
  );
