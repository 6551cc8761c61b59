// The transaction list: any page of a small and a big tenant, with the queries of the service,
// compared with the primary key.
import { randomUUID } from 'node:crypto';
import { askForPair } from '../../src/payments/transactions/list/fast/ask-for-pair.ts';
import { setDueCheckpoints } from '../../src/payments/transactions/list/fast/set-checkpoints.job.ts';
import type { Filter } from '../../src/payments/transactions/list/list-filter.sql.ts';
import { selectPage } from '../../src/payments/transactions/list/page.sql.ts';
import { type Connection, type Database, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/schema/migrate.ts';
import { elapsedMs, instant, reading, realClock } from '../../src/platform/std/clock.ts';
import { quantile } from '../figures.ts';
import { processorTime } from './processor-time.ts';
import { dueFromTheFirst, fillPayments, type ListedTenant, provideTenant, selectNewest, vacuum } from './seed.sql.ts';

const small = 10_000;
const per_page = 25;
const portion = 500_000;
const readsOfRound = 40;
const day = 86_400_000;
/** A portion of a million payments takes minutes on a busy machine. */
const fillMs = 1_800_000;

interface Reading {
  list: string;
  page: string;
  read(rows: Rows): Promise<unknown>;
  /** Milliseconds in the database. */
  took: Record<Rows, number[]>;
}
type Rows = 'small' | 'big';

/** A table of p50 and p99 in the database for each list and page, of both tenants. */
export async function benchList(url: string, rounds: number, rows: number): Promise<Record<string, string | number>[]> {
  const pool = openDatabase(url, 2, () => {});
  const database = pool.withDeadline(fillMs);
  await migrate(database, realClock.now());
  const connection = await database.connect();
  try {
    await connection.query(`SET statement_timeout = ${fillMs}`);
    const end = realClock.now();
    const tenants = { small: newTenant(), big: newTenant() };
    for (const [name, count] of [
      ['small', small],
      ['big', rows],
    ] as const) {
      await fill(connection, tenants[name], count, end);
      await dueFromTheFirst(connection, tenants[name].processor_id);
      const began = reading();
      const checkpointed = await setAllDue(database, tenants[name]);
      process.stdout.write(
        `checkpoints of ${count} payments: ${((elapsedMs(began) / checkpointed) * 1_000).toFixed(1)} µs each\n`,
      );
    }
    await vacuum(connection);
    await readPairFirst(database, connection, tenants.big);
    await vacuum(connection);

    const readings = await readingsOf(connection, tenants, end);
    const spent = await processorTime(connection);
    for (let round = 1; round <= rounds; round++) {
      process.stdout.write(`round ${round} of ${rounds}\n`);
      // Alternating, so that load on the machine affects all of them alike.
      for (let n = 0; n < readsOfRound; n++)
        for (const one of readings)
          for (const name of ['small', 'big'] as const) {
            const before = await spent();
            await one.read(name);
            one.took[name].push((await spent()) - before);
          }
    }
    return tableOf(readings, rows);
  } finally {
    connection.release();
    await pool.end();
  }
}

/** Sets all checkpoints that are due, and enters the pairs. Returns how many payments it read. */
async function setAllDue(database: Database, { processor_id }: ListedTenant): Promise<number> {
  for (let all = 0; ; ) {
    const read = await setDueCheckpoints(database, processor_id, 20_000);
    all += read;
    if (read < 20_000) return all;
  }
}

/** Prints the time of the first answer of the list of a pair, and of entering its payments. */
async function readPairFirst(database: Database, connection: Connection, tenant: ListedTenant): Promise<void> {
  const spent = await processorTime(connection);
  const before = await spent();
  const { total } = await selectPage(connection, { ...unnarrowed(tenant), ...bothAccounts(tenant) });
  const first = (await spent()) - before;
  await askForPair(database, {
    processor_id: tenant.processor_id,
    payer_bank_account_uuid: tenant.payer_account,
    payee_bank_account_uuid: tenant.payee_account,
  });
  const began = reading();
  await setAllDue(database, tenant);
  process.stdout.write(
    `two accounts with ${total} payments in common: first answer ${first.toFixed(1)} ms, entered in ${elapsedMs(began).toFixed(0)} ms\n`,
  );
}

const unnarrowed = ({ processor_id }: ListedTenant): Filter => ({
  processor_id,
  vendor_id: null,
  from: null,
  before: null,
  payer_account: null,
  payee_account: null,
  newest_first: true,
  limit: per_page,
  offset: 0,
});
const account = (uuid: string) => ({ uuid, aggregator_type: 'manual' as const });
const bothAccounts = ({ payer_account, payee_account }: ListedTenant): Partial<Filter> => ({
  payer_account: account(payer_account),
  payee_account: account(payee_account),
});

const newTenant = (): ListedTenant => ({
  processor_id: randomUUID(),
  vendor_id: randomUUID(),
  payer_account: randomUUID(),
  payee_account: randomUUID(),
});

async function fill(connection: Connection, tenant: ListedTenant, count: number, end: Date): Promise<void> {
  await provideTenant(connection, tenant);
  for (let first = 1; first <= count; first += portion) {
    await fillPayments(connection, tenant, { first, last: Math.min(count, first + portion - 1), count, end });
    process.stdout.write(`${Math.min(count, first + portion - 1)} of ${count} payments\n`);
  }
}

async function readingsOf(connection: Connection, tenants: Record<Rows, ListedTenant>, end: Date): Promise<Reading[]> {
  const days = { from: instant(end.getTime() - 270 * day), before: instant(end.getTime() - 30 * day) };
  const lists: Record<string, (tenant: ListedTenant) => Partial<Filter>> = {
    processor: () => ({}),
    'processor, dates': () => days,
    vendor: ({ vendor_id }) => ({ vendor_id }),
    'payer account': ({ payer_account }) => ({ payer_account: account(payer_account) }),
    'payer account, dates': ({ payer_account }) => ({ payer_account: account(payer_account), ...days }),
    'payee account': ({ payee_account }) => ({ payee_account: account(payee_account) }),
    'vendor, payer account': ({ vendor_id, payer_account }) => ({ vendor_id, payer_account: account(payer_account) }),
    'both accounts': bothAccounts,
    'vendor, both accounts': (tenant) => ({ vendor_id: tenant.vendor_id, ...bothAccounts(tenant) }),
  };
  const readings: Reading[] = [
    {
      list: 'floor',
      page: 'primary key',
      read: (name) => selectNewest(connection, tenants[name].processor_id, per_page),
      took: { small: [], big: [] },
    },
  ];
  for (const [list, narrowed] of Object.entries(lists)) {
    const filter = (name: Rows, page: number): Filter => ({
      ...unnarrowed(tenants[name]),
      offset: page * per_page,
      ...narrowed(tenants[name]),
    });
    const pagesOf = async (name: Rows) => Math.ceil((await selectPage(connection, filter(name, 0))).total / per_page);
    const pages = { small: await pagesOf('small'), big: await pagesOf('big') };
    const chosen: Record<string, (count: number) => number> = {
      first: () => 0,
      middle: (count) => Math.floor(count / 2),
      last: (count) => count - 1,
      any: (count) => Math.floor(Math.random() * count),
    };
    for (const [page, of] of Object.entries(chosen))
      readings.push({
        list,
        page,
        read: (name) => selectPage(connection, filter(name, of(pages[name]))),
        took: { small: [], big: [] },
      });
  }
  return readings;
}

const ms = (numbers: number[], q: number) => Number(quantile(numbers, q).toFixed(2));

function tableOf(readings: readonly Reading[], rows: number): Record<string, string | number>[] {
  const floor = readings[0]!.took.big;
  return readings.map(({ list, page, took }) => {
    const first = readings.find((one) => one.list === list)!.took.big;
    return {
      list,
      page,
      [`p50 ms of ${small}`]: ms(took.small, 0.5),
      [`p50 ms of ${rows}`]: ms(took.big, 0.5),
      [`p99 ms of ${rows}`]: ms(took.big, 0.99),
      'over the floor': Number((quantile(took.big, 0.5) / quantile(floor, 0.5)).toFixed(2)),
      'big/small (1.5)': Number((quantile(took.big, 0.5) / quantile(took.small, 0.5)).toFixed(2)),
      'page/first (1.5)': Number((quantile(took.big, 0.5) / quantile(first, 0.5)).toFixed(2)),
    };
  });
}
