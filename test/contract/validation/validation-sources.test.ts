// The sources of a validation: which are asked for a tenant, what each said, and who is billed.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { masked } from '../../../src/customers/bank-accounts/account-number.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import {
  accountDetailsOf,
  addBankAccount,
  type CustomAccount,
  sendBankAccount,
} from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { registerPerson } from '../../support/payments/users.ts';
import {
  type HttpProvider,
  httpProvider,
  providerKeyId,
  providerSecret,
} from '../../support/providers/http-provider.ts';
import { liveService } from '../../support/providers/live-linking.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const putSources = (service: TestService, processor: string, validation_sources: unknown) =>
  service.send('PUT', `/admin/v1/processors/${processor}`, { body: { validation_sources } });
const validations = async (service: TestService, processor: string, query = '') =>
  (await service.send('GET', `/admin/v1/processors/${processor}/account-validations${query}`)).body.data;
const said = ({ sources }: { sources: { source: string; opinion: string }[] }) =>
  sources.map(({ source, opinion }) => `${source}: ${opinion}`);

describe('in live mode', () => {
  let provider: HttpProvider;
  let service: TestService;
  let processor: { token: string; uuid: string };
  let user: string;
  let outcome = 'valid';
  let numbers = 0;

  beforeAll(async () => {
    provider = await httpProvider();
    service = await liveService({
      ACHORD_LINKING_PROVIDER: 'http',
      ACHORD_LINKING_URL: `${provider.url}/link`,
      ACHORD_LINKING_KEY_ID: providerKeyId,
      ACHORD_LINKING_SECRET: providerSecret,
      ACHORD_VALIDATION_URL: `${provider.url}/validation`,
      ACHORD_VALIDATION_KEY_ID: providerKeyId,
      ACHORD_VALIDATION_SECRET: providerSecret,
    });
    provider.respondWith(({ path, body }) =>
      path.startsWith('/link')
        ? {
            outcome: 'linked',
            item_id: `item-${body.account_id}`,
            account: { ...details(), account_id: body.account_id },
          }
        : { outcome },
    );
  });
  beforeEach(async () => {
    processor = await service.processor();
    user = (await registerPerson(service, processor.token)).uuid;
    provider.received.length = 0;
    outcome = 'valid';
  });

  const details = () => ({
    account_number: `7700${String(++numbers).padStart(6, '0')}`,
    routing_number: '021000021',
    account_name: 'Everyday',
    account_type: 'checking',
  });
  const add = (source: object) =>
    sendBankAccount(service, processor.token, user, { ...source, validate_account_routing: true });
  const link = () => add({ aggregator: { access_token: 'token', account_id: `a-${++numbers}` } });
  const asked = () => provider.received.filter(({ path }) => path.startsWith('/validation')).length;
  const billed = async () =>
    (
      await service.context.database.query(
        `SELECT FROM billable_events WHERE processor_id = $1 AND kind = 'account_validation'`,
        [processor.uuid],
      )
    ).length;

  it('a linked account is valid by its link: the provider is not asked, and nothing is billed', async () => {
    const answer = await link();
    expect([answer.status, answer.body.data.valid_account, asked(), await billed()]).toEqual([201, 'valid', 0, 0]);
    const { account_validations, next } = await validations(service, processor.uuid);
    expect(account_validations.map(said)).toEqual([['linked: valid']]);
    expect([account_validations[0], next]).toMatchObject([
      { user_uuid: user, bank_account_uuid: answer.body.data.uuid, valid_account: 'valid', billed: false },
      null,
    ]);
  });

  it.each([
    ['valid', 201, 'valid', 1],
    ['undecided', 201, 'not_validated', 0],
    ['invalid', 406, 'invalid', 1],
  ])('an account that the provider calls %s', async (opinion, status, valid_account, bills) => {
    outcome = opinion;
    const answer = await add({ custom: details() });
    expect([answer.status, asked(), await billed()]).toEqual([status, 1, bills]);
    const { account_validations } = await validations(service, processor.uuid, `?user_uuid=${user}`);
    expect(account_validations.map(said)).toEqual([
      ['linked: undecided', 'settled_debits: undecided', `provider: ${opinion}`],
    ]);
    expect(account_validations[0]).toMatchObject({
      valid_account,
      bank_account_uuid: status === 201 ? answer.body.data.uuid : null,
      billed: bills === 1,
    });
  });

  it('a provider that fails says no_answer, and the account is not_validated', async () => {
    provider.interruptWith((response) => void response.writeHead(401).end());
    const answer = await add({ custom: details() });
    provider.interruptWith(null);
    expect([answer.status, answer.body.data.valid_account]).toEqual([201, 'not_validated']);
    const { account_validations } = await validations(service, processor.uuid);
    expect(said(account_validations[0]).at(-1)).toBe('provider: no_answer');
  });

  it('the order of a tenant decides: with the provider first, a linked account that it calls invalid is refused', async () => {
    expect((await putSources(service, processor.uuid, ['provider', 'linked'])).status).toBe(200);
    outcome = 'invalid';
    expect((await link()).status).toBe(406);
    outcome = 'undecided';
    expect((await link()).body.data.valid_account).toBe('valid');
    const { account_validations } = await validations(service, processor.uuid);
    expect(account_validations.map(said)).toEqual([['provider: undecided', 'linked: valid'], ['provider: invalid']]);
  });

  it('a source that a tenant does not use is not asked', async () => {
    await putSources(service, processor.uuid, ['linked']);
    expect((await add({ custom: details() })).body.data.valid_account).toBe('not_validated');
    expect(asked()).toBe(0);
  });

  it('what decides before the sources is kept too, also of an account that is only validated', async () => {
    const validate = (body: object) =>
      service.send('POST', '/3p/api/v2/bank-accounts/validate', { token: processor.token, body });
    await validate({ account_number: '99991234', routing_number: '021000022' });
    await validate({ account_number: '99995678', routing_number: '021000021' });
    const { account_validations } = await validations(service, processor.uuid);
    expect(account_validations).toMatchObject([
      {
        account_number: masked('5678'),
        user_uuid: null,
        bank_account_uuid: null,
        valid_account: 'valid',
        billed: true,
      },
      { account_number: masked('1234'), routing_number: '021000022', valid_account: 'invalid', billed: false },
    ]);
    expect(said(account_validations[1])).toEqual(['check_digit: invalid']);
  });

  it('the sources of a tenant are in the audit trail with those before, and wrong ones are refused', async () => {
    await putSources(service, processor.uuid, ['provider']);
    await putSources(service, processor.uuid, null);
    const acts = await service.send('GET', `/admin/v1/audit-trail?processor_uuid=${processor.uuid}`);
    const changed = acts.body.data.acts.filter(({ action }: { action: string }) => action === 'processor.changed');
    expect(changed.map(({ detail }: { detail: unknown }) => detail)).toEqual([
      { before: { validation_sources: ['provider'] }, after: { validation_sources: null } },
      { before: { validation_sources: null }, after: { validation_sources: ['provider'] } },
    ]);
    for (const wrong of [[], ['provider', 'provider'], ['bank'], 'provider']) {
      const answer = await putSources(service, processor.uuid, wrong);
      expect([answer.status, answer.body.errors[0].field]).toMatchObject([422, /^validation_sources/]);
    }
  });

  it('pages go on after the last row, and a cursor of other filters is refused', async () => {
    for (let n = 0; n < 3; n++) await add({ custom: details() });
    const all = (await validations(service, processor.uuid)).account_validations;
    const first = await validations(service, processor.uuid, '?limit=2');
    const second = await validations(service, processor.uuid, `?limit=2&after=${first.next}`);
    expect([...first.account_validations, ...second.account_validations]).toEqual(all);
    expect(second.next).toBeNull();
    const list = `/admin/v1/processors/${processor.uuid}/account-validations`;
    const foreign = await service.send('GET', `${list}?user_uuid=${user}&after=${first.next}`);
    expect([foreign.status, foreign.body.errors[0].field]).toEqual([422, 'after']);
    const unknown = await service.send(
      'GET',
      '/admin/v1/processors/019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d/account-validations',
    );
    expect(unknown.status).toBe(404);
  });
});

describe('settled debits', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await testService();
  });
  afterAll(() => expectInvariants(service.context.database));

  const valid = async ({ processor, pair }: Payments, account: CustomAccount, key?: string) => {
    const body = { custom: accountDetailsOf(account), validate_account_routing: true };
    const answer = await sendBankAccount(service, processor.token, pair.payer_uuid, body, key);
    const { account_validations } = await validations(service, processor.uuid, '?limit=1');
    return [answer.status, account_validations[0]?.valid_account];
  };
  const start = async () => {
    const payments = await paymentsOf(service);
    const { processor, pair } = payments;
    await putSources(service, processor.uuid, ['settled_debits']);
    const path = `/3p/api/v1/bank-account/${pair.payer_uuid}`;
    const account = (await service.send('GET', path, { token: processor.token })).body.data;
    const { uuid } = await payments.started();
    return { payments, account, uuid };
  };
  const remove = ({ processor }: Payments, { uuid }: { uuid: string }) =>
    service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${uuid}`, { token: processor.token });

  it('make an account valid once a debit of the same user is good, also after it was removed', async () => {
    const { payments, account } = await start();
    expect(await valid(payments, account)).toEqual([200, 'not_validated']);
    await advance(service, { banking_days: 1 });
    expect(await valid(payments, account)).toEqual([200, 'not_validated']);
    await advance(service, { banking_days: 8 });
    expect(await valid(payments, account)).toEqual([200, 'valid']);
    await addBankAccount(service, payments.processor.token, payments.pair.payer_uuid, { account_number: '99887766' });
    expect((await remove(payments, account)).status).toBe(200);
    expect(await valid(payments, account)).toEqual([201, 'valid']);
  });

  it('say nothing about an account whose debit came back, and nothing from before a return that disabled it', async () => {
    const { payments, account, uuid } = await start();
    await advance(service, { banking_days: 8 });
    expect(await valid(payments, account)).toEqual([200, 'valid']);
    await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
    expect(await valid(payments, account)).toEqual([200, 'not_validated']);

    const other = await start();
    await advance(service, { banking_days: 8 });
    const later = await other.payments.started();
    await advance(service, { banking_days: 1 });
    await returnEntry(service, later.uuid, { stage: 'capture', code: 'R02' });
    expect(await valid(other.payments, other.account)).toEqual([422, 'not_validated']);
  });

  it('of another user are not known', async () => {
    const { payments, account } = await start();
    await advance(service, { banking_days: 8 });
    const { token, uuid } = payments.processor;
    const another = (await registerPerson(service, token)).uuid;
    const body = { custom: accountDetailsOf(account), validate_account_routing: true };
    expect((await sendBankAccount(service, token, another, body)).body.data.valid_account).toBe('not_validated');
    expect((await validations(service, uuid, `?user_uuid=${another}`)).account_validations.map(said)).toEqual([
      ['settled_debits: undecided'],
    ]);
  });
});
