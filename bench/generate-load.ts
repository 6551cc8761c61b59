// The load generator, in its own process. Each of its connections sends the next request when the
// previous one is answered.
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Load, Loaded } from './load.ts';

async function run({ url, method, token, connections, seconds, body, items, keys }: Load): Promise<Loaded> {
  let next = 0;
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const bulk = items === undefined ? null : bulkBody(items, body!);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(bulk === null ? {} : { setupRequest: (request) => ({ ...request, body: bulk() }) }),
        ...(keys === undefined
          ? {}
          : {
              setupRequest: (request) => ({
                ...request,
                headers: {
                  ...headers,
                  'idempotency-key': keys === 'fresh' ? randomUUID() : keys[next++ % keys.length]!,
                },
              }),
            }),
      },
    ],
  });
  return {
    rate: (result['2xx'] * (items ?? 1)) / result.duration,
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
    not_2xx: result.non2xx + result.errors,
  };
}

/**
 * The constant part of the items is made once: the generator shares the machine with the measured
 * service.
 */
function bulkBody(items: number, item: object): () => string {
  const rest = JSON.stringify(item).slice(1);
  const one = () => `{"idempotency_key":"${randomUUID()}",${rest}`;
  return () => `{"transactions":[${Array.from({ length: items }, one).join()}]}`;
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.env.LOAD!) as Load)));
