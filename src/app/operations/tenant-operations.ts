// The operations of tenants, wired by hand.
import { addBankAccount } from '../../bank-accounts/add-bank-account.http.ts';
import { getDefaultBankAccount } from '../../bank-accounts/get-default-bank-account.http.ts';
import { listBankAccounts } from '../../bank-accounts/list-bank-accounts.http.ts';
import { removeBankAccount } from '../../bank-accounts/remove-bank-account.http.ts';
import { switchDefaultBankAccount } from '../../bank-accounts/switch-default-bank-account.http.ts';
import { validateBankAccount } from '../../bank-accounts/validate-bank-account.http.ts';
import { listMerchantsOfRun, readMerchantBatch } from '../../batches/merchant-batches.http.ts';
import { listBatches, readBatch } from '../../batches/read-batches.http.ts';
import { listEvents, readEvent } from '../../events/list-events.http.ts';
import { nameFeeAccount, readFeeAccount } from '../../fees/fee-account.http.ts';
import { listFeePayouts, payOutFees, readFeePayout } from '../../fees/fee-payouts.http.ts';
import type { Operation } from '../../http/operation.ts';
import { registerBusiness } from '../../registration/register-business.http.ts';
import { registerPerson } from '../../registration/register-person.http.ts';
import { listOwnRequests } from '../../requests/list-requests.http.ts';
import { listBlocksOfUser, recordAuthorization } from '../../risk/blocks/authorize.http.ts';
import { listOwnLimits } from '../../risk/limits/list-limits.http.ts';
import { listOwnReturnRates } from '../../risk/return-rates/list-return-rates.http.ts';
import { readTenantStatement } from '../../statements/read-tenant-statement.http.ts';
import { readUserStatement } from '../../statements/read-user-statement.http.ts';
import { readMe } from '../../tenants/read-me.http.ts';
import { cancelTransaction } from '../../transactions/cancel-transaction.http.ts';
import { readTransactionDetails } from '../../transactions/details/read-transaction-details.http.ts';
import { listHoldsOfTransaction } from '../../transactions/holds/list-holds.http.ts';
import { pauseTransaction, resumeTransaction } from '../../transactions/holds/pause-transaction.http.ts';
import { listTransactions, listTransactionsByBody } from '../../transactions/list/list-transactions.http.ts';
import { previewTransaction } from '../../transactions/preview/preview-transaction.http.ts';
import { readTransaction } from '../../transactions/read-transaction.http.ts';
import { listRefunds } from '../../transactions/refunds/list-refunds.http.ts';
import { listOwnRefunds } from '../../transactions/refunds/list-refunds-newest-first.http.ts';
import { readRefund } from '../../transactions/refunds/read-refund.http.ts';
import { refundTransaction } from '../../transactions/refunds/refund-transaction.http.ts';
import { searchTransactions } from '../../transactions/search/search-transactions.http.ts';
import { startTransaction } from '../../transactions/start/start-transaction.http.ts';
import { startTransactionsInBulk } from '../../transactions/start/start-transactions-in-bulk.http.ts';
import { changeUser } from '../../users/change-user.http.ts';
import { deleteUser } from '../../users/delete-user.http.ts';
import { listUsers } from '../../users/list-users.http.ts';
import { readMerchantBilling } from '../../users/read-merchant-billing.http.ts';
import { readUser } from '../../users/read-user.http.ts';
import { submitKyb } from '../../users/submit-kyb.http.ts';
import { reachable } from '../../webhooks/addresses/public-address.ts';
import { resolveHost } from '../../webhooks/addresses/resolve-host.ts';
import { posterOnDemand } from '../../webhooks/delivery/post-on-demand.ts';
import { enableEndpoint } from '../../webhooks/endpoints/enable-endpoint.http.ts';
import { listDeliveries } from '../../webhooks/endpoints/list-deliveries.http.ts';
import { listEndpoints } from '../../webhooks/endpoints/list-endpoints.http.ts';
import { readSecret } from '../../webhooks/endpoints/read-secret.http.ts';
import { replayDeliveries } from '../../webhooks/endpoints/replay-deliveries.http.ts';
import { replayDelivery } from '../../webhooks/endpoints/replay-delivery.http.ts';
import { rotateSecret } from '../../webhooks/endpoints/rotate-secret.http.ts';
import { testEndpoint } from '../../webhooks/endpoints/test-endpoint.http.ts';
import { changeEndpoint } from '../../webhooks/registrations/change-endpoint.http.ts';
import { deregisterWebhook } from '../../webhooks/registrations/deregister-webhook.http.ts';
import { listWebhooks } from '../../webhooks/registrations/list-webhooks.http.ts';
import { registerWebhook } from '../../webhooks/registrations/register-webhook.http.ts';
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
