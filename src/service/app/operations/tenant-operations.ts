// The operations of tenants, wired by hand.

import { listOwnRequests } from '../../../access/requests/list-requests.http.ts';
import { readMe } from '../../../access/tenants/read-me.http.ts';
import type { Operation } from '../../../api/http/operation.ts';
import { addBankAccount } from '../../../customers/bank-accounts/add-bank-account.http.ts';
import { getDefaultBankAccount } from '../../../customers/bank-accounts/get-default-bank-account.http.ts';
import { listBankAccounts } from '../../../customers/bank-accounts/list-bank-accounts.http.ts';
import { removeBankAccount } from '../../../customers/bank-accounts/remove-bank-account.http.ts';
import { switchDefaultBankAccount } from '../../../customers/bank-accounts/switch-default-bank-account.http.ts';
import { validateBankAccount } from '../../../customers/bank-accounts/validate-bank-account.http.ts';
import { registerBusiness } from '../../../customers/registration/register-business.http.ts';
import { registerPerson } from '../../../customers/registration/register-person.http.ts';
import { changeUser } from '../../../customers/users/change-user.http.ts';
import { deleteUser } from '../../../customers/users/delete-user.http.ts';
import { listUsers } from '../../../customers/users/list-users.http.ts';
import { readMerchantBilling } from '../../../customers/users/read-merchant-billing.http.ts';
import { readUser } from '../../../customers/users/read-user.http.ts';
import { submitKyb } from '../../../customers/users/submit-kyb.http.ts';
import { listEvents, readEvent } from '../../../events/log/list-events.http.ts';
import { reachable } from '../../../events/webhooks/addresses/public-address.ts';
import { resolveHost } from '../../../events/webhooks/addresses/resolve-host.ts';
import { posterOnDemand } from '../../../events/webhooks/delivery/post-on-demand.ts';
import { enableEndpoint } from '../../../events/webhooks/endpoints/enable-endpoint.http.ts';
import { listDeliveries } from '../../../events/webhooks/endpoints/list-deliveries.http.ts';
import { listEndpoints } from '../../../events/webhooks/endpoints/list-endpoints.http.ts';
import { readSecret } from '../../../events/webhooks/endpoints/read-secret.http.ts';
import { replayDeliveries } from '../../../events/webhooks/endpoints/replay-deliveries.http.ts';
import { replayDelivery } from '../../../events/webhooks/endpoints/replay-delivery.http.ts';
import { rotateSecret } from '../../../events/webhooks/endpoints/rotate-secret.http.ts';
import { testEndpoint } from '../../../events/webhooks/endpoints/test-endpoint.http.ts';
import { changeEndpoint } from '../../../events/webhooks/registrations/change-endpoint.http.ts';
import { deregisterWebhook } from '../../../events/webhooks/registrations/deregister-webhook.http.ts';
import { listWebhooks } from '../../../events/webhooks/registrations/list-webhooks.http.ts';
import { registerWebhook } from '../../../events/webhooks/registrations/register-webhook.http.ts';
import { listMerchantsOfRun, readMerchantBatch } from '../../../payments/batches/merchant-batches.http.ts';
import { listBatches, readBatch } from '../../../payments/batches/read-batches.http.ts';
import { nameFeeAccount, readFeeAccount } from '../../../payments/fees/fee-account.http.ts';
import { listFeePayouts, payOutFees, readFeePayout } from '../../../payments/fees/fee-payouts.http.ts';
import { listBlocksOfUser, recordAuthorization } from '../../../payments/risk/blocks/authorize.http.ts';
import { listOwnLimits } from '../../../payments/risk/limits/list-limits.http.ts';
import { listOwnReturnRates } from '../../../payments/risk/return-rates/list-return-rates.http.ts';
import { readTenantStatement } from '../../../payments/statements/read-tenant-statement.http.ts';
import { readUserStatement } from '../../../payments/statements/read-user-statement.http.ts';
import { cancelTransaction } from '../../../payments/transactions/cancel-transaction.http.ts';
import { readTransactionDetails } from '../../../payments/transactions/details/read-transaction-details.http.ts';
import { listHoldsOfTransaction } from '../../../payments/transactions/holds/list-holds.http.ts';
import { pauseTransaction, resumeTransaction } from '../../../payments/transactions/holds/pause-transaction.http.ts';
import {
  listTransactions,
  listTransactionsByBody,
} from '../../../payments/transactions/list/list-transactions.http.ts';
import { previewTransaction } from '../../../payments/transactions/preview/preview-transaction.http.ts';
import { readTransaction } from '../../../payments/transactions/read-transaction.http.ts';
import { listRefunds } from '../../../payments/transactions/refunds/list-refunds.http.ts';
import { listOwnRefunds } from '../../../payments/transactions/refunds/list-refunds-newest-first.http.ts';
import { readRefund } from '../../../payments/transactions/refunds/read-refund.http.ts';
import { refundTransaction } from '../../../payments/transactions/refunds/refund-transaction.http.ts';
import { searchTransactions } from '../../../payments/transactions/search/search-transactions.http.ts';
import { startTransaction } from '../../../payments/transactions/start/start-transaction.http.ts';
import { startTransactionsInBulk } from '../../../payments/transactions/start/start-transactions-in-bulk.http.ts';
import { positioning } from '../positioning.ts';
import type { ServiceContext } from '../service-context.ts';
import type { StatementReading } from './statement-reading.ts';

export function tenantOperations(on: ServiceContext, statements: StatementReading): Operation[] {
  const { database, vault, settings } = on;
  const mayReach = reachable(settings.ACHORD_WEBHOOK_ALLOW_ADDRESSES);
  const resolve = resolveHost(mayReach);
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
    readUserStatement(statements),
    recordAuthorization,
    listBlocksOfUser(on),

    // Transactions
    startTransaction(on),
    previewTransaction(on),
    startTransactionsInBulk(on),
    listTransactions(on),
    listTransactionsByBody(on),
    searchTransactions(on),
    readTransaction(on),
    readTransactionDetails(on),
    cancelTransaction,
    pauseTransaction,
    resumeTransaction,
    listHoldsOfTransaction(on),

    // Batches
    listBatches('payout', on),
    readBatch('payout', on),
    listBatches('refund', on),
    readBatch('refund', on),
    listMerchantsOfRun('payout', on),
    listMerchantsOfRun('refund', on),
    readMerchantBatch('payout', on),
    readMerchantBatch('refund', on),

    // Refunds
    refundTransaction,
    readRefund(on),
    listRefunds(on),
    listOwnRefunds(on),

    // Bank accounts
    addBankAccount(on.accounts),
    getDefaultBankAccount(on),
    listBankAccounts(on),
    removeBankAccount,
    switchDefaultBankAccount(on),
    validateBankAccount(on.accounts),

    // Webhooks
    registerWebhook({ vault, resolve }),
    deregisterWebhook,
    changeEndpoint({ resolve }),
    listWebhooks(on),
    listEndpoints(on),
    readSecret(on),
    rotateSecret(on),
    enableEndpoint,
    testEndpoint({ vault, post: posterOnDemand(mayReach, resolve).post }),
    listDeliveries(on),
    replayDelivery,
    replayDeliveries,
    listEvents({ database, positioning }),
    readEvent({ database, positioning }),
    listOwnRequests(on),

    // Tenant
    readMe(on),
    readTenantStatement(statements),
    readFeeAccount('tenant', on),
    nameFeeAccount('tenant'),
    payOutFees('tenant'),
    listFeePayouts(on),
    readFeePayout(on),
    listOwnLimits(on),
    listOwnReturnRates(on),
  ];
}
