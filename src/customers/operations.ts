// The operations of this wing, and what its providers send without a token.

import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../api/http/connections/client-address.ts';
import type { NoticeReceiver } from '../api/http/notices.ts';
import type { Operation } from '../api/http/operation.ts';
import type { PlatformContext } from '../platform/context.ts';
import { addBankAccount } from './bank-accounts/add-bank-account.http.ts';
import { getDefaultBankAccount } from './bank-accounts/get-default-bank-account.http.ts';
import { listLinkedItems } from './bank-accounts/linking/list-linked-items.http.ts';
import { linkingNotices } from './bank-accounts/linking/receive-notices.ts';
import { listUserBankAccounts } from './bank-accounts/list-user-bank-accounts.http.ts';
import type { Asking, BankAccountProviders } from './bank-accounts/providers.ts';
import { removeBankAccount } from './bank-accounts/remove-bank-account.http.ts';
import { createBankAccountRequest } from './bank-accounts/requests/create-bank-account-request.http.ts';
import {
  getBankAccountRequest,
  listBankAccountRequests,
} from './bank-accounts/requests/list-bank-account-requests.http.ts';
import { addBankAccountPage } from './bank-accounts/requests/serve-bank-account-page.ts';
import { withdrawBankAccountRequest } from './bank-accounts/requests/withdraw-bank-account-request.http.ts';
import { getRoutingDirectory } from './bank-accounts/routing-directory/get-routing-directory.http.ts';
import { listUnlistedAccounts } from './bank-accounts/routing-directory/list-unlisted-accounts.http.ts';
import { setDefaultBankAccount } from './bank-accounts/set-default-bank-account.http.ts';
import type { Storing } from './bank-accounts/store-bank-account.ts';
import { validateBankAccount } from './bank-accounts/validate-bank-account.http.ts';
import { listAccountValidations } from './bank-accounts/validation/list-account-validations.http.ts';
import { registerBusiness } from './registration/register-business.http.ts';
import { registerPerson } from './registration/register-person.http.ts';
import { decideBusinessVerification } from './users/decide-business-verification.http.ts';
import { deleteUser } from './users/delete-user.http.ts';
import { getMerchantBilling } from './users/get-merchant-billing.http.ts';
import { getMerchantOriginator, updateMerchantOriginator } from './users/get-merchant-originator.http.ts';
import { getUser } from './users/get-user.http.ts';
import { listUsers } from './users/list-users.http.ts';
import { submitBusinessVerification } from './users/submit-business-verification.http.ts';
import { updateUser } from './users/update-user.http.ts';
import type { BusinessVerification } from './users/verification/choose-provider.ts';
import { verificationNotices } from './users/verification/over-http/receive-notices.ts';

export interface CustomersContext extends PlatformContext {
  /** The ports and the storage for adding a bank account. */
  accounts: Asking & Storing;
  bankAccountProviders: BankAccountProviders;
  businessVerification: BusinessVerification;
}

/** The page on which users add bank accounts. */
export function addPagesForUsers(app: FastifyInstance, context: CustomersContext): void {
  const { ACHORD_PUBLIC_URL: publicUrl, ACHORD_TRUSTED_PROXIES: proxies } = context.settings;
  addBankAccountPage(app, { ...context, publicUrl, addressOf: clientAddress(proxies) }, context.accounts);
}

export function customersOperations(context: CustomersContext): Operation[] {
  const registering = { ...context, verification: context.businessVerification.provider };
  return [
    // Users
    registerPerson(registering),
    registerBusiness(registering),
    listUsers(context),
    getUser(context),
    updateUser(registering),
    deleteUser,
    submitBusinessVerification(registering),
    getMerchantBilling(context),

    // Bank accounts
    addBankAccount(context.accounts),
    getDefaultBankAccount(context),
    listUserBankAccounts(context),
    removeBankAccount,
    setDefaultBankAccount(context),
    validateBankAccount(context.accounts),
    createBankAccountRequest(context),
    listBankAccountRequests(context),
    getBankAccountRequest(context),
    withdrawBankAccountRequest,

    // For operators
    decideBusinessVerification({ alwaysWithReason: context.settings.ACHORD_MODE === 'live' }),
    getMerchantOriginator(context),
    updateMerchantOriginator,
    listAccountValidations(context),
    listLinkedItems(context),
    getRoutingDirectory(context),
    listUnlistedAccounts(context),
  ];
}

/** None in the sandbox: its providers are simulated and send nothing. */
export function customersNotices({
  database,
  lanes,
  settings,
  bankAccountProviders,
  businessVerification,
  log,
}: CustomersContext): NoticeReceiver[] {
  if (settings.ACHORD_MODE === 'sandbox') return [];
  const notices = [linkingNotices({ database, lanes, provider: bankAccountProviders.linking, log })];
  const { overHttp } = businessVerification;
  if (overHttp !== null) notices.push(verificationNotices({ database, lanes, key: overHttp.address.key, log }));
  return notices;
}
