// Every route of the API, wired by hand.

import { addBankAccount } from '../bank-accounts/add-bank-account.http.ts';
import { getDefaultBankAccount } from '../bank-accounts/get-default-bank-account.http.ts';
import { listLinkedItems } from '../bank-accounts/linking/list-linked-items.http.ts';
import { listBankAccounts } from '../bank-accounts/list-bank-accounts.http.ts';
import { removeBankAccount } from '../bank-accounts/remove-bank-account.http.ts';
import { readRoutingDirectory } from '../bank-accounts/routing-directory/read-routing-directory.http.ts';
import { switchDefaultBankAccount } from '../bank-accounts/switch-default-bank-account.http.ts';
import { validateBankAccount } from '../bank-accounts/validate-bank-account.http.ts';
import { listBanks } from '../banks/list-banks.http.ts';
import {
  listMerchantsOfRun,
  readMerchantBatch,
  readMerchantBatchOfAnyTenant,
} from '../batches/merchant-batches.http.ts';
import { listBatches, readBatch } from '../batches/read-batches.http.ts';
import { jobMs } from '../database/database.ts';
import { listEvents } from '../events/list-events.http.ts';
import { listExceptions } from '../exceptions/list-exceptions.http.ts';
import { nameFeeAccount, readFeeAccount } from '../fees/fee-account.http.ts';
import { listFeePayouts, listFeePayoutsOfProcessor, payOutFees, readFeePayout } from '../fees/fee-payouts.http.ts';
import type { Operation } from '../http/operation.ts';
import { checkEveryInvariant } from '../invariants/check-invariants.http.ts';
import { readBalances } from '../ledger/read-balances.http.ts';
import {
  markFileBookedGross,
  markFileBookedNet,
  markFileDelivered,
  rejectFile,
} from '../origination/files/decide-bank-file.http.ts';
import { listBankFiles } from '../origination/files/list-bank-files.http.ts';
import { readFileContent } from '../origination/files/read-file-content.http.ts';
import { listRestores } from '../origination/restores/list-restores.http.ts';
import { releaseBank } from '../origination/restores/release-bank.http.ts';
import { correctStatementLine, matchStatementLine, writeOffStatementLine } from '../reconciliation/decide-line.http.ts';
import { enterStatementLines } from '../reconciliation/enter-lines.http.ts';
import { listStatementLines } from '../reconciliation/list-lines.http.ts';
import { payInOwnFunds } from '../reconciliation/pay-in-own-funds.http.ts';
import { readReconciliation } from '../reconciliation/read-reconciliation.http.ts';
import { reconcileStatement } from '../reconciliation/reconcile.http.ts';
import { registerBusiness } from '../registration/register-business.http.ts';
import { registerPerson } from '../registration/register-person.http.ts';
import { dishonorReturn } from '../returns/dishonors/ask-dishonor.http.ts';
import { recordDishonorLost, recordDishonorWon } from '../returns/dishonors/decide-dishonor.http.ts';
import { listDishonors } from '../returns/dishonors/list-dishonors.http.ts';
import { winDishonor } from '../returns/dishonors/win-dishonor.http.ts';
import { listInboundFiles, rejectInboundFile, releaseInboundFile } from '../returns/files/inbound-files.http.ts';
import { listLateReturns, listSuspense } from '../returns/items/list-items.http.ts';
import { resolveItem } from '../returns/items/resolve-item.http.ts';
import { listUsersOfAnyTenant } from '../reviews/list-users-of-any-tenant.http.ts';
import { readUserOfAnyTenant } from '../reviews/read-user-of-any-tenant.http.ts';
import { listBlocksOfUser, recordAuthorization } from '../risk/blocks/authorize.http.ts';
import { blockUser, liftBlock, listOpenBlocks } from '../risk/blocks/operator-blocks.http.ts';
import { listLimits, listOwnLimits } from '../risk/limits/list-limits.http.ts';
import { setMerchantLimits, setProcessorLimits, setVendorLimits } from '../risk/limits/set-limits.http.ts';
import { listOwnReturnRates, listReturnRates } from '../risk/return-rates/list-return-rates.http.ts';
import { setReturnRatePolicy } from '../risk/return-rates/set-policy.http.ts';
import { advanceClock } from '../sandbox/advance-clock.http.ts';
import { changeAccount } from '../sandbox/change-account.http.ts';
import { changeServer, failNextUpload, misbehaveNext } from '../sandbox/misbehave.http.ts';
import { readClock } from '../sandbox/read-clock.http.ts';
import { returnEntry } from '../sandbox/return-entry.http.ts';
import { returnFeePayout } from '../sandbox/return-fee-payout.http.ts';
import { readProcessorStatement, readTenantStatement } from '../statements/read-tenant-statement.http.ts';
import { readUserStatement } from '../statements/read-user-statement.http.ts';
import { statementFiles } from '../statements/statement-file.ts';
import { changeProcessor, readProcessor } from '../tenants/change-processor.http.ts';
import { createProcessor } from '../tenants/create-processor.http.ts';
import { createToken } from '../tenants/create-token.http.ts';
import { createVendor } from '../tenants/create-vendor.http.ts';
import { listAuditTrail } from '../tenants/list-audit-trail.http.ts';
import { listProcessors } from '../tenants/list-processors.http.ts';
import { listTokens } from '../tenants/list-tokens.http.ts';
import { revokeToken } from '../tenants/revoke-token.http.ts';
import { resumeProcessor, suspendProcessor } from '../tenants/suspend-processor.http.ts';
import { cancelTransaction } from '../transactions/cancel-transaction.http.ts';
import { readTransactionDetails } from '../transactions/details/read-transaction-details.http.ts';
import { readTransactionOfAnyTenant } from '../transactions/details/read-transaction-of-any-tenant.http.ts';
import { listHoldsOfTransaction, listOpenHolds } from '../transactions/holds/list-holds.http.ts';
import { placeHold, releaseOperatorHold } from '../transactions/holds/operator-holds.http.ts';
import { pauseTransaction, resumeTransaction } from '../transactions/holds/pause-transaction.http.ts';
import { listTransactions, listTransactionsByBody } from '../transactions/list/list-transactions.http.ts';
import { recordDebtPaid, writeOffClawback, writeOffDebt } from '../transactions/operator-acts/end-debt.http.ts';
import { giveRefundBack } from '../transactions/operator-acts/give-refund-back.http.ts';
import { repeatEntry } from '../transactions/operator-acts/repeat-entry.http.ts';
import { readTransaction } from '../transactions/read-transaction.http.ts';
import { listRefunds } from '../transactions/refunds/list-refunds.http.ts';
import { readRefund } from '../transactions/refunds/read-refund.http.ts';
import { refundTransaction } from '../transactions/refunds/refund-transaction.http.ts';
import { startTransaction } from '../transactions/start/start-transaction.http.ts';
import { startTransactionsInBulk } from '../transactions/start/start-transactions-in-bulk.http.ts';
import { changeUser } from '../users/change-user.http.ts';
import { decideKyb } from '../users/decide-kyb.http.ts';
import { deleteUser } from '../users/delete-user.http.ts';
import { listUsers } from '../users/list-users.http.ts';
import { changeMerchantOriginator, readMerchantOriginator } from '../users/merchant-originator.http.ts';
import { readMerchantBilling } from '../users/read-merchant-billing.http.ts';
import { readUser } from '../users/read-user.http.ts';
import { submitKyb } from '../users/submit-kyb.http.ts';
import { reachable } from '../webhooks/addresses/public-address.ts';
import { resolveHost } from '../webhooks/addresses/resolve-host.ts';
import { poster } from '../webhooks/delivery/post.ts';
import { enableEndpoint } from '../webhooks/endpoints/enable-endpoint.http.ts';
import { listDeliveries } from '../webhooks/endpoints/list-deliveries.http.ts';
import { listEndpoints } from '../webhooks/endpoints/list-endpoints.http.ts';
import { readSecret } from '../webhooks/endpoints/read-secret.http.ts';
import { replayDeliveries } from '../webhooks/endpoints/replay-deliveries.http.ts';
import { replayDelivery } from '../webhooks/endpoints/replay-delivery.http.ts';
import { rotateSecret } from '../webhooks/endpoints/rotate-secret.http.ts';
import { testEndpoint } from '../webhooks/endpoints/test-endpoint.http.ts';
import { deregisterWebhook } from '../webhooks/registrations/deregister-webhook.http.ts';
import { listWebhooks } from '../webhooks/registrations/list-webhooks.http.ts';
import { registerWebhook } from '../webhooks/registrations/register-webhook.http.ts';
import { positioning } from './positioning.ts';
import type { ServiceContext } from './service-context.ts';

export function operations(on: ServiceContext): Operation[] {
  const { database, vault, settings } = on;
  const mayReach = reachable(settings.ACHORD_WEBHOOK_ALLOW_ADDRESSES);
  const resolve = resolveHost(mayReach);
  const reports = { ...on, database: database.withDeadline(jobMs) };
  const registering = { ...on, verification: on.businessVerification.provider };
  // Each of them holds a connection as long as its reader takes: the others stay free for other
  // requests.
  const statements = { database: database.withDeadline(jobMs), files: statementFiles(2) };
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
    startTransactionsInBulk(on),
    listTransactions(on),
    listTransactionsByBody(on),
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
    listWebhooks(on),
    listEndpoints(on),
    readSecret(on),
    rotateSecret(on),
    enableEndpoint,
    testEndpoint({ vault, post: poster(mayReach, resolve).post }),
    listDeliveries(on),
    replayDelivery,
    replayDeliveries,
    listEvents({ database, positioning }),

    // Tenant
    readTenantStatement(statements),
    readFeeAccount('tenant', on),
    nameFeeAccount('tenant'),
    payOutFees('tenant'),
    listFeePayouts(on),
    readFeePayout(on),
    listOwnLimits(on),
    listOwnReturnRates(on),

    // Operators
    createProcessor,
    createVendor,
    createToken,
    revokeToken(on),
    listTokens(on),
    listProcessors(on),
    listBanks(on),
    listLinkedItems(on),
    readRoutingDirectory(on),
    readProcessor(on),
    changeProcessor(on),
    readMerchantOriginator(on),
    changeMerchantOriginator,
    readFeeAccount('operator', on),
    nameFeeAccount('operator'),
    payOutFees('operator'),
    listFeePayoutsOfProcessor(on),
    suspendProcessor(on),
    resumeProcessor(on),
    listUsersOfAnyTenant(on),
    readUserOfAnyTenant(on),
    decideKyb({ alwaysWithReason: settings.ACHORD_MODE === 'live' }),
    readTransactionOfAnyTenant(on),
    readMerchantBatchOfAnyTenant('payout', on),
    readMerchantBatchOfAnyTenant('refund', on),
    repeatEntry('payout'),
    repeatEntry('reverse_payout'),
    repeatEntry('refund_payout'),
    giveRefundBack,
    repeatEntry('clawback'),
    writeOffClawback,
    writeOffDebt,
    recordDebtPaid(on),
    winDishonor,
    listBankFiles(on),
    readFileContent(on),
    markFileDelivered(on),
    rejectFile(on),
    listRestores(on),
    releaseBank,
    markFileBookedGross(on),
    markFileBookedNet(on),
    listInboundFiles(on),
    releaseInboundFile(on),
    rejectInboundFile(on),
    listSuspense(on),
    listLateReturns(on),
    resolveItem(on),
    enterStatementLines(on),
    listStatementLines(on),
    matchStatementLine(on),
    correctStatementLine,
    writeOffStatementLine,
    reconcileStatement(on),
    readReconciliation(reports),
    payInOwnFunds(on),
    dishonorReturn(on),
    listDishonors(on),
    recordDishonorWon,
    recordDishonorLost,
    listExceptions(reports),
    readBalances(reports),
    readProcessorStatement(statements),
    checkEveryInvariant(on),
    listAuditTrail(on),
    placeHold,
    releaseOperatorHold,
    listOpenHolds(on),
    blockUser,
    liftBlock,
    listOpenBlocks(on),
    setProcessorLimits,
    setVendorLimits,
    setMerchantLimits,
    listLimits(on),
    listReturnRates(on),
    setReturnRatePolicy(on),

    // Sandbox
    ...(on.sandbox === null
      ? []
      : [
          readClock(on.sandbox),
          advanceClock(on.sandbox),
          returnEntry(on),
          returnFeePayout(on),
          changeAccount(on),
          failNextUpload(on.sandbox),
          misbehaveNext(on.sandbox),
          changeServer(on.sandbox),
        ]),
  ];
}
