// DELETE /admin/v1/tokens/{uuid}: revokes a token.
import { Type } from 'typebox';
import { NoData, operation } from '../../api/http/operation.ts';
import { Uuid } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { afterCommit } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import type { Callers } from './find-caller.ts';
import { revokeToken as revoke } from './revoke-token.ts';

export const revokeToken = ({ callers }: { callers: Callers }) =>
  operation(
    {
      method: 'DELETE',
      path: '/admin/v1/tokens/:uuid',
      tag: 'Operator: tenants',
      operationId: 'revokeToken',
      summary: 'Revoke a token',
      description:
        'Takes effect at once in the process that answers, and within one second in all others. Repeating it changes nothing.',
      callers: ['admin'],
      role: 'administrator',
      reason: 'optional',
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'Revoked', data: NoData, example: null } },
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        if (!(await revoke(phase, call, call.params.uuid))) throw refuse('not_found', 'uuid');
        afterCommit(phase, callers.forget);
        return ok(null);
      },
    },
  );
