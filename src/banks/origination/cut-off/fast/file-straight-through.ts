// Files straight-through payments, which are nearly all, with one query a portion. `filePortion` in
// cut-off.ts files the others.

import { keepServed } from '../../../../access/tenants/tenants.sql.ts';
import type { CutOffInstant } from '../../../../ach/calendar/banking-instants.ts';
import { directionOf } from '../../../../payments/lifecycle/stage-names.ts';
import type { AtomicPhase } from '../../../../platform/database/atomic-phase.ts';
import { countEntries, openNextFile, selectFileWithRoom } from '../../files/bank-files.sql.ts';
import { type Origination, portion } from '../../origination.ts';
import type { Cursor, CutOffWanted } from '../choose.sql.ts';
import { roomOf, totalsOf } from '../file-room.ts';
import { newFile } from '../new-file.ts';
import {
  type FastStage,
  filePicked,
  selectWaitingPortion,
  type WaitingPortion,
} from './straight-through-entries.sql.ts';

interface Choice {
  instant: CutOffInstant;
  stage: FastStage;
  wanted: CutOffWanted;
  /** Cents: a greater entry is left out. */
  mostOfEntry: number;
  /** Payments that wait for an operator. */
  held: readonly string[];
}

/** The cents of a portion are known when it is filed. Its phase must roll back. */
class FileOverflows extends Error {}

/**
 * Returns how many entries went into files. If the cents of a portion do not fit into the file, it
 * and all later portions are left out.
 */
export async function fileStraightThrough(context: Origination, choice: Choice): Promise<number> {
  const { database, bank, inPhase } = context;
  const atMost = Math.min(portion, bank.file_entries);
  let filed = 0;
  let after: Cursor = null;
  try {
    for (;;) {
      const waiting = await selectWaitingPortion(database, choice.stage, bank, after, atMost);
      if (waiting === null) return filed;
      const from = after;
      filed += await inPhase((phase) => filePortion(context, phase, choice, { waiting, from }));
      if (waiting.found < atMost) return filed;
      after = waiting.last;
    }
  } catch (error) {
    if (error instanceof FileOverflows) return filed;
    throw error;
  }
}

/** Returns how many entries. The tenants may have changed since the portion was read. */
async function filePortion(
  { bank, clock }: Origination,
  phase: AtomicPhase,
  { instant, stage, ...choice }: Choice,
  { waiting, from }: { waiting: WaitingPortion; from: Cursor },
): Promise<number> {
  const now = clock.now();
  const most = roomOf(bank);
  const served = [...(await keepServed(phase, waiting.processor_ids, bank))];
  if (served.length === 0) return 0;
  const next = newFile(bank, instant, now);
  const open = await selectFileWithRoom(phase, next, most.entries - waiting.found);
  const file = { uuid: open ?? next.uuid, bank: bank.name, odfi: bank.odfi, speed: instant.cutOff.speed };
  const wanted = { ...choice, stage, after: from, through: waiting.last, served, file, now };
  const { entries, cents } = await filePicked(phase, wanted);
  if (entries === 0) return 0;
  if (open === null) await openNextFile(phase, next);
  const { debits, credits } = await countEntries(phase, file.uuid, { entries, ...totalsOf(directionOf(stage), cents) });
  if (debits > most.debits || credits > most.credits) throw new FileOverflows();
  return entries;
}
