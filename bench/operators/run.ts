// The reads of operators with many payments of many tenants: how long each takes, and how long
// PostgreSQL works for it.
import { openDatabase } from '../../src/platform/database/database.ts';
import type { EmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { openBriefly } from '../../src/platform/database/open-briefly.ts';
import { migrate } from '../../src/platform/database/schema/migrate.ts';
import { newProcessorId } from '../../src/platform/database/tenant-key.ts';
import { elapsedMs, instant, reading, realClock } from '../../src/platform/std/clock.ts';
import { uuidv7 } from '../../src/platform/std/identifiers.ts';
import { call } from '../call.ts';
import { cpuOf, serverOf } from '../cpu.ts';
import { quantile } from '../figures.ts';
import { provideLanes } from '../lanes.ts';
import { fillPayments, type ListedTenant, provideTenant, vacuum } from '../list/seed.sql.ts';
import { selectServer } from '../payments/server-activity.sql.ts';
import { type Place, provideTenant as provideService, startProcess } from '../service.ts';
import { fillUsers } from './users.sql.ts';

const fillMs = 1_800_000;
const usersOfEach = 100;
const reads = 20;

interface OperatorsOptions extends Place {
  /** Payments in the database, of all tenants together. */
  rows: number;
  tenants: number;
  /** Databases of the service, all on one server. */
  lanes: number;
  postgres: EmbeddedPostgres;
}

/** Rows of the table that `npm run bench` prints. */
export async function benchOperators({ rows, tenants, lanes, ...place }: OperatorsOptions): Promise<object[]> {
  const { settings, urlsOf } = await provideLanes({ ...place, servers: [place.postgres] }, lanes);
  await openBriefly(place.postgres.ownerUrl, (owner) => migrate(owner.withDeadline(fillMs), realClock.now()));
  const filled: Filled[] = [];
  for (let lane = 0; lane < lanes; lane++)
    filled.push(
      await fill(urlsOf(lane).ownerUrl, lane, {
        count: rows / lanes,
        tenants: Math.ceil(tenants / lanes),
      }),
    );
  const { processor_id, vendor_id, user_uuid } = filled.at(-1)!;
  const { address, admin } = await provideService(
    await startProcess('start', place, { ACHORD_INVARIANTS_MINUTES: '0', ...settings }),
  );
  const { transactions } = (await call(
    address,
    admin,
    'GET',
    `/admin/v1/transactions?processor_uuid=${processor_id}&limit=1`,
  )) as unknown as { transactions: { uuid: string; payer_uuid: string }[] };
  const { uuid } = transactions[0]!;
  const superuser = openDatabase(place.postgres.ownerUrl, 1, () => {});
  const serverPid = serverOf((await selectServer(superuser)).backend_pid);
  const shown: object[] = [];
  for (const path of [
    'today',
    ...[uuid, 'Shop 77', `shop-7@${processor_id.slice(-8)}.example`, 'shop-7', '1234', '091000010000000'].map(
      (scrap) => `search?q=${encodeURIComponent(scrap)}`,
    ),
    'transactions',
    `transactions?processor_uuid=${processor_id}`,
    `transactions?processor_uuid=${processor_id}&vendor_uuid=${vendor_id}`,
    `transactions?user_uuid=${user_uuid}`,
    'transactions?client_reference_id=bench',
    'transactions?ach_return_code=R01',
    'transactions?payout_status=PAYOUT_COMPLETE',
    'transactions?held=true',
    'transactions?trace_id=091000010000000',
    `transactions?created_from=${instant(realClock.now().getTime() - 86_400_000).toISOString()}`,
    `transactions/${uuid}`,
    'users',
    'users?kyb_status=IN_REVIEW',
    `users?email=shop-7@${processor_id.slice(-8)}.example`,
    `users/${user_uuid}`,
    'refunds',
    'batches',
    'series',
    `series?processor_uuid=${processor_id}`,
    'requests',
    'calendar',
    'exceptions',
    'holds',
    'blocks',
    'bank-files',
    'suspense',
    'dishonors',
    'bank-statement/lines',
    'webhook-endpoints',
    'processors',
    'vendors',
    'audit-trail',
  ]) {
    const read = () => call(address, admin, 'GET', `/admin/v1/${path}`);
    await read();
    const took: number[] = [];
    const before = cpuOf(serverPid);
    for (let n = 0; n < reads; n++) {
      const began = reading();
      await read();
      took.push(elapsedMs(began));
    }
    shown.push({
      what: path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…'),
      'p50 ms': Number(quantile(took, 0.5).toFixed(1)),
      'p95 ms': Number(quantile(took, 0.95).toFixed(1)),
      'ms PostgreSQL': Number(((cpuOf(serverPid) - before) / reads / 1_000).toFixed(1)),
      'target, ms': 20,
    });
  }
  await superuser.end();
  return shown;
}

interface Filled extends ListedTenant {
  user_uuid: string;
}

/** Tenants of a shard. Returns the last one. */
async function fill(
  url: string,
  shard: number,
  { count, tenants }: { count: number; tenants: number },
): Promise<Filled> {
  const pool = openDatabase(url, 2, () => {});
  const connection = await pool.withDeadline(fillMs).connect();
  try {
    await connection.query(`SET statement_timeout = ${fillMs}`);
    const end = realClock.now();
    const ofEach = Math.ceil(count / tenants);
    const one = () => uuidv7(end);
    const tenant = () => ({
      ...{ processor_id: newProcessorId(end, shard), vendor_id: one() },
      payer_account: one(),
      payee_account: one(),
    });
    let last = tenant();
    for (let n = 1; n <= tenants; n++) {
      last = tenant();
      await provideTenant(connection, last);
      await fillUsers(connection, last.processor_id, usersOfEach);
      await fillPayments(connection, last, { first: 1, last: ofEach, count: ofEach, end });
      if (n % 100 === 0) process.stdout.write(`${n} of ${tenants} tenants\n`);
    }
    await vacuum(connection);
    return { ...last, user_uuid: last.payer_account };
  } finally {
    connection.release();
    await pool.end();
  }
}
