// The operations of this wing, and what its providers send without a token.

import type { NoticeReceiver } from '../api/http/notices.ts';
import type { Operation } from '../api/http/operation.ts';
import type { PlatformContext } from '../platform/context.ts';
import { addBankAccount } from './bank-accounts/add-bank-account.http.ts';
import { getDefaultBankAccount } from './bank-accounts/get-default-bank-account.http.ts';
import { listLinkedItems } from './bank-accounts/linking/list-linked-items.http.ts';
import { linkingNotices } from './bank-accounts/linking/receive-notices.ts';
import { listBankAccounts } from './bank-accounts/list-bank-accounts.http.ts';
import type { Asking, BankAccountProviders } from './bank-accounts/providers.ts';
import { removeBankAccount } from './bank-accounts/remove-bank-account.http.ts';
import { listUnlistedAccounts } from './bank-accounts/routing-directory/list-unlisted-accounts.http.ts';
import { readRoutingDirectory } from './bank-accounts/routing-directory/read-routing-directory.http.ts';
import type { Storing } from './bank-accounts/store-bank-account.ts';
import { switchDefaultBankAccount } from './bank-accounts/switch-default-bank-account.http.ts';
import { validateBankAccount } from './bank-accounts/validate-bank-account.http.ts';
import { listAccountValidations } from './bank-accounts/validation/list-account-validations.http.ts';
import { registerBusiness } from './registration/register-business.http.ts';
import { registerPerson } from './registration/register-person.http.ts';
import { changeUser } from './users/change-user.http.ts';
import { decideKyb } from './users/decide-kyb.http.ts';
import { deleteUser } from './users/delete-user.http.ts';
import { listUsers } from './users/list-users.http.ts';
import { changeMerchantOriginator, readMerchantOriginator } from './users/merchant-originator.http.ts';
import { readMerchantBilling } from './users/read-merchant-billing.http.ts';
import { readUser } from './users/read-user.http.ts';
import { submitKyb } from './users/submit-kyb.http.ts';
import type { BusinessVerification } from './users/verification/choose-provider.ts';
import { verificationNotices } from './users/verification/over-http/receive-notices.ts';

export interface CustomersContext extends PlatformContext {
  /** The ports and the storage for adding a bank account. */
  accounts: Asking & Storing;
  bankAccountProviders: BankAccountProviders;
  businessVerification: BusinessVerification;
}

export function customersOperations(on: CustomersContext): Operation[] {
  const registering = { ...on, verification: on.businessVerification.provider };
  return [
    // Users
    registerPerson(registering),
    registerBusiness(registering),
    listUsers(on),
    readUser(on),
    changeUser(registering),
    deleteUser,
    submitKyb(registering),
    readMerchantBilling(on),

    // Bank accounts
    addBankAccount(on.accounts),
    getDefaultBankAccount(on),
    listBankAccounts(on),
    removeBankAccount,
    switchDefaultBankAccount(on),
    validateBankAccount(on.accounts),

    // For operators
    decideKyb({ alwaysWithReason: on.settings.ACHORD_MODE === 'live' }),
    readMerchantOriginator(on),
    changeMerchantOriginator,
    listAccountValidations(on),
    listLinkedItems(on),
    readRoutingDirectory(on),
    listUnlistedAccounts(on),
  ];
}

/** None in the sandbox: its providers are simulated and send nothing. */
export function customersNotices({
  database,
  settings,
  bankAccountProviders,
  businessVerification,
  log,
}: CustomersContext): NoticeReceiver[] {
  if (settings.ACHORD_MODE === 'sandbox') return [];
  const notices = [linkingNotices({ database, provider: bankAccountProviders.linking, log })];
  const { overHttp } = businessVerification;
  if (overHttp !== null) notices.push(verificationNotices({ database, key: overHttp.address.key, log }));
  return notices;
}
