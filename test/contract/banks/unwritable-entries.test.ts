// Lifecycle, origination: an entry that no bank file can hold is refused early or taken out, and
// the other entries are sent in time.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerToEntry, readNow, receive } from '../../support/banks/bank-answers.ts';
import { giveRoutingNumber } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await weekendService();
});
afterEach(() => expectInvariants(service.context.database));

const start = (body: object = {}) => playPayment(service, { amount: 100, transaction_fee: 3, ...body });
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.context.database.query<Row>(text, values);

/**
 * No request can create this: the account's routing number loses its check digit, and gets it back.
 */
const give = (user: string, routing_number: string) =>
  giveRoutingNumber(service.context.database, service.context.vault, user, routing_number);
const spoil = (user: string) => give(user, '021000020');
const mend = (user: string) => give(user, '021000021');

const details = async ({ uuid, payments }: PlayedPayment) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token: payments.processor.token })).body.data;
const bankFiles = async () => (await service.send('GET', '/admin/v1/bank-files?limit=100')).body.data.bank_files;
const release = (hold: { uuid: string }) => service.send('DELETE', `/admin/v1/holds/${hold.uuid}`);

describe('An unwritable entry', () => {
  it('never counts as a debit: a later rejection of its file removes only sent entries from the return rates', async () => {
    const [broken, whole] = [await start(), await start()];
    await spoil(broken.payments.pair.payer_uuid);
    await broken.days(1);
    const { uuid } = (await bankFiles())[0];
    const note = 'The totals do not add up.';
    expect((await service.send('POST', `/admin/v1/bank-files/${uuid}/reject`, { body: { reason: note } })).status).toBe(
      200,
    );
    expect(await whole.history()).toEqual(['C1', 'C3', 'C6']);
    const counted = (one: PlayedPayment) =>
      query<{ debits: number }>(
        `SELECT sum(debits)::integer AS debits FROM debit_days WHERE processor_id = $1 GROUP BY merchant_uuid`,
        [one.payments.processor.uuid],
      );
    expect(await counted(broken)).toEqual([]);
    expect(await counted(whole)).toEqual([{ debits: 0 }, { debits: 0 }]);
  });

  it('of a capture fails the payment with the reason, and the other entries stay in the file', async () => {
    const [broken, whole] = [await start(), await start()];
    await spoil(broken.payments.pair.payer_uuid);
    await broken.days(1);
    expect(await broken.payments.read(broken.uuid)).toMatchObject({
      transaction_status: 'CAPTURE_ACH_FAILED',
      capture_status: 'CAPTURE_ACH_FAILED',
      failure_code: 'entry_not_writable',
      failure_reason: expect.stringContaining('its check_digit must be the check digit of the RDFI 02100002'),
      ach_return_code: null,
    });
    expect(await broken.history()).toEqual(['C1', 'C6u']);
    expect((await details(broken)).entries).toMatchObject([{ state: 'rejected', settles_on: null }]);
    expect(await whole.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    expect((await bankFiles())[0]).toMatchObject({ state: 'confirmed', entries: 1, debits: 100 });
    const billed = await query('SELECT subject_uuid FROM billed_subjects WHERE subject_uuid = ANY ($1)', [
      [broken.uuid, whole.uuid],
    ]);
    expect(billed).toEqual([{ subject_uuid: whole.uuid }]);
  });

  it('that was alone in its file leaves no file: it is not sent, and the payment says so', async () => {
    const payment = await start();
    await spoil(payment.payments.pair.payer_uuid);
    await payment.days(1);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED' });
    const [file] = await bankFiles();
    expect(file).toMatchObject({ state: 'rejected', entries: 0, note: 'None of its entries can be written.' });
    const next = await start();
    await next.days(1);
    expect(await next.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
  });

  it('of a payout is held for an operator, and is sent once its cause is mended and the hold released', async () => {
    const payment = await start();
    const { payee_uuid } = payment.payments.pair;
    await payment.days(3);
    await spoil(payee_uuid);
    await payment.days(1);
    expect(await payment.statuses()).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_PENDING_ACH',
    });
    const [hold] = (await details(payment)).holds;
    expect(hold).toMatchObject({ kind: 'operator', released_at: null });
    expect(hold.reason).toMatch(/^The payout cannot be written into a bank file: its check_digit must be /);
    await payment.days(2);
    expect((await details(payment)).holds).toHaveLength(1);
    await mend(payee_uuid);
    expect((await release(hold)).status).toBe(200);
    await payment.days(2);
    expect(await payment.statuses()).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_COMPLETE',
    });
    expect(await payment.history()).toEqual(['C1', 'C3', 'C4', 'C5', 'P1', 'E0', 'P2', 'P3']);
    expect(await payment.left()).toBe('FEE 3');
  });

  it('of a refund is held once for a payment, and held again if it is released without being mended', async () => {
    const payment = await start();
    const { payee_uuid } = payment.payments.pair;
    await payment.days(5);
    const refunds = [await payment.refund(40), await payment.refund(20)];
    await spoil(payee_uuid);
    await payment.days(1);
    for (const refund of refunds) expect(await payment.refundStatus(refund)).toBe('REFUND_PENDING');
    const [hold, ...more] = (await details(payment)).holds;
    expect(more).toEqual([]);
    await release(hold);
    await payment.days(1);
    const again = (await details(payment)).holds[1];
    expect(again).toMatchObject({ kind: 'operator', released_at: null });
    await mend(payee_uuid);
    await release(again);
    await payment.days(6);
    for (const refund of refunds) expect(await payment.refundStatus(refund)).toBe('REFUND_COMPLETE');
  });

  it('of a batch holds every member of it', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    const members = [];
    for (const amount of [1_000, 2_000])
      members.push(playStarted(service, payments, (await payments.started({ amount })).uuid));
    await advance(service, { banking_days: 3 });
    await spoil(payments.pair.payee_uuid);
    await advance(service, { banking_days: 1 });
    for (const member of members) expect((await details(member)).holds).toHaveLength(1);
    await mend(payments.pair.payee_uuid);
    for (const member of members) await release((await details(member)).holds[0]);
    await advance(service, { banking_days: 2 });
    const traces = [];
    for (const { uuid } of members) {
      const record = await payments.read(uuid);
      expect(record.payout_status).toBe('PAYOUT_COMPLETE');
      traces.push(record.trace_ids.payout_trace_id);
    }
    expect(new Set(traces).size).toBe(1);
  });
});

describe('An account number that cannot be decrypted', () => {
  /** Flips one bit of it. The same call again restores it. */
  const flip = (user: string) =>
    query(
      `UPDATE bank_accounts SET account_number_encrypted = set_byte(account_number_encrypted, 20, get_byte(account_number_encrypted, 20) # 1)
       WHERE user_uuid = $1`,
      [user],
    );

  it('keeps back its own entry, also of a capture, and no other; restored, the entry is sent', async () => {
    const [broken, whole] = [await start(), await start()];
    const { payer_uuid } = broken.payments.pair;
    await flip(payer_uuid);
    await broken.days(1);
    expect(await broken.statuses()).toMatchObject({ transaction: 'CAPTURE_PENDING' });
    expect(await whole.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    const [hold] = (await details(broken)).holds;
    expect(hold).toMatchObject({ kind: 'operator', stops_capture: true, released_at: null });
    expect(hold.reason).toBe(
      'The capture cannot be written into a bank file: its account_number must be a number that the vault can decrypt for its holder, routing number and type (the data key is missing, or the row was changed).',
    );
    await broken.days(1);
    expect((await details(broken)).holds).toHaveLength(1);
    await flip(payer_uuid);
    await release(hold);
    await broken.days(5);
    expect(await broken.statuses()).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_COMPLETE',
    });
  });

  it('keeps back items for its own entries, and no others; restored, they are applied', async () => {
    const [broken, whole] = [await start(), await start()];
    const { payer_uuid } = broken.payments.pair;
    await broken.days(2);
    const answers = [
      await answerToEntry(service, broken.uuid, { code: 'R01' }),
      await answerToEntry(service, whole.uuid, { code: 'R01' }),
    ];
    await flip(payer_uuid);
    await receive(service, ...answers);
    expect(await broken.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    expect(await whole.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED' });
    const waiting = await query('SELECT reason FROM bank_items WHERE state = $1', ['waiting']);
    expect(waiting).toEqual([
      { reason: 'its details, or the account number of its entry, cannot be decrypted: check ACHORD_ENCRYPTION_KEY' },
    ]);
    await flip(payer_uuid);
    await readNow(service);
    expect(await broken.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED' });
  });
});

describe('An amount above the limit of a column', () => {
  const most = 9_999_999_999;
  const startMany = async (payments: Payments, count: number) => {
    const transactions = Array.from({ length: count }, (_, index) => ({
      idempotency_key: `large-${index}`,
      ...payments.pair,
      amount: most,
    }));
    const { token } = payments.processor;
    const answer = await service.send('POST', '/3p/api/v1/transactions/bulk', { token, body: { transactions } });
    return answer.body.data.results.map((one: { body: { data: { uuid: string } } }) => one.body.data.uuid);
  };

  it('for a merchant’s day becomes several entries, each with its own members', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    const uuids: string[] = await startMany(payments, 3);
    await advance(service, { banking_days: 4 });
    const traces = new Set<string>();
    for (const uuid of uuids) traces.add((await payments.read(uuid)).trace_ids.payout_trace_id);
    expect(traces.size).toBe(3);
    await playStarted(service, payments, uuids[1]!).returnEntry('payout', 'R03');
    const statuses = await Promise.all(uuids.map(async (uuid) => (await payments.read(uuid)).payout_status));
    expect(statuses).toEqual(['PAYOUT_ACH_PENDING', 'PAYOUT_ACH_FAILED', 'PAYOUT_ACH_PENDING']);
  });

  it('for a file becomes several files', async () => {
    const payments = await paymentsOf(service);
    const before = (await bankFiles()).length;
    const uuids = await startMany(payments, 101);
    await advance(service, { banking_days: 1 });
    const files = (await bankFiles()).slice(0, -before || undefined);
    const ours = files.filter(({ debits }: { debits: number }) => debits >= most);
    expect(ours.map(({ debits }: { debits: number }) => debits).toSorted()).toEqual([most, 100 * most]);
    for (const uuid of uuids) expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
  });
});

describe('Data that no entry can hold', () => {
  const refused = async (body: object) => {
    const { start: ask } = await paymentsOf(service);
    const answer = await ask(body);
    return [answer.status, answer.body.errors[0]?.field, answer.body.errors[0]?.code];
  };

  it('is refused when the payment is started', async () => {
    expect(await refused({ company_name: '💸💸' })).toEqual([422, 'company_name', 'format']);
    expect(await refused({ company_name: '0000' })).toEqual([422, 'company_name', 'format']);
    expect(await refused({ description: ' ' })).toEqual([422, 'description', 'format']);
    expect(await refused({ description: '支付' })).toEqual([422, 'description', 'format']);
    expect(await refused({ addenda: '\u00a0' })).toEqual([422, 'addenda', 'format']);
    for (const body of [{ company_name: 'Łódź 0' }, { description: '0A' }, { addenda: '0' }])
      expect((await refused(body))[0]).toBe(201);
  });

  it('is refused when an account or a merchant is registered', async () => {
    const { processor, pair } = await paymentsOf(service);
    const custom = { routing_number: '021000021', account_name: 'Main', account_type: 'checking' };
    const add = (account_number: string) =>
      service.send('POST', `/3p/api/v1/bank-account/${pair.payer_uuid}`, {
        token: processor.token,
        body: { custom: { ...custom, account_number } },
      });
    expect((await add('0000')).body.errors).toMatchObject([{ field: 'custom.account_number', code: 'pattern' }]);
    expect((await add('0001-0')).status).toBe(201);
    const change = await service.send('PUT', `/3p/api/v2/users/${pair.payee_uuid}`, {
      token: processor.token,
      body: { business: { company_name: '000' } },
    });
    expect(change.body.errors).toMatchObject([{ field: 'business.company_name', code: 'format' }]);
  });

  it('such as a name without a usable character is replaced by fixed words', async () => {
    const payments = await paymentsOf(service);
    await query(`UPDATE users SET first_name = '0', last_name = '0' WHERE uuid = $1`, [payments.pair.payer_uuid]);
    await query(`UPDATE users SET business_name = '北' WHERE uuid = $1`, [payments.pair.payee_uuid]);
    const { uuid } = await payments.started();
    await advance(service, { banking_days: 5 });
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
  });
});
