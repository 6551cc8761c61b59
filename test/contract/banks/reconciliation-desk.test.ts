// The reconciliation desk: lines of the bank statement are explained by cash of the books, many to
// one and one to many; a decision is undone until the day is closed.
import { beforeEach, describe, expect, it } from 'vitest';
import { lockTicks } from '../../../src/banks/reconciliation/statement-ticks.sql.ts';
import { enterLines, operatorBooks, reconciliation, today } from '../../support/banks/bank-statements.ts';
import { assignCards, close, endRound, sealDays } from '../../support/operators/closing.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { playPayment } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
beforeEach(async () => {
  service = await weekendService();
});

const reason = 'As the bank says.';
const refusalsOf = (answer: { body: { errors: { code: string; field: string }[] } }) =>
  answer.body.errors.map(({ code, field }) => `${field} ${code}`);
const read = async (uuid: string) => (await service.send('GET', `/admin/v1/bank-statement/lines/${uuid}`)).body.data;
const desk = async (query = '') => (await service.send('GET', `/admin/v1/bank-statement/desk${query}`)).body.data;
const undo = (uuid: string, who: Pick<Person, 'send'> = service) =>
  who.send('POST', `/admin/v1/bank-statement/lines/${uuid}/undo`, { body: { reason } });
const decide = (uuid: string, what: string, body: object = {}) =>
  service.send('POST', `/admin/v1/bank-statement/lines/${uuid}/${what}`, { body: { reason, ...body } });
const explain = (lines: string[], movements: object[], body: object = {}) =>
  service.send('POST', '/admin/v1/bank-statement/explain', { body: { lines, movements, reason, ...body } });

/** Own funds of these cents: each is cash that came in, and that a line should show. */
async function cash(...amounts: number[]): Promise<{ source_uuid: string; direction: string; moved_on: string }[]> {
  const named: { source_uuid: string; direction: string; moved_on: string }[] = [];
  for (const amount of amounts) {
    const { body } = await service.send('POST', '/admin/v1/own-funds', { body: { amount, reason } });
    named.push({ source_uuid: body.data.uuid, direction: 'credit', moved_on: today(service) });
  }
  return named;
}

/** Open lines of credits of these cents. */
async function lines(...amounts: number[]): Promise<string[]> {
  const all = amounts.map((amount, n) => ({ direction: 'credit' as const, amount, reference: `${amount} of ${n}` }));
  const { body } = await enterLines(service, ...all);
  expect(body.data.lines.map(({ state }: { state: string }) => state)).toEqual(amounts.map(() => 'open'));
  return body.data.lines.map(({ uuid }: { uuid: string }) => uuid);
}

/** All of these wait for the bank; they go on after `act`. */
async function atOnce<Answer>(calls: () => Promise<Answer>[], act = async () => {}): Promise<Answer[]> {
  const { database } = service.context;
  const holder = await database.connect();
  await holder.query('BEGIN');
  await lockTicks(holder, 'simulated');
  const all = calls();
  const waiting = `SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'advisory'`;
  try {
    await expect.poll(() => database.query(waiting, [])).toEqual([{ count: all.length }]);
    await act();
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  return Promise.all(all);
}

const daysOf = async () =>
  (await reconciliation(service)).days.map(
    ({ state, difference, missing }: { state: string; difference: number; missing: { amount: number }[] }) =>
      [state, difference, ...missing.map(({ amount }) => amount)].join(' '),
  );

describe('Explaining lines by cash of the books', () => {
  it('takes several movements for one line, with the reason and the cash in the answer', async () => {
    const movements = await cash(100, 250, 700);
    const [line] = await lines(350);
    const answer = await explain([line!], movements.slice(0, 2));
    expect(answer.body.data.lines).toMatchObject([{ uuid: line, state: 'expected', shown_amount: 350, note: reason }]);
    expect(await daysOf()).toEqual(['awaited -700 700']);
    const { decided, movements: left } = await desk();
    expect(left).toMatchObject([{ ...movements[2], amount: 700, whole_amount: 700 }]);
    expect(decided).toMatchObject([{ uuid: line, may_be_undone: true, cash: [{ amount: 100 }, { amount: 250 }] }]);
    await expectInvariants(service.context.database);
  });

  it('takes several lines for one movement', async () => {
    const movements = await cash(900);
    const both = await lines(300, 600);
    expect((await explain(both, movements)).body.data.lines).toMatchObject([
      { shown_amount: 300 },
      { shown_amount: 600 },
    ]);
    expect(await daysOf()).toEqual(['closed 0']);
    await expectInvariants(service.context.database);
  });

  it('takes a part of the cash, and the line with exactly the rest is found alone', async () => {
    const movements = await cash(1_000);
    const [part] = await lines(400);
    expect(refusalsOf(await explain([part!], movements))).toEqual(['lines invalid_state']);
    await explain([part!], movements, { rest_as: 'part_of_file' });
    expect(await daysOf()).toEqual(['awaited -600 600']);
    expect((await desk()).movements).toMatchObject([{ amount: 600, whole_amount: 1_000 }]);
    const rest = await enterLines(service, { direction: 'credit', amount: 600, reference: 'rest' });
    expect(rest.body.data.lines).toMatchObject([{ state: 'expected', shown_amount: 600 }]);
    await expectInvariants(service.context.database);
  });

  it.each([
    ['a fee that the bank took off', 980, 'bank_fee', 'BANK 980, BFEE 20, OWN -1000'],
    ['a fee that the bank gave back', 1_030, 'bank_fee', 'BANK 1030, BFEE -30, OWN -1000'],
    ['own funds', 1_500, 'own_funds', 'BANK 1500, OWN -1500'],
  ])('books what is left of the line as %s, from suspense too, and undoes it', async (_, amount, rest_as, books) => {
    const movements = await cash(400, 600);
    const [line] = await lines(amount);
    for (const isSuspended of [false, true]) {
      if (isSuspended) {
        await service.send('POST', '/sandbox/v1/clock/advance', { body: { banking_days: 1 } });
        await service.send('POST', '/admin/v1/bank-statement/reconcile', { body: {} });
        expect((await read(line!)).state).toBe('suspense');
      }
      const answer = await explain([line!], movements, { rest_as });
      expect(answer.body.data.lines).toMatchObject([{ state: 'matched', matched_as: rest_as, shown_amount: 1_000 }]);
      expect(await operatorBooks(service)).toBe(books);
      expect(await daysOf()).toEqual(['closed 0']);
      await expectInvariants(service.context.database);
      expect((await undo(line!)).body.data).toMatchObject({
        state: 'open',
        shown_amount: 0,
        matched_as: null,
        note: null,
      });
      expect(await operatorBooks(service)).toBe('BANK 1000, OWN -1000');
      await expectInvariants(service.context.database);
    }
  });

  it('takes the return of an entry for the rest of a line', async () => {
    const payment = await playPayment(service, { amount: 100, transaction_fee: 3 });
    await payment.days(2);
    const [movement] = (await desk()).movements;
    expect(movement).toMatchObject({ direction: 'credit', amount: 100 });
    const [own] = await cash(250);
    const [line] = await lines(150);
    const { source_uuid, direction, moved_on } = movement;
    await enterLines(service, { direction: 'credit', reference: 'the file', booked_on: moved_on });
    expect(refusalsOf(await explain([line!], [{ source_uuid, direction, moved_on }]))).toEqual([
      'movements.0 invalid_state',
    ]);
    const returned = { rest_as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture', code: 'R02' };
    expect((await explain([line!], [own!], returned)).body.data.lines).toMatchObject([
      { state: 'matched', matched_as: 'return_of', transaction_uuid: payment.uuid, shown_amount: 250 },
    ]);
    expect(await payment.history()).toEqual(['C1', 'C3', 'C4', 'C7']);
    expect(refusalsOf(await undo(line!))).toEqual(['uuid invalid_state']);
    expect((await desk()).decided.find(({ uuid }: { uuid: string }) => uuid === line).may_be_undone).toBe(false);
    await expectInvariants(service.context.database);
  });

  it('refuses what does not fit, and changes nothing', async () => {
    const movements = await cash(100, 250, 5);
    const [line, other] = await lines(350, 90);
    const [debit] = (await enterLines(service, { amount: 33 })).body.data.lines;
    const nowhere = { ...movements[0]!, source_uuid: line! };
    const refused: [string[], object[], object, string][] = [
      [[line!], [movements[0]!], {}, 'lines invalid_state'],
      [[line!], movements.slice(0, 2), { rest_as: 'bank_fee' }, 'rest_as invalid_state'],
      [[line!, other!], movements, { rest_as: 'bank_fee' }, 'rest_as invalid_state'],
      [[line!], movements, { rest_as: 'part_of_file' }, 'rest_as invalid_state'],
      [[debit.uuid], [movements[0]!], { rest_as: 'part_of_file' }, 'rest_as invalid_state'],
      [[debit.uuid], [movements[0]!], { rest_as: 'own_funds' }, 'rest_as invalid_state'],
      [[line!], [nowhere], {}, 'movements.0 invalid_state'],
      [[line!], [movements[0]!, movements[0]!], {}, 'movements.1 duplicate'],
      [[line!, line!], movements, {}, 'lines.1 duplicate'],
      [[line!, service.adminToken], movements, {}, 'lines.1 format'],
      [[line!, movements[0]!.source_uuid], movements, {}, 'lines.1 not_found'],
      [[line!], [{ ...movements[0]!, moved_on: '2020-01-01' }, movements[1]!], {}, 'movements range'],
    ];
    for (const [some, of, body, expected] of refused)
      expect(refusalsOf(await explain(some, of, body)), JSON.stringify([some, of, body])).toEqual([expected]);
    expect((await desk()).lines.map(({ state }: { state: string }) => state)).toEqual(['open', 'open', 'open']);
    expect((await person(service, 'viewer').then((who) => undo(line!, who))).status).toBe(403);
    await expectInvariants(service.context.database);
  });

  it('gives one of two operators the cash, and answers a second try as it is', async () => {
    const movements = await cash(100, 250, 349, 1);
    const [one, two] = await lines(350, 350);
    const answers = await atOnce(() => [
      explain([one!], movements.slice(0, 2)),
      explain([two!], movements.slice(0, 2)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const winner = answers[0]!.status === 200 ? one! : two!;
    const again = await explain([winner], movements.slice(0, 2));
    expect([again.status, again.body.data.lines[0].state]).toEqual([200, 'expected']);
    expect(refusalsOf(await explain([winner], movements.slice(0, 1)))).toEqual(['lines.0 invalid_state']);
    await undo(winner);
    expect((await explain([winner], movements.slice(2))).body.data.lines[0].shown_amount).toBe(350);
    await expectInvariants(service.context.database);
  });
});

describe('Two equal calls at the same time', () => {
  it.each([undefined, 'own_funds'])('have the same answer, with a rest as %s', async (rest_as) => {
    const movements = (await cash(100, 250, 700)).slice(0, 2);
    const [line] = await lines(rest_as === undefined ? 350 : 400);
    const call = () => explain([line!], movements, rest_as === undefined ? {} : { rest_as });
    const [one, two] = await atOnce(() => [call(), call()]);
    expect([one!.status, two!.status, two!.text]).toEqual([200, 200, one!.text]);
    await expectInvariants(service.context.database);
  });
});

describe('A fee of the bank', () => {
  it('is booked on an account of its own, and leaves when the match is undone', async () => {
    const [fee] = (await enterLines(service, { amount: 1_500, reference: 'ANALYSIS FEE' })).body.data.lines;
    expect((await decide(fee.uuid, 'match', { as: 'bank_fee' })).body.data).toMatchObject({
      state: 'matched',
      matched_as: 'bank_fee',
    });
    expect(await operatorBooks(service)).toBe('BANK -1500, BFEE 1500');
    const retried = await decide(fee.uuid, 'match', { as: 'bank_fee' });
    expect(retried.status).toBe(200);
    await expectInvariants(service.context.database);
    await undo(fee.uuid);
    expect(await operatorBooks(service)).toBe('');
    await decide(fee.uuid, 'match', { as: 'bank_fee' });
    await undo(fee.uuid);
    await decide(fee.uuid, 'write-off');
    expect(await operatorBooks(service)).toBe('BANK -1500, LOSS 1500');
    // The first decision was undone: it is not the answer to a second try.
    expect(refusalsOf(await decide(fee.uuid, 'match', { as: 'bank_fee' }))).toEqual(['uuid invalid_state']);
    await expectInvariants(service.context.database);
    const { acts } = (await service.send('GET', `/admin/v1/audit-trail?subject_uuid=${fee.uuid}`)).body.data;
    expect(acts.map(({ action }: { action: string }) => action.split('.')[1])).toEqual([
      'written_off',
      'undone',
      'matched',
      'undone',
      'matched',
    ]);
    expect(acts[1]).toMatchObject({ reason, detail: { state: 'matched', matched_as: 'bank_fee', shown_amount: 0 } });
  });
});

describe('Undoing', () => {
  it('leaves a line to operators: the same cash is not found again, a second undo changes nothing', async () => {
    await cash(500);
    const [line] = (await enterLines(service, { direction: 'credit', amount: 500 })).body.data.lines;
    expect(line.state).toBe('expected');
    const [first, second] = [await undo(line.uuid), await undo(line.uuid)];
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    await service.send('POST', '/admin/v1/bank-statement/reconcile', { body: {} });
    expect((await read(line.uuid)).state).toBe('open');
    expect((await desk()).proposals).toMatchObject([{ line_uuids: [line.uuid], is_only: true }]);
    expect(await daysOf()).toEqual(['open 0 500']);
    const another = (await enterLines(service, { direction: 'credit', amount: 500, reference: 'other' })).body.data;
    expect(another.lines[0].state).toBe('expected');
    await expectInvariants(service.context.database);
  });

  it('opens both lines that offset each other, and a line that the bank had removed', async () => {
    const [debit, credit] = (await enterLines(service, { amount: 60 }, { amount: 60, direction: 'credit' })).body.data
      .lines;
    const [gone] = (await enterLines(service, { amount: 61, reference: 'gone' })).body.data.lines;
    await decide(debit.uuid, 'correct', { corrected_by: credit.uuid });
    await decide(gone.uuid, 'correct');
    await undo(credit.uuid);
    await undo(gone.uuid);
    for (const { uuid } of [debit, credit, gone])
      expect(await read(uuid)).toMatchObject({ state: 'open', corrected_by: null, note: null });
    expect(await operatorBooks(service)).toBe('');
    expect(refusalsOf(await undo((await enterLines(service, { amount: 62 })).body.data.lines[0].uuid))).toEqual([
      'uuid invalid_state',
    ]);
    await expectInvariants(service.context.database);
  });

  it.each(['debit', 'credit'])('does not open one line alone while its %s is being offset', async (which) => {
    const both = (await enterLines(service, { amount: 60 }, { amount: 60, direction: 'credit' })).body.data.lines;
    const [debit, credit] = both;
    const { uuid } = both.find(({ direction }: { direction: string }) => direction === which);
    const offset = () => decide(debit.uuid, 'correct', { corrected_by: credit.uuid });
    await offset();
    await undo(uuid);
    const [late] = await atOnce(
      () => [undo(uuid)],
      async () => void (await offset()),
    );
    expect(refusalsOf(late!)).toEqual(['uuid invalid_state']);
    for (const one of both) expect(await read(one.uuid)).toMatchObject({ state: 'corrected' });
    await expectInvariants(service.context.database);
    // The other order: the offset waits for the undo, and is done again.
    await undo(uuid);
    expect((await offset()).body.data).toMatchObject({ state: 'corrected', corrected_by: credit.uuid });
    await expectInvariants(service.context.database);
  });

  it('is refused once the day is closed', async () => {
    const people = [await person(service, 'operator'), await person(service, 'operator')] as const;
    const payment = await playPayment(service, { amount: 100, transaction_fee: 3 });
    await payment.days(1);
    const booked_on = today(service);
    const [fee] = (await enterLines(service, { booked_on, amount: 45 })).body.data.lines;
    await decide(fee.uuid, 'match', { as: 'bank_fee' });
    await service.send('POST', '/sandbox/v1/clock/advance', { body: { banking_days: 3 } });
    await enterLines(service, { booked_on: today(service), amount: 46 });
    await sealDays(service);
    await endRound(service);
    await assignCards(people[0], people[1].uuid);
    expect((await close(people, booked_on, { missing_cash_operator_uuid: people[0].uuid })).status).toBe(200);
    const refused = await undo(fee.uuid);
    expect(refusalsOf(refused)).toEqual(['uuid invalid_state']);
    expect(refused.body.errors[0].message).toContain(`closed until ${booked_on}`);
    expect(await read(fee.uuid)).toMatchObject({ state: 'matched' });
    const { closed_until, decided } = await desk();
    expect([closed_until, decided.find(({ uuid }: { uuid: string }) => uuid === fee.uuid).may_be_undone]).toEqual([
      booked_on,
      false,
    ]);
  });
});

describe('The desk', () => {
  it('has the open lines, the cash and exact sums, and says when it did not look at everything', async () => {
    const movements = await cash(100, 250, 700, 42);
    const [sum, part1, part2, none] = await lines(350, 300, 400, 9);
    const found = await desk();
    expect(found).toMatchObject({ has_more: false, is_search_complete: true, closed_until: null });
    expect(found.lines.map(({ uuid }: { uuid: string }) => uuid).toSorted()).toEqual(
      [sum, part1, part2, none].toSorted(),
    );
    expect(found.movements).toHaveLength(4);
    expect(found.proposals).toEqual([
      { line_uuids: [sum], movements: expect.arrayContaining(movements.slice(0, 2)), is_only: true, rest_as: null },
      { line_uuids: expect.arrayContaining([part1, part2]), movements: [movements[2]], is_only: true, rest_as: null },
    ]);
    const old = await desk(`?start_date=2026-01-05&end_date=2026-01-06`);
    expect(old).toMatchObject({ lines: [], movements: [], proposals: [], is_search_complete: true });
    expect(refusalsOf(await service.send('GET', '/admin/v1/bank-statement/desk?start_date=2025-01-01'))).toEqual([
      'start_date range',
    ]);
  });

  it('has the lines of the days that are asked for, and says when it leaves some out', async () => {
    const insert = (count: number, state: 'open' | 'corrected', booked_on: string) =>
      service.context.database.query(
        `INSERT INTO statement_lines (uuid, bank, booked_on, direction, amount, reference, occurrence, state, note, entered_at, decided_at)
         SELECT gen_random_uuid(), 'simulated', $1::date, 'debit', 7, $2::text, n, $2::statement_line_state, decided.note, now(), decided.at
         FROM generate_series(1, $3::int) AS n, (SELECT CASE $2 WHEN 'corrected' THEN 'Gone.' END AS note, CASE $2 WHEN 'corrected' THEN now() END AS at) AS decided`,
        [booked_on, state, count],
      );
    const day = today(service);
    await insert(501, 'open', '2026-01-05');
    await insert(200, 'corrected', day);
    const [line] = await lines(9);
    expect(await desk()).toMatchObject({ has_more: true, is_search_complete: false, has_more_decided: false });
    await insert(1, 'corrected', '2026-01-05');
    await insert(1, 'corrected', new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10));
    expect(await desk(`?start_date=${day}&end_date=${day}`)).toMatchObject({
      lines: [{ uuid: line }],
      has_more: false,
      has_more_decided: false,
    });
    const all = await desk();
    expect([all.decided.length, all.has_more_decided]).toEqual([200, true]);
    await expectInvariants(service.context.database);
  });

  it('finds a batch of a file that the bank shows alone, and then the rest of it', async () => {
    // Of two tenants.
    await playPayment(service, { amount: 100, transaction_fee: 3 });
    await (await playPayment(service, { amount: 250, transaction_fee: 3 })).days(2);
    const { movements } = await desk();
    expect(movements).toMatchObject([{ direction: 'credit', amount: 350, whole_amount: 350 }]);
    const [{ source_uuid, direction, moved_on }] = movements;
    const booked_on = moved_on;
    const [batch] = (await enterLines(service, { direction: 'credit', amount: 250, booked_on })).body.data.lines;
    const { proposals } = await desk();
    expect(proposals).toEqual([
      {
        line_uuids: [batch.uuid],
        movements: [{ source_uuid, direction, moved_on }],
        is_only: true,
        rest_as: 'part_of_file',
      },
    ]);
    await explain([batch.uuid], proposals[0].movements, { rest_as: proposals[0].rest_as });
    const rest = await enterLines(service, { direction: 'credit', amount: 100, booked_on, reference: 'rest' });
    expect(rest.body.data.lines[0].state).toBe('expected');
    await expectInvariants(service.context.database);
  });
});
