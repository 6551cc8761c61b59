// Sends submitted businesses to the verification provider over HTTP, and tries again until the
// provider has confirmed each one.
import type { Database } from '../../../../platform/database/database.ts';
import type { Job } from '../../../../platform/database/repeat.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { type CircuitBreaker, CircuitOpen } from '../../../../platform/providers/circuit-breaker.ts';
import { type ProviderAddress, ProviderFailed, signedRequest } from '../../../../platform/providers/signed-request.ts';
import { type Clock, secondsAfter } from '../../../../platform/std/clock.ts';
import { withinDeadline } from '../../../../platform/std/deadline.ts';
import { StatedError } from '../../../../platform/std/stated-error.ts';
import type { Vault } from '../../../../platform/vault/vault.ts';
import { selectUser } from '../../users.sql.ts';
import { submissionOf } from '../verify-business.ts';
import {
  endOpenSubmission,
  type SubmissionToSend,
  takeSubmission,
  updateSendFailed,
  updateSent,
} from './submissions.sql.ts';

const deadlineMs = 10_000;
// Longer than the deadline: after a crash another run takes the submission over.
const leaseS = 60;
const firstPauseS = 30;
const longestPauseS = 6 * 3_600;

export interface SendingSubmissions {
  database: Database;
  vault: Vault;
  clock: Clock;
  log: Log;
  address: ProviderAddress;
  breaker: CircuitBreaker;
}

/** The failure is committed. Thrown so that the circuit breaker counts it. */
class NotSent extends StatedError {}

/** The intent is committed first, then the provider is called, then the outcome is committed. */
export function sendSubmissionsJob(context: SendingSubmissions): Job {
  return {
    name: 'send businesses to the verification provider',
    everyMs: 5_000,
    async run() {
      try {
        return await context.breaker(() => sendNext(context));
      } catch (error) {
        if (error instanceof NotSent) return 1;
        if (error instanceof CircuitOpen) return 0;
        throw error;
      }
    },
  };
}

async function sendNext(context: SendingSubmissions): Promise<number> {
  const { database, clock, log } = context;
  const now = clock.now();
  const taken = await takeSubmission(database, now, secondsAfter(now, leaseS));
  if (taken === null) return 0;
  try {
    await send(context, taken);
    return 1;
  } catch (error) {
    log.warn({ err: error }, 'a business could not be sent to the verification provider; it will be tried again');
    const due_at = secondsAfter(clock.now(), pauseS(taken));
    const why = error instanceof StatedError ? error.message : 'unexpected error: see the log';
    await updateSendFailed(database, taken, { error: why, due_at });
    throw new NotSent(why);
  }
}

const pauseS = ({ send_attempts }: SubmissionToSend) =>
  Math.min(firstPauseS * 2 ** Math.min(send_attempts - 1, 20), longestPauseS);

/** Sends the business as it is now. The plain text of its tax ids is in this request only. */
async function send({ database, vault, clock, address }: SendingSubmissions, taken: SubmissionToSend): Promise<void> {
  const { uuid: submission_id, processor_id, user_uuid, submitted_at } = taken;
  const user = await selectUser(database, { processor_id, vendor_id: null }, user_uuid);
  if (user === null || user.deleted_at !== null) {
    await endOpenSubmission(database, { processor_id, uuid: user_uuid }, 'user_deleted', clock.now());
    return;
  }
  const { owners, ...business } = submissionOf(vault, user);
  const content = { submission_id, business_id: user_uuid, submitted_at: submitted_at.toISOString(), business, owners };
  const answer = await withinDeadline(deadlineMs, (signal) => signedRequest(address, '/verify', content, signal));
  if ((answer as { outcome?: unknown } | null)?.outcome !== 'received')
    throw new ProviderFailed('outcome is not received');
  await updateSent(database, taken, clock.now());
}
