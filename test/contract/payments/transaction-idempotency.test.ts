// Contract, idempotency: payments started alone, in bulk, and both under the same keys.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { insertBankAccount, insertUser } from '../../support/payments/payer-and-payee.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
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

/** How many payments have this amount. Each test uses its own amount. */
const made = async (amount: number) =>
  (await service.context.database.query('SELECT 1 FROM transactions WHERE amount = $1', [amount])).length;
let lastAmount = 20_000;
const ownAmount = () => ++lastAmount;

const startInBulk = (transactions: unknown, key?: string, token = payments.processor.token) =>
  service.send('POST', '/3p/api/v1/transactions/bulk', {
    token,
    body: { transactions },
    ...(key === undefined ? {} : { key }),
  });
const item = (idempotency_key: string, amount: number, body: object = {}) => ({
  idempotency_key,
  ...payments.pair,
  amount,
  ...body,
});
const replayed = (answer: TestAnswer) => answer.headers.get('idempotent-replayed');

describe('An Idempotency-Key on POST /3p/api/v1/transaction', () => {
  it('replays the first answer byte for byte, and makes one payment', async () => {
    const [amount, key] = [ownAmount(), randomUUID()];
    const first = await start({ amount }, key);
    const second = await start({ amount }, key);
    expect([first.status, replayed(first)]).toEqual([201, null]);
    expect([second.status, second.text, replayed(second)]).toEqual([201, first.text, 'true']);
    expect(await made(amount)).toBe(1);
  });

  it('makes one payment of 50 parallel requests with one key, and answers all alike', async () => {
    const [amount, key] = [ownAmount(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => start({ amount }, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await made(amount)).toBe(1);
  });

  it('makes 50 payments of 50 parallel requests with 50 keys, and 50 without a key', async () => {
    const [keyed, keyless] = [ownAmount(), ownAmount()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => [start({ amount: keyed }, randomUUID()), start({ amount: keyless })]).flat(),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect([await made(keyed), await made(keyless)]).toEqual([50, 50]);
  });

  it('refuses another request with the key, and still replays the first', async () => {
    const [amount, key] = [ownAmount(), randomUUID()];
    const first = await start({ amount }, key);
    const other = await start({ amount, description: 'other' }, key);
    expect([other.status, other.body.errors[0].code]).toEqual([422, 'idempotency_key_reused']);
    expect((await start({ amount }, key)).text).toBe(first.text);
  });

  it('treats the same JSON in another spelling as the same request', async () => {
    const [amount, key] = [ownAmount(), randomUUID()];
    const first = await start({ amount }, key);
    const { payer_uuid, payee_uuid } = payments.pair;
    const second = await service.send('POST', '/3p/api/v1/transaction', {
      token: payments.processor.token,
      key,
      body: `{ "payee_uuid": "${payee_uuid}",\n "amount": ${amount}, "payer_uuid": "${payer_uuid}" }`,
    });
    expect(second.text).toBe(first.text);
  });

  it.each([
    ['of the schema', { amount: 0 }],
    ['of a rule', { payee_uuid: randomUUID() }],
  ])('stores a refusal %s and replays it, even when the request would now succeed', async (_what, body) => {
    const key = randomUUID();
    const first = await start(body, key);
    expect(first.status).toBe(422);
    const again = await start(body, key);
    expect([again.text, replayed(again)]).toEqual([first.text, 'true']);
    expect((await start({ amount: ownAmount() }, key)).body.errors[0].code).toBe('idempotency_key_reused');
  });

  it('replays a refusal after its cause is gone', async () => {
    const payee_uuid = await insertUser(service, payments.processor.uuid);
    const key = randomUUID();
    const first = await start({ payee_uuid }, key);
    expect(first.body.errors[0].code).toBe('no_bank_account');
    await insertBankAccount(service, payments.processor.uuid, payee_uuid);
    expect((await start({ payee_uuid }, key)).text).toBe(first.text);
    expect((await start({ payee_uuid }, randomUUID())).status).toBe(201);
  });

  it('is new again when its time is over (Interface, Idempotency 4)', async () => {
    const [amount, key] = [ownAmount(), randomUUID()];
    const first = await start({ amount }, key);
    await service.context.database.query('UPDATE idempotency_keys SET expires_at = statement_timestamp()', []);
    const second = await start({ amount }, key);
    expect(second.status).toBe(201);
    expect(second.body.data.uuid).not.toBe(first.body.data.uuid);
    expect(await made(amount)).toBe(2);
    // The new answer is stored like any other.
    expect((await start({ amount }, key)).text).toBe(second.text);
  });

  it('has only the new answer when it is used again for a refused start', async () => {
    const [amount, key] = [ownAmount(), randomUUID()];
    expect((await start({ amount }, key)).status).toBe(201);
    await service.context.database.query('UPDATE idempotency_keys SET expires_at = statement_timestamp()', []);
    // An item with a wrong field is refused before the payments of its call are decided.
    const items = [item(key, 0)];
    const refused = (await startInBulk(items)).body.data.results[0];
    expect([refused.code, refused.body.errors[0].field]).toEqual([422, 'amount']);
    expect((await startInBulk(items)).body.data.results[0]).toEqual(refused);
    await expectInvariants(service.context.database, 'stored_answers_can_be_replayed');
  });

  it('belongs to its tenant and its path', async () => {
    const [amount, key] = [ownAmount(), randomUUID()];
    const other = await paymentsOf(service);
    expect((await start({ amount }, key)).status).toBe(201);
    const theirs = await other.start({ amount }, key);
    expect([theirs.status, replayed(theirs)]).toEqual([201, null]);
    expect((await startInBulk([item(randomUUID(), amount)], key)).status).toBe(200);
    expect(await made(amount)).toBe(3);
  });

  it('must be 1 to 255 characters without control characters, sent once', async () => {
    for (const key of ['', 'with\ttab', 'x'.repeat(256)]) {
      const answer = await start({ amount: ownAmount() }, key);
      expect([key.length, answer.status, answer.body.errors[0].field]).toEqual([key.length, 422, 'Idempotency-Key']);
    }
    expect((await start({ amount: ownAmount() }, 'x'.repeat(255))).status).toBe(201);
  });

  it('fails one bad request of many that commit together, and not the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        start({ amount: ownAmount(), ...(index % 3 === 0 ? { payee_uuid: randomUUID() } : {}) }, randomUUID()),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 3 === 0 ? 422 : 201)));
  });
});

describe('POST /3p/api/v1/transactions/bulk', () => {
  it('starts 1,000 and answers each in its place', async () => {
    const amounts = Array.from({ length: 1_000 }, ownAmount);
    const { status, body } = await startInBulk(amounts.map((amount) => item(randomUUID(), amount)));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, errors: [] });
    expect(body.data.results.map((one: { code: number }) => one.code)).toEqual(amounts.map(() => 201));
    expect(body.data.results.map((one: TestAnswer) => one.body.data.amount)).toEqual(amounts);
    expect(body.data.results[0].body).toMatchObject({
      status: true,
      message: 'Transaction has been started.',
      data: { type: 'bulk', transaction_status: 'CAPTURE_PENDING' },
      errors: [],
    });
  });

  it('refuses 1,001 items, an empty list, and a body that is no list', async () => {
    const many = Array.from({ length: 1_001 }, () => item(randomUUID(), ownAmount()));
    for (const transactions of [many, [], {}, null, undefined, ['x'], [item(randomUUID(), ownAmount()), 5]]) {
      const { status, body } = await startInBulk(transactions);
      expect(status).toBe(422);
      expect(body.errors[0].field).toMatch(/^transactions(\.[01])?$/);
    }
    expect(await made(lastAmount)).toBe(0);
  });

  it('answers an invalid item in its place, like the single operation', async () => {
    const { payee_uuid } = payments.pair;
    const { status, body } = await startInBulk([
      item(randomUUID(), ownAmount()),
      item(randomUUID(), 0),
      { ...payments.pair, amount: 5 },
      item('x'.repeat(256), ownAmount()),
      item(randomUUID(), ownAmount(), { payer_uuid: payee_uuid }),
      item(randomUUID(), ownAmount(), { description: 'x'.repeat(11), company_name: '' }),
    ]);
    expect(status).toBe(200);
    const results = body.data.results.map(({ code, body }: TestAnswer & { code: number }) => [
      code,
      body.errors.map((error: { field: string }) => error.field),
    ]);
    expect(results).toEqual([
      [201, []],
      [422, ['amount']],
      [422, ['idempotency_key']],
      [422, ['idempotency_key']],
      [422, ['payee_uuid']],
      [422, ['company_name', 'description']],
    ]);
    const single = await start({ amount: 0 });
    expect(body.data.results[1].body).toEqual(single.body);
  });

  it('accepts integers in plain digits only, in items too', async () => {
    const { payer_uuid, payee_uuid } = payments.pair;
    const written = ['1', '1.0', '1E2', '-0'].map(
      (amount) =>
        `{"idempotency_key":"${randomUUID()}","payer_uuid":"${payer_uuid}","payee_uuid":"${payee_uuid}","amount":${amount}}`,
    );
    const { body } = await service.send('POST', '/3p/api/v1/transactions/bulk', {
      token: payments.processor.token,
      body: `{"transactions":[${written.join(',')}]}`,
    });
    expect(body.data.results.map((one: { code: number }) => one.code)).toEqual([201, 422, 422, 422]);
  });

  it.each(['single', 'bulk'])('shares keys with the single operation, whichever comes first: %s', async (first) => {
    const [amount, key] = [ownAmount(), randomUUID()];
    const alone = async (body: object = {}) => {
      const { status, text } = await start({ amount, ...body }, key);
      return { code: status, body: JSON.parse(text) };
    };
    const inBulk = async (body: object = {}) => (await startInBulk([item(key, amount, body)])).body.data.results[0];
    const [one, two] = first === 'single' ? [await alone(), await inBulk()] : [await inBulk(), await alone()];
    expect(two).toEqual(one);
    expect([one.code, one.body.data.type]).toEqual([201, first === 'single' ? 'api' : 'bulk']);
    for (const again of [alone, inBulk]) {
      const other = await again({ description: 'other' });
      expect([other.code, other.body.errors[0].code]).toEqual([422, 'idempotency_key_reused']);
    }
    expect(await made(amount)).toBe(1);
  });

  it('stores the refusal of an item under its key', async () => {
    const key = randomUUID();
    const [wrong] = (await startInBulk([item(key, 0)])).body.data.results;
    expect(wrong.code).toBe(422);
    expect((await startInBulk([item(key, 0)])).body.data.results[0]).toEqual(wrong);
    expect((await start({ amount: 0 }, key)).body).toEqual(wrong.body);
    const mended = (await startInBulk([item(key, ownAmount())])).body.data.results[0];
    expect([mended.code, mended.body.errors[0].code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('makes one payment for a key that is in the list several times', async () => {
    const [amount, key] = [ownAmount(), randomUUID()];
    const { results } = (
      await startInBulk([item(key, amount), item(key, amount), item(key, amount + 1), item(key, amount)])
    ).body.data;
    expect(results.map((one: { code: number }) => one.code)).toEqual([201, 201, 422, 201]);
    expect(results[3]).toEqual(results[0]);
    expect([await made(amount), await made(amount + 1)]).toEqual([1, 0]);
    ownAmount();
  });

  it('replays as a whole under a key of its own', async () => {
    const [amount, key] = [ownAmount(), randomUUID()];
    const items = [item(randomUUID(), amount), item(randomUUID(), 0), item(randomUUID(), amount)];
    const first = await startInBulk(items, key);
    const second = await startInBulk(items, key);
    expect([second.status, second.text, replayed(second)]).toEqual([200, first.text, 'true']);
    expect((await startInBulk([items[0]], key)).body.errors[0].code).toBe('idempotency_key_reused');
    // Run again, without that key or under another one, the items answer as before.
    expect((await startInBulk(items)).body.data).toEqual(first.body.data);
    expect((await startInBulk(items, randomUUID())).body.data).toEqual(first.body.data);
    expect(await made(amount)).toBe(2);
  });

  it('makes one payment an item when the same call is sent twice at once', async () => {
    const amount = ownAmount();
    const items = Array.from({ length: 100 }, () => item(randomUUID(), amount));
    const [one, two] = await Promise.all([startInBulk(items), startInBulk(items.toReversed())]);
    expect(two.body.data.results.toReversed()).toEqual(one.body.data.results);
    expect(await made(amount)).toBe(100);
  });
});
