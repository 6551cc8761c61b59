// npm run bench: what the service does on this machine, as ratios to floors measured in the same run.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newToken } from '../src/access/token.ts';
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';
import { preparePgbench } from './floors/pgbench.ts';
import type { Load, Loaded } from './load.ts';
import { benchReading } from './read-bank-files.ts';
import { fillTransactions } from './seed.sql.ts';
import { benchMemory, benchWriting } from './write-bank-files.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '100000' },
    json: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const rows = Number(options.rows);
const silent = { info() {}, warn() {}, error() {} };
const children: ChildProcess[] = [];

/** Starts a script of ours and answers the first line it prints that matches. */
function child(script: string, pattern: RegExp, environment: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const process_ = spawn(process.execPath, script.split(' '), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    children.push(process_);
    let out = '';
    const read = (chunk: Buffer) => {
      out += chunk;
      const match = pattern.exec(out);
      if (match !== null) resolve(match[0]);
    };
    process_.stdout!.on('data', read);
    process_.stderr!.on('data', read);
    process_.on('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${out}`)));
  });
}

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

async function call(address: string, token: string, method: string, path: string, body?: object, key?: string) {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { status: boolean; data: Record<string, string> };
  if (!answer.status) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}

interface Figure {
  what: string;
  ours: Loaded[];
  floor: number[];
  floorName: string;
  target: string;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const directory = await mkdtemp(join(tmpdir(), 'achord-bench-'));
const postgres = await startEmbeddedPostgres({ dataDirectory: directory, log: silent });
try {
  const tpcb = await preparePgbench(postgres.superuserUrl);
  if (tpcb === null)
    process.stdout.write(
      'pgbench is not installed (PostgreSQL client package): writes are shown without their floor.\n',
    );
  const echo = await child('bench/floors/echo.ts', /http:\S+/);
  const admin = newToken('admin');
  const address = await child('bin/achord.ts start', /http:\/\/127\.0\.0\.1:\d+/, {
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

  const table = Object.values(figures).map(({ what, ours, floor, floorName, target }) => ({
    what,
    'a second': Math.round(median(ours.map(({ rate }) => rate))),
    'p50 ms': median(ours.map(({ p50_ms }) => p50_ms)),
    'p99 ms': median(ours.map(({ p99_ms }) => p99_ms)),
    'not 2xx': ours.reduce((sum, { not_2xx }) => sum + not_2xx, 0),
    floor: `${floorName} ${Math.round(median(floor))}/s`,
    ratio: Number(median(ours.map(({ rate }, round) => rate / floor[round]!)).toFixed(2)),
    target,
  }));
  const bankFiles = [
    await benchWriting(postgres.url, rounds, 900_000),
    ...benchMemory(),
    ...(await benchReading(rounds, 900_000)),
  ];
  // biome-ignore-start lint/suspicious/noConsole: the tables are this command's output
  console.table(table);
  console.table(bankFiles);
  // biome-ignore-end lint/suspicious/noConsole: the tables are this command's output
  if (options.json !== undefined)
    await writeFile(options.json, `${JSON.stringify([...table, ...bankFiles], null, 2)}\n`);
} finally {
  for (const one of children) one.kill('SIGTERM');
  await Promise.all(children.map((one) => one.exitCode ?? new Promise((resolve) => one.once('exit', resolve))));
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
