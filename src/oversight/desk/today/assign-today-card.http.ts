// POST /admin/v1/today/{kind}/assign: an operator takes care of a card of Today, or another one
// does.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { ok } from '../../../platform/answer.ts';
import { assignCard } from './cards.sql.ts';
import type { ReadingCards } from './cards.ts';
import { findCard, KindOfPath, seen, stateAnswer, stateIn } from './find-card.ts';
import { findOwner, OwnerUuid } from './find-owner.ts';

export const assignTodayCard = (reading: ReadingCards) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/today/:kind/assign',
      tag: 'Operator',
      operationId: 'assignTodayCard',
      summary: 'Assign a card of Today',
      description:
        'Says who takes care of what waits, or of what goes wrong. The card keeps its owner until another one is named, also when it is gone and comes again.',
      callers: ['admin'],
      role: 'support',
      reason: 'optional',
      params: KindOfPath,
      body: Type.Object({ operator_uuid: OwnerUuid }),
      example: { operator_uuid: '019a2f10-5c00-7b21-8d32-4e5f60718293' },
      answers: stateAnswer('The state of the card'),
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const { kind } = call.params;
        const { operator_uuid } = call.body;
        const card = await findCard(phase, reading, call, kind);
        const operator = await findOwner(phase, 'operator_uuid', operator_uuid);
        await assignCard(phase, kind, operator_uuid);
        await recordAct(phase, call, {
          action: 'today_card.assigned',
          subject: 'today_card',
          subject_uuid: null,
          detail: { ...seen(card), from: card.assigned_to?.uuid ?? null, to: operator_uuid },
        });
        const assigned_to = operator === null ? null : { uuid: operator.uuid, name: operator.name };
        return ok({ ...stateIn(card), assigned_to });
      },
    },
  );
