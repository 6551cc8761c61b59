// The file ID modifiers of a bank: banks that share an account divide the 36 of each day.
import { fileIdModifiers } from '../../../ach/nacha/writing/check-file-header.ts';
import type { BankDescription } from '../bank.ts';
import { placeholders } from './name-pattern.ts';

/** In the order in which a day uses them. Equal shares, in the order of the banks file. */
export function ownModifiers({ name, shared }: Pick<BankDescription, 'name' | 'shared'>): string[] {
  const all = [...fileIdModifiers];
  if (shared === undefined) return all;
  const banks = [shared.owner, ...shared.others.map((bank) => bank.name)];
  const share = Math.floor(all.length / banks.length);
  const index = banks.indexOf(name);
  return all.slice(index * share, (index + 1) * share);
}

/**
 * Whether a file with this name is of another bank with which the bank shares its account. A name
 * that the pattern of the bank never gives is not.
 */
export function isOfAnotherBank(bank: Pick<BankDescription, 'name' | 'shared' | 'file'>, name: string): boolean {
  if (bank.shared === undefined) return false;
  const form = bank.file.name
    .replaceAll('.', '\\.')
    .replace('{modifier}', '(?<modifier>.)')
    .replace('{number}', '(?<number>..)')
    .replaceAll(/\{(\w+)\}/g, (_, word: keyof typeof placeholders) => placeholders[word].form);
  const { modifier, number } = new RegExp(`^${form}$`).exec(name)?.groups ?? {};
  const found = modifier ?? fileIdModifiers[Number(number) - 1];
  return found !== undefined && !ownModifiers(bank).includes(found);
}
