// The operations that only the sandbox has, wired by hand.
import type { Operation } from '../../../api/http/operation.ts';
import { advanceClock } from '../../sandbox/advance-clock.http.ts';
import { changeAccount } from '../../sandbox/change-account.http.ts';
import { changeServer, failNextUpload, misbehaveNext } from '../../sandbox/misbehave.http.ts';
import { readClock } from '../../sandbox/read-clock.http.ts';
import { returnEntry } from '../../sandbox/return-entry.http.ts';
import { returnFeePayout } from '../../sandbox/return-fee-payout.http.ts';
import type { ServiceContext } from '../service-context.ts';

/** None in live mode. */
export function sandboxOperations(on: ServiceContext): Operation[] {
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
