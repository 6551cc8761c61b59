// Every route of the API, wired by hand.
import { createProcessor } from './admin/create-processor.http.ts';
import { createToken } from './admin/create-token.http.ts';
import { createVendor } from './admin/create-vendor.http.ts';
import { revokeToken } from './admin/revoke-token.http.ts';
import { addBankAccount } from './bank-accounts/add-bank-account.http.ts';
import { getDefaultBankAccount } from './bank-accounts/get-default-bank-account.http.ts';
import { listBankAccounts } from './bank-accounts/list-bank-accounts.http.ts';
import { askingProviders } from './bank-accounts/providers.ts';
import { removeBankAccount } from './bank-accounts/remove-bank-account.http.ts';
import { switchDefaultBankAccount } from './bank-accounts/switch-default-bank-account.http.ts';
import { testPairOf } from './bank-accounts/test-pair.ts';
import { validateBankAccount } from './bank-accounts/validate-bank-account.http.ts';
import type { Foundation } from './foundation.ts';
import type { Operation } from './http/operation.ts';

export function operations(on: Foundation): Operation[] {
  const asking = askingProviders(on);
  const accounts = { ...asking, vault: on.vault, testPair: testPairOf(on.settings) };
  return [
    // Bank accounts
    addBankAccount(accounts),
    getDefaultBankAccount(on),
    listBankAccounts(on),
    removeBankAccount,
    switchDefaultBankAccount(on),
    validateBankAccount(asking),

    // Operators
    createProcessor,
    createVendor,
    createToken,
    revokeToken(on),
  ];
}
