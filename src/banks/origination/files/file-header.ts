// Makes the header of a file to a bank.

import { easternDay, easternTimeOfDay } from '../../../ach/calendar/eastern-time.ts';
import type { FileHeader } from '../../../ach/nacha/records.ts';
import type { BankDescription } from '../../connections/bank.ts';

/** Every try gives the same header: its dates are of the cut-off, not of the writing. */
export function headerOfFile(
  { parties, file }: Pick<BankDescription, 'parties' | 'file'>,
  { cut_off_at, file_id_modifier }: { cut_off_at: Date; file_id_modifier: string },
): FileHeader {
  return {
    ...parties,
    file_creation_date: easternDay(cut_off_at),
    file_creation_time: file.creation_time === 'written' ? easternTimeOfDay(cut_off_at) : null,
    file_id_modifier,
    reference_code: file.reference_code,
  };
}
