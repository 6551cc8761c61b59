// Gives a closed file its name and its file id modifier, once (decision 43).

import { easternDay, easternTimeOfDay } from '../../../ach/calendar/eastern-time.ts';
import { fileIdModifier, fileIdModifiers } from '../../../ach/nacha/writing/check-file-header.ts';
import { modifierIn, nameOfFile } from '../../connections/profile/name-pattern.ts';
import { ownModifiers } from '../../connections/profile/own-modifiers.ts';
import type { Origination } from '../origination.ts';
import type { BankFile } from './bank-files.sql.ts';
import { nameBankFile, selectNamesLost, selectNamesOfDay } from './file-names.sql.ts';

export type NamedFile = BankFile & { name: string; file_id_modifier: string };

/**
 * Names the file by the pattern of its bank, with the first modifier of the bank that no file of
 * this day has. A file that a restore has lost keeps its name and its modifier.
 *
 * @throws FieldError for a thirty-seventh file of a day, or earlier if several banks share the day
 */
export async function nameFile({ inPhase, bank }: Origination, file: BankFile): Promise<NamedFile> {
  const { name, file_id_modifier, cut_off_at } = file;
  if (name !== null && file_id_modifier !== null) return { ...file, name, file_id_modifier };
  const pattern = bank.file.name;
  const day = easternDay(cut_off_at);
  const own = ownModifiers(bank);
  const named = (modifier: string) => nameOfFile(pattern, { day, time: easternTimeOfDay(cut_off_at), modifier });
  return inPhase(async (phase) => {
    const lost = await selectNamesLost(phase, bank.name);
    const files = await selectNamesOfDay(phase, bank.name, day, own.map(named));
    const taken = new Set([...lost, ...files.map((one) => one.name)]);
    const used = new Set([
      ...lost.map((one) => modifierIn(pattern, one, day)),
      ...files.map((one) => one.file_id_modifier),
    ]);
    const free = own.find((one) => !used.has(one) && !taken.has(named(one)));
    const modifier = free ?? fileIdModifier(fileIdModifiers.length);
    const chosen = { name: named(modifier), file_id_modifier: modifier };
    await nameBankFile(phase, file.uuid, chosen);
    return { ...file, ...chosen };
  });
}
