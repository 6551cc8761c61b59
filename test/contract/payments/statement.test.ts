// Statements of users and tenants over HTTP: opening balance, movements, closing balance, in pages
// and as a file.

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { moveAll } from '../../../src/payments/lifecycle/move.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { instant } from '../../../src/platform/std/clock.ts';
import { utcDay } from '../../../src/platform/std/timestamps.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { insertPostings } from '../../support/payments/postings.ts';
import { withOperatorTimes } from '../../support/service/operator-times.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let uuid: string;
let period: string;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  const begin = service.context.clock.now();
  uuid = (await payments.started({ transaction_fee: 300, client_reference_id: '=order 7' })).uuid;
  await advance(service, { banking_days: 8 });
  // The payment was paid out, and then its capture is returned: the payee owes what was paid.
  await atomically(service.context.database, (phase) =>
    moveAll(
      phase,
      [
        {
          cause: 'capture_returned',
          processor_id: payments.processor.uuid,
          transaction_uuid: uuid,
          source_uuid: randomUUID(),
          details: { return_code: 'R10' },
        },
      ],
      service.context.clock.now(),
    ),
  );
  period = `start_date=${utcDay(begin)}&end_date=${utcDay(service.context.clock.now())}`;
});

const get = (path: string, token: string | undefined = payments.processor.token) =>
  service.send('GET', path, { token });
const userPath = (query = period) => `/3p/api/v2/users/${payments.pair.payee_uuid}/statement?${query}`;
const tenantPath = (query = period) => `/3p/api/v2/statement?${query}`;
// biome-ignore lint/suspicious/noExplicitAny: a movement as answered
const short = (one: any) => `${one.transition} ${one.account} ${one.debit} ${one.credit} ${one.balance}`;

describe('The statement of a payee', () => {
  it('is one balance, positive when it is owed to the payee, in the order of the movements', async () => {
    const { status, body } = await get(userPath());
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ user_uuid: payments.pair.payee_uuid, opening: 0, closing: -9_700 });
    expect(body.data.movements.map(short)).toEqual([
      'C5 PAYEE 0 9700 9700',
      'P2 PRES 9700 0 0',
      'C9 CLAW 9700 0 -9700',
    ]);
    expect(body.data.movements[0]).toMatchObject({
      transaction_uuid: uuid,
      client_reference_id: '=order 7',
      description: 'Capture completed',
    });
    const [leg] = await service.context.database.query<{ uuid: string }>(
      `SELECT uuid FROM legs WHERE transaction_uuid = $1 AND stage = 'payout'`,
      [uuid],
    );
    expect(body.data.movements[1]).toMatchObject({ transaction_uuid: uuid, source_uuid: leg!.uuid });
    expect(body.data.pagination).toEqual({ totalItems: 3, pageSize: 10, currentPage: 1, totalPages: 1 });
  });

  it('of a later period opens with the earlier balance', async () => {
    const now = service.context.clock.now();
    const [today, tomorrow] = [utcDay(now), utcDay(instant(now.getTime() + 86_400_000))];
    const later = (await get(userPath(`start_date=${today}&end_date=${tomorrow}`))).body.data;
    expect(later).toMatchObject({ opening: 0, closing: -9_700, start_date: today });
    expect(later.movements.map(short)).toEqual(['C9 CLAW 9700 0 -9700']);
    const after = (await get(userPath(`start_date=${tomorrow}&end_date=${tomorrow}`))).body.data;
    expect(after).toMatchObject({ opening: -9_700, closing: -9_700, movements: [] });
  });

  it('has pages that carry the balance on; a page past the end is empty', async () => {
    const page = async (n: number) => (await get(userPath(`${period}&per_page=2&page=${n}`))).body.data;
    expect((await page(2)).movements.map(short)).toEqual(['C9 CLAW 9700 0 -9700']);
    expect((await page(2)).pagination).toEqual({ totalItems: 3, pageSize: 2, currentPage: 2, totalPages: 2 });
    expect((await page(3)).movements).toEqual([]);
  });

  it('covers the current month by default', async () => {
    const { data } = (await get(userPath(''))).body;
    const today = utcDay(service.context.clock.now());
    expect([data.start_date, data.end_date]).toEqual([`${today.slice(0, 8)}01`, today]);
  });

  it('refuses a start after the default end', async () => {
    for (const query of [
      'start_date=2098-01-01',
      'start_date=2098-01-01&format=csv',
      'start_date=2027-02-02&end_date=2027-02-01',
    ]) {
      const { status, body } = await get(userPath(query));
      expect([status, body.errors[0].field, body.errors[0].code]).toEqual([422, 'start_date', 'order']);
    }
  });

  it('of a payer shows only what was owed to the payer', async () => {
    const { data } = (await get(`/3p/api/v2/users/${payments.pair.payer_uuid}/statement?${period}`)).body;
    expect(data).toMatchObject({ opening: 0, closing: 0, movements: [] });
  });

  it('answers an unknown user and another tenant’s user alike', async () => {
    const other = await service.processor();
    const foreign = await get(userPath(), other.token);
    const unknown = await get(`/3p/api/v2/users/${randomUUID()}/statement?${period}`, other.token);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });

  it('can be read by a vendor for its own users only', async () => {
    const vendor = await service.vendor(payments.processor.uuid);
    expect((await get(userPath(), vendor.token)).status).toBe(404);
    const own = await registerPayerAndPayee(service, payments.processor.uuid, { vendorId: vendor.uuid });
    const answer = await get(`/3p/api/v2/users/${own.payee_uuid}/statement?${period}`, vendor.token);
    expect([answer.status, answer.body.data.opening]).toEqual([200, 0]);
  });

  it('of a deleted user can still be read', async () => {
    const person = await registerPayerAndPayee(service, payments.processor.uuid);
    const { token } = payments.processor;
    expect((await service.send('DELETE', `/3p/api/v2/users/${person.payee_uuid}`, { token })).status).toBe(200);
    expect((await get(`/3p/api/v2/users/${person.payee_uuid}/statement?${period}`)).status).toBe(200);
  });
});

describe('The statement of a tenant', () => {
  it('has every account with its postings, and every debit and credit', async () => {
    const { data } = (await get(tenantPath(`${period}&per_page=100`))).body;
    const sums = (account: string, debits: number, credits: number) => ({
      account,
      opening: 0,
      debits,
      credits,
      closing: debits - credits,
    });
    expect(data.accounts).toEqual([
      sums('BANK', 10_000, 19_700),
      sums('CIF', 9_700, 9_700),
      sums('CLAW', 9_700, 0),
      sums('DIF', 10_000, 10_000),
      sums('FEE', 300, 300),
      sums('PAYEE', 9_700, 9_700),
      sums('PRES', 9_700, 9_700),
      sums('UNS', 10_000, 10_000),
    ]);
    expect(data.pagination.totalItems).toBe(data.movements.length);
    expect(data.movements.slice(0, 2).map(short)).toEqual(['C3 DIF 10000 0 10000', 'C3 UNS 0 10000 -10000']);
  });

  it('a statement of one account shows its movements and balance', async () => {
    const { data } = (await get(tenantPath(`${period}&account=BANK`))).body;
    expect(data.movements.map(short)).toEqual([
      'C4 BANK 10000 0 10000',
      'P3 BANK 0 9700 300',
      expect.stringMatching(/^C9 BANK 0 (300|9700) /),
      expect.stringMatching(/^C9 BANK 0 (300|9700) -9700$/),
    ]);
  });

  it('is the same for the operator, and shows nothing of another tenant', async () => {
    const asOperator = await service.send('GET', `/admin/v1/processors/${payments.processor.uuid}/statement?${period}`);
    expect(asOperator.body.data).toEqual(withOperatorTimes((await get(tenantPath())).body.data));
    const other = await service.processor();
    expect((await get(tenantPath(), other.token)).body.data).toMatchObject({ accounts: [], movements: [] });
    expect((await service.send('GET', `/admin/v1/processors/${randomUUID()}/statement`)).status).toBe(404);
  });

  it('of a vendor shows the fees owed to it, and nothing of its processor', async () => {
    const vendor = await service.vendor(payments.processor.uuid);
    const { uuid: processor } = payments.processor;
    const fee = { transition: 'C5', debit: 'UNS', credit: 'FEE', debitOwner: processor, amount: 70 } as const;
    const now = service.context.clock.now();
    await insertPostings(service.context.database, processor, [{ ...fee, creditOwner: vendor.uuid }], now);
    const { data } = (await get(tenantPath(), vendor.token)).body;
    expect(data.accounts).toEqual([{ account: 'FEE', opening: 0, debits: 0, credits: 70, closing: -70 }]);
    expect(data.movements.map(short)).toEqual(['C5 FEE 0 70 -70']);
  });

  it.each(['start_date=2026-02-30', 'start_date=2026-03-02&end_date=2026-03-01', 'account=CASH', 'format=xml'])(
    'refuses %s',
    async (query) => {
      expect((await get(tenantPath(query))).status).toBe(422);
    },
  );
});

describe('A statement as a file', () => {
  it('holds the opening, all movements without pages, and the closing; no value is a formula', async () => {
    const { status, headers, text } = await get(userPath(`${period}&format=csv&per_page=1`));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="statement-[\d-]+\.csv"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    const records = text.split('\r\n').map((record) => record.split(','));
    expect(records.pop()).toEqual(['']);
    expect(new Set(records.map(({ length }) => length)).size).toBe(1);
    // The names stand last: programs read the columns before by their place.
    const names = records.map((record) => record.slice(-2));
    expect(names.at(0)).toEqual(['payer_name', 'payee_name']);
    const { payer_name, payee_name } = (await service.send('GET', `/admin/v1/transactions/${records[2]![1]}`)).body
      .data;
    expect(names.slice(2, -1)).toEqual(Array(names.length - 3).fill([payer_name, payee_name]));
    expect(names.at(-1)).toEqual(['', '']);
    const amounts = records.map(([, , reference, transition, description, , debit, credit, balance]) =>
      [reference, transition, description, debit, credit, balance].join('|'),
    );
    expect(amounts).toEqual([
      'client_reference_id|transition|description|debit|credit|balance',
      '||Opening balance|||0',
      "'=order 7|C5|Capture completed||9700|9700",
      "'=order 7|P2|Payout sent to the bank|9700||0",
      "'=order 7|C9|Completed capture returned after the payout was sent|9700||-9700",
      '||Closing balance|||-9700',
    ]);
  });

  it('of a tenant opens and closes every account', async () => {
    const { text } = await get(tenantPath(`${period}&format=csv`));
    const closing = text.split('\r\n').filter((record) => record.includes('Closing balance'));
    expect(closing.map((record) => record.split(',').slice(5, 10).join(' '))).toContain('CLAW   9700 ');
    expect(closing.length).toBeGreaterThan(7);
  });

  it('is refused before its first line, like any request', async () => {
    const answer = await get(userPath('start_date=2026-02-30&format=csv'));
    expect([answer.status, answer.body.status]).toEqual([422, false]);
  });

  it('is written for a limited number at once; more requests are told to retry', async () => {
    const { uuid: processor } = payments.processor;
    const own = {
      debitOwner: processor,
      creditOwner: processor,
      transition: 'C3',
      debit: 'DIF',
      credit: 'UNS',
    } as const;
    const long = instant(Date.UTC(2020, 0, 1));
    const many = Array.from({ length: 20_000 }, () => ({ ...own, amount: 1 }));
    for (let n = 0; n < 3; n++) await insertPostings(service.context.database, processor, many, long);
    const open = () =>
      fetch(`${service.address}${tenantPath('start_date=2020-01-01&end_date=2020-01-01&format=csv')}`, {
        headers: { authorization: `Bearer ${payments.processor.token}` },
      });
    // The readers take the head and then nothing. The rest is more than the sockets can hold.
    const readers = [await open(), await open()];
    const third = await open();
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await third.json()).toMatchObject({ errors: [{ code: 'overloaded' }] });
    for (const reader of readers) await reader.body!.cancel();
    await expect.poll(async () => (await open()).status).toBe(200);
  });
});
