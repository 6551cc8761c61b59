// Contract, envelope and errors 9; Contract, values and sizes 4: a field that changes what money
// does is never ignored.
import { beforeAll, describe, expect, it } from 'vitest';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let refundable: string;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  refundable = (await payments.started()).uuid;
  await advance(service, { banking_days: 1 });
});

const bulk = (items: object[], more: object = {}) =>
  service.send('POST', '/3p/api/v1/transactions/bulk', {
    token: payments.processor.token,
    body: { transactions: items, ...more },
  });
let keys = 0;
const item = (body: object) => ({ idempotency_key: `item-${++keys}`, ...payments.pair, amount: 10_000, ...body });

/** Sends one body as a payment, as an item of a bulk call, and as a refund. */
const ways = {
  payment: async (body: object) => {
    const { status, body: answer } = await payments.start(body);
    return { status, errors: answer.errors, data: answer.data };
  },
  'bulk item': async (body: object) => {
    const [{ code, body: answer }] = (await bulk([item(body)])).body.data.results;
    return { status: code, errors: answer.errors, data: answer.data };
  },
  refund: async (body: object) => {
    const { status, body: answer } = await payments.refund(refundable, { amount: 1, ...body });
    return { status, errors: answer.errors, data: answer.data };
  },
};
const everyWay = Object.entries(ways);
const payingWays = everyWay.filter(([way]) => way !== 'refund');
const count = async () =>
  (await service.send('GET', '/3p/api/v2/transactions', { token: payments.processor.token })).body.data.pagination
    .totalItems as number;

describe.each(everyWay)('currency of a %s', (_way, send) => {
  it('is USD or left out', async () => {
    for (const currency of ['USD', null, undefined]) expect((await send({ currency })).status).toBe(201);
  });

  it.each(['EUR', 'usd', '', 'US Dollar', 840, {}])('refuses %j', async (currency) => {
    const before = await count();
    const { status, errors } = await send({ currency });
    expect([status, errors[0].field]).toEqual([422, 'currency']);
    expect(await count()).toBe(before);
  });
});

describe.each(payingWays)('A %s with a field that would change what money does', (_way, send) => {
  it.each([
    ['fee', 'transaction_fee'],
    ['transactionFee', 'transaction_fee'],
    ['transaction_fees', 'transaction_fee'],
    ['trasaction_fee', 'transaction_fee'],
    ['surcharge', 'transaction_fee'],
    ['amount_cents', 'amount'],
    ['tip_amount', 'amount'],
    ['currency_code', 'USD'],
    ['payer_bank_account', 'source_bank_account'],
    ['payeeBankAccount', 'destination_bank_account'],
    ['source_bank_account_uuid', 'source_bank_account'],
    ['bank_account', 'source_bank_account'],
    ['payout_delay_days', 'payout_delay_days_min'],
    ['payout_delay', 'payout_delay_days_min'],
    ['same_day', 'speed'],
    ['scheduled_date', 'when the money should move'],
    ['dry_run', 'when the money should move'],
    ['payout_type', 'payee'],
    ['splits', 'one payer and one payee'],
  ])('refuses %s and says what to do', async (name, expected) => {
    const before = await count();
    const { status, errors } = await send({ [name]: name === 'dry_run' ? true : 'x' });
    expect([status, errors]).toEqual([
      422,
      [{ field: name, code: 'unknown_money_field', message: expect.stringContaining(expected) }],
    ]);
    expect(await count()).toBe(before);
  });

  it('treats null as absent, and ignores fields that do not concern money', async () => {
    const { status } = await send({
      fee: null,
      details: { amount: 5 },
      uuid: 'x',
      transaction_status: 'x',
      created_at: 'x',
      customer_note: 'feedback on coffee',
      feedback: 'x',
      tax_id: 'x',
    });
    expect(status).toBe(201);
  });
});

describe('A key in the body', () => {
  it('of a payment or refund is refused, because it belongs in the header', async () => {
    for (const send of [ways.payment, ways.refund]) {
      const { status, errors } = await send({ idempotency_key: 'k' });
      expect([status, errors[0].field, errors[0].message]).toEqual([
        422,
        'idempotency_key',
        expect.stringContaining('header Idempotency-Key'),
      ]);
    }
  });
});

describe('A refund', () => {
  it.each(['amout', 'refund_amount', 'Amount', 'value_amount', 'refund_fee', 'currency_code', 'source_bank_account'])(
    'with %s is refused, because without amount the whole rest would be refunded',
    async (name) => {
      const answer = await payments.refund(refundable, { [name]: 1 });
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, name]);
    },
  );

  it('ignores fields that do not concern money', async () => {
    const { status } = await payments.refund(refundable, { amount: 1, reason: 'Returned goods', details: {} });
    expect(status).toBe(201);
  });
});

describe('Next to the items of a bulk call', () => {
  it('a field that would change what money does refuses the whole call', async () => {
    const before = await count();
    for (const more of [{ currency: 'EUR' }, { dry_run: true }, { transaction_fee: 5 }]) {
      const answer = await bulk([item({})], more);
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, Object.keys(more)[0]]);
    }
    expect(await count()).toBe(before);
  });
});

describe.each(everyWay)('Cents of a %s', (way, send) => {
  it('may be a string of digits', async () => {
    const { status, data } = await send({ amount: '12', ...(way === 'refund' ? {} : { transaction_fee: '5' }) });
    expect([status, data.amount, data.transaction_fee]).toEqual([201, 12, way === 'refund' ? undefined : 5]);
  });

  it.each(['12.50', ' 1', '1 ', '1e3', '', '-1', '+1', '0', '1,000', '１２', '0x10', '$5', '10000000000', 'ten'])(
    'refuses %j and says what is allowed',
    async (amount) => {
      const { status, errors } = await send({ amount });
      expect([status, errors]).toEqual([
        422,
        [
          {
            field: 'amount',
            code: expect.any(String),
            message:
              'must be an integer number of cents from 1 to 9999999999, written as a number or as text of digits only',
          },
        ],
      ]);
    },
  );
});

describe('Two spellings of one amount', () => {
  it('are one request under a key, alone and in bulk', async () => {
    const first = await payments.start({ amount: '777', transaction_fee: 7 }, 'digits');
    const again = await payments.start({ amount: 777, transaction_fee: '7' }, 'digits');
    expect([first.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const [asItem] = (
      await bulk([{ idempotency_key: 'digits', ...payments.pair, amount: '777', transaction_fee: '7' }])
    ).body.data.results;
    expect(asItem).toEqual({ code: 201, body: first.body });
    expect((await payments.start({ amount: '778', transaction_fee: 7 }, 'digits')).body.errors[0].code).toBe(
      'idempotency_key_reused',
    );
    const refund = await payments.refund(refundable, { amount: '3' }, 'digits');
    expect((await payments.refund(refundable, { amount: 3 }, 'digits')).text).toBe(refund.text);
  });
});
