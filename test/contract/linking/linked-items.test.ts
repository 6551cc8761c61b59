// Items at Plaid in live mode: their removal after the last bank account, and the notices of Plaid.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secondsAfter } from '../../../src/platform/std/clock.ts';
import { sendBankAccount } from '../../support/payments/bank-accounts.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { liveService, removeItems } from '../../support/providers/live-linking.ts';
import {
  type PlaidServer,
  plaidClientId,
  plaidError,
  plaidSecret,
  plaidServer,
  type SignatureChange,
} from '../../support/providers/plaid.ts';
import type { TestService } from '../../support/service/service.ts';

let plaid: PlaidServer;
let service: TestService;
let tenant: { token: string; uuid: string };
let user: string;
let made = 0;
let keyId: string;

beforeAll(async () => {
  plaid = await plaidServer();
  keyId = plaid.key();
  service = await liveService({
    ACHORD_LINKING_PROVIDER: 'plaid',
    ACHORD_LINKING_URL: plaid.url,
    ACHORD_LINKING_KEY_ID: plaidClientId,
    ACHORD_LINKING_SECRET: plaidSecret,
  });
});

beforeEach(async () => {
  plaid.heal();
  tenant = await service.processor();
  user = (await registerPerson(service, tenant.token)).uuid;
});

const link = async (access_token: string, account_id: string, of = { ...tenant, user }) =>
  sendBankAccount(service, of.token, of.user, { aggregator: { access_token, account_id } });
const remove = (uuid: string, token = tenant.token) =>
  service.send('DELETE', `/3p/api/v2/bank-accounts/bank_link/${uuid}`, { token });
const itemOf = async (item_id: string, processor_uuid = tenant.uuid) =>
  (
    await service.send('GET', `/admin/v1/linked-items?processor_uuid=${processor_uuid}&limit=100`)
  ).body.data.linked_items.find((row: { item_id: string }) => row.item_id === item_id);
const later = (seconds: number) => ({ now: () => secondsAfter(service.context.clock.now(), seconds) });

/** An item at Plaid with `count` accounts, all added here. */
async function linkedItem(count: number) {
  const accounts = Array.from({ length: count }, () => ({
    account_id: `account-${++made}`,
    account: `44445555${String(made).padStart(4, '0')}`,
    routing: '011401533',
  }));
  const { token: access_token, item_id } = plaid.item(accounts);
  const uuids: string[] = [];
  for (const { account_id } of accounts) uuids.push((await link(access_token, account_id)).body.data.uuid);
  return { access_token, item_id, uuids, accounts };
}

describe('the removal of an item', () => {
  it('follows the removal of its last bank account, and the token is gone then', async () => {
    const { access_token, item_id, uuids } = await linkedItem(2);
    await remove(uuids[0]!);
    expect(await removeItems(service)).toBe(0);
    await remove(uuids[1]!);
    expect(await itemOf(item_id)).toMatchObject({ state: 'to_remove', removal_attempts: 0 });
    expect(plaid.items.has(access_token)).toBe(true);
    expect(await removeItems(service)).toBe(1);
    expect(plaid.items.has(access_token)).toBe(false);
    expect(await itemOf(item_id)).toMatchObject({ state: 'removed' });
    const [row] = await service.context.database.query(
      'SELECT access_token_encrypted FROM linked_items WHERE item_id = $1',
      [item_id],
    );
    expect(row).toEqual({ access_token_encrypted: null });
    expect(await removeItems(service)).toBe(0);
  });

  it('that fails is tried again after growing pauses, and the operator sees why', async () => {
    const { item_id, uuids, access_token } = await linkedItem(1);
    await remove(uuids[0]!);
    plaid.interruptWith((_path, response) => {
      plaidError(response, 500, 'API_ERROR', 'INTERNAL_SERVER_ERROR');
      return true;
    });
    expect(await removeItems(service)).toBe(1);
    expect(await itemOf(item_id)).toMatchObject({
      state: 'to_remove',
      removal_attempts: 1,
      removal_error: 'Plaid answered 500 API_ERROR INTERNAL_SERVER_ERROR',
    });
    expect((await service.send('GET', '/metrics')).text).toContain('\nachord_linked_items_not_removed 1\n');
    expect(await removeItems(service, later(50))).toBe(0);
    expect(await removeItems(service, later(70))).toBe(1);
    expect(await removeItems(service, later(180))).toBe(0);
    plaid.heal();
    expect(await removeItems(service, later(200))).toBe(1);
    expect(plaid.items.has(access_token)).toBe(false);
    expect(await itemOf(item_id)).toMatchObject({ state: 'removed', removal_attempts: 3 });
  });

  it('is done when Plaid does not know the item any more', async () => {
    const { access_token, item_id, uuids } = await linkedItem(1);
    plaid.items.delete(access_token);
    await remove(uuids[0]!);
    await removeItems(service);
    expect(await itemOf(item_id)).toMatchObject({ state: 'removed' });
  });

  it('of which the process died before the outcome is taken over after the lease', async () => {
    const { item_id, uuids } = await linkedItem(1);
    await remove(uuids[0]!);
    const { now } = service.context.clock;
    await service.context.database.query(
      'UPDATE linked_items SET removing_until = $2, removal_attempts = 1 WHERE item_id = $1',
      [item_id, secondsAfter(now(), 60)],
    );
    expect(await removeItems(service)).toBe(0);
    expect(await removeItems(service, later(61))).toBe(1);
    expect(await itemOf(item_id)).toMatchObject({ state: 'removed', removal_attempts: 2 });
  });

  it('waits for no call: an account of the item that is added again keeps the item', async () => {
    const { access_token, item_id, uuids, accounts } = await linkedItem(1);
    await remove(uuids[0]!);
    expect((await link(access_token, accounts[0]!.account_id)).status).toBe(201);
    expect(await removeItems(service)).toBe(0);
    expect(await itemOf(item_id)).toMatchObject({ state: 'in_use' });
  });

  it('that is under way refuses an account of the item: 503, and afterwards what to do', async () => {
    const { access_token, item_id, uuids, accounts } = await linkedItem(1);
    await remove(uuids[0]!);
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    plaid.interruptWith((path) => {
      if (path === '/item/remove') asked.resolve();
      return false;
    });
    plaid.holdWith((path) => (path === '/item/remove' ? held.promise : null));
    const removing = removeItems(service);
    await asked.promise;
    const answer = await link(access_token, accounts[0]!.account_id);
    expect([answer.status, answer.body.errors[0].field]).toEqual([503, 'aggregator.access_token']);
    held.resolve();
    await removing;
    plaid.heal();
    expect(await itemOf(item_id)).toMatchObject({ state: 'removed' });
    expect((await link(access_token, accounts[0]!.account_id)).body.errors[0].code).toBe('access_token_invalid');
  });

  it('leaves an item alone that another tenant uses', async () => {
    const { access_token, item_id, uuids, accounts } = await linkedItem(1);
    const other = await service.processor();
    const of = { ...other, user: (await registerPerson(service, other.token)).uuid };
    const theirs = await link(access_token, accounts[0]!.account_id, of);
    await remove(uuids[0]!);
    await removeItems(service);
    expect(await itemOf(item_id)).toMatchObject({ state: 'removed' });
    expect(plaid.items.has(access_token)).toBe(true);
    await remove(theirs.body.data.uuid, other.token);
    await removeItems(service);
    expect(plaid.items.has(access_token)).toBe(false);
    expect(await itemOf(item_id, other.uuid)).toMatchObject({ state: 'removed' });
  });
});

/** Sends a notice as Plaid does; answers its status. */
async function notify(said: unknown, change: SignatureChange & { key?: string; header?: string | null } = {}) {
  const body = JSON.stringify(said);
  const { key = keyId, header = plaid.signature(key, body, change) } = change;
  const answer = await fetch(`${service.address}/providers/linking/notices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(header === null ? {} : { 'Plaid-Verification': header }) },
    body,
  });
  return answer.status;
}
const itemNotice = (item_id: string, webhook_code: string, more = {}) => ({
  webhook_type: 'ITEM',
  webhook_code,
  item_id,
  environment: 'production',
  ...more,
});
const accountsOf = async () =>
  (
    await service.context.database.query<{ uuid: string; disabled_reason: string | null }>(
      'SELECT uuid, disabled_reason FROM bank_accounts WHERE processor_id = $1 AND deleted_at IS NULL ORDER BY uuid',
      [tenant.uuid],
    )
  ).map(({ disabled_reason }) => disabled_reason);
const removedEvents = async () =>
  (
    await service.context.database.query<{ n: number }>(
      "SELECT count(*) AS n FROM outbox WHERE processor_id = $1 AND type = 'BankAccountRemoved'",
      [tenant.uuid],
    )
  )[0]!.n;
const acts = async (action: string) =>
  (
    await service.context.database.query<{ detail: unknown }>(
      'SELECT detail FROM audit_trail WHERE processor_id = $1 AND action = $2',
      [tenant.uuid, action],
    )
  ).map(({ detail }) => detail);

describe('a notice of Plaid', () => {
  it('USER_PERMISSION_REVOKED disables every account of the item, once, with event and audit line', async () => {
    const { item_id } = await linkedItem(2);
    const { accounts: others } = await linkedItem(1);
    expect(others).toHaveLength(1);
    expect(await notify(itemNotice(item_id, 'USER_PERMISSION_REVOKED'))).toBe(200);
    expect(await notify(itemNotice(item_id, 'USER_PERMISSION_REVOKED'))).toBe(200);
    expect(await accountsOf()).toEqual(['access_revoked', 'access_revoked', null]);
    expect(await removedEvents()).toBe(2);
    expect(await acts('bank_account.disabled')).toEqual([{ reason: 'access_revoked' }, { reason: 'access_revoked' }]);
    expect(await acts('linked_item.problem_reported')).toEqual([
      { provider: 'plaid', problem: 'USER_PERMISSION_REVOKED' },
    ]);
    expect(await itemOf(item_id)).toMatchObject({ state: 'problem', problem: 'USER_PERMISSION_REVOKED' });
  });

  it('USER_ACCOUNT_REVOKED disables this account only', async () => {
    const { item_id, accounts } = await linkedItem(2);
    const notice = itemNotice(item_id, 'USER_ACCOUNT_REVOKED', { account_id: accounts[1]!.account_id });
    expect(await notify(notice)).toBe(200);
    expect(await accountsOf()).toEqual([null, 'access_revoked']);
  });

  it('a revoked account is refused while access is revoked, and added again once it is granted', async () => {
    const { item_id, access_token, accounts, uuids } = await linkedItem(1);
    await notify(itemNotice(item_id, 'USER_PERMISSION_REVOKED'));
    const item = plaid.items.get(access_token)!;
    item.error = { error_type: 'ITEM_ERROR', error_code: 'USER_PERMISSION_REVOKED' };
    const refused = await link(access_token, accounts[0]!.account_id);
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'access_revoked']);
    delete item.error;
    item.accounts[0]!.account = '77778888';
    const granted = await link(access_token, accounts[0]!.account_id);
    expect([granted.status, granted.body.data.account_number]).toEqual([201, '77778888']);
    expect(granted.body.data.uuid).not.toBe(uuids[0]);
    expect(await itemOf(item_id)).toMatchObject({ state: 'in_use', problem: null });
  });

  it('that revokes the access between the exchange and the commit is not lost: 503, nothing is stored', async () => {
    const { item_id, access_token } = await linkedItem(1);
    plaid.items.get(access_token)!.accounts.push({ account_id: 'late', account: '12345', routing: '011401533' });
    plaid.holdWith((path) =>
      path === '/auth/get' ? notify(itemNotice(item_id, 'USER_PERMISSION_REVOKED')).then(() => {}) : null,
    );
    const answer = await link(access_token, 'late');
    expect([answer.status, answer.body.errors[0].code]).toEqual([503, 'linking_unavailable']);
    expect(await accountsOf()).toEqual(['access_revoked']);
  });

  it.each([
    ['ERROR', { error: { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED' } }, 'ITEM_LOGIN_REQUIRED'],
    ['PENDING_DISCONNECT', { reason: 'INSTITUTION_TOKEN_EXPIRATION' }, 'PENDING_DISCONNECT'],
    ['DEFAULT_UPDATE', { webhook_type: 'AUTH' }, 'NUMBERS_CHANGED'],
  ])('%s is shown to the operator; the numbers stay in use; LOGIN_REPAIRED ends it', async (code, more, problem) => {
    const { item_id } = await linkedItem(1);
    expect(await notify(itemNotice(item_id, code, more))).toBe(200);
    expect(await itemOf(item_id)).toMatchObject({ state: 'problem', problem });
    expect(await accountsOf()).toEqual([null]);
    await notify(itemNotice(item_id, 'LOGIN_REPAIRED'));
    expect(await itemOf(item_id)).toMatchObject({ state: 'in_use', problem: null, problem_since: null });
    expect(await acts('linked_item.repaired')).toHaveLength(1);
  });

  it('about an unknown item, or of another kind, changes nothing: 200', async () => {
    const { item_id } = await linkedItem(1);
    for (const said of [
      itemNotice('item-unknown', 'USER_PERMISSION_REVOKED'),
      itemNotice(item_id, 'NEW_ACCOUNTS_AVAILABLE'),
      itemNotice(item_id, 'AUTOMATICALLY_VERIFIED', { webhook_type: 'AUTH' }),
      itemNotice(item_id, 'USER_ACCOUNT_REVOKED', { account_id: 7 }),
      { webhook_type: 'TRANSACTIONS', webhook_code: 'SYNC_UPDATES_AVAILABLE', item_id },
      [],
      null,
      7,
    ])
      expect(await notify(said)).toBe(200);
    expect(await accountsOf()).toEqual([null]);
    expect(await itemOf(item_id)).toMatchObject({ state: 'in_use' });
  });
});

describe('the signature of a notice', () => {
  let item_id: string;
  const revoked = () => itemNotice(item_id, 'USER_PERMISSION_REVOKED');
  const seconds = () => Math.floor(service.context.clock.now().getTime() / 1_000);
  beforeEach(async () => {
    ({ item_id } = await linkedItem(1));
  });

  it('is needed: 401, and nothing changes', async () => {
    const body = JSON.stringify(revoked());
    const good = plaid.signature(keyId, body);
    const [head, claims] = good.split('.') as [string, string];
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: keyId })).toString('base64url');
    const attempts: Parameters<typeof notify>[1][] = [
      { header: null },
      { header: '' },
      { header: 'a.b.c' },
      { header: `${head}.${claims}.` },
      { header: `${none}.${claims}.` },
      { header: `${good}.x` },
      { header: plaid.signature(keyId, `${body} `) },
      { header: `${head}.${claims}.${Buffer.alloc(64).toString('base64url')}` },
      { alg: 'HS256' },
      { iat: seconds() - 310 },
      { iat: seconds() + 120 },
      { hash: 'ff'.repeat(32) },
      { hash: '' },
      { key: plaid.key(1_560_466_143) },
    ];
    for (const attempt of attempts) expect(await notify(revoked(), attempt)).toBe(401);
    expect(await accountsOf()).toEqual([null]);
    expect(await notify(revoked(), { iat: seconds() - 290 })).toBe(200);
    expect(await accountsOf()).toEqual(['access_revoked']);
  });

  it('of a key that Plaid does not know: 401; a new key of Plaid works at once, and is fetched once', async () => {
    const foreign = await plaidServer();
    const unknown = foreign.key();
    const header = foreign.signature(unknown, JSON.stringify(revoked()));
    expect(await notify(revoked(), { header })).toBe(401);
    const next = plaid.key();
    const before = plaid.callsOf('/webhook_verification_key/get').length;
    expect(await notify(revoked(), { key: next })).toBe(200);
    expect(await notify(revoked(), { key: next })).toBe(200);
    expect(plaid.callsOf('/webhook_verification_key/get').length).toBe(before + 1);
  });

  it('while Plaid does not give the key: 503, so Plaid sends the notice again', async () => {
    const next = plaid.key();
    plaid.interruptWith((_path, response) => {
      plaidError(response, 500, 'API_ERROR', 'INTERNAL_SERVER_ERROR');
      return true;
    });
    expect(await notify(revoked(), { key: next })).toBe(503);
    expect(await accountsOf()).toEqual([null]);
    plaid.heal();
    expect(await notify(revoked(), { key: next })).toBe(200);
    expect(await accountsOf()).toEqual(['access_revoked']);
  });

  it('of ever new keys does not make us ask Plaid without end', async () => {
    const before = plaid.callsOf('/webhook_verification_key/get').length;
    const foreign = await plaidServer();
    const statuses = new Set<number>();
    for (let n = 0; n < 40; n++) {
      const header = foreign.signature(foreign.key(), JSON.stringify(revoked()));
      statuses.add(await notify(revoked(), { header }));
    }
    expect(statuses).toEqual(new Set([401, 503]));
    expect(plaid.callsOf('/webhook_verification_key/get').length - before).toBeLessThanOrEqual(20);
    // A known key is not affected.
    expect(await notify(revoked())).toBe(200);
  });
});
