// Payments over HTTP: started alone and in bulk, replayed, listed, and started by more clients than
// the service can handle.
import { randomUUID } from 'node:crypto';
import type { EmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { call } from '../call.ts';
import { median } from '../figures.ts';
import { prepareOrdinary } from '../floors/ordinary/prepare.ts';
import { preparePgbench } from '../floors/pgbench.ts';
import { type Load, type Loaded, load } from '../load.ts';
import { type Place, provideSides, provideTenant, type Service, startProcess } from '../service.ts';
import { fillTransactions } from './seed.sql.ts';

export interface PaymentsBench extends Place {
  postgres: Pick<EmbeddedPostgres, 'url' | 'ownerUrl' | 'superuserUrl'>;
  rounds: number;
  /** Of each measurement. */
  seconds: number;
  /** Payments in the tables before the run. */
  rows: number;
}

/** The results of one measurement and its floor. */
interface Figure {
  what: string;
  target: string;
  floorName: string;
  ours: Loaded[];
  floor: number[];
}

/**
 * Connections as a multiple of the saturating number, to measure the service above its capacity.
 */
const crowd = 4;
const saturating = 256;
const bulk = { items: 250, connections: 4 };

/** Rows of the table that `npm run bench` prints: one for each measurement and floor. */
export async function benchPayments(bench: PaymentsBench): Promise<object[]> {
  const { postgres, processes, rounds, seconds, rows } = bench;
  const tpcb = await preparePgbench(postgres.superuserUrl);
  if (tpcb === null)
    process.stdout.write(
      'pgbench is not installed (PostgreSQL client package): writes are shown without that floor.\n',
    );
  const echo = await processes.start('bench/floors/echo.ts', /http:\S+/);
  const {
    url: ordinaryUrl,
    token: ordinaryToken,
    ...ordinarySides
  } = await prepareOrdinary(postgres.superuserUrl, processes);
  const service = await provideTenant(await startProcess('start', bench));
  const { address, token } = service;
  const what = { amount: 12_500, transaction_fee: 125, client_reference_id: 'bench' };
  const body = { ...(await provideSides(service, 1888)), ...what };
  const create = `${address}/3p/api/v1/transaction`;
  const keys = Array.from({ length: 500 }, () => randomUUID());
  let record: unknown;
  for (const key of keys) record = await call(address, token, 'POST', '/3p/api/v1/transaction', body, key);
  await startOneBulk(service, body);
  await fetch(`${echo}/fixed`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: true, message: '', data: record, errors: [] }),
  });
  await fillTransactions(postgres.ownerUrl, service.processor_uuid, rows);
  const list = `${address}/3p/api/v2/transactions`;

  const figures = new Map<string, Figure>();
  const note = (what: string, target: string, floorName: string, ours: Loaded, floor: number) => {
    const name = `${what} ${floorName}`;
    const figure = figures.get(name) ?? { what, target, floorName, ours: [], floor: [] };
    figures.set(name, figure);
    figure.ours.push(ours);
    figure.floor.push(floor);
  };
  const post = (url: string, of: Partial<Load>) =>
    load(processes, { url, method: 'POST', connections: 64, seconds, body, ...of });

  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`round ${round} of ${rounds}\n`);
    const floor = tpcb === null ? Number.NaN : await tpcb(seconds);
    const atOnce = (connections: number) => post(create, { token, connections, keys: 'fresh' });
    const ordinarily = (connections: number) =>
      post(ordinaryUrl, {
        token: ordinaryToken,
        connections,
        body: { ...ordinarySides, ...what },
        keys: 'fresh',
      });
    for (const [connections, target] of [
      [64, '1.6'],
      [saturating, '2.0'],
    ] as const) {
      const created = await atOnce(connections);
      const named = `create, ${connections} connections`;
      note(named, target, 'TPC-B', created, floor);
      note(named, '6', 'ordinary handler', created, (await ordinarily(connections)).rate);
      if (connections === saturating)
        note(`create, ${saturating * crowd} connections`, '0.9', named, await atOnce(saturating * crowd), created.rate);
    }
    note(
      `bulk of ${bulk.items}, ${bulk.connections} connections`,
      '-',
      'TPC-B',
      await post(`${address}/3p/api/v1/transactions/bulk`, { token, ...bulk }),
      floor,
    );
    // The floor gets the same requests as the service: the generator's own cost counts on both
    // sides.
    const fixed = await post(`${echo}/fixed`, { token, keys });
    note('replay, 64 connections', '0.35', 'echo', await post(create, { token, keys }), fixed.rate);
    const page = (query: string) =>
      load(processes, { url: `${list}?per_page=10${query}`, method: 'GET', token, connections: 16, seconds });
    note('list, first page', '-', 'echo', await page(''), fixed.rate);
    note('list, page in the middle', '-', 'echo', await page(`&page=${Math.floor(rows / 20)}`), fixed.rate);
  }

  return [...figures.values()].map(({ what, ours, floor, floorName, target }) => ({
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

/** The load counts bulk calls, not their items: here all items must start. */
async function startOneBulk({ address, token }: Service, body: object): Promise<void> {
  const transactions = Array.from({ length: bulk.items }, () => ({ idempotency_key: randomUUID(), ...body }));
  const { results } = (await call(address, token, 'POST', '/3p/api/v1/transactions/bulk', {
    transactions,
  })) as unknown as {
    results: { code: number }[];
  };
  const refused = results.find(({ code }) => code !== 201);
  if (refused !== undefined) throw new Error(`an item of the bulk call was refused: ${JSON.stringify(refused)}`);
}
