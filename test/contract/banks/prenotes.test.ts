// Prenotes: entries without money, which the bank of an account returns if it takes none.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconciliation } from '../../support/banks/bank-statements.ts';
import {
  accountHolder,
  checkAccount,
  checkEntriesOf,
  entriesInFiles,
  type HolderOptions,
  returnCheckEntry,
} from '../../support/payments/account-checks.ts';
import { addBankAccount, customAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, paymentsOf } from '../../support/payments/payments.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterAll(() => expectInvariants(service.context.database));

const days = (banking_days: number) => advance(service, { banking_days });
const admin = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const ending = (four: string) => ({ account_number: `${customAccount().account_number.slice(0, -4)}${four}` });

async function holder(...of: HolderOptions) {
  const one = await accountHolder(service, ...of);
  const { token, user_uuid, account: added } = one;
  const bank_account = { uuid: added.uuid, aggregator_type: added.aggregator_type };
  const start = (body: object = {}) =>
    service.send('POST', `/3p/api/v2/users/${user_uuid}/prenotes`, { token, body: { bank_account, ...body } });
  return {
    ...one,
    start,
    started: async (body: object = {}): Promise<string> => (await start(body)).body.data.uuid,
    read: async (uuid: string) => (await service.send('GET', `/3p/api/v2/prenotes/${uuid}`, { token })).body.data,
    /** Whether the account is valid when it is added again, by the given sources only. */
    addedAgain: async (sources: string[]): Promise<string> => (await one.addAgain(added.uuid, sources)).valid_account,
    stored: async (): Promise<string> => {
      const [row] = await service.context.database.query<{ valid_account: string }>(
        'SELECT valid_account FROM bank_accounts WHERE uuid = $1',
        [added.uuid],
      );
      return row!.valid_account;
    },
  };
}

describe('A prenote', () => {
  it('is an entry of zero dollars, and is confirmed on the third banking day after it settled', async () => {
    const user = await holder();
    const asked = await user.start();
    expect([asked.status, asked.body.data]).toMatchObject([
      201,
      {
        user_uuid: user.user_uuid,
        bank_account_uuid: user.account.uuid,
        tests: 'debits',
        state: 'pending',
        ach_return_code: null,
        confirmed_at: null,
      },
    ]);
    const { uuid } = asked.body.data;
    await days(1);
    const [sent, ...others] = await entriesInFiles(service, uuid);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      header: { entry_description: 'PRENOTE', sec_code: 'PPD', service_class_code: 225 },
      entry: { transaction_code: 28, amount: 0, addenda: [] },
    });
    expect(sent!.entry.account_number.trim()).toBe(user.account.account_number);
    // It settles on the next banking day, and may be returned until the third one after that.
    await days(3);
    expect(await user.read(uuid)).toMatchObject({ state: 'sent', confirmed_at: null });
    expect(await user.stored()).toBe('not_validated');
    await days(1);
    expect(await user.read(uuid)).toMatchObject({ state: 'confirmed', confirmed_at: expect.any(String) });
    expect(await user.stored()).toBe('valid');
    const { account_validations } = await admin(`processors/${user.processor.uuid}/account-validations`);
    expect(account_validations[0]).toMatchObject({
      bank_account_uuid: user.account.uuid,
      valid_account: 'valid',
      sources: [{ source: 'prenotes', opinion: 'valid' }],
    });
    const posted = await service.context.database.query('SELECT 1 FROM postings WHERE processor_id = $1', [
      user.processor.uuid,
    ]);
    expect(posted).toEqual([]);
  });

  it('tests credits if it is asked to, also of a savings account and of a business', async () => {
    const savings = await holder({ account_type: 'savings' });
    const business = await holder({}, registerBusiness);
    const checks = [await savings.started({ tests: 'credits' }), await business.started()];
    await days(1);
    const [credit, debit] = await Promise.all(checks.map((uuid) => entriesInFiles(service, uuid)));
    expect(credit).toMatchObject([
      { header: { service_class_code: 220, sec_code: 'PPD' }, entry: { transaction_code: 33, amount: 0 } },
    ]);
    expect(debit).toMatchObject([
      { header: { service_class_code: 225, sec_code: 'CCD' }, entry: { transaction_code: 28, amount: 0 } },
    ]);
    expect(await savings.read(checks[0]!)).toMatchObject({ tests: 'credits' });
  });

  it('counts only for the source that is named after it', async () => {
    const user = await holder();
    await user.started();
    await days(5);
    expect(await user.addedAgain(['micro_entries'])).toBe('not_validated');
    const other = await holder();
    await other.started();
    await days(5);
    expect(await other.addedAgain(['prenotes'])).toBe('valid');
  });

  it('lets a person be debited whose tenant debits only validated accounts', async () => {
    const payments = await paymentsOf(service);
    const { token, uuid: tenant } = payments.processor;
    const { payer_uuid } = payments.pair;
    await service.send('PUT', `/admin/v1/processors/${tenant}`, {
      body: { validated_accounts_required: true, reason: 'It debits consumers over the internet.' },
    });
    const [account] = (await service.send('GET', `/3p/api/v2/users/${payer_uuid}/bank-accounts`, { token })).body.data;
    await service.send('POST', `/3p/api/v2/users/${payer_uuid}/prenotes`, {
      token,
      body: { bank_account: { uuid: account.uuid, aggregator_type: account.aggregator_type } },
    });
    expect((await payments.start()).body.errors).toMatchObject([{ code: 'bank_account_not_validated' }]);
    await days(5);
    expect((await payments.start()).status).toBe(201);
  });
});

describe('One check of an account is open', () => {
  it('at a time, and prenotes and micro-entries count together', async () => {
    const user = await holder();
    const uuid = await user.started();
    const again = await checkAccount(service, user.token, user.user_uuid, user.account);
    expect(again.body.errors).toMatchObject([
      { code: 'invalid_state', field: 'bank_account', message: expect.stringContaining(`${uuid} is pending`) },
    ]);
    await service.send('PUT', `/admin/v1/processors/${user.processor.uuid}`, {
      body: { account_checks_per_day: 1, reason: 'The test allows one.' },
    });
    const other = await registerPerson(service, user.token);
    const account = await addBankAccount(service, user.token, other.uuid);
    expect((await checkAccount(service, user.token, other.uuid, account)).body.errors).toMatchObject([
      { code: 'invalid_state', message: expect.stringContaining('24 hours') },
    ]);
  });
});

describe('The lists and records', () => {
  it('of prenotes have no micro-entries, and the other way round', async () => {
    const user = await holder();
    const prenote = await user.started();
    const second = await addBankAccount(service, user.token, user.user_uuid);
    const micro = (await checkAccount(service, user.token, user.user_uuid, second)).body.data.uuid;
    const ofUser = async (what: string) =>
      (await service.send('GET', `/3p/api/v2/users/${user.user_uuid}/${what}`, user)).body.data;
    expect((await ofUser('prenotes')).prenotes).toMatchObject([{ uuid: prenote }]);
    expect((await ofUser('micro-entries')).micro_entry_checks).toMatchObject([{ uuid: micro }]);
    const [latest] = (await admin('prenotes?limit=1')).prenotes;
    expect(latest).toMatchObject({
      uuid: prenote,
      processor_uuid: user.processor.uuid,
      user_name: expect.any(String),
    });
    const status = async (path: string, method: 'GET' | 'POST' = 'GET') =>
      (
        await service.send(method, `/3p/api/v2/${path}`, {
          ...user,
          body: method === 'GET' ? undefined : { amounts: [1, 2] },
        })
      ).status;
    expect(await status(`prenotes/${micro}`)).toBe(404);
    expect(await status(`micro-entries/${prenote}`)).toBe(404);
    expect(await status(`micro-entries/${prenote}/confirm`, 'POST')).toBe(404);
    const { token } = await service.processor();
    expect((await service.send('GET', `/3p/api/v2/prenotes/${prenote}`, { token })).status).toBe(404);
  });
});

describe('The bank', () => {
  it('returns the prenote to an account that ends in 71NN: the account is not valid', async () => {
    const user = await holder(ending('7103'));
    const uuid = await user.started();
    await days(3);
    expect(await user.read(uuid)).toMatchObject({ state: 'returned', ach_return_code: 'R03', confirmed_at: null });
    await days(3);
    expect(await user.read(uuid)).toMatchObject({ state: 'returned' });
    expect(await user.stored()).not.toBe('valid');
    const billed = await service.context.database.query(
      `SELECT 1 FROM billable_events WHERE kind = 'return' AND processor_id = $1`,
      [user.processor.uuid],
    );
    expect(billed).toEqual([]);
  });

  it('corrects the account that ends in 98NN: the corrected account is valid', async () => {
    const user = await holder(ending('9801'));
    const uuid = await user.started();
    await days(3);
    const [account] = (await service.send('GET', `/3p/api/v2/users/${user.user_uuid}/bank-accounts`, user)).body.data;
    expect(account.account_number).toMatch(/0777$/);
    await days(2);
    expect(await user.read(uuid)).toMatchObject({ state: 'confirmed' });
    expect(await user.stored()).toBe('valid');
  });

  it('returns a prenote after it was confirmed: the account is not valid any more', async () => {
    const user = await holder();
    const uuid = await user.started();
    await days(5);
    expect(await user.stored()).toBe('valid');
    const [entry] = await checkEntriesOf(service, uuid);
    await returnCheckEntry(service, entry!.uuid, 'R20');
    expect(await user.read(uuid)).toMatchObject({ state: 'returned', ach_return_code: 'R20' });
    expect(await user.stored()).toBe('not_validated');
  });

  it('rejects its file: the prenote goes out again', async () => {
    const user = await holder();
    const uuid = await user.started();
    await days(1);
    const [file] = (await admin('bank-files?limit=1')).bank_files;
    expect(file).toMatchObject({ entries: 1, debits: 0, credits: 0 });
    const rejected = await service.send('POST', `/admin/v1/bank-files/${file.uuid}/reject`, {
      body: { reason: 'The bank lost it.' },
    });
    expect(rejected.status).toBe(200);
    expect(await user.read(uuid)).toMatchObject({ state: 'pending' });
    await days(5);
    expect(await user.read(uuid)).toMatchObject({ state: 'confirmed' });
  });

  it('has no movement on its statement, also for one that comes back before it settles', async () => {
    const user = await holder();
    const uuid = await user.started();
    await days(1);
    const before = (await reconciliation(service)).days;
    const [entry] = await checkEntriesOf(service, uuid);
    await returnCheckEntry(service, entry!.uuid, 'R03');
    await days(2);
    expect(await user.read(uuid)).toMatchObject({ state: 'returned' });
    expect((await reconciliation(service)).days).toEqual(before);
  });
});

describe('A prenote is canceled', () => {
  it('if its account was disabled, or its holder is blocked, before the cut-off', async () => {
    const [disabled, blocked] = [await holder(), await holder()];
    const checks = [await disabled.started(), await blocked.started()];
    await service.context.database.query('UPDATE bank_accounts SET disabled_at = now() WHERE uuid = $1', [
      disabled.account.uuid,
    ]);
    const block = await service.send('POST', `/admin/v1/users/${blocked.user_uuid}/blocks`, {
      body: { kind: 'unauthorized', reason: 'The test blocks the user.' },
    });
    expect(block.status).toBeLessThan(300);
    await days(1);
    expect(await disabled.read(checks[0]!)).toMatchObject({ state: 'canceled' });
    expect(await blocked.read(checks[1]!)).toMatchObject({ state: 'canceled' });
  });
});
