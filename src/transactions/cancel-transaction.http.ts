// DELETE /3p/api/v2/transactions/{uuid}: cancel a payment whose capture is in no file yet.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import { operation } from '../http/operation.ts';
import { Text, Uuid } from '../http/schema.ts';
import { move } from '../lifecycle/move.ts';
import { exampleTransaction, TransactionRecord, transactionRecord } from '../lifecycle/transaction.ts';
import { refuse } from '../refusals.ts';
import { recordAct } from '../tenants/audit-trail.ts';
import { findTransaction } from './find-transaction.ts';

const canceledMessage = 'Transaction has been canceled.';

export const cancelTransaction = operation(
  {
    method: 'DELETE',
    path: '/3p/api/v2/transactions/:uuid',
    alsoAt: [{ path: '/3p/api/v1/transaction/:uuid' }],
    tag: 'Transactions',
    operationId: 'cancelTransaction',
    summary: 'Cancel a transaction',
    description:
      'Works until the capture is put into a bank file. Announces TransactionCanceled. It may be sent again if its answer was lost: a canceled transaction is answered as it is.',
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: Uuid }),
    body: Type.Object({ cancel_reason: Type.Optional(Text(1, 255)) }),
    example: { cancel_reason: 'The order was withdrawn.' },
    answers: {
      200: {
        description: 'Canceled',
        message: canceledMessage,
        data: TransactionRecord,
        example: {
          ...exampleTransaction,
          transaction_status: 'CANCELED',
          capture_status: 'CAPTURE_CANCELED',
          payout_status: null,
          cancel_reason: 'The order was withdrawn.',
        },
      },
    },
    refusals: ['not_found', 'not_cancelable'],
  },
  {
    async atomic(call, phase) {
      const { caller, params, body, now } = call;
      const found = await findTransaction(phase, caller, params.uuid);
      const reason = body.cancel_reason ?? 'Canceled by request.';
      const { processor_id } = caller;
      const [canceled] = await move(
        phase,
        [
          {
            cause: 'canceled',
            processor_id,
            transaction_uuid: found.uuid,
            source_uuid: found.uuid,
            details: { reason },
          },
        ],
        now,
      );
      const after = await findTransaction(phase, caller, found.uuid);
      // DELETE honors no key: a cancel whose answer was lost is sent again and finds its effect.
      if (after.transaction_status !== 'CANCELED') throw refuse('not_cancelable', 'uuid');
      if (canceled !== undefined && canceled.steps.length > 0)
        await recordAct(phase, call, {
          action: 'transaction.canceled',
          subject: 'transaction',
          subject_uuid: found.uuid,
        });
      return ok(transactionRecord(after), canceledMessage);
    },
  },
);
