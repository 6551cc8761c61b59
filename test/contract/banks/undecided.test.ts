// Safety, invariants 22: nothing leaves whose return may be in a file or an item that waits for an
// operator.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerToEntry, readNow, receive, writeAnswers, writeInboundFile } from '../../support/banks/bank-answers.ts';
import { readWithKey, receiveUnreadable } from '../../support/banks/unreadable-file.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type PlayedPayment, playPayment } from '../../support/payments/played-payment.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { waitForWeekend } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
// Each test decides what it leaves waiting, and its payments end before the next weekend.
beforeEach(() => waitForWeekend(service));
afterEach(() => expectInvariants(service.context.database));

const start = () => playPayment(service, { amount: 100, transaction_fee: 3 });
const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const post = (path: string, body: object = {}) => service.send('POST', `/admin/v1/${path}`, { body });

const returnOf = async ({ uuid }: PlayedPayment) =>
  writeAnswers(service, [await answerToEntry(service, uuid, { code: 'R01' })]);
const detailsOf = async ({ uuid, payments }: PlayedPayment) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token: payments.processor.token })).body.data;

/** What Today says that is held: how many payments, and their cents. */
async function heldOnToday(): Promise<[kind: string, count: number, amount: number][]> {
  const { waiting } = await get('today');
  const held = (waiting as { kind: string; count: number; amount: number }[]).filter(({ kind }) =>
    kind.startsWith('held_by_'),
  );
  return held.map(({ kind, count, amount }) => [kind, count, amount]);
}

describe('While a quarantined file waits for an operator', () => {
  /** Sends a return of a capture in a file whose control counts one entry too many. */
  async function waitingReturn(payment: PlayedPayment): Promise<string> {
    const bytes = (await returnOf(payment)).toString('latin1');
    const at = bytes.lastIndexOf('\n9000001') + 1;
    const damaged = `${bytes.slice(0, at + 13)}00000009${bytes.slice(at + 21)}`;
    await writeInboundFile(service, Buffer.from(damaged, 'latin1'));
    await readNow(service);
    return (await get('inbound-files?open=true&limit=100')).inbound_files[0].uuid;
  }

  it('no capture of the bank becomes good; released, its return costs nothing', async () => {
    const [returned, other] = [await start(), await start()];
    await returned.days(1);
    const file = await waitingReturn(returned);
    await returned.days(8);
    expect(await returned.history()).toEqual(['C1', 'C3', 'C4']);
    expect(await other.history()).toEqual(['C1', 'C3', 'C4']);
    expect(await heldOnToday()).toEqual([['held_by_file', 2, 200]]);
    expect(await detailsOf(other)).toMatchObject({ held_by: 'bank_file', payout_eligible_on: null });
    await post(`inbound-files/${file}/release`, { reason: 'The bank says so.' });
    expect(await returned.history()).toEqual(['C1', 'C3', 'C4', 'C7']);
    await other.days(3);
    expect(await heldOnToday()).toEqual([]);
    expect((await other.history()).slice(0, 6)).toEqual(['C1', 'C3', 'C4', 'C5', 'P1', 'P2']);
  });

  it('no payout leaves, also of a capture that was good before; rejected, it leaves at the next cut-off', async () => {
    const payment = await start();
    while (!(await payment.history()).includes('C4')) await payment.days(1);
    // A hold keeps the payout of the good capture here until the file comes.
    const { uuid } = (await post(`transactions/${payment.uuid}/holds`, { kind: 'risk', reason: 'A look at it.' })).body
      .data;
    while (!(await payment.history()).includes('C5')) await payment.days(1);
    const file = await waitingReturn(payment);
    const released = await service.send('DELETE', `/admin/v1/holds/${uuid}`);
    expect(released.status).toBe(200);
    await payment.days(3);
    expect(await payment.history()).not.toContain('P2');
    await post(`inbound-files/${file}/reject`, { reason: 'Sent again.' });
    await payment.days(2);
    expect(await payment.history()).toContain('P2');
  });
});

describe('While a file of the bank cannot be opened', () => {
  it('it holds the bank like one in quarantine, and an operator rejects it', async () => {
    const payment = await start();
    await payment.days(1);
    const uuid = await receiveUnreadable(service, await returnOf(payment));
    await payment.days(8);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C4']);
    expect(await heldOnToday()).toEqual([['held_by_file', 1, 100]]);
    expect((await get('inbound-files?open=true')).inbound_files).toMatchObject([
      { uuid, verdict: 'unreadable', problems: [{ field: 'file', message: expect.stringContaining('encrypted') }] },
    ]);
    const released = await post(`inbound-files/${uuid}/release`, { reason: 'The bank says so.' });
    expect([released.status, released.body.errors[0].message]).toEqual([
      422,
      expect.stringContaining('cannot be opened'),
    ]);
    expect((await post(`inbound-files/${uuid}/reject`, { reason: 'Sent again.' })).status).toBe(200);
    await readNow(service);
    expect((await get('inbound-files?open=true')).inbound_files).toEqual([]);
    await payment.days(3);
    expect((await payment.history()).slice(0, 6)).toEqual(['C1', 'C3', 'C4', 'C5', 'P1', 'P2']);
  });

  it('opened with the right key, its return costs nothing', async () => {
    const payment = await start();
    await payment.days(1);
    await receiveUnreadable(service, await returnOf(payment));
    await payment.days(6);
    await readWithKey(service);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C4', 'C7']);
    expect((await get('inbound-files?open=true')).inbound_files).toEqual([]);
  });

  it('its content that arrived before the bank went away holds, too', async () => {
    const payment = await start();
    await payment.days(1);
    await receiveUnreadable(service, await returnOf(payment));
    await service.send('POST', '/sandbox/v1/bank/server', { body: { reachable: false } });
    await readWithKey(service);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6']);
    await service.send('POST', '/sandbox/v1/bank/server', { body: { reachable: true } });
  });
});

describe('While a return that names a payment is in suspense', () => {
  const suspended = async (payment: PlayedPayment): Promise<string> => {
    await receive(service, await answerToEntry(service, payment.uuid, { code: 'R01', changes: { amount: 99 } }));
    return (await get('suspense?limit=100')).items[0].uuid;
  };

  it('its capture does not become good, and others do; resolved as the return, it costs nothing', async () => {
    const [named, other] = [await start(), await start()];
    await named.days(1);
    const item = await suspended(named);
    await named.days(6);
    expect(await named.history()).toEqual(['C1', 'C3', 'C4']);
    expect(await heldOnToday()).toEqual([['held_by_return', 1, 100]]);
    expect(await detailsOf(named)).toMatchObject({ held_by: 'return', payout_eligible_on: null });
    expect(await detailsOf(other)).toMatchObject({ held_by: null, payout_eligible_on: expect.any(String) });
    expect((await other.history()).slice(0, 6)).toEqual(['C1', 'C3', 'C4', 'C5', 'P1', 'P2']);
    await post(`suspense/${item}/resolve`, { as: 'ignored', reason: 'The bank took it back.' });
    await receive(service, await answerToEntry(service, named.uuid, { code: 'R01' }));
    expect(await named.history()).toEqual(['C1', 'C3', 'C4', 'C7']);
  });

  it.each([
    ['straight-through', false],
    ['with a hold before', true],
  ])('%s: ignored, it goes on at the next instant', async (_, isHeld) => {
    const payment = await start();
    await payment.days(1);
    if (isHeld) {
      const hold = await post(`transactions/${payment.uuid}/holds`, { kind: 'risk', reason: 'A look at it.' });
      await service.send('DELETE', `/admin/v1/holds/${hold.body.data.uuid}`);
    }
    const item = await suspended(payment);
    await payment.days(6);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C4']);
    await post(`suspense/${item}/resolve`, { as: 'ignored', reason: 'The bank took it back.' });
    await payment.days(3);
    expect((await payment.history()).slice(0, 7)).toEqual(['C1', 'C3', 'C4', 'C5', 'P1', 'P2', 'P3']);
  });

  it('no payout leaves of a capture that was good before', async () => {
    const payment = await start();
    while (!(await payment.history()).includes('C4')) await payment.days(1);
    const { uuid } = (await post(`transactions/${payment.uuid}/holds`, { kind: 'risk', reason: 'A look at it.' })).body
      .data;
    while (!(await payment.history()).includes('C5')) await payment.days(1);
    const item = await suspended(payment);
    await service.send('DELETE', `/admin/v1/holds/${uuid}`);
    await payment.days(3);
    expect(await payment.history()).not.toContain('P2');
    await post(`suspense/${item}/resolve`, { as: 'ignored', reason: 'The bank took it back.' });
    await payment.days(2);
    expect(await payment.history()).toContain('P2');
  });
});
