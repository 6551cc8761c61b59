// The file for the entries of a cut-off.

import { type CutOffInstant, settlementOf } from '../../../ach/calendar/banking-instants.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { Bank } from '../../connections/bank.ts';
import { type Addition, type NewBankFile, openBankFile } from '../files/bank-files.sql.ts';
import { roomOf } from './file-room.ts';

export function newFile(bank: Bank, instant: CutOffInstant, now: Date): NewBankFile {
  return {
    uuid: uuidv7(now),
    bank: bank.name,
    odfi: bank.odfi,
    statement_booking: bank.statement_booking,
    cut_off_at: instant.at,
    ...settlementOf(instant),
    created_at: now,
  };
}

/** The uuid of the open file of the cut-off if it has room for `added`, or of a new file. */
export function fileWithRoom(
  phase: AtomicPhase,
  bank: Bank,
  instant: CutOffInstant,
  added: Addition,
  now: Date,
): Promise<string> {
  return openBankFile(phase, newFile(bank, instant, now), added, roomOf(bank));
}
