// DELETE /3p/api/v2/transactions/{uuid}: cancel a payment whose capture is in no file yet.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { described, paymentOfPath, Text, UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { exampleTransaction, TransactionRecord, transactionRecord } from '../lifecycle/transaction.ts';
import { cancelPayment } from './cancel-payment.ts';

const canceledMessage = 'Transaction has been canceled.';

/** The answer of a cancellation, also of an operator's. */
export const canceledTransaction = {
  description: 'Canceled',
  data: TransactionRecord,
  example: {
    ...exampleTransaction,
    transaction_status: 'CANCELED',
    capture_status: 'CAPTURE_CANCELED',
    payout_status: null,
    cancel_reason: 'The order was withdrawn.',
  },
};

export const cancelTransaction = operation(
  {
    method: 'DELETE',
    path: '/3p/api/v2/transactions/:uuid',
    alsoAt: [{ path: '/3p/api/v1/transaction/:uuid', name: 'cancelTransactionV1' }],
    tag: 'Transactions',
    operationId: 'cancelTransaction',
    summary: 'Cancel a transaction',
    description:
      'Works until the capture is put into a bank file. Announces TransactionCanceled. It may be sent again if its answer was lost: a canceled transaction is answered as it is.',
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
    body: Type.Object({
      cancel_reason: Type.Optional(
        described(
          Text(1, 255),
          'Why the payment is canceled. Its record shows this text. Absent: it shows `Canceled by request.` instead.',
        ),
      ),
    }),
    example: { cancel_reason: 'The order was withdrawn.' },
    answers: { 200: { ...canceledTransaction, message: canceledMessage } },
    refusals: ['not_found', 'not_cancelable'],
  },
  {
    async atomic(call, phase) {
      const { caller: scope, params, body } = call;
      const { cancel_reason = 'Canceled by request.' } = body;
      const after = await cancelPayment(phase, call, { scope, uuid: params.uuid, cancel_reason });
      return ok(transactionRecord(after), canceledMessage);
    },
  },
);
