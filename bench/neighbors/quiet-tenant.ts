// A tenant that asks for little, in its own process: it starts and lists payments, some each
// second, and tells how long each kind of answer took.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { quantile } from '../figures.ts';

export interface QuietTenant {
  /** `http://127.0.0.1:4010` */
  address: string;
  token: string;
  /** Of a payment. */
  body: object;
  /** Requests a second, of each kind. */
  rate: number;
  seconds: number;
}

export interface Waited {
  p50_ms: number;
  p99_ms: number;
}

export interface QuietTenantWaited {
  start: Waited;
  list: Waited;
  /** Answers with a status outside 200 to 299. */
  refused: number;
}

/** Seconds that do not count: a new process is slow, and opens its connections. */
const warmUp = 2;

async function run({ address, token, body, rate, seconds }: QuietTenant): Promise<QuietTenantWaited> {
  const pool = new Pool(address, { connections: 64, pipelining: 1 });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const text = JSON.stringify(body);
  const took = { start: [] as number[], list: [] as number[] };
  let refused = 0;

  async function ask(kind: 'start' | 'list', counts: boolean): Promise<void> {
    const began = performance.now();
    const answer =
      kind === 'start'
        ? await pool.request({
            method: 'POST',
            path: '/3p/api/v1/transaction',
            headers: { ...headers, 'idempotency-key': randomUUID() },
            body: text,
          })
        : await pool.request({ method: 'GET', path: '/3p/api/v2/transactions?per_page=25', headers });
    await answer.body.dump();
    if (counts) took[kind].push(performance.now() - began);
    if (answer.statusCode >= 300) refused++;
  }

  const asking: Promise<void>[] = [];
  const began = performance.now();
  // The two kinds in turn, so that neither waits for the other.
  for (let n = 0; n < 2 * rate * (warmUp + seconds); n++) {
    await wait(Math.max(0, began + (n * 1_000) / (2 * rate) - performance.now()));
    asking.push(ask(n % 2 === 0 ? 'start' : 'list', n >= 2 * rate * warmUp));
  }
  await Promise.all(asking);
  await pool.close();
  const waited = (of: readonly number[]): Waited => ({ p50_ms: quantile(of, 0.5), p99_ms: quantile(of, 0.99) });
  return { start: waited(took.start), list: waited(took.list), refused };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.env.QUIET_TENANT!) as QuietTenant)));
