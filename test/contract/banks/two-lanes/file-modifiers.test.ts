// A bank begins to share an account in the middle of a day: no file of this day has the name of
// another one, and what the bank cannot send yet goes out on the next day.
import { expect, it } from 'vitest';
import { easternDay } from '../../../../src/ach/calendar/eastern-time.ts';
import { logTo } from '../../../../src/platform/log/log.ts';
import { copyFromHome } from '../../../../src/service/lanes/copy-from-home.ts';
import { provideSharing } from '../../../../src/service/lanes/provide-sharing.ts';
import { sharedBankService, tenantsOfBoth } from '../../../support/banks/one-bank-of-two-lanes.ts';
import { entriesAt } from '../../../support/banks/two-banks.ts';
import { expectInvariants } from '../../../support/payments/invariants.ts';
import { advance, sundayAhead } from '../../../support/payments/payments.ts';

it('A bank that begins to share an account waits with its files until the next day, and the log says why', async () => {
  const log: Record<string, unknown>[] = [];
  const { service } = await sharedBankService({
    context: () => ({ log: logTo({ write: (line) => void log.push(JSON.parse(line)) }, 'error') }),
  });
  const { lanes, clock, bankingClock, configuredBanks } = service.context;
  const tenants = await tenantsOfBoth(service);
  await advance(service, { to: sundayAhead(service) });
  await advance(service, { banking_days: 1 });
  const day = new Date(bankingClock.bankingNow().getTime() + 20 * 3_600_000);
  const monday = easternDay(day);
  await advance(service, { to: `${monday}T15:00:00Z` });

  // The processes start with the banks file that has the second bank, on this morning.
  for (const { database } of lanes.all) await database.query('DELETE FROM shared_modifiers');
  await provideSharing(lanes.home.database, configuredBanks, bankingClock.bankingNow());
  await copyFromHome(lanes, clock);
  await tenants.home.started();
  const { uuid } = await tenants.second.started();
  await advance(service, { to: `${monday}T23:30:00Z` });
  const listed = async (state: string) =>
    (await service.send('GET', `/admin/v1/bank-files?state=${state}`)).body.data.bank_files;
  expect(await listed('confirmed')).toMatchObject([{ bank: 'first', name: `${monday}-A.ach` }]);
  expect(await listed('closed')).toMatchObject([{ bank: 'first-2', name: null }]);
  const tuesday = new Date(day.getTime() + 86_400_000).toISOString().slice(0, 10);
  expect(log).toContainEqual(
    expect.objectContaining({
      msg: 'a bank file cannot be written: it waits until the cause is corrected',
      allowed: `the modifiers of the bank first-2, from ${tuesday} on: the bank first may have used them before`,
    }),
  );

  await advance(service, { banking_days: 3 });
  const [rejected] = await listed('rejected');
  expect(rejected).toMatchObject({ bank: 'first-2', note: expect.stringMatching(/could not be written in time/) });
  const sent = await entriesAt(service, 'first-2');
  expect(sent).toMatchObject([{ header: { file_id_modifier: 'S' }, file: expect.stringContaining(tuesday) }]);
  expect(await tenants.second.read(uuid)).toMatchObject({ transaction_status: 'CAPTURE_ACH_PENDING' });
  await expectInvariants(service.context.database);
});

it('A sandbox whose days go on by themselves names the files of both banks', async () => {
  const { service } = await sharedBankService({ settings: { ACHORD_SANDBOX_PACE: '1' }, worker: true });
  const tenants = await tenantsOfBoth(service);
  for (const tenant of [tenants.home, tenants.second]) await tenant.started();
  for (const [bank, own] of [
    ['first', /^[A-R]+$/],
    ['first-2', /^[S-Z0-9]+$/],
  ] as const)
    await expect
      .poll(async () => (await entriesAt(service, bank)).map(({ header }) => header.file_id_modifier).join(''), {
        timeout: 60_000,
      })
      .toMatch(own);
});
