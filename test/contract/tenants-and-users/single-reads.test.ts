// Single reads of what lists of operators have: each read answers the row of its list.
import { beforeAll, describe, expect, it } from 'vitest';
import { answerToEntry, receive } from '../../support/banks/bank-answers.ts';
import { enterLines } from '../../support/banks/bank-statements.ts';
import { person } from '../../support/operators/person.ts';
import { type PlayedPayment, playPayment } from '../../support/payments/played-payment.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payment: PlayedPayment;
const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const act = async (path: string, body: object) =>
  expect((await service.send('POST', `/admin/v1/${path}`, { body })).status).toBeLessThan(300);

beforeAll(async () => {
  service = await testService();
  payment = await playPayment(service, { amount: 10_000 });
  const unknown = await playPayment(service, { amount: 1_234 });
  await payment.days(5);
  await payment.returnEntry('capture', 'R01');
  const [late] = (await get('late-returns')).items;
  await act('dishonors', { item_uuid: late.uuid, code: 'R68' });
  await receive(
    service,
    await answerToEntry(service, unknown.uuid, { code: 'R01', changes: { trace_number: '091000019999998' } }),
  );
  await enterLines(service, { direction: 'credit', amount: 77, reference: 'Z' });
  await unknown.refund(100);
  await person(service, 'viewer');
  await act(`transactions/${payment.uuid}/holds`, { kind: 'operator', reason: 'The police asked.' });
  await act(`users/${payment.payments.pair.payer_uuid}/blocks`, { kind: 'fraud', reason: 'A stolen identity.' });
});

describe('A single read', () => {
  it.each([
    ['bank-files', 'bank-files', 'bank_files'],
    ['inbound-files', 'inbound-files', 'inbound_files'],
    ['suspense', 'bank-items', 'items'],
    ['dishonors', 'dishonors', 'dishonors'],
    ['bank-statement/lines', 'bank-statement/lines', 'lines'],
    ['holds', 'holds', 'holds'],
    ['blocks', 'blocks', 'blocks'],
    ['refunds', 'refunds', 'refunds'],
    ['tokens', 'tokens', 'tokens'],
    ['operators', 'operators', 'operators'],
  ])('of %s answers the row of the list', async (list, path, plural) => {
    const rows = (await get(`${list}?limit=100`))[plural];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      // Rows also name payer and payee. Rows of open holds and blocks name the payment or the user.
      const { payer_name, payee_name, ...plain } = row;
      const { processor_uuid, amount, user_name, ...own } = plain;
      const expected = ['holds', 'blocks'].includes(list) ? own : plain;
      expect(await get(`${path}/${row.uuid.toUpperCase()}`)).toEqual(expected);
    }
    const { status, body } = await service.send('GET', `/admin/v1/${path}/${payment.uuid}`);
    expect([status, body.errors[0].field]).toEqual([404, 'uuid']);
  });

  it('of a vendor answers it with its processor', async () => {
    const { uuid: processorUuid } = payment.payments.processor;
    const { uuid } = await service.vendor(processorUuid, 'Corner Shop');
    const found = await get(`vendors/${uuid.toUpperCase()}`);
    expect(found).toMatchObject({ uuid, processor_uuid: processorUuid, name: 'Corner Shop' });
    const { vendors } = (await get('processors?limit=100')).processors.find(
      (one: { uuid: string }) => one.uuid === processorUuid,
    );
    const listed = await get(`vendors?processor_uuid=${processorUuid}&limit=100`);
    expect(listed.vendors).toContainEqual(found);
    expect((await get('vendors?limit=1')).vendors).toHaveLength(1);
    expect(vendors).toContainEqual({ uuid, name: found.name, created_at: found.created_at });
    expect((await service.send('GET', `/admin/v1/vendors/${processorUuid}`)).status).toBe(404);
  });

  it('shows times in ISO 8601, and tenants still get theirs', async () => {
    const [hold] = (await get('holds')).holds;
    expect(hold.placed_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const { token } = payment.payments.processor;
    const own = await service.send('GET', `/3p/api/v2/transactions/${payment.uuid}`, { token });
    expect(own.body.data.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });
});

describe('A list', () => {
  it.each(['limits', 'return-rates'])('of %s has every owner once, page by page', async (list) => {
    const { uuid: processorUuid } = payment.payments.processor;
    const { payee_uuid } = payment.payments.pair;
    const change = (path: string) =>
      service.send('PUT', `/admin/v1/${path}/limits`, { body: { amount_per_day: 1_000_000 } });
    for (const path of [`processors/${processorUuid}`, `users/${payee_uuid}`])
      expect((await change(path)).status).toBe(200);
    const plural = list.replace('-', '_');
    const owners: string[] = [];
    for (let after = ''; ; ) {
      const page = await get(`${list}?processor_uuid=${processorUuid}&limit=1${after}`);
      owners.push(...page[plural].map(({ owner_uuid }: { owner_uuid: string }) => owner_uuid));
      if (page.next === null) break;
      after = `&after=${page.next}`;
    }
    expect(owners).toEqual([processorUuid, payee_uuid]);
  });
});

describe('The entries of a file', () => {
  it('are all that it moves, page by page, with their trace numbers', async () => {
    const legs = await service.context.database.query<{ file_uuid: string; uuid: string; trace_id: string }>(
      'SELECT l.file_uuid, l.uuid, e.trace_id FROM legs l JOIN entries e ON e.uuid = l.entry_uuid ORDER BY l.uuid',
      [],
    );
    for (const file of (await get('bank-files?limit=100')).bank_files) {
      const found: {
        uuid: string;
        trace_id: string;
        transaction_uuid: string;
        payer_name: string;
        payee_name: string;
      }[] = [];
      for (let after = ''; ; ) {
        const page = await get(`bank-files/${file.uuid}/entries?limit=1${after}`);
        found.push(...page.entries);
        if (page.next === null) break;
        after = `&after=${page.next}`;
      }
      const expected = legs.filter(({ file_uuid }) => file_uuid === file.uuid);
      expect(found.map(({ uuid, trace_id }) => ({ uuid, trace_id })).toSorted(byUuid)).toEqual(
        expected.map(({ uuid, trace_id }) => ({ uuid, trace_id })),
      );
      for (const { transaction_uuid, payer_name, payee_name } of found) {
        const whole = await get(`transactions/${transaction_uuid}`);
        expect({ payer_name, payee_name }).toEqual({ payer_name: whole.payer_name, payee_name: whole.payee_name });
        expect(payer_name).not.toBeNull();
      }
    }
    expect((await service.send('GET', `/admin/v1/bank-files/${payment.uuid}/entries`)).status).toBe(404);
  });
});

const byUuid = (a: { uuid: string }, b: { uuid: string }) => (a.uuid < b.uuid ? -1 : 1);
