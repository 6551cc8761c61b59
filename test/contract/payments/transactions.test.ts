// Contract, transactions: starting a payment: its fields and their bounds, its payer and payee, its
// fee.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../../support/payments/invariants.ts';
import {
  insertBankAccount,
  insertUser,
  registerPayerAndPayee,
  type UserOptions,
} from '../../support/payments/payer-and-payee.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { budget } from '../../support/runner/budget.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let start: Payments['start'];

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  ({ start } = payments);
});
afterAll(() => expectInvariants(service.context.database));

const refusal = ({ status, body }: TestAnswer) => [status, body.errors?.map((error: { field: string }) => error.field)];
const text = (length: number) => 'x'.repeat(length);

describe('POST /3p/api/v1/transaction', () => {
  it('answers 201 with the transaction record, its fields in the order of the document', async () => {
    const { status, body } = await start({ transaction_fee: 300, client_reference_id: 'order-1' });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['status', 'message', 'data', 'errors']);
    expect(body).toMatchObject({ status: true, message: 'Transaction has been started.', errors: [] });
    expect(body.data).toEqual({
      uuid: expect.any(String),
      ...payments.pair,
      transaction_status: 'CAPTURE_PENDING',
      capture_status: 'CAPTURE_PENDING',
      payout_status: null,
      clawback_status: null,
      reverse_payout_status: null,
      currency: 'USD',
      amount: 10_000,
      transaction_fee: 300,
      client_reference_id: 'order-1',
      payout_delay_days: 2,
      company_name: 'Fjord Market LLC',
      description: null,
      addenda: null,
      type: 'api',
      ach_return_code: null,
      failure_code: null,
      failure_reason: null,
      cancel_reason: null,
      payer_bank_account: { uuid: expect.any(String), aggregator_type: 'manual' },
      payee_bank_account: { uuid: expect.any(String), aggregator_type: 'manual' },
      vendor_name: 'Northwind Pay',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      updated_at: body.data.created_at,
      trace_ids: { capture_trace_id: '', payout_trace_id: '', reverse_payout_trace_id: '', refunds: [] },
    });
    expect(await payments.read(body.data.uuid)).toEqual(body.data);
  });

  it('answers the same record that GET answers, on both paths', async () => {
    const record = await payments.started();
    const { token } = payments.processor;
    const one = await service.send('GET', `/3p/api/v2/transactions/${record.uuid}`, { token });
    const other = await service.send('GET', `/3p/api/v1/transaction/${record.uuid.toUpperCase()}`, { token });
    expect(one.body).toEqual({ status: true, message: '', data: record, errors: [] });
    expect(other.text).toBe(one.text);
  });
});

describe('Fields and bounds', () => {
  // Raw text, because JSON.stringify would normalize 1.0 and 1E2.
  const startAmount = (amount: string) =>
    service.send('POST', '/3p/api/v1/transaction', {
      token: payments.processor.token,
      body: `{"payer_uuid":"${payments.pair.payer_uuid}","payee_uuid":"${payments.pair.payee_uuid}","amount":${amount}}`,
    });

  it.each(['1', '2', '9999999999'])('accepts an amount of %s', async (amount) => {
    expect((await startAmount(amount)).body.data.amount).toBe(Number(amount));
  });

  it.each([
    '0',
    '-0',
    '-1',
    '10000000000',
    '9007199254740993',
    '1e400',
    '"1.0"',
    '1.0',
    '1E2',
    '1.5',
    'null',
    'true',
    '[]',
    '{}',
  ])('refuses an amount of %s and names the field', async (amount) =>
    expect(refusal(await startAmount(amount))).toEqual([422, ['amount']]),
  );

  it.each([
    ['transaction_fee', 0],
    ['transaction_fee', 9_999],
    ['company_name', text(16)],
    ['description', text(10)],
    ['addenda', text(80)],
    ['client_reference_id', ''],
    ['client_reference_id', text(255)],
    ['company_name', 'é'.repeat(16)],
  ])('accepts %s %j and shows it', async (field, value) => {
    const { status, body } = await start({ [field]: value });
    expect([status, body.data[field]]).toEqual([201, value]);
  });

  it.each([
    ['transaction_fee', 10_000],
    ['transaction_fee', -1],
    ['transaction_fee', '5.0'],
    ['company_name', text(17)],
    ['company_name', ''],
    ['description', text(11)],
    ['description', ''],
    ['addenda', text(81)],
    ['client_reference_id', text(256)],
    ['client_reference_id', 5],
    ['client_reference_id', 'a\u0000b'],
    ['company_name', '\u202eevil'],
    ['speed', 'slow'],
    ['payout_delay_days_min', -1],
    ['payout_delay_days_min', 61],
    ['payout_delay_days_min', 1.5],
    ['payer_uuid', 'not-a-uuid'],
    ['payer_uuid', null],
    ['payee_uuid', 7],
    ['source_bank_account', 'x'],
  ])('refuses %s %j and names the field', async (field, value) => {
    expect(refusal(await start({ [field]: value }))).toEqual([422, [field]]);
  });

  it('treats null in an optional field as absent, alone and in bulk', async () => {
    const { token } = payments.processor;
    const body = {
      ...payments.pair,
      amount: 700,
      ...{ transaction_fee: null, company_name: null, description: null, speed: null, source_bank_account: null },
    };
    const key = randomUUID();
    const transactions = [
      { idempotency_key: key, ...body },
      { idempotency_key: randomUUID(), ...body, amount: null },
    ];
    const [made, refused] = (
      await service.send('POST', '/3p/api/v1/transactions/bulk', { token, body: { transactions } })
    ).body.data.results;
    expect([made.code, made.body.data.description]).toEqual([201, null]);
    expect([refused.code, refused.body.errors[0].field]).toEqual([422, 'amount']);
    expect((await service.send('POST', '/3p/api/v1/transaction', { token, key, body })).body).toEqual(made.body);
  });

  it('names every missing field', async () => {
    const answer = await service.send('POST', '/3p/api/v1/transaction', { token: payments.processor.token, body: {} });
    expect(refusal(answer)).toEqual([422, ['payer_uuid', 'payee_uuid', 'amount']]);
    expect(answer.body.errors[0]).toEqual({ field: 'payer_uuid', code: 'required', message: 'is required' });
  });

  it('names the field inside an account', async () => {
    const uuid = randomUUID();
    expect(refusal(await start({ source_bank_account: { uuid } }))).toEqual([
      422,
      ['source_bank_account.aggregator_type'],
    ]);
    const card = { uuid, aggregator_type: 'card' };
    expect(refusal(await start({ destination_bank_account: card }))).toEqual([
      422,
      ['destination_bank_account.aggregator_type'],
    ]);
  });

  it('accepts both speeds, and same-day up to a million dollars', async () => {
    expect((await start({ speed: 'standard' })).status).toBe(201);
    expect((await start({ speed: 'sameday', amount: 100_000_000 })).status).toBe(201);
    expect(refusal(await start({ speed: 'sameday', amount: 100_000_001 }))).toEqual([422, ['amount']]);
  });

  it('ignores unknown fields, and names them in a header', async () => {
    const answer = await start({ uuid: randomUUID(), transaction_status: 'PAID', vendor_id: randomUUID() });
    expect(answer.body.data).toMatchObject({ transaction_status: 'CAPTURE_PENDING', vendor_name: 'Northwind Pay' });
    expect(answer.headers.get('achord-ignored-fields')).toBe('uuid, transaction_status, vendor_id');
  });

  it('waits for the longer of payout_delay_days_min and the tenant’s default', async () => {
    expect((await payments.started({ payout_delay_days_min: 0 })).payout_delay_days).toBe(2);
    expect((await payments.started({ payout_delay_days_min: 5 })).payout_delay_days).toBe(5);
    const patient = await paymentsOf(service);
    await service.context.database.query('UPDATE processors SET payout_delay_days = 7 WHERE processor_id = $1', [
      patient.processor.uuid,
    ]);
    expect((await patient.started({ payout_delay_days_min: 5 })).payout_delay_days).toBe(7);
    expect((await patient.started()).payout_delay_days).toBe(7);
  });
});

describe('Bank accounts of payer and payee', () => {
  const account = (userUuid: string, options: Parameters<typeof insertBankAccount>[3] = {}) =>
    insertBankAccount(service, payments.processor.uuid, userUuid, { is_default: false, ...options });

  it('are the named accounts, else the defaults', async () => {
    const source = await account(payments.pair.payer_uuid, { aggregator_type: 'bank_link' });
    const destination = await account(payments.pair.payee_uuid);
    const record = await payments.started({ source_bank_account: source, destination_bank_account: destination });
    expect(record).toMatchObject({ payer_bank_account: source, payee_bank_account: destination });
    const usual = await payments.started();
    expect(usual.payer_bank_account.uuid).not.toBe(source.uuid);
  });

  it.each([
    ['unknown', async () => ({ uuid: randomUUID(), aggregator_type: 'manual' })],
    ['of the other user', async () => account(payments.pair.payee_uuid)],
    [
      'of a foreign user',
      async () => {
        const { uuid } = await service.processor();
        return insertBankAccount(service, uuid, await insertUser(service, uuid));
      },
    ],
    ['removed', async () => account(payments.pair.payer_uuid, { removed: true })],
    ['disabled', async () => account(payments.pair.payer_uuid, { disabled: true })],
    [
      'named with another aggregator_type',
      async () => ({ ...(await account(payments.pair.payer_uuid)), aggregator_type: 'bank_link' }),
    ],
  ])('answers an account that is %s like every other account that cannot be used', async (_what, make) => {
    const answer = await start({ source_bank_account: await make() });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { field: 'source_bank_account', code: 'bank_account_unusable', message: 'The bank account cannot be used.' },
    ]);
  });

  it('refuses the designated test pair, named or as the default (Interface, validation rules 2)', async () => {
    const pair = await account(payments.pair.payee_uuid, { test_pair: true });
    expect(refusal(await start({ destination_bank_account: pair }))).toEqual([422, ['destination_bank_account']]);
    const payee_uuid = await insertUser(service, payments.processor.uuid);
    await account(payee_uuid, { test_pair: true, is_default: true });
    const answer = await start({ payee_uuid });
    expect(refusal(answer)).toEqual([422, ['payee_uuid']]);
    expect(answer.body.errors[0].code).toBe('bank_account_unusable');
  });

  it('are the oldest usable accounts when the default cannot be used; a user without any is refused', async () => {
    const payee_uuid = await insertUser(service, payments.processor.uuid);
    const none = await start({ payee_uuid });
    expect([none.status, none.body.errors[0]]).toMatchObject([422, { field: 'payee_uuid', code: 'no_bank_account' }]);
    const usable = await account(payee_uuid);
    await account(payee_uuid, { disabled: true, is_default: true });
    expect((await payments.started({ payee_uuid })).payee_bank_account).toEqual(usable);
  });
});

describe('Who may pay whom', () => {
  it('refuses a payment of a user to itself, however the uuid is written', async () => {
    const { payer_uuid } = payments.pair;
    for (const payee_uuid of [payer_uuid, payer_uuid.toUpperCase()]) {
      const { status, body } = await start({ payee_uuid });
      expect([status, body.errors[0]]).toMatchObject([422, { field: 'payee_uuid', code: 'same_user' }]);
    }
  });

  it('requires a merchant as payer or payee', async () => {
    const { uuid } = payments.processor;
    const kinds: [UserOptions, number][] = [
      [{ kind: 'person' }, 422],
      [{ kyb_status: null }, 422],
      [{ kyb_status: 'IN_REVIEW' }, 422],
      [{ kyb_status: 'REJECTED' }, 422],
      [{ kyb_status: 'APPROVED' }, 201],
    ];
    for (const [options, expected] of kinds) {
      const payee_uuid = await insertUser(service, uuid, options);
      await insertBankAccount(service, uuid, payee_uuid);
      const { status, body } = await start({ payee_uuid });
      expect([options, status]).toEqual([options, expected]);
      if (expected === 422) expect(body.errors[0].code).toBe('no_merchant');
    }
    // The merchant may also be the payer.
    const reversed = { payer_uuid: payments.pair.payee_uuid, payee_uuid: payments.pair.payer_uuid };
    expect((await start(reversed)).status).toBe(201);
  });

  it('answers a foreign user, a deleted one and an unknown one byte for byte alike', async () => {
    const foreign = await registerPayerAndPayee(service, (await service.processor()).uuid);
    const deleted = await registerPayerAndPayee(service, payments.processor.uuid);
    await service.context.database.query('UPDATE users SET deleted_at = now() WHERE uuid = $1', [deleted.payee_uuid]);
    const answers = [];
    for (const payee_uuid of [randomUUID(), foreign.payee_uuid, deleted.payee_uuid])
      answers.push(await start({ payee_uuid }));
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([422, answers[0]!.text]);
    expect(answers[0]!.body.errors).toEqual([
      { field: 'payee_uuid', code: 'unknown_user', message: 'The user does not exist.' },
    ]);
    expect((await start({ payer_uuid: foreign.payer_uuid })).body.errors[0].field).toBe('payer_uuid');
  });

  it('lets a vendor use its own users only, and the processor all its vendors’ users', async () => {
    const { uuid: processorId, token } = payments.processor;
    const [vendor, other] = [await service.vendor(processorId, 'Fjord'), await service.vendor(processorId, 'Delta')];
    const own = await registerPayerAndPayee(service, processorId, { vendorId: vendor.uuid });
    const others = await registerPayerAndPayee(service, processorId, { vendorId: other.uuid });
    const as = (token: string, body: object) =>
      service.send('POST', '/3p/api/v1/transaction', { token, body: { amount: 500, ...body } });

    const made = await as(vendor.token, own);
    expect([made.status, made.body.data.vendor_name]).toEqual([201, 'Fjord']);
    const unknown = await as(vendor.token, { ...own, payee_uuid: randomUUID() });
    for (const pair of [payments.pair, others]) {
      const answer = await as(vendor.token, { ...own, payee_uuid: pair.payee_uuid });
      expect([answer.status, answer.text]).toEqual([422, unknown.text]);
    }
    const above = await as(token, { payer_uuid: own.payer_uuid, payee_uuid: others.payee_uuid });
    expect([above.status, above.body.data.vendor_name]).toEqual([201, 'Northwind Pay']);

    // Each caller sees its own scope. A user outside of it is answered as unknown.
    const path = `/3p/api/v2/transactions/${made.body.data.uuid}`;
    expect((await service.send('GET', path, { token: vendor.token })).status).toBe(200);
    expect((await service.send('GET', path, { token })).status).toBe(200);
    const foreign = await service.send('GET', path, { token: other.token });
    const missing = await service.send('GET', `/3p/api/v2/transactions/${randomUUID()}`, { token: other.token });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await service.send('DELETE', path, { token: other.token })).text).toBe(missing.text);
  });

  it('refuses payments of a suspended tenant, which may still read and cancel', async () => {
    const tenant = await paymentsOf(service);
    const { uuid } = await tenant.started();
    await service.context.database.query('UPDATE processors SET suspended_at = now() WHERE processor_id = $1', [
      tenant.processor.uuid,
    ]);
    service.context.callers.forget();
    const answer = await tenant.start();
    expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'tenant_suspended']);
    expect((await tenant.read(uuid)).uuid).toBe(uuid);
    const list = await service.send('GET', '/3p/api/v2/transactions', { token: tenant.processor.token });
    expect(list.body.data.pagination.totalItems).toBe(1);
    expect((await tenant.cancel(uuid)).status).toBe(200);
  });

  it('refuses an admin token, and a request without a token', async () => {
    const body = { ...payments.pair, amount: 5 };
    expect((await service.send('POST', '/3p/api/v1/transaction', { body })).status).toBe(403);
    expect((await service.send('POST', '/3p/api/v1/transaction', { token: null, body })).status).toBe(401);
  });
});

describe('The fee of a request without one', () => {
  const pairOf = async (payer: UserOptions, payee: UserOptions) => {
    const { uuid } = payments.processor;
    const pair = {
      payer_uuid: await insertUser(service, uuid, payer),
      payee_uuid: await insertUser(service, uuid, payee),
    };
    for (const user of Object.values(pair)) await insertBankAccount(service, uuid, user);
    return pair;
  };

  it('is the payee merchant’s, else the payer merchant’s, else 0', async () => {
    const fee = async (payer: UserOptions, payee: UserOptions) =>
      (await payments.started(await pairOf(payer, payee))).transaction_fee;
    const one = { transaction_fee_fixed: 11 };
    const two = { transaction_fee_fixed: 22 };
    expect(await fee(one, two)).toBe(22);
    expect(await fee(one, {})).toBe(11);
    expect(await fee({}, {})).toBe(0);
    // A maximum alone is no default, and a user that is no merchant has none.
    expect(await fee(one, { maximum_transaction_fee: 5 })).toBe(11);
    expect(await fee(one, { kind: 'person', ...two })).toBe(11);
    expect(await fee({ kyb_status: 'REJECTED', ...one }, {})).toBe(0);
  });

  it('is replaced by the fee of the request, also by 0', async () => {
    const pair = await pairOf({}, { transaction_fee_fixed: 22 });
    expect((await payments.started({ ...pair, transaction_fee: 0 })).transaction_fee).toBe(0);
    expect((await payments.started({ ...pair, transaction_fee: 99 })).transaction_fee).toBe(99);
  });

  it('leaves the payee at least a cent', async () => {
    const pair = await pairOf({}, { transaction_fee_fixed: 50 });
    expect((await payments.started({ ...pair, amount: 50 })).transaction_fee).toBe(49);
    expect((await payments.started({ ...pair, amount: 1 })).transaction_fee).toBe(0);
  });

  it('is the percentage rounded half up plus the fixed part, at most the maximum', async () => {
    const database = service.context.database;
    const pair = await pairOf({}, {});
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.option(fc.integer({ min: 0, max: 1_000_000 })),
        fc.option(fc.integer({ min: 0, max: 100_000 })),
        fc.option(fc.integer({ min: 0, max: 1_000_000 })),
        async (amount, rate, fixed, maximum) => {
          await database.query(
            `UPDATE users SET transaction_fee_percent = $2::numeric / 10000, transaction_fee_fixed = $3,
               maximum_transaction_fee = $4, version = version + 1 WHERE uuid = $1`,
            [pair.payee_uuid, rate, fixed, maximum],
          );
          let fee = 0n;
          if (rate !== null || fixed !== null) {
            // A percentage has four decimals: rate / 1,000,000 of the amount. To round half up, add
            // a half, then cut.
            fee = (BigInt(amount) * BigInt(rate ?? 0) + 500_000n) / 1_000_000n + BigInt(fixed ?? 0);
            if (maximum !== null && fee > BigInt(maximum)) fee = BigInt(maximum);
            if (fee > BigInt(amount) - 1n) fee = BigInt(amount) - 1n;
          }
          expect((await payments.started({ ...pair, amount })).transaction_fee).toBe(Number(fee));
        },
      ),
      { numRuns: budget({ usual: 25, campaign: 500 }) },
    );
  });
});
