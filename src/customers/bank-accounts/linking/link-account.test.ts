// How a linking provider is called: its deadline, the circuit breaker, and what the log shows.
import { describe, expect, it } from 'vitest';
import { logTo } from '../../../platform/log/log.ts';
import { circuitBreaker } from '../../../platform/providers/circuit-breaker.ts';
import { accountLinking } from './link-account.ts';
import { type Linked, type LinkingProvider, noLinkingProvider } from './linking-provider.ts';

const request = { access_token: 'access-production-1', account_id: 'a' };

function linkingBy(link: LinkingProvider['link'], deadlineMs = 60_000) {
  const lines: string[] = [];
  const calls: unknown[] = [];
  const provider: LinkingProvider = {
    ...noLinkingProvider,
    link(asked, signal) {
      calls.push(asked);
      return link(asked, signal);
    },
  };
  const breaker = circuitBreaker({ failuresToOpen: 5, restMs: 30_000, read: () => 0 });
  const log = logTo({ write: (line) => void lines.push(line) }, 'info');
  return { link: accountLinking({ provider, breaker, log, deadlineMs }), lines, calls };
}
const unavailable = (retryAfterSeconds: number) => ({ code: 'linking_unavailable', retryAfterSeconds });

describe('linking an account', () => {
  it('after five failures in a row refuses without a call', async () => {
    const { link, calls } = linkingBy(() => Promise.reject(new Error('down')));
    for (let n = 0; n < 7; n++) await expect(link(request)).rejects.toMatchObject(unavailable(1));
    expect(calls).toHaveLength(5);
  });

  it.each<[string, Linked]>([
    ['an institution that is down', { busy: true }],
    ['what only the person can change', { failed: 'login_required' }],
  ])('does not count %s as a failure of the provider', async (_what, answer) => {
    const { link, calls } = linkingBy(async () => answer);
    for (let n = 0; n < 20; n++) await link(request).catch((error) => expect(error).toMatchObject(unavailable(60)));
    expect(calls).toHaveLength(20);
  });

  it('ends at its deadline, and aborts the call', async () => {
    const aborted = Promise.withResolvers<void>();
    const { link } = linkingBy((_asked, signal) => {
      signal.addEventListener('abort', () => aborted.resolve());
      return new Promise(() => {});
    }, 20);
    await expect(link(request)).rejects.toMatchObject(unavailable(1));
    await aborted.promise;
  });
});
