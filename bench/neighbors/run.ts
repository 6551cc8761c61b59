// Neighbors: how long a quiet tenant waits while another one sends all that it can, compared with
// the quiet tenant alone.
import type { EmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { call } from '../call.ts';
import { median } from '../figures.ts';
import { type Load, load } from '../load/load.ts';
import { fillPayments } from '../payments/fill-payments.ts';
import { type Place, provideSides, provideTenant, type Service, startProcess } from '../service.ts';
import type { QuietTenant, QuietTenantWaited } from './quiet-tenant.ts';

export interface Neighbors extends Place {
  postgres: Pick<EmbeddedPostgres, 'url' | 'ownerUrl' | 'superuserUrl'>;
  rounds: number;
  /** Of each measurement. */
  seconds: number;
  /** Payments of the busy tenant before the run. */
  rows: number;
}

const path = '/3p/api/v1/transaction';
const rate = 40;

type Flood = Omit<Load, 'seconds'> | null;

/** Rows of the table that `npm run bench` prints: one for each way to be a busy neighbor. */
export async function benchNeighbors({ rounds, seconds, rows, ...place }: Neighbors): Promise<object[]> {
  const address = await startProcess('start', place);
  const [quiet, busy] = [await provideTenant(address), await provideTenant(address)];
  const quietBody = { ...(await provideSides(quiet, 1888)), amount: 12_500 };
  const busyBody = { ...(await provideSides(busy, 2888)), amount: 12_500 };
  for (const { token, body } of [
    { token: quiet.token, body: quietBody },
    { token: busy.token, body: busyBody },
  ])
    await call(address, token, 'POST', path, body);
  await fillPayments(place.postgres.superuserUrl, busy.processor_uuid, {
    count: rows,
    payers: [busyBody.payer_uuid],
    payees: [busyBody.payee_uuid],
  });
  const floods = floodsOf(busy, busyBody, rows);
  const waited = new Map<string, QuietTenantWaited[]>(Object.keys(floods).map((name) => [name, []]));
  const rates = new Map<string, number[]>(Object.keys(floods).map((name) => [name, []]));

  const asked: QuietTenant = { address, token: quiet.token, body: quietBody, rate, seconds };
  const measure = async (flood: Flood) => {
    // The busy tenant begins first and ends last.
    const flooding = flood === null ? null : load(place.processes, { ...flood, seconds: seconds + 5 });
    await new Promise((resolve) => setTimeout(resolve, flood === null ? 0 : 1_500));
    const answer = await place.processes.run('bench/neighbors/quiet-tenant.ts', {
      QUIET_TENANT: JSON.stringify(asked),
    });
    return { waited: JSON.parse(answer) as QuietTenantWaited, rate: (await flooding)?.rate ?? 0 };
  };
  // So that hot code is compiled, and connections have their plans.
  for (const flood of Object.values(floods)) await measure(flood);
  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`round ${round} of ${rounds}\n`);
    for (const [name, flood] of Object.entries(floods)) {
      const one = await measure(flood);
      waited.get(name)!.push(one.waited);
      rates.get(name)!.push(one.rate);
    }
  }
  return Object.keys(floods).map((name) => row(name, waited, rates.get(name)!));
}

/** The first is no neighbor. */
function floodsOf({ address, token }: Service, body: object, rows: number): Record<string, Flood> {
  const get = (paths: readonly string[], connections = 16): Flood => ({
    url: `${address}${paths[0]}`,
    paths,
    method: 'GET',
    token,
    connections,
  });
  const pages = Array.from({ length: 50 }, (_, n) => 1 + Math.floor((n * rows) / 100 / 50));
  const post = { url: `${address}${path}`, method: 'POST' as const, token };
  return {
    alone: null,
    'starts, 256 connections': { ...post, connections: 256, body, keys: 'fresh' },
    'bulk calls of 250, 4 connections': {
      url: `${address}/3p/api/v1/transactions/bulk`,
      method: 'POST',
      token,
      connections: 4,
      body,
      items: 250,
    },
    'pages of the list, 16 readers': get(pages.map((page) => `/3p/api/v2/transactions?per_page=100&page=${page}`)),
    'searches, 16 readers': get(
      ['transaction_status=IN_PAYOUT', 'amount_from=12000&amount_to=13000', 'client_reference_id=none'].map(
        (filter) => `/3p/api/v2/transactions/search?${filter}`,
      ),
    ),
    'statements as CSV, 4 readers': get(['/3p/api/v2/statement?format=csv'], 4),
    'the dearest bodies, 32 connections': { ...post, connections: 32, body, unknownFields: 16_000 },
  };
}

function row(name: string, waited: ReadonlyMap<string, QuietTenantWaited[]>, rates: readonly number[]): object {
  const of = (flood: string, kind: 'start' | 'list', figure: 'p50_ms' | 'p99_ms') =>
    median(waited.get(flood)!.map((one) => one[kind][figure]));
  const rounded = (ms: number) => Math.round(ms * 10) / 10;
  const times = (kind: 'start' | 'list') => rounded(of(name, kind, 'p99_ms') / of('alone', kind, 'p99_ms'));
  return {
    neighbor: name,
    'its answers/s': Math.round(median(rates)),
    'start p50 ms': rounded(of(name, 'start', 'p50_ms')),
    'start p99 ms': rounded(of(name, 'start', 'p99_ms')),
    '× alone': times('start'),
    'list p50 ms': rounded(of(name, 'list', 'p50_ms')),
    'list p99 ms': rounded(of(name, 'list', 'p99_ms')),
    '× alone ': times('list'),
    refused: waited.get(name)!.reduce((sum, { refused }) => sum + refused, 0),
  };
}
