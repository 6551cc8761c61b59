// POST /3p/api/v2/transactions/{uuid}/pause and /resume: a tenant stops a payment before its next
// outgoing step, and lets it continue.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { described, paymentOfPath, Text, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { insertHold, releaseHold } from '../../lifecycle/holds.sql.ts';
import { exampleTransaction, TransactionRecord, transactionRecord } from '../../lifecycle/transaction.ts';
import { findTransaction } from '../find-transaction.ts';

const params = Type.Object({ uuid: UuidOf(paymentOfPath) });

const pausedMessage = 'Transaction has been paused.';
const resumedMessage = 'Transaction has been resumed.';

export const pauseTransaction = operation(
  {
    method: 'POST',
    path: '/3p/api/v2/transactions/:uuid/pause',
    alsoAt: [{ path: '/3p/api/v1/transaction/:uuid/pause', name: 'pauseTransactionV1' }],
    tag: 'Transactions',
    operationId: 'pauseTransaction',
    summary: 'Pause a transaction',
    description:
      'Puts a hold on the transaction: no payout, reverse payout, clawback or refund of it is sent until it is resumed. The capture continues. Pausing a paused transaction changes nothing.',
    callers: ['processor', 'vendor'],
    params,
    body: Type.Object({
      reason: Type.Optional(described(Text(1, 255), 'Why the payment is paused. Its hold shows this text.')),
    }),
    example: { reason: 'The order is being checked.' },
    answers: {
      200: { description: 'Paused', message: pausedMessage, data: TransactionRecord, example: exampleTransaction },
    },
    refusals: ['not_found', 'not_pausable'],
  },
  {
    async atomic(call, phase) {
      const found = await findTransaction(phase, call.caller, call.params.uuid);
      if (found.transaction_status === 'CANCELED') throw refuse('not_pausable', 'uuid');
      const { processor_id } = call.caller;
      const hold = await insertHold(phase, {
        processor_id,
        uuid: uuidv7(call.now),
        transaction_uuid: found.uuid,
        kind: 'tenant',
        reason: call.body.reason ?? 'Paused by request.',
        stops_capture: false,
        placed_at: call.now,
      });
      if (hold !== null)
        await recordAct(phase, call, {
          action: 'transaction.paused',
          subject: 'transaction',
          subject_uuid: found.uuid,
        });
      return ok(transactionRecord(found), pausedMessage);
    },
  },
);

export const resumeTransaction = operation(
  {
    method: 'POST',
    path: '/3p/api/v2/transactions/:uuid/resume',
    alsoAt: [{ path: '/3p/api/v1/transaction/:uuid/resume', name: 'resumeTransactionV1' }],
    tag: 'Transactions',
    operationId: 'resumeTransaction',
    summary: 'Resume a transaction',
    description:
      "Releases the tenant's hold. The stopped entries are sent at the next cut-off, unless an operator holds the transaction too. Resuming a transaction that is not paused changes nothing.",
    callers: ['processor', 'vendor'],
    params,
    answers: {
      200: { description: 'Resumed', message: resumedMessage, data: TransactionRecord, example: exampleTransaction },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const found = await findTransaction(phase, call.caller, call.params.uuid);
      const { processor_id } = call.caller;
      const released = await releaseHold(phase, { processor_id, transaction_uuid: found.uuid }, call.now);
      if (released !== null)
        await recordAct(phase, call, {
          action: 'transaction.resumed',
          subject: 'transaction',
          subject_uuid: found.uuid,
        });
      return ok(transactionRecord(found), resumedMessage);
    },
  },
);
