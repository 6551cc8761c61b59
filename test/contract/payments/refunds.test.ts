// Contract, refunds: start, read and list refunds. How a refund continues is in
// refund-stages.test.ts.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundLimit } from '../../../src/payments/transactions/refunds/refundable-amount.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
const query = <Row extends object>(text: string, values: unknown[]) =>
  service.context.database.query<Row>(text, values);

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

/** Payments whose captures are in a confirmed file. */
async function captured(count: number, body: object = {}, of: Payments = payments): Promise<string[]> {
  const uuids = await Promise.all(Array.from({ length: count }, async () => (await of.started(body)).uuid as string));
  await advance(service, { banking_days: 1 });
  return uuids;
}

const refusal = ({ status, body }: TestAnswer) => [status, body.errors[0].code, body.errors[0].field];
const amounts = async (uuid: string) =>
  (await query<{ amount: number }>('SELECT amount FROM refunds WHERE transaction_uuid = $1', [uuid])).map(
    ({ amount }) => amount,
  );

describe('POST /3p/api/v1/transactions/{uuid}/refund', () => {
  story('accepts a part: the record, one event, one row of history, an audit trail entry, no posting yet', async () => {
    const [uuid] = await captured(1);
    const { status, body } = await payments.refund(uuid!, { amount: 4_000, client_reference_id: 'credit note 7' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: true, message: 'Refund has been accepted.', errors: [] });
    const refund = body.data;
    expect(refund).toEqual({
      uuid: expect.any(String),
      transaction_uuid: uuid,
      amount: 4_000,
      status: 'REFUND_PENDING',
      client_reference_id: 'credit note 7',
      refund_capture_trace_id: '',
      refund_payout_trace_id: '',
      held_reason: expect.stringContaining('was not sent yet'),
      ach_return_code: null,
      failure_code: null,
      failure_reason: null,
      created_at: expect.any(String),
      updated_at: refund.created_at,
    });
    expect(await payments.readRefund(refund.uuid)).toEqual(refund);
    expect(
      await query('SELECT transition, refund_uuid FROM transitions WHERE source_uuid = $1', [refund.uuid]),
    ).toEqual([{ transition: 'F1', refund_uuid: refund.uuid }]);
    expect(await query('SELECT 1 FROM postings WHERE source_uuid = $1', [refund.uuid])).toEqual([]);
    expect(await query('SELECT action, actor, detail FROM audit_trail WHERE subject_uuid = $1', [refund.uuid])).toEqual(
      [{ action: 'refund.requested', actor: 'processor', detail: { transaction_uuid: uuid, amount: 4_000 } }],
    );
    const { events } = (await service.send('GET', '/3p/api/v1/events?limit=100', { token: payments.processor.token }))
      .body.data;
    expect(events.filter((event: { data: { uuid: string } }) => event.data.uuid === refund.uuid)).toEqual([
      {
        uuid: expect.any(String),
        type: 'RefundPending',
        timestamp: expect.any(String),
        livemode: false,
        data: { ...refund, sequence: 1 },
      },
    ]);
  });

  story('refunds all that is left when no amount is named, with or without a body', async () => {
    const [first, second] = await captured(2);
    await payments.refund(first!, { amount: 2_500 });
    expect((await payments.refund(first!)).body.data).toMatchObject({ amount: 7_500, client_reference_id: '' });
    const bare = await service.send('POST', `/3p/api/v1/transactions/${second}/refund`, {
      token: payments.processor.token,
    });
    expect([bare.status, bare.body.data.amount]).toEqual([201, 10_000]);
  });

  story('refuses more than what is left, and says how much is left (Lifecycle, cap)', async () => {
    const [uuid] = await captured(1);
    const whole = await payments.refund(uuid!, { amount: 10_001 });
    expect(refusal(whole)).toEqual([422, 'refund_exceeds_amount', 'amount']);
    expect(whole.body.errors[0].message).toBe('must be at most 10000, what is left to refund in cents');
    await payments.refund(uuid!, { amount: 6_000 });
    const rest = await payments.refund(uuid!, { amount: 4_001 });
    expect(rest.body.errors[0].message).toContain('at most 4000');
    expect((await payments.refund(uuid!, { amount: 4_000 })).status).toBe(201);
    for (const body of [{}, { amount: 1 }])
      expect((await payments.refund(uuid!, body)).body.errors[0].message).toBe('nothing is left to refund');
    expect(await amounts(uuid!)).toEqual([6_000, 4_000]);
  });

  story('never refunds more than the amount, however many ask at once', async () => {
    const [uuid] = await captured(1, { amount: 1_000 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => payments.refund(uuid!, { amount: 70 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(14);
    expect(answers.filter((one) => one.status === 422).map(refusal)).toEqual(
      Array.from({ length: 36 }, () => [422, 'refund_exceeds_amount', 'amount']),
    );
    expect(await amounts(uuid!)).toHaveLength(14);
  });

  story('sent 50 times at once under one key makes one refund and one answer (Interface, Idempotency 3)', async () => {
    const [uuid] = await captured(1);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => payments.refund(uuid!, { amount: 100 }, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await amounts(uuid!)).toEqual([100]);
    expect((await payments.refund(uuid!, { amount: 101 }, key)).body.errors[0].code).toBe('idempotency_key_reused');
  });

  story('replays a refusal under its key, even when the request would now be accepted', async () => {
    const { uuid } = await payments.started();
    const key = randomUUID();
    const early = await payments.refund(uuid, {}, key);
    await advance(service, { banking_days: 1 });
    const replayed = await payments.refund(uuid, {}, key);
    expect([replayed.status, replayed.text]).toEqual([422, early.text]);
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expect((await payments.refund(uuid, {}, randomUUID())).status).toBe(201);
  });

  story('refuses while the capture is in no confirmed file, is canceled, or after a return', async () => {
    const [captureBack] = await captured(1);
    const { uuid: pending } = await payments.started();
    const { uuid: canceled } = await payments.started();
    await payments.cancel(canceled);
    await returnEntry(service, captureBack!, { stage: 'capture' });
    const payoutBack = (await payments.started()).uuid as string;
    for (const uuid of [pending, canceled, captureBack!])
      expect(refusal(await payments.refund(uuid))).toEqual([422, 'not_refundable', 'uuid']);
    await advance(service, { banking_days: 5 });
    await returnEntry(service, payoutBack, { stage: 'payout' });
    expect(refusal(await payments.refund(payoutBack))).toEqual([422, 'not_refundable', 'uuid']);
  });

  story('accepts in every place from the confirmed file to long after the payout', async () => {
    const { uuid } = await payments.started();
    const places: string[] = [];
    for (let day = 0; day < 8; day++) {
      await advance(service, { banking_days: 1 });
      const { capture_status, payout_status } = await payments.read(uuid);
      places.push(`${capture_status} ${payout_status} ${(await payments.refund(uuid, { amount: 10 })).status}`);
    }
    expect([...new Set(places)]).toEqual([
      'CAPTURE_ACH_PENDING null 201',
      'CAPTURE_COMPLETE PAYOUT_ACH_PENDING 201',
      'CAPTURE_COMPLETE PAYOUT_COMPLETE 201',
    ]);
  });

  story(
    'answers another tenant’s payment, another vendor’s payment and an unknown one byte for byte alike',
    async () => {
      const [uuid] = await captured(1);
      const foreign = await paymentsOf(service);
      const vendor = await service.vendor(payments.processor.uuid);
      const ask = (token: string, of: string) =>
        service.send('POST', `/3p/api/v1/transactions/${of}/refund`, { token, body: {} });
      const answers = [
        await ask(foreign.processor.token, uuid!),
        await ask(vendor.token, uuid!),
        await ask(payments.processor.token, randomUUID()),
      ];
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(refusal(answers[0]!)).toEqual([404, 'not_found', 'uuid']);
      expect(await amounts(uuid!)).toEqual([]);
      expect((await ask(payments.processor.token, 'not-a-uuid')).body.errors[0].field).toBe('uuid');
      expect((await ask(payments.processor.token, uuid!.toUpperCase())).body.data.transaction_uuid).toBe(uuid);
    },
  );

  story('is allowed for a vendor on its own payments, and for its processor', async () => {
    const vendor = await service.vendor(payments.processor.uuid);
    const pair = await registerPayerAndPayee(service, payments.processor.uuid, { vendorId: vendor.uuid });
    const { uuid } = await payments.started(pair);
    await advance(service, { banking_days: 1 });
    const own = await service.send('POST', `/3p/api/v1/transactions/${uuid}/refund`, {
      token: vendor.token,
      body: { amount: 10 },
    });
    expect(own.status).toBe(201);
    const other = (await payments.refund(uuid, { amount: 20 })).body.data;
    const seen = await service.send('GET', `/3p/api/v1/refunds/${other.uuid}`, { token: vendor.token });
    expect(seen.body.data).toEqual(other);
  });

  it.each([0, -1, 1.5, '100.0', null, 10_000_000_000, true])('refuses %j as an amount', async (amount) => {
    const [status, , field] = refusal(await payments.refund(randomUUID(), { amount }));
    // null is an absent field: then the service looks up the payment.
    expect([status, field]).toEqual(amount === null ? [404, 'uuid'] : [422, 'amount']);
  });

  story('refuses a suspended tenant, which can still read refunds', async () => {
    const suspended = await paymentsOf(service);
    const [uuid] = await captured(1, {}, suspended);
    const { data } = (await suspended.refund(uuid!, { amount: 5 })).body;
    await service.send('POST', `/admin/v1/processors/${suspended.processor.uuid}/suspend`);
    expect((await suspended.refund(uuid!)).body.errors[0].code).toBe('tenant_suspended');
    expect(await suspended.readRefund(data.uuid)).toEqual(data);
  });

  story('accepts a hundred refunds of a payment, and no more', async () => {
    const [uuid] = await captured(1);
    for (let n = 0; n < refundLimit; n += 20)
      await Promise.all(Array.from({ length: 20 }, () => payments.refund(uuid!, { amount: 1 })));
    expect(await amounts(uuid!)).toHaveLength(100);
    expect(refusal(await payments.refund(uuid!, { amount: 1 }))).toEqual([422, 'refund_limit_reached', 'uuid']);
  });
});

describe('A body with fields of another tenant', () => {
  story('refunds the payment of the path, whatever else it names', async () => {
    const theirs = await paymentsOf(service);
    const [own] = await captured(1);
    const [foreign] = await captured(1);
    const scope = { processor_id: payments.processor.uuid, vendor_id: null };
    const crossing = { amount: 5, scope, transaction_uuid: foreign };
    const refused = await theirs.refund(own!, crossing);
    expect(refusal(refused)).toEqual([404, 'not_found', 'uuid']);
    expect((await payments.refund(own!, crossing)).status).toBe(201);
    expect([await amounts(own!), await amounts(foreign!)]).toEqual([[5], []]);
  });
});

describe('While a refund is pending', () => {
  story(
    'its users and their bank accounts cannot be deleted; a payment of a deleted user cannot be refunded',
    async () => {
      const mine = await paymentsOf(service);
      const { uuid } = await mine.started();
      await advance(service, { banking_days: 6 });
      const { token } = mine.processor;
      const remove = (user: string) => service.send('DELETE', `/3p/api/v2/users/${user}`, { token });
      const { uuid: account } = (await mine.read(uuid)).payer_bank_account;
      const removeAccount = () => service.send('DELETE', `/3p/api/v2/bank-accounts/manual/${account}`, { token });
      expect((await mine.refund(uuid, { amount: 100 })).status).toBe(201);
      for (const refused of [
        await remove(mine.pair.payer_uuid),
        await remove(mine.pair.payee_uuid),
        await removeAccount(),
      ])
        expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'payments_in_progress']);
      await advance(service, { banking_days: 6 });
      expect((await mine.read(uuid)).trace_ids.refunds[0].refund_payout_trace_id).not.toBe('');
      expect((await removeAccount()).status).toBe(200);
      expect((await remove(mine.pair.payer_uuid)).status).toBe(200);
      const refused = await mine.refund(uuid, { amount: 100 });
      expect(refusal(refused)).toEqual([422, 'unknown_user', 'uuid']);
      expect(refused.body.errors[0].message).toBe('the payer of this transaction was deleted');
    },
  );

  story('a refund at the moment its payer is deleted: one of them succeeds, never both', async () => {
    const pairs = await Promise.all(Array.from({ length: 12 }, () => paymentsOf(service)));
    const uuids = await Promise.all(pairs.map(async (one) => (await one.started()).uuid as string));
    await advance(service, { banking_days: 6 });
    const outcomes = await Promise.all(
      pairs.map(async (one, n) => {
        const asking = () => one.refund(uuids[n]!, { amount: 10 });
        const deleting = () =>
          service.send('DELETE', `/3p/api/v2/users/${one.pair.payer_uuid}`, { token: one.processor.token });
        const [refunded, deleted] =
          n % 2 === 0
            ? await Promise.all([asking(), deleting()])
            : (await Promise.all([deleting(), asking()])).toReversed();
        return [refunded!.status, deleted!.status].join(' ');
      }),
    );
    expect(outcomes.filter((one) => one !== '201 422' && one !== '422 200')).toEqual([]);
  });
});

describe('GET /3p/api/v1/refunds/{uuid} and /3p/api/v1/transactions/{uuid}/refunds', () => {
  story('answer foreign and unknown uuids alike', async () => {
    const [uuid] = await captured(1);
    const { data } = (await payments.refund(uuid!, { amount: 5 })).body;
    const foreign = await paymentsOf(service);
    const read = (token: string, path: string) => service.send('GET', path, { token });
    for (const [theirs, none] of [
      [`/3p/api/v1/refunds/${data.uuid}`, `/3p/api/v1/refunds/${randomUUID()}`],
      [`/3p/api/v1/transactions/${uuid}/refunds`, `/3p/api/v1/transactions/${randomUUID()}/refunds`],
    ]) {
      const answers = [await read(foreign.processor.token, theirs!), await read(payments.processor.token, none!)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(answers[0]!.text).toBe(answers[1]!.text);
    }
  });

  story('list page by page, oldest first; a page past the end is empty with true totals', async () => {
    const [uuid, untouched] = await captured(2);
    const made: unknown[] = [];
    for (const amount of [30, 20, 10]) made.push((await payments.refund(uuid!, { amount })).body.data);
    const page = async (of: string, search: string) =>
      (await service.send('GET', `/3p/api/v1/transactions/${of}/refunds${search}`, { token: payments.processor.token }))
        .body.data;
    expect(await page(uuid!, '?per_page=2')).toEqual({
      refunds: made.slice(0, 2),
      pagination: { totalItems: 3, pageSize: 2, currentPage: 1, totalPages: 2 },
    });
    expect((await page(uuid!, '?pageSize=2&page=2')).refunds).toEqual(made.slice(2));
    expect(await page(uuid!, '?page=9')).toMatchObject({ refunds: [], pagination: { totalItems: 3 } });
    expect(await page(untouched!, '')).toEqual({
      refunds: [],
      pagination: { totalItems: 0, pageSize: 10, currentPage: 1, totalPages: 0 },
    });
  });

  story('work under the other spellings of their paths', async () => {
    const [uuid] = await captured(1);
    const { token } = payments.processor;
    for (const path of [`/3p/api/v2/transactions/${uuid}/refund`, `/3p/api/v1/transaction/${uuid}/refund`])
      expect((await service.send('POST', path, { token, body: { amount: 1 } })).status).toBe(201);
    const lists = await Promise.all(
      ['v1/transactions', 'v2/transactions', 'v1/transaction'].map((of) =>
        service.send('GET', `/3p/api/${of}/${uuid}/refunds`, { token }),
      ),
    );
    expect(new Set(lists.map(({ text }) => text)).size).toBe(1);
    const [{ uuid: refund }] = lists[0]!.body.data.refunds;
    expect((await service.send('GET', `/3p/api/v2/refunds/${refund}`, { token })).body.data.uuid).toBe(refund);
  });
});
