// Files that were sent wrongly: operators reverse each of their entries at once.
import { entryErrorNames } from '../../../../../src/ach/nacha/codes/entry-errors.ts';
import { sleep } from '../../../../../src/platform/std/clock.ts';
import type { LegRow, Rows } from '../payment-rows.ts';
import type { Outcomes } from '../predictions.ts';
import { reversalOutcomes } from '../reversal-predictions.ts';
import { SimulationFailed } from '../simulation-failed.ts';
import { expectOutcome, expectStatus, readRowsNow, serviceTime, type World, waitForDueWork } from '../world.ts';
import { asOperator } from './as-operator.ts';
import { type Command, pick } from './command.ts';
import { settlements } from './reversals.ts';

type Verdict = 'reversed' | 'left out' | 'either';

/** What becomes of each entry of a file, by its leg. */
async function verdicts(world: World, rows: Rows, legs: readonly LegRow[]): Promise<Map<string, Verdict>> {
  const settled = await settlements(world);
  const now = await serviceTime(world);
  // A return that waits for an operator probably takes the money back.
  const named = new Set(
    rows.items.flatMap(({ state, leg_uuid }) => (['new', 'waiting', 'suspense'].includes(state) ? [leg_uuid] : [])),
  );
  const paymentsNamed = new Set(rows.legs.flatMap((leg) => (named.has(leg.uuid) ? [leg.transaction_uuid] : [])));
  return new Map(
    legs.map((leg) => {
      const may = reversalOutcomes(rows, leg, { settlesAt: settled.get(leg.file_uuid ?? ''), now });
      if (!may.includes(201)) return [leg.uuid, 'left out'];
      return [leg.uuid, may.length > 1 || paymentsNamed.has(leg.transaction_uuid) ? 'either' : 'reversed'];
    }),
  );
}

const reverseFile: Command = {
  name: 'a file is reversed',
  weight: 3,
  async play(world, choose) {
    await waitForDueWork(world);
    const rows = await readRowsNow(world);
    const recent = rows.legs.filter(({ file_uuid, state }) => file_uuid !== null && state !== 'canceled').slice(-12);
    const leg = pick(choose, recent);
    if (leg === undefined) return;
    const stage = pick(choose, [null, 'capture', 'payout'] as const)!;
    const tenant = choose(2) === 0 ? pick(choose, world.tenants)! : null;
    const ofFile = rows.legs.filter(
      (one) =>
        one.file_uuid === leg.file_uuid &&
        (stage === null || one.stage === stage) &&
        (tenant === null || one.processor_id === tenant.uuid),
    );
    const expected = await verdicts(world, rows, ofFile);
    const body = {
      entry_error: pick(choose, entryErrorNames)!,
      ...(stage === null ? {} : { stage }),
      ...(tenant === null ? {} : { processor_uuid: tenant.uuid }),
    };
    const may = await outcomes(world, leg.file_uuid!, [...expected.values()]);
    const { status, data } = await expectOutcome(
      world,
      may,
      asOperator(world, 'POST', `bank-files/${leg.file_uuid}/reversals`, body),
    );
    if (status === 201) await expectWorkedOff(world, data.uuid, expected);
  },
};

async function outcomes({ service }: World, file: string, of: readonly Verdict[]): Promise<Outcomes> {
  const [row] = await service.watching.query<{ state: string; is_copied: boolean }>(
    `SELECT state, EXISTS (SELECT FROM file_copies c WHERE c.file_uuid = f.uuid AND c.state = 'open') AS is_copied
     FROM bank_files f WHERE uuid = $1`,
    [file],
  );
  // The bank takes a copy back itself.
  if (row!.state !== 'confirmed' || row!.is_copied || of.every((one) => one === 'left out')) return ['invalid_state'];
  return of.includes('reversed') ? [201] : [201, 'invalid_state'];
}

/** A job works it off after the answer. Then each entry is decided as expected. */
async function expectWorkedOff(world: World, uuid: string, expected: ReadonlyMap<string, Verdict>): Promise<void> {
  await waitUntilDone(world, uuid);
  const { reversals } = await readRowsNow(world);
  const reversed = new Set(
    reversals.filter((one) => one.file_reversal_uuid === uuid).map(({ reversed_leg_uuid }) => reversed_leg_uuid),
  );
  for (const [leg, verdict] of expected)
    if (verdict !== 'either' && reversed.has(leg) !== (verdict === 'reversed'))
      throw new SimulationFailed(`the leg ${leg} of a reversed file must be ${verdict}`);
  for (const leg of reversed)
    if (!expected.has(leg)) throw new SimulationFailed(`the leg ${leg} is not of the reversed part of the file`);
}

async function waitUntilDone(world: World, uuid: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    await waitForDueWork(world);
    const { data } = await expectStatus(world, 200, asOperator(world, 'GET', `file-reversals/${uuid}`));
    if (data.state === 'done') return;
    await sleep(100);
  }
  throw new SimulationFailed(`the reversal ${uuid} of a file is never done`);
}

export const fileReversalCommands: readonly Command[] = [reverseFile];
