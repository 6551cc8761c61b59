// Who issued a token is known, and a token works only while that person may issue tokens.
import { describe, expect, it } from 'vitest';
import { invitation, type Person, person } from '../../support/operators/person.ts';
import { testService } from '../../support/service/service.ts';

const service = await testService();
const processor = await service.processor();
const reason = 'The person has left.';

const issue = async (who: Person, body: object) =>
  (await who.send('POST', '/admin/v1/tokens', { body: { reason, ...body } })).body.data as {
    uuid: string;
    token: string;
  };
const change = ({ uuid }: Person, body: object) =>
  service.send('PUT', `/admin/v1/operators/${uuid}`, { body: { reason, ...body } });
const works = async (token: string, path = '/admin/v1/processors') =>
  (await service.send('GET', path, { token })).status;
const read = async (uuid: string) => (await service.send('GET', `/admin/v1/tokens/${uuid}`)).body.data;

describe('A token', () => {
  it('names the person who issued it, also through another token', async () => {
    const who = await person(service, 'administrator');
    const first = await issue(who, { admin: true, name: 'a program' });
    const body = { processor_uuid: processor.uuid, reason };
    const second = (await service.send('POST', '/admin/v1/tokens', { token: first.token, body })).body.data;
    const issued_by = { operator_uuid: who.uuid, name: who.name, email: who.email };
    expect([await read(first.uuid), await read(second.uuid)]).toMatchObject([{ issued_by }, { issued_by }]);
    const { tokens } = (await service.send('GET', `/admin/v1/tokens?issued_by=${who.uuid}`)).body.data;
    expect(tokens.map(({ uuid }: { uuid: string }) => uuid)).toEqual([first.uuid, second.uuid]);
    const ofMachine = (await service.send('POST', '/admin/v1/tokens', { body })).body.data;
    expect((await read(ofMachine.uuid)).issued_by).toBeNull();
  });

  it.each([
    ['is disabled', { disabled: true }],
    ['gets a smaller role', { role: 'operator' }],
  ])('of an operator who %s is revoked or kept, as the administrator says', async (_what, less) => {
    const [leaving, stays] = [await person(service, 'administrator'), await person(service, 'administrator')];
    const program = await issue(leaving, { admin: true, name: 'a program' });
    const ofTenant = await issue(leaving, { processor_uuid: processor.uuid });
    const asked = await change(leaving, less);
    expect([asked.status, asked.body.errors[0]]).toMatchObject([422, { field: 'issued_tokens', code: 'required' }]);
    expect(asked.body.errors[0].message).toContain('2 active tokens');
    expect(await works(program.token)).toBe(200);

    const kept = await stays.send('PUT', `/admin/v1/operators/${leaving.uuid}`, {
      body: { ...less, issued_tokens: 'keep', reason },
    });
    expect(kept.status).toBe(200);
    expect([await works(program.token), await works(ofTenant.token, '/3p/api/v2/users')]).toEqual([200, 200]);
    expect((await read(program.uuid)).issued_by.operator_uuid).toBe(stays.uuid);

    expect((await change(stays, { ...less, issued_tokens: 'revoke' })).status).toBe(200);
    expect([await works(program.token), await works(ofTenant.token, '/3p/api/v2/users')]).toEqual([401, 401]);
    expect((await read(program.uuid)).revoked_at).not.toBeNull();
  });

  it('does not work while its issuer may issue none, however that came', async () => {
    const who = await person(service, 'administrator');
    const { token } = await issue(who, { admin: true, name: 'a program' });
    const { database, callers } = service.context;
    await database.query("UPDATE operators SET role = 'viewer' WHERE uuid = $1", [who.uuid]);
    callers.forget();
    expect(await works(token)).toBe(401);
  });
});

describe('The name of an operator', () => {
  it('is not a colleague’s, in upper or lower case', async () => {
    const [first, second] = [await person(service, 'operator'), await person(service, 'operator')];
    const taken = `  ${first.name.toUpperCase().replace(' ', '  ')} `;
    const renamed = await change(second, { name: taken });
    const invited = await service.send('POST', '/admin/v1/operators', {
      body: { ...invitation('viewer'), name: taken },
    });
    for (const { status, body } of [renamed, invited])
      expect([status, body.errors[0]]).toMatchObject([422, { field: 'name', code: 'operator_exists' }]);
    expect((await change(first, { name: first.name.toUpperCase() })).status).toBe(200);
  });
});
