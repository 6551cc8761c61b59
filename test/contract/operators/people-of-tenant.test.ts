// The people of a tenant: who invites them, what each role may do, and that nothing crosses to
// another tenant.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, password, person } from '../../support/operators/person.ts';
import { everyOperation } from '../../support/service/every-operation.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const live = { ACHORD_MODE: 'live', ACHORD_ADMIN_TOKEN: 'c'.repeat(40), ACHORD_ENCRYPTION_KEY: '08'.repeat(32) };
const service = await testService();
const [harbor, fjord] = await Promise.all([service.processor('Harbor'), service.processor('Fjord')]);
let [owner, second, stranger] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  [owner, second, stranger] = await Promise.all([
    person(service, 'tenant_owner', harbor.uuid),
    person(service, 'tenant_owner', harbor.uuid),
    person(service, 'tenant_owner', fjord.uuid),
  ]);
});

let invited = 0;
const invitation = (role: string) => ({
  name: `Person of a tenant ${++invited}`,
  email: `person-${invited}@tenant.example`,
  role,
});
const invite = (who: Person, role: string) => who.send('POST', '/3p/api/v1/people', { body: invitation(role) });
const change = (who: Person, uuid: string, body: object) => who.send('PUT', `/3p/api/v1/people/${uuid}`, { body });
const codeOf = ({ status, body }: { status: number; body: { errors: { code: string; field: string }[] } }) => [
  status,
  body.errors[0]?.field,
  body.errors[0]?.code,
];
const works = async (on: TestService, token: string) => (await on.send('GET', '/3p/api/v1/me', { token })).status;

describe('An owner', () => {
  it.each(['tenant_owner', 'tenant_finance', 'tenant_viewer', 'developer'])(
    'invites a %s, who signs in to the same tenant',
    async (role) => {
      const { status, body } = await invite(owner, role);
      expect([status, body.data.operator]).toMatchObject([201, { role, processor_uuid: harbor.uuid }]);
      const joined = await service.send('POST', '/admin/v1/invitation/accept', {
        token: null,
        body: { token: body.data.link.token, password },
      });
      expect(joined.body.data.operator).toMatchObject({ role, processor_uuid: harbor.uuid });
      const trail = `/admin/v1/audit-trail?processor_uuid=${harbor.uuid}&action=operator.invited`;
      const [act] = (await service.send('GET', trail)).body.data.acts;
      expect(act).toMatchObject({ operator_uuid: owner.uuid, subject_uuid: body.data.operator.uuid, detail: { role } });
    },
  );

  it('grants no role of the service, and chooses no tenant', async () => {
    for (const role of ['viewer', 'operator', 'administrator'])
      expect(codeOf(await invite(owner, role))).toEqual([422, 'role', 'enum']);
    const elsewhere = { ...invitation('tenant_viewer'), processor_uuid: fjord.uuid };
    const { body } = await owner.send('POST', '/3p/api/v1/people', { body: elsewhere });
    expect(body.data.operator.processor_uuid).toBe(harbor.uuid);
    const colleague = await person(service, 'tenant_viewer', harbor.uuid);
    for (const { uuid } of [owner, colleague])
      for (const more of [{}, { issued_tokens: 'revoke' }]) {
        const moved = await change(owner, uuid, {
          ...more,
          processor_uuid: fjord.uuid,
          name: 'X',
          password_only: true,
        });
        expect(moved.headers.get('achord-ignored-fields')).toContain('processor_uuid');
        expect(moved.body.data).toMatchObject({ processor_uuid: harbor.uuid, password_only: false });
        expect(moved.body.data.name).not.toBe('X');
      }
  });

  it('cannot enable a person whom an operator of the service disabled', async () => {
    const colleague = await person(service, 'tenant_viewer', harbor.uuid);
    const { uuid } = colleague;
    const disable = { disabled: true, reason: 'The account was stolen.' };
    expect((await service.send('PUT', `/admin/v1/operators/${uuid}`, { body: disable })).status).toBe(200);
    expect((await change(owner, uuid, { disabled: true })).body.data.disabled_by_service).toBe(true);
    expect(codeOf(await change(owner, uuid, { disabled: false }))).toEqual([422, 'uuid', 'invalid_state']);
    const enable = { disabled: false, reason: 'It is theirs again.' };
    const enabled = await service.send('PUT', `/admin/v1/operators/${uuid}`, { body: enable });
    expect(enabled.body.data).toMatchObject({ disabled_at: null, disabled_by_service: false });
  });

  it('changes and disables a colleague, whose session ends', async () => {
    const colleague = await person(service, 'tenant_viewer', harbor.uuid);
    expect((await change(owner, colleague.uuid, { role: 'tenant_finance' })).body.data.role).toBe('tenant_finance');
    expect((await change(owner, colleague.uuid, { disabled: true })).body.data.disabled_at).not.toBeNull();
    expect((await colleague.send('GET', '/3p/api/v1/me')).status).toBe(401);
    const link = () => owner.send('POST', `/3p/api/v1/people/${colleague.uuid}/link`);
    expect(codeOf(await link())).toEqual([422, 'uuid', 'invalid_state']);
    await change(owner, colleague.uuid, { disabled: false });
    expect((await link()).body.data.link.url).toContain('/console/join#');
  });

  it('cannot disable or demote themselves, and two who disable each other leave one', async () => {
    for (const body of [{ disabled: true }, { role: 'tenant_viewer' }])
      expect(codeOf(await change(owner, owner.uuid, body))).toEqual([422, 'uuid', 'invalid_state']);
    const own = await owner.send('POST', `/3p/api/v1/people/${owner.uuid}/link`);
    expect(codeOf(own)).toEqual([422, 'uuid', 'invalid_state']);
    const [one, other] = await Promise.all([
      person(service, 'tenant_owner', harbor.uuid),
      person(service, 'tenant_owner', harbor.uuid),
    ]);
    const answers = await Promise.all([
      change(one, other.uuid, { disabled: true }),
      change(other, one.uuid, { disabled: true }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const { people } = (await owner.send('GET', '/3p/api/v1/people?limit=100')).body.data;
    const active = people.filter(
      ({ uuid, disabled_at }: { uuid: string; disabled_at: string | null }) =>
        [one.uuid, other.uuid].includes(uuid) && disabled_at === null,
    );
    expect(active).toHaveLength(1);
  });

  it('grants and revokes nothing once another owner has disabled them', async () => {
    const leaving = await person(service, 'tenant_owner', harbor.uuid);
    const colleague = await person(service, 'tenant_viewer', harbor.uuid);
    const issued = await owner.send('POST', '/3p/api/v1/tokens', { body: { name: 'the shop' } });
    const acts: (() => Promise<{ status: number }>)[] = [
      () => invite(leaving, 'tenant_owner'),
      () => leaving.send('POST', '/3p/api/v1/tokens', { body: { name: 'mine' } }),
      () => leaving.send('DELETE', `/3p/api/v1/tokens/${issued.body.data.uuid}`),
      () => leaving.send('POST', `/3p/api/v1/people/${colleague.uuid}/link`),
      () => change(leaving, colleague.uuid, { disabled: true }),
    ];
    for (const act of acts) {
      await service.context.database.query('UPDATE operators SET disabled_at = NULL WHERE uuid = $1', [leaving.uuid]);
      service.context.sessions.forget();
      // The service knows the session for a second.
      expect((await leaving.send('GET', '/3p/api/v1/me')).status).toBe(200);
      await service.context.database.query('UPDATE operators SET disabled_at = now() WHERE uuid = $1', [leaving.uuid]);
      expect([401, 403]).toContain((await act()).status);
    }
    expect(await works(service, issued.body.data.token)).toBe(200);
  });

  it('sees only the people of the tenant, and reaches no one else', async () => {
    const operator = await person(service, 'operator');
    const { people } = (await owner.send('GET', '/3p/api/v1/people?limit=100')).body.data;
    expect(new Set(people.map((one: { processor_uuid: string }) => one.processor_uuid))).toEqual(
      new Set([harbor.uuid]),
    );
    for (const { uuid } of [operator, stranger]) {
      expect(codeOf(await change(owner, uuid, { disabled: true }))).toEqual([404, 'uuid', 'not_found']);
      expect((await owner.send('POST', `/3p/api/v1/people/${uuid}/link`)).status).toBe(404);
    }
    expect((await stranger.send('GET', '/3p/api/v1/me')).status).toBe(200);
  });
});

describe('The tokens of a tenant', () => {
  const issue = async (who: Person, body: object = {}) =>
    (await who.send('POST', '/3p/api/v1/tokens', { body: { name: 'the shop', ...body } })).body.data as {
      uuid: string;
      token: string;
    };

  it('are issued by an owner, listed without their text, and revoked', async () => {
    const { uuid, token } = await issue(owner, { expires_in_days: 30 });
    expect(await works(service, token)).toBe(200);
    const list = await owner.send('GET', '/3p/api/v1/tokens?limit=100');
    const found = list.body.data.tokens.find((one: { uuid: string }) => one.uuid === uuid);
    expect(found).toMatchObject({ name: 'the shop', kind: 'processor', issued_by: owner.uuid, revoked_at: null });
    expect(list.text).not.toContain(token);
    expect((await owner.send('DELETE', `/3p/api/v1/tokens/${uuid}`)).status).toBe(200);
    expect(await works(service, token)).toBe(401);
    expect((await owner.send('DELETE', `/3p/api/v1/tokens/${uuid}`)).status).toBe(200);
  });

  it('are of the tenant or one of its vendors', async () => {
    const vendor = async (of: string) =>
      (await service.send('POST', `/admin/v1/processors/${of}/vendors`, { body: { name: 'A vendor' } })).body.data.uuid;
    const [own, foreign] = [await vendor(harbor.uuid), await vendor(fjord.uuid)];
    expect(await works(service, (await issue(owner, { vendor_uuid: own })).token)).toBe(200);
    const refused = await owner.send('POST', '/3p/api/v1/tokens', { body: { name: 'x', vendor_uuid: foreign } });
    expect(codeOf(refused)).toEqual([404, 'vendor_uuid', 'not_found']);
  });

  it('of another tenant are neither shown nor revoked', async () => {
    const { uuid, token } = await issue(stranger);
    const { tokens } = (await owner.send('GET', '/3p/api/v1/tokens?limit=100')).body.data;
    expect(tokens.map((one: { uuid: string }) => one.uuid)).not.toContain(uuid);
    expect(codeOf(await owner.send('DELETE', `/3p/api/v1/tokens/${uuid}`))).toEqual([404, 'uuid', 'not_found']);
    expect(await works(service, token)).toBe(200);
  });

  it('work while their issuer is an owner of the tenant', async () => {
    const leaving = await person(service, 'tenant_owner', harbor.uuid);
    const { token } = await issue(leaving);
    const less = { role: 'tenant_viewer' };
    expect(codeOf(await change(second, leaving.uuid, less))).toEqual([422, 'issued_tokens', 'required']);
    expect((await change(second, leaving.uuid, { ...less, issued_tokens: 'keep' })).status).toBe(200);
    expect(await works(service, token)).toBe(200);
    const other = await person(service, 'tenant_owner', harbor.uuid);
    const { token: moved } = await issue(other);
    const { database, callers } = service.context;
    await database.query('UPDATE operators SET processor_id = $2 WHERE uuid = $1', [other.uuid, fjord.uuid]);
    callers.forget();
    expect(await works(service, moved)).toBe(401);
  });
});

describe('What an owner may do', () => {
  const ofOwners = everyOperation(service).filter(({ role }) => role === 'tenant_owner');
  const pathOf = (path: string) => path.replace(/:\w+/g, harbor.uuid);

  it('is for people only: a token of the tenant gets 403', async () => {
    const answers = await Promise.all(
      ofOwners.map(({ method, path }) => service.send(method, pathOf(path), { token: harbor.token })),
    );
    expect(answers.length).toBe(7);
    for (const { status, body } of answers) expect([status, body.errors[0].code]).toEqual([403, 'wrong_kind_of_token']);
  });

  it('needs the password again where it grants something', async () => {
    await service.context.database.query(
      "UPDATE operator_sessions SET confirmed_at = confirmed_at - interval '16 minutes' WHERE operator_uuid = $1",
      [second.uuid],
    );
    service.context.sessions.forget();
    const unasked: string[] = [];
    for (const { method, path } of ofOwners) {
      const sent = method === 'POST' || method === 'PUT' ? { body: {} } : {};
      const { body } = await second.send(method, pathOf(path), sent);
      if (body.errors?.[0]?.code !== 'confirmation_required') unasked.push(`${method} ${path}`);
    }
    expect(unasked.sort()).toEqual([
      'DELETE /3p/api/v1/tokens/:uuid',
      'GET /3p/api/v1/people',
      'GET /3p/api/v1/tokens',
    ]);
  });
});

describe('In live mode', () => {
  it('another tenant for a person needs a second operator', async () => {
    const on = await testService({ settings: live });
    const [here, there] = [await on.processor('Here'), await on.processor('There')];
    const [developer, administrator] = [await person(on, 'developer', here.uuid), await person(on, 'administrator')];
    const asked = await administrator.send('PUT', `/admin/v1/operators/${developer.uuid}`, {
      body: { processor_uuid: there.uuid, reason: 'They work there now.' },
    });
    expect(asked.status).toBe(202);
  });
});
