// npm run bench: what the service does on this machine, as ratios to floors measured in the same run.
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newToken } from '../src/access/token.ts';
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';
import { call } from './call.ts';
import { children } from './children.ts';
import { benchDailyWork } from './daily-work/run.ts';
import { preparePgbench } from './floors/pgbench.ts';
import { benchList } from './list/run.ts';
import type { Load, Loaded } from './load.ts';
import { benchReading } from './read-bank-files.ts';
import { fillTransactions } from './seed.sql.ts';
import { benchWebhooks } from './webhooks/run.ts';
import { benchMemory, benchWriting } from './write-bank-files.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '100000' },
    deliveries: { type: 'string', default: '30000' },
    payments: { type: 'string', default: '20000,100000' },
    backlogs: { type: 'string', default: '10000,1000000' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const rows = Number(options.rows);
const silent = { info() {}, warn() {}, error() {} };
const processes = children();

function load(what: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const generator = spawn(process.execPath, ['bench/load.ts', JSON.stringify(what)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    generator.stdout.on('data', (chunk) => {
      out += chunk;
    });
    generator.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(out) as Loaded) : reject(new Error('the load generator failed')),
    );
  });
}

interface Figure {
  what: string;
  ours: Loaded[];
  floor: number[];
  floorName: string;
  target: string;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Payments over HTTP. */
async function benchPayments(): Promise<Record<string, string | number>[]> {
  const tpcb = await preparePgbench(postgres.superuserUrl);
  if (tpcb === null)
    process.stdout.write(
      'pgbench is not installed (PostgreSQL client package): writes are shown without their floor.\n',
    );
  const echo = await processes.start('bench/floors/echo.ts', /http:\S+/);
  const admin = newToken('admin');
  const address = await processes.start('bin/achord.ts start', /http:\/\/127\.0\.0\.1:\d+/, {
    PORT: '0',
    DATABASE_URL: postgres.url,
    ACHORD_DATA_DIR: join(directory, 'service'),
    ACHORD_ADMIN_TOKEN: admin,
    ACHORD_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    ACHORD_SANDBOX_PACE: '0',
    ACHORD_LOG_LEVEL: 'warn',
  });

  const { uuid: processor } = await call(address, admin, 'POST', '/admin/v1/processors', { name: 'Bench' });
  const { token } = await call(address, admin, 'POST', '/admin/v1/tokens', { processor_uuid: processor });
  const account = (number: string) => ({
    custom: { account_number: number, routing_number: '011000015', account_name: 'Main', account_type: 'checking' },
  });
  const { uuid: payer_uuid } = await call(address, token!, 'POST', '/3p/api/v1/register/person', {
    first_name: 'Ada',
    last_name: 'Moss',
    address: { line_1: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207' },
  });
  const { uuid: payee_uuid } = await call(address, token!, 'POST', '/3p/api/v2/businesses', {
    kyb: true,
    business: { name: 'Fjord Market LLC', tin: '123456780' },
  });
  for (const user of [payer_uuid, payee_uuid])
    await call(
      address,
      token!,
      'POST',
      `/3p/api/v1/bank-account/${user}`,
      account(`10000000${user === payer_uuid ? 1 : 2}888`),
    );

  const body = { payer_uuid, payee_uuid, amount: 12_500, transaction_fee: 125, client_reference_id: 'bench' };
  const create = `${address}/3p/api/v1/transaction`;
  const keys = Array.from({ length: 500 }, () => randomUUID());
  let record: unknown;
  for (const key of keys) record = await call(address, token!, 'POST', '/3p/api/v1/transaction', body, key);
  await fetch(`${echo}/fixed`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: true, message: '', data: record, errors: [] }),
  });
  await fillTransactions(postgres.url, processor!, rows);
  const list = `${address}/3p/api/v2/transactions`;

  const figures: Record<string, Figure> = {};
  const note = (what: string, target: string, floorName: string, ours: Loaded, floor: number) => {
    figures[what] ??= { what, ours: [], floor: [], floorName, target };
    const figure = figures[what];
    figure.ours.push(ours);
    figure.floor.push(floor);
  };

  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`round ${round} of ${rounds}\n`);
    const floor = tpcb === null ? Number.NaN : await tpcb(seconds);
    for (const [connections, target] of [
      [64, '1.6'],
      [256, '2.0'],
    ] as const)
      note(
        `create, ${connections} connections`,
        target,
        'TPC-B',
        await load({ url: create, method: 'POST', token: token!, connections, seconds, body, keys: 'fresh' }),
        floor,
      );
    const fixed = await load({ url: `${echo}/fixed`, method: 'POST', connections: 64, seconds, body });
    note(
      'replay, 64 connections',
      '0.35',
      'echo',
      await load({ url: create, method: 'POST', token: token!, connections: 64, seconds, body, keys }),
      fixed.rate,
    );
    const page = (query: string) =>
      load({ url: `${list}?per_page=10${query}`, method: 'GET', token: token!, connections: 16, seconds });
    note('list, first page', '-', 'echo', await page(''), fixed.rate);
    note('list, page in the middle', '-', 'echo', await page(`&page=${Math.floor(rows / 20)}`), fixed.rate);
  }

  return Object.values(figures).map(({ what, ours, floor, floorName, target }) => ({
    what,
    'a second': Math.round(median(ours.map(({ rate }) => rate))),
    'p50 ms': median(ours.map(({ p50_ms }) => p50_ms)),
    'p99 ms': median(ours.map(({ p99_ms }) => p99_ms)),
    'not 2xx': ours.reduce((sum, { not_2xx }) => sum + not_2xx, 0),
    floor: `${floorName} ${Math.round(median(floor))}/s`,
    ratio: Number(median(ours.map(({ rate }, round) => rate / floor[round]!)).toFixed(2)),
    target,
  }));
}

/** Parts that can be run alone, by `--only <name>`. */
const parts: Record<string, () => Promise<object[]>> = {
  payments: benchPayments,
  'bank-files': async () => [
    await benchWriting(postgres.url, rounds, 900_000),
    ...benchMemory(),
    ...(await benchReading(rounds, 900_000)),
  ],
  list: () => benchList(postgres.url, rounds, rows),
  'daily-work': () =>
    benchDailyWork({ postgres, processes, directory, sizes: options.payments.split(',').map(Number) }),
  webhooks: () =>
    benchWebhooks({
      postgres,
      processes,
      rounds,
      seconds,
      deliveries: Number(options.deliveries),
      backlogs: options.backlogs.split(',').map(Number),
    }),
};
const chosen = options.only === undefined ? Object.keys(parts) : [options.only];

const directory = await mkdtemp(join(tmpdir(), 'achord-bench-'));
const postgres = await startEmbeddedPostgres({ dataDirectory: directory, log: silent });
try {
  const tables: Record<string, object[]> = {};
  for (const name of chosen) {
    const bench = parts[name];
    if (bench === undefined) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}.`);
    const table = await bench();
    tables[name] = table;
    // biome-ignore lint/suspicious/noConsole: the table is this command's output
    console.table(table);
  }
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(tables, null, 2)}\n`);
} finally {
  await processes.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
