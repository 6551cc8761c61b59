// POST /3p/api/v1/webhook-endpoints/{uuid}/rotate-secret: a new secret; the old one also signs for
// a day.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { endpointOfPath, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import { instant, realClock } from '../../../platform/std/clock.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { newSecret, openSecret, sealSecret } from './endpoint-secret.ts';
import { lockSecret, updateSecret } from './endpoints.sql.ts';
import { exampleSecret, SecretData } from './get-webhook-secret.http.ts';

const overlapMs = 24 * 3_600_000;

export const rotateWebhookSecret = ({ vault }: { vault: Vault }) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v1/webhook-endpoints/:uuid/rotate-secret',
      tag: 'Webhooks',
      operationId: 'rotateWebhookSecret',
      role: 'developer',
      summary: 'Rotate the signing secret of an endpoint',
      description:
        'For 24 hours every delivery has two signatures, one of the new secret and one of the previous secret. ' +
        'A second rotation within that time ends the older secret immediately.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(endpointOfPath) }),
      answers: { 200: { description: 'The new secret', data: SecretData, example: exampleSecret } },
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const { caller } = call;
        const uuid = call.params.uuid.toLowerCase();
        const sealed = await lockSecret(phase, caller, uuid);
        if (sealed === null) throw refuse('not_found', 'uuid');
        const previous = openSecret(vault, uuid, 'secret_encrypted', sealed);
        const secret = newSecret();
        await updateSecret(phase, caller.processor_id, uuid, {
          secret_encrypted: sealSecret(vault, uuid, 'secret_encrypted', secret),
          previous_secret_encrypted: sealSecret(vault, uuid, 'previous_secret_encrypted', previous),
          // In real time, like deliveries.
          previous_secret_until: instant(realClock.now().getTime() + overlapMs),
        });
        await recordAct(phase, call, {
          action: 'webhook_endpoint.secret_rotated',
          subject: 'webhook_endpoint',
          subject_uuid: uuid,
        });
        return ok({ secret });
      },
    },
  );
