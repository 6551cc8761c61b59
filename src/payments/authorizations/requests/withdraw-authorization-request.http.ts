// POST /3p/api/v2/authorization-requests/{uuid}/withdraw: ends a link that was not answered.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import {
  AuthorizationRequestRecord,
  authorizationRequestRecord,
  exampleRequest,
  stateOf,
} from './authorization-request-record.ts';
import { lockAuthorizationRequest, updateRequestEnd } from './authorization-requests.sql.ts';

export const withdrawAuthorizationRequest = ({ vault }: { vault: Vault }) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/authorization-requests/:uuid/withdraw',
      tag: 'Users',
      operationId: 'withdrawAuthorizationRequest',
      summary: 'Withdraw a request for an authorization',
      description:
        'The link no longer works. A withdrawn request is answered as it is. If the payer has agreed, revoke the authorization instead.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf('The uuid of the request.') }),
      answers: {
        200: {
          description: 'Withdrawn',
          data: AuthorizationRequestRecord,
          example: { ...exampleRequest, state: 'withdrawn', ended_at: '2026-03-13 16:20:00' },
        },
      },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const found = await lockAuthorizationRequest(phase, call.caller, call.params.uuid);
        if (found === null) throw refuse('not_found', 'uuid');
        const state = stateOf(found, call.now);
        if (state === 'withdrawn') return ok(authorizationRequestRecord(vault, found, call.now));
        if (state !== 'open')
          throw refuse('invalid_state', 'uuid', `the request is ${state}; only an open one can be withdrawn`);
        const end = { ended_as: 'withdrawn', ended_at: call.now, authorization_uuid: null } as const;
        await updateRequestEnd(phase, found, end);
        await recordAct(phase, call, {
          action: 'authorization_request.withdrawn',
          subject: 'user',
          subject_uuid: found.user_uuid,
          detail: { authorization_request_uuid: found.uuid },
        });
        return ok(authorizationRequestRecord(vault, { ...found, ...end }, call.now));
      },
    },
  );
