// The operations of the operator, wired by hand.
import { listLinkedItems } from '../../bank-accounts/linking/list-linked-items.http.ts';
import { listUnlistedAccounts } from '../../bank-accounts/routing-directory/list-unlisted-accounts.http.ts';
import { readRoutingDirectory } from '../../bank-accounts/routing-directory/read-routing-directory.http.ts';
import { listAccountValidations } from '../../bank-accounts/validation/list-account-validations.http.ts';
import { listBanks } from '../../banks/list-banks.http.ts';
import { readCalendar } from '../../banks/read-calendar.http.ts';
import { listBatchesOfAnyTenant, readBatchOfAnyTenant } from '../../batches/list-batches-of-any-tenant.http.ts';
import { readMerchantBatchOfAnyTenant } from '../../batches/merchant-batches.http.ts';
import { jobMs } from '../../database/database.ts';
import { listExceptions } from '../../exceptions/list-exceptions.http.ts';
import { nameFeeAccount, readFeeAccount } from '../../fees/fee-account.http.ts';
import { listFeePayoutsOfProcessor, payOutFees } from '../../fees/fee-payouts.http.ts';
import type { Operation } from '../../http/operation.ts';
import { readTransactionOfAnyTenant } from '../../in-full/payment/read-whole-payment.http.ts';
import { readUserOfAnyTenant } from '../../in-full/user/read-whole-user.http.ts';
import { checkEveryInvariant } from '../../invariants/check-invariants.http.ts';
import { readBalances } from '../../ledger/read-balances.http.ts';
import { readLive } from '../../live/read-live.http.ts';
import { lookUp } from '../../lookup/look-up.http.ts';
import {
  markFileBookedGross,
  markFileBookedNet,
  markFileDelivered,
  rejectFile,
} from '../../origination/files/decide-bank-file.http.ts';
import { listBankFiles, readBankFile } from '../../origination/files/list-bank-files.http.ts';
import { listFileEntries } from '../../origination/files/list-file-entries.http.ts';
import { readFileContent } from '../../origination/files/read-file-content.http.ts';
import { listRestores } from '../../origination/restores/list-restores.http.ts';
import { releaseBank } from '../../origination/restores/release-bank.http.ts';
import { eraseUserOfAnyTenant } from '../../personal-data/erasure/erase-user.http.ts';
import { readKeptIdentity } from '../../personal-data/erasure/read-kept-identity.http.ts';
import { exportUser } from '../../personal-data/export/export-user.http.ts';
import {
  correctStatementLine,
  matchStatementLine,
  writeOffStatementLine,
} from '../../reconciliation/decide-line.http.ts';
import { enterStatementFile } from '../../reconciliation/enter-file.http.ts';
import { enterStatementLines } from '../../reconciliation/enter-lines.http.ts';
import { listStatementLines, readStatementLine } from '../../reconciliation/list-lines.http.ts';
import { payInOwnFunds } from '../../reconciliation/pay-in-own-funds.http.ts';
import { readReconciliation } from '../../reconciliation/read-reconciliation.http.ts';
import { reconcileStatement } from '../../reconciliation/reconcile.http.ts';
import { listRequestsOfAnyTenant } from '../../requests/list-requests.http.ts';
import { dishonorReturn } from '../../returns/dishonors/ask-dishonor.http.ts';
import { recordDishonorLost, recordDishonorWon } from '../../returns/dishonors/decide-dishonor.http.ts';
import { listDishonors, readDishonor } from '../../returns/dishonors/list-dishonors.http.ts';
import { winDishonor } from '../../returns/dishonors/win-dishonor.http.ts';
import {
  listInboundFiles,
  readInboundFile,
  rejectInboundFile,
  releaseInboundFile,
} from '../../returns/files/inbound-files.http.ts';
import { readInboundContent } from '../../returns/files/read-inbound-content.http.ts';
import { listLateReturns, listSuspense, readItem } from '../../returns/items/list-items.http.ts';
import { resolveItem } from '../../returns/items/resolve-item.http.ts';
import { listUsersOfAnyTenant } from '../../reviews/list-users-of-any-tenant.http.ts';
import { blockUser, liftBlock, listOpenBlocks, readBlock } from '../../risk/blocks/operator-blocks.http.ts';
import { listLimits } from '../../risk/limits/list-limits.http.ts';
import { setMerchantLimits, setProcessorLimits, setVendorLimits } from '../../risk/limits/set-limits.http.ts';
import { listReturnRates } from '../../risk/return-rates/list-return-rates.http.ts';
import { setReturnRatePolicy } from '../../risk/return-rates/set-policy.http.ts';
import { readSeries } from '../../series/read-series.http.ts';
import { readProcessorStatement } from '../../statements/read-tenant-statement.http.ts';
import { realClock } from '../../std/clock.ts';
import { changeProcessor, readProcessor } from '../../tenants/change-processor.http.ts';
import { createProcessor } from '../../tenants/create-processor.http.ts';
import { createToken } from '../../tenants/create-token.http.ts';
import { createVendor } from '../../tenants/create-vendor.http.ts';
import { downloadAuditTrail, listAuditTrail } from '../../tenants/list-audit-trail.http.ts';
import { listProcessors } from '../../tenants/list-processors.http.ts';
import { listTokens, readToken } from '../../tenants/list-tokens.http.ts';
import { revokeToken } from '../../tenants/revoke-token.http.ts';
import { resumeProcessor, suspendProcessor } from '../../tenants/suspend-processor.http.ts';
import { listVendors, readVendor } from '../../tenants/vendors.http.ts';
import { readToday } from '../../today/read-today.http.ts';
import { listOpenHolds, readHold } from '../../transactions/holds/list-holds.http.ts';
import { placeHold, releaseOperatorHold } from '../../transactions/holds/operator-holds.http.ts';
import { recordDebtPaid, writeOffClawback, writeOffDebt } from '../../transactions/operator-acts/end-debt.http.ts';
import { giveRefundBack } from '../../transactions/operator-acts/give-refund-back.http.ts';
import { noteTransaction } from '../../transactions/operator-acts/note-transaction.http.ts';
import {
  cancelTransactionOfAnyTenant,
  refundTransactionOfAnyTenant,
} from '../../transactions/operator-acts/refund-or-cancel.http.ts';
import { repeatEntry } from '../../transactions/operator-acts/repeat-entry.http.ts';
import {
  listRefundsOfAnyTenant,
  readRefundOfAnyTenant,
} from '../../transactions/refunds/list-refunds-newest-first.http.ts';
import {
  downloadTransactions,
  searchTransactionsOfAnyTenant,
} from '../../transactions/search/search-transactions-of-any-tenant.http.ts';
import { decideKyb } from '../../users/decide-kyb.http.ts';
import { changeMerchantOriginator, readMerchantOriginator } from '../../users/merchant-originator.http.ts';
import { latestDeliveries } from '../../webhooks/endpoints/latest-deliveries.http.ts';
import { listEndpointsOfAnyTenant } from '../../webhooks/endpoints/list-endpoints-of-any-tenant.http.ts';
import { readEventOfEndpoint } from '../../webhooks/endpoints/read-event-of-endpoint.http.ts';
import { replayDeliveryOfAnyTenant } from '../../webhooks/endpoints/replay-delivery.http.ts';
import { positioning } from '../positioning.ts';
import type { ServiceContext } from '../service-context.ts';
import type { StatementReading } from './statement-reading.ts';

export function operatorOperations(on: ServiceContext, statements: StatementReading): Operation[] {
  const { database, settings } = on;
  const reports = { ...on, database: database.withDeadline(jobMs) };
  return [
    createProcessor,
    createVendor,
    createToken({ isLive: settings.ACHORD_MODE === 'live' }),
    revokeToken(on),
    listTokens(on),
    readToken(on),
    listProcessors(on),
    readToday(on),
    lookUp(on),
    readLive({ topicWatch: on.topicWatch, clock: realClock }),
    listBanks(on),
    readCalendar(on),
    readSeries(on),
    listRequestsOfAnyTenant(on),
    listAccountValidations(on),
    listLinkedItems(on),
    readRoutingDirectory(on),
    readProcessor(on),
    listVendors(on),
    readVendor(on),
    changeProcessor(on),
    readMerchantOriginator(on),
    changeMerchantOriginator,
    readFeeAccount('operator', on),
    nameFeeAccount('operator'),
    payOutFees('operator'),
    listFeePayoutsOfProcessor(on),
    suspendProcessor(on),
    resumeProcessor(on),
    listUnlistedAccounts(on),
    eraseUserOfAnyTenant({ vault: on.vault, identityDays: settings.ACHORD_IDENTITY_DAYS }),
    readKeptIdentity(on),
    exportUser(on),
    listUsersOfAnyTenant(on),
    readUserOfAnyTenant(on),
    decideKyb({ alwaysWithReason: settings.ACHORD_MODE === 'live' }),
    searchTransactionsOfAnyTenant(on),
    downloadTransactions(on),
    readTransactionOfAnyTenant({ ...on, positioning }),
    listRefundsOfAnyTenant(on),
    readRefundOfAnyTenant(on),
    listBatchesOfAnyTenant(on),
    readBatchOfAnyTenant(on),
    readMerchantBatchOfAnyTenant('payout', on),
    readMerchantBatchOfAnyTenant('refund', on),
    noteTransaction,
    refundTransactionOfAnyTenant,
    cancelTransactionOfAnyTenant,
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
    readBankFile(on),
    listFileEntries(on),
    readFileContent(on),
    markFileDelivered(on),
    rejectFile(on),
    listRestores(on),
    releaseBank,
    markFileBookedGross(on),
    markFileBookedNet(on),
    listInboundFiles(on),
    readInboundFile(on),
    readInboundContent(on),
    releaseInboundFile(on),
    rejectInboundFile(on),
    listSuspense(on),
    listLateReturns(on),
    readItem(on),
    resolveItem(on),
    enterStatementLines(on),
    enterStatementFile(on),
    listStatementLines(on),
    readStatementLine(on),
    matchStatementLine(on),
    correctStatementLine,
    writeOffStatementLine,
    reconcileStatement(on),
    readReconciliation(reports),
    payInOwnFunds(on),
    dishonorReturn(on),
    listDishonors(on),
    readDishonor(on),
    recordDishonorWon,
    recordDishonorLost,
    listExceptions(reports),
    readBalances(reports),
    readProcessorStatement(statements),
    checkEveryInvariant(on),
    listEndpointsOfAnyTenant(on),
    latestDeliveries(on),
    readEventOfEndpoint({ ...on, positioning }),
    replayDeliveryOfAnyTenant,
    listAuditTrail(on),
    downloadAuditTrail(on),
    placeHold,
    releaseOperatorHold,
    listOpenHolds(on),
    readHold(on),
    blockUser,
    liftBlock,
    listOpenBlocks(on),
    readBlock(on),
    setProcessorLimits,
    setVendorLimits,
    setMerchantLimits,
    listLimits(on),
    listReturnRates(on),
    setReturnRatePolicy(on),
  ];
}
