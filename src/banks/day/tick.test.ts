// Ticks of the clock while a bank is away: between instants it is left alone, except when an
// operator asks.
import { beforeAll, expect, it } from 'vitest';
import { answerToEntry, receive } from '../../../test/support/banks/bank-answers.ts';
import { recordingBank } from '../../../test/support/banks/recording-bank.ts';
import { expectInvariants } from '../../../test/support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../../test/support/payments/payments.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { closeAfter } from '../../ach/calendar/banking-instants.ts';
import { ExchangeFault } from '../connections/exchange/exchange-fault.ts';
import { simulatedBank } from '../simulated/simulated-bank.ts';
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
  const { database, vault, log, clock } = service.context;
  const sandboxClock = service.context.sandboxClock!;
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
  const fresh = () =>
    bankingDays({ database, vault, banks: [bank], clock: sandboxClock, bankingClock: sandboxClock, log });
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
  // The first tick has no memory: the process may have been restarted.
  expect([await tick(), await tick(), await tick()]).toEqual([1, 0, 0]);
  expect(await sessionsIn(() => days.playUntil(clock.now()))).toBe(1);
  expect(await tick()).toBe(0);

  bank.exchange = exchange;
  await play(5);
  expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
  await expectInvariants(database);
});

it('an answer that cannot be decrypted: one try and one log line between two instants', async () => {
  const { database, clock } = service.context;
  const { uuid } = await payments.started();
  await advance(service, { banking_days: 1 });
  await receive(service, await answerToEntry(service, uuid, { code: 'R01' }));
  const [item] = await database.query<{ uuid: string; details_sealed: Buffer }>(
    'SELECT uuid, details_sealed FROM bank_items ORDER BY received_at DESC LIMIT 1',
    [],
  );
  const set = (state: 'new' | 'applied', sealed: Buffer) =>
    database.query('UPDATE bank_items SET state = $2, details_sealed = $3, reason = NULL WHERE uuid = $1', [
      item!.uuid,
      state,
      sealed,
    ]);
  await set('new', Buffer.from('not encrypted by us'));

  const lines: string[] = [];
  const log = { ...service.context.log, error: (_: object, line: string) => lines.push(line) };
  const days = bankingDays({
    ...service.context,
    log: log as unknown as typeof service.context.log,
    banks: [simulatedBank({ ...service.context, directory: 'none' })],
  });
  for (let ticks = 0; ticks < 3; ticks++) await days.tick(clock.now());
  expect(lines).toEqual([expect.stringContaining('items of the bank wait')]);
  await set('applied', item!.details_sealed);
  await expectInvariants(database);
});
