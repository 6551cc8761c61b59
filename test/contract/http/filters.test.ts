// Every filter and every cursor of every list: a bad one gets a 422 that names it, never a page.
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/api/http/documentation/documented-schema.ts';
import type { Operation } from '../../../src/api/http/operation.ts';
import { person } from '../../support/operators/person.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { everyOperation } from '../../support/service/every-operation.ts';
import { sharedService } from '../../support/service/service.ts';

const service = await sharedService();
const { uuid: processor_uuid, token } = await service.processor();
const user = await registerPerson(service, token);
const other = await service.processor();
const owner = await person(service, 'tenant_owner', processor_uuid);
await person(service, 'tenant_viewer', processor_uuid);
const stranger = await registerPerson(service, other.token);
const unknown = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
for (let n = 0; n < 2; n++) await person(service, 'viewer');

const asking = everyOperation(service).filter(
  ({ method, query, callers }) => method === 'GET' && query !== undefined && !callers.includes('anyone'),
);
const parametersOf = ({ query }: Operation) =>
  Object.entries((query as unknown as { properties: Record<string, JsonSchema> }).properties);
const nameOf = ({ path }: Operation) => path;
const listing = asking.filter((one) => parametersOf(one).some(([name]) => name === 'after'));

/** The parameters without which the operation refuses everything. */
const needed = (one: Operation) => {
  const { required = [] } = one.query as unknown as { required?: string[] };
  const values: Record<string, string> = { processor_uuid, reason: 'A test of filters.', q: '$125.00', year: '2026' };
  return Object.fromEntries(required.map((name) => [name, values[name]!]));
};
const pathOf = ({ path }: Operation) =>
  path
    .replace(/:user_uuid/, user.uuid)
    .replace(/:day/, '2026-03-04')
    .replace(/:uuid/, path.includes('/processors/') ? processor_uuid : path.includes('/users/') ? user.uuid : unknown);

async function refusedField(one: Operation, sent: Record<string, string>): Promise<string> {
  const query = new URLSearchParams({ ...needed(one), ...sent });
  const path = `${pathOf(one)}?${query}`;
  const headers = { 'achord-strict': '1' };
  if (one.byPerson) {
    const { status, body } = await owner.send('GET', path, { headers });
    return `${status} ${body?.errors?.[0]?.field}`;
  }
  const answer = await service.send('GET', path, {
    token: one.callers.includes('admin') ? service.adminToken : token,
    headers,
  });
  return `${answer.status} ${answer.body?.errors?.[0]?.field}`;
}

/** What is bad for every parameter: too long, or no text at all. An empty reference is one. */
const bad = (name: string) => ['x'.repeat(5_000), '\u0000', ...(name === 'client_reference_id' ? [] : [''])];

const isOfTime = /date$|^(created|updated|acted)_|^since$|^until$|^month$/i;

describe('A bad value of a parameter', () => {
  it.each(asking.map((one) => [nameOf(one), one] as const))('of %s is refused by its name', async (_name, one) => {
    const accepted: string[] = [];
    for (const [name, { type, format, enum: words }] of parametersOf(one)) {
      const isFree = type === 'string' && format === undefined && words === undefined && !isOfTime.test(name);
      const ofType = isFree ? [] : ['x', '1.5', '2026-02-30'];
      for (const value of [...bad(name), ...ofType]) {
        const answered = await refusedField(one, { [name]: value });
        if (answered !== `422 ${name}`) accepted.push(`${name}=${value.slice(0, 20)}: ${answered}`);
      }
    }
    const unknown = await refusedField(one, { color: 'red' });
    if (unknown !== '422 color') accepted.push(`color=red: ${unknown}`);
    expect(accepted).toEqual([]);
  });
});

describe('A filter by a user who does not exist, or who is of another tenant', () => {
  const named = {
    processor_uuid: [unknown],
    vendor_uuid: [unknown],
    user_uuid: [unknown],
    bank: ['no-such-bank'],
    file_uuid: [unknown],
  };
  const cases = asking.flatMap((one) =>
    parametersOf(one).flatMap(([name]) =>
      (named[name as keyof typeof named] ?? []).map((value) => [nameOf(one), name, one, value] as const),
    ),
  );
  it.each(cases)('of %s by %s is refused by its name', async (_path, name, one, value) => {
    expect(await refusedField(one, { [name]: value })).toBe(`422 ${name}`);
  });

  it.each(['/3p/api/v2/transactions/search', '/admin/v1/processors/:uuid/account-validations'])(
    'of %s by a user of another tenant is refused',
    async (path) => {
      const one = asking.find((operation) => operation.path === path)!;
      expect(await refusedField(one, { user_uuid: stranger.uuid })).toBe('422 user_uuid');
      expect(await refusedField(one, { user_uuid: user.uuid })).toBe('200 undefined');
    },
  );
});

describe('A cursor', () => {
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const nextOf = async (path: string, as = service.adminToken) =>
    (await service.send('GET', `${path}?limit=1`, { token: as })).body.data.next as string;
  const lists = listing.filter(({ path }) => path !== '/3p/api/v1/events');

  it.each(lists.map((one) => [nameOf(one), one] as const))(
    'of %s is refused when it is not one of ours',
    async (_, one) => {
      const own = { [(one.answers[200]!.example as object) && 'after']: '' };
      expect(own).toBeDefined();
      for (const after of [
        'x',
        encoded(null),
        encoded([]),
        encoded([[], []]),
        encoded([['x', null], [unknown]]),
        'ab==',
      ])
        expect([after, await refusedField(one, { after })]).toEqual([after, '422 after']);
    },
  );

  it('of another list is refused by every list', async () => {
    for (const path of ['/admin/v1/operators', '/admin/v1/processors', '/admin/v1/users', '/admin/v1/audit-trail']) {
      const after = await nextOf(path);
      expect([path, typeof after]).toEqual([path, 'string']);
      for (const one of lists)
        if (one.path !== path) expect([one.path, await refusedField(one, { after })]).toEqual([one.path, '422 after']);
    }
  });

  it('with another position is refused: a position of an older version, or one that was made up', async () => {
    for (const path of ['/admin/v1/operators', '/admin/v1/processors', '/admin/v1/users', '/admin/v1/audit-trail']) {
      const one = lists.find((operation) => operation.path === path)!;
      const [list, position] = JSON.parse(Buffer.from(await nextOf(path), 'base64url').toString()) as [[], string[]];
      const others = [
        [],
        [null],
        ['1'],
        [...position, '1'],
        position.map(() => 'x'),
        position.map(() => ({})),
        position[0],
      ];
      for (const changed of others)
        expect([changed, await refusedField(one, { after: encoded([list, changed]) })]).toEqual([changed, '422 after']);
      expect(await refusedField(one, { after: encoded([list, position]) })).toBe('200 undefined');
    }
  });

  it('of another tenant is refused', async () => {
    const one = lists.find(({ path }) => path === '/3p/api/v2/refunds')!;
    const of = (tenant: string) => encoded([['refunds', tenant, null], [unknown]]);
    expect(await refusedField(one, { after: of(processor_uuid) })).toBe('200 undefined');
    expect(await refusedField(one, { after: of(other.uuid) })).toBe('422 after');
  });
});
