// Micro-entries: two small credits, whose amounts the holder of a bank account tells.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAmounts } from '../../../src/banks/origination/account-checks/choose-amounts.ts';
import {
  accountHolder,
  checkAccount,
  checkEntriesOf,
  entriesInFiles,
  type HolderOptions,
  returnCheckEntry,
} from '../../support/payments/account-checks.ts';
import { addBankAccount, customAccount, sendBankAccount } from '../../support/payments/bank-accounts.ts';
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
const post = (path: string, body: object = {}) => service.send('POST', `/admin/v1/${path}`, { body });

async function holder(...of: HolderOptions) {
  const one = await accountHolder(service, ...of);
  const { token, user_uuid, account: added } = one;
  let current = added;
  const start = () => checkAccount(service, token, user_uuid, current);
  return {
    ...one,
    start,
    /** Removes the account and adds it again; returns its validity by micro-entries only. */
    async addedAgain(): Promise<string> {
      const again = await one.addAgain(current.uuid, ['micro_entries']);
      current = again;
      return again.valid_account;
    },
    started: async (): Promise<string> => (await start()).body.data.uuid,
    read: async (uuid: string) => (await service.send('GET', `/3p/api/v2/micro-entries/${uuid}`, { token })).body.data,
    confirm: (uuid: string, amounts: number[]) =>
      service.send('POST', `/3p/api/v2/micro-entries/${uuid}/confirm`, { token, body: { amounts } }),
  };
}

const sentAs = (uuid: string) => entriesInFiles(service, uuid);
const entriesOf = (uuid: string) => checkEntriesOf(service, uuid);
const returned = (entry: string, code: string) => returnCheckEntry(service, entry, code);

/** The balances of a tenant by account, except zero: cents, debit positive. */
async function books(processorUuid: string): Promise<Record<string, number>> {
  const rows = await service.context.database.query<{ account: string; balance: number }>(
    `SELECT side.account, sum(side.amount)::bigint AS balance FROM postings p
     CROSS JOIN LATERAL (VALUES (p.debit_account, p.amount), (p.credit_account, -p.amount)) AS side (account, amount)
     WHERE p.processor_id = $1 GROUP BY side.account HAVING sum(side.amount) <> 0`,
    [processorUuid],
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

describe('A check by micro-entries', () => {
  it('sends two credits as ACCTVERIFY, and is confirmed by their amounts in any order', async () => {
    const user = await holder();
    const asked = await user.start();
    expect([asked.status, asked.body.data]).toMatchObject([
      201,
      {
        user_uuid: user.user_uuid,
        bank_account_uuid: user.account.uuid,
        state: 'pending',
        answers_left: 3,
        confirmed_at: null,
      },
    ]);
    const { uuid } = asked.body.data;
    expect((await user.confirm(uuid, [32, 45])).body.errors).toMatchObject([{ code: 'invalid_state' }]);
    await days(1);
    const sent = await sentAs(uuid);
    expect(sent.map(({ entry }) => [entry.transaction_code, entry.amount])).toEqual([
      [22, 32],
      [22, 45],
    ]);
    for (const { header, entry } of sent) {
      expect(header).toMatchObject({ entry_description: 'ACCTVERIFY', sec_code: 'PPD', service_class_code: 220 });
      expect(entry.account_number.trim()).toBe(user.account.account_number);
    }
    await days(1);
    expect(await user.read(uuid)).toMatchObject({ state: 'awaiting_confirmation', answers_left: 3 });
    expect(await books(user.processor.uuid)).toEqual({ BANK: -77, MICRO: 77 });
    const confirmed = await user.confirm(uuid, [45, 32]);
    expect(confirmed.body.data).toMatchObject({ state: 'confirmed', matched: true, answers_left: 0 });
    expect((await user.confirm(uuid, [1, 2])).body.data).toMatchObject({ state: 'confirmed', matched: true });
    const { account_validations } = await admin(`processors/${user.processor.uuid}/account-validations`);
    expect(account_validations[0]).toMatchObject({
      bank_account_uuid: user.account.uuid,
      valid_account: 'valid',
      sources: [{ source: 'micro_entries', opinion: 'valid' }],
      billed: false,
    });
  });

  it('of a business is a CCD batch', async () => {
    const { token } = await service.processor();
    const business = await registerBusiness(service, token);
    await addBankAccount(service, token, business.uuid);
    const { uuid } = (await checkAccount(service, token, business.uuid)).body.data;
    await days(1);
    expect((await sentAs(uuid)).map(({ header }) => header.sec_code)).toEqual(['CCD', 'CCD']);
  });

  it('fails after three wrong pairs, and the right one is too late then', async () => {
    const user = await holder();
    const uuid = await user.started();
    await days(2);
    for (const [wrong, left] of [
      [[32, 32], 2],
      [[45, 45], 1],
      [[32, 46], 0],
    ] as const)
      expect((await user.confirm(uuid, [...wrong])).body.data).toMatchObject({ matched: false, answers_left: left });
    expect(await user.read(uuid)).toMatchObject({ state: 'failed', answers_left: 0 });
    expect((await user.confirm(uuid, [32, 45])).body.errors).toMatchObject([
      { code: 'invalid_state', message: expect.stringContaining('failed') },
    ]);
    expect((await user.start()).status).toBe(201);
  });

  it('counts answers that come at once one after the other', async () => {
    const user = await holder();
    const uuid = await user.started();
    await days(2);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((cents) => user.confirm(uuid, [cents, cents])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await user.read(uuid)).toMatchObject({ state: 'failed' });
  });

  it.each([
    ['one amount', [32]],
    ['three amounts', [32, 45, 1]],
    ['a dollar', [32, 100]],
    ['nothing', [0, 45]],
  ])('refuses %s, and it does not count', async (_, amounts) => {
    const user = await holder();
    const uuid = await user.started();
    const refused = await user.confirm(uuid, amounts);
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, expect.stringContaining('amounts')]);
    expect(await user.read(uuid)).toMatchObject({ answers_left: 3 });
  });

  it('expires fourteen days after it was started', async () => {
    const user = await holder();
    const uuid = await user.started();
    await days(2);
    await service.context.database.query(
      `UPDATE account_checks SET requested_at = requested_at - interval '14 days', expires_at = expires_at - interval '14 days'
       WHERE uuid = $1`,
      [uuid],
    );
    expect(await user.read(uuid)).toMatchObject({ state: 'expired', answers_left: 0 });
    expect((await user.confirm(uuid, [32, 45])).body.errors).toMatchObject([{ code: 'invalid_state' }]);
  });

  it('is started once for an account, and at most five times for a user in thirty days', async () => {
    const user = await holder();
    const uuid = await user.started();
    expect((await user.start()).body.errors).toMatchObject([
      { code: 'invalid_state', field: 'bank_account', message: expect.stringContaining(uuid) },
    ]);
    for (let n = 1; n < 5; n++) {
      const other = await addBankAccount(service, user.token, user.user_uuid);
      expect((await checkAccount(service, user.token, user.user_uuid, other)).status).toBe(201);
    }
    const last = await addBankAccount(service, user.token, user.user_uuid);
    expect((await checkAccount(service, user.token, user.user_uuid, last)).body.errors).toMatchObject([
      { code: 'invalid_state', field: 'uuid', message: expect.stringContaining('30 days') },
    ]);
  });

  it('is of the tenant of the user only', async () => {
    const user = await holder();
    const uuid = await user.started();
    const { token } = await service.processor();
    const read = await service.send('GET', `/3p/api/v2/micro-entries/${uuid}`, { token });
    const confirmed = await service.send('POST', `/3p/api/v2/micro-entries/${uuid}/confirm`, {
      token,
      body: { amounts: [32, 45] },
    });
    expect([read.status, confirmed.status]).toEqual([404, 404]);
    expect((await checkAccount(service, token, user.user_uuid, user.account)).status).toBe(404);
    const other = await registerPerson(service, user.token);
    expect((await checkAccount(service, user.token, other.uuid, user.account)).body.errors).toMatchObject([
      { code: 'bank_account_unusable' },
    ]);
  });

  it('is listed for its user and for operators, without the amounts', async () => {
    const user = await holder();
    const uuid = await user.started();
    const listed = await service.send('GET', `/3p/api/v2/users/${user.user_uuid}/micro-entries`, user);
    expect(listed.body.data.micro_entry_checks).toMatchObject([{ uuid, state: 'pending' }]);
    const [latest] = (await admin('micro-entries?limit=1')).micro_entry_checks;
    expect(latest).toMatchObject({ uuid, processor_uuid: user.processor.uuid, user_name: expect.any(String) });
    expect(JSON.stringify([listed.body.data, latest])).not.toMatch(/amount/);
  });
});

describe('The bank', () => {
  it('returns the credits of an account that ends in 71NN: the check is returned, and nothing was spent', async () => {
    const number = `${customAccount().account_number.slice(0, -4)}7103`;
    const user = await holder({ account_number: number });
    const uuid = await user.started();
    await days(3);
    expect(await user.read(uuid)).toMatchObject({ state: 'returned', ach_return_code: 'R03', answers_left: 0 });
    expect(await books(user.processor.uuid)).toEqual({});
    expect(await entriesOf(uuid)).toMatchObject([
      { status: 'CHECK_ENTRY_ACH_FAILED' },
      { status: 'CHECK_ENTRY_ACH_FAILED' },
    ]);
  });

  it('returns one credit before it settles: the right amounts are refused', async () => {
    const user = await holder();
    const uuid = await user.started();
    await days(1);
    const [first] = await entriesOf(uuid);
    await returned(first!.uuid, 'R02');
    expect(await user.read(uuid)).toMatchObject({ state: 'returned', ach_return_code: 'R02' });
    await days(1);
    expect((await user.confirm(uuid, [32, 45])).body.errors).toMatchObject([{ code: 'invalid_state' }]);
    expect(await books(user.processor.uuid)).toEqual({ BANK: -45, MICRO: 45 });
  });

  it('returns a credit after the confirmation: the account is not valid any more', async () => {
    const user = await holder();
    const uuid = await user.started();
    await days(2);
    await user.confirm(uuid, [32, 45]);
    const [first] = await entriesOf(uuid);
    await returned(first!.uuid, 'R02');
    expect(await user.read(uuid)).toMatchObject({ state: 'returned' });
    expect(await user.addedAgain()).toBe('not_validated');
  });

  it('rejects their file: they go out again, under other trace numbers', async () => {
    const user = await holder();
    const uuid = await user.started();
    await days(1);
    const before = (await sentAs(uuid)).map(({ entry }) => entry.trace_number);
    const [file] = (await admin('bank-files?limit=1')).bank_files;
    expect((await post(`bank-files/${file.uuid}/reject`, { reason: 'The bank lost it.' })).status).toBe(200);
    expect(await user.read(uuid)).toMatchObject({ state: 'pending' });
    expect(await books(user.processor.uuid)).toEqual({});
    await days(2);
    expect(await user.read(uuid)).toMatchObject({ state: 'awaiting_confirmation' });
    const after = (await sentAs(uuid)).map(({ entry }) => entry.trace_number);
    expect(after).toHaveLength(2);
    expect(after.filter((trace) => before.includes(trace))).toEqual([]);
  });
});

describe('A bank account', () => {
  it('with micro-entries on their way cannot be removed; one that is disabled gets none', async () => {
    const user = await holder();
    const uuid = await user.started();
    const path = `/3p/api/v2/bank-accounts/manual/${user.account.uuid}`;
    expect((await service.send('DELETE', path, user)).body.errors).toMatchObject([{ code: 'payments_in_progress' }]);
    await service.context.database.query('UPDATE bank_accounts SET disabled_at = now() WHERE uuid = $1', [
      user.account.uuid,
    ]);
    await days(1);
    expect(await user.read(uuid)).toMatchObject({ state: 'canceled' });
    expect(await books(user.processor.uuid)).toEqual({});
  });

  it('whose check is confirmed is valid when it is added again', async () => {
    const user = await holder();
    await user.started();
    await days(2);
    expect(await user.addedAgain()).toBe('not_validated');
    const again = await user.started();
    await days(2);
    expect((await user.confirm(again, [32, 45])).body.data).toMatchObject({ matched: true });
    expect(await user.addedAgain()).toBe('valid');
  });
});

describe('A check is not confirmed', () => {
  it('when its account was disabled, or its user deleted, after the credits settled', async () => {
    const [disabled, deleted] = [await holder(), await holder()];
    const checks = [await disabled.started(), await deleted.started()];
    await days(2);
    await service.context.database.query('UPDATE bank_accounts SET disabled_at = now() WHERE uuid = $1', [
      disabled.account.uuid,
    ]);
    const gone = await service.send('DELETE', `/3p/api/v2/users/${deleted.user_uuid}`, deleted);
    expect(gone.status).toBe(200);
    for (const [n, user] of [disabled, deleted].entries())
      expect((await user.confirm(checks[n]!, [32, 45])).body.errors).toMatchObject([{ code: 'bank_account_unusable' }]);
    // Their data is kept while a bank may still return a credit.
    const erased = await service.send('POST', `/admin/v1/users/${deleted.user_uuid}/erase`, {
      body: { reason: 'The user asks for it.' },
    });
    expect([erased.status, erased.body.errors[0]?.code]).toEqual([422, 'invalid_state']);
  });
});

describe('A tenant', () => {
  const settings = (uuid: string, body: object) =>
    service.send('PUT', `/admin/v1/processors/${uuid}`, { body: { ...body, reason: 'The test changes it.' } });

  it('starts as many checks in 24 hours as its operator allows, also at the same time', async () => {
    const user = await holder();
    await settings(user.processor.uuid, { account_checks_per_day: 2 });
    const others = await Promise.all([1, 2, 3].map(() => registerPerson(service, user.token)));
    const accounts = await Promise.all(others.map(({ uuid }) => addBankAccount(service, user.token, uuid)));
    const answers = await Promise.all(
      others.map(({ uuid }, n) => checkAccount(service, user.token, uuid, accounts[n]!)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422]);
    await settings(user.processor.uuid, { account_checks_per_day: 0 });
    expect((await user.start()).body.errors).toMatchObject([
      { code: 'invalid_state', message: expect.stringContaining('24 hours') },
    ]);
  });

  it('that was suspended until its check expired sends nothing', async () => {
    const user = await holder();
    const uuid = await user.started();
    await post(`processors/${user.processor.uuid}/suspend`, { reason: 'The test suspends it.' });
    await days(1);
    expect(await user.read(uuid)).toMatchObject({ state: 'pending' });
    for (const table of ['account_checks', 'check_entries'])
      await service.context.database.query(
        `UPDATE ${table} SET requested_at = requested_at - interval '14 days' WHERE processor_id = $1`,
        [user.processor.uuid],
      );
    await service.context.database.query(
      `UPDATE account_checks SET expires_at = expires_at - interval '14 days' WHERE processor_id = $1`,
      [user.processor.uuid],
    );
    await post(`processors/${user.processor.uuid}/resume`, { reason: 'The test resumes it.' });
    await days(1);
    expect(await user.read(uuid)).toMatchObject({ state: 'canceled' });
    expect(await books(user.processor.uuid)).toEqual({});
  });

  it('is not billed for a credit that comes back', async () => {
    const number = `${customAccount().account_number.slice(0, -4)}7103`;
    const user = await holder({ account_number: number });
    await user.started();
    await days(3);
    const billed = await service.context.database.query(
      `SELECT kind FROM billable_events WHERE processor_id = $1 AND kind = 'return'`,
      [user.processor.uuid],
    );
    expect(billed).toEqual([]);
  });
});

describe('With validated_accounts_required', () => {
  async function payer(options: object = {}) {
    const payments = await paymentsOf(service);
    const { token, uuid } = payments.processor;
    await service.send('PUT', `/admin/v1/processors/${uuid}`, {
      body: { validated_accounts_required: true, reason: 'It debits consumers over the internet.' },
    });
    const { uuid: payer_uuid } = await registerPerson(service, token);
    const added = await sendBankAccount(service, token, payer_uuid, { custom: customAccount(), ...options });
    const start = async (body: object = {}) => {
      const { status, body: answer } = await payments.start({ payer_uuid, ...body });
      return [status, answer.errors[0]?.code, answer.errors[0]?.field];
    };
    return { payments, token, payer_uuid, account: added.body.data, start };
  }

  it('a person is debited only after the check of the account is confirmed, until a credit comes back', async () => {
    const { token, payer_uuid, account, start } = await payer();
    expect(await start()).toEqual([422, 'bank_account_not_validated', 'payer_uuid']);
    const source_bank_account = { uuid: account.uuid, aggregator_type: 'manual' };
    expect(await start({ source_bank_account })).toEqual([422, 'bank_account_not_validated', 'source_bank_account']);
    const { uuid } = (await checkAccount(service, token, payer_uuid, account)).body.data;
    await days(2);
    expect((await start())[1]).toBe('bank_account_not_validated');
    await service.send('POST', `/3p/api/v2/micro-entries/${uuid}/confirm`, { token, body: { amounts: [32, 45] } });
    expect((await start())[0]).toBe(201);
    const [first] = await entriesOf(uuid);
    await returned(first!.uuid, 'R23');
    expect((await start())[1]).toBe('bank_account_not_validated');
  });

  it('an account that was validated when it was added is debited, and so is the account of a business', async () => {
    const { payments, token, start } = await payer({ validate_account_routing: true });
    expect((await start())[0]).toBe(201);
    const business = await registerBusiness(service, token);
    await addBankAccount(service, token, business.uuid);
    expect((await payments.start({ payer_uuid: business.uuid })).status).toBe(201);
  });

  it('counts from the next payment on, also for payers that were debited before', async () => {
    const payments = await paymentsOf(service);
    expect((await payments.start()).status).toBe(201);
    const set = (validated_accounts_required: boolean) =>
      service.send('PUT', `/admin/v1/processors/${payments.processor.uuid}`, {
        body: { validated_accounts_required, reason: 'The test changes it.' },
      });
    expect((await set(true)).body.data).toMatchObject({ validated_accounts_required: true });
    expect((await payments.start()).body.errors).toMatchObject([{ code: 'bank_account_not_validated' }]);
    await set(false);
    expect((await payments.start()).status).toBe(201);
  });
});

it('The amounts of a live check are two different ones below a dollar', () => {
  const seen = new Set<number>();
  fc.assert(
    fc.property(fc.constant('live' as const), (mode) => {
      const [first, second] = chooseAmounts(mode);
      seen.add(first).add(second);
      return first !== second && [first, second].every((one) => Number.isInteger(one) && one >= 1 && one <= 99);
    }),
    { numRuns: 2_000 },
  );
  expect(seen.size).toBe(99);
});
