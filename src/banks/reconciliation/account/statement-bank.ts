// The bank whose statement an operator names.
import { bankNamed } from '../../../access/tenants/bank-named.ts';
import { invalid } from '../../../platform/refusals.ts';
import { type BankDescription, sharesAccount } from '../../connections/bank.ts';

/** As `bankNamed`. A bank that shares the account of another one has no statement of its own. */
export function statementBankNamed<Bank extends Pick<BankDescription, 'name' | 'shared'>>(
  name: string | undefined,
  banks: readonly Bank[],
): Bank {
  const sharing = banks.find((bank) => bank.name === name && sharesAccount(bank));
  if (sharing !== undefined)
    throw invalid(
      'bank',
      'shared',
      `must be ${sharing.shared!.owner}: ${sharing.name} shares its account, and the lines of both are on one statement`,
    );
  return bankNamed(name, withStatement(banks));
}

/**
 * As `bankNamed`, among the banks of a lane: cash of its payments is counted there, and shown on
 * the statement of the bank whose account its bank shares.
 */
export function bankOfAccountNamed<Bank extends Pick<BankDescription, 'name' | 'shared'>>(
  name: string | undefined,
  ofLane: readonly Bank[],
): Bank {
  return ofLane.find((bank) => sharesAccount(bank) && bank.shared!.owner === name) ?? bankNamed(name, ofLane);
}

/** The banks that have a statement. */
export const withStatement = <Bank extends Pick<BankDescription, 'name' | 'shared'>>(banks: readonly Bank[]): Bank[] =>
  banks.filter((bank) => !sharesAccount(bank));
