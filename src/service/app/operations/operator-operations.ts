// The operations of the operator, wired by hand.

import { listRequestsOfAnyTenant } from '../../../access/requests/list-requests.http.ts';
import { changeProcessor, readProcessor } from '../../../access/tenants/change-processor.http.ts';
import { createProcessor } from '../../../access/tenants/create-processor.http.ts';
import { createToken } from '../../../access/tenants/create-token.http.ts';
import { createVendor } from '../../../access/tenants/create-vendor.http.ts';
import { downloadAuditTrail, listAuditTrail } from '../../../access/tenants/list-audit-trail.http.ts';
import { listProcessors } from '../../../access/tenants/list-processors.http.ts';
import { listTokens, readToken } from '../../../access/tenants/list-tokens.http.ts';
import { revokeToken } from '../../../access/tenants/revoke-token.http.ts';
import { resumeProcessor, suspendProcessor } from '../../../access/tenants/suspend-processor.http.ts';
import { listVendors, readVendor } from '../../../access/tenants/vendors.http.ts';
import type { Operation } from '../../../api/http/operation.ts';
import { listBanks } from '../../../banks/connections/list-banks.http.ts';
import { readCalendar } from '../../../banks/connections/read-calendar.http.ts';
import {
  markFileBookedGross,
  markFileBookedNet,
  markFileDelivered,
  rejectFile,
} from '../../../banks/origination/files/decide-bank-file.http.ts';
import { listBankFiles, readBankFile } from '../../../banks/origination/files/list-bank-files.http.ts';
import { listFileEntries } from '../../../banks/origination/files/list-file-entries.http.ts';
import { readFileContent } from '../../../banks/origination/files/read-file-content.http.ts';
import { listRestores } from '../../../banks/origination/restores/list-restores.http.ts';
import { releaseBank } from '../../../banks/origination/restores/release-bank.http.ts';
import {
  correctStatementLine,
  matchStatementLine,
  writeOffStatementLine,
} from '../../../banks/reconciliation/decide-line.http.ts';
import { enterStatementFile } from '../../../banks/reconciliation/enter-file.http.ts';
import { enterStatementLines } from '../../../banks/reconciliation/enter-lines.http.ts';
import { listStatementLines, readStatementLine } from '../../../banks/reconciliation/list-lines.http.ts';
import { payInOwnFunds } from '../../../banks/reconciliation/pay-in-own-funds.http.ts';
import { readReconciliation } from '../../../banks/reconciliation/read-reconciliation.http.ts';
import { reconcileStatement } from '../../../banks/reconciliation/reconcile.http.ts';
import { dishonorReturn } from '../../../banks/returns/dishonors/ask-dishonor.http.ts';
import { recordDishonorLost, recordDishonorWon } from '../../../banks/returns/dishonors/decide-dishonor.http.ts';
import { listDishonors, readDishonor } from '../../../banks/returns/dishonors/list-dishonors.http.ts';
import { winDishonor } from '../../../banks/returns/dishonors/win-dishonor.http.ts';
import {
  listInboundFiles,
  readInboundFile,
  rejectInboundFile,
  releaseInboundFile,
} from '../../../banks/returns/files/inbound-files.http.ts';
import { readInboundContent } from '../../../banks/returns/files/read-inbound-content.http.ts';
import { listLateReturns, listSuspense, readItem } from '../../../banks/returns/items/list-items.http.ts';
import { resolveItem } from '../../../banks/returns/items/resolve-item.http.ts';
import { listLinkedItems } from '../../../customers/bank-accounts/linking/list-linked-items.http.ts';
import { listUnlistedAccounts } from '../../../customers/bank-accounts/routing-directory/list-unlisted-accounts.http.ts';
import { readRoutingDirectory } from '../../../customers/bank-accounts/routing-directory/read-routing-directory.http.ts';
import { listAccountValidations } from '../../../customers/bank-accounts/validation/list-account-validations.http.ts';
import { decideKyb } from '../../../customers/users/decide-kyb.http.ts';
import { changeMerchantOriginator, readMerchantOriginator } from '../../../customers/users/merchant-originator.http.ts';
import { latestDeliveries } from '../../../events/webhooks/endpoints/latest-deliveries.http.ts';
import { listEndpointsOfAnyTenant } from '../../../events/webhooks/endpoints/list-endpoints-of-any-tenant.http.ts';
import { readEventOfEndpoint } from '../../../events/webhooks/endpoints/read-event-of-endpoint.http.ts';
import { replayDeliveryOfAnyTenant } from '../../../events/webhooks/endpoints/replay-delivery.http.ts';
import { listExceptions } from '../../../oversight/desk/exceptions/list-exceptions.http.ts';
import { readTransactionOfAnyTenant } from '../../../oversight/desk/in-full/payment/read-whole-payment.http.ts';
import { readUserOfAnyTenant } from '../../../oversight/desk/in-full/user/read-whole-user.http.ts';
import { readLive } from '../../../oversight/desk/live/read-live.http.ts';
import { lookUp } from '../../../oversight/desk/search/look-up.http.ts';
import { readSeries } from '../../../oversight/desk/series/read-series.http.ts';
import { readToday } from '../../../oversight/desk/today/read-today.http.ts';
import { listUsersOfAnyTenant } from '../../../oversight/desk/users/list-users-of-any-tenant.http.ts';
import { checkEveryInvariant } from '../../../oversight/invariants/check-invariants.http.ts';
import { eraseUserOfAnyTenant } from '../../../oversight/personal-data/erasure/erase-user.http.ts';
import { readKeptIdentity } from '../../../oversight/personal-data/erasure/read-kept-identity.http.ts';
import { exportUser } from '../../../oversight/personal-data/export/export-user.http.ts';
import {
  listBatchesOfAnyTenant,
  readBatchOfAnyTenant,
} from '../../../payments/batches/list-batches-of-any-tenant.http.ts';
import { readMerchantBatchOfAnyTenant } from '../../../payments/batches/merchant-batches.http.ts';
import { nameFeeAccount, readFeeAccount } from '../../../payments/fees/fee-account.http.ts';
import { listFeePayoutsOfProcessor, payOutFees } from '../../../payments/fees/fee-payouts.http.ts';
import { readBalances } from '../../../payments/ledger/read-balances.http.ts';
import { blockUser, liftBlock, listOpenBlocks, readBlock } from '../../../payments/risk/blocks/operator-blocks.http.ts';
import { listLimits } from '../../../payments/risk/limits/list-limits.http.ts';
import {
  setMerchantLimits,
  setProcessorLimits,
  setVendorLimits,
} from '../../../payments/risk/limits/set-limits.http.ts';
import { listReturnRates } from '../../../payments/risk/return-rates/list-return-rates.http.ts';
import { setReturnRatePolicy } from '../../../payments/risk/return-rates/set-policy.http.ts';
import { readProcessorStatement } from '../../../payments/statements/read-tenant-statement.http.ts';
import { listOpenHolds, readHold } from '../../../payments/transactions/holds/list-holds.http.ts';
import { placeHold, releaseOperatorHold } from '../../../payments/transactions/holds/operator-holds.http.ts';
import {
  recordDebtPaid,
  writeOffClawback,
  writeOffDebt,
} from '../../../payments/transactions/operator-acts/end-debt.http.ts';
import { giveRefundBack } from '../../../payments/transactions/operator-acts/give-refund-back.http.ts';
import { noteTransaction } from '../../../payments/transactions/operator-acts/note-transaction.http.ts';
import {
  cancelTransactionOfAnyTenant,
  refundTransactionOfAnyTenant,
} from '../../../payments/transactions/operator-acts/refund-or-cancel.http.ts';
import { repeatEntry } from '../../../payments/transactions/operator-acts/repeat-entry.http.ts';
import {
  listRefundsOfAnyTenant,
  readRefundOfAnyTenant,
} from '../../../payments/transactions/refunds/list-refunds-newest-first.http.ts';
import {
  downloadTransactions,
  searchTransactionsOfAnyTenant,
} from '../../../payments/transactions/search/search-transactions-of-any-tenant.http.ts';
import { jobMs } from '../../../platform/database/database.ts';
import { realClock } from '../../../platform/std/clock.ts';
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
