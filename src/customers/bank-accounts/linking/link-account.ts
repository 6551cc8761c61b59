// Links an account at the provider, within a deadline.
import type { Log } from '../../../platform/log/log.ts';
import type { CircuitBreaker } from '../../../platform/providers/circuit-breaker.ts';
import { Refusal, refuse } from '../../../platform/refusals.ts';
import { withinDeadline } from '../../../platform/std/deadline.ts';
import type { Linked, LinkingProvider, LinkRequest } from './linking-provider.ts';

/**
 * Throws linking_unavailable if the provider does not answer, or cannot link now. Nothing is
 * decided then, so no key stores the refusal, and the same request can be sent again.
 */
export type LinkAccount = (request: LinkRequest) => Promise<Exclude<Linked, { busy: true }>>;

const busy =
  'the institution or the linking provider cannot answer now; wait Retry-After seconds and send the same request again';

const defaultDeadlineMs = 5_000;

export interface AccountLinkingOptions {
  provider: LinkingProvider;
  breaker: CircuitBreaker;
  log: Log;
  deadlineMs?: number;
}

export function accountLinking({
  provider,
  breaker,
  log,
  deadlineMs = defaultDeadlineMs,
}: AccountLinkingOptions): LinkAccount {
  return async (request) => {
    let linked: Linked;
    try {
      linked = await breaker(() => withinDeadline(deadlineMs, (signal) => provider.link(request, signal)));
    } catch (error) {
      log.warn({ err: error }, 'linking a bank account failed');
      throw refuse('linking_unavailable');
    }
    // One institution that is down must not open the circuit for the others.
    if ('busy' in linked)
      throw new Refusal(
        'linking_unavailable',
        [{ field: 'aggregator', code: 'linking_unavailable', message: busy }],
        60,
      );
    return linked;
  };
}
