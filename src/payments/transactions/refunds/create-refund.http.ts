// POST /3p/api/v1/transactions/{uuid}/refund: pay the payer back, in whole or in part.
import { Type } from 'typebox';
import { Metadata } from '../../../api/http/metadata.ts';
import { operation } from '../../../api/http/operation.ts';
import { described, OneOf, paymentOfPath, SentCents, Text, UuidOf } from '../../../api/http/schema.ts';
import { created } from '../../../platform/answer.ts';
import { exampleRefund, RefundRecord, refundRecord } from '../../lifecycle/refund.ts';
import { refusedInRefunds } from '../start/money-fields.ts';
import { refundPayment } from './refund-payment.ts';

const acceptedMessage = 'Refund has been accepted.';

export const createRefund = operation(
  {
    method: 'POST',
    path: '/3p/api/v1/transactions/:uuid/refund',
    alsoAt: [
      { path: '/3p/api/v2/transactions/:uuid/refund', name: 'createRefundV2' },
      { path: '/3p/api/v1/transaction/:uuid/refund', name: 'createRefundV1' },
    ],
    tag: 'Refunds',
    operationId: 'createRefund',
    summary: 'Refund a transaction',
    description:
      'Debits `amount` (default: all that is left) from the payee after the payout was sent, and credits it to the payer when that debit is good. ' +
      'Allowed from the moment the capture is in a confirmed bank file until the capture or the payout is returned. Before that, cancel the transaction. ' +
      'A transaction may be refunded in several parts, up to its amount. Announces RefundPending.',
    callers: ['processor', 'vendor'],
    startsSomething: true,
    params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
    body: Type.Object(
      {
        amount: Type.Optional(
          SentCents(
            1,
            'What is refunded, in cents. Text of digits is read as a number. Absent: all that is left of the payment.',
          ),
        ),
        currency: Type.Optional(OneOf(['USD'], { description: 'The currency of the transaction.' })),
        client_reference_id: Type.Optional(
          described(Text(0, 255), 'Your own reference for the refund. It need not be unique.'),
        ),
        metadata: Type.Optional(Metadata),
      },
      { refusedFields: refusedInRefunds },
    ),
    example: { amount: 4000, client_reference_id: 'refund-17' },
    answers: {
      201: {
        description: 'Accepted',
        message: acceptedMessage,
        data: RefundRecord,
        example: { ...exampleRefund, status: 'REFUND_PENDING', refund_capture_trace_id: '' },
      },
    },
    refusals: ['not_found', 'not_refundable', 'refund_exceeds_amount', 'refund_limit_reached', 'unknown_user'],
  },
  {
    async atomic(call, phase) {
      const { caller: scope, params, body } = call;
      const refund = await refundPayment(phase, call, { ...body, scope, transaction_uuid: params.uuid.toLowerCase() });
      return created(refundRecord(refund), acceptedMessage);
    },
  },
);
