// A bank account given at registration (Interface, what the service does; Contract, users): all or
// nothing.
import { beforeAll, describe, expect, it } from 'vitest';
import { customAccount } from '../../support/payments/bank-accounts.ts';
import { businessBody, personBody, registerBusiness } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let processor: { uuid: string; token: string };
beforeAll(async () => {
  service = await testService();
  processor = await service.processor();
});

const paths = { person: '/3p/api/v1/register/person', business: '/3p/api/v2/businesses' };
const bodies = { person: personBody, business: businessBody };
const kinds = ['person', 'business'] as const;
type Kind = (typeof kinds)[number];

const register = (kind: Kind, more: object, key?: string) =>
  service.send('POST', paths[kind], {
    token: processor.token,
    body: { ...bodies[kind], ...more },
    ...(key === undefined ? {} : { key }),
  });
const withAccount = (overrides = {}) => ({ bank_account: { custom: customAccount(overrides) } });
const count = async (table: string, where = 'true') =>
  (await service.context.database.query<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE ${where}`))[0]!.n;

describe.each(kinds)('registering a %s', (kind) => {
  it('without an account: the answer has nothing about one', async () => {
    const answer = await register(kind, {});
    expect(answer.status).toBe(201);
    expect(answer.body.data).not.toHaveProperty('valid_account');
    expect(answer.body.data).not.toHaveProperty('bank_account_uuid');
  });

  it('with an account: it is stored, is the default, and the answer has its uuid and valid_account', async () => {
    const more = withAccount();
    const { data } = (await register(kind, more)).body;
    expect(data.valid_account).toBe('not_validated');
    const account = await service.send('GET', `/3p/api/v1/bank-account/${data.uuid}`, { token: processor.token });
    const stored = { ...more.bank_account.custom, uuid: data.bank_account_uuid, is_default: true };
    expect(account.body.data).toMatchObject(stored);
  });

  it('with a validated account: valid, or not_validated when the provider has no answer; billed when it has a result', async () => {
    const billed = () => count('billable_events', `kind = 'account_validation'`);
    const before = await billed();
    const valid = await register(kind, { ...withAccount(), validate_account_routing: true });
    expect(valid.body.data.valid_account).toBe('valid');
    const unknown = await register(kind, {
      ...withAccount({ account_number: '617002' }),
      validate_account_routing: true,
    });
    expect(unknown.body.data.valid_account).toBe('not_validated');
    expect(await billed()).toBe(before + 1);
  });

  it('with a linked account', async () => {
    const bank_account = { aggregator: { access_token: 'registering', account_id: kind } };
    const { status, body } = await register(kind, { bank_account }, `linked ${kind}`.replace(' ', '-'));
    expect([status, body.data.valid_account]).toEqual([201, 'not_validated']);
    const of = `/3p/api/v1/bank-account/${body.data.uuid}`;
    const account = await service.send('GET', of, { token: processor.token });
    expect(account.body.data.uuid).toBe(body.data.bank_account_uuid);
  });

  it.each([
    ['the provider says invalid', { account_number: '617001' }, 1],
    ['the checksum fails', { routing_number: '021000022' }, 0],
  ])('406 when %s: no user exists afterwards, and no verification was billed', async (_why, overrides, bills) => {
    const users = await count('users');
    const accounts = await count('bank_accounts');
    const events = await count('outbox');
    const billable = await count('billable_events');
    const body = { ...withAccount(overrides), validate_account_routing: true };
    const key = `refused-${kind}-${bills}`;
    const answer = await register(kind, body, key);
    expect([answer.status, answer.body.message]).toEqual([406, 'The account or routing number provided is invalid']);
    expect((await register(kind, body, key)).text).toBe(answer.text);
    expect(await count('users')).toBe(users);
    expect(await count('bank_accounts')).toBe(accounts);
    expect(await count('outbox')).toBe(events);
    expect(await count('billable_events')).toBe(billable + bills);
  });

  it('422 when linking fails: no user exists afterwards; BankLinkFailed is announced', async () => {
    const users = await count('users');
    const failed = await count('outbox', `type = 'BankLinkFailed'`);
    const bank_account = { aggregator: { access_token: 'fail', account_id: 'x' } };
    const answer = await register(kind, { bank_account });
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'bank_link_failed']);
    expect(await count('users')).toBe(users);
    expect(await count('outbox', `type = 'BankLinkFailed'`)).toBe(failed + 1);
  });

  it('422 for an incomplete account, with the field name of this body', async () => {
    const fields = async (bank_account: unknown) =>
      (await register(kind, { bank_account })).body.errors.map(({ field }: { field: string }) => field);
    expect(await fields({})).toEqual(['bank_account.custom']);
    expect(await fields({ custom: { ...customAccount(), routing_number: '1' } })).toEqual([
      'bank_account.custom.routing_number',
    ]);
  });
});

describe('registering a business with an account', () => {
  it('announces BusinessCreated, then BankLinkedSuccessfully', async () => {
    for (let i = 0; i < 5; i++) {
      const business = await registerBusiness(service, processor.token, withAccount());
      const events = await service.context.database.query<{ type: string }>(
        `SELECT type FROM outbox WHERE subject_uuid = $1 OR state ->> 'user_uuid' = $1::text
         ORDER BY occurred_at, subject_uuid`,
        [business.uuid],
      );
      expect(events.map(({ type }) => type)).toEqual(['BusinessCreated', 'BankLinkedSuccessfully']);
    }
  });

  it('bills both calls to the named merchant', async () => {
    const merchant = await registerBusiness(service, processor.token);
    await register('business', {
      ...withAccount(),
      validate_account_routing: true,
      billing_merchant_user_uuid: merchant.uuid,
    });
    expect(await count('billable_events', `billing_merchant_user_uuid = '${merchant.uuid}'`)).toBe(2);
  });
});
