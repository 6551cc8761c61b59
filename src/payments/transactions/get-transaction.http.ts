// GET /3p/api/v2/transactions/{uuid}: one payment, as the list shows it.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { paymentOfPath, UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { exampleTransaction, TransactionRecord, transactionRecord } from '../lifecycle/transaction.ts';
import { findTransaction } from './find-transaction.ts';

export const getTransaction = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/transactions/:uuid',
      alsoAt: [{ path: '/3p/api/v1/transaction/:uuid', name: 'getTransactionV1' }],
      tag: 'Transactions',
      operationId: 'getTransaction',
      role: 'tenant_viewer',
      summary: 'Read a transaction',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
      answers: { 200: { description: 'The transaction', data: TransactionRecord, example: exampleTransaction } },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        return ok(transactionRecord(await findTransaction(database, caller, params.uuid)));
      },
    },
  );
