// Finds a bank by what somebody has set or said: a tenant's setting, an operator's word.
import type { EntryTerms } from '../calendar/entry-dates.ts';
import { invalid } from '../refusals.ts';

interface Named {
  name: string;
}

/**
 * The bank that an operator names in the field `bank`; without a name the only one there is. About
 * money nothing is guessed: where there are several it must be named. Refuses one that is not
 * configured.
 */
export function bankNamed<Bank extends Named>(name: string | undefined, banks: readonly Bank[]): Bank {
  if (banks.length === 0) throw invalid('bank', 'configured', 'there is no bank: ACHORD_BANKS_FILE names none');
  const found = name === undefined && banks.length === 1 ? banks[0] : banks.find((bank) => bank.name === name);
  if (found === undefined) throw invalid('bank', 'configured', `must be one of ${namesOf(banks)}`);
  return found;
}

/**
 * Refuses a bank for a tenant that is not configured; null is the first of the banks file,
 * whichever that is.
 */
export function expectConfigured(name: string | null, banks: readonly Named[]): void {
  if (name === null || banks.some((bank) => bank.name === name)) return;
  const allowed = banks.length === 0 ? 'null: there is no bank' : `one of ${namesOf(banks)}, or null`;
  throw invalid('bank', 'configured', `must be ${allowed}`);
}

const namesOf = (banks: readonly Named[]) => banks.map(({ name }) => name).join(', ');

/**
 * What the bank of a tenant allows, by the tenant's setting; what the network does, where there is
 * no bank.
 */
export const termsOf =
  (banks: readonly (Named & EntryTerms)[]) =>
  (bank: string | null): EntryTerms =>
    banks.find(({ name }) => name === bank) ?? banks[0] ?? {};
