// What each role may do: nine roles, and every operation of the API.
import { describe, expect, it } from 'vitest';
import { navigationOf } from '../../../console/app/navigation.ts';
import * as ofConsole from '../../../console/app/roles.ts';
import { type ListName, lists } from '../../../console/lists/lists.ts';
import { allows, isTenantRole, operatorRoles, type Role, roles, tenantRoles } from '../../../src/api/http/caller.ts';
import type { Operation } from '../../../src/api/http/operation.ts';
import { person } from '../../support/operators/person.ts';
import { everyOperation } from '../../support/service/every-operation.ts';
import { sharedService } from '../../support/service/service.ts';

const service = await sharedService();
const every = everyOperation(service);
const { uuid: processorUuid, token: tenantToken } = await service.processor();
const people = new Map(
  await Promise.all(
    roles.map(
      async (role) => [role, await person(service, role, isTenantRole(role) ? processorUuid : undefined)] as const,
    ),
  ),
);

const someUuid = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
const pathOf = ({ path }: Operation) => path.replace(/:\w+/g, someUuid);
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const notForbidden = new Set(['wrong_kind_of_token', 'role_not_allowed']);

/** Whether a role may call an operation, by the table in docs/operate/operators.md. */
function mayCall(role: Role, { callers, role: needed, tenantRole: ofTenant }: Operation): boolean {
  const tenantRole = ofTenant ?? needed;
  if (callers.includes('anyone') || needed === 'any') return true;
  if (isTenantRole(role)) return callers.includes('processor') && isTenantRole(tenantRole) && allows(role, tenantRole);
  return callers.includes('admin') && needed !== undefined && allows(role, needed as Role);
}

describe('Every operation', () => {
  it('for operators names the role that it needs', () => {
    const nameless = every.filter(({ callers, role }) => callers.includes('admin') && role === undefined);
    expect(nameless.map(nameOf)).toEqual([]);
  });

  it('that changes something for operators needs a reason, but for those listed here', () => {
    const without = every.filter(
      ({ method, callers, reasonIn }) => method !== 'GET' && callers.includes('admin') && reasonIn === null,
    );
    expect(without.map(nameOf).sort()).toEqual([
      'DELETE /admin/v1/session',
      'DELETE /admin/v1/session/all',
      'DELETE /admin/v1/session/all/:uuid',
      'POST /admin/v1/invariants/check',
      'POST /admin/v1/session/authenticator',
      'POST /admin/v1/session/authenticator/offer',
      'POST /admin/v1/session/confirm',
      'POST /admin/v1/session/password',
      'POST /admin/v1/transactions/:uuid/notes',
      'PUT /admin/v1/session/mails',
    ]);
  });

  // The streams never end, and these end the session of the test.
  const left = new Set(['GET /admin/v1/live', 'DELETE /admin/v1/session', 'POST /sandbox/v1/clock/advance']);
  const asked = every.filter((one) => !left.has(nameOf(one)));

  it.each(roles)('answers %s as the role allows', async (role) => {
    const who = people.get(role)!;
    const wrong: string[] = [];
    for (const one of asked) {
      // An invalid body: what is allowed is refused later, and changes nothing.
      const request = one.method === 'GET' || one.method === 'DELETE' ? {} : { body: { '': 0 } };
      const answer = await who.send(one.method, pathOf(one), { ...request, headers: { 'achord-strict': '1' } });
      const code = answer.body?.errors?.[0]?.code;
      const isRefused = answer.status === 403 && notForbidden.has(code);
      if (isRefused === mayCall(role, one)) wrong.push(`${nameOf(one)}: ${answer.status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('A named admin token', () => {
  const issue = (body: object) => service.send('POST', '/admin/v1/tokens', { body: { admin: true, ...body } });

  it.each(operatorRoles)('with the role %s may do what the role may', async (role) => {
    const { token, uuid } = (await issue({ name: `for ${role}`, role, expires_in_days: 30 })).body.data;
    const wrong: string[] = [];
    for (const one of every.filter(({ callers, method }) => callers.includes('admin') && method === 'POST')) {
      if (one.role === 'any') continue;
      const answer = await service.send('POST', pathOf(one), { token, body: { '': 0 } });
      const isRefused = answer.status === 403 && answer.body.errors[0].code === 'role_not_allowed';
      if (isRefused === mayCall(role, one)) wrong.push(`${nameOf(one)}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
    const read = await service.send('GET', `/admin/v1/tokens/${uuid}`);
    expect(read.body.data).toMatchObject({ uuid, name: `for ${role}`, role, kind: 'admin', revoked_at: null });
    expect(read.text).not.toContain(token);
  });

  it('without a name or a role is an administrator; a tenant’s token has no role', async () => {
    const { uuid } = (await issue({})).body.data;
    const { tokens } = (await service.send('GET', '/admin/v1/tokens?limit=100')).body.data;
    expect(tokens.find((one: { uuid: string }) => one.uuid === uuid)).toMatchObject({
      name: 'admin token',
      role: 'administrator',
    });
    const named = { processor_uuid: processorUuid, name: 'Shop', role: 'viewer' };
    const answer = await service.send('POST', '/admin/v1/tokens', { body: named });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'role']);
    expect((await issue({ role: 'developer' })).body.errors[0].field).toBe('role');
    expect((await issue({ role: 'tenant_owner' })).body.errors[0].field).toBe('role');
  });

  it('does not use a session, and a token of a tenant has none', async () => {
    expect((await service.send('GET', '/admin/v1/session')).body.errors[0].code).toBe('wrong_kind_of_token');
    const own = await service.send('GET', '/admin/v1/session', { token: tenantToken });
    expect(own.body.errors[0].code).toBe('wrong_kind_of_token');
  });
});

describe('A developer', () => {
  it('sees one tenant: its requests and webhooks, and nothing of another', async () => {
    const developer = people.get('developer')!;
    const me = await developer.send('GET', '/3p/api/v1/me');
    expect(me.body.data.processor).toMatchObject({ uuid: processorUuid });
    const other = await service.processor('Other Pay');
    const named = await developer.send('GET', `/3p/api/v2/transactions?processor_uuid=${other.uuid}`);
    expect(named.status).toBe(422);
    const list = await developer.send('GET', '/3p/api/v2/transactions');
    expect([list.status, list.body.data.transactions]).toEqual([200, []]);
    const endpoint = { endpoint: 'https://hooks.platform.example/achord', event_names: ['TransactionStarted'] };
    expect((await developer.send('POST', '/3p/api/v1/register/webhook', { body: endpoint })).status).not.toBe(403);
  });
});

describe('Reasons', () => {
  it.each([
    ['POST', `/admin/v1/transactions/${someUuid}/write-off`, { amount: 100 }],
    ['PUT', `/admin/v1/processors/${processorUuid}`, { payout_delay_days: 3 }],
    ['POST', `/admin/v1/processors/${processorUuid}/suspend`, undefined],
    ['DELETE', `/admin/v1/holds/${someUuid}`, undefined],
  ])('%s %s is refused without one, and with one that says nothing', async (method, path, body) => {
    const missing = await service.send(method, path, { body, reason: false });
    expect([missing.status, missing.body.errors]).toMatchObject([422, [{ field: 'reason', code: 'required' }]]);
    for (const reason of ['no', '    ', 'x'.repeat(501)]) {
      const blank =
        method === 'DELETE'
          ? await service.send(method, `${path}?reason=${encodeURIComponent(reason)}`, { reason: false })
          : await service.send(method, path, { body: { ...body, reason } });
      expect([blank.status, blank.body.errors[0].field]).toEqual([422, 'reason']);
    }
  });

  it('are kept for acts that need none', async () => {
    const created = await service.send('POST', '/admin/v1/processors', {
      body: { name: 'Reasoned Pay', reason: 'Their contract began.' },
    });
    const path = `/admin/v1/audit-trail?processor_uuid=${created.body.data.uuid}`;
    expect((await service.send('GET', path)).body.data.acts).toMatchObject([{ reason: 'Their contract began.' }]);
    const silent = await service.send('POST', '/admin/v1/processors', { body: { name: 'Silent Pay' }, reason: false });
    expect(silent.status).toBe(201);
  });
});

describe('The console', () => {
  it('has the roles of the API, and what each includes', () => {
    expect(ofConsole.operatorRoles).toEqual(operatorRoles);
    expect(ofConsole.tenantRoles.toSorted()).toEqual(tenantRoles.toSorted());
    for (const role of roles)
      for (const needed of roles)
        expect(ofConsole.allows(role, needed), `${role} as ${needed}`).toBe(allows(role, needed));
  });

  it.each(roles)('shows %s the lists that the role may read', (role) => {
    const shown = navigationOf(role).flatMap(({ places }) => places.flatMap(({ screens }) => screens));
    const wrong = (Object.keys(lists) as ListName[]).filter((name) => {
      const path = lists[name].path.replace(/\{(\w+)\}/g, ':$1');
      const reads = every.find((one) => one.method === 'GET' && one.path === path)!;
      const isOwn = path.startsWith('/3p/');
      // A list of one row is opened from that row, and operators read none of a tenant.
      const isInNavigation = !path.includes(':') && isOwn === isTenantRole(role);
      return shown.includes(`/${name}`) !== (isInNavigation && mayCall(role, reads));
    });
    expect(wrong).toEqual([]);
  });
});
