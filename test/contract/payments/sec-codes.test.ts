// The SEC code and the purpose of one payment: what is refused, and what its entries have.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { columns, type WrittenBatch, writtenBatches } from '../../support/banks/written-batches.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const refusalOf = async (payments: Payments, body: object) => {
  const { status, body: answer } = await payments.start(body);
  return [status, ...(status === 201 ? [] : [answer.errors[0].field, answer.errors[0].message])];
};

const settings = (payments: Payments, body: object) =>
  service.send('PUT', `/admin/v1/processors/${payments.processor.uuid}`, { body });
const online = (payments: Payments, consumer_debits = 'online') =>
  settings(payments, { originator: { consumer_debits } });

/** A business that can pay, with an account. */
const companyOf = async (payments: Payments, account_number = '70005001'): Promise<string> =>
  (
    await registerBusiness(service, payments.processor.token, {
      business: { name: 'Moss Supplies Incorporated', tin: '123456789' },
      bank_account: {
        custom: { account_number, routing_number: '021000021', account_name: 'Ops', account_type: 'checking' },
      },
    })
  ).uuid;

const authorizes = async (
  payments: Payments,
  body: object,
  user = payments.pair.payer_uuid,
): Promise<{ status: number; uuid: string; error: string }> => {
  const { token } = payments.processor;
  const account = (await service.send('GET', `/3p/api/v1/bank-account/${user}`, { token })).body.data.uuid;
  const answer = await service.send('POST', `/3p/api/v2/users/${user}/authorizations`, {
    token,
    body: { bank_account: { uuid: account, aggregator_type: 'manual' }, ...body },
  });
  const { status, body: got } = answer;
  return {
    status,
    uuid: got.data?.uuid,
    error: status === 201 ? '' : `${got.errors[0].field}: ${got.errors[0].message}`,
  };
};

const detailsOf = async ({ processor: { token } }: Payments, uuid: string) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token })).body.data;

const previewed = async ({ processor: { token }, pair }: Payments, body: object) =>
  (await service.send('POST', '/3p/api/v2/transactions/preview', { token, body: { ...pair, amount: 10_000, ...body } }))
    .body.data;

async function batchOf(payments: Payments, uuid: string, stage = 'capture'): Promise<WrittenBatch> {
  const [leg] = await service.context.database.query<{ file_uuid: string; trace_id: string }>(
    `SELECT e.file_uuid, e.trace_id FROM legs l JOIN entries e ON e.uuid = l.entry_uuid
     WHERE l.processor_id = $1 AND l.transaction_uuid = $2 AND l.stage = $3 ORDER BY l.attempt DESC LIMIT 1`,
    [payments.processor.uuid, uuid, stage],
  );
  const batches = await writtenBatches(service, leg!.file_uuid);
  const batch = batches.find(({ entries }) => entries.some((entry) => entry.endsWith(leg!.trace_id)))!;
  return { ...batch, entries: batch.entries.filter((entry) => entry.endsWith(leg!.trace_id)) };
}

const described = ({ header, entries }: WrittenBatch) => ({
  sec: columns(header, 51, 53),
  description: columns(header, 54, 63).trim(),
  type: columns(entries[0]!, 77, 78).trim(),
});

/** Starts a payment, and lets its debit be written. */
async function writtenAs(payments: Payments, body: object) {
  const { uuid } = await payments.started(body);
  await advance(service, { banking_days: 1 });
  const { entries } = await detailsOf(payments, uuid);
  const batch = described(await batchOf(payments, uuid));
  expect(entries[0].sec_code).toBe(batch.sec);
  return batch;
}

describe('A payment is refused', () => {
  let payments: Payments;
  let company: string;
  beforeAll(async () => {
    payments = await paymentsOf(service);
    company = await companyOf(payments);
  });

  it.each([
    [{ sec_code: 'CCD' }, 'sec_code', 'must be PPD, WEB or TEL, because the payer is a person; it is CCD'],
    [{ sec_code: 'CTX' }, 'sec_code', 'must be PPD, WEB or TEL, because the payer is a person; it is CTX'],
    [{ sec_code: 'POP' }, 'sec_code', 'must be one of: PPD, WEB, TEL, CCD, CTX'],
    [{ sec_code: 'TEL', entry_purpose: 'purchase' }, 'entry_purpose', 'and sec_code is TEL'],
    [{ entry_purpose: 'purchase' }, 'entry_purpose', 'the settings of the merchant make this a PPD debit'],
    [{ entry_purpose: 'payroll' }, 'entry_purpose', 'because the payee is a business'],
    [{ entry_purpose: 'bonus' }, 'entry_purpose', 'must be one of: purchase, payroll, other'],
    [
      { addenda: 'x'.repeat(81) },
      'addenda',
      'must have at most 80 characters; up to 8000 are allowed if sec_code is CTX',
    ],
    [{ sec_cod: 'TEL' }, 'sec_cod', 'did you mean sec_code?'],
    [{ standard_entry_class_code: 'TEL' }, 'standard_entry_class_code', 'send sec_code'],
  ])('with %j', async (body, field, message) => {
    const [status, ...refused] = await refusalOf(payments, body);
    expect([status, refused[0]]).toEqual([422, field]);
    expect(refused[1]).toContain(message);
    const { token } = payments.processor;
    const request = { ...payments.pair, amount: 10_000, ...body };
    const preview = await service.send('POST', '/3p/api/v2/transactions/preview', { token, body: request });
    const bulk = await service.send('POST', '/3p/api/v1/transactions/bulk', {
      token,
      body: { transactions: [{ idempotency_key: `bulk ${JSON.stringify(body)}`, ...request }] },
    });
    expect(preview.body.errors[0]).toEqual((await payments.start(body)).body.errors[0]);
    expect(bulk.body.data.results[0].body.errors[0].field).toBe(field);
  });

  it.each([
    [{ sec_code: 'WEB' }, 'sec_code', 'must be CCD or CTX, because the payer is a business; it is WEB'],
    [{ entry_purpose: 'purchase' }, 'entry_purpose', 'and the payer is a business'],
  ])('of a business with %j', async (body, field, message) => {
    const [status, ...refused] = await refusalOf(payments, { payer_uuid: company, ...body });
    expect([status, refused[0]]).toEqual([422, field]);
    expect(refused[1]).toContain(message);
  });

  it('with addenda that its entry has no room for', async () => {
    const of = (sec_code: string, length: number) =>
      refusalOf(payments, { payer_uuid: company, sec_code, addenda: 'x'.repeat(length) });
    expect(await of('CCD', 80)).toEqual([201]);
    expect((await of('CCD', 81)).slice(0, 2)).toEqual([422, 'addenda']);
    expect(await of('CTX', 8_000)).toEqual([201]);
    expect((await of('CTX', 8_001)).slice(0, 2)).toEqual([422, 'addenda']);
  });

  it('if its authorization is for another code, and names both codes', async () => {
    const { uuid } = await authorizes(payments, { sec_code: 'WEB' });
    expect(await refusalOf(payments, { authorization_uuid: uuid, sec_code: 'TEL' })).toEqual([
      422,
      'authorization_uuid',
      'does not allow this payment: it is for WEB debits, and this is a TEL debit',
    ]);
  });
});

describe('An authorization', () => {
  it.each([
    [{ sec_code: 'CTX' }, 'sec_code: must be one of PPD, WEB, TEL, because the payer is a person; it is CTX'],
    [{ sec_code: 'TEL' }, 'evidence.recording: is required if notice_sent_on is absent'],
    [
      { sec_code: 'TEL', kind: 'recurring', evidence: { recording: 'call 7715' } },
      'evidence.notice_sent_on: is required: recurring debits',
    ],
    [{ evidence: { notice_sent_on: '2200-01-01' } }, 'evidence.notice_sent_on: must not be in the future'],
  ])('is refused with %j', async (body, error) => {
    const refused = await authorizes(await paymentsOf(service), body);
    expect(refused.status).toBe(422);
    expect(refused.error).toContain(error);
  });

  story('gives its code and its payment type to a payment that names none, and the proof has both', async () => {
    const payments = await paymentsOf(service);
    await settings(payments, { authorization_required: true });
    const evidence = { recording: 'call 7715', notice_sent_on: easternDay(service.context.clock.now()) };
    const { uuid } = await authorizes(payments, { sec_code: 'TEL', kind: 'recurring', evidence });
    expect((await previewed(payments, {})).sec_code).toBe('TEL');
    const payment = await payments.started();
    // The settings change nothing: the code of the proof was fixed when the payment started.
    await online(payments);
    await advance(service, { banking_days: 1 });
    expect(described(await batchOf(payments, payment.uuid))).toMatchObject({ sec: 'TEL', type: 'R' });
    expect(await detailsOf(payments, payment.uuid)).toMatchObject({ sec_code: 'TEL', authorization_uuid: uuid });
    const { token } = payments.processor;
    const path = `/3p/api/v2/transactions/${payment.uuid}/authorization-proof`;
    expect((await service.send('GET', path, { token })).body.data).toMatchObject({
      authorization: { sec_code: 'TEL', evidence },
      debits: [{ sec_code: 'TEL' }],
    });
  });

  story('that names no code leaves it to the payment or the settings; a single one makes an S', async () => {
    const payments = await paymentsOf(service);
    await settings(payments, { originator: { consumer_debits: 'online', online_debits_recur: true } });
    const { uuid: single } = await authorizes(payments, { kind: 'single' });
    const { uuid: standing } = await authorizes(payments, { kind: 'standing' });
    const first = await payments.started({ authorization_uuid: single });
    const second = await payments.started({ authorization_uuid: standing, sec_code: 'PPD' });
    const third = await payments.started({ authorization_uuid: standing, sec_code: 'TEL' });
    const fourth = await payments.started({ authorization_uuid: standing, entry_purpose: 'purchase' });
    await advance(service, { banking_days: 1 });
    expect(described(await batchOf(payments, first.uuid))).toMatchObject({ sec: 'WEB', type: 'S' });
    expect(described(await batchOf(payments, second.uuid))).toMatchObject({ sec: 'PPD', type: '' });
    expect(described(await batchOf(payments, third.uuid))).toMatchObject({ sec: 'TEL', type: 'R' });
    expect(described(await batchOf(payments, fourth.uuid))).toEqual({ sec: 'WEB', type: 'R', description: 'PURCHASE' });
  });
});

describe('A debit of a person', () => {
  story('has the code of its payment, whatever the settings say', async () => {
    const payments = await paymentsOf(service);
    expect(await writtenAs(payments, { sec_code: 'TEL' })).toMatchObject({ sec: 'TEL', type: 'S' });
    expect(await writtenAs(payments, { sec_code: 'WEB' })).toMatchObject({ sec: 'WEB', type: 'S' });
    await settings(payments, { originator: { consumer_debits: 'online_purchase', online_debits_recur: true } });
    expect(await writtenAs(payments, { sec_code: 'PPD' })).toEqual({ sec: 'PPD', type: '', description: 'PAYMENT' });
    expect(await writtenAs(payments, { sec_code: 'TEL' })).toEqual({ sec: 'TEL', type: 'R', description: 'PAYMENT' });
    expect(await writtenAs(payments, {})).toEqual({ sec: 'WEB', type: 'R', description: 'PURCHASE' });
  });

  story('is a PURCHASE if the payment says so, and not if it says other', async () => {
    const payments = await paymentsOf(service);
    const purchase = { sec: 'WEB', description: 'PURCHASE' };
    const asked = { sec_code: 'WEB', entry_purpose: 'purchase', description: 'ORDER 7' };
    expect(await writtenAs(payments, asked)).toMatchObject(purchase);
    await online(payments);
    const { uuid } = await payments.started({ entry_purpose: 'purchase' });
    // It was a purchase when it started: later settings do not make it a PPD debit.
    await online(payments, 'prearranged');
    await advance(service, { banking_days: 1 });
    expect(described(await batchOf(payments, uuid))).toMatchObject(purchase);
    await online(payments, 'online_purchase');
    const other = { entry_purpose: 'other', description: 'LESSON 7' };
    expect(await writtenAs(payments, other)).toMatchObject({ sec: 'WEB', description: 'LESSON 7' });
  });

  story('keeps its code when it is presented again', async () => {
    const payments = await paymentsOf(service);
    await settings(payments, { present_again: true });
    const { uuid } = await payments.started({ sec_code: 'TEL' });
    await advance(service, { banking_days: 1 });
    await returnEntry(service, uuid, { stage: 'capture', code: 'R01' });
    await advance(service, { banking_days: 1 });
    expect(described(await batchOf(payments, uuid))).toMatchObject({
      sec: 'TEL',
      type: 'S',
      description: 'RETRY PYMT',
    });
  });

  story('shows the code that it had in its file after the settings changed', async () => {
    const payments = await paymentsOf(service);
    const before = await payments.started();
    await advance(service, { banking_days: 1 });
    await online(payments);
    const after = await payments.started();
    await advance(service, { banking_days: 1 });
    await online(payments, 'prearranged');
    for (const [{ uuid }, sec_code] of [
      [before, 'PPD'],
      [after, 'WEB'],
    ] as const) {
      expect(described(await batchOf(payments, uuid)).sec).toBe(sec_code);
      expect(await detailsOf(payments, uuid)).toMatchObject({
        sec_code: null,
        entries: [{ stage: 'capture', sec_code }],
      });
    }
  });
});

describe('Wages', () => {
  story('are PAYROLL by the payment; an expense of the same employer is not', async () => {
    const payments = await paymentsOf(service);
    const pair = { payer_uuid: payments.pair.payee_uuid, payee_uuid: payments.pair.payer_uuid };
    const wages = await payments.started({ ...pair, entry_purpose: 'payroll', description: 'MARCH' });
    await advance(service, { banking_days: 6 });
    expect(described(await batchOf(payments, wages.uuid))).toMatchObject({ sec: 'CCD', description: 'MARCH' });
    expect(described(await batchOf(payments, wages.uuid, 'payout'))).toMatchObject({
      sec: 'PPD',
      description: 'PAYROLL',
    });
    await settings(payments, { originator: { payouts_are_wages: true } });
    const expense = await payments.started({ ...pair, entry_purpose: 'other', description: 'TRAVEL' });
    await advance(service, { banking_days: 6 });
    expect(described(await batchOf(payments, expense.uuid, 'payout'))).toMatchObject({ description: 'TRAVEL' });
  });

  story('make the one entry of a batch PAYROLL', async () => {
    const payments = await paymentsOf(service);
    const { token } = payments.processor;
    const worker = await registerPerson(service, token, {
      payout_type: 'batch',
      bank_account: {
        custom: {
          account_number: '80005001',
          routing_number: '021000021',
          account_name: 'Main',
          account_type: 'checking',
        },
      },
    });
    const pair = { payer_uuid: payments.pair.payee_uuid, payee_uuid: worker.uuid };
    const paid = async (...purposes: string[]) => {
      let uuid = '';
      for (const entry_purpose of purposes) ({ uuid } = await payments.started({ ...pair, entry_purpose }));
      await advance(service, { banking_days: 6 });
      return described(await batchOf(payments, uuid, 'payout')).description;
    };
    expect(await paid('other', 'payroll', 'other')).toBe('PAYROLL');
    expect(await paid('other', 'other')).toBe('PAYOUT');
  });
});

describe('A clawback', () => {
  /** Pays out to a person, lets the debit come back, and lets the clawback be written. */
  async function clawedBack(payments: Payments, ...authorizations: object[]) {
    const pair = { payer_uuid: payments.pair.payee_uuid, payee_uuid: payments.pair.payer_uuid };
    await settings(payments, { originator: { consumer_debits: 'online', online_debits_recur: true } });
    const { uuid } = await payments.started(pair);
    await advance(service, { banking_days: 6 });
    let last = '';
    for (const one of authorizations) {
      const recorded = await authorizes(payments, { debits: 'clawbacks', ...one });
      expect(recorded).toMatchObject({ status: 201 });
      last = recorded.uuid;
    }
    await returnEntry(service, uuid, { stage: 'capture', code: 'R29' });
    await advance(service, { banking_days: 1 });
    const codeShown = async () =>
      (await detailsOf(payments, uuid)).entries.find(({ stage }: { stage: string }) => stage === 'clawback')?.sec_code;
    return { written: described(await batchOf(payments, uuid, 'clawback')), codeShown, last };
  }

  story('of a person who authorized it online is WEB and single, also after it is revoked', async () => {
    const payments = await paymentsOf(service);
    const { written, codeShown, last } = await clawedBack(payments, { sec_code: 'PPD' }, { sec_code: 'WEB' });
    expect(written).toMatchObject({ sec: 'WEB', type: 'S', description: 'CLAWBACK' });
    expect(await codeShown()).toBe('WEB');
    const { token } = payments.processor;
    const revoked = await service.send('POST', `/3p/api/v2/authorizations/${last}/revoke`, {
      token,
      body: { reason: 'The payee wrote to us.' },
    });
    expect(revoked.status).toBe(200);
    // Another one was in force, but it is not the one by which the clawback was filed.
    await authorizes(payments, { debits: 'clawbacks', sec_code: 'PPD' });
    expect(await codeShown()).toBe('WEB');
  });

  story('is PPD without an authorization', async () => {
    const { written, codeShown } = await clawedBack(await paymentsOf(service));
    expect([written.sec, written.type, await codeShown()]).toEqual(['PPD', '', 'PPD']);
  });

  story('is PPD if the newest authorization names no code', async () => {
    const { written } = await clawedBack(await paymentsOf(service), { sec_code: 'WEB' }, {});
    expect(written.sec).toBe('PPD');
  });

  story('is not WEB because the person authorized its own payments online', async () => {
    const { written } = await clawedBack(await paymentsOf(service), { debits: 'payments', sec_code: 'WEB' });
    expect(written.sec).toBe('PPD');
  });

  story('of a business is CCD, or CTX if the business authorized that', async () => {
    for (const [sec_code, sec] of [
      [undefined, 'CCD'],
      ['CTX', 'CTX'],
    ] as const) {
      const payments = await paymentsOf(service);
      const { payee_uuid } = payments.pair;
      await authorizes(payments, { debits: 'clawbacks', ...(sec_code === undefined ? {} : { sec_code }) }, payee_uuid);
      const { uuid } = await payments.started();
      await advance(service, { banking_days: 6 });
      await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
      await advance(service, { banking_days: 1 });
      expect(described(await batchOf(payments, uuid, 'clawback')).sec).toBe(sec);
    }
  });
});
