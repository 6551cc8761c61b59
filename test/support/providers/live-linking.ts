// A service in live mode that links bank accounts at a server of the test.
import { removeItemsJob } from '../../../src/customers/bank-accounts/linking/remove-items.job.ts';
import type { Clock } from '../../../src/platform/std/clock.ts';
import { type TestService, testService } from '../service/service.ts';

/** `linking`: the settings ACHORD_LINKING_…. */
export function liveService(linking: Record<string, string>): Promise<TestService> {
  return testService({
    settings: {
      ACHORD_MODE: 'live',
      ACHORD_ADMIN_TOKEN: 'b'.repeat(40),
      ACHORD_ENCRYPTION_KEY: '07'.repeat(32),
      ...linking,
    },
    // An open circuit of one test must not refuse the next one; the breaker has tests of its own.
    context: ({ bankAccountProviders }) => ({
      bankAccountProviders: { ...bankAccountProviders, linkingBreaker: (work) => work() },
    }),
  });
}

/** One run of the job that removes items; returns how many items it tried. */
export function removeItems({ context }: TestService, clock: Clock = context.clock): Promise<number> {
  const { database, vault, log, bankAccountProviders } = context;
  return removeItemsJob({ database, vault, clock, log, provider: bankAccountProviders.linking }).run();
}
