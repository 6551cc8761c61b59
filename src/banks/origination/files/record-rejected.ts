// Records that a bank has rejected a file, because an operator or an acknowledgment says so.

import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { moveBankFiles } from './bank-files.sql.ts';
import { type SeenFile, stopLegs } from './file-outcomes.sql.ts';
import { endItsDelivery } from './record-delivered.ts';

/**
 * The bank's day takes its entries back next. False: entries of it have settled, and come back as
 * returns; then nothing may be written.
 */
export async function recordRejected(phase: AtomicPhase, file: SeenFile, note: string, now: Date): Promise<boolean> {
  if (file.content_uuid !== null) await endItsDelivery(phase, file, now);
  if ((await stopLegs(phase, file.uuid)) > 0) return false;
  await moveBankFiles(phase, 'reject', [file.uuid], { note, at: now });
  return true;
}
