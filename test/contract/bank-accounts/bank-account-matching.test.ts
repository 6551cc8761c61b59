// Interface, add bank account, and Contract, order of checks: an account that the user already has.
import { beforeAll, describe, expect, it } from 'vitest';
import { type CustomAccount, customAccount, sendBankAccount } from '../../support/payments/bank-accounts.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let processor: { uuid: string; token: string };

beforeAll(async () => {
  service = await testService();
  processor = await service.processor();
});

const newUser = async () => (await registerPerson(service, processor.token)).uuid as string;
const newMerchant = async () => (await registerBusiness(service, processor.token)).uuid as string;
const add = (body: unknown, { to, key }: { to: string; key?: string }) =>
  sendBankAccount(service, processor.token, to, body, key);
const unknownUuid = '019a2f3c-0000-7000-8000-000000000000';

async function count(table: string): Promise<number> {
  const [row] = await service.context.database.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`);
  return row!.n;
}

describe('a matching bank account', () => {
  it('answers 200, the message, and the record without valid_account', async () => {
    const to = await newUser();
    const custom = customAccount();
    const { valid_account: _, ...record } = (await add({ custom }, { to })).body.data;
    const answer = await add({ custom: { ...custom, account_name: 'Another name' } }, { to });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: true,
      message: 'We found a matching bank account associated with your account.',
      data: record,
      errors: [],
    });
  });

  it.each([
    ['routing number', { routing_number: '011401533' }],
    ['account type', { account_type: 'savings' }],
    ['account number', { account_number: '700000000000' }],
  ] as [string, Partial<CustomAccount>][])('does not match when the %s differs', async (_name, difference) => {
    const to = await newUser();
    const custom = customAccount();
    await add({ custom }, { to });
    expect((await add({ custom: { ...custom, ...difference } }, { to })).status).toBe(201);
  });

  it.each([
    ['blanks', '1234 5678 9A'],
    ['hyphens, dots and slashes', '1234-5678./9A'],
    ['small letters', '123456789a'],
  ])('matches when its number has %s', async (_name, account_number) => {
    const to = await newUser();
    const { uuid } = (await add({ custom: customAccount({ account_number: '123456789A' }) }, { to })).body.data;
    const again = await add({ custom: customAccount({ account_number }) }, { to });
    expect([again.status, again.body.data.uuid]).toEqual([200, uuid]);
  });

  it('is found among the accounts of the same user only', async () => {
    const custom = customAccount();
    expect((await add({ custom }, { to: await newUser() })).status).toBe(201);
    expect((await add({ custom }, { to: await newUser() })).status).toBe(201);
  });

  it('calls no provider, announces nothing and bills nothing unless validation is requested', async () => {
    const to = await newUser();
    const custom = customAccount({ account_number: '123457001' }); // the provider would answer invalid
    await add({ custom }, { to });
    const before = [await count('billable_events'), await count('outbox')];
    expect((await add({ custom }, { to })).status).toBe(200);
    expect([await count('billable_events'), await count('outbox')]).toEqual(before);
  });

  it('is validated like any other account on request, and billed; no event is announced', async () => {
    const to = await newUser();
    const merchant = await newMerchant();
    const custom = customAccount();
    const { valid_account: _, ...record } = (await add({ custom }, { to })).body.data;
    const billed = () =>
      service.context.database.query(
        `SELECT kind, subject_uuid FROM billable_events WHERE billing_merchant_user_uuid = $1`,
        [merchant],
      );
    const events = await count('outbox');
    const validated = () =>
      add({ custom, validate_account_routing: true, billing_merchant_user_uuid: merchant }, { to, key: 'match' });
    const answer = await validated();
    expect([answer.status, answer.body.message, answer.body.data]).toEqual([
      200,
      'We found a matching bank account associated with your account.',
      record,
    ]);
    expect((await validated()).text).toBe(answer.text);
    expect(await billed()).toEqual([{ kind: 'account_validation', subject_uuid: record.uuid }]);
    expect(await count('outbox')).toBe(events);
  });

  it.each([
    ['the provider says invalid', { account_number: '123467001' }, 1],
    ['its routing number fails its checksum', { routing_number: '021000022' }, 0],
    ['its routing number begins with digits that no bank has', { routing_number: '131000128' }, 0],
    ['its routing number is zeros', { routing_number: '000000000' }, 0],
  ])('is refused with 406 when validation is requested and %s, and stays', async (_why, overrides, bills) => {
    const to = await newUser();
    const custom = customAccount(overrides);
    const { uuid } = (await add({ custom }, { to })).body.data;
    const before = await count('billable_events');
    const answer = await add({ custom, validate_account_routing: true }, { to });
    expect([answer.status, answer.body.errors?.[0]?.reason]).toEqual([406, 'Invalid Account or Routing Number']);
    expect(await count('billable_events')).toBe(before + bills);
    expect((await add({ custom }, { to })).body.data.uuid).toBe(uuid);
  });

  it('is the answer when its validation is not completed', async () => {
    const to = await newUser();
    const custom = customAccount({ account_number: '123467002' });
    await add({ custom }, { to });
    const before = await count('billable_events');
    const answer = await add({ custom, validate_account_routing: true }, { to });
    expect([answer.status, answer.body.data.valid_account]).toEqual([200, undefined]);
    expect(await count('billable_events')).toBe(before);
  });

  it('that is linked is validated, too', async () => {
    const to = await newUser();
    const aggregator = { access_token: 'token', account_id: 'match' };
    const { uuid } = (await add({ aggregator }, { to })).body.data;
    const before = await count('billable_events');
    const answer = await add({ aggregator, validate_account_routing: true }, { to });
    expect([answer.status, answer.body.data.uuid]).toEqual([200, uuid]);
    expect(await count('billable_events')).toBe(before + 1);
  });

  it('is looked up after the billing merchant was checked', async () => {
    const to = await newUser();
    const custom = customAccount();
    await add({ custom }, { to });
    expect((await add({ custom, billing_merchant_user_uuid: unknownUuid }, { to })).status).toBe(406);
  });
});
