// DELETE /admin/v1/tokens/{uuid}: the token stops working.
import { Type } from 'typebox';
import { recordAct } from '../access/audit-trail.ts';
import type { Callers } from '../access/find-caller.ts';
import { revokeToken as revoke } from '../access/tokens.sql.ts';
import { ok } from '../answer.ts';
import { NoData, operation } from '../http/operation.ts';
import { Uuid } from '../http/schema.ts';
import { refuse } from '../refusals.ts';
import { nilUuid } from '../std/identifiers.ts';

export const revokeToken = ({ callers }: { callers: Callers }) =>
  operation(
    {
      method: 'DELETE',
      path: '/admin/v1/tokens/:uuid',
      tag: 'Operator',
      summary: 'Revoke a token',
      description:
        'Takes effect at once in the process that answers, within one second in every other. Repeating it changes nothing.',
      callers: ['admin'],
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'Revoked', data: NoData, example: null } },
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const token = await revoke(phase, call.params.uuid);
        if (token === null) throw refuse('not_found', 'uuid');
        await recordAct(phase, call, {
          processor_id: token.processor_id ?? nilUuid,
          action: 'token.revoked',
          subject: 'token',
          subject_uuid: token.uuid,
        });
        return ok(null);
      },
      committed: callers.forget,
    },
  );
