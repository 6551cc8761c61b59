// POST /admin/v1/sanctions-hits/{uuid}/clear, /confirm and /report: what an operator decides about
// a hit, and the report to OFAC.
import { Type } from 'typebox';
import { easternDay } from '../../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../../api/http/operation.ts';
import { Day, described, FilledText, Uuid } from '../../../../api/http/schema.ts';
import { lockUser } from '../../../../customers/users/users.sql.ts';
import { ok } from '../../../../platform/answer.ts';
import type { AtomicPhase } from '../../../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../../../platform/refusals.ts';
import { clearHit, confirmHit, recordHit } from './decide-hit.ts';
import { exampleHit, HitRecord, hitRecord } from './hit-record.ts';
import { type NamedHit, selectHit, updateReported } from './hits.sql.ts';

const params = Type.Object({ uuid: Uuid });

const confirmed = {
  ...exampleHit,
  state: 'confirmed' as const,
  decided_at: '2026-03-12 14:05:00',
  reason: 'The passport number and the birth date are the same.',
  report_due_on: '2026-03-26',
};

export const clearSanctionsHit = operation(
  {
    method: 'POST',
    path: '/admin/v1/sanctions-hits/:uuid/clear',
    tag: 'Operator: users',
    operationId: 'clearSanctionsHit',
    summary: 'Clear a hit: it is another person or business',
    description:
      'For an open hit, and for a confirmed one that was a mistake or whose entry OFAC removed. After the last hit of the user the block is lifted, and the payments that it held are released; a block that was placed for another reason stays. The same name and entry are not raised again, unless the name changes or the entry gets other names or birth dates. Clearing a cleared hit changes nothing.',
    callers: ['admin'],
    role: 'risk',
    approval: { act: 'sanctions' },
    params,
    example: { reason: 'Born in 1991 by the passport; the listed person was born in 1961.' },
    answers: {
      200: {
        description: 'Cleared',
        data: HitRecord,
        example: {
          ...exampleHit,
          state: 'cleared',
          decided_at: '2026-03-12 14:05:00',
          reason: 'Born in 1991 by the passport; the listed person was born in 1961.',
        },
      },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const hit = await lockHit(phase, call.params.uuid);
      if (hit.state === 'cleared') return ok(hitRecord(hit));
      await clearHit(phase, call, hit);
      return ok(hitRecord((await selectHit(phase, hit.uuid))!));
    },
  },
);

export const confirmSanctionsHit = operation(
  {
    method: 'POST',
    path: '/admin/v1/sanctions-hits/:uuid/confirm',
    tag: 'Operator: users',
    operationId: 'confirmSanctionsHit',
    summary: 'Confirm a hit: it is the same person or business',
    description:
      'The user stays blocked. `report_due_on` is the last day for the report to OFAC; record it with `POST /admin/v1/sanctions-hits/{uuid}/report`. Confirming a confirmed hit changes nothing.',
    callers: ['admin'],
    role: 'risk',
    params,
    example: { reason: confirmed.reason },
    answers: {
      200: { description: 'Confirmed', data: HitRecord, example: confirmed },
    },
    refusals: ['not_found', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const hit = await lockHit(phase, call.params.uuid);
      if (hit.state === 'confirmed') return ok(hitRecord(hit));
      if (hit.state === 'cleared')
        throw refuse(
          'invalid_state',
          'uuid',
          'the hit is cleared, and only an open one can be confirmed; block the user with `POST /admin/v1/users/{uuid}/blocks` and the kind `sanctions`',
        );
      await confirmHit(phase, call, hit);
      return ok(hitRecord((await selectHit(phase, hit.uuid))!));
    },
  },
);

const Report = Type.Object({
  reference: described(FilledText(200), 'What OFAC or your own records call the report.'),
  reported_on: described(Day, 'The day on which OFAC got it.'),
});

export const recordSanctionsReport = operation(
  {
    method: 'POST',
    path: '/admin/v1/sanctions-hits/:uuid/report',
    tag: 'Operator: users',
    operationId: 'recordSanctionsReport',
    summary: 'Record the report of a confirmed hit to OFAC',
    description:
      'Achord does not send the report: your compliance officer does. Recording it again replaces the reference; the audit trail keeps both.',
    callers: ['admin'],
    role: 'risk',
    reason: 'optional',
    params,
    body: Report,
    example: { reference: 'OFAC-BR-2026-0042', reported_on: '2026-03-16' },
    answers: {
      200: {
        description: 'Recorded',
        data: HitRecord,
        example: {
          ...confirmed,
          report_reference: 'OFAC-BR-2026-0042',
          reported_on: '2026-03-16',
        },
      },
    },
    refusals: ['not_found', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const hit = await lockHit(phase, call.params.uuid);
      if (hit.state !== 'confirmed')
        throw refuse(
          'invalid_state',
          'uuid',
          `the hit is ${hit.state}, and only a confirmed one is reported; confirm it first`,
        );
      const { reference, reported_on } = call.body;
      if (reported_on > easternDay(call.now)) throw invalid('reported_on', 'maximum', 'must not be in the future');
      await updateReported(phase, { ...hit, reference, on: reported_on });
      await recordHit(phase, call, hit, 'sanctions_hit.reported', { reference, reported_on });
      return ok(hitRecord((await selectHit(phase, hit.uuid))!));
    },
  },
);

/** Locks the user of the hit: the screening and other decisions wait. */
async function lockHit(phase: AtomicPhase, uuid: string): Promise<NamedHit> {
  const found = await selectHit(phase, uuid);
  if (found === null) throw refuse('not_found', 'uuid');
  await lockUser(phase, { processor_id: found.processor_id, vendor_id: null }, found.user_uuid);
  return (await selectHit(phase, uuid))!;
}
