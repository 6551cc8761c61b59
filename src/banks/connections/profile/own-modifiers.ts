// The file ID modifiers of a bank: banks that share an account have different ones (decision 68).
import { addDays } from '../../../ach/calendar/days.ts';
import { fileIdModifiers } from '../../../ach/nacha/writing/check-file-header.ts';
import type { SharedModifier } from '../account-sharing.sql.ts';
import { type BankDescription, sharesAccount } from '../bank.ts';
import { modifierIn, placeholders } from './name-pattern.ts';

type Named = Pick<BankDescription, 'name' | 'shared'>;

/** The modifiers `S-9` as a list, in the order in which a day uses them. */
export function modifiersOf(range: string): string[] {
  const [first, last] = range.split('-').map((modifier) => fileIdModifiers.indexOf(modifier));
  return [...fileIdModifiers.slice(first, last! + 1)];
}

/** The bank of home whose account a bank uses. */
export const ownerOf = ({ name, shared }: Named): string => shared?.owner ?? name;

/**
 * What a bank may use for files of a day, in order. `given`: the modifiers of its account that
 * banks of other lanes have. The bank of home leaves them to these banks at once, and they begin on
 * a later day.
 */
export function ownModifiers(bank: Named, given: readonly SharedModifier[], day: string): string[] {
  const all = [...fileIdModifiers];
  if (!sharesAccount(bank)) return all.filter((one) => given.every(({ modifier }) => modifier !== one));
  // After a restore of home, the lane may still have what the bank had with an older banks file.
  const own = bank.shared!.others.find(({ name }) => name === bank.name)!.modifiers;
  return own.filter((modifier) =>
    given.some((one) => one.bank === bank.name && one.modifier === modifier && one.from_day <= day),
  );
}

/** Before the first day of a modifier, a file with it may be of the bank of home. */
const doubtfulDays = 14;

/**
 * Whether a file with this name is of another bank with which the bank shares its account. A name
 * that the pattern of the bank never gives is not.
 */
export function isOfAnotherBank(
  bank: Named & Pick<BankDescription, 'file'>,
  given: readonly SharedModifier[],
  name: string,
): boolean {
  const form = bank.file.name
    .replaceAll('.', '\\.')
    .replace('{modifier}', '(?<modifier>.)')
    .replace('{number}', '(?<number>..)')
    .replaceAll(/\{(\w+)\}/g, (_, word: keyof typeof placeholders) => placeholders[word].form);
  const { modifier, number } = new RegExp(`^${form}$`).exec(name)?.groups ?? {};
  const found = modifier ?? fileIdModifiers[Number(number) - 1];
  const of = given.find((one) => one.modifier === found);
  if (of === undefined) return found !== undefined && sharesAccount(bank) && given.length > 0;
  const before = Array.from({ length: doubtfulDays }, (_, index) => addDays(of.from_day, -1 - index));
  return of.bank !== bank.name && before.every((day) => modifierIn(bank.file.name, name, day) === null);
}
