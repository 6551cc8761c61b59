// Returns that operators dishonor, and banks contest: each is won or lost.

import { bytesOf } from '../bank-view.ts';
import { SimulationFailed } from '../simulation-failed.ts';
import { expectOutcome, readRowsNow, type World, waitForDueWork } from '../world.ts';
import { asOperator } from './as-operator.ts';
import { answerTo, letFileBeRead } from './banks.ts';
import { type Command, pick } from './command.ts';

const note = 'The bank has said so.';

const ask: Command = {
  name: 'a return is dishonored',
  weight: 6,
  async play(world, choose) {
    await waitForDueWork(world);
    const { items, legs, dishonors } = await readRowsNow(world);
    const stageOf = (uuid: string | null) => legs.find((leg) => leg.uuid === uuid)?.stage;
    const returns = items.filter(({ kind }) => kind === 'return');
    const hasWayBack = returns.filter(
      ({ state, leg_uuid }) => state === 'suspense' || (state === 'applied' && stageOf(leg_uuid) === 'capture'),
    );
    const item = pick(choose, choose(4) === 0 ? returns : hasWayBack.slice(-6));
    if (item === undefined) return;
    const body = {
      item_uuid: item.uuid,
      reason: note,
      ...pick(choose, [{ code: 'R69', information: '03' }, { code: 'R68' }])!,
    };
    // Whether it was late, and whether there is still time to dishonor it, depends on days.
    const may = hasWayBack.includes(item) ? [201, 'invalid_state'] : ['invalid_state'];
    const before = dishonors.length;
    const { status } = await expectOutcome(world, may, asOperator(world, 'POST', 'dishonors', body));
    const after = (await readRowsNow(world)).dishonors.length;
    if (after !== before + (status === 201 ? 1 : 0))
      throw new SimulationFailed(`${after - before} dishonors were made: ${status}`);
  },
};

const contest: Command = {
  name: 'a bank contests a dishonor',
  weight: 4,
  async play(world, choose) {
    const one = pick(choose, (await world.bank.dishonors()).slice(-4));
    if (one === undefined) return;
    const code = pick(choose, ['R71', 'R73', 'R74'])!;
    const answer = { ...answerTo(choose, one, code, { addenda: one.entry.addenda }), kind: 'contest' as const };
    await world.bank.writeInboundFile(`contest-${++world.number}.ach`, await bytesOf([answer], world.time));
    world.log.push(`the bank contests ${one.entry.trace_number} with ${code}`);
    await letFileBeRead(world, choose);
  },
};

const decide: Command = {
  name: 'a dishonor is won or lost',
  weight: 6,
  play: (world, choose) => decideOne(world, choose(2) === 0 ? 'won' : 'lost', choose),
};

async function decideOne(world: World, outcome: 'won' | 'lost', choose: (below: number) => number): Promise<void> {
  await waitForDueWork(world);
  const { dishonors } = await readRowsNow(world);
  const one = pick(choose, dishonors);
  if (one === undefined) return;
  const from = outcome === 'won' ? ['to_send', 'sent', 'contested'] : ['sent', 'contested'];
  // One that ended so before is answered as it is.
  const isDone = one.state === outcome;
  const isPossible = isDone || from.includes(one.state);
  const mayBeRefused = !isPossible || (!isDone && outcome === 'won' && one.item_state === 'applied');
  const may = [...(isPossible ? [200] : []), ...(mayBeRefused ? ['invalid_state'] : [])];
  await expectOutcome(world, may, asOperator(world, 'POST', `dishonors/${one.uuid}/${outcome}`, { reason: note }));
}

export const dishonorCommands: readonly Command[] = [ask, contest, decide];
