// Files straight-through payments, which are nearly all, with one query a portion. `filePortion` in
// cut-off.ts files the others.

import { keepServed } from '../../../../access/tenants/tenants.sql.ts';
import type { CutOffInstant } from '../../../../ach/calendar/banking-instants.ts';
import { directionOf } from '../../../../payments/lifecycle/stage-names.ts';
import type { AtomicPhase } from '../../../../platform/database/atomic-phase.ts';
import { countEntries, openNextFile, selectFileWithRoom } from '../../files/bank-files.sql.ts';
import { type Origination, portion } from '../../origination.ts';
import type { Cursor, CutOffWanted } from '../choose.sql.ts';
import { roomOf } from '../file-room.ts';
import { newFile } from '../new-file.ts';
import { type FastStage, filePicked, selectWaitingPortion } from './straight-through-entries.sql.ts';

interface Choice {
  instant: CutOffInstant;
  stage: FastStage;
  wanted: CutOffWanted;
  /** Cents: a greater entry is left out. */
  mostOfEntry: number;
  /** Payments that wait for an operator. */
  held: readonly string[];
}

interface PortionFiled {
  entries: number;
  /** Where the next portion starts; null: this was the last one. */
  last: Cursor;
}

/** The cents of a portion are known when it is filed. Its phase must roll back. */
class FileOverflows extends Error {}

/**
 * Returns how many entries went into files. If the cents of a portion do not fit into the file, it
 * and all later portions are left out.
 */
export async function fileStraightThrough(context: Origination, choice: Choice): Promise<number> {
  let filed = 0;
  try {
    for (let after: Cursor = null; ; ) {
      const from: Cursor = after;
      const { entries, last }: PortionFiled = await context.inPhase((phase) =>
        filePortion(context, phase, choice, from),
      );
      filed += entries;
      if (last === null) return filed;
      after = last;
    }
  } catch (error) {
    if (error instanceof FileOverflows) return filed;
    throw error;
  }
}

async function filePortion(
  { bank, clock }: Origination,
  phase: AtomicPhase,
  { instant, stage, ...choice }: Choice,
  after: Cursor,
): Promise<PortionFiled> {
  const now = clock.now();
  const most = roomOf(bank);
  const atMost = Math.min(portion, most.entries);
  const waiting = await selectWaitingPortion(phase, stage, bank, after, atMost);
  const last = waiting.found < atMost ? null : waiting.last;
  const served = [...(await keepServed(phase, waiting.processor_ids, bank))];
  if (served.length === 0) return { entries: 0, last };
  const next = newFile(bank, instant, now);
  const open = await selectFileWithRoom(phase, next, most.entries - waiting.found);
  const file = { uuid: open ?? next.uuid, bank: bank.name, odfi: bank.odfi, speed: instant.cutOff.speed };
  const wanted = { ...choice, stage, after, through: waiting.last, served, file, now };
  const { entries, cents } = await filePicked(phase, wanted);
  if (entries === 0) return { entries, last };
  if (open === null) await openNextFile(phase, next);
  const isDebit = directionOf(stage) === 'debit';
  const added = { entries, debits: isDebit ? cents : 0, credits: isDebit ? 0 : cents };
  const { debits, credits } = await countEntries(phase, file.uuid, added);
  if (debits > most.debits || credits > most.credits) throw new FileOverflows();
  return { entries, last };
}
