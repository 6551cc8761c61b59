// What a bank reports on fee payouts, and what happens to those in a rejected file: each report is
// applied once, and only where it fits.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ExchangeFault } from '../../../src/banks/connections/exchange/exchange-fault.ts';
import { answerToFeePayout, bankingDaysOver, playOneDay, receive } from '../../support/banks/bank-answers.ts';
import { giveRoutingNumber } from '../../support/payments/bank-accounts.ts';
import { type FeeTenant, feeTenant } from '../../support/payments/fee-payouts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
afterEach(() => expectInvariants(service.context.database));

const days = (banking_days: number) => advance(service, { banking_days });
const post = (path: string, body: object) => service.send('POST', `/admin/v1/${path}`, { body });
const newestFile = async () =>
  (await service.send('GET', '/admin/v1/bank-files?limit=1')).body.data.bank_files[0].uuid as string;
/** The outcome of each item that names the payout, in order. */
const itemStates = (uuid: string) =>
  service.context.database.query<{ state: string; reason: string | null; late: boolean }>(
    `SELECT b.state, b.reason, b.late FROM bank_items b JOIN legs l ON l.entry_uuid = b.entry_uuid
     WHERE l.uuid = $1 ORDER BY b.received_at, b.content_uuid, b.number`,
    [uuid],
  );

/** A fee payout of 3.00 that the bank has. */
async function sentPayout(account = {}): Promise<{ tenant: FeeTenant; uuid: string }> {
  const tenant = await feeTenant(service, 'on_demand', account);
  await tenant.earn();
  const { uuid } = (await tenant.ask()).body.data;
  await days(1);
  return { tenant, uuid };
}

const statusesOf = async ({ payouts }: FeeTenant) =>
  (await payouts()).map(({ status, cancel_reason }) => [status, cancel_reason].filter(Boolean).join(' '));

describe('A return of a fee payout', () => {
  it('is applied once, however often the bank sends it', async () => {
    const { tenant, uuid } = await sentPayout();
    const answer = await answerToFeePayout(service, uuid, { code: 'R23' });
    await receive(service, answer, { ...answer });
    await receive(service, answer);
    expect((await itemStates(uuid)).map(({ state }) => state)).toEqual(['applied', 'duplicate', 'duplicate']);
    expect([await tenant.owed(), await statusesOf(tenant)]).toEqual([300, ['FEE_PAYOUT_ACH_FAILED']]);
    const billed = await service.context.database.query('SELECT kind FROM billed_subjects WHERE subject_uuid = $1', [
      uuid,
    ]);
    expect(billed).toEqual([{ kind: 'return' }]);
  });

  it.each([
    ['of another amount', { amount: 301 }, 'the entry was for 300 cents, but the return is for 301'],
    ['of another account', { account_number: '999' }, 'the entry was for a different bank account'],
    ['of a debit', { transaction_code: 27 }, 'the entry was not a debit'],
  ])('%s goes to suspense, and changes nothing', async (_, changes, reason) => {
    const { tenant, uuid } = await sentPayout();
    const answer = await answerToFeePayout(service, uuid, { code: 'R03', changes });
    const service_class_code = 'transaction_code' in changes ? 225 : 220;
    await receive(service, { ...answer, header: { ...answer.header, service_class_code } });
    expect(await itemStates(uuid)).toMatchObject([{ state: 'suspense', reason }]);
    expect(await statusesOf(tenant)).toEqual(['FEE_PAYOUT_ACH_PENDING']);
  });

  it.each([[{ account_number: '999' }], [{ trace_number: '091000019999999' }]])(
    'with %j is applied when an operator names the payout',
    async (changes) => {
      const { tenant, uuid } = await sentPayout();
      const { uuid: another } = await sentPayout();
      const answer = await answerToFeePayout(service, uuid, { code: 'R03', changes });
      await receive(service, answer);
      const [item] = (await service.send('GET', '/admin/v1/suspense?limit=100')).body.data.items.slice(-1);
      const resolve = async (body: object) => {
        const named = { as: 'return_of', reason: 'The bank has said so.', ...body };
        const answered = await post(`suspense/${item.uuid}/resolve`, named);
        return answered.status === 200 ? answered.body.data.state : answered.body.errors[0].field;
      };
      expect(await resolve({})).toBe('transaction_uuid');
      expect(await resolve({ fee_payout_uuid: randomUUID() })).toBe('fee_payout_uuid');
      expect(await resolve({ fee_payout_uuid: uuid.toUpperCase() })).toBe('applied');
      expect([await tenant.owed(), await statusesOf(tenant)]).toEqual([300, ['FEE_PAYOUT_ACH_FAILED']]);
      expect(await itemStates(another)).toEqual([]);
      expect(await resolve({ fee_payout_uuid: uuid })).toBe('uuid');
    },
  );

  it('with another amount is refused, even if an operator names the payout', async () => {
    const { tenant, uuid } = await sentPayout();
    await receive(service, await answerToFeePayout(service, uuid, { code: 'R03', changes: { amount: 299 } }));
    const [item] = (await service.send('GET', '/admin/v1/suspense?limit=100')).body.data.items.slice(-1);
    const named = { as: 'return_of', fee_payout_uuid: uuid, reason: 'So they say.' };
    const { status, body } = await post(`suspense/${item.uuid}/resolve`, named);
    expect([status, body.errors[0].code]).toEqual([422, 'invalid_state']);
    expect(await statusesOf(tenant)).toEqual(['FEE_PAYOUT_ACH_PENDING']);
  });

  it('with another code after the first goes to suspense', async () => {
    const { uuid } = await sentPayout();
    await receive(service, await answerToFeePayout(service, uuid, { code: 'R23' }));
    await receive(service, { ...(await answerToFeePayout(service, uuid, { code: 'R24' })), uuid: randomUUID() });
    expect(await itemStates(uuid)).toMatchObject([
      { state: 'applied' },
      { state: 'suspense', reason: 'the entry was already returned, by a different return' },
    ]);
  });

  it('after its deadline is applied, and flagged', async () => {
    const { tenant, uuid } = await sentPayout();
    await days(8);
    await receive(service, await answerToFeePayout(service, uuid, { code: 'R03' }));
    expect(await itemStates(uuid)).toEqual([{ state: 'applied', reason: null, late: true }]);
    expect(await tenant.owed()).toBe(300);
  });

  it('before the outcome of its file is known proves that the file was delivered', async () => {
    const tenant = await feeTenant(service, 'on_demand');
    await tenant.earn();
    const { uuid } = (await tenant.ask()).body.data;
    await playOneDay(
      service,
      bankingDaysOver(service, () => ({ outcomeOf: async () => 'uncertain' })),
    );
    expect(await statusesOf(tenant)).toEqual(['FEE_PAYOUT_FILED']);
    // It is on its way: nothing more is owed.
    expect(await tenant.owed()).toBe(0);
    await receive(service, await answerToFeePayout(service, uuid, { code: 'R23' }));
    expect([await tenant.owed(), await statusesOf(tenant)]).toEqual([300, ['FEE_PAYOUT_ACH_FAILED']]);
    await days(1);
  });
});

describe('A notification of change for a fee account', () => {
  it('corrects the account before the next payout', async () => {
    const { tenant, uuid } = await sentPayout();
    await receive(service, await answerToFeePayout(service, uuid, { code: 'C01', corrected: '7000500077' }));
    expect(await itemStates(uuid)).toMatchObject([{ state: 'applied' }]);
    const accounts = await service.send('GET', `/3p/api/v2/users/${tenant.receiver}/bank-accounts`, {
      token: tenant.vendor.token,
    });
    expect(accounts.body.data[0].account_number).toMatch(/0077$/);
    expect(await statusesOf(tenant)).toEqual(['FEE_PAYOUT_ACH_PENDING']);
  });
});

describe('A file with fee payouts', () => {
  it('leaves out an entry that it cannot hold; that payout waits until a new account is named', async () => {
    const [tenant, other] = [await feeTenant(service, 'daily'), await feeTenant(service, 'daily')];
    await tenant.start();
    await other.start();
    await days(3);
    const { database, vault } = service.context;
    await giveRoutingNumber(database, vault, tenant.receiver, '021000022');
    await days(2);
    expect(await statusesOf(tenant)).toEqual(['FEE_PAYOUT_CANCELED not_writable']);
    expect([await tenant.owed(), await statusesOf(other)]).toEqual([300, ['FEE_PAYOUT_COMPLETE']]);
    await tenant.name({ bank_account_uuid: await tenant.addAccount() });
    await days(2);
    expect(await statusesOf(tenant)).toEqual(['FEE_PAYOUT_COMPLETE', 'FEE_PAYOUT_CANCELED not_writable']);
  });

  it('that the bank rejects after it was confirmed: its fees are owed again and sent again', async () => {
    const { tenant } = await sentPayout();
    expect((await post(`bank-files/${await newestFile()}/reject`, { reason: 'Totals.' })).status).toBe(200);
    expect(await statusesOf(tenant)).toEqual(['FEE_PAYOUT_PENDING', 'FEE_PAYOUT_CANCELED file_rejected']);
    await days(2);
    expect(await statusesOf(tenant)).toEqual(['FEE_PAYOUT_COMPLETE', 'FEE_PAYOUT_CANCELED file_rejected']);
    expect(await tenant.owed()).toBe(0);
  });

  it('that was never sent: its fees are sent again, and nothing was posted', async () => {
    const tenant = await feeTenant(service, 'on_demand');
    await tenant.earn();
    await tenant.ask();
    const broken = () => Promise.reject(new ExchangeFault('connection_lost', 'as a test asked'));
    await playOneDay(
      service,
      bankingDaysOver(service, () => ({ submit: broken })),
    );
    expect(await statusesOf(tenant)).toEqual(['FEE_PAYOUT_FILED']);
    await post(`bank-files/${await newestFile()}/reject`, { reason: 'Unreadable.' });
    expect(await statusesOf(tenant)).toEqual(['FEE_PAYOUT_PENDING', 'FEE_PAYOUT_CANCELED file_rejected']);
    await days(2);
    expect((await tenant.payouts()).map(({ status, amount }) => [status, amount])).toEqual([
      ['FEE_PAYOUT_COMPLETE', 300],
      ['FEE_PAYOUT_CANCELED', 300],
    ]);
  });

  it('cannot be rejected after it has settled', async () => {
    const { uuid } = await sentPayout();
    const file = await newestFile();
    await days(1);
    const answer = await post(`bank-files/${file}/reject`, { reason: 'Why.' });
    expect(answer.body.errors[0].code).toBe('invalid_state');
    expect(await itemStates(uuid)).toEqual([]);
  });
});
