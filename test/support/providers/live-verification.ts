// A service in live mode that verifies businesses at a server of the test.

import { businessVerification } from '../../../src/customers/users/verification/choose-provider.ts';
import {
  type SendingSubmissions,
  sendSubmissionsJob,
} from '../../../src/customers/users/verification/over-http/send-submissions.job.ts';
import { circuitBreaker } from '../../../src/platform/providers/circuit-breaker.ts';
import type { Clock } from '../../../src/platform/std/clock.ts';
import { type TestService, testService } from '../service/service.ts';
import { providerHeaders, providerKeyId, providerSecret, type Signing } from './http-provider.ts';

export const verificationSettings = (url: string) => ({
  ACHORD_MODE: 'live',
  ACHORD_ADMIN_TOKEN: 'b'.repeat(40),
  ACHORD_ENCRYPTION_KEY: '07'.repeat(32),
  ACHORD_VERIFICATION_URL: url,
  ACHORD_VERIFICATION_KEY_ID: providerKeyId,
  ACHORD_VERIFICATION_SECRET: providerSecret,
});

export const liveVerification = (url: string): Promise<TestService> =>
  testService({ settings: verificationSettings(url) });

/** The job of the worker. Each call makes one with a circuit breaker of its own. */
export function sendingJob({ context }: TestService, replaced: Partial<SendingSubmissions> = {}) {
  const { database, vault, settings, clock, log } = context;
  const { address } = businessVerification(settings).overHttp!;
  const breaker = circuitBreaker({ failuresToOpen: 5, restMs: 30_000 });
  return sendSubmissionsJob({ database, vault, clock, log, address, breaker, ...replaced });
}

/** Sends all submissions that are due. */
export async function sendSubmissions(service: TestService, clock?: Clock): Promise<void> {
  const job = sendingJob(service, clock === undefined ? {} : { clock });
  while ((await job.run()) > 0);
}

/** A notice of the provider; answers the status and the body. */
export async function notify(service: TestService, content: unknown, signing: Signing = {}) {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const headers = providerHeaders(body, signing);
  return service.send('POST', '/providers/business-verification/notices', { token: null, body, headers });
}
