// Finds a bank by its name: from the setting of a tenant or from the request of an operator.
import type { EntryTerms } from '../../ach/calendar/entry-dates.ts';
import { invalid } from '../../platform/refusals.ts';

export interface Named {
  name: string;
}

/**
 * The bank that an operator names in the field `bank`. Without a name: the only bank. If there are
 * several, the name is required, because a wrong guess moves money at the wrong bank. Refuses a
 * bank that is not configured.
 */
export function bankNamed<Bank extends Named>(name: string | undefined, banks: readonly Bank[]): Bank {
  if (banks.length === 0)
    throw invalid('bank', 'configured', 'no bank is configured: name one in the file of ACHORD_BANKS_FILE');
  const found = name === undefined && banks.length === 1 ? banks[0] : banks.find((bank) => bank.name === name);
  if (found === undefined) throw invalid('bank', 'configured', `must be one of ${namesOf(banks)}`);
  return found;
}

/**
 * Refuses a bank for a tenant that is not configured. Null is always the first bank of its lane
 * in the banks file.
 */
export function expectConfigured(name: string | null, banks: readonly Named[]): void {
  if (name === null || banks.some((bank) => bank.name === name)) return;
  const allowed = banks.length === 0 ? 'null, because no bank is configured' : `one of ${namesOf(banks)}, or null`;
  throw invalid('bank', 'configured', `must be ${allowed}`);
}

const namesOf = (banks: readonly Named[]) => banks.map(({ name }) => name).join(', ');

/** The limits of the tenant's bank; without any bank, the limits of the network. */
export const termsOf =
  (banks: readonly (Named & EntryTerms)[]) =>
  (bank: string | null): EntryTerms =>
    banks.find(({ name }) => name === bank) ?? banks[0] ?? {};
