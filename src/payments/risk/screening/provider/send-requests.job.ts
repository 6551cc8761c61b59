// Sends the names of users to the screening provider over HTTP.
import type { Database } from '../../../../platform/database/database.ts';
import type { Job } from '../../../../platform/database/repeat.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { sendDeadlineMs, sendEveryMs, sendingDue } from '../../../../platform/providers/send-due.ts';
import { ProviderFailed, signedRequest } from '../../../../platform/providers/signed-request.ts';
import type { Clock } from '../../../../platform/std/clock.ts';
import { withinDeadline } from '../../../../platform/std/deadline.ts';
import { namesOf } from '../users/names-of-user.ts';
import { selectNames } from '../users/users-to-screen.sql.ts';
import {
  type RequestToSend,
  takeRequest,
  updateRequestFailed,
  updateRequestNoticed,
  updateRequestSent,
} from './requests.sql.ts';
import type { ScreeningProvider } from './screening-provider.ts';

export interface SendingRequests extends ScreeningProvider {
  database: Database;
  clock: Clock;
  log: Log;
}

export function sendScreeningRequestsJob(context: SendingRequests): Job {
  const { database, clock, breaker, log } = context;
  const run = sendingDue<RequestToSend>({
    clock,
    breaker,
    take: (now, until) => takeRequest(database, now, until),
    send: (taken) => send(context, taken),
    failed(taken, failure, err) {
      log.warn({ err }, 'a user could not be sent to the screening provider; it will be tried again');
      return updateRequestFailed(database, taken, failure);
    },
  });
  return { name: 'ask the screening provider', everyMs: sendEveryMs, run };
}

/** Sends the names as they are now. */
async function send({ database, clock, address }: SendingRequests, taken: RequestToSend): Promise<void> {
  const { uuid: screening_id, processor_id, user_uuid, requested_at } = taken;
  const [user] = await selectNames(database, [{ processor_id, uuid: user_uuid }]);
  const names = user === undefined ? [] : namesOf(user).map(({ kind, name, form, dob }) => ({ kind, name, form, dob }));
  // Erased since: nothing is left to screen.
  if (names.length === 0)
    return updateRequestNoticed(database, { uuid: screening_id, version: 0, at: clock.now(), answered: true });
  const content = { screening_id, user_id: user_uuid, requested_at: requested_at.toISOString(), names };
  const answer = await withinDeadline(sendDeadlineMs, (signal) => signedRequest(address, '/screen', content, signal));
  if ((answer as { outcome?: unknown } | null)?.outcome !== 'received')
    throw new ProviderFailed('outcome is not received');
  await updateRequestSent(database, taken, clock.now());
}
