// Processes whose clocks differ by seconds: keys replay at every API, and no payment is filed twice
// or left behind at a cut-off.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { nextBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { instant, realClock, sleep } from '../../../src/platform/std/clock.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { liveSite } from '../../support/service/live-site.ts';
import { startReceiver } from '../../support/webhooks/receiver.ts';

// From each other: ten seconds.
const apartMs = [5_000, -5_000];

it('Two APIs and two workers with clocks ten seconds apart do everything once', async () => {
  const site = await liveSite();
  const owner = openDatabase(site.database.ownerUrl, 2, () => {});
  endAfterFile(() => owner.end());
  const hook = await startReceiver();
  endAfterFile(hook.close);
  const day = nextBankingDay(easternDay(realClock.now()));
  const both = (part: 'api' | 'worker', at: Date) =>
    Promise.all(apartMs.map((ms) => site.start(part, instant(at.getTime() + ms))));

  // The day of a bank begins with its first worker. Its file has at least the payment of noon.
  const [noonApi, noonWorker] = await Promise.all(
    (['api', 'worker'] as const).map((part) => site.start(part, easternTime(day, 12, 0))),
  );
  await expect.poll(() => owner.query('SELECT FROM bank_days'), { timeout: longWaitMs }).toHaveLength(1);
  const pair = await site.tenant(noonApi!);
  await site.call(noonApi!, 'POST', '/3p/api/v1/webhook', {
    webhook_url: [hook.url],
    event_names: ['TransactionStarted'],
  });
  await site.call(noonApi!, 'POST', '/3p/api/v1/transaction', { ...pair, amount: 100 });
  for (const one of [noonApi!, noonWorker!]) await one.stop();

  const beforeCutOff = instant(easternTime(day, 17, 0).getTime() - 20_000);
  const [apis, workers] = await Promise.all([both('api', beforeCutOff), both('worker', beforeCutOff)]);
  const [ahead, behind] = [apis[0]!, apis[1]!];
  const amounts = [100];
  /** Starts a payment at one API and repeats the request at the other one. */
  const pay = async () => {
    const body = { ...pair, amount: 100 + amounts.length };
    amounts.push(body.amount);
    const [one, other] = amounts.length % 2 === 0 ? [ahead, behind] : [behind, ahead];
    const key = randomUUID();
    const started = await site.call(one, 'POST', '/3p/api/v1/transaction', body, key);
    expect(await site.call(other, 'POST', '/3p/api/v1/transaction', body, key)).toEqual(started);
    await sleep(100);
  };
  const confirmedFiles = async () =>
    (await site.call(ahead, 'GET', '/admin/v1/bank-files?state=confirmed')).data.bank_files.length as number;
  const cents = () =>
    site
      .entriesAtBank()
      .map((entry) => entry.cents)
      .toSorted((a, b) => a - b);

  // Until the cut-off has passed on both clocks, and then two more.
  await pay();
  while ((await confirmedFiles()) === 0) await pay();
  const untilLast = async (at: Date) =>
    expect
      .poll(async () => (await owner.query<{ played_until: Date }>('SELECT played_until FROM bank_days'))[0], {
        timeout: longWaitMs,
      })
      .toSatisfy((played: { played_until: Date }) => played.played_until >= at);
  await untilLast(easternTime(day, 17, 0));
  await pay();
  await pay();
  expect(cents().length).toBeLessThan(amounts.length);
  // A worker that gets no processor for seconds loses its lease, and then a webhook comes twice.
  await expect
    .poll(() => new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size, { timeout: longWaitMs })
    .toBe(amounts.length);
  for (const one of workers) await one.stop();

  const nextDay = nextBankingDay(day);
  const later = await both('worker', easternTime(nextDay, 17, 1));
  await expect.poll(cents, { timeout: longWaitMs }).toEqual(amounts);
  await untilLast(easternTime(nextDay, 17, 0));
  for (const one of later) await one.stop();
  expect(cents()).toEqual(amounts);
  expect(await owner.query('SELECT FROM transactions')).toHaveLength(amounts.length);
  await expectInvariants(owner);
});
