// Interface, list transactions: every parameter, the fields of the record and of the pagination,
// both methods.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../../../src/platform/std/identifiers.ts';
import { insertBankAccount, registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { budget } from '../../support/runner/budget.ts';
import { sendRaw } from '../../support/service/raw-http.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
/** Tokens of the processor and of one of its vendors. */
let tokens: { processor: string; vendor: string };

interface Made {
  uuid: string;
  created_at: Date;
  ofVendor: boolean;
  payer: string;
  payee: string;
  payeeType: string;
}
const made: Made[] = [];
interface Account {
  user_uuid: string;
  ofVendor: boolean;
  uuid: string;
  aggregator_type: 'manual' | 'bank_link';
}
/** On each side two accounts of the vendor's user, and one of the processor's own user. */
const accounts: Record<'payer' | 'payee', Account[]> = { payer: [], payee: [] };

// The first and the last millisecond of days, and instants between them.
const instants = [
  '2026-01-31T23:59:59.999Z',
  '2026-02-01T00:00:00.000Z',
  '2026-02-01T12:00:00.000Z',
  '2026-02-28T23:59:59.999Z',
  '2026-03-01T00:00:00.000Z',
];

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  const { uuid: processorId, token } = payments.processor;
  const vendor = await service.vendor(processorId);
  tokens = { processor: token, vendor: vendor.token };
  for (const [vendorId, types] of [
    [vendor.uuid, ['manual', 'bank_link']],
    [null, ['manual']],
  ] as const) {
    const pair = await registerPayerAndPayee(service, processorId, { vendorId });
    for (const side of ['payer', 'payee'] as const)
      for (const aggregator_type of types) {
        const user_uuid = pair[`${side}_uuid`];
        const account = await insertBankAccount(service, processorId, user_uuid, { aggregator_type });
        accounts[side].push({ ...account, user_uuid, ofVendor: vendorId !== null });
      }
  }

  // The API cannot create payments of chosen days: inserts rows like the starting query.
  for (let n = 0; n < 60; n++) {
    const created_at = new Date(instants[n % instants.length]!);
    const [payer, payee] = [accounts.payer[n % 3]!, accounts.payee[Math.floor(n / 3) % 3]!];
    const one = {
      uuid: uuidv7(created_at),
      created_at,
      // A payment belongs to a vendor exactly if both users do.
      ofVendor: payer.ofVendor && payee.ofVendor,
      payer: payer.uuid,
      payee: payee.uuid,
      payeeType: payee.aggregator_type,
    };
    await service.context.database.query(
      `INSERT INTO transactions (shard, processor_id, uuid, vendor_id, payer_uuid, payee_uuid, payer_bank_account_uuid,
         payee_bank_account_uuid, payer_aggregator_type, payee_aggregator_type, type, speed, payout_type,
         payout_delay_days, amount, transaction_fee, created_at, client_reference_id, company_name)
       VALUES (shard_of($1), $1, $2, $3, $4, $5, $6, $7, $8, $9, 'api', 'standard', 'individual', 2, 100, 0, $10, '', '')`,
      [
        processorId,
        one.uuid,
        one.ofVendor ? vendor.uuid : null,
        payer.user_uuid,
        payee.user_uuid,
        payer.uuid,
        payee.uuid,
        payer.aggregator_type,
        payee.aggregator_type,
        created_at,
      ],
    );
    made.push(one);
  }
});

type Query = Record<string, string | number>;
const list = (query: Query | string = {}, token = tokens.processor) => {
  const search = typeof query === 'string' ? query : new URLSearchParams(query as Record<string, string>).toString();
  return service.send('GET', `/3p/api/v2/transactions?${search}`, { token });
};
const listByBody = (body: object, token = tokens.processor) =>
  service.send('POST', '/3p/api/v2/transactions', { token, body });
/** `fetch` sends no body with GET, so this uses a raw request. */
async function listByBodyOfGet(
  body: object | string,
  query = '',
  { chunked = false, type = 'application/json' }: { chunked?: boolean; type?: string } = {},
): Promise<TestAnswer> {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const head = [
    `GET /3p/api/v2/transactions?${query} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    `Authorization: Bearer ${tokens.processor}`,
    `Content-Type: ${type}`,
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes.length}`,
  ].join('\r\n');
  const size = bytes.length.toString(16);
  const sent = chunked ? `${bytes.length === 0 ? '' : `${size}\r\n${bytes}\r\n`}0\r\n\r\n` : bytes;
  const { status, headers, text } = await sendRaw(service.address, `${head}\r\n\r\n${sent}`);
  return { status, headers: new Headers(headers), text, body: JSON.parse(text) };
}
const uuids = ({ body }: TestAnswer) => body.data.transactions.map((one: { uuid: string }) => one.uuid);
const fields = ({ status, body }: TestAnswer) => [status, body.errors.map((error: { field: string }) => error.field)];

/** Pages, dates in the other spelling, an account, and two refused parameters. */
const queriesOfEachKind = (): Query[] => [
  { per_page: 7, page: 2, sort_order: 'oldest' },
  { pageSize: 3, startDate: '2026-02-01', endDate: '2026-02-28' },
  { payer_account_uuid: accounts.payer[0]!.uuid, payer_account_aggregator_type: 'manual' },
  { per_page: 0 },
  { start_date: '2026-02-30' },
];

describe('The answer', () => {
  it('has the envelope, the record and the pagination of the document, field by field', async () => {
    const { status, body } = await list({ per_page: 1 });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'message', 'data', 'errors', 'error_code']);
    expect(body).toMatchObject({ status: true, errors: null, error_code: null });
    expect(Object.keys(body.data)).toEqual(['transactions', 'pagination']);
    expect(body.data.pagination).toEqual({ totalItems: 60, pageSize: 1, currentPage: 1, totalPages: 60 });
    expect(Object.keys(body.data.pagination)).toEqual(['totalItems', 'pageSize', 'currentPage', 'totalPages']);
    const [record] = body.data.transactions;
    expect(Object.keys(record)).toEqual(
      `uuid payer_uuid payee_uuid transaction_status capture_status payout_status clawback_status
       reverse_payout_status currency amount transaction_fee client_reference_id payout_delay_days company_name
       description addenda type ach_return_code failure_code failure_reason cancel_reason payer_bank_account
       payee_bank_account vendor_name created_at updated_at trace_ids`.split(/\s+/),
    );
    expect(Object.keys(record.payer_bank_account)).toEqual(['uuid', 'aggregator_type']);
    expect(Object.keys(record.payee_bank_account)).toEqual(['uuid', 'aggregator_type']);
    expect(Object.keys(record.trace_ids)).toEqual([
      'capture_trace_id',
      'payout_trace_id',
      'reverse_payout_trace_id',
      'refunds',
    ]);
    expect(record.created_at).toBe('2026-03-01 00:00:00');
  });

  it('has a string error_code on failure', async () => {
    const { body } = await list({ per_page: 0 });
    expect(body).toEqual({
      status: false,
      message: 'The given data was invalid.',
      data: null,
      errors: [{ field: 'per_page', code: 'minimum', message: 'must be an integer from 1 to 100' }],
      error_code: 'invalid_request',
    });
    const unauthenticated = await service.send('GET', '/3p/api/v2/transactions', { token: null });
    expect([unauthenticated.status, unauthenticated.body.error_code]).toEqual([401, 'unauthenticated']);
    const forbidden = await service.send('GET', '/3p/api/v2/transactions');
    expect([forbidden.status, forbidden.body.error_code]).toEqual([403, 'wrong_kind_of_token']);
  });

  it('is the same over POST with a JSON body', async () => {
    for (const query of [{}, ...queriesOfEachKind()])
      expect((await listByBody(query)).text).toBe((await list(query)).text);
    expect((await listByBody({ per_page: '7' })).status).toBe(422); // JSON has real integers
  });
});

describe('A body with the fields of a payment', () => {
  const payment = { payer_uuid: randomUUID(), payee_uuid: randomUUID(), amount: 12500, currency: 'EUR' };

  it('is refused, and the error names the path that starts a payment', async () => {
    for (const answer of [await listByBody(payment), await listByBodyOfGet(payment)]) {
      expect([answer.status, answer.body.data]).toEqual([422, null]);
      expect(answer.body.errors).toEqual(
        // The users are filters.
        ['amount', 'currency'].map((field) => ({
          field,
          code: 'not_a_filter',
          message: 'belongs to a new transaction: send it to POST /3p/api/v1/transaction. This path lists transactions',
        })),
      );
    }
  });

  it.each([
    ...['amount', 'transaction_fee', 'company_name', 'description', 'addenda', 'speed'],
    ...['source_bank_account', 'destination_bank_account', 'payout_delay_days_min', 'transactions'],
  ])('is refused for %s', async (field) => {
    const answer = await listByBody({ [field]: 'x' });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
    expect(answer.body.errors[0].message).toContain(
      field === 'transactions' ? 'POST /3p/api/v1/transactions/bulk' : 'POST /3p/api/v1/transaction.',
    );
  });

  it('of unknown fields that are null is answered: absent fields are written like this', async () => {
    const answer = await listByBody({ per_page: 3, status: null, amount: null, payer_uuid: null });
    expect([answer.status, answer.headers.get('achord-ignored-fields')]).toEqual([200, 'status, amount']);
  });
});

describe('A JSON body of a GET', () => {
  it('is read like the query', async () => {
    for (const query of queriesOfEachKind()) expect((await listByBodyOfGet(query)).text).toBe((await list(query)).text);
    expect((await listByBodyOfGet({ start_date: null })).text).toBe((await list()).text);
  });

  it('is combined with a query, unless the two contradict each other', async () => {
    const both = await listByBodyOfGet({ sort_order: 'oldest', per_page: 4 }, 'page=2&per_page=4');
    expect(both.text).toBe((await list({ page: 2, per_page: 4, sort_order: 'oldest' })).text);
    for (const [body, query] of [
      [{ per_page: 5 }, 'per_page=4'],
      [{ pageSize: 5 }, 'per_page=4'],
      [{ end_date: '2026-02-01' }, 'endDate=2026-02-02'],
    ] as const) {
      const answer = await listByBodyOfGet(body, query);
      expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'spellings']);
    }
    const half = { payer_account_uuid: accounts.payer[0]!.uuid };
    expect((await listByBodyOfGet(half, 'payer_account_aggregator_type=manual')).text).toBe(
      (await list({ ...half, payer_account_aggregator_type: 'manual' })).text,
    );
  });

  it('in chunks is read, too; an empty one is ignored', async () => {
    expect((await listByBodyOfGet({ per_page: 3 }, '', { chunked: true })).text).toBe(
      (await list({ per_page: 3 })).text,
    );
    expect((await listByBodyOfGet('', 'per_page=3', { chunked: true })).text).toBe((await list({ per_page: 3 })).text);
  });

  it.each([
    ['no object', '[]', 422, {}],
    ['JSON with a field twice', '{"per_page":3,"per_page":3}', 422, {}],
    ['nested too deeply', `${'['.repeat(40)}${']'.repeat(40)}`, 422, {}],
    ['in another charset', '{}', 415, { type: 'application/json; charset=utf-16' }],
    ['larger than 256 KiB', `{"x":"${'x'.repeat(256 * 1024)}"}`, 413, {}],
    ['larger than 256 KiB, in chunks', `{"x":"${'x'.repeat(256 * 1024)}"}`, 413, { chunked: true }],
  ])('that is %s is refused', async (_how, body, status, how) => {
    expect((await listByBodyOfGet(body, '', how)).status).toBe(status);
  });

  it.each([
    ['cut off', '{"per_page":', {}],
    ['form-encoded, whatever its type says', 'pageSize=3', {}],
    ['form-encoded', 'pageSize=3', { type: 'application/x-www-form-urlencoded' }],
    ['text', 'hello', { type: 'text/plain' }],
    ['of no text', '\u0000\u0001', {}],
    ['form-encoded, in chunks', 'pageSize=3', { chunked: true }],
  ])('that is no JSON (%s) is ignored', async (_how, body, how) => {
    const answer = await listByBodyOfGet(body, 'per_page=2', how);
    expect([answer.status, answer.text]).toEqual([200, (await list({ per_page: 2 })).text]);
  });

  it('of another operation is ignored', async () => {
    const bytes = Buffer.from('{"per_page":0}');
    const answer = await sendRaw(
      service.address,
      `GET /3p/api/v2/users HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${tokens.processor}\r\nContent-Length: ${bytes.length}\r\n\r\n${bytes}`,
    );
    expect(answer.status).toBe(200);
  });
});

describe('per_page and page', () => {
  it('are 10 and 1 by default', async () => {
    const answer = await list();
    expect(uuids(answer)).toHaveLength(10);
    expect(answer.body.data.pagination).toEqual({ totalItems: 60, pageSize: 10, currentPage: 1, totalPages: 6 });
  });

  it.each([1, 2, 60, 99, 100])('accept %i', async (per_page) => {
    const answer = await list({ per_page });
    expect(uuids(answer)).toHaveLength(Math.min(per_page, 60));
    expect(answer.body.data.pagination).toMatchObject({ pageSize: per_page, totalPages: Math.ceil(60 / per_page) });
  });

  it.each(['0', '101', '10abc', '0x10', ' 10 ', '1e1', '10.0', '-1', '+1', '', '９', '9007199254740993'])(
    'refuse %j',
    async (value) => {
      for (const name of ['per_page', 'pageSize', ...(value === '101' ? [] : ['page'])])
        expect(fields(await list({ [name]: value }))).toEqual([422, [name]]);
    },
  );

  it('refuse a parameter that is given twice', async () => {
    expect(fields(await list('per_page=5&per_page=6'))).toEqual([422, ['per_page']]);
  });

  it('answer a page past the end with an empty list and the true totals', async () => {
    for (const page of [7, 1_000_000_000]) {
      const answer = await list({ page });
      expect(uuids(answer)).toEqual([]);
      expect(answer.body.data.pagination).toEqual({ totalItems: 60, pageSize: 10, currentPage: page, totalPages: 6 });
    }
  });

  it('return every payment exactly once over all pages', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 9; page++) seen.push(...uuids(await list({ per_page: 7, page })));
    expect(seen.toSorted()).toEqual(made.map(({ uuid }) => uuid).toSorted());
  });
});

describe('Spellings', () => {
  it('accept both when they are equal, and refuse different values', async () => {
    const pairs = [
      ['per_page', 'pageSize', '5', '6'],
      ['start_date', 'startDate', '2026-02-01', '2026-02-02'],
      ['end_date', 'endDate', '2026-02-01', '2026-02-02'],
    ] as const;
    for (const [name, alias, one, two] of pairs) {
      const alone = await list({ [name]: one });
      expect((await list({ [alias]: one })).text).toBe(alone.text);
      expect((await list({ [name]: one, [alias]: one })).text).toBe(alone.text);
      expect(fields(await list({ [name]: one, [alias]: two }))).toEqual([422, [name]]);
    }
  });
});

describe('start_date and end_date', () => {
  const total = async (query: Query) => (await list(query)).body.data.pagination.totalItems;

  it('are UTC days, both inclusive', async () => {
    expect(await total({ start_date: '2026-02-01' })).toBe(48);
    expect(await total({ end_date: '2026-02-28' })).toBe(48);
    expect(await total({ start_date: '2026-02-01', end_date: '2026-02-28' })).toBe(36);
    expect(await total({ start_date: '2026-02-28', end_date: '2026-02-28' })).toBe(12);
    expect(await total({ start_date: '2026-02-02', end_date: '2026-02-27' })).toBe(0);
    expect(await total({ start_date: '2024-02-29' })).toBe(60);
  });

  it('refuse a start after the end', async () => {
    expect(fields(await list({ start_date: '2026-02-02', end_date: '2026-02-01' }))).toEqual([422, ['start_date']]);
  });

  it.each([
    '2026-02-30',
    '2026-2-3',
    '2026-13-01',
    '2026-00-10',
    '2025-02-29',
    '20260201',
    '2026-02-01T00:00:00Z',
    'today',
    '',
    ' 2026-02-01',
  ])('refuse %j', async (day) => {
    for (const name of ['start_date', 'startDate', 'end_date', 'endDate'])
      expect(fields(await list({ [name]: day }))).toEqual([422, [name]]);
  });
});

describe('sort_order', () => {
  it('is newest first by default, and oldest first on request', async () => {
    const newest = uuids(await list({ per_page: 100 }));
    expect(uuids(await list({ per_page: 100, sort_order: 'newest' }))).toEqual(newest);
    expect(uuids(await list({ per_page: 100, sort_order: 'oldest' }))).toEqual(newest.toReversed());
  });

  it.each(['NEWEST', 'asc', ''])('refuses %j', async (sort_order) => {
    expect(fields(await list({ sort_order }))).toEqual([422, ['sort_order']]);
  });
});

describe('The accounts of payer and payee', () => {
  it.each(['payer', 'payee'])('need both parts of the %s’s account, and name the missing part', async (side) => {
    const [uuid, type] = [`${side}_account_uuid`, `${side}_account_aggregator_type`];
    expect(fields(await list({ [uuid]: randomUUID() }))).toEqual([422, [type]]);
    expect(fields(await list({ [type]: 'manual' }))).toEqual([422, [uuid]]);
    expect(fields(await list({ [uuid]: 'x', [type]: 'manual' }))).toEqual([422, [uuid]]);
    expect(fields(await list({ [uuid]: randomUUID(), [type]: 'card' }))).toEqual([422, [type]]);
  });

  it('answer an unknown account, a foreign one and one of another type with an empty list', async () => {
    const foreign = await paymentsOf(service);
    const { payer_bank_account: theirs } = await foreign.started();
    for (const [uuid, type] of [
      [randomUUID(), 'manual'],
      [theirs.uuid, theirs.aggregator_type],
      [accounts.payer[0]!.uuid, 'bank_link'],
    ]) {
      const answer = await list({ payer_account_uuid: uuid!, payer_account_aggregator_type: type! });
      expect([answer.status, answer.body.data.pagination.totalItems, uuids(answer)]).toEqual([200, 0, []]);
    }
  });
});

it('The list answers what a naive list over the same payments would, for any filter, page and caller', async () => {
  const day = fc.constantFrom('2026-01-30', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-02');
  const side = (name: 'payer' | 'payee') => fc.option(fc.constantFrom(...accounts[name]), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        caller: fc.constantFrom('processor', 'vendor'),
        per_page: fc.integer({ min: 1, max: 100 }),
        page: fc.integer({ min: 1, max: 8 }),
        start: fc.option(day, { nil: undefined }),
        end: fc.option(day, { nil: undefined }),
        order: fc.constantFrom(undefined, 'newest', 'oldest'),
        payer: side('payer'),
        payee: side('payee'),
      }),
      async ({ caller, per_page, page, start, end, order, payer, payee }) => {
        fc.pre(start === undefined || end === undefined || start <= end);
        const dayOf = (at: Date) => at.toISOString().slice(0, 10);
        const naive = made
          .filter(
            (one) =>
              (caller === 'processor' || one.ofVendor) &&
              (start === undefined || dayOf(one.created_at) >= start) &&
              (end === undefined || dayOf(one.created_at) <= end) &&
              (payer === undefined || one.payer === payer.uuid) &&
              (payee === undefined || one.payee === payee.uuid),
          )
          .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.uuid < b.uuid ? -1 : 1));
        if (order !== 'oldest') naive.reverse();

        const query: Query = { per_page, page };
        if (start !== undefined) query.start_date = start;
        if (end !== undefined) query.endDate = end;
        if (order !== undefined) query.sort_order = order;
        for (const [name, account] of Object.entries({ payer, payee }))
          if (account !== undefined) {
            query[`${name}_account_uuid`] = account.uuid;
            query[`${name}_account_aggregator_type`] = account.aggregator_type;
          }
        const answer = await list(query, tokens[caller as 'processor' | 'vendor']);
        expect(answer.body.data.pagination).toEqual({
          totalItems: naive.length,
          pageSize: per_page,
          currentPage: page,
          totalPages: Math.ceil(naive.length / per_page),
        });
        expect(uuids(answer)).toEqual(naive.slice((page - 1) * per_page, page * per_page).map(({ uuid }) => uuid));
      },
    ),
    { numRuns: budget({ usual: 50, campaign: 1_000 }) },
  );
});
