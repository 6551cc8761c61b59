// Interface, add bank account: every rule of the operation, and the contract's additions.
import { beforeAll, describe, expect, it } from 'vitest';
import { addBankAccount, customAccount, sendBankAccount } from '../../support/payments/bank-accounts.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let processor: { uuid: string; token: string };
let user: string;

beforeAll(async () => {
  service = await testService();
  processor = await service.processor();
  user = await newUser();
});

const newUser = async (token = processor.token) => (await registerPerson(service, token)).uuid as string;
const newMerchant = async (token = processor.token) => (await registerBusiness(service, token)).uuid as string;
async function deleted(uuid: string): Promise<string> {
  const { status } = await service.send('DELETE', `/3p/api/v2/users/${uuid}`, { token: processor.token });
  if (status !== 200) throw new Error(`the user was not deleted: ${status}`);
  return uuid;
}
const add = (
  body: unknown,
  { to = user, token = processor.token, key }: { to?: string; token?: string; key?: string } = {},
) => sendBankAccount(service, token, to, body, key);
const unknownUuid = '019a2f3c-0000-7000-8000-000000000000';

async function count(table: string): Promise<number> {
  const [row] = await service.context.database.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`);
  return row!.n;
}

async function outbox(subject: string) {
  return service.context.database.query<{ type: string; sequence: number; state: Record<string, unknown> }>(
    'SELECT type, sequence, state FROM outbox WHERE subject_uuid = $1 ORDER BY sequence',
    [subject],
  );
}

describe('a bank account that is added', () => {
  it('answers 201, the message, and the record with valid_account, in the order of the document', async () => {
    const to = await newUser();
    const custom = customAccount({ account_type: 'savings' });
    const answer = await add({ custom }, { to });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      status: true,
      message: 'Bank account has been added.',
      data: {
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ...custom,
        aggregator_type: 'manual',
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
        is_default: true,
        valid_account: 'not_validated',
      },
      errors: [],
    });
    expect(Object.keys(answer.body.data)).toEqual([
      'uuid',
      'account_number',
      'routing_number',
      'account_name',
      'account_type',
      'aggregator_type',
      'created_at',
      'is_default',
      'valid_account',
    ]);
  });

  it('is the default when it is the first, and only then', async () => {
    const to = await newUser();
    expect((await addBankAccount(service, processor.token, to)).is_default).toBe(true);
    expect((await addBankAccount(service, processor.token, to)).is_default).toBe(false);
  });

  it('raises the version of the user, which starting payments compare', async () => {
    const to = await newUser();
    const version = async () =>
      (await service.context.database.query<{ version: number }>('SELECT version FROM users WHERE uuid = $1', [to]))[0]!
        .version;
    const before = await version();
    await addBankAccount(service, processor.token, to);
    expect(await version()).toBeGreaterThan(before);
  });

  it('announces BankLinkedSuccessfully with the last four digits and the user', async () => {
    const to = await newUser();
    const { account_number, ...record } = (await add({ custom: customAccount() }, { to })).body.data;
    expect(await outbox(record.uuid)).toEqual([
      {
        type: 'BankLinkedSuccessfully',
        sequence: 1,
        state: { ...record, account_number: `****${account_number.slice(-4)}`, user_uuid: to },
      },
    ]);
  });

  it('is in the audit trail, without the number', async () => {
    const { uuid, account_number } = await addBankAccount(service, processor.token, await newUser());
    const [act] = await service.context.database.query<{ action: string; detail: Record<string, unknown> }>(
      'SELECT action, detail FROM audit_trail WHERE subject_uuid = $1',
      [uuid],
    );
    expect(act!.action).toBe('bank_account.added');
    expect(act!.detail.account_number_last4).toBe(account_number.slice(-4));
    expect(JSON.stringify(act)).not.toContain(account_number);
  });

  it('accepts an account number of 17 characters with letters and hyphens', async () => {
    for (const account_number of ['Ab-45678901234567', '12.345/678 90']) {
      const custom = customAccount({ account_number });
      expect((await add({ custom })).body.data.account_number).toBe(account_number);
    }
  });

  it('may be added by a vendor to its own user, and by its processor', async () => {
    const vendor = await service.vendor(processor.uuid);
    const to = await newUser(vendor.token);
    expect((await add({ custom: customAccount() }, { to, token: vendor.token })).status).toBe(201);
    expect((await add({ custom: customAccount() }, { to })).status).toBe(201);
  });
});

describe('validate_account_routing', () => {
  const validated = (account_number: string, more: object = {}) =>
    ({ custom: customAccount({ account_number }), validate_account_routing: true, ...more }) as const;

  it('valid: the account is added and valid_account is valid', async () => {
    const answer = await add(validated('883305123'));
    expect([answer.status, answer.body.data.valid_account]).toEqual([201, 'valid']);
  });

  it('invalid: 406 with the reason and the message, and the account is not added', async () => {
    const before = await count('bank_accounts');
    const answer = await add(validated('883307001'));
    expect(answer.status).toBe(406);
    expect(answer.body).toEqual({
      status: false,
      message: 'The account or routing number provided is invalid',
      data: null,
      errors: [
        {
          field: '',
          code: 'account_or_routing_number_invalid',
          message: 'The account or routing number provided is invalid',
          reason: 'Invalid Account or Routing Number',
        },
      ],
    });
    expect(await count('bank_accounts')).toBe(before);
  });

  it.each([
    ['undecided', '883307002'],
    ['down', '883307004'],
  ])('not_validated: a provider that is %s does not stop the account', async (_state, number) => {
    const billed = await count('billable_events');
    const answer = await add(validated(number));
    expect([answer.status, answer.body.data.valid_account]).toEqual([201, 'not_validated']);
    expect(await count('billable_events')).toBe(billed);
  });

  it('a failed checksum is invalid at once, without a provider call and without billing', async () => {
    const billed = await count('billable_events');
    const custom = customAccount({ routing_number: '021000022' });
    expect((await add({ custom, validate_account_routing: true })).status).toBe(406);
    expect(await count('billable_events')).toBe(billed);
  });

  it('absent: only the format is checked, and valid_account is not_validated', async () => {
    const answer = await add({ custom: customAccount({ account_number: '993307001', routing_number: '021000022' }) });
    expect([answer.status, answer.body.data.valid_account]).toEqual([201, 'not_validated']);
  });

  it('the designated test pair is always valid', async () => {
    const custom = customAccount({ routing_number: '011000015', account_number: '100000005555' });
    const answer = await add({ custom, validate_account_routing: true }, { to: await newUser() });
    expect([answer.status, answer.body.data.valid_account]).toEqual([201, 'valid']);
  });

  it('is billed once when the result is valid or invalid, to the tenant or to the merchant that the call names', async () => {
    const merchant = await newMerchant();
    const billed = async (body: object, token = processor.token, to = user) => {
      const before = await count('billable_events');
      await add(body, { token, to });
      const rows = await service.context.database.query<Record<string, unknown>>(
        `SELECT kind, vendor_id, billing_merchant_user_uuid FROM billable_events ORDER BY uuid DESC LIMIT $1`,
        [(await count('billable_events')) - before],
      );
      return rows;
    };
    const mine = { kind: 'account_validation', vendor_id: null, billing_merchant_user_uuid: null };
    expect(await billed(validated('773305123'))).toEqual([mine]);
    expect(await billed(validated('773307001'))).toEqual([mine]);
    expect(await billed(validated('774305123', { billing_merchant_user_uuid: merchant }))).toEqual([
      { ...mine, billing_merchant_user_uuid: merchant },
    ]);
    const vendor = await service.vendor(processor.uuid);
    const to = await newUser(vendor.token);
    expect(await billed(validated('775305123'), vendor.token, to)).toEqual([{ ...mine, vendor_id: vendor.uuid }]);
  });
});

describe('billing rules', () => {
  const invalid = {
    status: false,
    message: 'The requested billing merchant user uuid does not exist.',
    data: null,
    errors: [
      {
        field: 'billing_merchant_user_uuid',
        code: 'billing_merchant_invalid',
        message: 'The requested billing merchant user uuid does not exist.',
        reason: 'Billing Merchant User UUID invalid',
      },
    ],
  };

  it('406 Billing Merchant User UUID invalid: the same bytes for an unknown user and for another tenant’s; a user of the tenant is told that it is no merchant', async () => {
    const other = await service.processor();
    const foreign = await newMerchant(other.token);
    const { uuid: unverified } = await registerBusiness(service, processor.token, { kyb: false });
    const foreignPerson = (await registerPerson(service, other.token)).uuid;
    for (const billing_merchant_user_uuid of [unknownUuid, foreign, foreignPerson]) {
      const answer = await add({ custom: customAccount(), billing_merchant_user_uuid });
      expect([answer.status, answer.text]).toEqual([406, JSON.stringify(invalid)]);
    }
    const message =
      'This user is not a merchant. A merchant is a business that passed its verification: send the uuid of a merchant.';
    const noMerchant = { ...invalid, errors: [{ ...invalid.errors[0], message }] };
    for (const billing_merchant_user_uuid of [unverified, user]) {
      const answer = await add({ custom: customAccount(), billing_merchant_user_uuid });
      expect([answer.status, answer.body]).toEqual([406, noMerchant]);
    }
    // A deleted one is answered as if it never existed.
    const gone = (await registerPerson(service, processor.token)).uuid;
    await deleted(gone);
    const answer = await add({ custom: customAccount(), billing_merchant_user_uuid: gone });
    expect(answer.text).toBe(JSON.stringify(invalid));
  });

  it('406 Billing Merchant Deleted', async () => {
    const answer = await add({
      custom: customAccount(),
      billing_merchant_user_uuid: await deleted(await newMerchant()),
    });
    expect([answer.status, answer.body.message, answer.body.errors[0].reason]).toEqual([
      406,
      'The billing merchant is deleted and cannot be used for billing purposes.',
      'Billing Merchant Deleted',
    ]);
  });

  it('a refused billing merchant has no effect', async () => {
    const tables = ['bank_accounts', 'outbox', 'billable_events', 'audit_trail'];
    const before = await Promise.all(tables.map(count));
    await add({ custom: customAccount(), validate_account_routing: true, billing_merchant_user_uuid: unknownUuid });
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });
});

describe('403', () => {
  it('is the same answer for an unknown, a foreign and a deleted user', async () => {
    const other = await service.processor();
    const vendor = await service.vendor(processor.uuid);
    const foreign = await newUser(other.token);
    const gone = await deleted(await newUser());
    const answers = await Promise.all([
      add({ custom: customAccount() }, { to: unknownUuid }),
      add({ custom: customAccount() }, { to: foreign }),
      add({ custom: customAccount() }, { to: gone }),
      add({ custom: customAccount() }, { token: vendor.token }), // the processor's own user
    ]);
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([403, answers[0]!.text]);
  });

  it('comes before the billing merchant is checked, and after the body', async () => {
    const body = { custom: customAccount(), billing_merchant_user_uuid: unknownUuid };
    expect((await add(body, { to: unknownUuid })).status).toBe(403);
    expect((await add({}, { to: unknownUuid })).status).toBe(422);
  });
});

describe('422', () => {
  const whole = customAccount({ account_number: '900000005001' });
  const aggregator = { access_token: 'token', account_id: 'account' };

  it.each([
    ['neither aggregator nor custom', {}, 'custom'],
    ['both', { custom: whole, aggregator }, 'custom'],
    ['no account number', { custom: { ...whole, account_number: undefined } }, 'custom.account_number'],
    ['no routing number', { custom: { ...whole, routing_number: undefined } }, 'custom.routing_number'],
    ['no account name', { custom: { ...whole, account_name: undefined } }, 'custom.account_name'],
    ['no account type', { custom: { ...whole, account_type: undefined } }, 'custom.account_type'],
    ['no access token', { aggregator: { account_id: 'a' } }, 'aggregator.access_token'],
    ['no account id', { aggregator: { access_token: 'a' } }, 'aggregator.account_id'],
    [
      'an account number of 18 characters',
      { custom: { ...whole, account_number: '1'.repeat(18) } },
      'custom.account_number',
    ],
    ['an empty account number', { custom: { ...whole, account_number: '' } }, 'custom.account_number'],
    [
      'an account number with a blank at its end',
      { custom: { ...whole, account_number: '1234 ' } },
      'custom.account_number',
    ],
    [
      'an account number in full-width digits',
      { custom: { ...whole, account_number: '１２３４' } },
      'custom.account_number',
    ],
    ['an account number with a line feed', { custom: { ...whole, account_number: '1234\n' } }, 'custom.account_number'],
    ['an account number that is a number', { custom: { ...whole, account_number: 1234 } }, 'custom.account_number'],
    ['a routing number of 8 digits', { custom: { ...whole, routing_number: '02100002' } }, 'custom.routing_number'],
    ['a routing number of 10 digits', { custom: { ...whole, routing_number: '0210000211' } }, 'custom.routing_number'],
    ['a routing number with a letter', { custom: { ...whole, routing_number: '02100002x' } }, 'custom.routing_number'],
    ['an unknown account type', { custom: { ...whole, account_type: 'brokerage' } }, 'custom.account_type'],
    ['an account type in capitals', { custom: { ...whole, account_type: 'Checking' } }, 'custom.account_type'],
    ['an account name of 10 kB', { custom: { ...whole, account_name: 'x'.repeat(10_240) } }, 'custom.account_name'],
    ['an account name of spaces only', { custom: { ...whole, account_name: '   ' } }, 'custom.account_name'],
    ['an account number of zeros only', { custom: { ...whole, account_number: '0000' } }, 'custom.account_number'],
    [
      'validate_account_routing in words',
      { custom: whole, validate_account_routing: 'true' },
      'validate_account_routing',
    ],
    [
      'a billing merchant that is no uuid',
      { custom: whole, billing_merchant_user_uuid: 'x' },
      'billing_merchant_user_uuid',
    ],
    ['custom that is text', { custom: 'x' }, 'custom'],
  ])('%s', async (_name, body, field) => {
    const before = await count('bank_accounts');
    const answer = await add(body);
    expect([answer.status, answer.body.data]).toEqual([422, null]);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(await count('bank_accounts')).toBe(before);
  });

  it('a user_uuid that is no uuid', async () => {
    expect((await add({ custom: whole }, { to: 'x' })).status).toBe(422);
  });

  it('an error never repeats the account number', async () => {
    const answer = await add({ custom: { ...whole, account_number: '4444333322221111x!' } });
    expect(answer.text).not.toContain('4444333322221111');
  });
});

describe('unknown fields', () => {
  it('change nothing and are named in a header', async () => {
    const answer = await add({
      custom: { ...customAccount(), valid_account: 'valid' },
      is_default: true,
      uuid: unknownUuid,
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('achord-ignored-fields')).toBe('custom.valid_account, is_default, uuid');
    expect([answer.body.data.is_default, answer.body.data.valid_account]).toEqual([false, 'not_validated']);
  });
});

describe('aliases of the reference', () => {
  it('biling_merchant_user_uuid means billing_merchant_user_uuid', async () => {
    const merchant = await newMerchant();
    const custom = customAccount();
    expect((await add({ custom, biling_merchant_user_uuid: unknownUuid })).status).toBe(406);
    expect(
      (await add({ custom, biling_merchant_user_uuid: merchant, billing_merchant_user_uuid: merchant })).status,
    ).toBe(201);
    const both = { biling_merchant_user_uuid: merchant, billing_merchant_user_uuid: unknownUuid };
    expect((await add({ custom, ...both })).status).toBe(422);
  });

  it('custom.valid_account_routing means validate_account_routing', async () => {
    const custom = { ...customAccount({ account_number: '663307001' }), valid_account_routing: true };
    expect((await add({ custom })).status).toBe(406);
    expect((await add({ custom, validate_account_routing: true })).status).toBe(406);
    expect((await add({ custom, validate_account_routing: false })).status).toBe(422);
  });

  it('plaid means aggregator', async () => {
    const plaid = { access_token: 'alias', account_id: 'a1' };
    const to = await newUser();
    const answer = await add({ plaid }, { to });
    expect([answer.status, answer.body.data.aggregator_type]).toEqual([201, 'bank_link']);
    expect((await add({ plaid, aggregator: plaid }, { to })).status).toBe(200);
    expect((await add({ plaid, aggregator: { ...plaid, account_id: 'a2' } }, { to })).status).toBe(422);
  });
});

describe('a linked account', () => {
  const aggregator = { access_token: 'access-sandbox-1', account_id: 'account-1' };

  it('is created from the token, has aggregator_type bank_link, and is validated on request', async () => {
    const to = await newUser();
    const { status, body } = await add({ aggregator, validate_account_routing: true }, { to });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ aggregator_type: 'bank_link', is_default: true, valid_account: 'valid' });
    const again = await add({ aggregator }, { to: await newUser() });
    expect(again.body.data).toMatchObject({
      account_number: body.data.account_number,
      routing_number: body.data.routing_number,
      valid_account: 'not_validated',
    });
  });

  it('matches by the account id of the provider, whatever the token', async () => {
    const to = await newUser();
    const first = await add({ aggregator }, { to });
    const answer = await add({ aggregator: { ...aggregator, access_token: 'fail' } }, { to });
    expect([answer.status, answer.body.data.uuid]).toEqual([200, first.body.data.uuid]);
  });

  it('that fails at the provider: 422 bank_link_failed, the event BankLinkFailed, no account', async () => {
    const to = await newUser();
    const before = await count('bank_accounts');
    const answer = await add({ aggregator: { access_token: 'fail', account_id: 'x' } }, { to, key: 'link-fails' });
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'bank_link_failed']);
    const replayed = await add({ aggregator: { access_token: 'fail', account_id: 'x' } }, { to, key: 'link-fails' });
    expect(replayed.text).toBe(answer.text);
    const failed = await service.context.database.query<{ state: { uuid: string }; sequence: number }>(
      `SELECT state, sequence FROM outbox WHERE type = 'BankLinkFailed' AND state ->> 'user_uuid' = $1`,
      [to],
    );
    expect(failed).toEqual([
      {
        sequence: 1,
        state: expect.objectContaining({ user_uuid: to, account_number: null, aggregator_type: 'bank_link' }),
      },
    ]);
    expect(await count('bank_accounts')).toBe(before);
  });
});

describe('authentication', () => {
  it('401 without a token, 403 for the operator', async () => {
    expect((await service.send('POST', `/3p/api/v1/bank-account/${user}`, { token: null, body: {} })).status).toBe(401);
    expect((await add({ custom: customAccount() }, { token: service.adminToken })).status).toBe(403);
  });
});
