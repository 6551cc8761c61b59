// Every operation of the API: the lists of the wings, and those of the sandbox.

import { approveAct, refuseAct } from '../access/approvals/approvals.http.ts';
import { withApproval } from '../access/approvals/with-approval.ts';
import { accessOperations } from '../access/operations.ts';
import type { Operation } from '../api/http/operation.ts';
import { banksOperations } from '../banks/operations.ts';
import { customersOperations } from '../customers/operations.ts';
import { eventsOperations } from '../events/operations.ts';
import { oversightOperations } from '../oversight/operations.ts';
import { paymentsOperations } from '../payments/operations.ts';
import type { ServiceContext } from './context/service-context.ts';
import { advanceClock } from './sandbox/advance-clock.http.ts';
import { changeAccount } from './sandbox/change-account.http.ts';
import { changeServer, failNextUpload, misbehaveNext } from './sandbox/misbehave.http.ts';
import { readClock } from './sandbox/read-clock.http.ts';
import { returnEntry } from './sandbox/return-entry.http.ts';
import { returnFeePayout } from './sandbox/return-fee-payout.http.ts';

export function operations(on: ServiceContext): Operation[] {
  const isLive = on.settings.ACHORD_MODE === 'live';
  const list = [
    ...customersOperations(on),
    ...paymentsOperations(on),
    ...eventsOperations(on),
    ...accessOperations(on),
    ...banksOperations(on),
    ...oversightOperations(on),
    ...sandboxOperations(on),
  ];
  // An approved act runs without asking again.
  const operations = new Map(list.map((operation) => [operation.operationId, operation]));
  const deciding = { operations, vault: on.vault };
  return [...list.map((operation) => withApproval(operation, isLive)), approveAct(deciding), refuseAct(deciding)];
}

/** None in live mode. */
function sandboxOperations(on: ServiceContext): Operation[] {
  const { sandbox, database, settings } = on;
  if (sandbox === null) return [];
  const clock = { ...sandbox, database, paceSeconds: settings.ACHORD_SANDBOX_PACE };
  return [
    readClock(clock),
    advanceClock(clock),
    returnEntry(on),
    returnFeePayout(on),
    changeAccount(on),
    failNextUpload(sandbox),
    misbehaveNext(sandbox),
    changeServer(sandbox),
  ];
}
