// Linking at a provider over plain HTTP: the second implementation of the port, with signatures in
// both directions.
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readLinked } from '../../../src/customers/bank-accounts/linking/http/http-linking.ts';
import { linkFailures } from '../../../src/customers/bank-accounts/linking/link-failures.ts';
import { secondsAfter } from '../../../src/platform/std/clock.ts';
import { sendBankAccount } from '../../support/payments/bank-accounts.ts';
import { registerPerson } from '../../support/payments/users.ts';
import {
  type HttpProvider,
  httpProvider,
  providerHeaders,
  providerKeyId,
  providerSecret,
  type Signing,
} from '../../support/providers/http-provider.ts';
import { liveService, removeItems } from '../../support/providers/live-linking.ts';
import type { TestService } from '../../support/service/service.ts';

let provider: HttpProvider;
let service: TestService;
let token: string;
let user: string;
let made = 0;

beforeAll(async () => {
  provider = await httpProvider();
  service = await liveService({
    ACHORD_LINKING_PROVIDER: 'http',
    ACHORD_LINKING_URL: `${provider.url}/v1/`,
    ACHORD_LINKING_KEY_ID: providerKeyId,
    ACHORD_LINKING_SECRET: providerSecret,
  });
  ({ token } = await service.processor());
  user = (await registerPerson(service, token)).uuid;
});
afterEach(() => provider.heal());

const linked = (account_id: string, item_id = `item-${account_id}`) => ({
  outcome: 'linked',
  item_id,
  account: {
    account_id,
    account_number: `5555${String(made).padStart(6, '0')}`,
    routing_number: '021000021',
    account_name: 'Savings of Ada',
    account_type: 'savings',
  },
});
const link = (account_id = `a-${++made}`, key?: string) =>
  sendBankAccount(service, token, user, { aggregator: { access_token: 'token-1', account_id } }, key);
const accounts = async () =>
  (await service.context.database.query<{ n: number }>('SELECT count(*) AS n FROM bank_accounts', []))[0]!.n;

describe('a provider over HTTP', () => {
  it('links the requested account, and is told when its item ends', async () => {
    provider.respondWith(({ path, body }) =>
      path === '/v1/link' ? linked(body.account_id as string) : { outcome: 'removed' },
    );
    const answer = await link('first');
    expect([answer.status, answer.body.data]).toMatchObject([
      201,
      { account_name: 'Savings of Ada', account_type: 'savings', aggregator_type: 'bank_link' },
    ]);
    expect(provider.received.at(-1)).toEqual({
      path: '/v1/link',
      body: { access_token: 'token-1', account_id: 'first' },
    });
    await service.send('DELETE', `/3p/api/v2/bank-accounts/bank_link/${answer.body.data.uuid}`, { token });
    expect(await removeItems(service)).toBe(1);
    expect(provider.received.at(-1)).toEqual({
      path: '/v1/remove-item',
      body: { item_id: 'item-first', access_token: 'token-1' },
    });
  });

  it.each(Object.keys(linkFailures))('fails with %s: 422 with this code', async (reason) => {
    provider.respondWith(() => ({ outcome: 'failed', reason }));
    const answer = await link();
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, reason]);
  });

  it('fails with a reason that is not documented: 422 bank_link_failed', async () => {
    provider.respondWith(() => ({ outcome: 'failed', reason: 'constructor' }));
    expect((await link()).body.errors[0].code).toBe('bank_link_failed');
  });

  it.each([
    ['is busy', { outcome: 'busy' }],
    ['answers about another account', { ...linked('x') }],
    ['answers nothing that is documented', { outcome: 'fine' }],
    ['answers null', null],
  ])('%s: 503, and nothing is stored', async (_what, answer) => {
    const before = await accounts();
    provider.respondWith(() => answer);
    expect((await link()).status).toBe(503);
    expect(await accounts()).toBe(before);
  });

  it.each([
    ['is signed with another secret', { secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }],
    ['names another key', { keyId: 'key-of-another' }],
    ['is an answer to another request', { id: 'msg_1' }],
    ['is old', { at: secondsAfter(new Date(), -310) }],
    ['is from the future', { at: secondsAfter(new Date(), 310) }],
  ] as [string, Signing][])('an answer that %s is refused: 503', async (_what, signing) => {
    provider.respondWith(({ body }) => linked(body.account_id as string));
    provider.signWith(signing);
    expect((await link()).status).toBe(503);
  });

  it.each([
    ['a redirect', 307, { location: 'http://127.0.0.1:1/' }, ''],
    ['a status without an answer', 500, {}, ''],
    ['too many bytes', 200, {}, 'x'.repeat(100_000)],
    ['JSON without a signature', 200, {}, '{"outcome":"busy"}'],
  ] as const)('%s: 503', async (_what, status, headers, body) => {
    provider.interruptWith((response) => response.writeHead(status, headers).end(body));
    expect((await link()).status).toBe(503);
  });

  it('breaks off: 503, and the same request succeeds later', async () => {
    provider.interruptWith((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => response.destroy());
    });
    expect((await link('later', 'later')).status).toBe(503);
    provider.heal();
    provider.respondWith(() => linked('later'));
    expect((await link('later', 'later')).status).toBe(201);
  });

  it('whatever it answers, the requested account is stored, or none', () => {
    const value = fc.oneof(
      fc.constantFrom('linked', 'failed', 'wanted', 'checking', '021000021', '12345', null),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const answers = fc.record(
      {
        outcome: fc.oneof({ weight: 5, arbitrary: fc.constant('linked') }, value),
        item_id: fc.oneof(fc.constant('item'), value),
        account: fc.record(
          {
            account_id: fc.constantFrom('wanted', 'Wanted', 'other', null),
            account_number: fc.oneof(fc.constant('777'), value),
            routing_number: fc.oneof(fc.constant('021000021'), value),
            account_name: value,
            account_type: fc.oneof(fc.constant('checking'), value),
          },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: ['outcome'] },
    );
    const complete = {
      outcome: 'linked',
      item_id: 'item',
      account: {
        account_id: 'wanted',
        account_number: '777',
        routing_number: '021000021',
        account_name: 'Main',
        account_type: 'checking',
      },
    };
    let stored = 0;
    fc.assert(
      fc.property(fc.oneof(answers, fc.jsonValue()), (answer) => {
        try {
          const read = readLinked(answer, { access_token: 't', account_id: 'wanted' });
          if (!('account' in read)) return;
          stored++;
          const said = (answer as unknown as { account: Record<string, unknown> }).account;
          expect(said).toMatchObject({
            account_id: 'wanted',
            account_number: read.account.account_number,
            routing_number: read.account.routing_number,
          });
        } catch (error) {
          expect((error as Error).name).toBe('AnswerUnreadable');
        }
      }),
      // Random answers alone may all be refused.
      { numRuns: 1_000, examples: [[complete]] },
    );
    expect(stored).toBeGreaterThan(0);
  });
});

describe('its notices', () => {
  const notify = async (said: unknown, signing?: Signing) => {
    const body = JSON.stringify(said);
    const answer = await fetch(`${service.address}/providers/linking/notices`, {
      method: 'POST',
      headers: providerHeaders(body, signing),
      body,
    });
    return answer.status;
  };
  const reasonOf = async (uuid: string) =>
    (
      await service.context.database.query<{ disabled_reason: string | null }>(
        'SELECT disabled_reason FROM bank_accounts WHERE uuid = $1',
        [uuid],
      )
    )[0]!.disabled_reason;

  it('act like Plaid’s, if they are signed', async () => {
    provider.respondWith(({ body }) => linked(body.account_id as string, 'item-shared'));
    const { uuid: one } = (await link('n-1')).body.data;
    const { uuid: two } = (await link('n-2')).body.data;
    const revoked = { type: 'account.revoked', item_id: 'item-shared', account_id: 'n-1' };
    expect(await notify(revoked, { secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` })).toBe(401);
    expect([await reasonOf(one), await reasonOf(two)]).toEqual([null, null]);
    expect(await notify(revoked)).toBe(200);
    expect([await reasonOf(one), await reasonOf(two)]).toEqual(['access_revoked', null]);
    expect(await notify({ type: 'item.problem', item_id: 'item-shared', problem: 'LOGIN_REQUIRED' })).toBe(200);
    const shown = await service.send('GET', '/admin/v1/linked-items?state=problem');
    expect(shown.body.data.linked_items).toMatchObject([{ item_id: 'item-shared', problem: 'LOGIN_REQUIRED' }]);
    expect(await notify({ type: 'item.repaired', item_id: 'item-shared' })).toBe(200);
    expect(await notify({ type: 'item.revoked', item_id: 'item-shared' })).toBe(200);
    expect(await reasonOf(two)).toBe('access_revoked');
    for (const said of [null, 'x', { type: 'item.other', item_id: 'item-shared' }])
      expect(await notify(said)).toBe(200);
  });
});
