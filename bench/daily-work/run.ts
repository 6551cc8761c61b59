// The bank's day over many payments: microseconds a payment for each part of it, as a ratio to what PostgreSQL needs to move a row.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { newToken } from '../../src/access/token.ts';
import { nextBankingDay } from '../../src/calendar/banking-days.ts';
import { cutOffFrom } from '../../src/calendar/banking-instants.ts';
import { easternTime } from '../../src/calendar/eastern-time.ts';
import { sleep } from '../../src/std/clock.ts';
import { call } from '../call.ts';
import type { Children } from '../children.ts';
import { countPayments, eventsWaiting, floorOfMove, startPayments } from './payments.sql.ts';

export interface DailyWork {
  postgres: { url: string };
  processes: Children;
  directory: string;
  /** How many payments go through the day, one size after the other, on the same growing tables. */
  sizes: readonly number[];
}

interface Service {
  address: string;
  admin: string;
  token: string;
  processor_uuid: string;
}

const models = 100;
const portion = 2_000;

/** Rows of the table that `npm run bench` prints. */
export async function benchDailyWork({ postgres, processes, directory, sizes }: DailyWork): Promise<object[]> {
  const service = await startService(postgres.url, processes, directory);
  const rows: object[] = [];
  for (const size of sizes) {
    const floor = await floorOfMove(postgres.url, size, portion);
    const parts = await playDays(service, postgres.url, size);
    rows.push(
      ...parts.map(({ what, us, mebibytes }) => ({
        what: `${what}, ${size} payments`,
        'µs a payment': Number(us.toFixed(1)),
        floor: `${floor.toFixed(1)} µs`,
        ratio: Number((us / floor).toFixed(2)),
        target: what === 'settlement of captures' ? '60 µs' : '-',
        'MiB resident': mebibytes,
      })),
    );
  }
  return rows;
}

async function startService(url: string, processes: Children, directory: string): Promise<Service> {
  const admin = newToken('admin');
  const address = await processes.start('bin/achord.ts start', /http:\/\/127\.0\.0\.1:\d+/, {
    PORT: '0',
    DATABASE_URL: url,
    ACHORD_DATA_DIR: join(directory, 'daily-work'),
    ACHORD_ADMIN_TOKEN: admin,
    ACHORD_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    ACHORD_SANDBOX_PACE: '0',
    ACHORD_LOG_LEVEL: 'warn',
  });
  const { uuid: processor_uuid } = await call(address, admin, 'POST', '/admin/v1/processors', { name: 'Bench' });
  const { token } = await call(address, admin, 'POST', '/admin/v1/tokens', { processor_uuid });
  return { address, admin, token: token!, processor_uuid: processor_uuid! };
}

interface Part {
  what: string;
  us: number;
  mebibytes: number;
}

/** From the cut-off of their captures to the settlement of their payouts. */
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
    await advanceTo(service, new Date(at.getTime() + 60_000));
    parts.push({ what, us: ((performance.now() - begun) * 1000) / size, mebibytes: await residentMebibytes(service) });
  }
  const done = (await countPayments(url, 'CAPTURE_COMPLETE', 'PAYOUT_COMPLETE')) - before;
  if (done !== size) throw new Error(`${done} of ${size} payments were paid out`);
  return parts;
}

async function advanceTo({ address, admin }: Service, to: Date): Promise<void> {
  await call(address, admin, 'POST', '/sandbox/v1/clock/advance', { to: to.toISOString() });
}

async function residentMebibytes({ address }: Service): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20);
}

/** One payment each between ten payers and ten payees, whom the others then pay too. */
async function startModels({ address, token }: Service): Promise<void> {
  const account = (number: number) => ({
    custom: {
      account_number: `10000${number}`,
      routing_number: '011000015',
      account_name: 'Main',
      account_type: 'checking',
    },
  });
  const payers: string[] = [];
  const payees: string[] = [];
  for (let number = 1111; number < 1121; number++) {
    const person = await call(address, token, 'POST', '/3p/api/v1/register/person', {
      first_name: 'Ada',
      last_name: `Moss ${number}`,
      address: { line_1: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207' },
      bank_account: account(number),
    });
    const business = await call(address, token, 'POST', '/3p/api/v2/businesses', {
      kyb: true,
      business: { name: `Fjord ${number}`, tin: `12345${number}` },
      bank_account: account(number + 1000),
    });
    payers.push(person.uuid!);
    payees.push(business.uuid!);
  }
  for (let n = 0; n < models; n++)
    await call(address, token, 'POST', '/3p/api/v1/transaction', {
      payer_uuid: payers[n % 10],
      payee_uuid: payees[Math.floor(n / 10)],
      amount: 12_500,
      transaction_fee: 125,
    });
}
