// Linking at Plaid in live mode: the exchange, its errors, broken answers, and that only the
// requested account is ever stored.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAccessToken } from '../../../src/customers/bank-accounts/linking/follow-link.ts';
import { accountLinking } from '../../../src/customers/bank-accounts/linking/link-account.ts';
import { linkFailures } from '../../../src/customers/bank-accounts/linking/link-failures.ts';
import { readAuth } from '../../../src/customers/bank-accounts/linking/plaid/auth-answer.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { sendBankAccount } from '../../support/payments/bank-accounts.ts';
import { personBody, registerPerson } from '../../support/payments/users.ts';
import { liveService } from '../../support/providers/live-linking.ts';
import {
  authAnswer,
  type PlaidAccount,
  type PlaidServer,
  plaidClientId,
  plaidError,
  plaidSecret,
  plaidServer,
  send,
} from '../../support/providers/plaid.ts';
import type { TestService } from '../../support/service/service.ts';

let plaid: PlaidServer;
let service: TestService;
let token: string;
let processor: string;
let user: string;
let made = 0;

beforeAll(async () => {
  plaid = await plaidServer();
  service = await liveService({
    ACHORD_LINKING_PROVIDER: 'plaid',
    ACHORD_LINKING_URL: plaid.url,
    ACHORD_LINKING_KEY_ID: plaidClientId,
    ACHORD_LINKING_SECRET: plaidSecret,
  });
  ({ token, uuid: processor } = await service.processor());
  user = (await registerPerson(service, token)).uuid;
});
afterEach(() => plaid.heal());

const account = (more: Partial<PlaidAccount> = {}): PlaidAccount => ({
  account_id: `account-${++made}`,
  account: `1111222233${String(made).padStart(4, '0')}`,
  routing: '011401533',
  ...more,
});
const link = (access_token: string, account_id: string, key?: string) =>
  sendBankAccount(service, token, user, { aggregator: { access_token, account_id } }, key);
const count = async (table: string) =>
  (await service.context.database.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`, []))[0]!.n;
const stored = async () => [await count('bank_accounts'), await count('linked_accounts'), await count('linked_items')];

describe('an account at Plaid', () => {
  it('is linked with its numbers, its official name and its type', async () => {
    const one = account({ subtype: 'savings' });
    const { token: access_token } = plaid.item([account(), one, account()]);
    const answer = await link(access_token, one.account_id);
    expect([answer.status, answer.body.data]).toMatchObject([
      201,
      {
        account_number: one.account,
        routing_number: one.routing,
        account_name: 'Plaid Gold Standard 0% Interest Checking',
        account_type: 'savings',
        aggregator_type: 'bank_link',
      },
    ]);
    expect(plaid.callsOf('/auth/get').at(-1)!.body).toEqual({
      access_token,
      options: { account_ids: [one.account_id] },
    });
  });

  it('without an official name has its own; an unusual name is cut, not refused', async () => {
    const plain = account({ official_name: null, name: 'Everyday' });
    const odd = account({ official_name: ` a\u0000\n b\ud800${'x'.repeat(400)}` });
    const { token: access_token } = plaid.item([plain, odd]);
    expect((await link(access_token, plain.account_id)).body.data.account_name).toBe('Everyday');
    expect((await link(access_token, odd.account_id)).body.data.account_name).toBe(`a b\ufffd${'x'.repeat(251)}`);
  });

  it('keeps a tokenized number as such: paid with it, shown with the last digits of the real one', async () => {
    const one = account({ is_tokenized_account_number: true, mask: '0000', persistent_account_id: 'persistent-1' });
    const { token: access_token } = plaid.item([one]);
    const { uuid, account_number } = (await link(access_token, one.account_id)).body.data;
    expect(account_number).toBe(one.account);
    const listed = await service.send('GET', `/3p/api/v2/users/${user}/bank-accounts?per_page=100`, { token });
    expect(listed.body.data.find((row: { uuid: string }) => row.uuid === uuid)).toMatchObject({
      account_number: '****0000',
      tokenized: true,
    });
    const rows = await service.context.database.query(
      'SELECT account_id, persistent_account_id FROM linked_accounts WHERE bank_account_uuid = $1',
      [uuid],
    );
    expect(rows).toEqual([{ account_id: one.account_id, persistent_account_id: 'persistent-1' }]);
  });

  it('keeps the access token sealed, once for each item', async () => {
    const [first, second] = [account(), account()];
    const { token: access_token, item_id } = plaid.item([first, second]);
    await link(access_token, first.account_id);
    await link(access_token, second.account_id);
    const rows = await service.context.database.query<{ access_token_encrypted: Buffer }>(
      'SELECT access_token_encrypted FROM linked_items WHERE item_id = $1',
      [item_id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.access_token_encrypted.includes(access_token)).toBe(false);
    const binding = { processor_id: processor, provider: 'plaid', item_id, ...rows[0]! };
    expect(openAccessToken(service.context.vault, binding)).toBe(access_token);
  });

  it('is added once for 20 requests with one key, and once for 20 keys', async () => {
    const [one, two] = [account(), account()];
    const { token: access_token } = plaid.item([one, two]);
    const same = await Promise.all(
      Array.from({ length: 20 }, () => link(access_token, one.account_id, `same-${made}`)),
    );
    expect(new Set(same.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, n) => link(access_token, two.account_id, `other-${made}-${n}`)),
    );
    expect(others.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  });
});

describe('an account at Plaid in a registration', () => {
  const register = (access_token: string, account_id: string) =>
    service.send('POST', '/3p/api/v1/register/person', {
      token,
      body: { ...personBody, bank_account: { aggregator: { access_token, account_id } } },
    });

  it('is added with the user; if it cannot be linked, there is no user', async () => {
    const one = account();
    const { token: access_token, item_id } = plaid.item([one]);
    expect((await register(access_token, one.account_id)).status).toBe(201);
    const items = await service.context.database.query('SELECT uuid FROM linked_items WHERE item_id = $1', [item_id]);
    expect(items).toHaveLength(1);
    const before = [await count('users'), ...(await stored())];
    const refused = await register(access_token, 'another');
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'account_not_found']);
    expect([await count('users'), ...(await stored())]).toEqual(before);
  });
});

describe('the log', () => {
  it('never has the access token or the secret, whatever fails', async () => {
    const one = account();
    const { token: access_token } = plaid.item([one]);
    const lines: string[] = [];
    const { linking: provider, linkingBreaker: breaker } = service.context.bankAccountProviders;
    const log = logTo({ write: (line) => void lines.push(line) }, 'info');
    const linking = accountLinking({ provider, breaker, log, deadlineMs: 60_000 });
    const failures: ((response: ServerResponse) => unknown)[] = [
      (r) => r.destroy(),
      (r) => plaidError(r, 500, 'API_ERROR', access_token),
      (r) => send(r, 200, { access_token }),
      (r) => r.writeHead(302, { location: access_token }).end(),
    ];
    for (const fail of failures) {
      plaid.interruptWith((_path, response) => {
        fail(response);
        return true;
      });
      await expect(linking({ access_token, account_id: one.account_id })).rejects.toMatchObject({
        code: 'linking_unavailable',
      });
    }
    expect(lines).toHaveLength(failures.length);
    expect(lines[0]).toContain('Plaid did not answer (ECONNRESET)');
    expect(lines.join()).not.toContain(access_token);
    expect(lines.join()).not.toContain(plaidSecret);
  });
});

describe('what only the person can change: 422 bank_link_failed, nothing stored but its traces', () => {
  it.each([
    ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', 'login_required'],
    ['ITEM_ERROR', 'ITEM_LOCKED', 'login_required'],
    ['ITEM_ERROR', 'ACCESS_NOT_GRANTED', 'consent_missing'],
    ['ITEM_ERROR', 'USER_PERMISSION_REVOKED', 'access_revoked'],
    ['ITEM_ERROR', 'NO_AUTH_ACCOUNTS', 'account_unsupported'],
    ['ITEM_ERROR', 'PRODUCT_NOT_READY', 'verification_pending'],
    ['ITEM_ERROR', 'PRODUCTS_NOT_SUPPORTED', 'institution_unsupported'],
    ['ITEM_ERROR', 'ITEM_NOT_FOUND', 'access_token_invalid'],
    ['INSTITUTION_ERROR', 'INSTITUTION_NO_LONGER_SUPPORTED', 'institution_unsupported'],
  ] as const)('%s %s: %s', async (error_type, error_code, failure) => {
    const one = account();
    const { token: access_token } = plaid.item([one], { error: { error_type, error_code } });
    const before = await stored();
    const answer = await link(access_token, one.account_id);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ code: failure, ...linkFailures[failure] }]]);
    expect(await stored()).toEqual(before);
    const [act] = await service.context.database.query<{ action: string; detail: unknown }>(
      'SELECT action, detail FROM audit_trail ORDER BY uuid DESC LIMIT 1',
      [],
    );
    expect(act).toEqual({ action: 'bank_account.refused', detail: { reason: 'bank_link_failed', failure } });
  });

  it.each([
    ['an unknown token', () => 'access-production-x', undefined, 'access_token_invalid'],
    ['an unknown account', null, 'account-of-another', 'account_not_found'],
    ['a credit card', { type: 'credit', subtype: 'credit card' }, undefined, 'account_unsupported'],
    ['a money market account', { subtype: 'money market' }, undefined, 'account_unsupported'],
    [
      'an account under verification',
      { verification_status: 'pending_manual_verification' },
      undefined,
      'verification_pending',
    ],
    ['a failed verification', { verification_status: 'verification_failed' }, undefined, 'bank_link_failed'],
  ] as const)('%s', async (_what, change, account_id, failure) => {
    const one = account(typeof change === 'object' ? (change ?? {}) : {});
    const item = plaid.item([one]);
    const answer = await link(typeof change === 'function' ? change() : item.token, account_id ?? one.account_id);
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, failure]);
  });

  it('a key replays the refusal, and Plaid is not asked again', async () => {
    const one = account();
    const { token: access_token } = plaid.item([one], {
      error: { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED' },
    });
    const answer = await link(access_token, one.account_id, 'login');
    const asked = plaid.calls.length;
    expect((await link(access_token, one.account_id, 'login')).text).toBe(answer.text);
    expect(plaid.calls.length).toBe(asked);
  });
});

describe('nothing is decided: 503 with Retry-After, nothing is stored, and the same request succeeds later', () => {
  it.each([
    ['the institution is down', (r) => plaidError(r, 400, 'INSTITUTION_ERROR', 'INSTITUTION_DOWN'), 'busy'],
    ['too many requests', (r) => plaidError(r, 429, 'RATE_LIMIT_EXCEEDED', 'AUTH_LIMIT'), 'busy'],
    ['an error of Plaid', (r) => plaidError(r, 500, 'API_ERROR', 'INTERNAL_SERVER_ERROR')],
    ['wrong keys in the settings', (r) => plaidError(r, 400, 'INVALID_INPUT', 'INVALID_API_KEYS')],
    ['500 without JSON', (r) => send(r, 500, '<html>')],
    ['truncated JSON', (r) => send(r, 200, '{"accounts": [{"account_id": "')],
    ['wrong types', (r) => send(r, 200, { accounts: 7, numbers: [], item: { item_id: 'x' } })],
    ['an empty object', (r) => send(r, 200, {})],
    ['null', (r) => send(r, 200, 'null')],
    ['too many bytes', (r) => send(r, 200, `"${'x'.repeat(1_100_000)}"`)],
    ['a connection that ends', (r) => r.destroy()],
    [
      'half an answer',
      (r) => {
        r.writeHead(200, { 'content-length': '1000' });
        r.write('{', () => r.destroy());
      },
    ],
  ] as [string, (response: Parameters<typeof send>[0]) => void, 'busy'?][])('%s', async (_what, broken, busy) => {
    const one = account();
    const { token: access_token } = plaid.item([one]);
    const before = await stored();
    plaid.interruptWith((_path, response) => {
      broken(response);
      return true;
    });
    const answer = await link(access_token, one.account_id, `key-${made}`);
    expect([answer.status, answer.body.errors[0].code]).toEqual([503, 'linking_unavailable']);
    expect(answer.headers.get('retry-after')).toBe(busy === 'busy' ? '60' : '1');
    expect(answer.text).not.toContain(access_token);
    expect(await stored()).toEqual(before);
    plaid.heal();
    expect((await link(access_token, one.account_id, `key-${made}`)).status).toBe(201);
  });

  it('a redirect is not followed: the secret goes nowhere else', async () => {
    const one = account();
    const { token: access_token } = plaid.item([one]);
    plaid.interruptWith((path, response) => {
      if (path !== '/auth/get') return false;
      response.writeHead(307, { location: `${plaid.url}/elsewhere` }).end();
      return true;
    });
    expect((await link(access_token, one.account_id)).status).toBe(503);
    expect(plaid.callsOf('/elsewhere')).toEqual([]);
  });

  it('an answer that never comes: after the deadline, and the request to Plaid is aborted', async () => {
    const one = account();
    const { token: access_token } = plaid.item([one]);
    const aborted = Promise.withResolvers<void>();
    plaid.interruptWith((_path, response) => {
      void once(response, 'close').then(() => aborted.resolve());
      return true;
    });
    const { log, bankAccountProviders } = service.context;
    const { linking: provider, linkingBreaker: breaker } = bankAccountProviders;
    const linking = accountLinking({ provider, breaker, log, deadlineMs: 50 });
    await expect(linking({ access_token, account_id: one.account_id })).rejects.toMatchObject({
      code: 'linking_unavailable',
    });
    await aborted.promise;
  });
});

describe('whatever Plaid answers', () => {
  it('the requested account is stored, or none', async () => {
    const value = fc.oneof(
      fc.constantFrom('wanted', 'other', 'checking', 'savings', 'depository', '011401533', '1111222200', null, true),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const accountOf = fc.record(
      {
        account_id: fc.constantFrom('wanted', 'other', 'WANTED'),
        name: value,
        subtype: value,
        type: value,
        mask: value,
      },
      { requiredKeys: [] },
    );
    const numberOf = fc.record(
      { account_id: fc.constantFrom('wanted', 'other', 'WANTED'), account: value, routing: value },
      { requiredKeys: [] },
    );
    const list = (one: fc.Arbitrary<object>) =>
      fc.oneof({ weight: 9, arbitrary: fc.array(one, { maxLength: 3 }) }, value);
    const answers = fc.oneof(
      fc.jsonValue(),
      fc.record({
        accounts: list(accountOf),
        numbers: fc.record({ ach: list(numberOf) }),
        item: fc.constant({ item_id: 'i' }),
      }),
      // Nearly right: the documented answer about this account and others, in any order.
      fc
        .shuffledSubarray([
          account({ account_id: 'wanted', account: '900' }),
          account({ account_id: 'other', account: '901' }),
          account({ account_id: 'wanted2', account: '902' }),
        ])
        .map((accounts) => authAnswer({ item_id: 'i' }, accounts)),
    );
    let linked = 0;
    fc.assert(
      fc.property(answers, (answer) => {
        let read: ReturnType<typeof readAuth>;
        try {
          read = readAuth(answer, { access_token: 't', account_id: 'wanted' });
        } catch (error) {
          expect((error as Error).name).toBe('AnswerUnreadable');
          return;
        }
        if (!('account' in read)) return;
        linked++;
        const { numbers } = answer as { numbers: { ach: { account_id: string; account: string; routing: string }[] } };
        const of = numbers.ach.filter(({ account_id }) => account_id === 'wanted');
        expect(of).toHaveLength(1);
        expect([read.account.account_number, read.account.routing_number]).toEqual([of[0]!.account, of[0]!.routing]);
        expect(read.link!.account_id).toBe('wanted');
      }),
      { numRuns: 2_000 },
    );
    expect(linked).toBeGreaterThan(0);
  });
});
