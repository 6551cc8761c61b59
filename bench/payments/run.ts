// Payments over HTTP: started alone and in bulk, replayed, listed, and started by more clients than
// the service can handle.
import { randomUUID } from 'node:crypto';
import type { EmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { shardOf } from '../../src/platform/database/tenant-key.ts';
import { call } from '../call.ts';
import { type Ordinary, prepareOrdinary } from '../floors/ordinary/prepare.ts';
import { preparePgbench, type TpcB } from '../floors/pgbench.ts';
import { provideLanes, type Urls } from '../lanes.ts';
import { type Load, type Loaded, load } from '../load/load.ts';
import { type Place, type Service, startProcess } from '../service.ts';
import { fillPayments } from './fill-payments.ts';
import { type Measured, type Meter, openMeter } from './measure.ts';
import { type Pairs, pairAt } from './pairs.ts';
import { providePairs } from './provide-pairs.ts';
import { type Figures, figures, type Row } from './table.ts';

/** What a run may leave out. Without `tpc-b` or `ordinary`, the ratios to them are missing. */
export const measurements = ['tpc-b', 'create', 'ordinary', 'crowd', 'bulk', 'replay', 'list'] as const;
export type Measurement = (typeof measurements)[number];

export interface PaymentsBench extends Place {
  postgres: Pick<EmbeddedPostgres, 'url' | 'ownerUrl' | 'superuserUrl'>;
  rounds: number;
  /** Of each measurement. */
  seconds: number;
  /** Payments of the first tenant in the tables before the run. */
  rows: number;
  /** Numbers of different pairs. Single starts are measured with each, the rest with the first. */
  pairs: readonly number[];
  tenants: number;
  /** Databases of the service. */
  lanes: number;
  /** That have the databases. The first one is `postgres`. */
  servers: readonly [Urls, ...Urls[]];
  /** Above 0: so many payments instead of `rows`, and all pairs of a tenant have the same payee. */
  merchantPayments: number;
  measured: readonly Measurement[];
}

/**
 * Connections as a multiple of the saturating number, to measure the service above its capacity.
 */
const crowd = 4;
const saturating = 256;
const bulk = { items: 250, connections: 4 };
const path = '/3p/api/v1/transaction';
const what = { amount: 12_500, transaction_fee: 125, client_reference_id: 'bench' };

/** Rows of the table that `npm run bench` prints: one for each measurement. */
export async function benchPayments(bench: PaymentsBench): Promise<Row[]> {
  const { rounds } = bench;
  const site = await prepare(bench);
  const shown = figures();
  await payByEachPair(bench, site);
  // So that hot code is compiled, and connections have their plans.
  await measureOnce({ ...bench, seconds: Math.min(bench.seconds, 2) }, site, figures());
  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`round ${round} of ${rounds}\n`);
    await measureOnce(bench, site, shown);
  }
  await site.meter.end();
  for (const warning of shown.warnings()) process.stdout.write(`${warning}\n`);
  return shown.rows();
}

interface Site {
  service: Service;
  pairs: Pairs;
  /** Keys of payments that are started, the n-th by the n-th pair. */
  keys: string[];
  tpcb: ((seconds: number) => Promise<TpcB>) | null;
  ordinary: Ordinary | null;
  echo: string | null;
  meter: Meter;
}

async function prepare(bench: PaymentsBench): Promise<Site> {
  const { postgres, processes, tenants, merchantPayments, measured } = bench;
  if (Math.min(...bench.pairs) < tenants)
    throw new Error('Each tenant needs a pair: raise --pairs or lower --tenants.');
  const isMeasured = (one: Measurement) => measured.includes(one);
  const tpcb = isMeasured('tpc-b') ? await preparePgbench(postgres.superuserUrl) : null;
  if (isMeasured('tpc-b') && tpcb === null)
    process.stdout.write(
      'pgbench is not installed (PostgreSQL client package): writes are shown without that floor.\n',
    );
  const { settings, urlsOf } = await provideLanes(bench, bench.lanes);
  const address = await startProcess('start', bench, settings);
  const meter = await openMeter({ servers: bench.servers, processes, service: address });
  const spread = { pairs: Math.max(...bench.pairs), tenants, onePayee: merchantPayments > 0 };
  const { services, pairs } = await providePairs(address, { ownerUrl: postgres.ownerUrl, urlsOf }, spread);
  const service = services[0]!;
  const keys = Array.from({ length: 500 }, () => randomUUID());
  const few = { ...pairs, count: bench.pairs[0]! };
  let record: unknown;
  for (const [n, key] of keys.entries()) {
    const { token, ...sides } = pairAt(few, n % few.count);
    record = await call(address, token, 'POST', path, { ...sides, ...what }, key);
  }
  await startOneBulk(service, { ...pairAt(few, 0), token: undefined, ...what });
  await fillPayments(urlsOf(shardOf(service.processor_uuid)).superuserUrl, service.processor_uuid, {
    count: merchantPayments > 0 ? merchantPayments : bench.rows,
    ...sidesOf(pairs, { every: pairs.tokens.length }),
  });

  const ordinary = isMeasured('ordinary')
    ? await prepareOrdinary(postgres.superuserUrl, processes, sidesOf(pairs, { every: 1 }))
    : null;
  const echo =
    isMeasured('replay') || isMeasured('list') ? await processes.start('bench/floors/echo.ts', /http:\S+/) : null;
  if (echo !== null)
    await fetch(`${echo}/fixed`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: true, message: '', data: record, errors: [] }),
    });
  await meter.quiet();
  return { service, pairs, keys, tpcb, ordinary, echo, meter };
}

/** Payers and payees of all pairs, or of every so many, of the first tenant. */
function sidesOf(pairs: Pairs, { every }: { every: number }): { payers: string[]; payees: string[] } {
  const sides = { payers: [] as string[], payees: [] as string[] };
  for (let n = 0; n < pairs.count; n += every) {
    const { payer_uuid, payee_uuid } = pairAt(pairs, n);
    sides.payers.push(payer_uuid);
    sides.payees.push(payee_uuid);
  }
  return sides;
}

/** As in a service that has run for a while: its cache has the users that pay. */
async function payByEachPair({ processes }: PaymentsBench, { service, pairs, meter }: Site): Promise<void> {
  const { not_2xx } = await load(processes, {
    url: `${service.address}${path}`,
    method: 'POST',
    connections: 64,
    seconds: 'each pair once',
    body: what,
    pairs,
    keys: 'fresh',
  });
  if (not_2xx > 0) throw new Error(`${not_2xx} starts of payments were refused`);
  await meter.quiet();
}

/** One round of all measurements. */
async function measureOnce(bench: PaymentsBench, site: Site, shown: Figures): Promise<void> {
  const { processes, seconds, rows } = bench;
  const { service, keys, tpcb, ordinary, echo, meter } = site;
  const { address } = service;
  const isMeasured = (one: Measurement) => bench.measured.includes(one);
  const pairs = { ...site.pairs, count: bench.pairs[0]! };
  const post = (of: Partial<Load> & Pick<Load, 'url'>): Promise<Loaded> =>
    load(processes, { method: 'POST', connections: 64, seconds, body: what, pairs, ...of });

  const tpcB = tpcb === null ? null : await meter.measure(null, () => tpcb(seconds));
  if (tpcB !== null) shown.note('TPC-B', tpcB);
  for (const connections of [64, saturating]) {
    const ordinarily = ordinary === null ? null : await startOrdinarily(ordinary, connections);
    if (ordinarily !== null) shown.note(`ordinary handler, ${connections} connections`, ordinarily);
    const named = (count: number) => `create, ${connections} connections, ${count} pairs`;
    const floors = { 'TPC-B': tpcB, 'ordinary handler': ordinarily };
    const created = isMeasured('create') || isMeasured('crowd') ? await create(connections, pairs.count) : null;
    if (created !== null) shown.note(named(pairs.count), created, { floors });
    if (isMeasured('create'))
      for (const count of bench.pairs.slice(1))
        shown.note(named(count), await create(connections, count), { floors, fewerPairs: created });
    if (isMeasured('crowd') && connections === saturating)
      shown.note(`create, ${saturating * crowd} connections`, await create(saturating * crowd, pairs.count), {
        floors: { [`${saturating} connections`]: created },
      });
  }
  if (isMeasured('bulk'))
    shown.note(
      `bulk of ${bulk.items}, ${bulk.connections} connections`,
      await meter.measure(address, () => post({ url: `${address}/3p/api/v1/transactions/bulk`, ...bulk })),
      { floors: { 'TPC-B': tpcB } },
    );
  if (echo === null) return;
  // The floor gets the same requests as the service: the generator's own cost counts on both
  // sides.
  const echoed = await meter.measure(echo, () => post({ url: `${echo}/fixed`, keys }));
  shown.note('echo, 64 connections', echoed);
  const floors = { echo: echoed };
  if (isMeasured('replay'))
    shown.note('replay, 64 connections', await meter.measure(address, () => post({ url: `${address}${path}`, keys })), {
      floors,
    });
  if (!isMeasured('list')) return;
  const page = (query: string) =>
    meter.measure(address, () =>
      load(processes, {
        url: `${address}/3p/api/v2/transactions?per_page=10${query}`,
        method: 'GET',
        token: service.token,
        connections: 16,
        seconds,
      }),
    );
  shown.note('list, first page', await page(''), { floors });
  shown.note('list, page in the middle', await page(`&page=${Math.max(1, Math.floor(rows / 20))}`), { floors });

  function create(connections: number, count: number): Promise<Measured<Loaded>> {
    const url = `${address}${path}`;
    return meter.measure(address, () => post({ url, connections, keys: 'fresh', pairs: { ...pairs, count } }));
  }

  function startOrdinarily({ address, url, token }: Ordinary, connections: number): Promise<Measured<Loaded>> {
    const ofOneTenant = { ...pairs, tokens: [token] };
    return meter.measure(address, () => post({ url, connections, pairs: ofOneTenant, keys: 'fresh' }));
  }
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
