// POST /admin/v1/transactions/{uuid}/refund and /cancel: an operator, or a person of the tenant,
// does what programs of the tenant may do.
import { Type } from 'typebox';
import type { Caller } from '../../../api/http/caller.ts';
import { operation } from '../../../api/http/operation.ts';
import { PositiveCents, Text, Uuid } from '../../../api/http/schema.ts';
import { created, ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { exampleRefund, RefundRecord, refundRecord } from '../../lifecycle/refund.ts';
import { transactionRecord } from '../../lifecycle/transaction.ts';
import { cancelPayment } from '../cancel-payment.ts';
import { canceledTransaction } from '../cancel-transaction.http.ts';
import { findProcessorOf } from '../find-transaction.ts';
import { lockToRefund, refundPayment } from '../refunds/refund-payment.ts';
import type { Scope } from '../transactions.sql.ts';

/** An operator acts for the tenant of the payment, a person for the own one; with all vendors. */
const scopeOf = async (phase: AtomicPhase, caller: Caller, uuid: string): Promise<Scope> => ({
  processor_id: caller.kind === 'admin' ? await findProcessorOf(phase, uuid) : caller.processor_id,
  vendor_id: null,
});

const callers = ['admin', 'processor'] as const;
const tenantRole = 'tenant_finance';

export const refundTransactionOfAnyTenant = operation(
  {
    method: 'POST',
    path: '/admin/v1/transactions/:uuid/refund',
    tag: 'Operator: payments',
    operationId: 'refundTransactionOfAnyTenant',
    summary: 'Refund a transaction of any tenant',
    description:
      'As `POST /3p/api/v1/transactions/{uuid}/refund`, for the tenant: it debits `amount` in cents (default: all that is left) from the payee and credits it to the payer when that debit is good. The tenant gets the event RefundPending. A suspended tenant does not prevent it for an operator. A person of a tenant with the role `tenant_finance` refunds the payments of the tenant.',
    callers,
    role: 'operator',
    tenantRole,
    startsSomething: true,
    approval: {
      act: 'refunds',
      async amountOf({ caller, params, body }, phase) {
        const transaction_uuid = (params as { uuid: string }).uuid.toLowerCase();
        const scope = await scopeOf(phase, caller, transaction_uuid);
        const { amount } = body as { amount?: number };
        return (await lockToRefund(phase, { scope, transaction_uuid, ...(amount === undefined ? {} : { amount }) }))
          .amount;
      },
    },
    params: Type.Object({ uuid: Uuid }),
    body: Type.Object({
      amount: Type.Optional(PositiveCents),
      client_reference_id: Type.Optional(Text(0, 255)),
    }),
    example: { amount: 4000 },
    answers: {
      201: {
        description: 'Accepted',
        data: RefundRecord,
        example: { ...exampleRefund, status: 'REFUND_PENDING', refund_capture_trace_id: '' },
      },
    },
    refusals: ['not_found', 'not_refundable', 'refund_exceeds_amount', 'refund_limit_reached', 'unknown_user'],
  },
  {
    async atomic(call, phase) {
      const transaction_uuid = call.params.uuid.toLowerCase();
      const scope = await scopeOf(phase, call.caller, transaction_uuid);
      const { amount, client_reference_id } = call.body;
      const refund = await refundPayment(phase, call, {
        scope,
        transaction_uuid,
        ...(amount === undefined ? {} : { amount }),
        ...(client_reference_id === undefined ? {} : { client_reference_id }),
      });
      return created(refundRecord(refund));
    },
  },
);

export const cancelTransactionOfAnyTenant = operation(
  {
    method: 'POST',
    path: '/admin/v1/transactions/:uuid/cancel',
    tag: 'Operator: payments',
    operationId: 'cancelTransactionOfAnyTenant',
    summary: 'Cancel a transaction of any tenant',
    description:
      'As `DELETE /3p/api/v2/transactions/{uuid}`, for the tenant: it works until the capture is put into a bank file. The tenant gets the event TransactionCanceled and reads `cancel_reason`; `reason` is in the audit trail. A person of a tenant with the role `tenant_finance` cancels the payments of the tenant. A canceled transaction is answered as it is.',
    callers,
    role: 'operator',
    tenantRole,
    params: Type.Object({ uuid: Uuid }),
    body: Type.Object({ cancel_reason: Type.Optional(Text(1, 255)) }),
    example: { cancel_reason: 'The order was withdrawn.' },
    answers: { 200: canceledTransaction },
    refusals: ['not_found', 'not_cancelable'],
  },
  {
    async atomic(call, phase) {
      const scope = await scopeOf(phase, call.caller, call.params.uuid);
      const byDefault = call.caller.kind === 'admin' ? 'Canceled by the operator.' : 'Canceled by request.';
      const { cancel_reason = byDefault } = call.body;
      return ok(transactionRecord(await cancelPayment(phase, call, { scope, uuid: call.params.uuid, cancel_reason })));
    },
  },
);
