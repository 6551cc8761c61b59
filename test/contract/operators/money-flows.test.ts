// How much money moved from station to station: what the postings say, of sealed days only.
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../src/ach/calendar/days.ts';
import { type FlowName, flowNames, flows, isOf, type Station } from '../../../src/oversight/desk/cash/flows.ts';
import type { Account } from '../../../src/payments/ledger/accounts.ts';
import { legalPostings } from '../../../src/payments/lifecycle/legal-postings.ts';
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

/** The balance of a station is the sum of these accounts, credit positive. */
const heldBy: Partial<Record<Station, readonly Account[]>> = {
  good: ['PAYEE', 'CLAW'],
  reserved: ['PRES'],
  leaving: ['CIF'],
  fees: ['FEE'],
};

/** Postings that change a station without a flow, and why. */
const without: readonly { of: RegExp; why: string }[] = [
  {
    of: /^(C8|C9p|C10p?|P2c|P4[bceh]?|F4b|F5b|F8b|K4) .*LOSS/,
    why: 'a loss is filled again: the payee is owed nothing more',
  },
  { of: /^(F10|F11[pf]?|F12) /, why: 'a refund ends or goes on, without cash' },
  { of: /^P4 (PRES|PAYEE|CLAW)[/]/, why: 'the payer is owed the rest of a payment, without cash' },
  { of: /^(K5[bef]|F7[cd]) PRES[/]/, why: 'a debit of the payee came back when the next payout was reserved' },
  { of: /^F8b (BANK|SUSP)[/]/, why: 'a refund came back after its debit had come back' },
  { of: /^(V6|V6r|V7|V8) /, why: 'a reversal is in no flow until a payment takes it over' },
  { of: /^(V15|V15r|V16|V17) /, why: 'a micro-entry is cents that the operator pays' },
  { of: /^(K7|X1|S4|V13) /, why: 'a debt that is written off is a loss, and the payee still got the money' },
];

describe('A flow', () => {
  const legal = legalPostings().map(({ transition, debit, credit }) => ({
    transition,
    debit_account: debit,
    credit_account: credit,
  }));
  const textOf = ({ transition, debit_account, credit_account }: (typeof legal)[number]) =>
    `${transition} ${debit_account}/${credit_account}`;
  const flowsOf = (posting: (typeof legal)[number]) => flowNames.filter((name) => isOf(name, posting));

  it('has legal postings, and no posting is of two flows', () => {
    expect(flowNames.filter((name) => !legal.some((posting) => isOf(name, posting)))).toEqual([]);
    for (const name of flowNames)
      for (const { transitions } of flows[name].of)
        for (const transition of transitions) expect(legal.map((posting) => posting.transition)).toContain(transition);
    expect(legal.filter((posting) => flowsOf(posting).length > 1).map(textOf)).toEqual([]);
  });

  it('changes its stations by what the posting changes their accounts', () => {
    const wrong = legal.filter((posting) => {
      const moved = flowsOf(posting).map((name) => flows[name]);
      return Object.entries(heldBy).some(([station, accounts]) => {
        const booked =
          Number(accounts.includes(posting.credit_account)) - Number(accounts.includes(posting.debit_account));
        const told = moved.reduce((sum, { from, to }) => sum + Number(to === station) - Number(from === station), 0);
        return booked !== told;
      });
    });
    expect(wrong.map(textOf).filter((text) => !without.some(({ of }) => of.test(text)))).toEqual([]);
    // Each exception is needed.
    for (const { of } of without) expect(wrong.map(textOf).filter((text) => of.test(text))).not.toEqual([]);
  });

  it('of debits of payers has each of their postings, before and when they are good', () => {
    const ofDebits = legal.filter(({ transition }) => /^C([34567]r?)$/.test(transition));
    expect(ofDebits.length).toBeGreaterThan(8);
    expect(ofDebits.filter((posting) => flowsOf(posting).length !== 1).map(textOf)).toEqual([]);
  });

  it('says nothing that did not happen: a failed refund, and a payout that the payer is owed', () => {
    const flowOf = (text: string) => flowsOf(legal.find((posting) => textOf(posting) === text)!);
    expect(flowOf('F4b UNS/PAYEE')).toEqual(['refunds_kept']);
    expect(flowOf('P4 BANK/PAYER')).toEqual(['returned_to_payers']);
    expect(flowOf('P4 BANK/RECV')).toEqual(['returned_to_payers']);
    expect(flowOf('P4 BANK/PAYEE')).toEqual(['payouts_returned']);
    expect(flowOf('C8 PRES/PAYEE')).toEqual(['unreserved']);
    expect(flowOf('C9 CLAW/REV')).toEqual(['good_returned']);
  });
});
