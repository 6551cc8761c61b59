// POST /3p/api/v2/authorizations/{uuid}/revoke, and the same for operators: a payer takes its
// authorization back.
import { Type } from 'typebox';
import { type Acting, recordAct } from '../../access/tenants/audit-trail.ts';
import { operation } from '../../api/http/operation.ts';
import { described, extended, FilledText, Reason, UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import { AuthorizationRecord, authorizationRecord, exampleAuthorization } from './authorization-record.ts';
import {
  lockAuthorization,
  type Scope,
  selectProcessorOfAuthorization,
  selectUnsentPayments,
  updateRevoked,
} from './authorizations.sql.ts';
import { endRevokedCaptures } from './end-revoked-captures.ts';

const answers = {
  200: {
    description: 'Revoked',
    data: extended(AuthorizationRecord, {
      ended: Type.Array(UuidOf('A payment.'), {
        description: 'The payments that will not be debited any more: canceled, or failed if they were debited before.',
      }),
    }),
    example: {
      ...exampleAuthorization,
      revoked_at: '2026-03-20 09:00:00',
      revoked_reason: 'The payer called.',
      ended: [],
    },
  },
};

const description =
  'No further payment can use the authorization. Its payments whose debit is in no bank file are canceled (TransactionCanceled); one that waits to be presented again fails (TransactionFailed). A debit that is in a file goes on. A revoked authorization is answered as it is.';

export const revokeAuthorization = operation(
  {
    method: 'POST',
    path: '/3p/api/v2/authorizations/:uuid/revoke',
    tag: 'Users',
    operationId: 'revokeAuthorization',
    summary: 'Revoke an authorization',
    description,
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: UuidOf('The uuid of the authorization.') }),
    body: Type.Object({
      reason: Type.Optional(
        described(FilledText(255), 'Why it is revoked. Absent: the record has `The payer revoked it.` instead.'),
      ),
    }),
    example: { reason: 'The payer called.' },
    answers,
    refusals: ['not_found'],
  },
  {
    atomic: async (call, phase) =>
      ok(await revoke(phase, call, call.caller, call.params.uuid, call.body.reason ?? 'The payer revoked it.')),
  },
);

export const revokeAuthorizationOfAnyTenant = operation(
  {
    method: 'POST',
    path: '/admin/v1/authorizations/:uuid/revoke',
    tag: 'Operator: users',
    operationId: 'revokeAuthorizationOfAnyTenant',
    summary: 'Revoke an authorization of any tenant',
    description,
    callers: ['admin'],
    role: 'operator',
    params: Type.Object({ uuid: UuidOf('The uuid of the authorization.') }),
    body: Type.Object({ reason: Reason }),
    example: { reason: 'The payer called.' },
    answers,
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const processor_id = await selectProcessorOfAuthorization(phase, call.params.uuid);
      if (processor_id === null) throw refuse('not_found', 'uuid');
      return ok(await revoke(phase, call, { processor_id, vendor_id: null }, call.params.uuid, call.body.reason));
    },
  },
);

async function revoke(phase: AtomicPhase, call: Acting, scope: Scope, uuid: string, reason: string) {
  const found = await lockAuthorization(phase, scope, uuid);
  if (found === null) throw refuse('not_found', 'uuid');
  if (found.revoked_at !== null) return { ...authorizationRecord(found), ended: [] };
  await updateRevoked(phase, found, reason, call.now);
  const ended = await endRevokedCaptures(phase, await selectUnsentPayments(phase, found), call.now);
  await recordAct(phase, call, {
    processor_id: found.processor_id,
    action: 'authorization.revoked',
    subject: 'user',
    subject_uuid: found.user_uuid,
    detail: { authorization_uuid: found.uuid, reason, ended: [...ended] },
  });
  return { ...authorizationRecord({ ...found, revoked_at: call.now, revoked_reason: reason }), ended: [...ended] };
}
