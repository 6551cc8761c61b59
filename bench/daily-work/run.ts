// The bank's day over many payments: microseconds a payment for each part, as a ratio to the time
// that PostgreSQL needs to move a row.
import { nextBankingDay } from '../../src/ach/calendar/banking-days.ts';
import { cutOffFrom } from '../../src/ach/calendar/banking-instants.ts';
import { easternTime } from '../../src/ach/calendar/eastern-time.ts';
import { sleep } from '../../src/platform/std/clock.ts';
import { call } from '../call.ts';
import { type Place, provideSides, provideTenant, type Service, startProcess } from '../service.ts';
import { checkAll, countPayments, eventsWaiting, floorOfMove, startPayments } from './payments.sql.ts';

export interface DailyWork extends Place {
  /** The numbers of payments, one after the other, on the same growing tables. */
  sizes: readonly number[];
}

const models = 100;
const portion = 2_000;

/** Rows of the table that `npm run bench` prints. */
export async function benchDailyWork({ sizes, ...place }: DailyWork): Promise<object[]> {
  const { postgres } = place;
  const service = await provideTenant(await startProcess('start', place));
  const rows: object[] = [];
  for (const size of sizes) {
    const floor = await floorOfMove(postgres.ownerUrl, size, portion);
    const parts = await playDays(service, postgres.ownerUrl, size);
    rows.push(
      ...parts.map(({ what, us, mebibytes }) => ({
        what: `${what}, ${size} payments`,
        'µs a payment': Number(us.toFixed(1)),
        floor: `${floor.toFixed(1)} µs`,
        ratio: Number((us / floor).toFixed(2)),
        target: what === 'settlement of captures' ? '60 µs' : '-',
        'MiB, maximum': mebibytes,
      })),
    );
  }
  return rows;
}

interface Part {
  what: string;
  us: number;
  mebibytes: number;
}

/** From the cut-off of the captures to the settlement of the payouts. */
async function playDays(service: Service, url: string, size: number): Promise<Part[]> {
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
    const mebibytes = await mostResident(service, () => advanceTo(service, new Date(at.getTime() + 60_000)));
    parts.push({ what, us: ((performance.now() - begun) * 1000) / size, mebibytes });
  }
  const done = (await countPayments(url, 'CAPTURE_COMPLETE', 'PAYOUT_COMPLETE')) - before;
  if (done !== size) throw new Error(`${done} of ${size} payments were paid out`);
  const all = await countPayments(url, 'CAPTURE_COMPLETE', 'PAYOUT_COMPLETE');
  parts.push({ what: 'check of the invariants', us: await checkAll(url, all), mebibytes: 0 });
  return parts;
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
