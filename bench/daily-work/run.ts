// The bank's day over many payments: processor time and log a payment for each part, until its
// events are told, as a ratio to the time that PostgreSQL needs to move a row.

import { setTimeout as wait } from 'node:timers/promises';
import { nextBankingDay } from '../../src/ach/calendar/banking-days.ts';
import { cutOffFrom } from '../../src/ach/calendar/banking-instants.ts';
import { easternTime } from '../../src/ach/calendar/eastern-time.ts';
import type { EmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { sleep } from '../../src/platform/std/clock.ts';
import { call } from '../call.ts';
import { type Meter, openMeter } from '../payments/measure.ts';
import { type Place, provideSides, provideTenant, type Service, startProcess } from '../service.ts';
import { checkAll, countPayments, eventsWaiting, floorOfMove, startPayments } from './payments.sql.ts';

export interface DailyWork extends Place {
  postgres: Pick<EmbeddedPostgres, 'url' | 'ownerUrl' | 'superuserUrl'>;
  /** The numbers of payments, one after the other, on the same growing tables. */
  sizes: readonly number[];
}

const models = 100;
const portion = 2_000;

/** Rows of the table that `npm run bench` prints. */
export async function benchDailyWork({ sizes, ...place }: DailyWork): Promise<object[]> {
  const { postgres } = place;
  const service = await provideTenant(await startProcess('start', place));
  const meter = await openMeter({ ...place, servers: [postgres], service: service.address });
  const idle = await idleOf(service, meter);
  const rows: object[] = [];
  for (const size of sizes) {
    const floor = await floorOfMove(postgres.ownerUrl, size, portion);
    const parts = await playDays(service, meter, idle, postgres.ownerUrl, size);
    const all = await countPayments(postgres.ownerUrl, 'CAPTURE_COMPLETE', 'PAYOUT_COMPLETE');
    const check = await checkAll(postgres.ownerUrl, all);
    rows.push(
      ...[...parts, lifeOf(parts)].map((part) => ({
        what: `${part.what}, ${size} payments`,
        'µs a payment': rounded(part.service_us + part.postgres_us),
        'of it service': rounded(part.service_us),
        'of it PostgreSQL': rounded(part.postgres_us),
        'log bytes': Math.round(part.wal_bytes),
        'µs elapsed': rounded(part.elapsed_us),
        floor: `${rounded(floor)} µs`,
        ratio: Number(((part.service_us + part.postgres_us) / floor).toFixed(2)),
        target: part.what === life ? '400 µs, 5,000 bytes' : '-',
        'MiB, maximum': part.mebibytes,
      })),
      { what: `check of the invariants, ${size} payments`, 'µs elapsed': rounded(check) },
    );
  }
  await meter.end();
  return rows;
}

const rounded = (us: number) => Number(us.toFixed(1));

/** Each figure is of one payment. */
interface Part {
  what: string;
  service_us: number;
  postgres_us: number;
  wal_bytes: number;
  elapsed_us: number;
  mebibytes: number;
}

const life = 'a life after the start';

function lifeOf(parts: readonly Part[]): Part {
  const sum = (name: 'service_us' | 'postgres_us' | 'wal_bytes' | 'elapsed_us') =>
    parts.reduce((total, part) => total + part[name], 0);
  return {
    what: life,
    service_us: sum('service_us'),
    postgres_us: sum('postgres_us'),
    wal_bytes: sum('wal_bytes'),
    elapsed_us: sum('elapsed_us'),
    mebibytes: Math.max(...parts.map(({ mebibytes }) => mebibytes)),
  };
}

/** From the cut-off of the captures to the settlement of the payouts. */
async function playDays(service: Service, meter: Meter, idle: Idle, url: string, size: number): Promise<Part[]> {
  await startModels(service);
  await startPayments(url, service.processor_uuid, size - models);
  const before = await countPayments(url, 'CAPTURE_COMPLETE', 'PAYOUT_COMPLETE');
  const { now } = await call(service.address, service.admin, 'GET', '/sandbox/v1/clock');
  const { day } = cutOffFrom(new Date(now!), 'standard');
  const settled = nextBankingDay(day);
  const good = nextBankingDay(nextBankingDay(settled));
  const parts: Part[] = [];
  for (const [what, at] of [
    ['cut-off of captures: chosen, written, confirmed', easternTime(day, 17, 0)],
    ['settlement of captures', easternTime(settled, 8, 30)],
    ['captures good, payouts reserved', easternTime(good, 8, 30)],
    ['cut-off of payouts: chosen, written, confirmed', easternTime(good, 17, 0)],
    ['settlement of payouts', easternTime(nextBankingDay(good), 8, 30)],
  ] as const) {
    await advanceTo(service, new Date(at.getTime() - 60_000));
    while ((await eventsWaiting(url)) > 0) await sleep(100);
    const begun = performance.now();
    let mebibytes = 0;
    let elapsed_us = 0;
    const { cost } = await meter.measure(service.address, async () => {
      mebibytes = await mostResident(service, () => advanceTo(service, new Date(at.getTime() + 60_000)));
      elapsed_us = (performance.now() - begun) * 1_000;
      while ((await eventsWaiting(url)) > 0) await sleep(100);
      return { units: size, generator_us: 0 };
    });
    const idleSeconds = (performance.now() - begun) / 1_000 / size;
    parts.push({
      what,
      service_us: cost.api_us + cost.worker_us - idle.service_us * idleSeconds,
      postgres_us: cost.postgres_us - idle.postgres_us * idleSeconds,
      wal_bytes: cost.wal_bytes,
      elapsed_us: elapsed_us / size,
      mebibytes,
    });
  }
  const done = (await countPayments(url, 'CAPTURE_COMPLETE', 'PAYOUT_COMPLETE')) - before;
  if (done !== size) throw new Error(`${done} of ${size} payments were paid out`);
  return parts;
}

/** Processor time of a second in which nothing is done. */
interface Idle {
  service_us: number;
  postgres_us: number;
}

async function idleOf({ address }: Service, meter: Meter): Promise<Idle> {
  const seconds = 5;
  // The start of the service is over.
  await wait(seconds * 1_000);
  const { cost } = await meter.measure(address, async () => {
    await wait(seconds * 1_000);
    return { units: seconds, generator_us: 0 };
  });
  return { service_us: cost.api_us + cost.worker_us, postgres_us: cost.postgres_us };
}

async function advanceTo({ address, admin }: Service, to: Date): Promise<void> {
  await call(address, admin, 'POST', '/sandbox/v1/clock/advance', { to: to.toISOString() });
}

/** The maximum memory of the service during the work, sampled every second. */
async function mostResident(service: Service, work: () => Promise<void>): Promise<number> {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await residentMebibytes(service));
  };
  const looking = setInterval(() => void look().catch(() => undefined), 1_000);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  await look();
  return most;
}

async function residentMebibytes({ address }: Service): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const ofEachRole = [...text.matchAll(/^process_resident_memory_bytes(?:{.*})? (\S+)/gm)];
  return Math.round(ofEachRole.reduce((sum, [, bytes]) => sum + Number(bytes), 0) / 2 ** 20);
}

/** One payment each between ten payers and ten payees. Copies of them become the other payments. */
async function startModels(service: Service): Promise<void> {
  const sides: Awaited<ReturnType<typeof provideSides>>[] = [];
  for (let number = 1111; number < 1121; number++) sides.push(await provideSides(service, number));
  for (let n = 0; n < models; n++)
    await call(service.address, service.token, 'POST', '/3p/api/v1/transaction', {
      payer_uuid: sides[n % 10]!.payer_uuid,
      payee_uuid: sides[Math.floor(n / 10)]!.payee_uuid,
      amount: 12_500,
      transaction_fee: 125,
    });
}
