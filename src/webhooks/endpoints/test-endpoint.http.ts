// POST /3p/api/v1/webhook-endpoints/{uuid}/test: send one signed request now, and say what came of
// it.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import { operation } from '../../http/operation.ts';
import { Nullable, OneOf, Uuid } from '../../http/schema.ts';
import { refuse } from '../../refusals.ts';
import { realClock } from '../../std/clock.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import type { Vault } from '../../vault/vault.ts';
import { explain } from '../delivery/explain-failure.ts';
import { outcomeOf } from '../delivery/judge.ts';
import type { Post } from '../delivery/post.ts';
import { signedHeaders } from '../delivery/sign.ts';
import { secretOpener } from './endpoint-secret.ts';
import { selectForTest } from './endpoints.sql.ts';

/**
 * No event of the log has this name, so that no receiver takes a test for something that happened.
 */
const testType = 'WebhookTest';

export const testEndpoint = ({ vault, post }: { vault: Vault; post: Post }) => {
  const secretsOf = secretOpener(vault);
  return operation(
    {
      method: 'POST',
      path: '/3p/api/v1/webhook-endpoints/:uuid/test',
      tag: 'Webhooks',
      summary: 'Send a test delivery',
      description:
        `One request of type \`${testType}\`, signed like any other, is sent at once, also to a disabled endpoint. It is ` +
        'not tried again and is no part of the history. The answer waits for what comes of it, at most 15 seconds.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: {
          description: 'What came of it',
          data: Type.Object({
            webhook_id: Uuid,
            outcome: OneOf(['succeeded', 'refused', 'failed', 'blocked']),
            status: Nullable(Type.Integer()),
            error: Nullable(Type.String()),
            answer: Nullable(Type.String({ description: 'the first 16 KiB of the answer' })),
            latency_ms: Type.Integer(),
          }),
          example: {
            webhook_id: '019a2f43-9a1b-7c2d-8e3f-405162738495',
            outcome: 'refused',
            status: 404,
            error: 'the receiver answered 404: there is nothing at this path',
            answer: 'Not Found',
            latency_ms: 38,
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async atomic({ caller, params }, phase) {
        const endpoint = await selectForTest(phase, caller, params.uuid);
        if (endpoint === null) throw refuse('not_found', 'uuid');
        return {
          async call() {
            const now = realClock.now();
            const webhook_id = uuidv7(now);
            const data = { uuid: endpoint.endpoint_uuid, sequence: 1 };
            const body = JSON.stringify({ type: testType, timestamp: now.toISOString(), data });
            const met = await post(endpoint.url, signedHeaders(secretsOf(endpoint, now), webhook_id, now, body), body);
            const { status, answer, latency_ms } = met;
            return async () =>
              ok({ webhook_id, outcome: outcomeOf(met), status, error: explain(met), answer, latency_ms });
          },
        };
      },
    },
  );
};
