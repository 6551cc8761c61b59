// A worker that is killed at a step of the banking day: the other one goes on from there, and
// nothing is written, sent or settled twice.
import { expect, it } from 'vitest';
import { nextBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import type { Day } from '../../../src/ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { type Breakpoint, breakpoint } from '../../support/service/breakpoint.ts';
import { type LiveProcess, liveSite } from '../../support/service/live-site.ts';

it('A worker killed while it writes, sends, confirms and settles loses nothing and repeats nothing', async () => {
  const site = await liveSite();
  const owner = openDatabase(site.database.ownerUrl, 2, () => {});
  endAfterFile(() => owner.end());
  const stopsAt = (table: string, on: 'INSERT' | 'UPDATE', when: string) =>
    breakpoint(site.database.superuserUrl, { table, on, when });
  const firstDay = nextBankingDay(easternDay(realClock.now()));
  const api = await site.start('api', easternTime(firstDay, 12, 0));
  const pair = await site.tenant(api);
  const amounts = [101, 202, 303];
  for (const amount of amounts) await site.call(api, 'POST', '/3p/api/v1/transaction', { ...pair, amount });

  let workers: LiveProcess[] = [];
  const startWorkers = async (at: Date) => {
    workers = await Promise.all([site.start('worker', at), site.start('worker', at)]);
  };
  const stopWorkers = async () => {
    for (const one of workers) await one.stop();
  };
  /** Kills the worker that is held there. Another one takes its place. */
  const killAt = async (step: Breakpoint, at: Date) => {
    const name = await step.reached();
    const killed = workers.findIndex((one) => one.name === name);
    await workers[killed]!.kill();
    await step.end();
    workers[killed] = await site.start('worker', at);
  };
  const playedUntil = (at: Date) =>
    expect
      .poll(
        async () => (await owner.query<{ played_until: Date }>('SELECT played_until FROM bank_days'))[0]?.played_until,
        {
          timeout: longWaitMs,
        },
      )
      .toSatisfy((until: Date | undefined) => until !== undefined && until >= at);
  const statuses = async () => {
    const { transactions } = (await site.call(api, 'GET', '/3p/api/v2/transactions')).data;
    return new Set<string>(
      transactions.map((one: Record<string, string>) => `${one.capture_status} ${one.payout_status}`),
    );
  };
  const untilAll = (status: string) => expect.poll(statuses, { timeout: longWaitMs }).toEqual(new Set([status]));

  // The day of a bank begins with its first worker.
  workers = [await site.start('worker', easternTime(firstDay, 12, 0))];
  await playedUntil(easternTime(firstDay, 12, 0));
  await stopWorkers();

  const steps = [
    await stopsAt('archived_files', 'UPDATE', 'NEW.kept_at IS NOT NULL'),
    // Uploaded, not renamed.
    await stopsAt('file_deliveries', 'UPDATE', "NEW.state = 'renaming'"),
    // The bank has it, and we do not know.
    await stopsAt('file_deliveries', 'UPDATE', "NEW.state = 'renamed'"),
    await stopsAt('postings', 'INSERT', "NEW.transition = 'C3'"),
  ];
  const cutOff = easternTime(firstDay, 17, 1);
  await startWorkers(cutOff);
  for (const step of steps) await killAt(step, cutOff);
  await untilAll('CAPTURE_ACH_PENDING null');
  const sent = site.entriesAtBank();
  expect(sent.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual(amounts);
  expect(new Set(sent.map(({ file }) => file)).size).toBe(1);
  await stopWorkers();

  let day: Day = nextBankingDay(firstDay);
  const settlement = easternTime(day, 8, 31);
  const settling = await stopsAt('postings', 'INSERT', "NEW.transition = 'C4'");
  await startWorkers(settlement);
  await killAt(settling, settlement);
  const settled = () => owner.query("SELECT FROM postings WHERE transition = 'C4'");
  await expect.poll(settled, { timeout: longWaitMs }).toHaveLength(amounts.length);
  await stopWorkers();

  for (let days = 0; days < 10 && !(await statuses()).has('CAPTURE_COMPLETE PAYOUT_COMPLETE'); days++) {
    const at = easternTime(day, 17, 1);
    workers = [await site.start('worker', at)];
    await playedUntil(easternTime(day, 17, 0));
    await stopWorkers();
    day = nextBankingDay(day);
  }
  await untilAll('CAPTURE_COMPLETE PAYOUT_COMPLETE');
  const all = site.entriesAtBank();
  expect(all.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual(
    [...amounts, ...amounts].toSorted((a, b) => a - b),
  );
  expect(new Set(all.map(({ trace }) => trace)).size).toBe(all.length);
  await expectInvariants(owner);
});
