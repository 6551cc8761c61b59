// Instants at which nothing can happen at simulated banks are passed over.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type Payments, paymentsOf } from '../../../test/support/payments/payments.ts';
import { endAfterFile } from '../../../test/support/runner/end-after-file.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { closeAfter } from '../../ach/calendar/banking-instants.ts';
import type { BankingDays } from '../connections/banking-days.ts';
import { simulatedBank } from '../simulated/simulated-bank.ts';
import { bankingDays } from './play-banking-day.ts';

let service: TestService;
let payments: Payments;
let days: BankingDays;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  const directory = await mkdtemp(join(tmpdir(), 'achord-test-'));
  endAfterFile(() => rm(directory, { recursive: true, force: true }));
  const clock = service.context.sandboxClock!;
  days = bankingDays({
    ...service.context,
    clock,
    bankingClock: clock,
    banks: [simulatedBank({ ...service.context, directory })],
  });
  await playDay();
});

const easternTime = (at: Date) => at.toLocaleTimeString('en-US', { timeZone: 'America/New_York', hourCycle: 'h23' });

/** Plays to the close of the next day. Returns the times that the clock was moved to. */
async function playDay(): Promise<string[]> {
  const clock = service.context.sandboxClock!;
  const reached: string[] = [];
  await days.playUntil(closeAfter(clock.bankingNow(), 1), async (at) => {
    reached.push(easternTime(at));
    await clock.advanceTo(service.context.database, at);
  });
  return reached;
}

it('A day on which nothing waits has no instant', async () => {
  expect(await playDay()).toEqual(['20:00:00']);
});

it('A payment for the next day makes the last cut-off an instant, and then the settlement', async () => {
  await payments.started();
  expect(await playDay()).toEqual(['16:59:59', '17:00:00', '20:00:00']);
  expect(await playDay()).toEqual(['08:30:00', '20:00:00']);
});

it('A payment for the same day makes the next cut-off an instant, and then the settlement', async () => {
  await payments.started({ speed: 'sameday' });
  expect(await playDay()).toEqual(['10:29:59', '10:30:00', '13:00:00', '20:00:00']);
});
