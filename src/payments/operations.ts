// The operations of this wing.

import type { EntryTerms } from '../ach/calendar/entry-dates.ts';
import type { Operation } from '../api/http/operation.ts';
import type { Execution } from '../api/idempotency/execute.ts';
import type { PlatformContext } from '../platform/context.ts';
import { jobMs } from '../platform/database/database.ts';
import { listBatchesOfAnyTenant, readBatchOfAnyTenant } from './batches/list-batches-of-any-tenant.http.ts';
import {
  listMerchantsOfRun,
  readMerchantBatch,
  readMerchantBatchOfAnyTenant,
} from './batches/merchant-batches.http.ts';
import { listBatches, readBatch } from './batches/read-batches.http.ts';
import { nameFeeAccount, readFeeAccount } from './fees/fee-account.http.ts';
import { listFeePayouts, listFeePayoutsOfProcessor, payOutFees, readFeePayout } from './fees/fee-payouts.http.ts';
import { readBalances } from './ledger/read-balances.http.ts';
import { listBlocksOfUser, recordAuthorization } from './risk/blocks/authorize.http.ts';
import { blockUser, liftBlock, listOpenBlocks, readBlock } from './risk/blocks/operator-blocks.http.ts';
import { listLimits, listOwnLimits } from './risk/limits/list-limits.http.ts';
import { setMerchantLimits, setProcessorLimits, setVendorLimits } from './risk/limits/set-limits.http.ts';
import { listOwnReturnRates, listReturnRates } from './risk/return-rates/list-return-rates.http.ts';
import { setReturnRatePolicy } from './risk/return-rates/set-policy.http.ts';
import { readProcessorStatement, readTenantStatement } from './statements/read-tenant-statement.http.ts';
import { readUserStatement } from './statements/read-user-statement.http.ts';
import { statementFiles } from './statements/statement-file.ts';
import { cancelTransaction } from './transactions/cancel-transaction.http.ts';
import { readTransactionDetails } from './transactions/details/read-transaction-details.http.ts';
import { listHoldsOfTransaction, listOpenHolds, readHold } from './transactions/holds/list-holds.http.ts';
import { placeHold, releaseOperatorHold } from './transactions/holds/operator-holds.http.ts';
import { pauseTransaction, resumeTransaction } from './transactions/holds/pause-transaction.http.ts';
import { listTransactions, listTransactionsByBody } from './transactions/list/list-transactions.http.ts';
import { recordDebtPaid, writeOffClawback, writeOffDebt } from './transactions/operator-acts/end-debt.http.ts';
import { giveRefundBack } from './transactions/operator-acts/give-refund-back.http.ts';
import { noteTransaction } from './transactions/operator-acts/note-transaction.http.ts';
import {
  cancelTransactionOfAnyTenant,
  refundTransactionOfAnyTenant,
} from './transactions/operator-acts/refund-or-cancel.http.ts';
import { repeatEntry } from './transactions/operator-acts/repeat-entry.http.ts';
import { previewTransaction } from './transactions/preview/preview-transaction.http.ts';
import { readTransaction } from './transactions/read-transaction.http.ts';
import { listRefunds } from './transactions/refunds/list-refunds.http.ts';
import {
  listOwnRefunds,
  listRefundsOfAnyTenant,
  readRefundOfAnyTenant,
} from './transactions/refunds/list-refunds-newest-first.http.ts';
import { readRefund } from './transactions/refunds/read-refund.http.ts';
import { refundTransaction } from './transactions/refunds/refund-transaction.http.ts';
import { searchTransactions } from './transactions/search/search-transactions.http.ts';
import {
  downloadTransactions,
  searchTransactionsOfAnyTenant,
} from './transactions/search/search-transactions-of-any-tenant.http.ts';
import { startTransaction } from './transactions/start/start-transaction.http.ts';
import type { StartTransaction } from './transactions/start/start-transactions.ts';
import { startTransactionsInBulk } from './transactions/start/start-transactions-in-bulk.http.ts';

export interface PaymentsContext extends PlatformContext {
  execution: Execution;
  start: StartTransaction;
  /** The terms of the bank of a tenant, by the bank that is set for the tenant. */
  termsOf(bank: string | null): EntryTerms;
  /** The banks whose cash is counted. */
  banks: readonly { name: string }[];
}

export function paymentsOperations(on: PaymentsContext): Operation[] {
  const reports = { ...on, database: on.database.withDeadline(jobMs) };
  // Each reader of a statement holds a connection as long as it takes: the others stay free for
  // other requests.
  const statements = { database: reports.database, files: statementFiles(2) };
  return [
    // Payments
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

    // Refunds
    refundTransaction,
    readRefund(on),
    listRefunds(on),
    listOwnRefunds(on),

    // Batches
    listBatches('payout', on),
    readBatch('payout', on),
    listBatches('refund', on),
    readBatch('refund', on),
    listMerchantsOfRun('payout', on),
    listMerchantsOfRun('refund', on),
    readMerchantBatch('payout', on),
    readMerchantBatch('refund', on),

    // The tenant: statements, fees, limits
    readUserStatement(statements),
    readTenantStatement(statements),
    readFeeAccount('tenant', on),
    nameFeeAccount('tenant'),
    payOutFees('tenant'),
    listFeePayouts(on),
    readFeePayout(on),
    listOwnLimits(on),
    listOwnReturnRates(on),
    recordAuthorization,
    listBlocksOfUser(on),

    // Payments of any tenant, for operators
    searchTransactionsOfAnyTenant(on),
    downloadTransactions(on),
    listRefundsOfAnyTenant(on),
    readRefundOfAnyTenant(on),
    listBatchesOfAnyTenant(on),
    readBatchOfAnyTenant(on),
    readMerchantBatchOfAnyTenant('payout', on),
    readMerchantBatchOfAnyTenant('refund', on),
    readProcessorStatement(statements),
    readBalances(reports),
    readFeeAccount('operator', on),
    nameFeeAccount('operator'),
    payOutFees('operator'),
    listFeePayoutsOfProcessor(on),

    // Acts of operators
    noteTransaction,
    refundTransactionOfAnyTenant,
    cancelTransactionOfAnyTenant,
    repeatEntry('payout'),
    repeatEntry('reverse_payout'),
    repeatEntry('refund_payout'),
    repeatEntry('clawback'),
    giveRefundBack,
    writeOffClawback,
    writeOffDebt,
    recordDebtPaid(on),

    // Risk
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
