// The list with filters: what it refuses to count, and its pages while payments arrive.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Payments, paymentsOf } from '../../../../test/support/payments/payments.ts';
import { type TestAnswer, type TestService, testService } from '../../../../test/support/service/service.ts';
import type { Filter } from './list-filter.sql.ts';
import { selectList } from './select-list.ts';

const path = '/3p/api/v2/transactions';
let service: TestService;
let payments: Payments;
const made: string[] = [];
const start = async () => {
  const { uuid } = await payments.started({ client_reference_id: 'order-1' });
  return uuid as string;
};
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  for (let n = 0; n < 7; n++) made.push(await start());
});

const list = (query: string) => service.send('GET', `${path}?${query}`, { token: payments.processor.token });
const uuids = ({ body }: TestAnswer) => body.data.transactions.map((one: { uuid: string }) => one.uuid);
const refusal = ({ status, body }: TestAnswer) => [status, body.errors[0].field];

describe.each([
  ['newest', ''],
  ['oldest', ''],
  ['newest', '&client_reference_id=order-1'],
  ['oldest', '&client_reference_id=order-1'],
])('The pages of the list, %s first%s', (sort_order, filter) => {
  it('lose and repeat no payment while others arrive, with Achord-Next', async () => {
    const before = made.length;
    const query = `per_page=3&sort_order=${sort_order}${filter}`;
    const read: string[] = [];
    let answer = await list(query);
    for (let page = 2; ; page++) {
      read.push(...uuids(answer));
      const next = answer.headers.get('achord-next');
      if (next === null) break;
      made.push(await start());
      answer = await list(`${query}&after=${next}`);
      expect(answer.body.data.pagination).toMatchObject({ currentPage: page, pageSize: 3 });
    }
    expect(new Set(read).size).toBe(read.length);
    // What arrives is before a page of the newest, and behind a page of the oldest.
    const newest = made.slice(0, before).toReversed();
    expect(read).toEqual(sort_order === 'newest' ? newest : made);
  });
});

describe('Achord-Next', () => {
  it('is refused with other parameters, and with another page', async () => {
    const next = (await list('per_page=3')).headers.get('achord-next');
    expect((await list(`per_page=3&page=2&after=${next}`)).status).toBe(200);
    expect(refusal(await list(`per_page=3&page=3&after=${next}`))).toEqual([422, 'page']);
    expect(refusal(await list(`per_page=4&after=${next}`))).toEqual([422, 'after']);
    expect(refusal(await list(`per_page=3&sort_order=oldest&after=${next}`))).toEqual([422, 'after']);
    expect(refusal(await list('after=made-up'))).toEqual([422, 'after']);
  });

  it('is not in the answer to a POST, which may be stored', async () => {
    const { token } = payments.processor;
    const answer = await service.send('POST', path, { token, body: { per_page: 1, held: false } });
    expect([answer.status, answer.headers.get('achord-next')]).toEqual([200, null]);
  });
});

describe('A list that is too long to count', () => {
  const select = (filters: Parameters<typeof selectList>[2], atMost: number) => {
    const filter: Filter = {
      processor_id: payments.processor.uuid,
      vendor_id: null,
      from: null,
      before: null,
      payer_account: null,
      payee_account: null,
      newest_first: true,
      offset: 0,
      limit: 2,
    };
    return selectList(service.context.database, filter, filters, atMost);
  };

  it('is refused, and is answered when its filters leave fewer payments to look at', async () => {
    const filters = { transaction_status: 'CAPTURE_PENDING' } as const;
    await expect(select(filters, made.length)).rejects.toMatchObject({ code: 'list_too_long' });
    expect(await select(filters, made.length + 1)).toMatchObject({ total: made.length });
    expect((await select({ ...filters, ach_return_code: 'R01' }, 1)).total).toBe(0);
  });

  it('is never one of days, vendor and accounts, nor of a user with one account', async () => {
    const { payer_uuid, payee_uuid } = payments.pair;
    for (const filters of [{}, { payer_uuid }, { payee_uuid }, { payer_uuid, payee_uuid }])
      expect((await select(filters, 1)).total).toBe(made.length);
    await expect(select({ user_uuid: payee_uuid }, 1)).rejects.toMatchObject({ code: 'list_too_long' });
  });
});
