// The life of a refund by the banking calendar, on the sandbox clock, and how it ends (Lifecycle,
// where stages cross).
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const trace = expect.stringMatching(/^09100001\d{7}$/);

/** The balances of a payment's processor. It has one payment, so an account name is enough. */
async function books({ processor }: Payments): Promise<Record<string, number>> {
  const { data } = (await service.send('GET', `/admin/v1/ledger/balances?processor_uuid=${processor.uuid}`)).body;
  return Object.fromEntries(
    data.map(({ account, balance }: { account: string; balance: number }) => [account, balance]),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever an event holds
type TestEvent = { type: string; data: any };

async function events({ processor }: Payments): Promise<TestEvent[]> {
  return (await service.send('GET', '/3p/api/v1/events?limit=100', { token: processor.token })).body.data.events;
}

/** A payment of 100.00 with a fee of 3.00, on the evening of the day when its payout was sent. */
async function paidOut(): Promise<{ payments: Payments; uuid: string }> {
  const payments = await paymentsOf(service);
  const { uuid } = await payments.started({ transaction_fee: 300 });
  await advance(service, { banking_days: 6 });
  return { payments, uuid };
}

async function refunded(amount?: number): Promise<{ payments: Payments; uuid: string; refund: string }> {
  const { payments, uuid } = await paidOut();
  const answer = await payments.refund(uuid, amount === undefined ? {} : { amount });
  return { payments, uuid, refund: answer.body.data.uuid };
}

describe('A refund', () => {
  story(
    'waits until the payout is sent, debits the payee, waits two banking days, credits the payer, and is complete',
    async () => {
      const payments = await paymentsOf(service);
      const { uuid } = await payments.started({ transaction_fee: 300 });
      await advance(service, { banking_days: 1 }); // captured
      const { data: refund } = (await payments.refund(uuid, { amount: 4_000, client_reference_id: 'rma-1' })).body;
      const seen: [payout: string | null, refund: string, credited: boolean][] = [];
      for (let day = 0; day < 9; day++) {
        await advance(service, { banking_days: 1 });
        const { payout_status } = await payments.read(uuid);
        const { status, refund_payout_trace_id } = await payments.readRefund(refund.uuid);
        seen.push([payout_status, status, refund_payout_trace_id !== '']);
      }
      expect(seen).toEqual([
        [null, 'REFUND_PENDING', false],
        [null, 'REFUND_PENDING', false],
        ['PAYOUT_ACH_PENDING', 'REFUND_PENDING', false],
        ['PAYOUT_COMPLETE', 'REFUND_CAPTURE_ACH_PENDING', false],
        ['PAYOUT_COMPLETE', 'REFUND_CAPTURE_ACH_PENDING', false],
        ['PAYOUT_COMPLETE', 'REFUND_CAPTURE_ACH_PENDING', false],
        ['PAYOUT_COMPLETE', 'REFUND_ACH_PENDING', true],
        ['PAYOUT_COMPLETE', 'REFUND_COMPLETE', true],
        ['PAYOUT_COMPLETE', 'REFUND_COMPLETE', true],
      ]);

      const record = await payments.readRefund(refund.uuid);
      expect(record).toEqual({
        ...refund,
        held_reason: null,
        status: 'REFUND_COMPLETE',
        refund_capture_trace_id: trace,
        refund_payout_trace_id: trace,
        updated_at: expect.any(String),
      });
      expect(record.updated_at > refund.updated_at).toBe(true);
      expect(await books(payments)).toEqual({ BANK: 300, FEE: -300 });

      const announced = await events(payments);
      const ofRefund = announced.filter(({ data }) => data.uuid === refund.uuid);
      expect(ofRefund.map(({ type, data }) => `${data.sequence} ${type} ${data.status}`)).toEqual([
        '1 RefundPending REFUND_PENDING',
        '2 RefundCaptureStarted REFUND_CAPTURE_ACH_PENDING',
        '3 RefundCaptureCompleted REFUND_ACH_PENDING',
        '4 RefundPayoutPending REFUND_ACH_PENDING',
        '5 RefundPayoutCompleted REFUND_COMPLETE',
      ]);
      const { sequence: _, ...last } = ofRefund.at(-1)!.data;
      expect(last).toEqual(record);
      // The payment's own events continue as if there were no refund.
      expect(announced.filter(({ data }) => data.uuid === uuid).map(({ type }) => type)).toEqual([
        'TransactionStarted',
        'TransactionCaptureStarted',
        'TransactionCompleted',
        'PayoutCompleted',
      ]);
    },
  );

  story('is shown with its traces in the record of its payment: read, listed, and as of each event', async () => {
    const { payments, uuid } = await paidOut();
    const asked = [100, 200].map((amount) => payments.refund(uuid, { amount }));
    const refunds = (await Promise.all(asked)).map(({ body }) => body.data.uuid as string).toSorted();
    const expectTraces = async (capture: unknown, payout: unknown) => {
      const traces = refunds.map((refund_uuid) => ({
        refund_uuid,
        refund_capture_trace_id: capture,
        refund_payout_trace_id: payout,
      }));
      const list = await service.send('GET', '/3p/api/v2/transactions', { token: payments.processor.token });
      expect((await payments.read(uuid)).trace_ids.refunds).toEqual(traces);
      expect(list.body.data.transactions[0].trace_ids.refunds).toEqual(traces);
      return traces;
    };
    await expectTraces('', '');
    await advance(service, { banking_days: 1 });
    const debited = await expectTraces(trace, '');
    await advance(service, { banking_days: 4 });
    await returnEntry(service, uuid, { stage: 'capture' });
    const credited = await expectTraces(trace, trace);
    const seen = (await events(payments)).filter(({ data }) => data.uuid === uuid);
    const at = (type: string) => seen.find((event) => event.type === type)!.data.trace_ids.refunds;
    expect([at('PayoutCompleted'), at('TransactionFailed')]).toEqual([[], credited]);
    expect(debited).not.toEqual(credited);
  });

  story('in parts moves each part by its own, and the parts total at most the amount', async () => {
    const { payments, uuid, refund } = await refunded(2_500);
    await advance(service, { banking_days: 2 });
    const second = (await payments.refund(uuid)).body.data;
    expect(second.amount).toBe(7_500);
    await advance(service, { banking_days: 2 });
    expect((await payments.readRefund(refund)).status).toBe('REFUND_ACH_PENDING');
    expect((await payments.readRefund(second.uuid)).status).toBe('REFUND_CAPTURE_ACH_PENDING');
    await advance(service, { banking_days: 4 });
    for (const one of [refund, second.uuid]) expect((await payments.readRefund(one)).status).toBe('REFUND_COMPLETE');
    // The payee gave back more than they received: the vendor keeps its fee.
    expect(await books(payments)).toEqual({ BANK: 300, FEE: -300 });
  });

  story('of a batch payee is collected with the others of its day, and sends one event', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    const { token } = payments.processor;
    const [one, other] = [await payments.started(), await payments.started()];
    await advance(service, { banking_days: 6 });
    const refunds = [
      await payments.refund(one.uuid, { amount: 4_000 }),
      await payments.refund(other.uuid, { amount: 1_000 }),
    ];
    await advance(service, { banking_days: 1 });
    const started = await Promise.all(refunds.map(({ body }) => payments.readRefund(body.data.uuid)));
    expect(started.map(({ status }) => status)).toEqual(['REFUND_CAPTURE_ACH_PENDING', 'REFUND_CAPTURE_ACH_PENDING']);
    expect(new Set(started.map((refund) => refund.refund_capture_trace_id)).size).toBe(1);
    const { batch_refunds } = (await service.send('GET', '/3p/api/v2/batch-refunds', { token })).body.data;
    expect(batch_refunds).toMatchObject([{ amount: 5_000, transaction_count: 2, merchant_count: 1 }]);
    await advance(service, { banking_days: 6 });
    for (const { body } of refunds) expect((await payments.readRefund(body.data.uuid)).status).toBe('REFUND_COMPLETE');
    const { events } = (await service.send('GET', '/3p/api/v1/events?limit=100', { token })).body.data;
    expect(events.filter(({ type }: { type: string }) => type === 'BatchRefund')).toHaveLength(1);
  });

  story('that failed no longer counts: the same money can be refunded again', async () => {
    const { payments, uuid, refund } = await refunded();
    await advance(service, { banking_days: 2 });
    await returnEntry(service, uuid, { stage: 'refund_capture', refund_uuid: refund, code: 'R01' });
    expect((await payments.readRefund(refund)).status).toBe('REFUND_FAILED');
    expect((await payments.refund(uuid)).body.data.amount).toBe(10_000);
    await advance(service, { banking_days: 6 });
    expect(await books(payments)).toEqual({ BANK: 300, FEE: -300 });
  });

  story('whose credit was returned counts until its money is sent elsewhere', async () => {
    const { payments, uuid, refund } = await refunded(4_000);
    await advance(service, { banking_days: 5 });
    await returnEntry(service, uuid, { stage: 'refund_payout', refund_uuid: refund });
    expect((await payments.readRefund(refund)).status).toBe('REFUND_FAILED');
    expect((await payments.refund(uuid, { amount: 6_001 })).body.errors[0].message).toContain('at most 6000');
    expect(await books(payments)).toEqual({ BANK: 4_300, FEE: -300, PAYER: -4_000 });
  });
});

describe('Where stages cross', () => {
  /** Days until every automatic step has ended. */
  const rest = () => advance(service, { banking_days: 8 });
  const place = async (payments: Payments, uuid: string, refund: string) => {
    const { transaction_status, payout_status, clawback_status, reverse_payout_status } = await payments.read(uuid);
    const { status } = await payments.readRefund(refund);
    return [transaction_status, payout_status, clawback_status, reverse_payout_status, status];
  };
  const typesOf = async (payments: Payments, refund: string) =>
    (await events(payments)).filter(({ data }) => data.uuid === refund).map(({ type }) => type.replace('Refund', ''));

  story('a return of the capture ends a pending refund', async () => {
    const { payments, uuid, refund } = await refunded(4_000);
    await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
    await rest();
    expect(await place(payments, uuid, refund)).toEqual([
      'CLAWBACK',
      'PAYOUT_COMPLETE',
      'CLAWBACK_COMPLETE',
      null,
      'REFUND_FAILED',
    ]);
    expect(await books(payments)).toEqual({});
    expect(await typesOf(payments, refund)).toEqual(['Pending', 'CaptureFailed']);
  });

  story('a return of the capture during the refund’s debit makes the clawback debit the rest', async () => {
    const { payments, uuid, refund } = await refunded(4_000);
    await advance(service, { banking_days: 2 });
    await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
    await rest();
    expect(await place(payments, uuid, refund)).toEqual([
      'CLAWBACK',
      'PAYOUT_COMPLETE',
      'CLAWBACK_COMPLETE',
      null,
      'REFUND_FAILED',
    ]);
    const debits = await service.context.database.query(
      `SELECT amount FROM legs WHERE transaction_uuid = $1 AND stage = 'clawback'`,
      [uuid],
    );
    expect(debits).toEqual([{ amount: 5_700 }]);
    expect(await books(payments)).toEqual({});
    expect(await typesOf(payments, refund)).toEqual(['Pending', 'CaptureStarted', 'CaptureCompleted', 'PayoutFailed']);
  });

  story(
    'a return of the capture after a complete refund makes the payer owe it, until the credit is returned too',
    async () => {
      const { payments, uuid, refund } = await refunded(4_000);
      await rest();
      await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
      await rest();
      expect((await place(payments, uuid, refund)).at(-1)).toBe('REFUND_COMPLETE');
      expect(await books(payments)).toEqual({ RECV: 4_000, BANK: -4_000 });
      await returnEntry(service, uuid, { stage: 'refund_payout', refund_uuid: refund });
      expect((await place(payments, uuid, refund)).at(-1)).toBe('REFUND_FAILED');
      expect(await books(payments)).toEqual({});
    },
  );

  story(
    'a return of the capture after a refund of the whole amount leaves the payee what they gave too much',
    async () => {
      const { payments, uuid, refund } = await refunded();
      await rest();
      await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
      await rest();
      expect(await place(payments, uuid, refund)).toEqual([
        'CHARGEBACK',
        'PAYOUT_COMPLETE',
        null,
        null,
        'REFUND_COMPLETE',
      ]);
      expect(await books(payments)).toEqual({ RECV: 10_000, PAYEE: -300, BANK: -9_700 });
    },
  );

  story(
    'a return of the payout during the refund’s debit gives the payer everything, and the payee their debit',
    async () => {
      const { payments, uuid, refund } = await refunded(4_000);
      await advance(service, { banking_days: 2 });
      await returnEntry(service, uuid, { stage: 'payout' });
      await rest();
      expect(await place(payments, uuid, refund)).toEqual([
        'REVERSE_PAYOUT',
        'PAYOUT_ACH_FAILED',
        null,
        'REVERSE_PAYOUT_ACH_COMPLETE',
        'REFUND_FAILED',
      ]);
      expect(await books(payments)).toEqual({ PAYEE: -4_000, BANK: 4_000 });
    },
  );

  story('a return of the payout after a complete refund sends the rest to the payer', async () => {
    const { payments, uuid, refund } = await refunded(4_000);
    await rest();
    await returnEntry(service, uuid, { stage: 'payout' });
    await rest();
    expect((await place(payments, uuid, refund)).slice(3)).toEqual(['REVERSE_PAYOUT_ACH_COMPLETE', 'REFUND_COMPLETE']);
    const credits = await service.context.database.query(
      `SELECT amount FROM legs WHERE transaction_uuid = $1 AND stage = 'reverse_payout'`,
      [uuid],
    );
    expect(credits).toEqual([{ amount: 6_000 }]);
    expect(await books(payments)).toEqual({ PAYEE: -4_000, BANK: 4_000 });
  });

  story('a return of the refund’s debit after its credit makes a clawback collect it', async () => {
    const { payments, uuid, refund } = await refunded(4_000);
    await rest();
    await returnEntry(service, uuid, { stage: 'refund_capture', refund_uuid: refund, code: 'R01' });
    await rest();
    expect(await place(payments, uuid, refund)).toEqual([
      'IN_PAYOUT',
      'PAYOUT_COMPLETE',
      'CLAWBACK_COMPLETE',
      null,
      'REFUND_COMPLETE',
    ]);
    expect(await books(payments)).toEqual({ BANK: 300, FEE: -300 });
  });
});
