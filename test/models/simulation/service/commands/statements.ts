// The bank statement: operators enter expected and unexpected lines, decide about them, and pay in
// their own funds.
import { easternDay } from '../../../../../src/ach/calendar/eastern-time.ts';
import { stages } from '../../../../../src/payments/lifecycle/stage-names.ts';
import { instantFrom } from '../../../../../src/platform/std/timestamps.ts';
import type { Outcomes } from '../predictions.ts';
import { expectSame } from '../simulation-failed.ts';
import { expectOutcome, expectStatus, readRowsNow, serviceTime, type World, waitForDueWork } from '../world.ts';
import { asOperator } from './as-operator.ts';
import { type Command, pick, pickPayment } from './command.ts';

interface Line {
  uuid: string;
  state: string;
  direction: 'debit' | 'credit';
}

const note = 'As the statement shows.';

async function today(world: World): Promise<string> {
  return easternDay(await serviceTime(world));
}

export async function enter(
  world: World,
  direction: Line['direction'],
  amount: number,
  booked_on?: string,
): Promise<Line> {
  const line = { booked_on: booked_on ?? (await today(world)), direction, amount, reference: `L${++world.number}` };
  const { data } = await expectStatus(world, 200, asOperator(world, 'POST', 'bank-statement/lines', { lines: [line] }));
  const [entered] = data.lines as Line[];
  return entered!;
}

export const decideAs = (world: World, { uuid }: Line, verb: string, allowed: Outcomes, body: object = {}) =>
  expectOutcome(
    world,
    allowed,
    asOperator(world, 'POST', `bank-statement/lines/${uuid}/${verb}`, { reason: note, ...body }),
  );

// More than any payment: it can match nothing.
const unexpected = (world: World) => 100_000_000 + ++world.number;

const show: Command = {
  name: 'a line of the bank statement',
  weight: 3,
  async play(world, choose) {
    await waitForDueWork(world);
    const { uuid, state } = await enter(world, choose(2) === 0 ? 'debit' : 'credit', unexpected(world));
    expectSame(`the line ${uuid}`, state, 'open');
    // A file of prenotes only moves no cash.
    const files = await world.service.watching.query<{
      uuid: string;
      debits: number;
      credits: number;
      settles_at: string;
    }>(
      `SELECT uuid, total_debits AS debits, total_credits AS credits, settles_at::text FROM bank_files
       WHERE kind = 'entries' AND state = 'confirmed' AND total_debits + total_credits > 0 AND settles_at < (SELECT played_until FROM bank_days LIMIT 1) ORDER BY uuid`,
      [],
    );
    const file = pick(choose, files);
    if (file === undefined) return;
    const direction = file.debits > 0 ? 'credit' : 'debit';
    const amount = direction === 'credit' ? file.debits : file.credits;
    const isExpected =
      (await settledOf(world, file.uuid, direction)) === amount && !(await isShown(world, direction, amount));
    const shown = await enter(world, direction, amount, easternDay(instantFrom(file.settles_at)));
    if (isExpected) expectSame(`the line ${shown.uuid} of a file that has settled`, shown.state, 'expected');
  },
};

/**
 * Cents of the payments in a settled file, without entries that were returned before and without
 * fee payouts.
 */
async function settledOf(world: World, file: string, direction: Line['direction']): Promise<number> {
  const [debit, credit] = direction === 'credit' ? ['BANK', 'DIF'] : ['CIF', 'BANK'];
  const [row] = await world.service.watching.query<{ cents: number }>(
    `SELECT coalesce(sum(p.amount), 0)::bigint AS cents
     FROM legs l JOIN postings p ON p.shard = l.shard AND p.processor_id = l.processor_id AND p.transaction_uuid = l.transaction_uuid AND p.source_uuid = l.uuid
     WHERE l.file_uuid = $1 AND p.debit_account = $2 AND p.credit_account = $3`,
    [file, debit, credit],
  );
  return row!.cents;
}

/** Another line of the same cents may have matched the same cash before. */
async function isShown(world: World, direction: Line['direction'], amount: number): Promise<boolean> {
  const lines = await world.service.watching.query(
    'SELECT 1 FROM statement_lines WHERE direction = $1 AND amount = $2',
    [direction, amount],
  );
  return lines.length > 0;
}

const showReturn: Command = {
  name: 'a return that only the bank statement shows',
  weight: 3,
  async play(world, choose) {
    await waitForDueWork(world);
    const { legs, payments } = await readRowsNow(world);
    const settled = legs.filter(({ state }) => state === 'settled' || state === 'good');
    const leg = pick(choose, settled.slice(-8));
    if (leg === undefined) return;
    const shared = legs.filter(({ file_uuid, trace_id }) => file_uuid === leg.file_uuid && trace_id === leg.trace_id);
    const amount = shared.reduce((sum, one) => sum + one.amount, 0);
    const { direction } = stages[leg.stage];
    const line = await enter(world, direction, amount);
    if (line.state !== 'open') return;
    const of = (one: (typeof legs)[number]) =>
      one.transaction_uuid === leg.transaction_uuid && one.stage === leg.stage && one.refund_uuid === leg.refund_uuid;
    // Means the latest entry. An entry whose file has no outcome yet keeps everything waiting.
    const isLatest =
      legs.findLast((one) => of(one) && !['canceled', 'rejected', 'returned'].includes(one.state)) === leg;
    const anyFiled = shared.some(({ transaction_uuid }) =>
      payments.get(transaction_uuid)!.legs.some(({ state }) => state === 'filed'),
    );
    const allSettled = shared.every(({ state }) => state === 'settled' || state === 'good');
    const fits = isLatest && !anyFiled && allSettled;
    await decideAs(world, line, 'match', fits ? [200] : [200, 'invalid_state'], {
      as: 'return_of',
      transaction_uuid: leg.transaction_uuid,
      stage: leg.stage,
      code: direction === 'debit' ? pick(choose, ['R01', 'R08', 'R10']) : 'R23',
      ...(leg.refund_uuid === null ? {} : { refund_uuid: leg.refund_uuid }),
    });
    await waitForDueWork(world);
  },
};

const showCredit: Command = {
  name: 'the statement shows that a debt was paid, or a dishonor won',
  weight: 3,
  async play(world, choose) {
    const some = await pickPayment(world, choose);
    if (some === undefined) return;
    const { payment, rows, judged } = some;
    const { RECV = 0, LOSS_PAYER = 0 } = judged.balances;
    const debt = RECV + LOSS_PAYER;
    const capture = rows.legs.findLast(({ stage }) => stage === 'capture');
    const isBack = rows.payment.capture_status === 'CAPTURE_ACH_FAILED' && capture?.state === 'returned';
    if (debt === 0 && !isBack) return;
    const as = debt > 0 && (!isBack || choose(2) === 0) ? 'debt_paid' : 'dishonor_won';
    const line = await enter(world, 'credit', as === 'debt_paid' ? debt : payment.amount);
    if (line.state !== 'open') return;
    await decideAs(world, line, 'match', [200], { as, transaction_uuid: payment.uuid });
  },
};

const waitingLines = ({ service }: World) =>
  service.watching.query<Line & { amount: number }>(
    `SELECT uuid, state, direction, amount FROM statement_lines WHERE state IN ('open', 'suspense') ORDER BY uuid`,
    [],
  );

const decide: Command = {
  name: 'a line is decided',
  weight: 3,
  async play(world, choose) {
    await waitForDueWork(world);
    const line = pick(choose, await waitingLines(world));
    if (line === undefined) return;
    const [verb, needs, body] = pick(choose, [
      ['correct', null, {}],
      ['write-off', 'debit', {}],
      ['match', 'credit', { as: 'own_funds' }],
    ] as const)!;
    const fits = needs === null || needs === line.direction;
    await decideAs(world, line, verb, [fits ? 200 : 'invalid_state'], body);
    if (fits && verb === 'match') world.ownFunds += line.amount;
  },
};

const payIn: Command = {
  name: 'own funds are paid in',
  weight: 1,
  async play(world, choose) {
    const amount = 1 + choose(50_000);
    await expectStatus(world, 201, asOperator(world, 'POST', 'own-funds', { amount, reason: note }));
    world.ownFunds += amount;
  },
};

/** The bank removes every unexplained line from its statement. */
export async function withdrawLines(world: World): Promise<void> {
  for (const line of await waitingLines(world)) await decideAs(world, line, 'correct', [200]);
}

export const statementCommands: readonly Command[] = [show, showReturn, showCredit, decide, payIn];
