// A file of the bank statement over the API: its preview, its balances, the settings of its bank,
// and what is refused.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../src/ach/calendar/days.ts';
import { lineStates, reconciliation, today } from '../../support/banks/bank-statements.ts';
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

const path = '/admin/v1/bank-statement/files';
const bodyOf = (rows: readonly string[], more: object) => ({
  body: { content: Buffer.from(rows.join('\n')).toString('base64'), ...more },
});
const enter = (rows: readonly string[], more: object = {}) => service.send('POST', path, bodyOf(rows, more));
const preview = (rows: readonly string[], more: object = {}) =>
  service.send('POST', `${path}/preview`, { ...bodyOf(rows, more), reason: false });
const settings = (account: string | null, columns: object | null) =>
  service.send('PUT', '/admin/v1/bank-statement/settings', { body: { account, columns } });
const stateOf = ({ state }: { state: string }) => state;
const messages = (errors: { field: string; code: string; message: string }[]) =>
  errors.map(({ field, code, message }) => `${field} ${code} ${message}`);

const header = 'booked_on,direction,amount,reference';

/** BAI2 of one day. */
function bai2(
  day: string,
  { opening, closing, lines, account = '123' }: Record<string, unknown> & { lines: string[] },
) {
  const date = day.replaceAll('-', '').slice(2);
  return [
    `01,1,2,${date},0000,1,,,2/`,
    `02,1,2,1,${date},,USD,2/`,
    `03,${account},USD,010,${opening},,,015,${closing},,/`,
    ...lines,
    '98,0,1,1/',
    '99,0,1,1/',
  ];
}

describe('A file of the bank statement', () => {
  it('is entered whole, once, and its lines are compared with the books', async () => {
    const payment = await playPayment(service, { amount: 100, transaction_fee: 3 });
    await payment.days(8);
    const expected = (await reconciliation(service)).days.flatMap(
      ({ day, missing }: { day: string; missing: { direction: string; amount: number; name: string }[] }) =>
        missing.map(({ direction, amount, name }) => `${day},${direction},${amount},"${name}"`),
    );
    const rows = [header, ...expected, `${today(service)},debit,7,"A fee, of the bank"`, ''];
    const { status, body } = await enter(rows);
    expect([status, body.data?.lines.map(stateOf)]).toEqual([200, ['expected', 'expected', 'open']]);
    expect(body.data).toMatchObject({
      format: 'csv',
      account: null,
      balances: [],
      findings: [],
      lines: [{ is_new: true }, {}, {}],
    });
    const again = await enter(rows, { format: 'csv' });
    expect(again.body.data.lines).toEqual(body.data.lines.map((line: object) => ({ ...line, is_new: false })));
    expect(await lineStates(service)).toHaveLength(3);
    const [act] = (await service.send('GET', '/admin/v1/audit-trail?action=bank_statement.entered')).body.data.acts;
    expect(act.detail).toEqual({
      bank: 'simulated',
      differences: [],
      lines: body.data.lines.map(({ uuid }: { uuid: string }) => uuid),
    });
  });

  it('with a wrong row, no line, too many lines or an unknown format is refused, and nothing is entered', async () => {
    const good = `${today(service)},debit,7,X`;
    const refused: [string[], object, string, RegExp][] = [
      [[header, good, `${today(service)},out,7,X`], {}, 'content', /^row 3: direction is "out"; it must be debit/],
      [['date,amount', good], {}, 'content', /^row 1: the header is date, amount; it must be booked_on/],
      [[header, '', good, '2020-01-02,debit,7,X'], {}, 'content', /^row 4: the day is 2020-01-02; it must be from/],
      [[header, `${addDays(today(service), 2)},debit,7,X`], {}, 'content', /^row 2: the day is .* it must be from/],
      [[header], {}, 'content', /no line/],
      [[header, ...Array.from({ length: 1_001 }, (_, n) => `${good}${n}`)], {}, 'content', /1,?001/],
      [[header, good], { format: 'mt940' }, 'format', /csv/],
      [[header, good], { format: 'bai2' }, 'content', /^row 1: the record code is/],
      [[header, good], { bank: 'another' }, 'bank', /./],
      [[header, good], { content: 'a,b' }, 'content', /base64/],
    ];
    for (const [rows, more, field, message] of refused) {
      const { status, body } = await enter(rows, more);
      expect([status, body.errors[0]]).toEqual([
        422,
        { field, code: expect.any(String), message: expect.stringMatching(message) },
      ]);
    }
    expect(await lineStates(service)).toEqual([]);
  });

  it('of a bank’s own kind is recognized, and two equal lines of it are two, also when it comes again', async () => {
    const day = today(service);
    const rows = bai2(day, { opening: 5_000, closing: 2_000, lines: ['16,475,1500,,,,FEE', '16,475,1500,,,,FEE'] });
    const entered = await enter(rows);
    expect(entered.body.data).toMatchObject({
      format: 'bai2',
      account: '123',
      balances: [{ first_day: day, last_day: day, opening_balance: 5_000, closing_balance: 2_000 }],
      lines: [
        { occurrence: 1, reference: 'FEE', is_new: true },
        { occurrence: 2, is_new: true },
      ],
    });
    expect((await enter(rows)).body.data.lines).toMatchObject([{ is_new: false }, { is_new: false }]);
    expect(await lineStates(service)).toEqual(['debit 1500 open', 'debit 1500 open']);
  });

  it('may have its lines in the books of the statement under another name: the balances tell', async () => {
    const day = today(service);
    await enter([header, `${day},debit,1500,STOP PAYMENT`]);
    const { body } = await enter(bai2(day, { opening: 5_000, closing: 3_500, lines: ['16,475,1500,,,,FEE'] }));
    expect(messages(body.errors)).toEqual([
      `content difference row 1: the opening balance of ${day} is $50.00, and with the 2 lines of these days $20.00; the closing balance is $35.00. Check the file, or send it with \`accept_differences\``,
    ]);
  });
});

describe('The balances of a statement', () => {
  it('that its lines do not lead to are refused with both amounts, or accepted and recorded', async () => {
    const day = today(service);
    const rows = bai2(day, { opening: 5_000, closing: 2_001, lines: ['16,475,1500,,A'] });
    const told = `the opening balance of ${day} is $50.00, and with the line of these days $35.00; the closing balance is $20.01`;
    const refused = await enter(rows);
    expect([refused.status, messages(refused.body.errors)]).toEqual([
      422,
      [`content difference row 1: ${told}. Check the file, or send it with \`accept_differences\``],
    ]);
    expect(await lineStates(service)).toEqual([]);
    const accepted = await enter(rows, { accept_differences: true });
    expect(accepted.body.data).toMatchObject({ findings: [{ kind: 'difference', message: told }], lines: [{}] });
    const [act] = (await service.send('GET', '/admin/v1/audit-trail?action=bank_statement.entered')).body.data.acts;
    expect(act.detail.differences).toEqual([told]);
  });

  it('begin with what the statement before closed with, of any number of days ago', async () => {
    const [monday, friday] = [today(service), addDays(today(service), -3)];
    await enter(bai2(friday, { opening: -500, closing: -2_000, lines: ['16,475,1500,,A'] }));
    const next = (opening: number) => bai2(monday, { opening, closing: opening + 100, lines: ['16,165,100,,B'] });
    expect((await enter(next(-1_999))).body.errors[0].message).toContain(
      `the statement of ${monday} opens with -$19.99; the one before it, of ${friday}, closed with -$20.00`,
    );
    expect((await enter(next(-2_000))).status).toBe(200);
    // The first one again: no statement was before it.
    expect((await enter(bai2(friday, { opening: -500, closing: -2_000, lines: ['16,475,1500,,A'] }))).status).toBe(200);
  });

  it('are compared also when lines are entered without a file', async () => {
    const day = today(service);
    const lines = [{ booked_on: day, direction: 'debit', amount: 10, reference: 'A' }];
    const balances = [{ first_day: day, last_day: day, opening_balance: 100, closing_balance: 80 }];
    const send = (more: object) =>
      service.send('POST', '/admin/v1/bank-statement/lines', { body: { lines, balances, ...more } });
    expect(messages((await send({})).body.errors)).toEqual([
      `balances difference the opening balance of ${day} is $1.00, and with the line of these days $0.90; the closing balance is $0.80`,
    ]);
    expect(await lineStates(service)).toEqual([]);
    expect((await send({ accept_differences: true })).status).toBe(200);
  });
});

describe('The settings of a bank statement', () => {
  const columns = {
    delimiter: 'semicolon',
    header_row: 2,
    booked_on: 'Date',
    day_order: 'MDY',
    amount: null,
    debit: 'Out',
    credit: 'In',
    direction: null,
    negative: 'debit',
    amounts_in: 'dollars',
    balance: null,
    reference: ['Text', 'Id'],
  };
  const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

  it('say how the bank’s own CSV is read, and which account is ours', async () => {
    const day = today(service);
    const rows = [
      'Export',
      'Date;Id;Text;Out;In',
      `${american(day)};7;FEE;"1,234.50";`,
      `${american(day)};8;WIRE;;9.00`,
    ];
    const unknown = await enter(rows);
    expect(unknown.body.errors[0].message).toMatch(/^row 1: the header is Export; it must be booked_on/);
    expect((await service.send('GET', '/admin/v1/bank-statement/settings')).body.data).toEqual({
      bank: 'simulated',
      account: null,
      columns: null,
    });
    const set = await settings('00 99-1', columns);
    expect(set.body.data).toEqual({ bank: 'simulated', account: '00 99-1', columns });
    expect((await service.send('GET', '/admin/v1/bank-statement/settings')).body.data).toEqual(set.body.data);
    expect((await enter(rows)).body.data.lines).toMatchObject([
      { booked_on: day, direction: 'debit', amount: 123_450, reference: 'FEE 7' },
      { direction: 'credit', amount: 900, reference: 'WIRE 8' },
    ]);
    // Our own form is read all the same.
    expect((await enter([header, `${day},debit,1,OWN`])).status).toBe(200);
    const [act] = (await service.send('GET', '/admin/v1/audit-trail?action=statement_settings.set')).body.data.acts;
    expect(act.detail).toMatchObject({ before: { columns: null }, after: { account: '00 99-1' } });

    const ours = bai2(day, { account: '991', opening: 0, closing: 0, lines: [] });
    expect((await enter(ours, { accept_differences: true })).body.data.account).toBe('991');
    const other = await enter(bai2(day, { account: '992', opening: 0, closing: 0, lines: [] }));
    expect(other.body.errors[0].message).toContain('the account of this bank is 00 99-1');
  });

  it('that name no column for the amounts, or too many, are refused', async () => {
    for (const [more, field] of [
      [{ debit: null }, 'columns.amount'],
      [{ amount: 'Amount' }, 'columns.amount'],
      [{ direction: 'Type' }, 'columns.direction'],
      [{ reference: [] }, 'columns.reference'],
      [{ delimiter: ',' }, 'columns.delimiter'],
    ] as const)
      expect((await settings(null, { ...columns, ...more })).body.errors[0].field).toBe(field);
    expect((await settings('x_1', null)).body.errors[0].field).toBe('account');
  });
});

describe('A preview of a file', () => {
  it('tells the lines as they would be, and enters nothing', async () => {
    const payment = await playPayment(service, { amount: 100, transaction_fee: 3 });
    await payment.days(8);
    const [first] = (await reconciliation(service)).days;
    const rows = [
      header,
      `${first.day},credit,100,"ACH"`,
      `${today(service)},debit,7,FEE`,
      `${today(service)},debit,7,FEE`,
    ];
    const shown = await preview(rows);
    expect(shown.body.data).toMatchObject({ format: 'csv', findings: [], csv: null });
    expect(shown.body.data.lines).toEqual([
      {
        row: 2,
        booked_on: first.day,
        direction: 'credit',
        amount: 100,
        reference: 'ACH',
        occurrence: 1,
        state: 'expected',
        is_new: true,
      },
      {
        row: 3,
        booked_on: today(service),
        direction: 'debit',
        amount: 7,
        reference: 'FEE',
        occurrence: 1,
        state: 'open',
        is_new: true,
      },
      {
        row: 4,
        booked_on: today(service),
        direction: 'debit',
        amount: 7,
        reference: 'FEE',
        occurrence: 2,
        state: 'open',
        is_new: true,
      },
    ]);
    expect(await lineStates(service)).toEqual([]);
    await enter(rows);
    expect((await preview(rows)).body.data.lines.map((line: { is_new: boolean }) => line.is_new)).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      (await service.send('GET', '/admin/v1/audit-trail?action=bank_statement.entered')).body.data.acts,
    ).toHaveLength(1);
  });

  it('tells every problem with its row, and what can be read of the file', async () => {
    const day = today(service);
    const rows = [header, `${day},out,7,X`, `${day},debit,7,GOOD`, `${day},debit,7.00,X`, '2020-01-02,debit,7,X'];
    const { status, body } = await preview(rows);
    expect(status).toBe(200);
    expect(body.data.findings.map(({ kind, row }: { kind: string; row: number }) => [kind, row])).toEqual([
      ['unreadable', 2],
      ['unreadable', 4],
      ['unreadable', 5],
    ]);
    expect(body.data.lines).toMatchObject([{ row: 3, reference: 'GOOD' }]);
    const differs = await preview(bai2(day, { opening: 1, closing: 5, lines: [] }));
    expect(differs.body.data.findings).toMatchObject([{ kind: 'difference' }]);
  });

  it('suggests how an unknown CSV is read, and reads it so when it is sent back', async () => {
    const rows = ['Posting Date,Description,Amount', `${today(service).replaceAll('-', '/')},FEE,-15.00`];
    const first = (await preview(rows)).body.data;
    expect(first.findings).toMatchObject([{ kind: 'unreadable', row: 1 }]);
    expect(first.csv.header).toEqual(['Posting Date', 'Description', 'Amount']);
    const { columns } = first.csv;
    const second = (await preview(rows, { columns })).body.data;
    expect([second.findings, second.lines]).toMatchObject([
      [],
      [{ direction: 'debit', amount: 1_500, reference: 'FEE' }],
    ]);
    const billed = { ...columns, negative: 'credit' };
    expect((await preview(rows, { columns: billed })).body.data).toMatchObject({
      csv: { columns: billed },
      lines: [{ direction: 'credit' }],
    });
    expect((await enter(rows, { columns })).body.data.lines).toMatchObject([{ amount: 1_500 }]);
  });
});
