// The bank statement (Lifecycle, S1; Lifecycle, rules over the table 2): lines that the books
// expect are matched, other lines go to suspense.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operatorBooksUuid } from '../../../src/payments/ledger/operator-books.ts';
import { answerToEntry, readNow, writeAnswers, writeInboundFile } from '../../support/banks/bank-answers.ts';
import {
  enterExpectedLines,
  enterLines,
  enterSuspenseLine,
  lineStates,
  operatorBooks,
  reconciliation,
  today,
} from '../../support/banks/bank-statements.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { playPayment } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
// All tenants share one bank account, so each test has its own service.
beforeEach(async () => {
  service = await weekendService();
});
afterEach(() => expectInvariants(service.context.database));

const start = () => playPayment(service, { amount: 100, transaction_fee: 3 });
const reconcile = () => service.send('POST', '/admin/v1/bank-statement/reconcile', { body: {} });
const stateOf = ({ state }: { state: string }) => state;
const differences = async () =>
  (await reconciliation(service)).days.map(({ difference }: { difference: number }) => difference);

describe('A bank statement line', () => {
  it('that shows a settlement is matched; a settled payment leaves no difference on any day', async () => {
    const payment = await start();
    await payment.days(8);
    const { days, pooled } = await reconciliation(service);
    expect(days.map(({ expected, shown }: Record<string, number>) => [expected, shown])).toEqual([
      [100, 0],
      [-97, 0],
    ]);
    expect(days[0].missing).toMatchObject([{ direction: 'credit', amount: 100 }]);
    expect(days.map(stateOf)).toEqual(['none', 'none']);
    expect(pooled).toEqual({ balance: 3, short: [] });
    await enterExpectedLines(service);
    expect(await lineStates(service)).toEqual(['debit 97 expected', 'credit 100 expected']);
    expect(await differences()).toEqual([0, 0]);
    expect((await reconciliation(service)).days.map(stateOf)).toEqual(['closed', 'closed']);
    expect(await operatorBooks(service)).toBe('');
  });

  it('is expected from the first day with a line: earlier days are not missing', async () => {
    const payment = await start();
    await payment.days(8);
    const [, { day: second }] = (await reconciliation(service)).days;
    await enterLines(service, { direction: 'credit', amount: 7, booked_on: second });
    expect((await reconciliation(service)).days.map(stateOf)).toEqual(['none', 'missing']);
    const { trouble } = (await service.send('GET', '/admin/v1/today')).body.data;
    const { subjects } = trouble.find(({ kind }: { kind: string }) => kind === 'statement_missing');
    expect(subjects).toMatchObject([{ day: second, amount: 97 }]);
  });

  it('is not missing before the next banking day has ended: the card of Today and the day agree', async () => {
    await enterLines(service, { direction: 'credit', amount: 7 });
    const payment = await start();
    const isOnToday = async () =>
      (await service.send('GET', '/admin/v1/today')).body.data.trouble.some(
        ({ kind }: { kind: string }) => kind === 'statement_missing',
      );
    const last = async () => (await reconciliation(service)).days.map(stateOf).at(-1);
    await payment.days(1);
    await payment.noon();
    expect([await last(), await isOnToday()]).toEqual(['awaited', false]);
    await payment.days(2);
    expect([await last(), await isOnToday()]).toEqual(['missing', true]);
  });

  it('may show a return under the name of the bank file that contained it', async () => {
    const payment = await start();
    await payment.days(2);
    await payment.returnEntry('capture', 'R01');
    const { days } = await reconciliation(service);
    expect(days).toMatchObject([{ expected: 0, missing: [{ amount: 100 }, { amount: 100 }] }]);
    await enterExpectedLines(service);
    expect((await lineStates(service)).toSorted()).toEqual(['credit 100 expected', 'debit 100 expected']);
    expect(await differences()).toEqual([0]);
  });

  it('that arrives before its posting is open, and is matched with the posting', async () => {
    const payment = await start();
    await payment.days(1);
    await enterLines(service, { direction: 'credit', amount: 100 });
    expect(await lineStates(service)).toEqual(['credit 100 open']);
    expect((await reconcile()).body.data).toEqual({ expected: 0, suspended: 0 });
    await payment.noon();
    expect((await reconcile()).body.data).toEqual({ expected: 1, suspended: 0 });
  });

  it('that matches nothing goes to suspense in the operator books after the files of the next banking day are read (S1)', async () => {
    await enterLines(
      service,
      { direction: 'debit', amount: 40, reference: 'A' },
      { direction: 'credit', amount: 7, reference: 'B' },
    );
    expect((await reconcile()).body.data).toEqual({ expected: 0, suspended: 0 });
    expect(await operatorBooks(service)).toBe('');
    await service.send('POST', '/sandbox/v1/clock/advance', { body: { banking_days: 1 } });
    expect((await reconcile()).body.data).toEqual({ expected: 0, suspended: 2 });
    expect(await operatorBooks(service)).toBe('BANK -33, SUSP 33');
    expect((await reconciliation(service)).days).toMatchObject([
      { state: 'open', expected: 0, shown: -33, unexpected: -33, difference: 0 },
    ]);
    expect((await reconciliation(service)).pooled).toEqual({
      balance: -33,
      short: [{ processor_uuid: operatorBooksUuid, name: 'operator books', balance: -33 }],
    });
  });

  it('that is entered again is the same line, and posts nothing again (rule B)', async () => {
    const first = await enterLines(service, { reference: 'X' });
    const again = await enterLines(service, { reference: 'X' }, { reference: 'Y' });
    const uuids = again.body.data.lines.map(({ uuid }: { uuid: string }) => uuid);
    expect(uuids[0]).toBe(first.body.data.lines[0].uuid);
    await enterSuspenseLine(service, { reference: 'X' });
    await enterLines(service, { reference: 'X' });
    await reconcile();
    expect(await operatorBooks(service)).toMatch(/BANK -\d+, SUSP \d+/);
    expect((await lineStates(service)).length).toBe(3);
    const posted = await service.context.database.query(`SELECT 1 FROM postings WHERE source_uuid = $1`, [uuids[0]]);
    expect(posted).toHaveLength(1);
  });

  it('that is equal to another line of its statement is a line of its own, also when the statement comes again', async () => {
    const statement = [{ reference: 'WIRE' }, { reference: 'WIRE' }, { reference: 'OTHER' }];
    const first = await enterLines(service, ...statement);
    const again = await enterLines(service, ...statement);
    const uuids = (entered: typeof first) => entered.body.data.lines.map(({ uuid }: { uuid: string }) => uuid);
    expect(new Set(uuids(first)).size).toBe(3);
    expect(uuids(again)).toEqual(uuids(first));
    expect(first.body.data.lines.map(({ occurrence }: { occurrence: number }) => occurrence)).toEqual([1, 2, 1]);
    expect(await lineStates(service)).toHaveLength(3);
    const third = await enterLines(service, { reference: 'WIRE', occurrence: 3 });
    expect(third.body.data.lines).toMatchObject([{ occurrence: 3 }]);
    expect(await lineStates(service)).toHaveLength(4);
  });

  it('in suspense is matched when its cash is posted late, from a file that was in quarantine', async () => {
    const payment = await start();
    await payment.days(2);
    await enterExpectedLines(service);
    const bytes = (await writeAnswers(service, [await answerToEntry(service, payment.uuid, { code: 'R01' })])).toString(
      'latin1',
    );
    const at = bytes.lastIndexOf('\n9000001') + 1;
    await writeInboundFile(service, Buffer.from(`${bytes.slice(0, at + 13)}00000009${bytes.slice(at + 21)}`, 'latin1'));
    await readNow(service);
    await enterSuspenseLine(service, { direction: 'debit', amount: 100, reference: 'RETURNS' });
    expect(await operatorBooks(service)).toBe('BANK -100, SUSP 100');
    const { inbound_files } = (await service.send('GET', '/admin/v1/inbound-files?open=true')).body.data;
    await service.send('POST', `/admin/v1/inbound-files/${inbound_files[0].uuid}/release`, {
      body: { reason: 'As meant.' },
    });
    expect((await reconcile()).body.data).toEqual({ expected: 1, suspended: 0 });
    expect(await operatorBooks(service)).toBe('');
    expect(await payment.left()).toBe('');
    expect(await differences()).toEqual(expect.arrayContaining([0]));
    expect(new Set(await differences())).toEqual(new Set([0]));
  });

  it('may be as large as the largest file total, and a thousand such lines still sum up exactly', async () => {
    const most = 999_999_999_999;
    const at = (n: number) => ({ direction: 'credit' as const, amount: most, reference: `DEPOSIT ${n}` });
    const entered = await enterLines(service, ...Array.from({ length: 1_000 }, (_, n) => at(n)));
    expect(entered.status).toBe(200);
    expect(entered.body.data.lines.at(-1)).toMatchObject({ amount: most, state: 'open' });
    await service.send('POST', '/sandbox/v1/clock/advance', { body: { banking_days: 1 } });
    await reconcile();
    const { days, pooled } = await reconciliation(service);
    expect(days).toMatchObject([{ shown: 1_000 * most, unexpected: 1_000 * most, difference: 0 }]);
    expect(pooled.balance).toBe(1_000 * most);
    const above = await enterLines(service, { amount: most + 1 });
    expect(above.body.errors).toEqual([
      {
        field: 'lines.0.amount',
        code: expect.any(String),
        message: 'must be an integer number of cents from 1 to 999999999999',
      },
    ]);
  });

  it('with a future or old day, with amount zero, or of an unknown bank is refused', async () => {
    const codes = async (...lines: Parameters<typeof enterLines>[1][]) =>
      (await enterLines(service, ...lines)).body.errors.map(({ field }: { field: string }) => field);
    expect(await codes({ booked_on: '2098-01-01' })).toEqual(['lines.0.booked_on']);
    expect(await codes({}, { booked_on: '2019-01-01' })).toEqual(['lines.1.booked_on']);
    expect(await codes({ amount: 0 })).toEqual(['lines.0.amount']);
    const nowhere = {
      bank: 'elsewhere',
      lines: [{ booked_on: today(service), direction: 'debit', amount: 1, reference: 'x' }],
    };
    expect((await service.send('POST', '/admin/v1/bank-statement/lines', { body: nowhere })).status).toBe(422);
    expect(await lineStates(service)).toEqual([]);
  });

  it('is read and entered by operators only', async () => {
    const { token } = await service.processor();
    for (const [method, path] of [
      ['GET', 'lines'],
      ['POST', 'lines'],
      ['POST', 'reconcile'],
      ['GET', 'reconciliation'],
    ] as const)
      expect(
        (
          await service.send(method, `/admin/v1/bank-statement/${path}`, {
            token,
            ...(method === 'POST' ? { body: {} } : {}),
          })
        ).status,
      ).toBe(403);
  });
});

describe('Own funds (O1)', () => {
  const payIn = (body: object, key?: string) =>
    service.send('POST', '/admin/v1/own-funds', { body, reason: false, ...(key === undefined ? {} : { key }) });

  it('are booked once for a key, with the person who paid them in, and are expected on the statement', async () => {
    const funds = { amount: 5_000, reason: 'Returns exceed what the account held.' };
    const paid = await payIn(funds, 'funds-1');
    expect(paid).toMatchObject({ status: 201, body: { data: { amount: 5_000 } } });
    expect((await payIn(funds, 'funds-1')).text).toBe(paid.text);
    expect(await operatorBooks(service)).toBe('BANK 5000, OWN -5000');
    const { movements } = (await service.send('GET', `/admin/v1/processors/${operatorBooksUuid}/statement`)).body.data;
    expect(movements).toMatchObject([
      { account: 'BANK', debit: 5_000, transaction_uuid: null, source_uuid: paid.body.data.uuid },
      { account: 'OWN', credit: 5_000, description: 'Own funds paid in' },
    ]);
    const acts = (await service.send('GET', '/admin/v1/audit-trail')).body.data.acts;
    expect(acts[0]).toMatchObject({
      uuid: paid.body.data.uuid,
      action: 'own_funds.paid_in',
      detail: { amount: 5_000 },
      reason: funds.reason,
    });
    await enterExpectedLines(service);
    expect(await lineStates(service)).toEqual(['credit 5000 expected']);
    expect(await differences()).toEqual([0]);
  });

  it('may be as large as a file total, are shown exactly, and are matched by one line', async () => {
    const most = 999_999_999_999;
    expect((await payIn({ amount: most, reason: 'A day of returns.' })).body.data).toMatchObject({ amount: most });
    expect(await operatorBooks(service)).toBe(`BANK ${most}, OWN -${most}`);
    await enterExpectedLines(service);
    expect(await lineStates(service)).toEqual([`credit ${most} expected`]);
    expect(await differences()).toEqual([0]);
    expect((await payIn({ amount: most + 1, reason: 'Why.' })).body.errors).toMatchObject([{ field: 'amount' }]);
  });

  it('with amount zero, or without a reason, are refused', async () => {
    expect((await payIn({ amount: 0, reason: 'Why.' })).status).toBe(422);
    expect((await payIn({ amount: 1 })).status).toBe(422);
    expect(await operatorBooks(service)).toBe('');
  });
});
