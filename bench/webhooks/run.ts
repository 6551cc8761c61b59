// Webhooks: deliveries a second compared with raw undici and pg-boss, the delay after the commit,
// and the effect of a dead endpoint on others.
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import type { EmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import type { Children } from '../children.ts';
import { cpuOf, serverOf } from '../cpu.ts';
import { median } from '../figures.ts';
import { benchNeighbors } from './neighbors.ts';
import { countDue, countStatements, seedDue } from './seed.sql.ts';
import { site } from './site.ts';

export interface WebhookBench {
  postgres: Pick<EmbeddedPostgres, 'ownerUrl' | 'superuserUrl'>;
  processes: Children;
  rounds: number;
  seconds: number;
  /** Deliveries of a round. */
  deliveries: number;
  /** Deliveries due to the dead endpoint. */
  backlogs: readonly number[];
}

type Row = Record<string, string | number>;

const endpoints = 50;
const concurrency = 64;
const event_name = 'BusinessCreated';
const body = JSON.stringify({
  type: event_name,
  timestamp: '2026-03-02T14:05:09.120Z',
  data: { uuid: '019a2f3e-52aa-7e0f-93c4-1f2e3d4c5b6a', text: 'x'.repeat(600), sequence: 1 },
});

export async function benchWebhooks(bench: WebhookBench): Promise<Row[]> {
  const { postgres, processes, rounds, seconds, deliveries, backlogs } = bench;
  const superuser = openDatabase(postgres.superuserUrl, 1, () => {});
  const url = await processes.start('bench/webhooks/receiver.ts', /http:\S+/);
  const {
    database,
    processor,
    senderPid,
    endpoints: { ours },
  } = await site(postgres.ownerUrl, processes, url, { ours: { count: endpoints, event_name } });
  const connection = await database.connect();
  const [backend] = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid', []);
  const serverPid = serverOf(backend!.pid);
  const serverCpu = () => cpuOf(serverPid);
  const senderCpu = () => cpuOf(senderPid);
  const all: { raw: Cost; boss: Cost; ours: Cost; statements: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`webhooks, round ${round} of ${rounds}\n`);
    const what = { url, count: deliveries, concurrency, body };
    const raw = JSON.parse(await processes.run(`bench/webhooks/raw.ts ${JSON.stringify(what)}`)) as Cost;
    const queue = { ...what, databaseUrl: postgres.ownerUrl, serverPid };
    const boss = JSON.parse(await processes.run(`bench/webhooks/by-pg-boss.ts ${JSON.stringify(queue)}`)) as Cost;
    const context = { database, superuser, processor, ours, url, serverCpu, senderCpu };
    all.push({ raw, boss, ...(await drain(bench, context)) });
  }
  connection.release();

  await database.end();
  await superuser.end();
  const neighbors = await benchNeighbors(postgres, processes, url, { rounds, seconds, backlogs, body });
  return [
    {
      what: `deliveries, ${endpoints} endpoints`,
      'a second': Math.round(median(all.map(({ ours }) => ours.rate))),
      'to raw undici': `${median(all.map(({ ours, raw }) => ours.rate / raw.rate)).toFixed(2)} (target 0.6)`,
      'to pg-boss': `${median(all.map(({ ours, boss }) => ours.rate / boss.rate)).toFixed(2)} (target 1.4)`,
      'statements a delivery': `${median(all.map(({ statements }) => statements)).toFixed(4)} (target 0.02)`,
      floors: `raw ${Math.round(median(all.map(({ raw }) => raw.rate)))}/s, pg-boss ${Math.round(median(all.map(({ boss }) => boss.rate)))}/s`,
    },
    ...(['ours', 'boss', 'raw'] as const).map((which) => ({
      what: `CPU of a delivery, ${{ ours: 'ours', boss: 'by pg-boss', raw: 'raw undici' }[which]}`,
      'sender µs': Math.round(median(all.map((one) => one[which].cpu))),
      'PostgreSQL µs': Math.round(median(all.map((one) => one[which].server ?? 0))),
    })),
    ...neighbors,
  ];
}

/** The cost of deliveries: how many a second, and microseconds of CPU for each. */
interface Cost {
  rate: number;
  cpu: number;
  /** Of PostgreSQL. */
  server?: number;
}

/** From the first arrival to the last acknowledgment. */
async function drain(
  { deliveries }: WebhookBench,
  context: {
    database: Database;
    superuser: Database;
    processor: string;
    ours: string[];
    url: string;
    serverCpu(): number;
    senderCpu(): number;
  },
): Promise<{ ours: Cost; statements: number }> {
  const { database, superuser, processor, ours, url, serverCpu, senderCpu } = context;
  const counted = async () => Number(await (await fetch(`${url}/count`)).text());
  const before = await counted();
  const statements = await countStatements(superuser);
  await seedDue(database, processor, { uuids: ours, count: deliveries, body, event_name });
  while ((await counted()) === before) await wait(1);
  const since = performance.now();
  const [senderBefore, serverBefore] = [senderCpu(), serverCpu()];
  const measured = deliveries - ((await counted()) - before);
  const patience = () => {
    if (performance.now() - since > 120_000) throw new Error('some deliveries were not made within two minutes');
  };
  // The receiver counts for free. A count of what is due is work for the measured database.
  while ((await counted()) < before + deliveries) {
    patience();
    await wait(20);
  }
  while ((await countDue(database, ours)) > 0) {
    patience();
    await wait(5);
  }
  return {
    ours: {
      rate: measured / ((performance.now() - since) / 1_000),
      cpu: (senderCpu() - senderBefore) / measured,
      server: (serverCpu() - serverBefore) / measured,
    },
    statements: ((await countStatements(superuser)) - statements) / deliveries,
  };
}
