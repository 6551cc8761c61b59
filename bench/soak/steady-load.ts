// A steady load, in its own process: it starts this many payments a second, even if earlier ones
// are not answered yet.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { quantile } from '../figures.ts';

export interface SteadyLoad {
  /** `http://127.0.0.1:4010` */
  address: string;
  path: string;
  token: string;
  body: object;
  /** Requests a second. */
  rate: number;
  seconds: number;
}

/** The requests that were due in one second. */
export interface LoadedSecond {
  answered: number;
  /**
   * Requests that were refused or lost, or not sent because ten seconds of requests were already
   * waiting.
   */
  failed: number;
  /**
   * From the time when a request was due, not from when a connection was free. Null: none was
   * answered.
   */
  p50_ms: number | null;
  p99_ms: number | null;
}

const connections = 256;
const everyMs = 5;

async function run({ address, path, token, body, rate, seconds }: SteadyLoad): Promise<LoadedSecond[]> {
  const pool = new Pool(address, { connections, pipelining: 1 });
  const text = JSON.stringify(body);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const latencies = Array.from({ length: seconds }, (): number[] => []);
  const failed = latencies.map(() => 0);
  const underWay = new Set<Promise<void>>();
  const began = performance.now();

  async function send(dueMs: number): Promise<void> {
    const second = Math.floor(dueMs / 1_000);
    try {
      const answer = await pool.request({
        method: 'POST',
        path,
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: text,
      });
      await answer.body.dump();
      if (answer.statusCode !== 201) failed[second]!++;
    } catch {
      failed[second]!++;
    }
    latencies[second]!.push(performance.now() - began - dueMs);
  }

  for (let sent = 0; sent < rate * seconds; await wait(everyMs))
    for (const due = Math.min(rate * seconds, ((performance.now() - began) / 1_000) * rate); sent < due; sent++) {
      const dueMs = (sent * 1_000) / rate;
      if (underWay.size >= rate * 10) {
        failed[Math.floor(dueMs / 1_000)]!++;
        continue;
      }
      const request = send(dueMs);
      underWay.add(request);
      void request.then(() => underWay.delete(request));
    }
  await Promise.all(underWay);
  await pool.close();
  return latencies.map((of, second) => {
    const quantileOf = (q: number) => (of.length === 0 ? null : quantile(of, q));
    return { answered: of.length, failed: failed[second]!, p50_ms: quantileOf(0.5), p99_ms: quantileOf(0.99) };
  });
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.env.STEADY_LOAD!) as SteadyLoad)));
