// The operations of this wing.

import type { Operation } from '../api/http/operation.ts';
import type { PaymentsContext } from '../payments/operations.ts';
import type { PlatformContext } from '../platform/context.ts';
import { jobMs } from '../platform/database/database.ts';
import type { Bank } from './connections/bank.ts';
import type { BankingDays } from './connections/banking-days.ts';
import { getCalendar } from './connections/get-calendar.http.ts';
import { listBanks } from './connections/list-banks.http.ts';
import { confirmMicroEntries } from './origination/account-checks/confirm-micro-entries.http.ts';
import { createMicroEntries } from './origination/account-checks/create-micro-entries.http.ts';
import { createPrenote } from './origination/account-checks/create-prenote.http.ts';
import {
  getMicroEntries,
  listMicroEntries,
  listMicroEntriesOfAllTenants,
} from './origination/account-checks/list-micro-entries.http.ts';
import { getPrenote, listPrenotes, listPrenotesOfAllTenants } from './origination/account-checks/list-prenotes.http.ts';
import { getFileCopy, listFileCopies } from './origination/file-copies/list-file-copies.http.ts';
import { closeFileCopy, reportFileCopy } from './origination/file-copies/report-file-copy.http.ts';
import { createFileReversal } from './origination/file-reversals/create-file-reversal.http.ts';
import {
  getFileReversal,
  listFileReversals,
  listRefusedReversals,
} from './origination/file-reversals/list-file-reversals.http.ts';
import { previewFileReversal } from './origination/file-reversals/preview-file-reversal.http.ts';
import { downloadBankFile } from './origination/files/download-bank-file.http.ts';
import { listBankFileEntries } from './origination/files/list-bank-file-entries.http.ts';
import { getBankFile, listBankFiles } from './origination/files/list-bank-files.http.ts';
import {
  markBankFileBookedGross,
  markBankFileBookedNet,
  markBankFileDelivered,
  rejectBankFile,
} from './origination/files/mark-bank-file-delivered.http.ts';
import { listRestores } from './origination/restores/list-restores.http.ts';
import { releaseBank } from './origination/restores/release-bank.http.ts';
import { cancelReversal, createReversal } from './origination/reversals/create-reversal.http.ts';
import { getReversal, listReversals } from './origination/reversals/list-reversals.http.ts';
import { listReversibleEntries } from './origination/reversals/list-reversible-entries.http.ts';
import { settleReversal, writeOffReversal } from './origination/reversals/write-off-reversal.http.ts';
import { createStatementFile } from './reconciliation/create-statement-file.http.ts';
import { createStatementLines } from './reconciliation/create-statement-lines.http.ts';
import { explainStatementLines } from './reconciliation/explain-statement-lines.http.ts';
import { getReconciliation } from './reconciliation/get-reconciliation.http.ts';
import { getReconciliationDesk } from './reconciliation/get-reconciliation-desk.http.ts';
import { getStatementSettings, setStatementSettings } from './reconciliation/get-statement-settings.http.ts';
import { getStatementLine, listStatementLines } from './reconciliation/list-statement-lines.http.ts';
import {
  markStatementLineCorrected,
  matchStatementLine,
  writeOffStatementLine,
} from './reconciliation/match-statement-line.http.ts';
import { payOwnFunds } from './reconciliation/pay-own-funds.http.ts';
import { previewStatementFile } from './reconciliation/preview-statement-file.http.ts';
import { reconcileStatement } from './reconciliation/reconcile-statement.http.ts';
import { undoStatementLine } from './reconciliation/undo-statement-line.http.ts';
import { createDishonor } from './returns/dishonors/create-dishonor.http.ts';
import { getDishonor, listDishonors } from './returns/dishonors/list-dishonors.http.ts';
import { recordCaptureWonBack } from './returns/dishonors/record-capture-won-back.http.ts';
import { recordDishonorLost, recordDishonorWon } from './returns/dishonors/record-dishonor-won.http.ts';
import { downloadInboundFile } from './returns/files/download-inbound-file.http.ts';
import {
  getInboundFile,
  listInboundFiles,
  rejectInboundFile,
  releaseInboundFile,
} from './returns/files/list-inbound-files.http.ts';
import { getBankItem, listLateReturns, listSuspenseItems } from './returns/items/list-suspense-items.http.ts';
import { resolveSuspenseItem } from './returns/items/resolve-suspense-item.http.ts';
import { answerReturnRequest, createReturnRequest } from './returns/requests/create-return-request.http.ts';
import { getReturnRequest, listReturnRequests } from './returns/requests/list-return-requests.http.ts';

export interface BanksContext extends PlatformContext, Pick<PaymentsContext, 'termsOf'> {
  /**
   * The banks for entries, in the order of the banks file; none in live mode without a banks file.
   */
  banks: readonly Bank[];
  /**
   * The banking days to play. In live mode each bank has its own, so that none waits for another.
   */
  days: readonly BankingDays[];
}

export function banksOperations(context: BanksContext): Operation[] {
  const reports = { ...context, database: context.database.withDeadline(jobMs) };
  return [
    listBanks(context),
    getCalendar(context),

    // Files to banks
    listBankFiles(context),
    getBankFile(context),
    listBankFileEntries(context),
    downloadBankFile(context),
    markBankFileDelivered(context),
    rejectBankFile(context),
    markBankFileBookedGross(context),
    markBankFileBookedNet(context),
    listRestores(context),
    releaseBank(context),

    // Files from banks
    listInboundFiles(context),
    getInboundFile(context),
    downloadInboundFile(context),
    releaseInboundFile(context),
    rejectInboundFile(context),
    listSuspenseItems(context),
    listLateReturns(context),
    getBankItem(context),
    resolveSuspenseItem(context),

    // Dishonored returns
    recordCaptureWonBack,
    createDishonor(context),
    listDishonors(context),
    getDishonor(context),
    recordDishonorWon,
    recordDishonorLost,

    // Checks of bank accounts by micro-entries and prenotes
    createMicroEntries(context),
    confirmMicroEntries,
    listMicroEntries(context),
    getMicroEntries(context),
    listMicroEntriesOfAllTenants(context),
    createPrenote,
    listPrenotes(context),
    getPrenote(context),
    listPrenotesOfAllTenants(context),

    // Reversals, and requests for returns
    listReversibleEntries(context),
    createReversal(context),
    cancelReversal,
    listReversals(context),
    getReversal(context),
    writeOffReversal,
    settleReversal,
    previewFileReversal({ ...context, database: reports.database }),
    createFileReversal(context),
    listFileReversals(context),
    getFileReversal(context),
    listRefusedReversals(context),
    reportFileCopy(context),
    closeFileCopy,
    listFileCopies(context),
    getFileCopy(context),
    createReturnRequest(context),
    answerReturnRequest,
    listReturnRequests(context),
    getReturnRequest(context),

    // Bank statements
    createStatementLines(context),
    createStatementFile(context),
    previewStatementFile(context),
    getStatementSettings(context),
    setStatementSettings(context),
    listStatementLines(context),
    getStatementLine(context),
    matchStatementLine(context),
    markStatementLineCorrected,
    writeOffStatementLine,
    explainStatementLines(context),
    undoStatementLine,
    reconcileStatement(context),
    getReconciliation(reports),
    getReconciliationDesk(reports),
    payOwnFunds(context),
  ];
}
