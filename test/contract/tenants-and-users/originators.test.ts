// Originators: the company name of an entry, its SEC code, and the descriptions that Nacha
// requires.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { columns, type WrittenBatch, writtenBatches } from '../../support/banks/written-batches.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const put = (path: string, body: object) => service.send('PUT', `/admin/v1/${path}`, { body });
const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const setFor = ({ processor }: Payments, originator: object) => put(`processors/${processor.uuid}`, { originator });
const setForMerchant = ({ pair }: Payments, originator: object) =>
  put(`users/${pair.payee_uuid}/originator`, originator);
const refusal = ({ status, body }: TestAnswer) => [status, body.errors[0].field, body.errors[0].code];
const acts = async ({ processor }: Payments, action: string) =>
  (await get(`audit-trail?processor_uuid=${processor.uuid}&limit=100`)).acts.filter(
    (act: { action: string }) => act.action === action,
  );

/**
 * Starts a payment and lets it be written into a file of the next day. Returns the batch of its
 * entry.
 */
async function writtenBatchOf(payments: Payments, body: object = {}): Promise<WrittenBatch> {
  const { uuid } = await payments.started(body);
  await advance(service, { banking_days: 1 });
  return batchOf(payments, uuid, 'capture');
}

async function batchOf(payments: Payments, uuid: string, stage: string): Promise<WrittenBatch> {
  const [leg] = await service.context.database.query<{ file_uuid: string; trace_id: string }>(
    `SELECT e.file_uuid, e.trace_id FROM legs l JOIN entries e ON e.uuid = l.entry_uuid
     WHERE l.processor_id = $1 AND l.transaction_uuid = $2 AND l.stage = $3 ORDER BY l.attempt DESC LIMIT 1`,
    [payments.processor.uuid, uuid, stage],
  );
  const batches = await writtenBatches(service, leg!.file_uuid);
  return batches.find(({ entries }) => entries.some((entry) => entry.endsWith(leg!.trace_id)))!;
}

const described = ({ header, entries }: WrittenBatch) => ({
  name: columns(header, 5, 20).trim(),
  identification: columns(header, 41, 50),
  sec: columns(header, 51, 53),
  description: columns(header, 54, 63).trim(),
  discretionary: columns(entries[0]!, 77, 78).trim(),
});

describe('An entry', () => {
  story('has the name that its user has in files, as the record says', async () => {
    const payments = await paymentsOf(service);
    const { token } = payments.processor;
    const shown = async () => {
      const batch = await writtenBatchOf(payments);
      return columns(batch.entries[0]!, 55, 76).trim();
    };
    const change = async (body: object) =>
      (await service.send('PUT', `/3p/api/v2/users/${payments.pair.payer_uuid}`, { token, body })).body.data;
    expect((await change({ first_name: '小明', last_name: '王' })).name_in_file).toBe('RECEIVER');
    expect(await shown()).toBe('RECEIVER');
    expect((await change({ name_in_file: 'Xiaoming Wang' })).name_in_file).toBe('XIAOMING WANG');
    expect(await shown()).toBe('XIAOMING WANG');
    expect((await change({ first_name: 'Ada', last_name: 'Moreau', name_in_file: null })).name_in_file).toBe(
      'ADA MOREAU',
    );
    expect(await shown()).toBe('ADA MOREAU');
  });
});

describe('A batch header', () => {
  story('has exactly the values of the bank, the tenant and the merchant', async () => {
    const payments = await paymentsOf(service);
    await setFor(payments, { company_identification: '1234567890', company_name: 'Northwind Pay' });
    const { header } = await writtenBatchOf(payments, { description: 'Order 1042' });
    // Monday's cut-off settles on Tuesday.
    const settles = columns(header, 70, 75);
    expect(header).toBe(
      `5225NORTHWIND PAY                       1234567890PPDORDER 1042      ${settles}   109100001${columns(header, 88, 94)}`,
    );
    expect(header).toHaveLength(94);
    await setForMerchant(payments, { company_identification: '9FJORD0001', company_name: 'Fjörd Market' });
    const merchants = (await writtenBatchOf(payments)).header;
    expect(merchants.slice(0, 69)).toBe('5225FJORD MARKET                        9FJORD0001PPDPAYMENT         ');
  });

  story(
    'inherits each field: from the tenant what the merchant has not set, from the bank what neither has set',
    async () => {
      const payments = await paymentsOf(service);
      expect(described(await writtenBatchOf(payments))).toMatchObject({
        name: 'FJORD MARKET LLC',
        identification: '1091000019',
      });
      await setFor(payments, { company_identification: 'TENANT0001', company_name: 'TENANT' });
      await setForMerchant(payments, { company_name: 'MERCHANT' });
      expect(described(await writtenBatchOf(payments))).toMatchObject({
        name: 'MERCHANT',
        identification: 'TENANT0001',
      });
      await setForMerchant(payments, { company_name: null, company_identification: 'MERCHANT01' });
      const { uuid, company_name } = await payments.started();
      expect(company_name).toBe('TENANT');
      await advance(service, { banking_days: 1 });
      expect(described(await batchOf(payments, uuid, 'capture'))).toMatchObject({
        name: 'TENANT',
        identification: 'MERCHANT01',
      });
      // A payment's own name comes first.
      expect(described(await writtenBatchOf(payments, { company_name: 'ONE SHOP' })).name).toBe('ONE SHOP');
    },
  );

  story('has the payer’s values when the payee is no merchant', async () => {
    const payments = await paymentsOf(service);
    const { payer_uuid, payee_uuid } = payments.pair;
    await setForMerchant(payments, { company_identification: 'PAYER00001' });
    const turned = { payer_uuid: payee_uuid, payee_uuid: payer_uuid };
    expect(described(await writtenBatchOf(payments, turned))).toMatchObject({
      identification: 'PAYER00001',
      sec: 'CCD',
    });
  });

  story('differs for another originator: batches are grouped by it, in the order of their traces', async () => {
    const [one, other] = [await paymentsOf(service), await paymentsOf(service)];
    await setFor(one, { company_identification: 'GROUP00001' });
    await setFor(other, { company_identification: 'GROUP00002' });
    // In a file these names and descriptions are equal, in our tables they differ.
    const bodies = [
      { company_name: 'SHOP', description: 'BOOKS' },
      { company_name: 'Shop', description: 'Books' },
      { company_name: 'shop', description: 'books' },
    ];
    for (const body of [...bodies, ...bodies]) {
      await one.started(body);
      await other.started(body);
    }
    await advance(service, { banking_days: 1 });
    const batches = await writtenBatches(service);
    const of = (identification: string) =>
      batches.filter(({ header }) => columns(header, 41, 50) === identification).flatMap(({ entries }) => entries);
    expect([of('GROUP00001').length, of('GROUP00002').length]).toEqual([6, 6]);
    for (const { entries } of batches) {
      const traces = entries.map((entry) => columns(entry, 80, 94));
      expect(traces).toEqual(traces.toSorted());
    }
    const [file] = (await get('bank-files?limit=1')).bank_files;
    expect(file).toMatchObject({ state: 'confirmed' });
  });
});

describe('Debits of persons', () => {
  story('are PPD, or WEB when authorized online, single or recurring', async () => {
    const payments = await paymentsOf(service);
    expect(described(await writtenBatchOf(payments))).toMatchObject({ sec: 'PPD', discretionary: '' });
    await setFor(payments, { consumer_debits: 'online' });
    expect(described(await writtenBatchOf(payments, { description: 'GYM' }))).toMatchObject({
      sec: 'WEB',
      discretionary: 'S',
      description: 'GYM',
    });
    await setForMerchant(payments, { online_debits_recur: true });
    expect(described(await writtenBatchOf(payments))).toMatchObject({ sec: 'WEB', discretionary: 'R' });
    await setForMerchant(payments, { consumer_debits: 'prearranged' });
    expect(described(await writtenBatchOf(payments))).toMatchObject({ sec: 'PPD', discretionary: '' });
  });

  story(
    'for goods bought online are PURCHASE, whatever the payment says, and RETRY PYMT when presented again',
    async () => {
      const payments = await paymentsOf(service);
      await put(`processors/${payments.processor.uuid}`, {
        present_again: true,
        originator: { consumer_debits: 'online_purchase' },
      });
      const { uuid } = await payments.started({ description: 'ORDER 7' });
      await advance(service, { banking_days: 1 });
      expect(described(await batchOf(payments, uuid, 'capture'))).toMatchObject({
        sec: 'WEB',
        description: 'PURCHASE',
      });
      await returnEntry(service, uuid, { stage: 'capture', code: 'R01' });
      await advance(service, { banking_days: 1 });
      expect(described(await batchOf(payments, uuid, 'capture'))).toMatchObject({
        sec: 'WEB',
        description: 'RETRY PYMT',
      });
      // The credit to the merchant is no purchase.
      await advance(service, { banking_days: 6 });
      expect(described(await batchOf(payments, uuid, 'payout'))).toMatchObject({ sec: 'CCD', description: 'ORDER 7' });
    },
  );

  story('of businesses are CCD for any authorization', async () => {
    const payments = await paymentsOf(service);
    const { token } = payments.processor;
    await setFor(payments, { consumer_debits: 'online_purchase' });
    const payer = await registerBusiness(service, token, {
      bank_account: {
        custom: {
          account_number: '70005001',
          routing_number: '021000021',
          account_name: 'Ops',
          account_type: 'checking',
        },
      },
    });
    const batch = await writtenBatchOf(payments, { payer_uuid: payer.uuid, description: 'INVOICE 9' });
    expect(described(batch)).toMatchObject({ sec: 'CCD', description: 'INVOICE 9', discretionary: '' });
  });
});

describe('Credits of wages', () => {
  story('are PAYROLL, whatever the payment says; entries back to a payer are not', async () => {
    const payments = await paymentsOf(service);
    const { payer_uuid, payee_uuid } = payments.pair;
    await setForMerchant(payments, { payouts_are_wages: true });
    // The employer pays a person.
    const { uuid } = await payments.started({ payer_uuid: payee_uuid, payee_uuid: payer_uuid, description: 'MARCH' });
    await advance(service, { banking_days: 6 });
    expect(described(await batchOf(payments, uuid, 'capture'))).toMatchObject({ sec: 'CCD', description: 'MARCH' });
    expect(described(await batchOf(payments, uuid, 'payout'))).toMatchObject({ sec: 'PPD', description: 'PAYROLL' });

    const sold = await payments.started();
    await advance(service, { banking_days: 6 });
    await returnEntry(service, sold.uuid, { stage: 'payout' });
    await advance(service, { banking_days: 1 });
    expect(described(await batchOf(payments, sold.uuid, 'payout'))).toMatchObject({
      sec: 'CCD',
      description: 'PAYOUT',
    });
    expect(described(await batchOf(payments, sold.uuid, 'reverse_payout'))).toMatchObject({
      sec: 'PPD',
      description: 'RETURNED',
    });
  });
});

describe('PUT /admin/v1/users/{uuid}/originator', () => {
  story(
    'changes the fields of the body, answers the result; the audit trail keeps both values, but no names',
    async () => {
      const payments = await paymentsOf(service);
      const { payee_uuid } = payments.pair;
      const inherited = {
        company_identification: null,
        company_name: null,
        consumer_debits: null,
        online_debits_recur: null,
        payouts_are_wages: null,
      };
      expect(await get(`users/${payee_uuid}/originator`)).toEqual(inherited);
      await setForMerchant(payments, { company_name: 'MERCHANT' });
      await setForMerchant(payments, { consumer_debits: 'online' });
      await setForMerchant(payments, {});
      const now = { ...inherited, company_name: 'MERCHANT', consumer_debits: 'online' };
      expect(await get(`users/${payee_uuid}/originator`)).toEqual(now);
      expect((await setForMerchant(payments, { company_name: null })).body.data.company_name).toBeNull();
      const trail = await acts(payments, 'originator.changed');
      expect(trail.map(({ detail }: { detail: object }) => detail)).toEqual([
        { before: {}, after: {}, changed: ['company_name'] },
        { before: { consumer_debits: null }, after: { consumer_debits: 'online' } },
        { before: {}, after: {}, changed: ['company_name'] },
      ]);
      expect(trail[0]).toMatchObject({ actor: 'admin', subject: 'user', subject_uuid: payee_uuid });
    },
  );

  story('is for businesses: 422 for a person, 404 for an unknown user, 403 for a tenant', async () => {
    const { token } = await service.processor();
    const person = await registerPerson(service, token);
    expect(refusal(await put(`users/${person.uuid}/originator`, {}))).toEqual([422, 'uuid', 'not_a_business']);
    const unknown = 'users/01a00000-0000-7000-8000-000000000000/originator';
    for (const method of ['GET', 'PUT']) {
      expect((await service.send(method, `/admin/v1/${unknown}`)).status).toBe(404);
      expect((await service.send(method, `/admin/v1/users/${person.uuid}/originator`, { token })).status).toBe(403);
    }
  });

  it.each([
    ['seventeen characters', { company_name: 'ABCDEFGHIJKLMNOPQ' }, 'company_name'],
    ['sixteen that become more in a bank file', { company_name: 'STRASSENBAHNGROß' }, 'company_name'],
    ['letters that no bank file can hold', { company_name: 'Café 東京' }, 'company_name'],
    ['only zeros', { company_name: '000' }, 'company_name'],
    ['a blank at the end', { company_name: 'SHOP ' }, 'company_name'],
    ['eight characters', { company_identification: '12345678' }, 'company_identification'],
    ['lower-case letters', { company_identification: '12345abcde' }, 'company_identification'],
    ['ten zeros', { company_identification: '0000000000' }, 'company_identification'],
    ['an unknown SEC code', { consumer_debits: 'TEL' }, 'consumer_debits'],
  ])('refuses %s and names the field', async (_, originator, field) => {
    const payments = await paymentsOf(service);
    expect(refusal(await setForMerchant(payments, originator)).slice(0, 2)).toEqual([422, field]);
    expect(refusal(await setFor(payments, originator)).slice(0, 2)).toEqual([422, `originator.${field}`]);
    expect(await acts(payments, 'originator.changed')).toEqual([]);
  });
});

describe('PUT /admin/v1/processors/{uuid}', () => {
  story('changes the fields of the body; the audit trail keeps both the old and the new values', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = payments.processor;
    expect(await get(`processors/${uuid}`)).toMatchObject({
      name: 'Northwind Pay',
      payout_delay_days: 2,
      zero_delay_allowed: false,
      present_again: false,
      keep_returned_payouts: false,
      unique_client_reference_ids: false,
      originator: { company_identification: null },
    });
    const changed = await put(`processors/${uuid}`, { payout_delay_days: 5, present_again: true, name: 'Westwind' });
    expect(changed.body.data).toMatchObject({ uuid, name: 'Westwind', payout_delay_days: 5, present_again: true });
    expect(await get(`processors/${uuid}`)).toEqual(changed.body.data);
    expect((await put(`processors/${uuid}`, { present_again: true })).body.data).toEqual(changed.body.data);
    expect((await acts(payments, 'processor.changed')).map(({ detail }: { detail: object }) => detail)).toEqual([
      {
        before: { name: 'Northwind Pay', payout_delay_days: 2, present_again: false },
        after: { name: 'Westwind', payout_delay_days: 5, present_again: true },
      },
    ]);
    expect(await payments.started()).toMatchObject({ payout_delay_days: 5, vendor_name: 'Westwind' });
  });

  story('allows payouts without a delay only by permission', async () => {
    const payments = await paymentsOf(service);
    const path = `processors/${payments.processor.uuid}`;
    const denied = [422, 'payout_delay_days', 'permission'];
    expect(refusal(await put(path, { payout_delay_days: 0 }))).toEqual(denied);
    expect((await put(path, { zero_delay_allowed: true })).status).toBe(200);
    expect((await put(path, { payout_delay_days: 0 })).body.data.payout_delay_days).toBe(0);
    expect((await payments.started()).payout_delay_days).toBe(0);
    expect(refusal(await put(path, { zero_delay_allowed: false }))).toEqual([422, 'zero_delay_allowed', 'permission']);
    expect((await put(path, { zero_delay_allowed: false, payout_delay_days: 1 })).status).toBe(200);
    expect(refusal(await put(path, { payout_delay_days: 61 })).slice(0, 2)).toEqual([422, 'payout_delay_days']);
  });

  story('keeps a returned payout for another account of the payee, once that is set', async () => {
    const payments = await paymentsOf(service);
    await put(`processors/${payments.processor.uuid}`, { keep_returned_payouts: true });
    const { uuid } = await payments.started();
    await advance(service, { banking_days: 6 });
    await returnEntry(service, uuid, { stage: 'payout' });
    expect(await payments.read(uuid)).toMatchObject({
      payout_status: 'PAYOUT_ACH_FAILED',
      reverse_payout_status: null,
    });
  });

  story('answers 404 for an unknown processor and 403 to a tenant', async () => {
    const { uuid, token } = await service.processor();
    for (const method of ['GET', 'PUT']) {
      const unknown = '/admin/v1/processors/01a00000-0000-7000-8000-000000000000';
      expect((await service.send(method, unknown)).status).toBe(404);
      expect((await service.send(method, `/admin/v1/processors/${uuid}`, { token })).status).toBe(403);
    }
  });
});
