// A service in live mode that screens users at a server of the test.
import { screeningProvider } from '../../../src/payments/risk/screening/provider/screening-provider.ts';
import {
  type SendingRequests,
  sendScreeningRequestsJob,
} from '../../../src/payments/risk/screening/provider/send-requests.job.ts';
import { circuitBreaker } from '../../../src/platform/providers/circuit-breaker.ts';
import type { Clock } from '../../../src/platform/std/clock.ts';
import { type TestService, testService } from '../service/service.ts';
import { providerHeaders, providerKeyId, providerSecret, type Signing } from './http-provider.ts';

export const screeningSettings = (url: string) => ({
  ACHORD_MODE: 'live',
  ACHORD_ADMIN_TOKEN: 'b'.repeat(40),
  ACHORD_ENCRYPTION_KEY: '07'.repeat(32),
  ACHORD_SCREENING_URL: url,
  ACHORD_SCREENING_KEY_ID: providerKeyId,
  ACHORD_SCREENING_SECRET: providerSecret,
});

export const liveScreening = (url: string): Promise<TestService> => testService({ settings: screeningSettings(url) });

/** The job of the worker. Each call makes one with a circuit breaker of its own. */
export function askingJob({ context }: TestService, replaced: Partial<SendingRequests> = {}) {
  const { database, settings, clock, log } = context;
  const { address } = screeningProvider(settings)!;
  const breaker = circuitBreaker({ failuresToOpen: 5, restMs: 30_000 });
  return sendScreeningRequestsJob({ database, clock, log, address, breaker, ...replaced });
}

/** Sends all requests that are due. */
export async function sendRequests(service: TestService, clock?: Clock): Promise<void> {
  const job = askingJob(service, clock === undefined ? {} : { clock });
  while ((await job.run()) > 0);
}

/** A notice of the provider; answers the status and the body. */
export async function notify(service: TestService, content: unknown, signing: Signing = {}) {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const headers = providerHeaders(body, signing);
  return service.send('POST', '/providers/sanctions-screening/notices', { token: null, body, headers });
}
