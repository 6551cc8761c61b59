// Contract, operators and sandbox: what operators see of bank files and items, and which acts they
// have for them.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ExchangeFault } from '../../../src/banks/connections/exchange/exchange-fault.ts';
import { mayBeDone } from '../../../src/platform/refusals.ts';
import {
  answerToEntry,
  bankingDaysOver,
  itemsOf,
  playOneDay,
  readNow,
  receive,
  writeAnswers,
  writeInboundFile,
} from '../../support/banks/bank-answers.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterEach(() => expectInvariants(service.context.database));

const start = (body: object = {}) => playPayment(service, { amount: 100, transaction_fee: 3, ...body });
const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const post = (path: string, body: object = {}) => service.send('POST', `/admin/v1/${path}`, { body });
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.context.database.query<Row>(text, values);
const actions = async (subjectUuid: string) =>
  (
    await query<{ action: string }>('SELECT action FROM audit_trail WHERE subject_uuid = $1 ORDER BY uuid', [
      subjectUuid,
    ])
  ).map(({ action }) => action);

const newest = async () => (await get('bank-files?limit=1')).bank_files[0];

describe('A dishonor that was won', () => {
  it('makes the capture good again and pays out what was canceled (C10)', async () => {
    const payment = await start();
    await payment.days(3);
    await payment.noon();
    await payment.returnEntry('capture', 'R10');
    expect(await payment.statuses()).toEqual({
      transaction: 'CHARGEBACK',
      capture: 'CAPTURE_ACH_FAILED',
      payout: 'PAYOUT_CANCELED',
    });
    await payment.act('dishonor-won');
    await payment.act('dishonor-won');
    await payment.days(3);
    expect(await payment.statuses()).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_COMPLETE',
    });
    expect((await payment.payments.read(payment.uuid)).ach_return_code).toBe(null);
    expect(await payment.left()).toBe('FEE 3');
    expect(await payment.history()).toContain('C10');
    const again = await post(`transactions/${payment.uuid}/dishonor-won`);
    expect([again.status, again.body.data.capture_status]).toEqual([200, 'CAPTURE_COMPLETE']);
    const won = (await actions(payment.uuid)).filter((action) => action === 'transaction.dishonor_won');
    expect(won).toHaveLength(1);
  });

  it('after the payout was sent gives the payee back what was clawed back (C10p)', async () => {
    const payment = await start();
    await payment.days(5);
    await payment.returnEntry('capture', 'R10');
    await payment.days(6);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CLAWBACK' });
    await payment.act('dishonor-won');
    expect(await payment.history()).toContain('C10p');
    expect(await payment.left()).toBe('FEE 3, PAYEE 97');
  });

  it('after the payout was returned gives the payer back what they owed (C10b)', async () => {
    const payment = await start();
    await payment.days(5);
    await payment.returnEntry('payout', 'R03');
    await payment.days(1);
    await payment.returnEntry('capture', 'R10');
    await payment.act('dishonor-won');
    expect(await payment.history()).toContain('C10b');
    expect(await payment.left()).toMatch(/^(CIF 100)?$/);
    await payment.days(3);
    expect(await payment.left()).toBe('');
  });

  it('is refused where no return exists, and for an unknown payment', async () => {
    const payment = await start();
    expect((await post(`transactions/${payment.uuid}/dishonor-won`)).body.errors).toMatchObject([
      { code: 'invalid_state' },
    ]);
    expect((await post('transactions/019a2f3d-2b10-7a20-8c30-4d5e6f708192/dishonor-won')).status).toBe(404);
  });

  it('is refused where the bank rejected our file, because no bank has returned anything', async () => {
    const payment = await start();
    await payment.days(1);
    const reject = `bank-files/${(await newest()).uuid}/reject`;
    const [first, second] = [await post(reject, { reason: 'Totals.' }), await post(reject, { reason: 'Totals.' })];
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6']);
    expect((await post(`transactions/${payment.uuid}/dishonor-won`)).body.errors).toMatchObject([
      { code: 'invalid_state' },
    ]);
    expect(await payment.left()).toBe('');
  });
});

describe('Late returns', () => {
  it('are listed with the last day on which they may be dishonored', async () => {
    const payment = await start();
    await payment.days(6);
    await payment.returnEntry('capture', 'R01');
    const { items } = await get('late-returns');
    expect(items[0]).toMatchObject({ transaction_uuid: payment.uuid, stage: 'capture', code: 'R01', state: 'applied' });
    expect(items[0].dishonor_until > items[0].received_at.slice(0, 10)).toBe(true);
  });
});

describe('An item in suspense', () => {
  async function suspended(changes: object): Promise<{ payment: PlayedPayment; item: string }> {
    const payment = await start();
    await payment.days(1);
    await receive(service, await answerToEntry(service, payment.uuid, { code: 'R01', changes }));
    const { items } = await get('suspense?limit=100');
    return { payment, item: items.at(-1).uuid };
  }
  const resolve = (item: string, body: object) =>
    post(`suspense/${item}/resolve`, { reason: 'as the bank says', ...body });

  it('is listed with its reason; an operator ignores it once', async () => {
    const { payment, item } = await suspended({ amount: 99 });
    expect((await get('suspense?limit=100')).items.at(-1)).toMatchObject({
      uuid: item,
      reason: 'the entry was for 100 cents, but the return is for 99',
      transaction_uuid: payment.uuid,
    });
    const answer = await resolve(item, { as: 'ignored' });
    expect(answer).toMatchObject({ status: 200, body: { data: { state: 'resolved', note: 'as the bank says' } } });
    const again = await resolve(item, { as: 'ignored' });
    expect([again.status, again.text]).toEqual([200, answer.text]);
    const other = await resolve(item, { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture' });
    expect(other.body.errors).toMatchObject([{ code: 'invalid_state', message: expect.stringContaining(mayBeDone) }]);
    expect(await actions(item)).toEqual(['bank_item.resolved']);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
  });

  it.each([
    ['of another account', { account_number: '4711' }],
    ['of an unknown trace', { trace_number: '091000019999998' }],
  ])('%s is applied as the return of the entry that an operator names', async (_, changes) => {
    const { payment, item } = await suspended(changes);
    const answer = await resolve(item, { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture' });
    expect(answer.body.data).toMatchObject({ state: 'applied', transaction_uuid: payment.uuid, stage: 'capture' });
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6']);
  });

  it('is refused as the return of an unknown entry, or of one with another amount, direction or stage', async () => {
    const { payment, item } = await suspended({ amount: 99 });
    const as = { as: 'return_of', transaction_uuid: payment.uuid };
    for (const stage of ['capture', 'payout', 'clawback'])
      expect((await resolve(item, { ...as, stage })).body.errors).toMatchObject([{ code: 'invalid_state' }]);
    expect((await resolve(item, { as: 'return_of' })).status).toBe(422);
    const unknown = { ...as, transaction_uuid: item, stage: 'capture' };
    expect((await resolve(item, unknown)).status).toBe(404);
    expect((await get('suspense?limit=100')).items.some(({ uuid }: { uuid: string }) => uuid === item)).toBe(true);
  });
});

describe('A quarantined file', () => {
  async function quarantined() {
    const payment = await start();
    await payment.days(1);
    const bytes = (await writeAnswers(service, [await answerToEntry(service, payment.uuid, { code: 'R01' })])).toString(
      'latin1',
    );
    // The file control counts one entry more than the file has.
    const at = bytes.lastIndexOf('\n9000001') + 1;
    const name = await writeInboundFile(
      service,
      Buffer.from(`${bytes.slice(0, at + 13)}00000009${bytes.slice(at + 21)}`, 'latin1'),
    );
    await readNow(service);
    const { inbound_files } = await get('inbound-files?open=true&limit=100');
    const file = inbound_files.find((one: { name: string }) => one.name === name);
    return { payment, file, bytes };
  }

  it('is downloaded with the bytes that the bank sent; the download is audited', async () => {
    const { payment, file, bytes } = await quarantined();
    const { headers, text, status } = await service.send('GET', `/admin/v1/inbound-files/${file.uuid}/content`);
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining(file.name)]);
    const at = bytes.lastIndexOf('\n9000001') + 1;
    expect(text).toBe(`${bytes.slice(0, at + 13)}00000009${bytes.slice(at + 21)}`);
    expect(await actions(file.uuid)).toEqual(['inbound_file.downloaded']);
    expect((await service.send('GET', `/admin/v1/inbound-files/${payment.uuid}/content`)).status).toBe(404);
    await post(`inbound-files/${file.uuid}/reject`, { reason: 'Sent again.' });
  });

  it('that an operator releases is applied with the next read of bank files', async () => {
    const { payment, file } = await quarantined();
    expect(file).toMatchObject({ verdict: 'quarantine', problem_count: 1, entries: 1, released_at: null });
    expect(await itemsOf(service, payment.uuid)).toEqual([]);
    const answer = await post(`inbound-files/${file.uuid}/release`, { reason: 'The bank says so.' });
    expect(answer).toMatchObject({ status: 200, body: { data: { note: 'The bank says so.' } } });
    const again = await post(`inbound-files/${file.uuid}/release`, { reason: 'The bank says so.' });
    expect([again.status, again.text]).toEqual([200, answer.text]);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C6']);
    expect(await actions(file.uuid)).toEqual(['inbound_file.released']);
    expect((await post(`inbound-files/${file.uuid}/reject`, { reason: 'Why.' })).body.errors).toMatchObject([
      { code: 'invalid_state' },
    ]);
  });

  it('that an operator rejects is never applied', async () => {
    const { payment, file } = await quarantined();
    const reject = () => post(`inbound-files/${file.uuid}/reject`, { reason: 'Sent again.' });
    const [first, second] = [await reject(), await reject()];
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect(await actions(file.uuid)).toEqual(['inbound_file.rejected']);
    await payment.days(2);
    expect(await itemsOf(service, payment.uuid)).toEqual([]);
    expect((await post(`inbound-files/${file.uuid}/release`, { reason: 'Why.' })).status).toBe(422);
    const { inbound_files } = await get('inbound-files?open=true&limit=100');
    expect(inbound_files.some(({ uuid }: { uuid: string }) => uuid === file.uuid)).toBe(false);
  });
});

describe('An outgoing file', () => {
  beforeAll(async () => {
    service = await weekendService();
  });
  // The payments of earlier tests end, so that only this test has entries in its files.
  beforeEach(async () => void (await advance(service, { banking_days: 9 })));
  const broken = () => Promise.reject(new ExchangeFault('connection_lost', 'to the bank'));

  it('is listed with its totals, and downloaded with the bytes that the bank gets; the download is audited', async () => {
    const payment = await start();
    await payment.days(1);
    const file = await newest();
    expect(file).toMatchObject({ state: 'confirmed', delivery: 'delivered', entries: 1, debits: 100, credits: 0 });
    const { headers, text, status } = await service.send('GET', `/admin/v1/bank-files/${file.uuid}/content`);
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining(file.name)]);
    expect(text).toContain((await payment.payments.read(payment.uuid)).trace_ids.capture_trace_id);
    expect(text.length % 950).toBe(0);
    expect(await actions(file.uuid)).toEqual(['bank_file.downloaded']);
  });

  it('that was delivered by hand is marked as delivered, its payments continue, and it is not sent again', async () => {
    const payment = await start();
    await playOneDay(
      service,
      bankingDaysOver(service, () => ({ submit: broken })),
    );
    const file = await newest();
    expect(file).toMatchObject({ state: 'written', delivery: null });
    const answer = await post(`bank-files/${file.uuid}/mark-delivered`, { reason: 'By courier.' });
    expect(answer.body.data).toMatchObject({ state: 'confirmed', delivery: 'delivered', note: 'By courier.' });
    expect(await payment.history()).toEqual(['C1', 'C3']);
    const again = await post(`bank-files/${file.uuid}/mark-delivered`, { reason: 'By courier.' });
    expect([again.status, again.text]).toEqual([200, answer.text]);
    expect(await actions(file.uuid)).toEqual(['bank_file.marked_delivered']);
  });

  it('with an uncertain delivery continues when an operator says whether the bank has it', async () => {
    const payment = await start();
    await playOneDay(
      service,
      bankingDaysOver(service, () => ({ submit: broken })),
    );
    const { uuid, name } = await newest();
    await query(
      `INSERT INTO file_deliveries (bank, name, size, sha256, state, created_at)
       SELECT bank, name, size, sha256, 'uncertain', now() FROM archived_files WHERE name = $1`,
      [name],
    );
    const behind = await start();
    await payment.days(1);
    // It does not hold back the files after it.
    expect(await behind.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_PENDING' });
    expect((await get('bank-files')).bank_files[1]).toMatchObject({ uuid, delivery: 'uncertain' });
    expect((await post(`bank-files/${uuid}/mark-delivered`, { reason: 'They have it.' })).body.data.state).toBe(
      'confirmed',
    );
    expect(await payment.history()).toEqual(['C1', 'C3']);
  });

  it('that the bank rejects before it was confirmed leaves its payments canceled, or sent with a new trace', async () => {
    const [payment, other] = [await start(), await start()];
    await playOneDay(
      service,
      bankingDaysOver(service, () => ({ submit: broken })),
    );
    const file = await newest();
    const answer = await post(`bank-files/${file.uuid}/reject`, { reason: 'Unreadable.' });
    expect(answer.body.data).toMatchObject({ state: 'rejected', note: 'Unreadable.', delivery: null });
    expect((await other.payments.cancel(other.uuid)).status).toBe(200);
    await payment.days(1);
    expect(await payment.history()).toEqual(['C1', 'E0', 'C3']);
    const { header } = await answerToEntry(service, payment.uuid, { code: 'R01' });
    expect(header.entry_description).toBe('PAYMENT');
    expect(await payment.moved('capture')).toEqual([100, 100]);
    expect(await actions(file.uuid)).toEqual(['bank_file.rejected']);
    await payment.days(6);
    expect(await payment.left()).toBe('FEE 3');
    const billed = await query('SELECT kind FROM billed_subjects WHERE subject_uuid = $1', [payment.uuid]);
    expect(billed).toEqual([{ kind: 'standard_ach' }]);
  });

  it('that the bank rejects after it was confirmed: captures fail (C6), credits are sent again (P2r)', async () => {
    const payout = await start();
    await payout.days(3);
    const capture = await start();
    await payout.days(1);
    expect(await payout.statuses()).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_ACH_PENDING',
    });
    const file = await newest();
    expect(file).toMatchObject({ entries: 2, debits: 100, credits: 97 });
    expect((await post(`bank-files/${file.uuid}/reject`, { reason: 'Totals.' })).status).toBe(200);
    expect(await payout.statuses()).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_PENDING_ACH',
    });
    expect(await capture.history()).toEqual(['C1', 'C3', 'C6']);
    expect(await capture.payments.read(capture.uuid)).toMatchObject({
      transaction_status: 'CAPTURE_ACH_FAILED',
      ach_return_code: null,
      failure_code: 'file_rejected',
    });
    await payout.days(2);
    expect(await payout.history()).toEqual(['C1', 'C3', 'C4', 'C5', 'P1', 'P2', 'P2r', 'P2', 'P3']);
    expect([await payout.left(), await capture.left()]).toEqual(['FEE 3', '']);
  });

  it('cannot be rejected after one of its entries has settled, nor twice; an unknown file is 404', async () => {
    const payment = await start();
    await payment.days(1);
    const file = await newest();
    await payment.days(1);
    expect((await post(`bank-files/${file.uuid}/reject`, { reason: 'Why.' })).body.errors).toMatchObject([
      { code: 'invalid_state', message: 'entries of the file have settled: apply their returns instead' },
    ]);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    expect((await post(`bank-files/${payment.uuid}/reject`, { reason: 'Why.' })).status).toBe(404);
    expect((await service.send('GET', `/admin/v1/bank-files/${payment.uuid}/content`)).status).toBe(404);
  });
});
