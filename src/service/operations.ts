// Every operation of the API: the lists of the wings, and the operations of the sandbox.

import { approve, refuseApproval } from '../access/approvals/list-approvals.http.ts';
import { withApproval } from '../access/approvals/with-approval.ts';
import { accessOperations } from '../access/operations.ts';
import { getMe } from '../access/tenants/get-me.http.ts';
import type { NoticeReceiver } from '../api/http/notices.ts';
import type { Operation } from '../api/http/operation.ts';
import { banksOperations } from '../banks/operations.ts';
import { customersNotices, customersOperations } from '../customers/operations.ts';
import { eventsOperations } from '../events/operations.ts';
import { oversightOperations } from '../oversight/operations.ts';
import { paymentsNotices, paymentsOperations } from '../payments/operations.ts';
import type { ServiceContext } from './context/service-context.ts';
import { listLanes } from './lanes/list-lanes.http.ts';
import { advanceClock } from './sandbox/advance-clock.http.ts';
import { getClock } from './sandbox/get-clock.http.ts';
import { returnEntry } from './sandbox/return-entry.http.ts';
import { returnFeePayout } from './sandbox/return-fee-payout.http.ts';
import { sendNotificationOfChange } from './sandbox/send-notification-of-change.http.ts';
import {
  failNextUpload,
  processNextFileTwice,
  rejectNextFile,
  setBankServer,
  spoilNextAnswers,
} from './sandbox/spoil-next-answers.http.ts';

export { addPagesForUsers } from '../customers/operations.ts';
export { addPagesForPayers } from '../payments/operations.ts';
export { documentedEvents } from './documented-events.ts';

export function operations(context: ServiceContext): Operation[] {
  const isLive = context.settings.ACHORD_MODE === 'live';
  const me = getMe({ database: context.database, livemode: isLive, operations: () => all });
  const list = [
    ...customersOperations(context),
    ...paymentsOperations(context),
    ...eventsOperations(context),
    me,
    ...accessOperations(context),
    ...banksOperations(context),
    ...oversightOperations(context),
    listLanes(context),
    ...sandboxOperations(context),
  ];
  // An approved act runs without asking again.
  const operations = new Map(list.map((operation) => [operation.operationId, operation]));
  const deciding = { operations, vault: context.vault };
  const all = [
    ...list.map((operation) => withApproval(operation, isLive)),
    approve(deciding),
    refuseApproval(deciding),
  ];
  return all;
}

/** None in live mode. */
function sandboxOperations(context: ServiceContext): Operation[] {
  const { sandbox, database, settings } = context;
  if (sandbox === null) return [];
  const clock = { ...sandbox, database, paceSeconds: settings.ACHORD_SANDBOX_PACE };
  return [
    getClock(clock),
    advanceClock(clock),
    returnEntry(context),
    returnFeePayout(context),
    sendNotificationOfChange(context),
    failNextUpload(sandbox),
    spoilNextAnswers(sandbox),
    rejectNextFile(sandbox),
    processNextFileTwice(sandbox),
    setBankServer(sandbox),
  ];
}

/** What providers send without a token. */
export const notices = (context: ServiceContext): NoticeReceiver[] => [
  ...customersNotices(context),
  ...paymentsNotices(context),
];
