// Closing a day: what must hold, two signatures, and books that nothing changes afterwards.
import { beforeAll, describe, expect, it } from 'vitest';
import { nextBankingDay, previousBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import { addDays } from '../../../src/ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { operatorBooksUuid } from '../../../src/payments/ledger/operator-books.ts';
import { postDirectly } from '../../../src/payments/ledger/post-directly.sql.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { uuidv7 } from '../../../src/platform/std/identifiers.ts';
import { startOfUtcDay } from '../../../src/platform/std/timestamps.ts';
import { enterExpectedLines, enterLines } from '../../support/banks/bank-statements.ts';
import {
  approve,
  assignCards,
  checklist,
  close,
  endRound,
  reason,
  sealDays,
  sign,
} from '../../support/operators/closing.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { textOfPdf } from '../../support/service/pdf-text.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
let payments: Payments;
let first: Person;
let second: Person;
let viewer: Person;
beforeAll(async () => {
  service = await weekendService();
  payments = await paymentsOf(service);
  first = await person(service, 'operator');
  second = await person(service, 'operator');
  viewer = await person(service, 'viewer');
  await payments.started({ amount: 10_000 });
  await advance(service, { banking_days: 3 });
});

const today = () => easternDay(service.context.clock.now());
const holding = async () =>
  Object.fromEntries(
    (await checklist(viewer)).checks.map(({ check, holds }: { check: string; holds: boolean }) => [check, holds]),
  );
/** Closes every day that has ended. */
async function closeAll(): Promise<void> {
  await sealDays(service);
  await endRound(service);
  await enterLines(service, { booked_on: today(), direction: 'debit', amount: 77 });
  await assignCards(first, second.uuid);
  for (;;) {
    const { day } = await checklist(viewer);
    if (day >= today()) return;
    expect((await close([first, second], day, { missing_cash_operator_uuid: first.uuid })).status).toBe(200);
  }
}
/** Posts own funds into the operator books, and undoes it. */
const post = (at: Date, database: Database = service.context.database) =>
  atomically(database, async (phase) => {
    const [debit, credit] = ['BANK', 'OWN'] as const;
    const source = { processor_id: operatorBooksUuid, source_uuid: uuidv7(at), transition: 'O1' as const };
    await postDirectly(phase, [{ ...source, debit, credit, amount: 500 }], at);
    await expectInvariants(phase, 'closed_days_are_frozen');
    throw new Error('undone');
  });

describe('The checklist', () => {
  it('is of the latest banking day that has ended, and says what is missing', async () => {
    const { day, first_day, checks, can_close, seal } = await checklist(viewer);
    expect({ day, first_day, can_close, seal }).toEqual({
      day: previousBankingDay(today()),
      first_day: null,
      can_close: false,
      seal: undefined,
    });
    expect(checks.map(({ check }: { check: string }) => check)).toEqual([
      'ended',
      'sealed',
      'files',
      'statement',
      'invariants',
      'exceptions',
    ]);
    expect(await holding()).toMatchObject({
      ended: true,
      sealed: false,
      files: true,
      statement: true,
      invariants: false,
    });
  });

  it('holds when the day is sealed, the invariants hold and what is open has an owner', async () => {
    await sealDays(service);
    await endRound(service, { debits_equal_credits: 1 });
    expect(await holding()).toMatchObject({ sealed: true, invariants: false });
    await endRound(service);
    await payments.started({ amount: 2_000 });
    const hold = { kind: 'operator', reason: 'The police asked.' };
    const { uuid } = await payments.started({ amount: 3_000 });
    await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, { body: hold });
    expect(await holding()).toMatchObject({ invariants: true, exceptions: false });
    const refused = await sign(first, (await checklist(viewer)).day);
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'invalid_state']);
    expect(refused.body.errors[0].message).toContain('hold_operator');
    await assignCards(first, second.uuid);
    const { can_close, carried } = await checklist(viewer);
    expect([can_close, carried]).toEqual([
      true,
      [{ kind: 'hold_operator', count: 1, amount: null, operator_uuid: second.uuid, operator_name: second.name }],
    ]);
  });
});

describe('A day', () => {
  it('is the next banking day that has ended', async () => {
    const next = (await checklist(viewer)).day;
    for (const day of [addDays(today(), 30), '2026-02-30', '2000-01-01', '1999-12-31', '2199-01-01'])
      expect([(await sign(first, day)).status, day]).toEqual([422, day]);
    expect((await sign(first, nextBankingDay(next))).body.errors[0].field).toBe('day');
  });

  it('is not signed by a viewer or a token, nor twice by one person', async () => {
    const { day } = await checklist(viewer);
    expect((await sign(viewer, day)).status).toBe(403);
    expect((await service.send('POST', `/admin/v1/closed-days/${day}`)).body.errors[0].code).toBe('person_required');
    const policy = { is_required: false };
    const changed = await service.send('PUT', '/admin/v1/approval-policies/close_day', { body: policy });
    expect([changed.status, changed.body.errors[0].field]).toEqual([422, 'act']);
    const asked = await sign(first, day);
    expect(asked.status).toBe(202);
    const { uuid, effects } = asked.body.data.approval;
    expect(effects).toMatchObject([{ action: 'day.closed', detail: { day, balances: expect.any(Object) } }]);
    expect((await checklist(viewer)).approval_uuid).toBe(uuid);
    expect((await sign(second, day)).body.errors[0].code).toBe('already_asked');
    expect((await approve(first, uuid)).body.errors[0].code).toBe('own_approval');
    expect((await service.send('GET', `/admin/v1/closed-days/${day}`)).status).toBe(404);
    const closed = await approve(second, uuid);
    expect(closed.body.data.result.data).toMatchObject({
      day,
      first_day: null,
      reason,
      signatures: [
        { operator_uuid: first.uuid, name: first.name },
        { operator_uuid: second.uuid, name: second.name },
      ],
    });
    expect((await sign(first, day)).body.errors[0].code).toBe('invalid_state');
  });

  it('takes no posting any more, from the service or from anyone with its role', async () => {
    const { day } = (await viewer.send('GET', '/admin/v1/closed-days')).body.data.closed_days[0];
    const end = startOfUtcDay(addDays(day, 1))!;
    await expect(post(new Date(end.getTime() - 1))).rejects.toThrow('row-level security');
    await expect(post(new Date(end.getTime() - 30 * 86_400_000))).rejects.toThrow('row-level security');
    for (const tamper of [
      `UPDATE closed_days SET day = day + 1`,
      'DELETE FROM closed_days',
      'ALTER TABLE postings DISABLE ROW LEVEL SECURITY',
      'DROP POLICY postings_into_open_days ON postings',
    ])
      await expect(service.context.database.query(tamper, [])).rejects.toThrow(/permission denied|must be owner/);
    await expect(post(end)).rejects.toThrow('undone');
  });

  it('shows a posting that a stronger role made into it', async () => {
    const { day } = (await viewer.send('GET', '/admin/v1/closed-days')).body.data.closed_days[0];
    const superuser = openDatabase(service.database.superuserUrl, 1, () => {});
    await expect(post(startOfUtcDay(day)!, superuser)).rejects.toThrow('The ledger accounts of each closed day');
    await superuser.end();
  });

  it('is followed by the next one, which begins after it', async () => {
    const { day } = (await viewer.send('GET', '/admin/v1/closed-days')).body.data.closed_days[0];
    const next = await checklist(viewer);
    expect(next).toMatchObject({ day: nextBankingDay(day), first_day: addDays(day, 1) });
    expect(await holding()).toMatchObject({ ended: false });
    expect((await sign(first, next.day)).body.errors[0].message).toContain('midnight');
    await advance(service, { banking_days: 1 });
    await sealDays(service);
    await endRound(service);
    await assignCards(first, second.uuid);
    expect((await checklist(viewer)).checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
    const closed = await close([first, second], next.day);
    expect(closed.status).toBe(200);
    const { closed_days } = (await viewer.send('GET', '/admin/v1/closed-days?limit=1')).body.data;
    expect(closed_days).toMatchObject([{ day: next.day, first_day: addDays(day, 1) }]);
    for (const { account, opening } of closed_days[0].accounts) {
      const before = (await viewer.send('GET', `/admin/v1/closed-days/${day}`)).body.data.accounts;
      expect(opening).toBe(before.find((one: { account: string }) => one.account === account)?.closing ?? 0);
    }
    await expectInvariants(service.context.database);
  });
});

describe('The statement of the bank', () => {
  const check = async () =>
    (await checklist(viewer)).checks.find((one: { check: string }) => one.check === 'statement');
  const nextDay = async () => {
    await advance(service, { banking_days: 1 });
    await sealDays(service);
    await endRound(service);
    await assignCards(first, second.uuid);
  };

  it('must reach the day once one was entered; cash that it does not show needs an owner', async () => {
    expect((await check()).found).toContain('No statement of simulated was ever entered');
    await enterLines(service, { booked_on: addDays(today(), -20), direction: 'debit', amount: 1_234 });
    await payments.started({ amount: 7_000 });
    await nextDay();
    await nextDay();
    const { day } = await checklist(viewer);
    if ((await checklist(viewer)).statements[0].state === 'no_cash') await close([first, second], day);
    const missing = await check();
    expect(missing).toMatchObject({ holds: false, found: expect.stringContaining('does not reach this day') });
    const next = (await checklist(viewer)).day;
    expect((await sign(first, next)).body.errors[0].message).toContain('does not reach this day');

    // A line of the day after it, with none of the cash of the books.
    await enterLines(service, { booked_on: nextBankingDay(next), direction: 'debit', amount: 4_321 });
    await assignCards(first, second.uuid);
    expect((await check()).holds).toBe(true);
    expect((await sign(first, next)).body.errors[0].message).toContain('cash_not_shown');
    for (const missing_cash_operator_uuid of [viewer.uuid, uuidv7(new Date())])
      expect((await sign(first, next, { missing_cash_operator_uuid })).body.errors[0].field).toBe(
        'missing_cash_operator_uuid',
      );
    const asked = await sign(first, next, { missing_cash_operator_uuid: first.uuid });
    const { carried, statements } = (await approve(second, asked.body.data.approval.uuid)).body.data.result.data;
    expect(statements).toMatchObject([{ bank: 'simulated', state: 'not_shown' }]);
    const { missing_count, missing_amount } = statements[0];
    expect(missing_amount).toBeGreaterThan(0);
    expect(carried).toContainEqual({
      kind: 'cash_not_shown',
      count: missing_count,
      amount: missing_amount,
      operator_uuid: first.uuid,
      operator_name: first.name,
    });
  });

  it('is matched when it shows all cash of the books', async () => {
    await nextDay();
    await enterExpectedLines(service);
    await enterLines(service, { booked_on: today(), direction: 'debit', amount: 9 });
    await service.send('POST', '/admin/v1/bank-statement/reconcile', { body: {} });
    await assignCards(first, second.uuid);
    const { day, statements, checks } = await checklist(viewer);
    expect(checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
    expect(statements[0].state).toBe('matched');
    // Two first signatures name different owners. Only one closes the day.
    const [one, other] = [await sign(first, day), await sign(first, day, { missing_cash_operator_uuid: first.uuid })];
    const answers = await Promise.all([one, other].map(({ body }) => approve(second, body.data.approval.uuid)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    await expectInvariants(service.context.database);
  });
});

describe('The files of a day', () => {
  it('must be confirmed by their bank', async () => {
    await advance(service, { to: easternTime(nextBankingDay(today()), 9, 0).toISOString() });
    await closeAll();
    const server = (reachable: boolean) => service.send('POST', '/sandbox/v1/bank/server', { body: { reachable } });
    await server(false);
    await payments.started({ amount: 8_000 });
    await advance(service, { to: easternTime(today(), 17, 30).toISOString() });
    const files = async () => (await checklist(viewer)).checks.find((one: { check: string }) => one.check === 'files');
    expect(await files()).toMatchObject({
      holds: false,
      found: expect.stringMatching(/^1 file .*\.ach is written\.$/),
    });
    await server(true);
    await advance(service, { banking_days: 1 });
    expect((await files()).holds).toBe(true);
  });
});

describe('The documents of a closed day', () => {
  const closedDay = async () => (await viewer.send('GET', '/admin/v1/closed-days?limit=1')).body.data.closed_days[0];

  it('are a PDF and a CSV with names and dollars, the same bytes each time', async () => {
    const { day, seal, accounts } = await closedDay();
    const read = (format: string) => viewer.send('GET', `/admin/v1/closed-days/${day}?format=${format}`);
    const [pdf, csv] = [await read('pdf'), await read('csv')];
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain(`closed-day-${day}.pdf`);
    const text = textOfPdf(pdf.text);
    for (const part of [`Closed day ${day}`, first.name, second.name, seal, 'Hold operator'])
      expect(text).toContain(part);
    const bank = accounts.find(({ account }: { account: string }) => account === 'BANK');
    const dollars = (cents: number) => (cents / 100).toFixed(2);
    expect(csv.text).toContain(
      `account,BANK,cash in the pooled settlement account,,${[bank.opening, bank.debits, bank.credits, bank.closing].map(dollars).join(',')},,,`,
    );
    expect(csv.text).toContain(`signature,Second,,,,,,,,${second.name},`);
    expect([(await read('pdf')).text, (await read('csv')).text]).toEqual([pdf.text, csv.text]);
  });

  it('is not there for an open day', async () => {
    expect((await viewer.send('GET', `/admin/v1/closed-days/${today()}`)).status).toBe(404);
  });
});
