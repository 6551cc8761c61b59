// Webhooks: how many a second beside raw undici and pg-boss, how soon after the commit, and what a dead neighbour costs.
import { setTimeout as wait } from 'node:timers/promises';
import { newToken } from '../../src/access/token.ts';
import { atomically } from '../../src/database/atomic-phase.ts';
import { type Database, openDatabase } from '../../src/database/database.ts';
import type { EmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { relayHints } from '../../src/database/hints.ts';
import { migrate } from '../../src/database/migrate.ts';
import { announce } from '../../src/events/announce.ts';
import { outboxFilled } from '../../src/events/signal.ts';
import { realClock } from '../../src/std/clock.ts';
import { uuidv7 } from '../../src/std/identifiers.ts';
import { openVault } from '../../src/vault/vault.ts';
import { newSecret, sealSecret } from '../../src/webhooks/endpoints/endpoint-secret.ts';
import type { Children } from '../children.ts';
import { countDue, countStatements, seedDue, seedEndpoints } from './seed.sql.ts';

export interface WebhookBench {
  postgres: Pick<EmbeddedPostgres, 'url' | 'superuserUrl'>;
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
const livePerSecond = 100;
const event_name = 'BusinessCreated';
const liveEvent = 'BusinessUpdated';
const deadEvent = 'BankAccountRemoved';
const body = JSON.stringify({
  type: event_name,
  timestamp: '2026-03-02T14:05:09.120Z',
  data: { uuid: '019a2f3e-52aa-7e0f-93c4-1f2e3d4c5b6a', text: 'x'.repeat(600), sequence: 1 },
});

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const quantile = (numbers: number[], q: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * q))]!;

export async function benchWebhooks(bench: WebhookBench): Promise<Row[]> {
  const { postgres, processes, rounds, seconds, deliveries, backlogs } = bench;
  const database = openDatabase(postgres.url, 4, () => {});
  const superuser = openDatabase(postgres.superuserUrl, 1, () => {});
  const key = Buffer.alloc(32, 7);
  await migrate(database, realClock.now());
  const vault = await openVault(database, key, realClock.now());
  const url = await processes.start('bench/webhooks/receiver.ts', /http:\S+/);
  const processor = await provideProcessor(database);
  const seed = async (count: number, path: string, name: string) => {
    const uuids = Array.from({ length: count }, () => uuidv7(realClock.now()));
    const secret = uuids.map((uuid) => sealSecret(vault, uuid, 'secret_encrypted', newSecret()));
    await seedEndpoints(database, processor, { uuids, url: `${url}/${path}`, secret, event_name: name });
    return uuids;
  };
  const ours = await seed(endpoints, 'ours', event_name);
  await seed(3, 'live', liveEvent);
  const dead = await seed(1, 'dead', deadEvent);
  await processes.start('bin/command-line.mjs worker', /http:\/\/127\.0\.0\.1:\d+/, {
    DATABASE_URL: postgres.url,
    ACHORD_ADMIN_TOKEN: newToken('admin'),
    ACHORD_ENCRYPTION_KEY: key.toString('base64'),
    ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
    ACHORD_SANDBOX_PACE: '0',
    ACHORD_LOG_LEVEL: 'error',
  });

  const rates: { raw: number; boss: number; ours: number; statements: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`webhooks, round ${round} of ${rounds}\n`);
    const what = { url, count: deliveries, concurrency, body };
    const raw = Number(await processes.run(`bench/webhooks/raw.ts ${JSON.stringify(what)}`));
    const boss = Number(
      await processes.run(`bench/webhooks/by-pg-boss.ts ${JSON.stringify({ ...what, databaseUrl: postgres.url })}`),
    );
    rates.push({ raw, boss, ...(await drain(bench, { database, superuser, processor, ours, url })) });
  }

  const latencies: { beside: number; p50: number; p99: number }[] = [];
  // Another process than the worker commits, as an API beside it does.
  const hints = relayHints(database, { achord_outbox_filled: outboxFilled }, false);
  const live = (of: number) => liveLoad(database, processor, url, of);
  await live(2);
  for (const backlog of [0, ...backlogs]) {
    process.stdout.write(`webhooks, live beside ${backlog} deliveries due to a dead endpoint\n`);
    const more = backlog - (await countDue(database, dead));
    // In portions: no statement of a pool may take longer than a minute.
    for (let made = 0; made < more; made += 50_000)
      await seedDue(database, processor, {
        uuids: dead,
        count: Math.min(50_000, more - made),
        body,
        event_name: deadEvent,
      });
    await database.query('ANALYZE webhook_due, events');
    for (let round = 1; round <= rounds; round++) latencies.push({ beside: backlog, ...(await live(seconds)) });
  }
  await hints.stop();
  await database.end();
  await superuser.end();

  const alone = median(latencies.filter(({ beside }) => beside === 0).map(({ p99 }) => p99));
  return [
    {
      what: `deliveries, ${endpoints} endpoints`,
      'a second': Math.round(median(rates.map((one) => one.ours))),
      'to raw undici': `${median(rates.map((one) => one.ours / one.raw)).toFixed(2)} (target 0.5)`,
      'to pg-boss': `${median(rates.map((one) => one.ours / one.boss)).toFixed(2)} (target 1.4)`,
      'statements a delivery': `${median(rates.map((one) => one.statements)).toFixed(4)} (target 0.02)`,
      floors: `raw ${Math.round(median(rates.map((one) => one.raw)))}/s, pg-boss ${Math.round(median(rates.map((one) => one.boss)))}/s`,
    },
    ...[0, ...backlogs].map((backlog) => {
      const of = latencies.filter(({ beside }) => beside === backlog);
      const p99 = median(of.map((one) => one.p99));
      return {
        what: `commit to first byte, ${livePerSecond}/s, beside ${backlog} due to a dead endpoint`,
        'p50 ms': `${median(of.map((one) => one.p50)).toFixed(1)} (target 25)`,
        'p99 ms': `${p99.toFixed(1)} (target 150)`,
        'p99 to alone': `${(p99 / alone).toFixed(2)}${backlog === 0 ? '' : ' (target 1.10)'}`,
      };
    }),
  ];
}

async function provideProcessor(database: Database): Promise<string> {
  const processor = uuidv7(realClock.now());
  await database.query(`INSERT INTO processors (processor_id, name, created_at) VALUES ($1, 'Bench', now())`, [
    processor,
  ]);
  await database.query('INSERT INTO event_positions (processor_id) VALUES ($1)', [processor]);
  return processor;
}

/** Deliveries a second and statements a delivery, from the first arrival to the last acknowledgement. */
async function drain(
  { deliveries }: WebhookBench,
  on: { database: Database; superuser: Database; processor: string; ours: string[]; url: string },
): Promise<{ ours: number; statements: number }> {
  const { database, superuser, processor, ours, url } = on;
  const counted = async () => Number(await (await fetch(`${url}/count`)).text());
  const before = await counted();
  const statements = await countStatements(superuser);
  const seeding = seedDue(database, processor, { uuids: ours, count: deliveries, body, event_name });
  await seeding;
  while ((await counted()) === before) await wait(1);
  const since = performance.now();
  const ahead = (await counted()) - before;
  // Asked seldom: the count is work for the database that is being measured.
  while ((await countDue(database, ours)) > 0) {
    if (performance.now() - since > 120_000) throw new Error('deliveries are left over after two minutes');
    await wait(100);
  }
  return {
    ours: (deliveries - ahead) / ((performance.now() - since) / 1_000),
    statements: ((await countStatements(superuser)) - statements) / deliveries,
  };
}

/** Commits events one by one at an even rate from this process, and asks the receiver when each arrived. */
async function liveLoad(
  database: Database,
  processor_id: string,
  url: string,
  seconds: number,
): Promise<{ p50: number; p99: number }> {
  const now = () => performance.timeOrigin + performance.now();
  const committed = new Map<string, number>();
  const commits: Promise<void>[] = [];
  const since = performance.now();
  for (let index = 0; index < seconds * livePerSecond; index++) {
    await wait(Math.max(0, (index * 1_000) / livePerSecond - (performance.now() - since)));
    const occurred_at = realClock.now();
    const subject_uuid = uuidv7(occurred_at);
    const one = { processor_id, vendor_id: null, type: liveEvent, subject_uuid, sequence: 1, occurred_at } as const;
    commits.push(
      atomically(database, (phase) => announce(phase, [{ ...one, state: { text: 'x'.repeat(600) } }])).then(() => {
        committed.set(subject_uuid, now());
      }),
    );
  }
  await Promise.all(commits);
  const arrivals = new Map<string, number>();
  for (const giveUp = performance.now() + 30_000; arrivals.size < committed.size; await wait(200)) {
    if (performance.now() > giveUp) throw new Error('not every event arrived within half a minute');
    for (const [id, at] of (await (await fetch(`${url}/arrivals`)).json()) as [string, number][]) arrivals.set(id, at);
  }
  const rows = await database.query<{ uuid: string; subject_uuid: string }>(
    'SELECT uuid, subject_uuid FROM events WHERE processor_id = $1 AND subject_uuid = ANY ($2::uuid[])',
    [processor_id, [...committed.keys()]],
  );
  const latencies = rows.map(({ uuid, subject_uuid }) =>
    Math.max(0, arrivals.get(uuid)! - committed.get(subject_uuid)!),
  );
  return { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}
