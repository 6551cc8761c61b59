// Puts what was chosen at a cut-off into files: each becomes a leg, and the legs become entries.
import type { CutOffInstant } from '../../../ach/calendar/banking-instants.ts';
import { directionOf, type Purpose } from '../../../payments/lifecycle/stage-names.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { countEntries } from '../files/bank-files.sql.ts';
import type { Origination } from '../origination.ts';
import { fileLegs, type NewLeg } from './choose.sql.ts';
import { inFiles, roomOf, totalsOf } from './file-room.ts';
import { type Chosen, makeEntries } from './make-entries.ts';
import { fileWithRoom } from './new-file.ts';

interface Choice {
  instant: CutOffInstant;
  purpose: Purpose;
  /** Cents: an entry cannot hold more, or the bank does not accept more for the same day. */
  mostOfEntry: number;
}

type ChosenLeg = Chosen & Omit<NewLeg, 'entry_uuid'>;

/** Returns how many entries they became. */
export async function putIntoFiles(
  context: Origination,
  phase: AtomicPhase,
  choice: Choice,
  chosen: readonly ChosenLeg[],
): Promise<number> {
  let made = 0;
  for (const some of inFiles(chosen, roomOf(context.bank))) made += await putIntoFile(context, phase, choice, some);
  return made;
}

/** For a group that fits into one file. */
async function putIntoFile(
  { bank, clock }: Origination,
  phase: AtomicPhase,
  { instant, purpose, mostOfEntry }: Choice,
  chosen: readonly ChosenLeg[],
): Promise<number> {
  const now = clock.now();
  const direction = directionOf(purpose);
  const cents = totalsOf(
    direction,
    chosen.reduce((sum, { amount }) => sum + amount, 0),
  );
  const fileUuid = await fileWithRoom(phase, bank, instant, { entries: chosen.length, ...cents }, now);
  const file = { fileUuid, bank: bank.name, odfi: bank.odfi, purpose, direction, mostOfEntry, now };
  const entries = await makeEntries(phase, file, chosen);
  const legs = chosen.map((one, index) => ({ ...one, entry_uuid: entries.of[index]! }));
  await fileLegs(phase, purpose, legs, { fileUuid, speed: instant.cutOff.speed, now });
  await countEntries(phase, fileUuid, { entries: entries.made, ...cents });
  return entries.made;
}
