// Files that were sent wrongly: operators reverse each of their entries at once.
import { closeAfter } from '../../../../../src/ach/calendar/banking-instants.ts';
import { entryErrorNames } from '../../../../../src/ach/nacha/codes/entry-errors.ts';
import { sleep } from '../../../../../src/platform/std/clock.ts';
import type { LegRow, Rows } from '../payment-rows.ts';
import type { Outcomes } from '../predictions.ts';
import { reversalOutcomes } from '../reversal-predictions.ts';
import { SimulationFailed } from '../simulation-failed.ts';
import {
  type Choose,
  expectOutcome,
  expectStatus,
  readRowsNow,
  serviceTime,
  type Tenant,
  type World,
  waitForDueWork,
} from '../world.ts';
import { asOperator } from './as-operator.ts';
import { type Command, pick } from './command.ts';
import { openCopies, settlements } from './reversals.ts';
import { startPayments } from './tenants.ts';
import { advanceClockTo } from './time.ts';

type Verdict = 'reversed' | 'left out' | 'either';

/** What becomes of each entry of a file, by its leg. */
async function verdicts(world: World, rows: Rows, legs: readonly LegRow[]): Promise<Map<string, Verdict>> {
  const settled = await settlements(world);
  const now = await serviceTime(world);
  const copied = await openCopies(world);
  // A return that waits for an operator probably takes the money back.
  const named = new Set(
    rows.items.flatMap(({ state, leg_uuid }) => (['new', 'waiting', 'suspense'].includes(state) ? [leg_uuid] : [])),
  );
  const paymentsNamed = new Set(rows.legs.flatMap((leg) => (named.has(leg.uuid) ? [leg.transaction_uuid] : [])));
  return new Map(
    legs.map((leg) => {
      const may = reversalOutcomes(rows, leg, { settlesAt: settled.get(leg.file_uuid ?? ''), now, copied });
      if (!may.includes(201)) return [leg.uuid, 'left out'];
      return [leg.uuid, may.length > 1 || paymentsNamed.has(leg.transaction_uuid) ? 'either' : 'reversed'];
    }),
  );
}

/** Which entries of which file, and what becomes of each. */
interface PartOfFile {
  file: string;
  stage: 'capture' | 'payout' | null;
  tenant: Tenant | null;
  verdicts: Map<string, Verdict>;
}

/**
 * Usually a part of which something can be reversed. Few files have one at a time: most payments of
 * an older file have gone on, and the bank has not confirmed the latest one.
 */
function drawPart(world: World, choose: Choose, legs: readonly LegRow[], of: Map<string, Verdict>): PartOfFile | null {
  const reversible = legs.filter(({ uuid }) => of.get(uuid) === 'reversed');
  const leg = pick(choose, reversible.length > 0 && choose(5) > 0 ? reversible : legs.slice(-12));
  if (leg === undefined) return null;
  const stage = choose(3) === 0 ? pick(choose, ['capture', 'payout'] as const)! : null;
  const tenant = choose(3) === 0 ? world.tenants.find(({ uuid }) => uuid === leg.processor_id)! : null;
  const ofFile = legs.filter(
    (one) =>
      one.file_uuid === leg.file_uuid &&
      (stage === null || one.stage === stage) &&
      (tenant === null || one.processor_id === tenant.uuid),
  );
  return { file: leg.file_uuid!, stage, tenant, verdicts: new Map(ofFile.map(({ uuid }) => [uuid, of.get(uuid)!])) };
}

export const reverseFile: Command = {
  name: 'a file is reversed',
  weight: 10,
  async play(world, choose) {
    await waitForDueWork(world);
    const rows = await readRowsNow(world);
    const legs = rows.legs.filter(({ file_uuid, state }) => file_uuid !== null && state !== 'canceled');
    const part = drawPart(world, choose, legs, await verdicts(world, rows, legs));
    if (part === null) return;
    const { file, stage, tenant, verdicts: expected } = part;
    const body = {
      entry_error: pick(choose, entryErrorNames)!,
      ...(stage === null ? {} : { stage }),
      ...(tenant === null ? {} : { processor_uuid: tenant.uuid }),
    };
    const may = await outcomes(world, file, [...expected.values()]);
    const { status, data } = await expectOutcome(
      world,
      may,
      asOperator(world, 'POST', `bank-files/${file}/reversals`, body),
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

/** If no file was reversed so far, days are played until one is. */
export async function reverseOneFile(world: World, choose: Choose): Promise<void> {
  for (let day = 0; day < 5 && (await readRowsNow(world)).fileReversals.length === 0; day++) {
    await startPayments(world, choose, 4);
    await advanceClockTo(world, closeAfter(world.time, 1));
    await reverseFile.play(world, choose);
  }
}

export const fileReversalCommands: readonly Command[] = [reverseFile];
