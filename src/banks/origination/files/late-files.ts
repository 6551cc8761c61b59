// Files that the bank did not have in time: what was not sent is withdrawn, and what the bank has
// settles by the time when it had it.

import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { isForSameDay, isInTime, settlesWhenReceived } from '../../../ach/calendar/late-files.ts';
import { bankFileMoves } from '../../../payments/lifecycle/states/bank-file.stage.ts';
import { madeSafe, uuidOnly } from '../../../platform/log/loggable.ts';
import { selectSentForm } from '../../connections/archive/archive.sql.ts';
import { askAboutUnsent, endUnsentDelivery } from '../../connections/exchange/delivery-notes.sql.ts';
import type { Origination } from '../origination.ts';
import { type BankFile, makeLegsStandard, moveBankFiles, noteDownload, noteReceived } from './bank-files.sql.ts';

/**
 * Withdraws files that are too late for their dates, before a byte of them can count: a bank would
 * settle them on another day than their headers say. Their entries go into the next files, which
 * have new dates, and everything that stops a payment is asked again. Returns the number of files.
 */
export async function withdrawLateFiles(context: Origination, files: readonly BankFile[], at: Date): Promise<number> {
  let withdrawn = 0;
  for (const file of files) if (isUnsent(file) && !isInTime(file, at) && (await withdraw(context, file))) withdrawn++;
  return withdrawn;
}

const isUnsent = ({ state }: BankFile) => (bankFileMoves.withdraw.from as readonly string[]).includes(state);

/**
 * False: the bank may have the file, because an upload of it may count, or because an operator may
 * have handed it over. Its outcome decides.
 */
async function withdraw({ inPhase, clock, log }: Origination, file: BankFile): Promise<boolean> {
  const { uuid, bank, content_uuid, effective_entry_date, downloaded_at } = file;
  const outcome = await inPhase(async (phase) => {
    const sent = content_uuid === null ? null : await selectSentForm(phase, content_uuid);
    if (sent !== null && downloaded_at !== null) {
      await noteDownload(phase, uuid, null);
      return (await askAboutUnsent(phase, bank, sent, clock.now())) ? 'asked' : 'sent';
    }
    if (sent !== null && !(await endUnsentDelivery(phase, bank, sent, clock.now()))) return 'sent';
    const cause = content_uuid === null ? 'it could not be written' : 'the bank could not be reached';
    const note = `Not sent: ${cause} in time for ${effective_entry_date}. Its entries go into the next file.`;
    await moveBankFiles(phase, 'withdraw', [uuid], { at: clock.now(), note });
    return 'withdrawn';
  });
  const named = {
    bank: madeSafe(bank),
    file: uuidOnly(uuid),
    effective_entry_date: madeSafe(effective_entry_date),
  };
  if (outcome === 'withdrawn')
    log.warn(named, 'a bank file was too late for its dates and is withdrawn: its entries go into the next file');
  if (outcome === 'asked')
    log.error(named, 'a bank file is too late for its dates and was downloaded: ask the bank whether it has the file');
  return outcome === 'withdrawn';
}

/**
 * Stores once from when on the bank has a file, and when it settles. `at`: the bank has it now; it
 * may have had it before, but only this is certain. A later day is the safe one: a payout waits for
 * it. The entries of a file that missed the same day are standard entries.
 */
export async function receive({ inPhase }: Origination, file: BankFile, at: Date): Promise<BankFile> {
  return inPhase(async (phase) => {
    const settles_at = settlesWhenReceived(file, at);
    const stored = await noteReceived(phase, file.uuid, { received_at: at, settles_at });
    if (isForSameDay(file) && easternDay(stored) > file.effective_entry_date) await makeLegsStandard(phase, file.uuid);
    return { ...file, settles_at: stored };
  });
}
