// POST /3p/api/v1/webhook-endpoints/{uuid}/test: sends one signed request now and answers the
// result.

import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { endpointOfPath, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { explain } from '../delivery/explain-failure.ts';
import { outcomeOf } from '../delivery/judge.ts';
import type { Post } from '../delivery/post.ts';
import { signedHeaders } from '../delivery/sign.ts';
import { attemptResult } from './delivery-record.ts';
import { secretOpener } from './endpoint-secret.ts';
import { selectForTest } from './endpoints.sql.ts';

/** No event has this name, so no receiver takes a test for a real event. */
const testType = 'WebhookTest';

export const sendTestDelivery = ({ vault, post, livemode }: { vault: Vault; post: Post; livemode: boolean }) => {
  const secretsOf = secretOpener(vault);
  return operation(
    {
      method: 'POST',
      path: '/3p/api/v1/webhook-endpoints/:uuid/test',
      tag: 'Webhooks',
      operationId: 'sendTestDelivery',
      role: 'developer',
      summary: 'Send a test delivery',
      description:
        `Sends one request of type \`${testType}\` at once, signed like any other, also to a disabled endpoint. It is ` +
        'sent only once and is not in the history. The answer has its result and takes at most 15 seconds.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(endpointOfPath) }),
      answers: {
        200: {
          description: 'The result of the request',
          data: Type.Object({
            webhook_id: UuidOf('The header `webhook-id` of the request.'),
            ...attemptResult,
          }),
          example: {
            webhook_id: '019a2f43-9a1b-7c2d-8e3f-405162738495',
            outcome: 'refused',
            status: 404,
            error: 'the receiver answered 404: this path does not exist',
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
            const body = JSON.stringify({ type: testType, timestamp: now.toISOString(), livemode, data });
            const exchange = await post(
              endpoint.url,
              signedHeaders(secretsOf(endpoint, now), webhook_id, now, body),
              body,
            );
            const { status, answer, latency_ms } = exchange;
            return async () =>
              ok({ webhook_id, outcome: outcomeOf(exchange), status, error: explain(exchange), answer, latency_ms });
          },
        };
      },
    },
  );
};
