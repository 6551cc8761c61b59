// The operations of this wing.

import type { Operation } from '../api/http/operation.ts';
import type { BanksContext } from '../banks/operations.ts';
import type { EventsContext } from '../events/operations.ts';
import { statementFiles } from '../payments/statements/statement-file.ts';
import { jobMs } from '../platform/database/database.ts';
import { realClock } from '../platform/std/clock.ts';
import { listProcessorsByDanger } from './desk/board/list-processors-by-danger.http.ts';
import { getCashDays } from './desk/cash/get-cash-days.http.ts';
import { getMoneyFlows } from './desk/cash/get-money-flows.http.ts';
import { closeDay, getClosingChecklist } from './desk/closing/close-day.http.ts';
import { getClosedDay, listClosedDays } from './desk/closing/list-closed-days.http.ts';
import { listExceptions } from './desk/exceptions/list-exceptions.http.ts';
import { getFraudProcess } from './desk/fraud-process/get-fraud-process.http.ts';
import { getFraudReport } from './desk/fraud-process/get-fraud-report.http.ts';
import { recordFraudProcessReview } from './desk/fraud-process/record-fraud-process-review.http.ts';
import { getTransactionOfAnyTenant } from './desk/in-full/payment/get-transaction-of-any-tenant.http.ts';
import { getUserOfAnyTenant } from './desk/in-full/user/get-user-of-any-tenant.http.ts';
import { followChanges } from './desk/live/follow-changes.http.ts';
import type { TopicWatch } from './desk/live/watch-topics.ts';
import { downloadScheduledFile, listScheduledFiles } from './desk/scheduled/list-scheduled-files.http.ts';
import { endFileSchedule, listFileSchedules, scheduleFile } from './desk/scheduled/schedule-file.http.ts';
import { search } from './desk/search/search.http.ts';
import { getSeries } from './desk/series/get-series.http.ts';
import { getAuditorPack } from './desk/third-party-sender/get-auditor-pack.http.ts';
import { getExposureOfTenant } from './desk/third-party-sender/get-exposure-of-tenant.http.ts';
import {
  getMonthsOfOriginators,
  getOriginatorsOfTenant,
} from './desk/third-party-sender/get-originators-of-tenant.http.ts';
import { assignTodayCard } from './desk/today/assign-today-card.http.ts';
import { getToday } from './desk/today/get-today.http.ts';
import { finishTodayCard, reopenTodayCard, snoozeTodayCard } from './desk/today/snooze-today-card.http.ts';
import { listUsersOfAnyTenant } from './desk/users/list-users-of-any-tenant.http.ts';
import { listSavedViews } from './desk/views/list-saved-views.http.ts';
import { removeSavedView, saveView } from './desk/views/save-view.http.ts';
import { checkInvariants } from './invariants/check-invariants.http.ts';
import { eraseUser } from './personal-data/erasure/erase-user.http.ts';
import { getKeptIdentity } from './personal-data/erasure/get-kept-identity.http.ts';
import { exportUser } from './personal-data/export/export-user.http.ts';

export interface OversightContext extends BanksContext, EventsContext {
  topicWatch: TopicWatch;
}

export function oversightOperations(context: OversightContext): Operation[] {
  const reports = { ...context, database: context.database.withDeadline(jobMs) };
  // Each reader of a file holds a connection as long as it takes.
  const files = statementFiles(2);
  return [
    getToday(context),
    assignTodayCard(context),
    snoozeTodayCard(context),
    finishTodayCard(context),
    reopenTodayCard(context),
    getClosingChecklist(reports),
    closeDay(context),
    listClosedDays(context),
    getClosedDay(context),
    search(context),
    followChanges({ topicWatch: context.topicWatch, clock: realClock }),
    listSavedViews(context),
    saveView(),
    removeSavedView(),
    listFileSchedules(context),
    scheduleFile(context),
    endFileSchedule(),
    listScheduledFiles(context),
    downloadScheduledFile(context),
    getSeries(context),
    getCashDays(reports),
    getMoneyFlows(reports),
    listProcessorsByDanger(reports),
    listExceptions(reports),
    getFraudProcess(reports),
    getFraudReport(reports),
    recordFraudProcessReview,
    getOriginatorsOfTenant({ ...reports, files }),
    getMonthsOfOriginators({ ...reports, files }),
    getExposureOfTenant(reports),
    getAuditorPack({ ...reports, files }),
    getTransactionOfAnyTenant(context),
    listUsersOfAnyTenant(context),
    getUserOfAnyTenant(context),

    // Personal data
    exportUser(context),
    eraseUser({ vault: context.vault, identityDays: context.settings.ACHORD_IDENTITY_DAYS }),
    getKeptIdentity(context),

    checkInvariants(context),
  ];
}
