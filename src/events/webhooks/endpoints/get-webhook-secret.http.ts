// GET /3p/api/v1/webhook-endpoints/{uuid}/secret: the secret that signs the deliveries to this URL.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { endpointOfPath, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { openSecret } from './endpoint-secret.ts';
import { selectSecret } from './endpoints.sql.ts';

export const SecretData = Type.Object(
  { secret: Type.String({ description: 'The secret that signs the deliveries: `whsec_` and base64.' }) },
  { title: 'WebhookSecret', description: 'The secret of an endpoint.' },
);
export const exampleSecret = { secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' };

export const getWebhookSecret = ({ database, vault }: { database: Database; vault: Vault }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/webhook-endpoints/:uuid/secret',
      tag: 'Webhooks',
      operationId: 'getWebhookSecret',
      role: 'developer',
      summary: 'Read the signing secret of an endpoint',
      description: 'Signatures follow Standard Webhooks 1.0.0. Each tenant and URL has one secret.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(endpointOfPath) }),
      answers: { 200: { description: 'The secret', data: SecretData, example: exampleSecret } },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const sealed = await selectSecret(database, caller, params.uuid);
        if (sealed === null) throw refuse('not_found', 'uuid');
        return ok({ secret: openSecret(vault, params.uuid.toLowerCase(), 'secret_encrypted', sealed) });
      },
    },
  );
