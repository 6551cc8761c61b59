// POST /3p/api/v1/transactions/{uuid}/refund: pay the payer back, in whole or in part.
import { Type } from 'typebox';
import { created } from '../../answer.ts';
import { Metadata } from '../../http/metadata.ts';
import { operation } from '../../http/operation.ts';
import { OneOf, SentCents, Text, Uuid } from '../../http/schema.ts';
import { lockForMoves, moveAll, type Payment } from '../../lifecycle/move.ts';
import { exampleRefund, RefundRecord, refundRecord } from '../../lifecycle/refund.ts';
import { refuse } from '../../refusals.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { storedMetadata } from '../../std/metadata.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { keepUsers } from '../../users/users.sql.ts';
import { refusedInRefunds } from '../start/money-fields.ts';
import { isRefundable, leftToRefund, refundLimit } from './refundable-amount.ts';
import { insertRefund, selectRefund } from './refunds.sql.ts';

const acceptedMessage = 'Refund has been accepted.';

export const refundTransaction = operation(
  {
    method: 'POST',
    path: '/3p/api/v1/transactions/:uuid/refund',
    alsoAt: [{ path: '/3p/api/v2/transactions/:uuid/refund' }, { path: '/3p/api/v1/transaction/:uuid/refund' }],
    tag: 'Refunds',
    operationId: 'createRefund',
    summary: 'Refund a transaction',
    description:
      'Debits `amount` (default: all that is left) from the payee after the payout was sent, and credits it to the payer when that debit is good. ' +
      'Allowed from the moment the capture is in a confirmed bank file until the capture or the payout is returned. Before that, cancel the transaction. ' +
      'A transaction may be refunded in several parts, up to its amount. Announces RefundPending.',
    callers: ['processor', 'vendor'],
    startsSomething: true,
    params: Type.Object({ uuid: Uuid }),
    body: Type.Object(
      {
        amount: Type.Optional(SentCents(1)),
        currency: Type.Optional(OneOf(['USD'], { description: 'The currency of the transaction.' })),
        client_reference_id: Type.Optional(Text(0, 255)),
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
      const { caller, params, body, now } = call;
      const key = { processor_id: caller.processor_id, transaction_uuid: params.uuid.toLowerCase() };
      const payment = (await lockForMoves(phase, [{ ...key, cause: 'refund_requested' }])).get(key.transaction_uuid);
      if (payment === undefined || (caller.vendor_id !== null && caller.vendor_id !== payment.vendor_id))
        throw refuse('not_found', 'uuid');
      const amount = refundableAmount(payment, body.amount);
      const sides = { payer: payment.payer_uuid, payee: payment.payee_uuid };
      const kept = await keepUsers(phase, key.processor_id, Object.values(sides));
      for (const [side, uuid] of Object.entries(sides))
        if (!kept.includes(uuid)) throw refuse('unknown_user', 'uuid', `the ${side} of this transaction was deleted`);

      const uuid = uuidv7(now);
      const { client_reference_id = '' } = body;
      const { vendor_id } = payment;
      const metadata = storedMetadata(body.metadata);
      await insertRefund(phase, { ...key, vendor_id, uuid, amount, client_reference_id, metadata, created_at: now });
      await moveAll(phase, [{ ...key, cause: 'refund_requested', refund_uuid: uuid, source_uuid: uuid }], now);
      await recordAct(phase, call, {
        action: 'refund.requested',
        subject: 'refund',
        subject_uuid: uuid,
        detail: { transaction_uuid: key.transaction_uuid, amount },
      });
      return created(refundRecord((await selectRefund(phase, caller, uuid))!), acceptedMessage);
    },
  },
);

/**
 * Cents to refund: what is requested, else all that is left. Refuses what the state of the payment
 * does not allow.
 */
function refundableAmount(payment: Payment, requested: number | undefined): number {
  if (!isRefundable(payment)) throw refuse('not_refundable', 'uuid');
  const left = leftToRefund(payment);
  const amount = requested ?? left;
  if (left === 0) throw refuse('refund_exceeds_amount', 'amount', 'nothing is left to refund');
  if (amount > left)
    throw refuse('refund_exceeds_amount', 'amount', `must be at most ${left}, what is left to refund in cents`);
  if (payment.refund_count >= refundLimit) throw refuse('refund_limit_reached', 'uuid');
  return amount;
}
