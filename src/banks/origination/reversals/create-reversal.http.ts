// POST /admin/v1/transactions/{uuid}/reversals and /admin/v1/reversals/{uuid}/cancel: an operator
// takes back an entry that was sent wrongly.
import { type Static, Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { paymentOfPath, TraceOf, UuidOf } from '../../../api/http/schema.ts';
import { releaseHold } from '../../../payments/lifecycle/holds.sql.ts';
import { findProcessorOf } from '../../../payments/transactions/find-transaction.ts';
import { created, ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import { askReversal, expectReversible } from './ask-reversal.ts';
import { lockPaymentsOf } from './move-reversals.ts';
import { EntryErrorField, exampleReversal, ReversalRecord, reversalRecord } from './reversal-record.ts';
import { moveReversals } from './reversals.sql.ts';
import { selectReversal } from './seen-reversals.sql.ts';
import type { Reversing } from './why-not.ts';

const Body = Type.Object({
  trace_id: TraceOf('The trace number of the wrong entry, from `entries` of the payment.'),
  entry_error: EntryErrorField,
});

export const createReversal = (context: Reversing) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/transactions/:uuid/reversals',
      tag: 'Operator: banks',
      operationId: 'createReversal',
      summary: 'Reverse an entry',
      description:
        'Takes back an entry of a capture or a payout that was sent wrongly, by an entry of the same amount in the other direction, in a batch with the description `REVERSAL`. It goes out with the next cut-off after the wrong entry has settled; the receiving bank must have it within five banking days after that. Until then a hold stops the payment. When the reversal of a debit settles, the capture fails as if it was returned (TransactionFailed with `failure_code` `entry_reversed`), and a payout that was sent is clawed back. When the reversal of a credit is good, two banking days after it settled, the payout fails (PayoutFailed), and the money is owed to the payee again. An entry is reversed once.',
      callers: ['admin'],
      role: 'operator',
      approval: {
        act: 'reversals',
        async amountOf({ params, body }, phase) {
          const transaction_uuid = (params as { uuid: string }).uuid.toLowerCase();
          const processor_id = await findProcessorOf(phase, transaction_uuid);
          const asked = body as Static<typeof Body>;
          return (await expectReversible(phase, context, { processor_id, transaction_uuid, ...asked })).amount;
        },
      },
      params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
      body: Body,
      example: { trace_id: exampleReversal.reversed_trace_id, entry_error: exampleReversal.entry_error },
      answers: {
        201: { description: 'The reversal, which waits for a file', data: ReversalRecord, example: exampleReversal },
      },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const transaction_uuid = call.params.uuid.toLowerCase();
        const processor_id = await findProcessorOf(phase, transaction_uuid);
        const { trace_id, entry_error } = call.body;
        const asked = { processor_id, transaction_uuid, trace_id, entry_error };
        const made = await askReversal(phase, context, asked, call.now);
        await recordAct(phase, call, {
          processor_id,
          action: 'reversal.requested',
          subject: 'transaction',
          subject_uuid: transaction_uuid,
          detail: { reversal_uuid: made.uuid, trace_id, entry_error, amount: made.amount },
        });
        return created(reversalRecord(made));
      },
    },
  );

export const cancelReversal = operation(
  {
    method: 'POST',
    path: '/admin/v1/reversals/:uuid/cancel',
    tag: 'Operator: banks',
    operationId: 'cancelReversal',
    summary: 'Cancel a reversal',
    description:
      'Only while it waits for a file. The hold on the payment is released. A canceled reversal is answered as it is.',
    callers: ['admin'],
    role: 'operator',
    params: Type.Object({ uuid: UuidOf('The uuid of the reversal.') }),
    answers: {
      200: {
        description: 'The canceled reversal',
        data: ReversalRecord,
        example: { ...exampleReversal, status: 'REVERSAL_CANCELED', cancel_reason: 'by_operator' },
      },
    },
    refusals: ['not_found', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const found = await selectReversal(phase, call.params.uuid);
      if (found === null) throw refuse('not_found', 'uuid');
      await lockPaymentsOf(phase, [found]);
      const { processor_id, uuid, hold_uuid } = found;
      const [canceled] = await moveReversals(
        phase,
        'V5x',
        [{ processor_id, uuid, source_uuid: uuid, cancel_reason: 'by_operator' }],
        call.now,
      );
      const after = (await selectReversal(phase, uuid))!;
      if (canceled === undefined) {
        if (after.status === 'REVERSAL_CANCELED') return ok(reversalRecord(after));
        throw refuse(
          'invalid_state',
          'uuid',
          `the reversal is ${after.status}; only one that is REVERSAL_PENDING can be canceled`,
        );
      }
      if (hold_uuid !== null) await releaseHold(phase, { processor_id, uuid: hold_uuid }, call.now);
      await recordAct(phase, call, {
        processor_id,
        action: 'reversal.canceled',
        subject: 'transaction',
        subject_uuid: found.transaction_uuid,
        detail: { reversal_uuid: uuid },
      });
      return ok(reversalRecord(after));
    },
  },
);
