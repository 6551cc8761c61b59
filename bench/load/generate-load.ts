// The load generator, in its own process. Each of its connections sends the next request when the
// previous one is answered.
import { quantile } from '../figures.ts';
import { type Answered, keepAsking } from './connection.ts';
import type { Load, Loaded } from './load.ts';
import { requestsOf } from './requests.ts';

async function run(what: Load): Promise<Loaded> {
  const { url, connections, seconds, pairs, items = 1 } = what;
  const request = requestsOf(what);
  let sent = 0;
  const answered: Answered = { latencies: [], refused: 0, lost: 0 };
  const before = process.cpuUsage();
  const began = performance.now();
  const goesOn =
    seconds === 'each pair once' ? () => sent < pairs!.count : () => performance.now() - began < seconds * 1_000;
  function next(): string {
    sent++;
    return request();
  }
  await Promise.all(
    Array.from({ length: connections }, () => keepAsking({ address: new URL(url), next, goesOn, answered })),
  );
  const tookSeconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(before);
  const { latencies, refused, lost } = answered;
  const units = (latencies.length - refused) * items;
  return {
    rate: units / tookSeconds,
    p50_ms: milliseconds(quantile(latencies, 0.5)),
    p99_ms: milliseconds(quantile(latencies, 0.99)),
    not_2xx: refused + lost,
    units,
    generator_us: user + system,
  };
}

/** To a tenth. */
const milliseconds = (exact: number): number => Math.round(exact * 10) / 10;

process.stdout.write(JSON.stringify(await run(JSON.parse(process.env.LOAD!) as Load)));
