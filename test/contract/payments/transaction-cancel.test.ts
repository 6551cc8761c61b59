// Contract, transactions: a payment can be canceled only while its capture is pending and in no
// file.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { budget } from '../../support/runner/budget.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { announcedOf } from '../../support/webhooks/announced.ts';

let service: TestService;
let payments: Payments;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});
afterAll(() => expectInvariants(service.context.database));

const events = async (uuid: string) =>
  (await announcedOf(service.context.database, [uuid])).map(({ type, sequence }) => `${sequence} ${type}`);
const history = async (uuid: string) =>
  (
    await service.context.database.query<{ transition: string }>(
      'SELECT transition FROM payment_moves WHERE transaction_uuid = $1 ORDER BY number',
      [uuid],
    )
  ).map(({ transition }) => transition);

describe('DELETE /3p/api/v2/transactions/{uuid}', () => {
  it('cancels: the record, one event, one row of history, an audit trail entry, and no posting', async () => {
    const { uuid, ...begun } = await payments.started();
    const { status, body } = await payments.cancel(uuid);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, message: 'Transaction has been canceled.', errors: [] });
    expect(body.data).toEqual({
      uuid,
      ...begun,
      transaction_status: 'CANCELED',
      capture_status: 'CAPTURE_CANCELED',
      cancel_reason: 'Canceled by request.',
      updated_at: expect.any(String),
    });
    expect(await payments.read(uuid)).toEqual(body.data);
    expect(await history(uuid)).toEqual(['C1', 'C2']);
    expect(await events(uuid)).toEqual(['1 TransactionStarted', '2 TransactionCanceled']);
    const acts = await service.context.database.query('SELECT action, actor FROM audit_trail WHERE subject_uuid = $1', [
      uuid,
    ]);
    expect(acts).toEqual([{ action: 'transaction.canceled', actor: 'processor' }]);
  });

  it('keeps the given reason', async () => {
    const { uuid } = await payments.started();
    const answer = await service.send('DELETE', `/3p/api/v1/transaction/${uuid}`, {
      token: payments.processor.token,
      body: { cancel_reason: 'Out of stock.' },
    });
    expect(answer.body.data.cancel_reason).toBe('Out of stock.');
  });

  it('canceled again, it answers the record as it is; a key has no effect (Interface, Idempotency 5)', async () => {
    const { uuid } = await payments.started();
    const key = randomUUID();
    const cancel = (cancel_reason: string) =>
      service.send('DELETE', `/3p/api/v2/transactions/${uuid}`, {
        token: payments.processor.token,
        key,
        body: { cancel_reason },
      });
    const first = await cancel('Out of stock.');
    expect(first.status).toBe(200);
    const again = await cancel('Asked twice.');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBeNull();
    expect(await history(uuid)).toEqual(['C1', 'C2']);
    expect(await events(uuid)).toEqual(['1 TransactionStarted', '2 TransactionCanceled']);
    const acts = await service.context.database.query('SELECT action FROM audit_trail WHERE subject_uuid = $1', [uuid]);
    expect(acts).toHaveLength(1);
  });

  it('answers another tenant’s payment and an unknown one byte for byte alike', async () => {
    const foreign = await paymentsOf(service);
    const { uuid } = await foreign.started();
    const answers = [await payments.cancel(uuid), await payments.cancel(randomUUID())];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]!.text).toBe(answers[1]!.text);
    expect((await foreign.read(uuid)).transaction_status).toBe('CAPTURE_PENDING');
    expect((await payments.cancel('not-a-uuid')).body.errors[0].field).toBe('uuid');
  });

  it('refuses every later place of the lifecycle, and changes nothing there', async () => {
    const { uuid } = await payments.started();
    const places: string[] = [];
    for (let day = 0; day < 6; day++) {
      await advance(service, { banking_days: 1 });
      const before = await payments.read(uuid);
      const { status, body } = await payments.cancel(uuid);
      expect([before.transaction_status, status, body.errors?.[0]?.code]).toEqual([
        before.transaction_status,
        422,
        'not_cancelable',
      ]);
      expect(await payments.read(uuid)).toEqual(before);
      places.push(`${before.capture_status} ${before.payout_status}`);
    }
    expect(new Set(places)).toEqual(
      new Set(['CAPTURE_ACH_PENDING null', 'CAPTURE_COMPLETE PAYOUT_ACH_PENDING', 'CAPTURE_COMPLETE PAYOUT_COMPLETE']),
    );
  });

  it('at the same moment as a cut-off: exactly one of them wins', async () => {
    let canceledInAll = 0;
    let filedInAll = 0;
    // The rounds prove something only if both have won. Each round starts the cancels later.
    const rounds = budget({ usual: 3, campaign: 60 });
    for (let round = 0; round < rounds || canceledInAll === 0 || filedInAll === 0; round++) {
      const uuids = await Promise.all(
        Array.from({ length: 12 }, async () => (await payments.started()).uuid as string),
      );
      const advancing = advance(service, { banking_days: 1 });
      const canceling = Promise.all(
        uuids.map(async (uuid, index) => {
          await new Promise((resolve) => setTimeout(resolve, index * round * 6)); // from all at once to far apart
          return payments.cancel(uuid);
        }),
      );
      const [answers] = await Promise.all([canceling, advancing]);
      for (const [index, uuid] of uuids.entries()) {
        const { capture_status, trace_ids } = await payments.read(uuid);
        const canceled = answers[index]!.status === 200;
        expect([canceled, capture_status, trace_ids.capture_trace_id !== '']).toEqual(
          canceled ? [true, 'CAPTURE_CANCELED', false] : [false, 'CAPTURE_ACH_PENDING', true],
        );
        if (canceled) canceledInAll++;
        else filedInAll++;
      }
    }
  });

  it('happens once when ten callers cancel at once, and each is told', async () => {
    const { uuid } = await payments.started();
    const answers = await Promise.all(Array.from({ length: 10 }, () => payments.cancel(uuid)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await events(uuid)).toEqual(['1 TransactionStarted', '2 TransactionCanceled']);
  });
});
