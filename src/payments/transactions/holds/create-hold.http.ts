// POST /admin/v1/transactions/{uuid}/holds and DELETE /admin/v1/holds/{uuid}: an operator places or
// releases a hold on a payment.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { OneOf, Reason, Uuid } from '../../../api/http/schema.ts';
import { created, ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { insertHold, releaseHold as releaseRow, selectHold } from '../../lifecycle/holds.sql.ts';
import { updateReleasedWith } from '../../risk/monitoring/reviews.sql.ts';
import { findProcessorOf } from '../find-transaction.ts';
import { exampleHold, HoldRecord, holdRecord } from './hold-record.ts';

const example = { ...exampleHold, kind: 'risk' as const, reason: 'Amount out of pattern.' };

export const createHold = operation(
  {
    method: 'POST',
    path: '/admin/v1/transactions/:uuid/holds',
    tag: 'Operator: payments',
    operationId: 'createHold',
    summary: 'Hold a transaction',
    description:
      'No payout, reverse payout, clawback or refund of the transaction is sent until every hold is released. The capture continues, unless `stops_capture` is true and it is in no file yet.',
    callers: ['admin'],
    role: 'support',
    params: Type.Object({ uuid: Uuid }),
    body: Type.Object({
      kind: OneOf(['operator', 'risk', 'compliance']),
      reason: Reason,
      stops_capture: Type.Optional(Type.Boolean()),
    }),
    example: { kind: 'risk', reason: 'Amount out of pattern.' },
    answers: { 201: { description: 'On hold', data: HoldRecord, example } },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const { uuid: transaction_uuid } = call.params;
      const processor_id = await findProcessorOf(phase, transaction_uuid);
      const uuid = uuidv7(call.now);
      const { kind, reason, stops_capture = false } = call.body;
      const hold = await insertHold(phase, {
        kind,
        reason,
        stops_capture,
        processor_id,
        uuid,
        transaction_uuid,
        placed_at: call.now,
      });
      await recordAct(phase, call, {
        processor_id,
        action: 'hold.placed',
        subject: 'transaction',
        subject_uuid: transaction_uuid,
        detail: { hold_uuid: uuid, kind, stops_capture },
      });
      return created(holdRecord(hold!));
    },
  },
);

export const releaseHold = operation(
  {
    method: 'DELETE',
    path: '/admin/v1/holds/:uuid',
    tag: 'Operator: payments',
    operationId: 'releaseHold',
    summary: 'Release a hold',
    description: 'Releases a hold of an operator or of a tenant. Releasing it again changes nothing.',
    callers: ['admin'],
    role: 'risk',
    needsPassword: true,
    params: Type.Object({ uuid: Uuid }),
    answers: {
      200: { description: 'Released', data: HoldRecord, example: { ...example, released_at: '2026-03-04 09:00:00' } },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const hold = await selectHold(phase, call.params.uuid);
      if (hold === null) throw refuse('not_found', 'uuid');
      const released = await releaseRow(phase, { processor_id: hold.processor_id, uuid: hold.uuid }, call.now);
      // Read again: another request may have released it after the first read.
      if (released === null) return ok(holdRecord((await selectHold(phase, hold.uuid))!));
      // The hold of a fraud review: releasing it is the decision.
      if (released.kind === 'risk')
        await updateReleasedWith(
          phase,
          { processor_id: hold.processor_id, hold_uuid: hold.uuid },
          { decided_at: call.now, decided_by: call.caller.operator_uuid ?? null, reason: call.reason ?? null },
        );
      await recordAct(phase, call, {
        processor_id: hold.processor_id,
        action: 'hold.released',
        subject: 'transaction',
        subject_uuid: hold.transaction_uuid,
        detail: { hold_uuid: hold.uuid, kind: hold.kind },
      });
      return ok(holdRecord(released));
    },
  },
);
