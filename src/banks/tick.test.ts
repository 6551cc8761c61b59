// Ticks of the clock while a bank is away: it is left alone between its instants, and tried at once when somebody asks.
import { beforeAll, expect, it } from 'vitest';
import { expectInvariants } from '../../test/support/invariants.ts';
import { type Payments, paymentsOf } from '../../test/support/payments.ts';
import { recordingBank } from '../../test/support/recording-bank.ts';
import { type TestService, testService } from '../../test/support/service.ts';
import { closeAfter } from '../calendar/banking-instants.ts';
import { ExchangeFault } from './exchange/exchange-fault.ts';
import { bankingDays } from './play-banking-day.ts';

let service: TestService;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});

it.each([
  ['unreachable', 'no route to it'],
  ['login', 'wrong password'],
] as const)('%s: one try between two instants, however often the clock ticks', async (code, about) => {
  const { database, vault, log, clock } = service.foundation;
  const sandboxClock = service.foundation.sandboxClock!;
  const bank = recordingBank(service);
  const { exchange } = bank;
  let sessions = 0;
  const away: typeof exchange = {
    ...exchange,
    inSession() {
      sessions++;
      return Promise.reject(new ExchangeFault(code, about));
    },
  };
  bank.exchange = away;
  const fresh = () => bankingDays({ database, vault, banks: [bank], clock: sandboxClock, log });
  const play = (days: number) =>
    fresh().playUntil(closeAfter(clock.now(), days), (at) => sandboxClock.advanceTo(database, at));
  const { uuid } = await payments.started();
  await play(1);
  expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');

  const days = fresh();
  const sessionsIn = async (work: () => Promise<unknown>) => {
    sessions = 0;
    await work();
    return sessions;
  };
  const tick = () => sessionsIn(() => days.tick(clock.now()));
  // The first one knows of nothing: the process may have been started anew.
  expect([await tick(), await tick(), await tick()]).toEqual([1, 0, 0]);
  expect(await sessionsIn(() => days.playUntil(clock.now()))).toBe(1);
  expect(await tick()).toBe(0);

  bank.exchange = exchange;
  await play(5);
  expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
  await expectInvariants(database);
});
