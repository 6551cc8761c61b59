// Records that a bank has a file, because an operator knows it from the bank.

import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { selectSentForm } from '../../connections/archive/archive.sql.ts';
import { endDelivery } from '../../connections/exchange/delivery-notes.sql.ts';
import { type SeenFile, updateNote } from './file-outcomes.sql.ts';

/** Nothing of the file is sent any more. The bank's day confirms it next. */
export async function recordDelivered(phase: AtomicPhase, file: SeenFile, note: string, now: Date): Promise<void> {
  await endItsDelivery(phase, file, now);
  await updateNote(phase, file.uuid, note);
}

export async function endItsDelivery(phase: AtomicPhase, { bank, content_uuid }: SeenFile, now: Date): Promise<void> {
  if (!(await endDelivery(phase, bank, await selectSentForm(phase, content_uuid!), now)))
    throw refuse('invalid_state', 'uuid', 'the file is being renamed at the bank: try again in a minute');
}
