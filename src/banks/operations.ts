// The operations of this wing.

import type { EntryTerms } from '../ach/calendar/entry-dates.ts';
import type { Operation } from '../api/http/operation.ts';
import type { PlatformContext } from '../platform/context.ts';
import { jobMs } from '../platform/database/database.ts';
import type { Bank } from './connections/bank.ts';
import type { BankingDays } from './connections/banking-days.ts';
import { listBanks } from './connections/list-banks.http.ts';
import { readCalendar } from './connections/read-calendar.http.ts';
import {
  markFileBookedGross,
  markFileBookedNet,
  markFileDelivered,
  rejectFile,
} from './origination/files/decide-bank-file.http.ts';
import { listBankFiles, readBankFile } from './origination/files/list-bank-files.http.ts';
import { listFileEntries } from './origination/files/list-file-entries.http.ts';
import { readFileContent } from './origination/files/read-file-content.http.ts';
import { listRestores } from './origination/restores/list-restores.http.ts';
import { releaseBank } from './origination/restores/release-bank.http.ts';
import { correctStatementLine, matchStatementLine, writeOffStatementLine } from './reconciliation/decide-line.http.ts';
import { enterStatementFile } from './reconciliation/enter-file.http.ts';
import { enterStatementLines } from './reconciliation/enter-lines.http.ts';
import { listStatementLines, readStatementLine } from './reconciliation/list-lines.http.ts';
import { payInOwnFunds } from './reconciliation/pay-in-own-funds.http.ts';
import { readReconciliation } from './reconciliation/read-reconciliation.http.ts';
import { reconcileStatement } from './reconciliation/reconcile.http.ts';
import { dishonorReturn } from './returns/dishonors/ask-dishonor.http.ts';
import { recordDishonorLost, recordDishonorWon } from './returns/dishonors/decide-dishonor.http.ts';
import { listDishonors, readDishonor } from './returns/dishonors/list-dishonors.http.ts';
import { winDishonor } from './returns/dishonors/win-dishonor.http.ts';
import {
  listInboundFiles,
  readInboundFile,
  rejectInboundFile,
  releaseInboundFile,
} from './returns/files/inbound-files.http.ts';
import { readInboundContent } from './returns/files/read-inbound-content.http.ts';
import { listLateReturns, listSuspense, readItem } from './returns/items/list-items.http.ts';
import { resolveItem } from './returns/items/resolve-item.http.ts';

export interface BanksContext extends PlatformContext {
  /**
   * The banks for entries, in the order of the banks file; none in live mode without a banks file.
   */
  banks: readonly Bank[];
  /** The terms of the bank of a tenant, by the bank that is set for the tenant. */
  termsOf(bank: string | null): EntryTerms;
  /**
   * The banking days to play. In live mode each bank has its own, so that none waits for another.
   */
  days: readonly BankingDays[];
}

export function banksOperations(on: BanksContext): Operation[] {
  const reports = { ...on, database: on.database.withDeadline(jobMs) };
  return [
    listBanks(on),
    readCalendar(on),

    // Files to banks
    listBankFiles(on),
    readBankFile(on),
    listFileEntries(on),
    readFileContent(on),
    markFileDelivered(on),
    rejectFile(on),
    markFileBookedGross(on),
    markFileBookedNet(on),
    listRestores(on),
    releaseBank,

    // Files from banks
    listInboundFiles(on),
    readInboundFile(on),
    readInboundContent(on),
    releaseInboundFile(on),
    rejectInboundFile(on),
    listSuspense(on),
    listLateReturns(on),
    readItem(on),
    resolveItem(on),

    // Dishonored returns
    winDishonor,
    dishonorReturn(on),
    listDishonors(on),
    readDishonor(on),
    recordDishonorWon,
    recordDishonorLost,

    // Bank statements
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
  ];
}
