// Entries that were sent wrongly: operators reverse them, cancel reversals, and end what is left of
// them. The bank returns reversing entries, and sometimes the wrong entry too.
import { entryErrorNames } from '../../../../../src/ach/nacha/codes/entry-errors.ts';
import { bytesOf } from '../bank-view.ts';
import type { LegRow, Rows } from '../payment-rows.ts';
import type { Outcomes } from '../predictions.ts';
import { leftOf } from '../reversal-books.ts';
import { reversalOutcomes } from '../reversal-predictions.ts';
import type { ReversalRow } from '../reversal-rows.ts';
import { type Choose, expectOutcome, readRowsNow, serviceTime, type World, waitForDueWork } from '../world.ts';
import { asOperator } from './as-operator.ts';
import { answerTo, letFileBeRead, mayBeReturned } from './banks.ts';
import { type Command, pick } from './command.ts';

/** When the files settle or settled, by uuid. */
export async function settlements({ service }: World): Promise<Map<string, Date>> {
  const files = await service.watching.query<{ uuid: string; settles_at: Date }>(
    'SELECT uuid, settles_at FROM bank_files WHERE settles_at IS NOT NULL',
    [],
  );
  return new Map(files.map(({ uuid, settles_at }) => [uuid, settles_at]));
}

/** Files whose bank processed them twice, while that is open. */
export async function openCopies({ service }: World): Promise<Set<string | null>> {
  const files = await service.watching.query<{ file_uuid: string }>(
    `SELECT file_uuid FROM file_copies WHERE state = 'open'`,
    [],
  );
  return new Set(files.map(({ file_uuid }) => file_uuid));
}

/** An operator reverses the entry of a leg. */
export async function reverse(world: World, choose: Choose, rows: Rows, leg: LegRow): Promise<void> {
  if (leg.trace_id === null) return;
  const may = reversalOutcomes(rows, leg, {
    settlesAt: (await settlements(world)).get(leg.file_uuid ?? ''),
    now: await serviceTime(world),
    copied: await openCopies(world),
  });
  const body = { trace_id: leg.trace_id, entry_error: pick(choose, entryErrorNames)! };
  await expectOutcome(world, may, asOperator(world, 'POST', `transactions/${leg.transaction_uuid}/reversals`, body));
}

const reverseEntry: Command = {
  name: 'an entry is reversed',
  weight: 28,
  async play(world, choose) {
    await waitForDueWork(world);
    const rows = await readRowsNow(world);
    const now = await serviceTime(world);
    const settled = await settlements(world);
    const copied = await openCopies(world);
    const fitting = rows.legs.filter(
      (leg) =>
        mayBeReturned(leg) &&
        reversalOutcomes(rows, leg, { settlesAt: settled.get(leg.file_uuid ?? ''), now, copied }).includes(201),
    );
    const stage = pick(choose, ['capture', 'payout'] as const);
    const ofStage = fitting.filter((leg) => leg.stage === stage);
    const among = choose(5) === 0 ? rows.legs.slice(-30) : ofStage.length > 0 ? ofStage.slice(-8) : fitting;
    const leg = pick(choose, among);
    if (leg !== undefined) await reverse(world, choose, rows, leg);
  },
};

const cancel: Command = {
  name: 'a reversal is canceled',
  weight: 2,
  async play(world, choose) {
    await waitForDueWork(world);
    const { reversals } = await readRowsNow(world);
    const waiting = reversals.filter(({ status }) => status === 'REVERSAL_PENDING');
    const one = pick(choose, waiting.length > 0 && choose(4) > 0 ? waiting : reversals);
    if (one === undefined) return;
    const may = ['REVERSAL_PENDING', 'REVERSAL_CANCELED'].includes(one.status) ? [200] : ['invalid_state'];
    await expectOutcome(world, may, asOperator(world, 'POST', `reversals/${one.uuid}/cancel`));
  },
};

async function endLeft(world: World, one: ReversalRow, how: 'write-off' | 'settled'): Promise<void> {
  const left = leftOf(one);
  const isEnded = left === 0 && one.ended_as !== null;
  // Money that we have twice belongs to the receiver.
  const isPossible = left > 0 || (left < 0 && how === 'settled');
  const may: Outcomes = isPossible || isEnded ? [200] : ['invalid_state'];
  await expectOutcome(world, may, asOperator(world, 'POST', `reversals/${one.uuid}/${how}`));
}

const endSome: Command = {
  name: 'what a reversal left is ended',
  weight: 3,
  async play(world, choose) {
    await waitForDueWork(world);
    const { reversals } = await readRowsNow(world);
    const left = reversals.filter((one) => leftOf(one) !== 0);
    const one = pick(choose, left.length > 0 ? left : reversals);
    if (one !== undefined) await endLeft(world, one, choose(2) === 0 ? 'write-off' : 'settled');
  },
};

/** Of all that is left, nothing remains. */
export async function endLeftOfReversals(world: World, choose: Choose): Promise<void> {
  await waitForDueWork(world);
  for (const one of (await readRowsNow(world)).reversals) {
    const left = leftOf(one);
    if (left !== 0) await endLeft(world, one, left > 0 && choose(2) === 0 ? 'write-off' : 'settled');
  }
}

/** The bank returns one of these entries. */
export async function returnByFile(
  world: World,
  choose: Choose,
  traces: readonly (string | null)[],
  codes: Record<'debit' | 'credit', readonly string[]>,
): Promise<void> {
  const entries = await world.bank.entries();
  const there = traces.flatMap((trace) => entries.get(trace ?? '') ?? []);
  const one = pick(choose, there.slice(-6));
  if (one === undefined) return;
  const answer = answerTo(choose, one, pick(choose, codes[one.direction])!);
  await world.bank.writeInboundFile(`reversal-${++world.number}.ach`, await bytesOf([answer], world.time));
  world.log.push(`the bank returns ${one.entry.trace_number} with ${answer.code}`);
  await letFileBeRead(world, choose);
}

const returnReversing: Command = {
  name: 'a reversing entry is returned',
  weight: 8,
  async play(world, choose) {
    await waitForDueWork(world);
    const out = (await readRowsNow(world)).reversalEntries.filter(
      ({ state }) => state === 'sent' || state === 'settled' || state === 'good',
    );
    await returnByFile(
      world,
      choose,
      out.map(({ trace_id }) => trace_id),
      { debit: ['R01', 'R17', 'R10'], credit: ['R17', 'R23'] },
    );
  },
};

const returnWrongToo: Command = {
  name: 'a wrong entry is returned besides its reversal',
  weight: 4,
  async play(world, choose) {
    await waitForDueWork(world);
    const { reversals, legs } = await readRowsNow(world);
    const wrong = reversals
      .filter(({ status }) => status !== 'REVERSAL_CANCELED')
      .flatMap(({ reversed_leg_uuid }) => legs.filter(({ uuid }) => uuid === reversed_leg_uuid));
    await returnByFile(
      world,
      choose,
      wrong.map(({ trace_id }) => trace_id),
      { debit: ['R01', 'R10', 'R06'], credit: ['R23', 'R06'] },
    );
  },
};

export const reversalCommands: readonly Command[] = [reverseEntry, cancel, endSome, returnReversing, returnWrongToo];
