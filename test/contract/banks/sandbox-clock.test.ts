// Contract, operators and sandbox: the clock, advanced by hand and at its own pace.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBankingDays } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { elapsedMs, sleep, reading as stopwatch } from '../../../src/platform/std/clock.ts';
import { openContext } from '../../../src/service/context/context.ts';
import { startService } from '../../../src/service/start/service.ts';
import { customAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, paymentsOf } from '../../support/payments/payments.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => expectInvariants(service.context.database));

const clock = async () => new Date((await service.send('GET', '/sandbox/v1/clock')).body.data.now);
const reading = async (asked: TestService) => (await asked.send('GET', '/sandbox/v1/clock')).body.data;
const close = (day: string) => easternTime(day, 20, 0).getTime();
/** The clock runs during the test, so an instant matches when it is within a minute. */
const isAt = (now: Date, at: number) => now.getTime() >= at && now.getTime() < at + 60_000;

describe('POST /sandbox/v1/clock/advance', () => {
  it('by banking days stops at the end of the n-th following banking day', async () => {
    const from = easternDay(await clock());
    expect(isAt(await advance(service, { banking_days: 1 }), close(addBankingDays(from, 1)))).toBe(true);
    expect(isAt(await advance(service, { banking_days: 3 }), close(addBankingDays(from, 4)))).toBe(true);
    expect(isAt(await clock(), close(addBankingDays(from, 4)))).toBe(true);
  });

  it('by seconds and to an instant stops there', async () => {
    const before = (await clock()).getTime();
    expect(isAt(await advance(service, { seconds: 3_600 }), before + 3_600_000)).toBe(true);
    const to = before + 7_200_000;
    expect(isAt(await advance(service, { to: new Date(to).toISOString() }), to)).toBe(true);
  });

  it.each([
    [{}, 'banking_days'],
    [{ seconds: 1, banking_days: 1 }, 'banking_days'],
    [{ seconds: 0 }, 'seconds'],
    [{ seconds: 31_622_401 }, 'seconds'],
    [{ seconds: '5' }, 'seconds'],
    [{ banking_days: 0 }, 'banking_days'],
    [{ banking_days: 401 }, 'banking_days'],
    [{ banking_days: 1.5 }, 'banking_days'],
    [{ to: '2020-01-01T00:00:00Z' }, 'to'],
    [{ to: '9999-01-01T00:00:00Z' }, 'to'],
    [{ to: '2026-02-30T00:00:00.000Z' }, 'to'],
    [{ to: 'tomorrow at the same hour' }, 'to'],
    [{ to: '2027-03-01T00:00:00.000' }, 'to'],
  ])('refuses %j', async (body, field) => {
    const before = await clock();
    const answer = await service.send('POST', '/sandbox/v1/clock/advance', { body });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
    expect(isAt(await clock(), before.getTime())).toBe(true);
  });

  it('is for operators only', async () => {
    const { token } = await service.processor();
    expect((await service.send('POST', '/sandbox/v1/clock/advance', { token, body: { seconds: 1 } })).status).toBe(403);
    expect((await service.send('GET', '/sandbox/v1/clock', { token })).status).toBe(403);
  });

  it('runs one advance at a time: two advances by a day make two days', async () => {
    const from = easternDay(await clock());
    const landed = await Promise.all([advance(service, { banking_days: 1 }), advance(service, { banking_days: 1 })]);
    const ends = [1, 2].map((n) => close(addBankingDays(from, n)));
    expect(landed.toSorted((a, b) => a.getTime() - b.getTime()).map((at, n) => isAt(at, ends[n]!))).toEqual([
      true,
      true,
    ]);
  });

  it('with a key advances once, however often it is sent', async () => {
    const from = easternDay(await clock());
    const key = randomUUID();
    const send = () => service.send('POST', '/sandbox/v1/clock/advance', { body: { banking_days: 1 }, key });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(isAt(await clock(), close(addBankingDays(from, 1)))).toBe(true);
  });

  it('gives each move on the way its own time', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    await advance(service, { banking_days: 8 });
    const moves = await service.context.database.query<{ transition: string; moved_at: Date }>(
      'SELECT transition, moved_at FROM payment_moves WHERE transaction_uuid = $1 ORDER BY number',
      [uuid],
    );
    const hours = moves
      .slice(1)
      .map(({ transition, moved_at }) =>
        [
          transition,
          new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' }).format(moved_at),
        ].join(' '),
      );
    expect(hours).toEqual(['C3 17:00', 'C4 08:30', 'C5 08:30', 'P1 08:30', 'P2 17:00', 'P3 08:30']);
    expect(new Set(moves.map(({ moved_at }) => easternDay(moved_at))).size).toBeGreaterThanOrEqual(5);
  });
});

describe('The pace of the sandbox clock', () => {
  it('moves a payment to its payout automatically, waits when nothing is due, and goes on after an advance by hand', async () => {
    const paced = await testService({ settings: { ACHORD_SANDBOX_PACE: '1' }, worker: true });
    const payments = await paymentsOf(paced);
    const now = async () => new Date((await paced.send('GET', '/sandbox/v1/clock')).body.data.now).getTime();
    const didNotMove = async () => {
      const before = await now();
      await sleep(2_500);
      return isAt(new Date(await now()), before);
    };
    expect(await didNotMove()).toBe(true);

    const since = stopwatch();
    let record = await payments.started();
    const { uuid } = record;
    expect(record.capture_status).toBe('CAPTURE_PENDING');
    while (record.payout_status !== 'PAYOUT_COMPLETE') {
      await sleep(200);
      record = await payments.read(uuid);
    }
    expect(elapsedMs(since)).toBeGreaterThan(1_000); // a day begins when something is due, and then takes its time
    // The day of the payout may still have to reach its end.
    await expect.poll(didNotMove).toBe(true);

    await advance(paced, { banking_days: 1 });
    const { now: bankingNow, records_now: recordsNow } = await reading(paced);
    expect(recordsNow).toBe(bankingNow);
    expect((await reading(paced)).pace).toBe('standing');
    const { uuid: later } = await payments.started();
    await expect.poll(() => reading(paced)).toMatchObject({ pace: 'moving', pace_seconds: 1 });
    await expect
      .poll(async () => (await payments.read(later)).payout_status, { timeout: 60_000 })
      .toBe('PAYOUT_COMPLETE');
    await expectInvariants(paced.context.database);
    await paced.stop();
  });

  it('moves from the start of a payment on, before a worker has seen it', async () => {
    const alone = await testService({ settings: { ACHORD_SANDBOX_PACE: '1' } });
    const payments = await paymentsOf(alone);
    expect((await reading(alone)).pace).toBe('standing');
    await payments.started();
    expect((await reading(alone)).pace).toBe('moving');
    await alone.stop();
  });

  it('keeps records, events and date filters at the real day, however far the banking days are', async () => {
    const began = Date.now();
    const paced = await testService({ settings: { ACHORD_SANDBOX_PACE: '1' }, worker: true });
    const payments = await paymentsOf(paced);
    const { token } = payments.processor;
    const isToday = (timestamp: string) => {
      const at = Date.parse(timestamp.includes('T') ? timestamp : `${timestamp.replace(' ', 'T')}Z`);
      // Records show whole seconds.
      return at >= began - 1_000 && at <= Date.now();
    };
    const { uuid } = await payments.started();
    let record = await payments.read(uuid);
    while (record.payout_status !== 'PAYOUT_COMPLETE') {
      await sleep(200);
      record = await payments.read(uuid);
    }

    const { now, records_now } = await reading(paced);
    expect(Date.parse(now)).toBeGreaterThan(began + 2 * 86_400_000);
    expect(isToday(records_now)).toBe(true);
    expect(isToday(record.created_at) && isToday(record.updated_at)).toBe(true);
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    const today = `start_date=${day(began)}&end_date=${day(Date.now())}`;
    const listed = await paced.send('GET', `/3p/api/v2/transactions?${today}`, { token });
    expect(listed.body.data.transactions.map((one: { uuid: string }) => one.uuid)).toEqual([uuid]);
    // The last ones get their positions a little later than the payment changes.
    let times: string[] = [];
    const count = async () => {
      const { events } = (await paced.send('GET', '/3p/api/v1/events?limit=100', { token })).body.data;
      times = events.map(({ timestamp }: { timestamp: string }) => timestamp);
      return times.length;
    };
    await expect.poll(count).toBeGreaterThan(4);
    expect(times.filter((one) => !isToday(one))).toEqual([]);

    // Values that follow the banking calendar count the banking days that have passed.
    const { data } = (await paced.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token })).body;
    expect(
      data.moves.map(({ moved_at }: { moved_at: string }) => moved_at).filter((at: string) => !isToday(at)),
    ).toEqual([]);
    expect(data.payout_eligible_on > data.capture_settles_on && data.capture_settles_on > day(began)).toBe(true);
    await expectInvariants(paced.context.database);

    // An advance moves the records to the banking calendar, from then on.
    const landed = await advance(paced, { seconds: 60 });
    const { created_at } = await payments.started();
    expect(Date.parse(`${created_at.replace(' ', 'T')}Z`)).toBeGreaterThanOrEqual(
      Math.floor(landed.getTime() / 1_000) * 1_000,
    );
    await paced.stop();
  });

  it('counts a return that was chosen to come late as due', async () => {
    const paced = await testService({ settings: { ACHORD_SANDBOX_PACE: '1' } });
    const payments = await paymentsOf(paced);
    const { token } = payments.processor;
    const bank_account = { custom: customAccount({ account_number: '700006010' }) };
    const payer = await registerPerson(paced, token, { bank_account });
    const { uuid } = await payments.started({ payer_uuid: payer.uuid });
    await advance(paced, { banking_days: 6 });
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
    expect((await reading(paced)).pace).toBe('moving');
    await advance(paced, { banking_days: 54 });
    expect((await payments.read(uuid)).transaction_status).toBe('CLAWBACK');
    expect((await reading(paced)).pace).toBe('standing');
    await paced.stop();
  });

  it('goes on in a worker when another process advances the clock, from that clock', async () => {
    const api = await testService();
    const context = await openContext({
      settings: { ...api.context.settings, ACHORD_SANDBOX_PACE: 1 },
      databaseUrl: api.database.url,
      adminToken: api.adminToken,
      encryptionKeys: { current: Buffer.alloc(32, 7) },
      log: api.context.log,
    });
    const worker = await startService(context, { api: false, worker: true });
    try {
      await sleep(1_000); // it has read the clock once
      const landed = await advance(api, { banking_days: 1 });
      while (context.clock.now() < landed) await sleep(100);
      const payments = await paymentsOf(api);
      const { uuid } = await payments.started();
      await expect
        .poll(async () => (await payments.read(uuid)).capture_status, { timeout: 60_000 })
        .not.toBe('CAPTURE_PENDING');
    } finally {
      await worker.stop();
    }
    await api.stop();
  });
});
