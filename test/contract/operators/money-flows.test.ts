// How much money moved from station to station: what the postings say, of sealed days only.
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../src/ach/calendar/days.ts';
import { type FlowName, flowNames, isOf, type PostingSum } from '../../../src/oversight/desk/cash/flows.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { sealDays } from '../../support/operators/closing.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
let other: Payments;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  [payments, other] = [await paymentsOf(service), await paymentsOf(service)];
  await payments.started({ amount: 10_000, transaction_fee: 300 });
  const { uuid: unpaid } = await payments.started({ amount: 5_000 });
  await other.started({ amount: 700 });
  await advance(service, { banking_days: 1 });
  await returnEntry(service, unpaid, { stage: 'capture', code: 'R01' });
  await advance(service, { banking_days: 8 });
  await sealDays(service);
  // Not sealed yet.
  await payments.started({ amount: 90_000 });
  await advance(service, { banking_days: 1 });
});

interface Read {
  first_day: string;
  day: string;
  last_sealed_day: string;
  flows: { name: FlowName; from: string; to: string; amount: number; count: number }[];
}
const get = (query = '') => service.send('GET', `/admin/v1/money-flows${query}`);
const read = async (query = ''): Promise<Read> => (await get(query)).body.data;
const moved = ({ flows }: Read) =>
  Object.fromEntries(
    flows.filter(({ amount }) => amount > 0).map(({ name, amount, count }) => [name, [amount, count]]),
  );
const of = ({ processor }: Payments) => `?processor_uuid=${processor.uuid}`;

describe('GET /admin/v1/money-flows', () => {
  it('has what moved between the stations of a tenant', async () => {
    expect(moved(await read(of(payments)))).toEqual({
      captures_sent: [15_000, 2],
      captures_settled: [10_000, 1],
      captures_unsettled: [5_000, 1],
      became_good: [9_700, 1],
      fees: [300, 1],
      reserved: [9_700, 1],
      payouts_sent: [9_700, 1],
      payouts_settled: [9_700, 1],
      ...((await fees(payments)) ?? {}),
    });
  });

  it('has them of all tenants, and nothing of the days that are not sealed', async () => {
    const [all, one, another] = [await read(), await read(of(payments)), await read(of(other))];
    expect(all.flows.map(({ name }) => name)).toEqual(flowNames);
    for (const [index, { name, amount }] of all.flows.entries())
      expect([name, amount]).toEqual([name, one.flows[index]!.amount + another.flows[index]!.amount]);
    expect(moved(another)).toMatchObject({ captures_sent: [700, 1], payouts_settled: [700, 1] });
    await advance(service, { banking_days: 2 });
    await sealDays(service);
    const later = await read(of(payments));
    expect(later.last_sealed_day > one.last_sealed_day).toBe(true);
    expect(moved(later)).toMatchObject({ captures_sent: [105_000, 3] });
  });

  it('reads the asked days, at most 93 of them', async () => {
    const { first_day, day, last_sealed_day } = await read();
    expect([first_day, day]).toEqual([addDays(last_sealed_day, -29), last_sealed_day]);
    const alone = await read(`?first_day=${last_sealed_day}&day=${last_sealed_day}`);
    expect([alone.first_day, alone.day]).toEqual([last_sealed_day, last_sealed_day]);
    const status = async (query: string) => {
      const answer = await get(query);
      return [answer.status, answer.body.errors?.[0]?.field];
    };
    expect(await status(`?first_day=${addDays(last_sealed_day, -92)}`)).toEqual([200, undefined]);
    expect(await status(`?first_day=${addDays(last_sealed_day, -93)}`)).toEqual([422, 'first_day']);
    expect(await status(`?first_day=${addDays(last_sealed_day, 1)}`)).toEqual([422, 'first_day']);
    expect(await status(`?day=${addDays(last_sealed_day, 1)}`)).toEqual([422, 'day']);
    expect(await status('?processor_uuid=019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d')).toEqual([422, 'processor_uuid']);
  });

  it('refuses days outside the calendar', async () => {
    for (const day of ['1000-01-01', '1999-12-31', '2000-01-01', '2100-01-01', '9999-12-31']) {
      const { status, body } = await get(`?day=${day}`);
      expect([status, body.errors?.[0]?.field, body.errors?.[0]?.code]).toEqual([422, 'day', 'range']);
    }
    expect((await get('?first_day=1000-01-01')).status).toBe(422);
    expect((await read('?day=2000-04-03')).first_day).toBe('2000-03-05');
  });

  it('adds up to the postings of each sealed day', async () => {
    const wrong = await service.context.database.query(
      `SELECT s.day FROM posting_seals s
       LEFT JOIN LATERAL (SELECT sum(amount) AS amount, sum(posting_count) AS count FROM posting_sums WHERE day = s.day) AS sums ON true
       WHERE (coalesce(sums.amount, 0), coalesce(sums.count, 0)) <> (s.amount, s.posting_count)`,
      [],
    );
    expect(wrong).toEqual([]);
  });

  it('before the first day is sealed has every flow with 0', async () => {
    const empty = await testService();
    const { data } = (await empty.send('GET', '/admin/v1/money-flows')).body;
    expect(data).toMatchObject({ first_day: null, day: null, last_sealed_day: null });
    expect(data.flows.every(({ amount }: { amount: number }) => amount === 0)).toBe(true);
  });
});

/** Fees are paid out only if their account was named. */
const fees = async (whose: Payments) => {
  const { flows } = await read(of(whose));
  const settled = flows.find(({ name }) => name === 'fees_settled')!;
  return settled.amount === 0 ? null : { fees_settled: [settled.amount, settled.count] };
};

describe('A flow', () => {
  it('has legal postings, and no posting is of two flows', async () => {
    const legal = await service.context.database.query<PostingSum>(
      'SELECT transition, debit_account, credit_account FROM legal_postings',
      [],
    );
    const empty = flowNames.filter((name) => !legal.some((posting) => isOf(name, posting)));
    expect(empty).toEqual([]);
    const twice = legal.filter((posting) => flowNames.filter((name) => isOf(name, posting)).length > 1);
    expect(twice).toEqual([]);
  });
});
