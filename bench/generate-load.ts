// The load generator, in its own process. Each of its connections sends the next request when the
// previous one is answered.
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Load, Loaded } from './load.ts';
import { pairAt, pairBeside } from './payments/pairs.ts';

async function run(what: Load): Promise<Loaded> {
  const { url, method, connections, seconds, body, pairs, items = 1, keys } = what;
  const before = process.cpuUsage();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        headers: headersOf(what),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(pairs === undefined && keys === undefined && items === 1 ? {} : { setupRequest: nextRequest(what) }),
      },
    ],
  });
  const { user, system } = process.cpuUsage(before);
  const refused = result.non2xx + result.errors;
  return {
    rate: (result['2xx'] * items) / result.duration,
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
    not_2xx: refused,
    units: (result.requests.sent - refused) * items,
    generator_us: user + system,
  };
}

const headersOf = ({ body, token }: Pick<Load, 'body' | 'token'>) => ({
  accept: 'application/json',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

/**
 * Makes the requests. What is constant is made once: the generator shares the machine with the
 * measured service.
 */
function nextRequest({ body, token, pairs, items, keys }: Load) {
  let next = 0;
  const everyHeaders = (pairs?.tokens ?? [token!]).map((one) => headersOf({ body: body!, token: one }));
  const rest = JSON.stringify(body).slice(1);

  /** The start of a body, about one pair. */
  function about(n: number): string {
    if (pairs === undefined) return '{';
    const { payer_uuid, payee_uuid } = pairAt(pairs, n);
    return `{"payer_uuid":"${payer_uuid}","payee_uuid":"${payee_uuid}",`;
  }

  function bulkOf(n: number): string {
    const item = () => {
      const opening = about(pairs === undefined ? 0 : pairBeside(pairs, n));
      return `${opening}"idempotency_key":"${randomUUID()}",${rest}`;
    };
    return `{"transactions":[${Array.from({ length: items! }, item).join()}]}`;
  }

  return <Request extends object>(request: Request) => {
    const turn = next++;
    const isListed = keys !== undefined && keys !== 'fresh';
    const number = isListed ? turn % keys.length : Math.floor(Math.random() * (pairs?.count ?? 1));
    const n = pairs === undefined ? 0 : number % pairs.count;
    const headers = everyHeaders[n % everyHeaders.length]!;
    return {
      ...request,
      headers:
        keys === undefined ? headers : { ...headers, 'idempotency-key': isListed ? keys[number]! : randomUUID() },
      body: items === undefined ? about(n) + rest : bulkOf(n),
    };
  };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.env.LOAD!) as Load)));
