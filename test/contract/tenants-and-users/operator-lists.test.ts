// Lists of all tenants, newest first, and what happened day by day. And the list of a tenant's
// refunds.
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../src/ach/calendar/days.ts';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { paidOut, refundCreditReturned, refunded } from '../../support/payments/failed-payments.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});

interface Row {
  uuid: string;
  processor_uuid: string;
  status: string;
}

/** Every row of a list, page by page. */
async function every(path: string, plural: string, { token, limit = 2 }: { token?: string; limit?: number } = {}) {
  const rows: Row[] = [];
  let next: string | null = null;
  do {
    const after: string = next === null ? '' : `&after=${next}`;
    const sent = `${path}${path.includes('?') ? '&' : '?'}limit=${limit}${after}`;
    const { status, body } = await service.send('GET', sent, token === undefined ? {} : { token });
    expect(status, sent).toBe(200);
    rows.push(...body.data[plural]);
    ({ next } = body.data);
  } while (next !== null);
  return rows;
}
const uuidsOf = (rows: readonly Row[]) => rows.map(({ uuid }) => uuid);

describe('Refunds', () => {
  it('of all tenants or of one, with a status or any, newest first', async () => {
    const failed = await refundCreditReturned(service);
    const done = await refunded(service);
    const [{ uuid: ofDone }] = (
      await service.send('GET', `/3p/api/v1/transactions/${done.uuid}/refunds`, {
        token: done.payments.processor.token,
      })
    ).body.data.refunds;

    expect(uuidsOf(await every('/admin/v1/refunds', 'refunds', { limit: 1 }))).toEqual([ofDone, failed.refund]);
    expect(await every('/admin/v1/refunds?status=REFUND_FAILED', 'refunds')).toMatchObject([
      { uuid: failed.refund, processor_uuid: failed.payments.processor.uuid, status: 'REFUND_FAILED' },
    ]);
    const ofTenant = `/admin/v1/refunds?processor_uuid=${done.payments.processor.uuid}`;
    expect(uuidsOf(await every(ofTenant, 'refunds'))).toEqual([ofDone]);
    expect(await every(`${ofTenant}&status=REFUND_FAILED`, 'refunds')).toEqual([]);
    expect((await service.send('GET', `/admin/v1/refunds/${ofDone.toUpperCase()}`)).body.data).toMatchObject({
      uuid: ofDone,
      processor_uuid: done.payments.processor.uuid,
      status: 'REFUND_COMPLETE',
    });
    const unknown = '/admin/v1/refunds/019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
    expect((await service.send('GET', unknown)).status).toBe(404);
  });

  it('are listed for a tenant: a vendor sees its own', async () => {
    const payments = await paymentsOf(service);
    const { uuid: processorUuid, token } = payments.processor;
    const vendor = await service.vendor(processorUuid, 'Corner Shop');
    const refundOf = async (of: Payments) => {
      const { uuid } = await of.started();
      await advance(service, { banking_days: 6 });
      return (await of.refund(uuid, { amount: 1_000 })).body.data.uuid as string;
    };
    const own = await refundOf(payments);
    const pair = await registerPayerAndPayee(service, processorUuid, { vendorId: vendor.uuid });
    const { uuid } = (
      await service.send('POST', '/3p/api/v1/transaction', { token: vendor.token, body: { ...pair, amount: 5_000 } })
    ).body.data;
    await advance(service, { banking_days: 6 });
    const ofVendor = (await payments.refund(uuid, { amount: 500 })).body.data.uuid as string;
    const list = (of: string, query = '') => every(`/3p/api/v2/refunds${query}`, 'refunds', { token: of, limit: 1 });
    expect(uuidsOf(await list(token))).toEqual([ofVendor, own]);
    expect(uuidsOf(await list(vendor.token))).toEqual([ofVendor]);
    expect(await list(vendor.token, '?status=REFUND_COMPLETE')).toEqual([]);
    const wrong = await service.send('GET', '/3p/api/v2/refunds?status=DONE', { token });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'status']);
  });
});

describe('GET /admin/v1/batches', () => {
  it('has the daily runs of all tenants with their sums, newest first', async () => {
    const of: string[] = [];
    for (const amount of [7_000, 9_000]) {
      const payments = await paymentsOf(service, { payout_type: 'batch' });
      await payments.started({ amount });
      await advance(service, { banking_days: 6 });
      of.unshift(payments.processor.uuid);
    }
    const runs = await every('/admin/v1/batches?kind=payout', 'batches', { limit: 1 });
    expect(runs).toMatchObject([
      { processor_uuid: of[0], kind: 'payout', amount: 9_000, transaction_count: 1, merchant_count: 1 },
      { processor_uuid: of[1], kind: 'payout', amount: 7_000 },
    ]);
    expect(uuidsOf(await every(`/admin/v1/batches?processor_uuid=${of[1]}`, 'batches'))).toEqual([runs[1]!.uuid]);
    expect(await every('/admin/v1/batches?kind=refund', 'batches')).toEqual([]);
    const one = await service.send('GET', `/admin/v1/batches/${uuidsOf(runs)[0]!.toUpperCase()}`);
    const { payments, ...listed } = one.body.data;
    expect(listed).toEqual(runs[0]);
    expect(payments).toMatchObject([{ payer_name: expect.any(String), payee_name: expect.any(String) }]);
  });
});

describe('GET /admin/v1/series', () => {
  const series = async (query: string) => (await service.send('GET', `/admin/v1/series${query}`)).body;

  it('has what was sent and came back on each day, and the rates of a tenant', async () => {
    const { payments, uuid } = await paidOut(service);
    const day = easternDay(service.context.clock.now());
    await service.send('POST', `/sandbox/v1/transactions/${uuid}/return`, { body: { stage: 'capture', code: 'R10' } });
    await advance(service, { banking_days: 1 });
    const to = easternDay(service.context.clock.now());
    const { limits, days } = (
      await series(`?processor_uuid=${payments.processor.uuid}&start_date=${addDays(day, -30)}&end_date=${to}`)
    ).data;
    expect(limits).toEqual({ unauthorized: 0.5, administrative: 3, overall: 15 });
    const total = (name: string) => days.reduce((sum: number, one: Record<string, number>) => sum + one[name]!, 0);
    expect([total('debits') >= 1, total('debited') >= 10_000, total('credited') >= 9_700]).toEqual([true, true, true]);
    expect([total('returned'), total('unauthorized'), total('administrative')]).toEqual([1, 1, 0]);
    expect(days.at(-1).rates.unauthorized).toBeGreaterThan(0);
    expect(days.at(-1).rated_debits).toBeGreaterThanOrEqual(1);
    expect([days[0].rates, days[0].rated_debits]).toEqual([null, null]);
    const ofAll = (await series(`?start_date=${addDays(to, -13)}&end_date=${to}`)).data.days;
    expect(ofAll).toHaveLength(14);
    expect(ofAll.at(-1).rates).toBeNull();
    expect(ofAll.reduce((sum: number, { returned }: { returned: number }) => sum + returned, 0)).toBeGreaterThan(0);
    expect(ofAll.some((one: { debited: number }) => one.debited >= 10_000)).toBe(true);
  });

  it('has the debits, the returns and the rates of one merchant, and its own cents', async () => {
    const { payments, uuid } = await paidOut(service);
    const { uuid: processor_uuid } = payments.processor;
    const other = await registerPayerAndPayee(service, processor_uuid);
    await payments.started({ ...other });
    const held = await payments.started({ payer_uuid: other.payer_uuid, amount: 2_000 });
    const body = { kind: 'operator', reason: 'The payee asked to wait.' };
    await service.send('POST', `/admin/v1/transactions/${held.uuid}/holds`, { body });
    await service.send('POST', `/sandbox/v1/transactions/${uuid}/return`, { body: { stage: 'capture', code: 'R10' } });
    await advance(service, { banking_days: 5 });
    const of = `?processor_uuid=${processor_uuid}&merchant_uuid=`;
    const sums = async (merchant: string) => {
      const { days } = (await series(of + merchant)).data;
      expect(days.every(({ debited }: Record<string, null>) => debited === null)).toBe(true);
      const total = (name: string) => days.reduce((sum: number, one: Record<string, number>) => sum + one[name]!, 0);
      dollars.push([total('earned'), total('credited')]);
      return [total('debits'), total('returned'), total('unauthorized'), days.at(-1).rates.unauthorized];
    };
    const dollars: [earned: number, credited: number][] = [];
    const [debits, ...returned] = await sums(payments.pair.payee_uuid.toUpperCase());
    expect([debits >= 1, returned[0], returned[1]]).toEqual([true, 1, 1]);
    expect(returned[2]).toBeGreaterThan(0);
    expect(await sums(other.payee_uuid)).toEqual([1, 0, 0, 0]);
    // What became good after the fee, and what was paid out: nothing of the payment on hold.
    expect(dollars).toEqual([
      [11_700, 9_700],
      [10_000, 10_000],
    ]);
    const one = (await service.send('GET', `/admin/v1/return-rates${of}${other.payee_uuid}`)).body.data;
    expect(one).toMatchObject({ return_rates: [{ owner_uuid: other.payee_uuid, debits: 1 }], next: null });
    const none = await service.send('GET', `/admin/v1/return-rates${of}${other.payer_uuid}`);
    expect(none.body.data.return_rates).toEqual([]);
  });

  it('refuses a merchant without its processor, and one of another processor', async () => {
    const [one, another] = [await paymentsOf(service), await paymentsOf(service)];
    const { payee_uuid } = one.pair;
    const errorOf = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.errors[0];
    expect(await errorOf(`series?merchant_uuid=${payee_uuid}`)).toMatchObject({ field: 'processor_uuid' });
    const foreign = `?processor_uuid=${another.processor.uuid}&merchant_uuid=${payee_uuid}`;
    for (const list of ['series', 'return-rates'])
      expect(await errorOf(list + foreign)).toMatchObject({ field: 'merchant_uuid', code: 'unknown' });
  });

  it('refuses days out of order and too many days', async () => {
    const field = async (query: string) => (await series(query)).errors[0].field;
    expect(await field('?start_date=2026-03-02&end_date=2026-03-01')).toBe('start_date');
    expect(await field('?start_date=2026-01-01&end_date=2026-03-01')).toBe('start_date');
    expect(await field('?start_date=2026-02-30')).toBe('start_date');
    expect((await series('')).data.days).toHaveLength(14);
  });
});

describe('A period of a list', () => {
  beforeAll(async () => {
    for (let n = 0; n < 2; n++) await refundCreditReturned(service);
  });

  it.each([
    ['/admin/v1/refunds', 'refunds', 'created'],
    ['/admin/v1/bank-files', 'bank_files', 'created'],
    ['/admin/v1/inbound-files', 'inbound_files', 'read'],
    ['/admin/v1/audit-trail', 'acts', 'acted'],
  ])('%s: has what is from its first instant on and before its last one, on pages', async (path, plural, name) => {
    const all = (await every(path, plural)) as unknown as Record<string, string>[];
    const times = [...new Set(all.map((row) => row[`${name}_at`]!))];
    expect(times.length).toBeGreaterThan(1);
    for (const from of times.slice(0, 4))
      for (const before of times.slice(0, 4).filter((one) => one >= from)) {
        const period = `${name}_from=${encodeURIComponent(from)}&${name}_before=${encodeURIComponent(before)}`;
        const within = all.filter((row) => row[`${name}_at`]! >= from && row[`${name}_at`]! < before);
        expect(uuidsOf(await every(`${path}?${period}`, plural))).toEqual(within.map(({ uuid }) => uuid));
      }
  });

  it('that ends before it begins is refused', async () => {
    const refused = await service.send(
      'GET',
      '/admin/v1/refunds?created_from=2026-03-03T00:00:00Z&created_before=2026-03-02T00:00:00Z',
    );
    expect(refused.body.errors[0]).toMatchObject({ field: 'created_from', code: 'order' });
  });
});
