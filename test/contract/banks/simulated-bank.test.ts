// Contract, operators and sandbox: on request the simulated bank once fails, repeats a file, is
// late, cuts a file or writes it untidily.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { itemsOf } from '../../support/banks/bank-answers.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance } from '../../support/payments/payments.ts';
import { playPayment } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterEach(() => expectInvariants(service.context.database));

const start = () => playPayment(service, { amount: 100, transaction_fee: 3 });
const ask = async (path: string, body: object = {}) =>
  expect((await service.send('POST', `/sandbox/v1/bank/${path}`, { body })).status).toBe(200);

const arrivals = (uuid: string) =>
  service.context.database.query<{ name: string; duplicate: boolean; verdict: string }>(
    `SELECT a.name, a.duplicate, f.verdict FROM file_arrivals a JOIN inbound_files f ON f.content_uuid = a.content_uuid
     WHERE f.read_at >= (SELECT created_at FROM transactions WHERE uuid = $1) ORDER BY a.kept_at, a.uuid`,
    [uuid],
  );

describe('fail-next-upload', () => {
  it('keeps one file back: its payments stay filed, and are sent at the next banking instant', async () => {
    const payment = await start();
    await ask('fail-next-upload');
    // Half an hour after the cut-off, and each time until the next instant, at 18:00.
    await payment.noon();
    await advance(service, { seconds: 5.5 * 3_600 });
    await advance(service, { seconds: 60 });
    expect(await payment.statuses()).toEqual({ transaction: 'CAPTURE_PENDING', capture: 'CAPTURE_PENDING' });
    expect((await payment.payments.cancel(payment.uuid)).status).toBe(422);
    await advance(service, { seconds: 1_800 });
    expect(await payment.statuses()).toEqual({ transaction: 'CAPTURE_ACH_PENDING', capture: 'CAPTURE_ACH_PENDING' });
    expect(await payment.moved('capture')).toEqual([100]);
    const later = await start();
    await payment.days(1);
    expect(await later.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
  });
});

describe('reject-next-file', () => {
  it('takes the entries of one file back, and the acknowledgment waits for an operator', async () => {
    // The bank has taken the files before it.
    await advance(service, { banking_days: 1 });
    const [payment, other] = [await start(), await start()];
    await ask('reject-next-file');
    await payment.days(1);
    expect(await payment.history()).toEqual(['C1', 'C3']);
    await payment.days(1);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6']);
    expect(await payment.payments.read(payment.uuid)).toMatchObject({ failure_code: 'file_rejected' });
    expect(await other.history()).toEqual(['C1', 'C3', 'C6']);
    const { inbound_files } = (await service.send('GET', '/admin/v1/inbound-files?open=true')).body.data;
    expect(inbound_files).toMatchObject([{ verdict: 'report', name: expect.stringMatching(/^acknowledgment-/) }]);
    expect(inbound_files[0].notes[0].message).toMatch(/^The bank rejected .* Read why/);
    const next = await start();
    await next.days(8);
    expect(await next.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
  });
});

describe('misbehave', () => {
  it('duplicated: the file comes twice, and is applied once', async () => {
    const payment = await start();
    await payment.days(1);
    await ask('misbehave', { next_answers: 'duplicated' });
    await payment.returnEntry('capture', 'R01');
    expect((await arrivals(payment.uuid)).map(({ duplicate }) => duplicate).toSorted()).toEqual([false, true]);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6']);
  });

  it('late: the return comes five banking days later, is applied and flagged', async () => {
    const payment = await start();
    await payment.days(1);
    await ask('misbehave', { next_answers: 'late' });
    await payment.returnEntry('capture', 'R01');
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    await payment.days(5);
    expect((await itemsOf(service, payment.uuid)).map(({ state, late }) => [state, late])).toEqual([['applied', true]]);
    expect((await payment.history()).join(' ')).toContain('C9 K1');
  });

  it('cut: half a file is quarantined, then the whole file is applied', async () => {
    const payment = await start();
    await payment.days(1);
    await ask('misbehave', { next_answers: 'cut' });
    await payment.returnEntry('capture', 'R01');
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    expect((await arrivals(payment.uuid)).map(({ verdict }) => verdict)).toEqual(['quarantine']);
    await payment.days(1);
    expect((await arrivals(payment.uuid)).map(({ verdict }) => verdict)).toEqual(['quarantine', 'accept']);
    expect((await payment.history()).at(-1)).toMatch(/^C[67]$/);
  });

  it('untidy: published again after a crash, it is the same file', async () => {
    const payment = await start();
    await payment.days(1);
    await ask('misbehave', { next_answers: 'untidy' });
    await payment.returnEntry('capture', 'R01');
    // A crash of the service at this point leaves this state.
    await service.context.database.query('UPDATE simulated_answers SET laid_out = false', []);
    const other = await start();
    await other.days(1);
    await other.returnEntry('capture', 'R01');
    expect(await payment.history()).toContain('C6');
    expect(await other.history()).toEqual(['C1', 'C3', 'C6']);
  });

  it('untidy: everything readable is read', async () => {
    const payment = await start();
    await payment.days(1);
    await ask('misbehave', { next_answers: 'untidy' });
    await payment.returnEntry('capture', 'R01');
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6']);
  });
});
