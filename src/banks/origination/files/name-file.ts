// Gives a closed file its name and its file id modifier, once (decision 43).

import { easternDay, easternTimeOfDay } from '../../../ach/calendar/eastern-time.ts';
import { FieldError } from '../../../ach/nacha/field-error.ts';
import type { SharedModifier } from '../../connections/account-sharing.sql.ts';
import { sharesAccount } from '../../connections/bank.ts';
import { modifierIn, nameOfFile } from '../../connections/profile/name-pattern.ts';
import { ownerOf, ownModifiers } from '../../connections/profile/own-modifiers.ts';
import type { Origination } from '../origination.ts';
import type { BankFile } from './bank-files.sql.ts';
import { nameBankFile, selectGivenNames, selectNamesOfDay } from './file-names.sql.ts';

export type NamedFile = BankFile & { name: string; file_id_modifier: string };

/**
 * Names the file by the pattern of its bank, with the first modifier of the bank that no file of
 * this day has. A file that a restore has lost keeps its name and its modifier.
 *
 * @throws FieldError if the bank has no modifier left for the day, or none yet
 */
export async function nameFile({ inPhase, bank }: Origination, file: BankFile): Promise<NamedFile> {
  const { name, file_id_modifier, cut_off_at } = file;
  if (name !== null && file_id_modifier !== null) return { ...file, name, file_id_modifier };
  const pattern = bank.file.name;
  const day = easternDay(cut_off_at);
  const named = (modifier: string) => nameOfFile(pattern, { day, time: easternTimeOfDay(cut_off_at), modifier });
  return inPhase(async (phase) => {
    const { lost, given } = await selectGivenNames(phase, bank.name, ownerOf(bank));
    const own = ownModifiers(bank, given, day);
    const files = await selectNamesOfDay(phase, bank.name, day, own.map(named));
    const taken = new Set([...lost, ...files.map((one) => one.name)]);
    const used = new Set([
      ...lost.map((one) => modifierIn(pattern, one, day)),
      ...files.map((one) => one.file_id_modifier),
    ]);
    const free = own.find((one) => !used.has(one) && !taken.has(named(one)));
    if (free === undefined)
      throw new FieldError('file header', 'file_id_modifier', `none on ${day}`, allowed(bank, own, given));
    const chosen = { name: named(free), file_id_modifier: free };
    await nameBankFile(phase, file.uuid, chosen);
    return { ...file, ...chosen };
  });
}

/** Its entries go out on the next day, when the file is too late for its dates. */
function allowed(bank: Origination['bank'], own: readonly string[], given: readonly SharedModifier[]): string {
  if (own.length > 0 || !sharesAccount(bank)) return `${own.length} files a day`;
  const [first] = given
    .filter((one) => one.bank === bank.name)
    .map(({ from_day }) => from_day)
    .toSorted();
  return first === undefined
    ? `the modifiers that home has for the bank ${bank.name}: they are copied into its lane within seconds`
    : `the modifiers of the bank ${bank.name}, from ${first} on: the bank ${ownerOf(bank)} may have used them before`;
}
