// Starts of the service with its embedded PostgreSQL until its API answers, compared with starts of
// that PostgreSQL alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { children } from '../children.ts';
import { median } from '../figures.ts';

const silent = { info() {}, warn() {}, error() {} };
const starts = ['first start', 'later start'] as const;
const targets = { 'first start': '6000', 'later start': '2500' };

/** Rows of the table that `npm run bench` prints. */
export async function benchStart({ directory, rounds }: { directory: string; rounds: number }): Promise<object[]> {
  const took = starts.map(() => ({ service: [] as number[], postgres: [] as number[] }));
  for (let round = 1; round <= rounds; round++) {
    const [own, floor] = [await mkdtemp(join(directory, 'service-')), await mkdtemp(join(directory, 'postgres-'))];
    for (const n of starts.keys()) {
      took[n]!.postgres.push(await startPostgres(floor));
      took[n]!.service.push(await startService(own));
    }
    for (const used of [own, floor]) await rm(used, { recursive: true, force: true });
  }
  return starts.map((what, n) => {
    const { service, postgres } = took[n]!;
    const [ours, theirs] = [median(service), median(postgres)];
    return {
      what: `${what}, until it answers`,
      ms: Math.round(ours),
      'PostgreSQL alone, ms': Math.round(theirs),
      ratio: Number((ours / theirs).toFixed(2)),
      'target, ms': targets[what],
    };
  });
}

async function startService(directory: string): Promise<number> {
  const processes = children();
  const began = performance.now();
  try {
    const address = await processes.start('bin/command-line.mjs start', /http:\/\/127\.0\.0\.1:\d+/, {
      PORT: '0',
      ACHORD_DATA_DIR: directory,
      ACHORD_LOG_LEVEL: 'warn',
    });
    const { status } = await fetch(`${address}/health/ready`);
    if (status !== 200) throw new Error(`the service has started but answers ${status}`);
    return performance.now() - began;
  } finally {
    await processes.end();
  }
}

async function startPostgres(dataDirectory: string): Promise<number> {
  const began = performance.now();
  const { stop } = await startEmbeddedPostgres({ dataDirectory, log: silent });
  const took = performance.now() - began;
  await stop();
  return took;
}
