// GET /admin/v1/users/{uuid}/kept-identity: who an erased user was, for as long as it is kept.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { Timestamp, Uuid } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { findAnyUser } from '../find-any-user.ts';
import { selectErasure } from './erasures.sql.ts';
import { openIdentity } from './kept-identity.ts';

export const getKeptIdentity = ({ database, vault }: { database: Database; vault: Vault }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/users/:uuid/kept-identity',
      tag: 'Operator: users',
      operationId: 'getKeptIdentity',
      summary: 'Read the kept identity of an erased user',
      description:
        'For a request of an authority. The answer has tax identifiers and account numbers in plain text, so each read is recorded in the audit trail with its reason.',
      callers: ['admin'],
      role: 'administrator',
      needsPassword: true,
      params: Type.Object({ uuid: Uuid }),
      reason: 'required',
      answers: {
        200: {
          description: 'The identity',
          data: Type.Object({
            user_uuid: Uuid,
            kept_until: Timestamp,
            identity: Type.Object({}, { additionalProperties: true }),
          }),
          example: {
            user_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
            kept_until: '2031-03-01 14:05:09',
            identity: { kind: 'person', first_name: 'Ada', last_name: 'Moreau' },
          },
        },
      },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async read(call) {
        const { processor_id, uuid: user_uuid } = await findAnyUser(database, call.params.uuid);
        const erasure = await selectErasure(database, { processor_id, user_uuid });
        if (erasure === null)
          throw refuse('invalid_state', 'uuid', 'the user is not erased; GET /admin/v1/users/{uuid} reads it');
        if (erasure.identity_sealed === null)
          throw refuse('invalid_state', 'uuid', 'nothing of the identity of this erased user is kept any more');
        const identity = openIdentity(vault, erasure, erasure.identity_sealed);
        await atomically(database, (phase) =>
          recordAct(phase, call, {
            processor_id,
            action: 'user.kept_identity_read',
            subject: 'user',
            subject_uuid: user_uuid,
          }),
        );
        return ok({ user_uuid, kept_until: timestamp(erasure.keep_until!), identity });
      },
    },
  );
