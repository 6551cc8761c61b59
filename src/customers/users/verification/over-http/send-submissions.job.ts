// Sends submitted businesses to the verification provider over HTTP.
import type { Database } from '../../../../platform/database/database.ts';
import type { Job } from '../../../../platform/database/repeat.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { CircuitBreaker } from '../../../../platform/providers/circuit-breaker.ts';
import { sendDeadlineMs, sendEveryMs, sendingDue } from '../../../../platform/providers/send-due.ts';
import { type ProviderAddress, ProviderFailed, signedRequest } from '../../../../platform/providers/signed-request.ts';
import type { Clock } from '../../../../platform/std/clock.ts';
import { withinDeadline } from '../../../../platform/std/deadline.ts';
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

export interface SendingSubmissions {
  database: Database;
  vault: Vault;
  clock: Clock;
  log: Log;
  address: ProviderAddress;
  breaker: CircuitBreaker;
}

export function sendSubmissionsJob(context: SendingSubmissions): Job {
  const { database, clock, breaker, log } = context;
  const run = sendingDue<SubmissionToSend>({
    clock,
    breaker,
    take: (now, until) => takeSubmission(database, now, until),
    send: (taken) => send(context, taken),
    failed(taken, failure, err) {
      log.warn({ err }, 'a business could not be sent to the verification provider; it will be tried again');
      return updateSendFailed(database, taken, failure);
    },
  });
  return { name: 'send businesses to the verification provider', everyMs: sendEveryMs, run };
}

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
  const answer = await withinDeadline(sendDeadlineMs, (signal) => signedRequest(address, '/verify', content, signal));
  if ((answer as { outcome?: unknown } | null)?.outcome !== 'received')
    throw new ProviderFailed('outcome is not received');
  await updateSent(database, taken, clock.now());
}
