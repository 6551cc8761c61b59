// The books for a controller: trial balance, account numbers, and the journal as a file.
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../src/payments/ledger/accounts.ts';
import { operatorBooksUuid } from '../../../src/payments/ledger/operator-books.ts';
import { utcDay } from '../../../src/platform/std/timestamps.ts';
import { assignCards, checklist, close, endRound, sealDays } from '../../support/operators/closing.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

const path = '/admin/v1/ledger';
let service: TestService;
let payments: Payments;
let other: Payments;
let first: Person;
let second: Person;
let viewer: Person;
beforeAll(async () => {
  service = await weekendService();
  [payments, other] = [await paymentsOf(service), await paymentsOf(service)];
  first = await person(service, 'operator');
  second = await person(service, 'operator');
  viewer = await person(service, 'viewer');
  await payments.started({ amount: 10_000 });
  await other.started({ amount: 2_345 });
  await service.send('POST', '/admin/v1/own-funds', { body: { amount: 700 } });
  await advance(service, { banking_days: 4 });
});

const today = () => utcDay(service.context.clock.now());
const balance = async (query = '') => (await viewer.send('GET', `${path}/trial-balance?${query}`)).body.data;
const allDays = () => `start_date=2020-01-01&end_date=${today()}`;
const journal = async (query = allDays()) => {
  const { status, text } = await viewer.send('GET', `${path}/journal?${query}`);
  expect(status).toBe(200);
  const [head, ...lines] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return { text, rows: lines.map((line) => Object.fromEntries(head!.map((name, n) => [name, line[n]!]))) };
};
const cents = (dollars: string | undefined) => Math.round(Number(dollars || 0) * 100);
const numbersWith = (set: Record<string, string>) =>
  Object.fromEntries(Object.keys(accounts).map((account) => [account, set[account] ?? null]));
const setNumbers = (processor_uuid: string | null, set: Record<string, string>, who = first) =>
  who.send('PUT', `${path}/account-numbers`, {
    body: { processor_uuid, numbers: set, reason: 'The chart of accounts.' },
  });

describe('The trial balance', () => {
  it('has debits equal to credits, and is the sum of the tenants and the operator books', async () => {
    const all = await balance();
    expect(all).toMatchObject({ day: today(), processor_uuid: null, is_closed: false });
    const parts = await Promise.all(
      [payments.processor.uuid, other.processor.uuid, operatorBooksUuid].map((uuid) =>
        balance(`processor_uuid=${uuid}`),
      ),
    );
    for (const { debits, credits, accounts } of [all, ...parts]) {
      expect(debits).toBe(credits);
      expect(accounts.reduce((sum: number, { closing }: { closing: number }) => sum + closing, 0)).toBe(0);
    }
    for (const { account, closing } of all.accounts) {
      const found = parts.flatMap(({ accounts }) =>
        accounts.filter((one: { account: string }) => one.account === account),
      );
      expect(found.reduce((sum, one) => sum + one.closing, 0)).toBe(closing);
    }
  });

  it('of a day opens with what the day before closed with', async () => {
    const days = [...new Set((await journal()).rows.map(({ day }) => day!))].toSorted();
    expect(days.length).toBeGreaterThan(2);
    let before = new Map<string, number>();
    for (const day of days) {
      const { accounts } = await balance(`day=${day}`);
      for (const { account, opening } of accounts)
        expect([day, account, opening]).toEqual([day, account, before.get(account) ?? 0]);
      before = new Map(
        accounts.map(({ account, closing }: { account: string; closing: number }) => [account, closing]),
      );
    }
  });

  it('is a CSV with dollars too, and is not of the future or of an unknown tenant', async () => {
    const { accounts } = await balance();
    const { closing } = accounts.find(({ account }: { account: string }) => account === 'OWN');
    const csv = await viewer.send('GET', `${path}/trial-balance?format=csv`);
    expect(closing).toBe(-700);
    expect(csv.text).toMatch(/,OWN,own funds paid in,.*,-7\.00\r\n/);
    for (const [query, field] of [
      ['day=2099-01-01', 'day'],
      ['processor_uuid=019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d', 'processor_uuid'],
    ] as const) {
      const { status, body } = await viewer.send('GET', `${path}/trial-balance?${query}`);
      expect([status, body.errors[0].field]).toEqual([422, field]);
    }
  });
});

describe('The journal', () => {
  it('has each posting as a debit and a credit, and adds up to the trial balance', async () => {
    const { rows } = await journal();
    const { accounts } = await balance();
    const sums = new Map<string, number>();
    for (const { account, debit, credit } of rows)
      sums.set(account!, (sums.get(account!) ?? 0) + cents(debit) - cents(credit));
    for (const { account, closing } of accounts) expect([account, sums.get(account)]).toEqual([account, closing]);
    const entries = Map.groupBy(rows, ({ entry }) => entry);
    for (const sides of entries.values()) {
      expect(sides).toHaveLength(2);
      expect(cents(sides[0]!.debit)).toBe(cents(sides[1]!.credit));
    }
    expect([...entries.keys()]).toEqual([...entries.keys()].map((_, n) => String(n + 1)));
    expect(new Set(rows.map(({ processor_uuid }) => processor_uuid))).toEqual(
      new Set([payments.processor.uuid, other.processor.uuid, operatorBooksUuid]),
    );
  });

  it('has the number of the tenant, else the common one, else the name', async () => {
    expect((await setNumbers(null, { BANK: '1010', DIF: '1020' })).status).toBe(200);
    expect((await setNumbers(other.processor.uuid, { BANK: '77-1' })).status).toBe(200);
    const { rows } = await journal();
    const numbersOf = ({ processor }: Payments) =>
      Object.fromEntries(
        rows.filter((row) => row.processor_uuid === processor.uuid).map(({ account, number }) => [account, number]),
      );
    expect(numbersOf(payments)).toMatchObject({ BANK: '1010', DIF: '1020', PAYEE: 'PAYEE' });
    expect(numbersOf(other)).toMatchObject({ BANK: '77-1', DIF: '1020', PAYEE: 'PAYEE' });
    const read = await viewer.send('GET', `${path}/account-numbers?processor_uuid=${other.processor.uuid}`);
    expect(read.body.data.numbers).toEqual(numbersWith({ BANK: '77-1' }));
    expect((await viewer.send('GET', `${path}/account-numbers`)).body.data.numbers.DIF).toBe('1020');
    const own = await balance(`processor_uuid=${other.processor.uuid}`);
    expect(own.accounts.find(({ account }: { account: string }) => account === 'BANK').number).toBe('77-1');
  });

  it('has numbers that a viewer does not change, and that are no blanks', async () => {
    expect((await setNumbers(null, {}, viewer)).status).toBe(403);
    expect((await setNumbers(null, { BANK: '  ' })).body.errors[0].field).toBe('numbers.BANK');
    const { acts } = (await service.send('GET', '/admin/v1/audit-trail?action=account_numbers.set&limit=1')).body.data;
    expect(acts[0].detail).toMatchObject({ before: { BANK: null }, after: { BANK: '77-1' } });
  });

  it('of closed days is the same bytes each time; a changed number gives another file id', async () => {
    await sealDays(service);
    await endRound(service);
    await assignCards(first, second.uuid);
    const { day } = await checklist(viewer);
    await close([first, second], day);
    expect((await balance(`day=${day}`)).is_closed).toBe(true);
    const closedDays = `start_date=2020-01-01&end_date=${day}`;
    const [one, again] = [await journal(closedDays), await journal(closedDays)];
    expect(again.text).toBe(one.text);
    const ids = async (query: string) => [...new Set((await journal(query)).rows.map(({ file_id }) => file_id))];
    await setNumbers(null, { BANK: '1011' });
    const [id] = await ids(closedDays);
    expect([typeof id, await ids(closedDays)]).toEqual(['string', [id]]);
    expect(id).not.toBe(one.rows[0]!.file_id);
    // An open day may still change.
    expect(await ids(allDays())).not.toEqual(await ids(allDays()));
  });
});
