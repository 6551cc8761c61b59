// The search for payments: every filter, alone and together, answers what a look at each payment
// answers, page by page.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever a record holds
type Found = any;

let service: TestService;
let tenants: Payments[];
let vendor: { uuid: string; token: string };
/** Every payment as the operator finds it, with what records do not show. */
let all: (Found & { vendor_uuid: string | null; held: boolean })[];
let traces: string[];

const references = ['order-1', 'order-2', 'a reference with spaces & signs'];

const queryOf = (filters: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]));

async function found(
  path: string,
  filters: Record<string, unknown>,
  token?: string,
): Promise<{ transactions: Found[]; next: string | null }> {
  const answer = await service.send('GET', `${path}?${queryOf(filters)}`, token === undefined ? {} : { token });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.data;
}

/** All pages. */
async function everyPage(path: string, filters: Record<string, unknown>, limit: number, token?: string) {
  const rows: Found[] = [];
  let after: string | null = null;
  do {
    const page = await found(path, { ...filters, limit, ...(after === null ? {} : { after }) }, token);
    expect(page.transactions.length).toBeLessThanOrEqual(limit);
    rows.push(...page.transactions);
    after = page.next;
  } while (after !== null);
  return rows;
}
const ofOperator = '/admin/v1/transactions';
const ofTenant = '/3p/api/v2/transactions/search';
const ofList = '/3p/api/v2/transactions';

beforeAll(async () => {
  service = await testService();
  tenants = [await paymentsOf(service), await paymentsOf(service), await paymentsOf(service)];
  vendor = await service.vendor(tenants[0]!.processor.uuid);
  const pairOfVendor = await registerPayerAndPayee(service, tenants[0]!.processor.uuid, { vendorId: vendor.uuid });
  const held: string[] = [];
  const ofVendor: string[] = [];
  const round = async () => {
    for (const [index, payments] of tenants.entries())
      for (let n = 0; n < 4; n++) {
        const body = {
          amount: 1_000 * (n + 1),
          ...(n < 3 ? { client_reference_id: references[(index + n) % 3] } : {}),
        };
        await payments.started(body);
      }
    for (let n = 0; n < 2; n++) ofVendor.push((await tenants[0]!.started({ ...pairOfVendor, amount: 7_000 + n })).uuid);
  };
  await round();
  await advance(service, { banking_days: 9 });
  await round();
  const [first, second, third] = tenants;
  const recent = async (payments: Payments) =>
    (await everyPage(ofOperator, { processor_uuid: payments.processor.uuid }, 100)).slice(0, 4);
  await first!.cancel((await recent(first!))[2].uuid);
  for (const [payments, place] of [
    [second!, 1],
    [third!, 2],
  ] as const) {
    const { uuid } = (await recent(payments))[place];
    const body = { kind: 'risk', reason: 'Looks odd.' };
    const { status } = await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, { body });
    expect(status).toBe(201);
    held.push(uuid);
  }
  await advance(service, { banking_days: 1 });
  await returnEntry(service, (await recent(second!))[0].uuid, { stage: 'capture', code: 'R01' });
  await returnEntry(service, (await recent(second!))[3].uuid, { stage: 'capture', code: 'R09' });
  await advance(service, { banking_days: 9 });
  await returnEntry(service, (await recent(third!))[0].uuid, { stage: 'capture', code: 'R01' });
  await round();
  all = (await everyPage(ofOperator, {}, 100)).map((one) => ({
    ...one,
    vendor_uuid: ofVendor.includes(one.uuid) ? vendor.uuid : null,
    held: held.includes(one.uuid),
  }));
  traces = all.flatMap(({ trace_ids: { capture_trace_id, payout_trace_id } }) =>
    [capture_trace_id, payout_trace_id].filter((trace) => trace !== ''),
  );
});

/** Whether a record matches, as a reader of the documentation would decide. */
const matches = (one: Found, filters: Record<string, unknown>): boolean =>
  Object.entries(filters).every(([name, value]) => {
    switch (name) {
      case 'user_uuid':
        return one.payer_uuid === value || one.payee_uuid === value;
      case 'amount_from':
        return one.amount >= (value as number);
      case 'amount_to':
        return one.amount <= (value as number);
      case 'trace_id':
        return Object.values(one.trace_ids).includes(value);
      case 'created_from':
        return one.created_at >= (value as string);
      case 'created_before':
        return one.created_at < (value as string);
      case 'updated_since':
        return one.updated_at >= (value as string);
      case 'updated_before':
        return one.updated_at < (value as string);
      default:
        return one[name] === value;
    }
  });

/** A filter with a value that some payment has, or had before. */
const someFilters = () => {
  const any = fc.constantFrom(...all);
  const field = (name: string) => any.map((one) => one[name]).filter((value) => value !== null && value !== '');
  return fc.record(
    {
      user_uuid: fc.oneof(field('payer_uuid'), field('payee_uuid')),
      state: field('state'),
      transaction_status: field('transaction_status'),
      capture_status: field('capture_status'),
      payout_status: field('payout_status'),
      clawback_status: field('clawback_status'),
      payer_uuid: field('payer_uuid'),
      payee_uuid: field('payee_uuid'),
      ach_return_code: fc.constantFrom('R01', 'R09', 'R03'),
      amount_from: field('amount'),
      amount_to: field('amount'),
      client_reference_id: fc.constantFrom(...references, 'unknown'),
      trace_id: fc.constantFrom(...traces, '091000010000000'),
      held: fc.boolean(),
      created_from: field('created_at'),
      created_before: field('created_at'),
      updated_since: field('updated_at'),
      updated_before: field('updated_at'),
    },
    { requiredKeys: [] },
  );
};
const inOrder = ({ amount_from: from, amount_to: to, ...filters }: Record<string, unknown>) => {
  const { created_from, created_before, updated_since, updated_before } = filters as Record<string, string | undefined>;
  const ordered = (a?: unknown, b?: unknown) => a === undefined || b === undefined || (a as string) <= (b as string);
  return ordered(from, to) && ordered(created_from, created_before) && ordered(updated_since, updated_before);
};
/** Users of others are refused. */
const withoutForeignUsers = (filters: Record<string, unknown>, own: Found[]) =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) =>
        !/^(payer|payee|user)_uuid$/.test(name) ||
        own.some((one) => one.payer_uuid === value || one.payee_uuid === value),
    ),
  );
const accountFilter = (side: 'payer' | 'payee', { uuid, aggregator_type }: Found) => ({
  [`${side}_account_uuid`]: uuid,
  [`${side}_account_aggregator_type`]: aggregator_type,
});
const uuids = (rows: Found[]) => rows.map(({ uuid }) => uuid);

describe('A search', () => {
  it('has payments of every kind to find', () => {
    expect(all).toHaveLength(42);
    const statuses = all.map((one) => [one.transaction_status, one.payout_status, one.clawback_status].join(' '));
    expect([...new Set(statuses)].toSorted()).toEqual([
      'CANCELED  ',
      'CAPTURE_ACH_FAILED  ',
      'CAPTURE_ACH_FAILED PAYOUT_COMPLETE CLAWBACK_PENDING',
      'CAPTURE_PENDING  ',
      'IN_PAYOUT  ',
      'IN_PAYOUT PAYOUT_COMPLETE ',
    ]);
    expect(all.filter(({ held }) => held)).toHaveLength(2);
    expect([...new Set(all.map(({ state }) => state))].toSorted()).toEqual([
      'canceled',
      'held',
      'owed',
      'paid',
      'returned',
      'started',
    ]);
  });

  it('of the operator finds exactly the payments that match, newest first, at any length of a page', () =>
    fc.assert(
      fc.asyncProperty(
        someFilters().filter(inOrder),
        fc.constantFrom('none', 'processor', 'vendor'),
        fc.constantFrom(1, 3, 100),
        async (filters, tenant, limit) => {
          const of =
            tenant === 'none'
              ? {}
              : tenant === 'vendor'
                ? { vendor_uuid: vendor.uuid }
                : { processor_uuid: tenants[1]!.processor.uuid };
          const expected = all.filter((one) => matches(one, { ...filters, ...of }));
          const query = { ...filters, ...of };
          const answer = await service.send('GET', `${ofOperator}?${queryOf(query)}`);
          // A user of another tenant than the one named is a mistake.
          if (answer.status === 422) {
            expect(answer.body.errors[0].field).toBe('processor_uuid');
            return;
          }
          expect(uuids(await everyPage(ofOperator, query, limit))).toEqual(uuids(expected));
          const [, ...lines] = (await service.send('GET', `${ofOperator}/file?${queryOf(query)}`)).text.split('\r\n');
          expect(lines.slice(0, -1).map((line) => line.split(',')[0])).toEqual(uuids(expected));
        },
      ),
      { numRuns: 150 },
    ));

  it('by a trace number, a user and a file finds what has all of them', async () => {
    const { bank_files } = (await service.send('GET', '/admin/v1/bank-files?limit=100')).body.data;
    expect(bank_files.length).toBeGreaterThan(1);
    const inFile = new Map<string, string[]>();
    for (const { uuid } of bank_files) {
      const { entries } = (await service.send('GET', `/admin/v1/bank-files/${uuid}/entries?limit=100`)).body.data;
      inFile.set(
        uuid,
        entries.map((entry: { transaction_uuid: string }) => entry.transaction_uuid),
      );
    }
    const users = [...new Set(all.map(({ payer_uuid }) => payer_uuid))];
    for (const [file_uuid, members] of inFile) {
      const ofFile = all.filter(({ uuid }) => members.includes(uuid));
      expect(uuids(await everyPage(ofOperator, { file_uuid }, 3))).toEqual(uuids(ofFile));
      expect((await found(ofOperator, { file_uuid, limit: 100 })).next).toBeNull();
      for (const one of tenants) {
        const of = { file_uuid, processor_uuid: one.processor.uuid };
        const own = ofFile.filter(({ processor_uuid }) => processor_uuid === of.processor_uuid);
        expect(uuids(await everyPage(ofOperator, of, 2))).toEqual(uuids(own));
      }
      for (const user_uuid of users) {
        const own = ofFile.filter((payment) => matches(payment, { user_uuid }));
        expect(uuids(await everyPage(ofOperator, { file_uuid, user_uuid }, 100))).toEqual(uuids(own));
      }
    }
    const [some] = traces;
    for (const user_uuid of users)
      for (const [file_uuid, members] of inFile) {
        const both = all.filter((payment) => matches(payment, { user_uuid, trace_id: some }));
        const found = await everyPage(ofOperator, { trace_id: some, user_uuid }, 100);
        expect(uuids(found)).toEqual(uuids(both));
        const three = await everyPage(ofOperator, { trace_id: some, user_uuid, file_uuid }, 100);
        expect(uuids(three)).toEqual(uuids(both.filter(({ uuid }) => members.includes(uuid))));
      }
  });

  it('of the operator is a file too, with cents and ISO times, and the same refusals', async () => {
    const { headers, text } = await service.send('GET', `${ofOperator}/file?transaction_status=CANCELED`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="payments.csv"');
    const [header, line] = text.split('\r\n').map((one) => one.split(','));
    const canceled = all.find((one) => one.transaction_status === 'CANCELED');
    expect(Object.fromEntries(header!.map((name, index) => [name, line![index]]))).toMatchObject({
      uuid: canceled.uuid,
      amount: String(canceled.amount),
      created_at: canceled.created_at,
      processor_uuid: tenants[0]!.processor.uuid,
      payout_status: '',
      transaction_status: 'CANCELED',
    });
    const { status, body } = await service.send('GET', `${ofOperator}/file?status=CANCELED`);
    expect([status, body.errors[0].field]).toEqual([422, 'status']);
  });

  it('of a tenant finds exactly its own payments that match, and a vendor only its own', () =>
    fc.assert(
      fc.asyncProperty(
        someFilters().filter(inOrder),
        fc.boolean(),
        fc.constantFrom(2, 50),
        async (filters, asVendor, limit) => {
          const { uuid, token } = tenants[0]!.processor;
          const own = all.filter(
            (one) => one.processor_uuid === uuid && (!asVendor || one.vendor_uuid === vendor.uuid),
          );
          const query = withoutForeignUsers(filters, own);
          const rows = await everyPage(ofTenant, query, limit, asVendor ? vendor.token : token);
          expect(uuids(rows)).toEqual(uuids(own.filter((one) => matches(one, query))));
          expect(rows.every((row) => row.processor_uuid === undefined)).toBe(true);
        },
      ),
      { numRuns: 100 },
    ));

  it('has the filters of the list, which answers the same payments in both orders, with their exact number', () =>
    fc.assert(
      fc.asyncProperty(
        someFilters().filter(inOrder),
        fc.constantFrom(undefined, 'payer' as const, 'payee' as const),
        fc.boolean(),
        fc.constantFrom('newest', 'oldest'),
        fc.constantFrom(1, 4, 50),
        fc.boolean(),
        async (filters, side, asVendor, sort_order, per_page, byNumber) => {
          const { uuid, token } = tenants[0]!.processor;
          const own = all.filter(
            (one) => one.processor_uuid === uuid && (!asVendor || one.vendor_uuid === vendor.uuid),
          );
          const ofUsers = withoutForeignUsers(filters, own);
          const account = side && own[0]![`${side}_bank_account`];
          const query = account === undefined ? ofUsers : { ...ofUsers, ...accountFilter(side!, account) };
          const expected = own.filter(
            (one) => matches(one, ofUsers) && (side === undefined || one[`${side}_bank_account`].uuid === account.uuid),
          );
          const rows: Found[] = [];
          let next: string | null = null;
          let page = 1;
          do {
            const place = next === null || byNumber ? { page } : { after: next };
            const asked = queryOf({ ...query, sort_order, per_page, ...place });
            const answer = await service.send('GET', `${ofList}?${asked}`, { token: asVendor ? vendor.token : token });
            expect(answer.status, answer.text).toBe(200);
            const { totalItems, currentPage } = answer.body.data.pagination;
            expect([totalItems, currentPage]).toEqual([expected.length, page++]);
            rows.push(...answer.body.data.transactions);
            next = answer.headers.get('achord-next');
          } while (next !== null);
          expect(uuids(rows)).toEqual(uuids(sort_order === 'newest' ? expected : expected.toReversed()));
        },
      ),
      // The examples read each index: chance may miss one.
      {
        numRuns: 100,
        examples: [
          [{ capture_status: 'CAPTURE_PENDING' }, undefined, false, 'newest', 4, false],
          [{ capture_status: 'CAPTURE_PENDING' }, undefined, true, 'newest', 4, false],
          [{ capture_status: 'CAPTURE_PENDING' }, 'payer', false, 'newest', 4, false],
          [{ user_uuid: all[0]!.payer_uuid, held: false }, undefined, false, 'newest', 4, false],
          [{ transaction_status: 'CANCELED' }, undefined, false, 'newest', 4, false],
          [{ held: true }, undefined, false, 'newest', 4, false],
          [{ client_reference_id: references[0]! }, undefined, false, 'newest', 4, false],
          [{ amount_from: all[0]!.amount, amount_to: all[0]!.amount }, undefined, false, 'newest', 4, false],
        ],
      },
    ));

  it('answers the record that a read of the payment answers, with its state and its refunds', async () => {
    const { processor, read } = tenants[2]!;
    const [newest] = (await found(ofTenant, { limit: 1 }, processor.token)).transactions;
    // With both names, as an operator sees them.
    const [ofAny] = (await found(ofOperator, { limit: 1, processor_uuid: processor.uuid })).transactions;
    const names = { payer_name: 'Ada Moreau', payee_name: 'Fjord Market LLC' };
    expect(newest).toEqual({ ...(await read(newest.uuid)), ...names, state: 'started', amount_refunded: 0 });
    expect(ofAny).toMatchObject({ uuid: newest.uuid, ...names });
    const { data } = (await service.send('GET', `${ofOperator}/${newest.uuid}`)).body;
    expect(data).toMatchObject(names);
  });

  it.each([
    [{ amount_from: 5, amount_to: 4 }, 'amount_from'],
    [{ created_from: '2026-03-02 14:05:09', created_before: '2026-03-01 14:05:09' }, 'created_from'],
    [{ updated_since: 'yesterday, noon-ish' }, 'updated_since'],
    [{ capture_status: 'DONE' }, 'capture_status'],
    [{ state: 'done' }, 'state'],
    [{ ach_return_code: 'C01' }, 'ach_return_code'],
    [{ return_code: 'R01' }, 'return_code'],
    [{ trace_id: '12' }, 'trace_id'],
    [{ user_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d' }, 'user_uuid'],
    [{ vendor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d' }, 'vendor_uuid'],
    [{ file_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d' }, 'file_uuid'],
    [{ after: 'made-up' }, 'after'],
    [{ color: 'red' }, 'color'],
    [{ limit: 101 }, 'limit'],
  ])('refuses %j and names %s', async (filters, field) => {
    const answer = await service.send('GET', `${ofOperator}?${queryOf(filters)}`);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });

  it('refuses a cursor with other filters, a foreign user, and another vendor', async () => {
    const { token, uuid } = tenants[0]!.processor;
    const { next } = await found(ofTenant, { limit: 1 }, token);
    const field = async (query: string, as: string) =>
      (await service.send('GET', `${ofTenant}?${query}`, { token: as })).body.errors[0].field;
    expect(await field(`limit=1&held=false&after=${next}`, token)).toBe('after');
    expect(await field(`after=${next}`, tenants[1]!.processor.token)).toBe('after');
    expect(await field(`user_uuid=${tenants[1]!.pair.payer_uuid}`, token)).toBe('user_uuid');
    expect(await field(`vendor_uuid=${uuid}`, vendor.token)).toBe('vendor_uuid');
  });
});
