// The operations of this wing.

import type { FastifyInstance } from 'fastify';
import type { EntryTerms } from '../ach/calendar/entry-dates.ts';
import { clientAddress } from '../api/http/connections/client-address.ts';
import type { NoticeReceiver } from '../api/http/notices.ts';
import type { Operation } from '../api/http/operation.ts';
import type { Execution } from '../api/idempotency/execute.ts';
import type { PlatformContext } from '../platform/context.ts';
import { jobMs } from '../platform/database/database.ts';
import { getAuthorization, listUserAuthorizations } from './authorizations/list-user-authorizations.http.ts';
import { recordPayerAuthorization } from './authorizations/record-payer-authorization.http.ts';
import { createAuthorizationRequest } from './authorizations/requests/create-authorization-request.http.ts';
import {
  getAuthorizationRequest,
  listAuthorizationRequests,
} from './authorizations/requests/list-authorization-requests.http.ts';
import { addAuthorizationPage } from './authorizations/requests/serve-authorization-page.ts';
import { withdrawAuthorizationRequest } from './authorizations/requests/withdraw-authorization-request.http.ts';
import { revokeAuthorization, revokeAuthorizationOfAnyTenant } from './authorizations/revoke-authorization.http.ts';
import {
  getBatchPayout,
  getBatchRefund,
  listBatchPayouts,
  listBatchRefunds,
} from './batches/list-batch-payouts.http.ts';
import { getBatchOfAnyTenant, listBatchesOfAnyTenant } from './batches/list-batches-of-any-tenant.http.ts';
import {
  getMerchantPayout,
  getMerchantPayoutOfAnyTenant,
  getMerchantRefund,
  getMerchantRefundOfAnyTenant,
  listMerchantPayouts,
  listMerchantRefunds,
} from './batches/list-merchant-payouts.http.ts';
import { getFeeAccount, getVendorFeeAccount, setFeeAccount, setVendorFeeAccount } from './fees/get-fee-account.http.ts';
import {
  getFeePayout,
  listFeePayouts,
  listProcessorFeePayouts,
  payOutFees,
  payOutVendorFees,
} from './fees/list-fee-payouts.http.ts';
import { getAccountNumbers, setAccountNumbers } from './journal/get-account-numbers.http.ts';
import { getJournal } from './journal/get-journal.http.ts';
import { getMerchantSettlements } from './journal/get-merchant-settlements.http.ts';
import { getMonthlyStatement } from './journal/get-monthly-statement.http.ts';
import { getNegativeBalances } from './journal/get-negative-balances.http.ts';
import { getPayeeTotals } from './journal/get-payee-totals.http.ts';
import { getTrialBalance } from './journal/get-trial-balance.http.ts';
import { listNegativeBalances } from './journal/list-negative-balances.http.ts';
import { getLedgerBalances } from './ledger/get-ledger-balances.http.ts';
import { createBlock, getBlock, liftBlock, listBlocks } from './risk/blocks/create-block.http.ts';
import { listUserBlocks } from './risk/blocks/list-user-blocks.http.ts';
import { listLimits, listLimitsOfAnyTenant } from './risk/limits/list-limits.http.ts';
import { setMerchantLimits, setProcessorLimits, setVendorLimits } from './risk/limits/set-merchant-limits.http.ts';
import { getFraudReview, listFraudReviews } from './risk/monitoring/list-fraud-reviews.http.ts';
import { listFraudRules } from './risk/monitoring/list-fraud-rules.http.ts';
import { setFraudRule, setRecommendedFraudRules } from './risk/monitoring/set-fraud-rule.http.ts';
import { listReturnRates, listReturnRatesOfAnyTenant } from './risk/return-rates/list-return-rates.http.ts';
import { setReturnRatePolicy } from './risk/return-rates/set-return-rate-policy.http.ts';
import {
  clearSanctionsHit,
  confirmSanctionsHit,
  recordSanctionsReport,
} from './risk/screening/hits/clear-sanctions-hit.http.ts';
import { getSanctionsHit, listSanctionsHits } from './risk/screening/hits/list-sanctions-hits.http.ts';
import { getSanctionsLists, importSanctionsList } from './risk/screening/lists/get-sanctions-lists.http.ts';
import { screeningNotices } from './risk/screening/provider/receive-notices.ts';
import { screeningProvider } from './risk/screening/provider/screening-provider.ts';
import { setSanctionsScreening } from './risk/screening/rounds/set-sanctions-screening.http.ts';
import { getProcessorStatement, getStatement } from './statements/get-statement.http.ts';
import { getUserStatement } from './statements/get-user-statement.http.ts';
import { statementFiles } from './statements/statement-file.ts';
import {
  answerProofRequest,
  createProofRequest,
} from './transactions/authorization-proof/create-proof-request.http.ts';
import {
  getAuthorizationProof,
  getAuthorizationProofOfAnyTenant,
} from './transactions/authorization-proof/get-authorization-proof.http.ts';
import { getProofRequest, listProofRequests } from './transactions/authorization-proof/list-proof-requests.http.ts';
import { cancelTransaction } from './transactions/cancel-transaction.http.ts';
import { getTransactionDetails } from './transactions/details/get-transaction-details.http.ts';
import { releaseFraudReview, stopFraudReview } from './transactions/fraud-reviews/release-fraud-review.http.ts';
import { getTransaction } from './transactions/get-transaction.http.ts';
import { createHold, releaseHold } from './transactions/holds/create-hold.http.ts';
import { getHold, listHolds, listTransactionHolds } from './transactions/holds/list-holds.http.ts';
import { pauseTransaction, resumeTransaction } from './transactions/holds/pause-transaction.http.ts';
import { listTransactions, listTransactionsByBody } from './transactions/list/list-transactions.http.ts';
import { createTransactionNote } from './transactions/operator-acts/create-transaction-note.http.ts';
import { giveRefundBack } from './transactions/operator-acts/give-refund-back.http.ts';
import {
  cancelTransactionOfAnyTenant,
  refundTransactionOfAnyTenant,
} from './transactions/operator-acts/refund-transaction-of-any-tenant.http.ts';
import {
  sendClawbackAgain,
  sendPayoutAgain,
  sendRefundAgain,
  sendReversePayoutAgain,
} from './transactions/operator-acts/send-payout-again.http.ts';
import {
  recordPayerDebtPaid,
  writeOffPayeeDebt,
  writeOffPayerDebt,
} from './transactions/operator-acts/write-off-payer-debt.http.ts';
import { listPaymentsOfPayout, listPayouts } from './transactions/payouts/list-payouts.http.ts';
import { previewTransaction } from './transactions/preview/preview-transaction.http.ts';
import { createRefund } from './transactions/refunds/create-refund.http.ts';
import { getRefund } from './transactions/refunds/get-refund.http.ts';
import { getRefundOfAnyTenant, listRefunds, listRefundsOfAnyTenant } from './transactions/refunds/list-refunds.http.ts';
import { listTransactionRefunds } from './transactions/refunds/list-transaction-refunds.http.ts';
import { updateRefund } from './transactions/refunds/update-refund.http.ts';
import { searchTransactions } from './transactions/search/search-transactions.http.ts';
import {
  downloadTransactions,
  searchTransactionsOfAnyTenant,
} from './transactions/search/search-transactions-of-any-tenant.http.ts';
import { createTransaction } from './transactions/start/create-transaction.http.ts';
import { createTransactionsInBulk } from './transactions/start/create-transactions-in-bulk.http.ts';
import type { StartTransaction } from './transactions/start/start-transactions.ts';
import { updateTransaction } from './transactions/update-transaction.http.ts';

export interface PaymentsContext extends PlatformContext {
  execution: Execution;
  start: StartTransaction;
  /** The terms of the bank of a tenant, by the bank that is set for the tenant. */
  termsOf(bank: string | null): EntryTerms;
  /**
   * The bank of the lane of the current work whose account an operator names: of this name, or one
   * that shares the account of the bank with this name. Undefined: the only one.
   */
  bankOfAccount(name: string | undefined): { name: string };
}

/** The pages on which payers authorize debits. */
export function addPagesForPayers(app: FastifyInstance, context: PaymentsContext): void {
  const { ACHORD_PUBLIC_URL: publicUrl, ACHORD_TRUSTED_PROXIES: proxies } = context.settings;
  addAuthorizationPage(app, { ...context, publicUrl, addressOf: clientAddress(proxies) });
}

/** None in the sandbox: it has invented names. */
export function paymentsNotices({ database, lanes, settings, log }: PaymentsContext): NoticeReceiver[] {
  const provider = screeningProvider(settings);
  return provider === null ? [] : [screeningNotices({ database, lanes, key: provider.address.key, log })];
}

export function paymentsOperations(context: PaymentsContext): Operation[] {
  const reports = { ...context, database: context.database.withDeadline(jobMs) };
  // Each reader of a statement holds a connection as long as it takes: the others stay free for
  // other requests.
  const statements = { database: reports.database, files: statementFiles(2) };
  return [
    // Payments
    createTransaction(context),
    previewTransaction(context),
    createTransactionsInBulk(context),
    listTransactions(context),
    listTransactionsByBody(context),
    searchTransactions(context),
    getTransaction(context),
    getTransactionDetails(context),
    listPayouts(context),
    listPaymentsOfPayout(context),
    getAuthorizationProof(context),
    updateTransaction,
    cancelTransaction,
    pauseTransaction,
    resumeTransaction,
    listTransactionHolds(context),

    // Refunds
    createRefund,
    getRefund(context),
    updateRefund,
    listTransactionRefunds(context),
    listRefunds(context),

    // Batches
    listBatchPayouts(context),
    getBatchPayout(context),
    listBatchRefunds(context),
    getBatchRefund(context),
    listMerchantPayouts(context),
    listMerchantRefunds(context),
    getMerchantPayout(context),
    getMerchantRefund(context),

    // The tenant: statements, fees, limits
    getUserStatement(statements),
    getStatement(statements),
    getVendorFeeAccount(context),
    setVendorFeeAccount,
    payOutVendorFees,
    listFeePayouts(context),
    getFeePayout(context),
    listLimits(context),
    listReturnRates(context),
    recordPayerAuthorization(context),
    listUserAuthorizations(context),
    getAuthorization(context),
    createAuthorizationRequest(context),
    listAuthorizationRequests(context),
    getAuthorizationRequest(context),
    withdrawAuthorizationRequest(context),
    revokeAuthorization,
    listUserBlocks(context),

    // Payments of any tenant, for operators
    searchTransactionsOfAnyTenant(context),
    downloadTransactions(context),
    getAuthorizationProofOfAnyTenant(context),
    listRefundsOfAnyTenant(context),
    getRefundOfAnyTenant(context),
    listBatchesOfAnyTenant(context),
    getBatchOfAnyTenant(context),
    getMerchantPayoutOfAnyTenant(context),
    getMerchantRefundOfAnyTenant(context),
    getProcessorStatement(statements),
    getLedgerBalances(reports),
    getTrialBalance(reports),
    getJournal(statements),
    getMerchantSettlements(statements),
    getMonthlyStatement(statements),
    getNegativeBalances(statements),
    listNegativeBalances(context),
    getPayeeTotals(statements),
    getAccountNumbers(context),
    setAccountNumbers,
    getFeeAccount(context),
    setFeeAccount,
    payOutFees,
    listProcessorFeePayouts(context),

    // Acts of operators
    createTransactionNote,
    createProofRequest,
    answerProofRequest,
    listProofRequests(context),
    getProofRequest(context),
    refundTransactionOfAnyTenant,
    cancelTransactionOfAnyTenant,
    sendPayoutAgain,
    sendReversePayoutAgain,
    sendRefundAgain,
    sendClawbackAgain,
    giveRefundBack,
    writeOffPayeeDebt,
    writeOffPayerDebt,
    recordPayerDebtPaid(context),

    // Risk
    createHold,
    releaseHold,
    listHolds(context),
    getHold(context),
    createBlock,
    liftBlock,
    listBlocks(context),
    getBlock(context),
    listSanctionsHits(context),
    getSanctionsHit(context),
    clearSanctionsHit,
    confirmSanctionsHit,
    recordSanctionsReport,
    getSanctionsLists(context),
    importSanctionsList,
    setSanctionsScreening,
    revokeAuthorizationOfAnyTenant,
    setProcessorLimits,
    setVendorLimits,
    setMerchantLimits,
    listLimitsOfAnyTenant(context),
    listReturnRatesOfAnyTenant(context),
    setReturnRatePolicy(context),
    listFraudRules(context),
    setFraudRule,
    setRecommendedFraudRules,
    listFraudReviews(context),
    getFraudReview(context),
    releaseFraudReview,
    stopFraudReview,
  ];
}
