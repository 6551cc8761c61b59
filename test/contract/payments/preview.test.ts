// POST /3p/api/v2/transactions/preview: it says what the start then does, and starts nothing.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { budget } from '../../support/runner/budget.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

const path = '/3p/api/v2/transactions/preview';

let service: TestService;
let payments: Payments;
let token: string;
/** Users and accounts of every kind that a request may name. */
let users: string[];
let accounts: string[];
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  ({ token } = payments.processor);
  const merchant = await registerBusiness(service, token, {
    transaction_fee_percent: 1.5,
    transaction_fee_fixed: 30,
    maximum_transaction_fee: 500,
  });
  const person = await registerPerson(service, token);
  const without = await registerPerson(service, token);
  const blocked = await registerPerson(service, token);
  accounts = [];
  for (const user of [merchant, person, blocked]) accounts.push((await addBankAccount(service, token, user.uuid)).uuid);
  await service.send('POST', `/admin/v1/users/${blocked.uuid}/blocks`, {
    body: { kind: 'fraud', reason: 'Reported.' },
  });
  const unknown = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
  users = [...Object.values(payments.pair), ...[merchant, person, without, blocked].map(({ uuid }) => uuid), unknown];
  await service.send('PUT', `/admin/v1/processors/${payments.processor.uuid}/limits`, {
    body: { amount_per_payment: 500_000 },
  });
});

const preview = (body: object, as = token, key?: string) =>
  service.send('POST', path, { token: as, body, ...(key === undefined ? {} : { key }) });
const countOf = async (table: string) =>
  (await service.context.database.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`, []))[0]!.count;
const refusalOf = ({ status, body }: TestAnswer) => [status, body.message, body.errors];

describe('A preview', () => {
  it('answers what the start then does: the same refusal, or the same payment with the same dates', async () => {
    const one = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
    const request = fc.record(
      {
        payer_uuid: one(...users),
        payee_uuid: one(...users),
        amount: one<unknown>(1, 100, 12_345, 500_000, 500_001, 100_000_001, '250', 0, 'x'),
        transaction_fee: one<unknown>(0, 1, 99, 100, 20_000, 'y'),
        speed: one('standard', 'sameday', 'slow'),
        payout_delay_days_min: one(0, 7, 61),
        sec_code: one('PPD', 'WEB', 'TEL', 'CCD', 'CTX', 'ACK'),
        entry_purpose: one('purchase', 'payroll', 'other', 'gift'),
        addenda: one('INVOICE 9', 'x'.repeat(81)),
        company_name: one('OTHER NAME', ''),
        source_bank_account: one(...accounts).map((uuid) => ({ uuid, aggregator_type: 'manual' })),
        currency: one('USD', 'EUR'),
      },
      { requiredKeys: ['payer_uuid', 'payee_uuid', 'amount'] },
    );
    let started = 0;
    await fc.assert(
      fc.asyncProperty(request, async (body) => {
        const before = await countOf('transactions');
        const shown = await preview(body);
        expect(await countOf('transactions')).toBe(before);
        const start = await service.send('POST', '/3p/api/v1/transaction', { token, body });
        expect([shown.status === 200, start.status === 201]).toEqual([start.status === 201, shown.status === 200]);
        if (start.status !== 201) {
          expect(refusalOf(shown)).toEqual(refusalOf(start));
          return;
        }
        started++;
        const { uuid, amount, transaction_fee, company_name } = start.body.data;
        const details = (await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token })).body.data;
        expect(shown.body.data).toMatchObject({
          amount,
          transaction_fee,
          payout_amount: amount - transaction_fee,
          company_name,
          ...(details.sec_code === null ? {} : { sec_code: details.sec_code }),
          held: false,
          vendor_uuid: null,
          capture_settles_on: details.capture_settles_on,
          payout_eligible_on: details.payout_eligible_on,
          returnable_until: details.returnable_until,
        });
      }),
      // The first is one that starts, so that there always is one.
      { numRuns: budget({ usual: 40, campaign: 1_000 }), examples: [[{ ...payments.pair, amount: 12_345 } as never]] },
    );
    expect(started).toBeGreaterThan(0);
  });

  it('counts against no limit, and is refused when a limit is used up', async () => {
    const own = await paymentsOf(service);
    const as = own.processor.token;
    await service.send('PUT', `/admin/v1/processors/${own.processor.uuid}/limits`, {
      body: { amount_per_day: 10_000 },
    });
    const body = { ...own.pair, amount: 9_000 };
    for (let n = 0; n < 3; n++) expect((await preview(body, as)).status).toBe(200);
    expect((await own.start({ amount: 9_000 })).status).toBe(201);
    const refused = await preview(body, as);
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'limit_exceeded']);
    expect(refusalOf(refused)).toEqual(refusalOf(await own.start({ amount: 9_000 })));
  });

  it('raises no event, and is stored under its key like any answer', async () => {
    const before = [await countOf('outbox'), await countOf('events')];
    const body = { ...payments.pair, amount: 777 };
    const first = await preview(body, token, 'preview-1');
    const again = await preview(body, token, 'preview-1');
    expect([first.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([200, first.text, 'true']);
    expect([await countOf('outbox'), await countOf('events')]).toEqual(before);
  });

  it('is refused to a suspended tenant, and to another one for users that are not its own', async () => {
    const other = await paymentsOf(service);
    const foreign = await preview({ ...payments.pair, amount: 100 }, other.processor.token);
    expect(foreign.body.errors[0].code).toBe('unknown_user');
    await service.send('POST', `/admin/v1/processors/${other.processor.uuid}/suspend`, { body: {} });
    const suspended = await preview({ ...other.pair, amount: 100 }, other.processor.token);
    expect([suspended.status, suspended.body.errors[0].code]).toEqual([403, 'tenant_suspended']);
  });
});
