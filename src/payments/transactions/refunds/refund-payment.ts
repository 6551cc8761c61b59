// Refunds a payment in whole or in part, for its tenant or for an operator.

import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import { keepUsers } from '../../../customers/users/users.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { replaceEntries } from '../../../platform/database/metadata-entries.sql.ts';
import { refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { type Metadata, storedMetadata } from '../../../platform/std/metadata.ts';
import { lockForMoves, moveAll, type Payment } from '../../lifecycle/move.ts';
import type { RefundRow } from '../../lifecycle/refund.ts';
import type { Scope } from '../transactions.sql.ts';
import { isRefundable, leftToRefund, refundLimit } from './refundable-amount.ts';
import { insertRefund, selectRefund } from './refunds.sql.ts';

interface Requested {
  /** Who may refund it. A payment of another tenant is not found. */
  scope: Scope;
  transaction_uuid: string;
  /** Cents. Absent: all that is left. */
  amount?: number;
}

/** Locks the payment and answers the cents to refund; refuses what cannot be refunded. */
export async function lockToRefund(
  phase: AtomicPhase,
  { scope, transaction_uuid, amount }: Requested,
): Promise<{ payment: Payment; amount: number }> {
  const key = { processor_id: scope.processor_id, transaction_uuid };
  const payment = (await lockForMoves(phase, [{ ...key, cause: 'refund_requested' }])).get(transaction_uuid);
  if (payment === undefined || (scope.vendor_id !== null && scope.vendor_id !== payment.vendor_id))
    throw refuse('not_found', 'uuid');
  return { payment, amount: refundableAmount(payment, amount) };
}

export async function refundPayment(
  phase: AtomicPhase,
  call: Acting,
  {
    client_reference_id = '',
    metadata: sent,
    ...requested
  }: Requested & { client_reference_id?: string; metadata?: Metadata },
): Promise<RefundRow> {
  const { scope, transaction_uuid } = requested;
  const { now } = call;
  const key = { processor_id: scope.processor_id, transaction_uuid };
  const { payment, amount } = await lockToRefund(phase, requested);
  const sides = { payer: payment.payer_uuid, payee: payment.payee_uuid };
  const kept = await keepUsers(phase, key.processor_id, Object.values(sides));
  for (const [side, uuid] of Object.entries(sides))
    if (!kept.includes(uuid)) throw refuse('unknown_user', 'uuid', `the ${side} of this transaction was deleted`);

  const uuid = uuidv7(now);
  const { vendor_id } = payment;
  const metadata = storedMetadata(sent);
  await insertRefund(phase, { ...key, vendor_id, uuid, amount, client_reference_id, metadata, created_at: now });
  await replaceEntries(
    phase,
    { processor_id: key.processor_id, subject: 'refund', subject_uuid: uuid },
    null,
    metadata,
  );
  await moveAll(phase, [{ ...key, cause: 'refund_requested', refund_uuid: uuid, source_uuid: uuid }], now);
  await recordAct(phase, call, {
    processor_id: key.processor_id,
    action: 'refund.requested',
    subject: 'refund',
    subject_uuid: uuid,
    detail: { transaction_uuid, amount },
  });
  return (await selectRefund(phase, scope, uuid))!;
}

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
