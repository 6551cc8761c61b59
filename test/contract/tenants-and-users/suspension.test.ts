// Suspending a tenant: no new entry is sent, sent entries continue to their end, and resuming
// continues where it stopped.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selectAnythingDue } from '../../../src/banks/origination/cut-off/what-waits.sql.ts';
import { openStates } from '../../../src/payments/lifecycle/open-states.ts';
import { bankingDaysOver, playOneDay } from '../../support/banks/bank-answers.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
afterEach(() => expectInvariants(service.context.database));

const say = ({ processor }: Payments, verb: 'suspend' | 'resume') =>
  service.send('POST', `/admin/v1/processors/${processor.uuid}/${verb}`);
const days = (banking_days: number) => advance(service, { banking_days });

async function eventsOf({ processor: { token } }: Payments): Promise<string[]> {
  const { events } = (await service.send('GET', '/3p/api/v1/events?limit=100', { token })).body.data;
  return events.map(({ type }: { type: string }) => type);
}

describe('A suspended tenant', () => {
  it('has no captures sent; another tenant has', async () => {
    const [stopped, other] = [await paymentsOf(service), await paymentsOf(service)];
    const waiting = await stopped.started();
    const going = await other.started();
    await say(stopped, 'suspend');
    await days(2);
    expect((await stopped.read(waiting.uuid)).capture_status).toBe('CAPTURE_PENDING');
    expect((await other.read(going.uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
    await say(stopped, 'resume');
    await days(1);
    expect((await stopped.read(waiting.uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
    await days(5);
    expect((await stopped.read(waiting.uuid)).payout_status).toBe('PAYOUT_COMPLETE');
  });

  it('that is suspended while a cut-off chooses is in no file: chosen payments are checked again', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    const { database } = service.context;
    const suspending: typeof database = {
      ...database,
      async query(text, values) {
        const rows = await database.query(text, values);
        // The waiting captures were read. From here on they are only locked.
        if (rows.length > 0 && /s\.to_capture[\s\S]* LIMIT/.test(text)) await say(payments, 'suspend');
        return rows as never;
      },
    };
    const days = bankingDaysOver({ ...service, context: { ...service.context, database: suspending } }, () => ({}));
    await playOneDay(service, days);
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
    expect((await payments.cancel(uuid)).status).toBe(200);
  });

  it('has its sent captures settled and good, and is paid out only after it is resumed', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    await days(1);
    await say(payments, 'suspend');
    await days(6);
    expect(await payments.read(uuid)).toMatchObject({
      capture_status: 'CAPTURE_COMPLETE',
      payout_status: 'PAYOUT_PENDING_ACH',
    });
    expect((await eventsOf(payments)).slice(-3)).toEqual([
      'TransactionStarted',
      'TransactionCaptureStarted',
      'TransactionCompleted',
    ]);
    await say(payments, 'resume');
    await days(2);
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
  });

  it('is skipped by the daily run, which pays everything after it is resumed', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    const { uuid } = await payments.started();
    await days(1);
    await say(payments, 'suspend');
    await days(6);
    expect(await payments.read(uuid)).toMatchObject({ capture_status: 'CAPTURE_COMPLETE', payout_status: null });
    expect(await eventsOf(payments)).not.toContain('BatchPayout');
    await say(payments, 'resume');
    await days(2);
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
    expect((await eventsOf(payments)).filter((type) => type === 'BatchPayout')).toHaveLength(1);
  });

  it('receives its returns, and collects nothing: clawbacks and reverse payouts wait', async () => {
    const payments = await paymentsOf(service);
    const [captureBack, payoutBack] = [await payments.started(), await payments.started()];
    await days(6);
    await say(payments, 'suspend');
    await returnEntry(service, captureBack.uuid, { stage: 'capture' });
    await returnEntry(service, payoutBack.uuid, { stage: 'payout' });
    await days(3);
    expect((await payments.read(captureBack.uuid)).clawback_status).toBe('CLAWBACK_PENDING');
    expect((await payments.read(payoutBack.uuid)).reverse_payout_status).toBe('REVERSE_PAYOUT_PENDING');
    expect(await eventsOf(payments)).toEqual(
      expect.arrayContaining(['TransactionFailed', 'ClawbackStarted', 'PayoutFailed', 'ReversePayoutStarted']),
    );
    await say(payments, 'resume');
    await days(6);
    expect((await payments.read(captureBack.uuid)).clawback_status).toBe('CLAWBACK_COMPLETE');
    expect((await payments.read(payoutBack.uuid)).reverse_payout_status).toBe('REVERSE_PAYOUT_ACH_COMPLETE');
  });

  it.each(['individual', 'batch'] as const)(
    'cannot start a refund, and has none collected or sent: %s',
    async (payout_type) => {
      const payments = await paymentsOf(service, { payout_type });
      const { uuid } = await payments.started();
      await days(6);
      const asked = (await payments.refund(uuid, { amount: 4_000 })).body.data.uuid;
      await say(payments, 'suspend');
      expect((await payments.refund(uuid, { amount: 1_000 })).body.errors[0].code).toBe('tenant_suspended');
      await days(3);
      expect((await payments.readRefund(asked)).status).toBe('REFUND_PENDING');
      await say(payments, 'resume');
      await days(1);
      expect((await payments.readRefund(asked)).status).toBe('REFUND_CAPTURE_ACH_PENDING');
      await say(payments, 'suspend');
      await days(6);
      expect((await payments.readRefund(asked)).status).toBe('REFUND_ACH_PENDING');
      await say(payments, 'resume');
      await days(2);
      expect((await payments.readRefund(asked)).status).toBe('REFUND_COMPLETE');
    },
  );

  it('does not keep the sandbox clock moving: it has nothing due', async () => {
    await days(8);
    const payments = await paymentsOf(service);
    await payments.started();
    const { database } = service.context;
    await openStates(database);
    expect(await selectAnythingDue(database)).toBe(true);
    await say(payments, 'suspend');
    expect(await selectAnythingDue(database)).toBe(false);
    await say(payments, 'resume');
    expect(await selectAnythingDue(database)).toBe(true);
  });

  it('keeps the time of its first suspension when it is suspended again', async () => {
    const payments = await paymentsOf(service);
    const first = (await say(payments, 'suspend')).body.data.suspended_at;
    await days(1);
    expect((await say(payments, 'suspend')).body.data.suspended_at).toBe(first);
    expect((await say(payments, 'resume')).body.data.suspended_at).toBeNull();
  });

  it('gets no payout by acts of an operator until it is resumed', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    await days(6);
    await returnEntry(service, uuid, { stage: 'payout' });
    await days(2);
    await returnEntry(service, uuid, { stage: 'reverse_payout' });
    await say(payments, 'suspend');
    const again = await service.send('POST', `/admin/v1/transactions/${uuid}/reverse-payout-again`, { body: {} });
    expect(again.status).toBe(200);
    await days(2);
    expect((await payments.read(uuid)).reverse_payout_status).toBe('REVERSE_PAYOUT_PENDING');
    await say(payments, 'resume');
    await days(2);
    expect((await payments.read(uuid)).reverse_payout_status).toBe('REVERSE_PAYOUT_ACH_COMPLETE');
  });
});
