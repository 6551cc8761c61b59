// Links an account at the provider, within a deadline.
import type { Log } from '../../log/log.ts';
import { refuse } from '../../refusals.ts';
import { withinDeadline } from '../../std/deadline.ts';
import type { Linked, LinkingProvider, LinkRequest } from './linking-provider.ts';

/**
 * Throws linking_unavailable if the provider does not answer. Nothing is decided then, so no key
 * stores the refusal, and the same request can be sent again.
 */
export type LinkAccount = (request: LinkRequest) => Promise<Linked>;

const defaultDeadlineMs = 5_000;

export function accountLinking(provider: LinkingProvider, log: Log, deadlineMs = defaultDeadlineMs): LinkAccount {
  return async (request) => {
    try {
      return await withinDeadline(deadlineMs, (signal) => provider.link(request, signal));
    } catch (error) {
      log.warn({ err: error }, 'linking a bank account failed');
      throw refuse('linking_unavailable');
    }
  };
}
