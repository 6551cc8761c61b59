// Makes the entry that dishonors a return: the entry of the return, sent the other way with the
// addenda 99 of a dishonor (ACH, files).

import { opening, timeOn } from '../../../ach/calendar/windows.ts';
import { checkDigitOf } from '../../../ach/nacha/check-digit.ts';
import type { BatchHeader, Entry } from '../../../ach/nacha/records.ts';
import { type BatchToWrite, writeFile } from '../../../ach/nacha/writing/write-file.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import type { Bank } from '../../connections/bank.ts';
import { openDetails } from '../../connections/item-details.ts';
import { headerOfFile } from '../files/file-header.ts';
import type { DishonorToWrite } from './dishonors.sql.ts';

/**
 * An operator released the file of the return, whose batch has no header. A dishonor must repeat
 * the header.
 */
export class ReturnNotKept extends StatedError {}

/** One batch for each dishonor, because returns come from several originators and banks. */
export function dishonorBatch(
  toWrite: DishonorToWrite,
  {
    bank,
    vault,
    effective_entry_date,
    number,
  }: { bank: Bank; vault: Vault; effective_entry_date: string; number: number },
): BatchToWrite {
  const { answer } = openDetails(vault, { uuid: toWrite.item_uuid, details_sealed: toWrite.details_sealed });
  if (answer === null || answer === undefined) throw new ReturnNotKept();
  const header: BatchHeader = {
    ...answer.header,
    effective_entry_date,
    settlement_date: null,
    odfi: bank.odfi,
    batch_number: number,
  };
  const entry: Entry = {
    ...answer.entry,
    // Back to the bank that returned the entry: the originator of the return's batch.
    rdfi: answer.header.odfi,
    check_digit: checkDigitOf(answer.header.odfi) ?? '',
    trace_number: toWrite.trace_id,
    addenda: [
      {
        kind: 'dishonored_return_addenda',
        return_code: toWrite.code,
        original_trace: toWrite.original_trace,
        original_rdfi: toWrite.rdfi,
        return_trace: toWrite.item_trace,
        return_settlement_date: answer.header.settlement_date,
        return_reason_code: toWrite.return_code,
        addenda_information: toWrite.information,
      },
    ],
  };
  return { header, entries: [entry] };
}

/**
 * Checks that a file can hold the dishonor.
 * @throws FieldError when no file can hold it, ReturnNotKept
 */
export async function tryToWrite(
  toWrite: Omit<DishonorToWrite, 'trace_id'>,
  { bank, vault, day }: { bank: Bank; vault: Vault; day: string },
): Promise<void> {
  const trial = { ...toWrite, trace_id: `${bank.odfi}0000001` };
  const batch = dishonorBatch(trial, { bank, vault, effective_entry_date: day, number: 1 });
  const header = headerOfFile(bank, { cut_off_at: timeOn(day, opening), file_id_modifier: 'A' });
  for await (const _ of writeFile(header, [batch]));
}
