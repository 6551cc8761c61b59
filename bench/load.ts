// The load generator, a process of its own: so many connections, each sending the next request when it has its answer.
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

export interface Load {
  url: string;
  method: 'GET' | 'POST';
  token?: string;
  connections: number;
  seconds: number;
  body?: object;
  /** `fresh`: a new Idempotency-Key each time; a list: taken in turn; absent: none. */
  keys?: 'fresh' | string[];
}

export interface Loaded {
  /** Answers a second. */
  rate: number;
  p50_ms: number;
  p99_ms: number;
  not_2xx: number;
}

async function run({ url, method, token, connections, seconds, body, keys }: Load): Promise<Loaded> {
  let next = 0;
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
    rate: result['2xx'] / result.duration,
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
    not_2xx: result.non2xx + result.errors,
  };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2]!) as Load)));
