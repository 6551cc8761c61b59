// Validation at a provider over HTTP, with signatures in both directions: only an answer that the
// provider has signed for this request decides.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askProvider } from '../../../src/customers/bank-accounts/validation/ask-provider.ts';
import { httpValidation, verdictIn } from '../../../src/customers/bank-accounts/validation/http-validation.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { circuitBreaker } from '../../../src/platform/providers/circuit-breaker.ts';
import { readSettings, SettingsRefused } from '../../../src/platform/settings/read-settings.ts';
import { realClock, secondsAfter } from '../../../src/platform/std/clock.ts';
import { keyOf } from '../../../src/platform/std/signing-secret.ts';
import {
  type HttpProvider,
  httpProvider,
  providerKeyId,
  providerSecret,
} from '../../support/providers/http-provider.ts';
import { liveService } from '../../support/providers/live-linking.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';

const account = { account_number: '123456785678', routing_number: '021000021' };

let provider: HttpProvider;
let lines: string[] = [];
beforeAll(async () => {
  provider = await httpProvider();
});
afterEach(() => {
  provider.heal();
  provider.respondWith(() => ({ outcome: 'valid' }));
  provider.received.length = 0;
  expect(lines.join()).not.toContain(account.account_number);
  lines = [];
});

const asking = ({ url = provider.url, deadlineMs = 5_000, failuresToOpen = 5 } = {}) =>
  askProvider({
    provider: httpValidation({ url, key: { id: providerKeyId, key: keyOf(providerSecret)! }, clock: realClock }),
    breaker: circuitBreaker({ failuresToOpen, restMs: 3_600_000 }),
    log: logTo({ write: (line) => void lines.push(line) }, 'debug'),
    deadlineMs,
  });
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();
const ask = () => asking()(account);

describe('a validation provider over HTTP', () => {
  it.each(['valid', 'invalid', 'undecided'])('says %s', async (outcome) => {
    provider.respondWith(() => ({ outcome }));
    expect(await ask()).toBe(outcome);
    expect(provider.received).toEqual([
      { path: '/validate', body: { ...account, account_name: null, account_type: null } },
    ]);
  });

  it.each([
    ['500', status(500), 2],
    ['429', status(429, { 'retry-after': '1' }), 2],
    ['a closed connection', (response: ServerResponse) => void response.destroy(), 2],
    [
      'an answer that breaks off',
      (r: ServerResponse) => void r.writeHead(200, { 'content-length': '9' }).write('{', () => r.destroy()),
      2,
    ],
    ['401', status(401), 1],
    ['a redirect', status(307, { location: '/elsewhere' }), 1],
    ['no signature', (response: ServerResponse) => void response.writeHead(200).end('{"outcome":"valid"}'), 1],
    ['a huge answer', (response: ServerResponse) => void response.writeHead(200).end('x'.repeat(1_000_000)), 1],
  ])('decides nothing with %s', async (_name, interrupt, requests) => {
    provider.interruptWith(interrupt);
    expect(await ask()).toBe('no_answer');
    expect(provider.received).toHaveLength(requests);
    expect(lines).toHaveLength(1);
  });

  it('is asked once more after a transient error, and that answer decides', async () => {
    provider.interruptWith((response) => {
      provider.interruptWith(null);
      response.writeHead(503).end();
    });
    expect(await ask()).toBe('valid');
    expect(provider.received).toHaveLength(2);
  });

  it.each([
    ['another secret', { secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }],
    ['another key id', { keyId: 'key-1' }],
    ['the id of another request', { id: 'msg_1' }],
    ['an old timestamp', { at: secondsAfter(realClock.now(), -600) }],
  ])('decides nothing with a signature of %s', async (_name, signing) => {
    provider.signWith(signing);
    expect(await ask()).toBe('no_answer');
  });

  it('decides nothing when it is silent: the deadline ends the wait, without a second request', async () => {
    provider.interruptWith(() => {});
    expect(await asking({ deadlineMs: 200 })(account)).toBe('no_answer');
    expect(provider.received.length).toBeLessThan(2);
  });

  it('is not called while the circuit is open', async () => {
    provider.interruptWith(status(401));
    const behindBreaker = asking({ failuresToOpen: 2 });
    for (let i = 0; i < 4; i++) expect(await behindBreaker(account)).toBe('no_answer');
    expect(provider.received).toHaveLength(2);
  });

  it('is the one that live mode asks', async () => {
    const service = await liveService({
      ACHORD_VALIDATION_URL: `${provider.url}/v1/`,
      ACHORD_VALIDATION_KEY_ID: providerKeyId,
      ACHORD_VALIDATION_SECRET: providerSecret,
    });
    const { token } = await service.processor();
    provider.respondWith(() => ({ outcome: 'valid' }));
    const answer = await service.send('POST', '/3p/api/v2/bank-accounts/validate', { token, body: account });
    expect(answer.body.data).toMatchObject({ valid_account: 'valid' });
    expect(provider.received.map(({ path }) => path)).toEqual(['/v1/validate']);
  });
});

it('takes only the three documented outcomes, whatever the provider answers', () => {
  const outcomes = ['valid', 'invalid', 'undecided'];
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ outcome: fc.jsonValue() })), (answer) => {
      const said = (answer as { outcome?: unknown } | null)?.outcome;
      fc.pre(typeof said !== 'string' || !outcomes.includes(said));
      expect(() => verdictIn(answer)).toThrow('outcome is not');
    }),
  );
  for (const outcome of outcomes) expect(verdictIn({ outcome, more: 1 })).toBe(outcome);
});

describe('the adapter of docs/operate/validation.md', () => {
  it('is accepted, and refuses a request with another secret', async () => {
    const [, code] = /```js\n([\s\S]+?)```/.exec(readFileSync('docs/operate/validation.md', 'utf8'))!;
    const environment = { ADAPTER_KEY_ID: providerKeyId, ADAPTER_SECRET: providerSecret, ADAPTER_PORT: '0' };
    Object.assign(process.env, environment);
    const decided = code!.replace(
      "return 'undecided'",
      "return account_number === '123456785678' ? 'valid' : 'invalid'",
    );
    const adapter: { server: Server } = await import(`data:text/javascript,${encodeURIComponent(decided)}`);
    for (const name of Object.keys(environment)) delete process.env[name];
    endAfterFile(() => void adapter.server.close());
    if (!adapter.server.listening) await once(adapter.server, 'listening');
    const url = `http://127.0.0.1:${(adapter.server.address() as AddressInfo).port}`;
    expect(await asking({ url })(account)).toBe('valid');
    const other = { id: providerKeyId, key: Buffer.alloc(32, 1) };
    const stranger = httpValidation({ url, key: other, clock: realClock });
    await expect(stranger.validateAccount(account, AbortSignal.timeout(5_000))).rejects.toThrow('status 401');
  });
});

describe('the settings of the validation provider', () => {
  const problems = (validation: Record<string, string>) => {
    try {
      readSettings({
        ACHORD_MODE: 'live',
        ACHORD_ADMIN_TOKEN: 'b'.repeat(40),
        ACHORD_ENCRYPTION_KEY: '07'.repeat(32),
        ...validation,
      });
      return [];
    } catch (error) {
      if (error instanceof SettingsRefused) return error.problems;
      throw error;
    }
  };

  it('are set together or not at all', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ ACHORD_VALIDATION_KEY_ID: 'key-1' })).toHaveLength(2);
  });

  it('are all refused at once, without showing the secret', () => {
    const told = problems({ ACHORD_VALIDATION_URL: 'http://provider.example.com', ACHORD_VALIDATION_SECRET: 'hidden' });
    expect(told).toHaveLength(3);
    expect(told.join()).not.toContain('hidden');
  });
});
