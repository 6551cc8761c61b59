// Contract, operators and sandbox: tenants, tokens, suspension, the audit trail, the ledger.
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { shardOf } from '../../../src/platform/database/tenant-key.ts';
import { nilUuid } from '../../../src/platform/std/identifiers.ts';
import { person } from '../../support/operators/person.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const unknown = '01a00000-0000-7000-8000-000000000000';

describe('GET /admin/v1/processors', () => {
  it('lists the processors with their vendors, page by page', async () => {
    const first = await service.processor('First');
    await service.processor('Second');
    const vendor = await service.vendor(first.uuid, 'Stall');
    const page = await service.send('GET', '/admin/v1/processors?limit=1');
    expect(page.body.data).toEqual({
      processors: [
        {
          uuid: first.uuid,
          name: 'First',
          payout_delay_days: 2,
          bank: null,
          created_at: expect.any(String),
          suspended_at: null,
          vendors: [{ uuid: vendor.uuid, name: 'Stall', created_at: expect.any(String) }],
        },
      ],
      next: expect.any(String),
    });
    const last = await service.send('GET', `/admin/v1/processors?limit=1&after=${page.body.data.next}`);
    expect(last.body.data).toMatchObject({ processors: [{ name: 'Second', vendors: [] }], next: null });
  });
});

describe('POST /admin/v1/processors', () => {
  it('spreads 130 tenants evenly over the 64 shards', async () => {
    const all = async () => {
      const uuids: string[] = [];
      for (let after = ''; ; ) {
        const { data } = (await service.send('GET', `/admin/v1/processors?limit=50${after}`)).body;
        uuids.push(...data.processors.map(({ uuid }: { uuid: string }) => uuid));
        if (data.next === null) return uuids;
        after = `&after=${data.next}`;
      }
    };
    for (let made = (await all()).length; made < 130; made++)
      await service.send('POST', '/admin/v1/processors', { body: { name: `Tenant ${made}` } });

    const uuids = await all();
    expect(uuids).toHaveLength(130);
    expect(new Set(uuids).size).toBe(130);
    const inShard = Object.groupBy(uuids, shardOf);
    const sizes = Array.from({ length: 64 }, (_, shard) => inShard[shard]?.length);
    expect([sizes.filter((size) => size === 2).length, sizes.filter((size) => size === 3).length]).toEqual([62, 2]);
  });
});

describe('POST /admin/v1/processors/{uuid}/suspend', () => {
  it('stops new payments at once, allows reading, and is lifted by resume', async () => {
    const { uuid, token } = await service.processor('Paused');
    const person = {
      first_name: 'Ada',
      last_name: 'Moss',
      address: { line_1: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207' },
    };
    const register = () => service.send('POST', '/3p/api/v1/register/person', { token, body: person });
    expect((await register()).status).toBe(201);
    const suspended = await service.send('POST', `/admin/v1/processors/${uuid}/suspend`);
    expect([suspended.status, suspended.body.data.suspended_at]).toEqual([200, expect.any(String)]);
    const refused = await register();
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'tenant_suspended']);
    expect((await service.send('GET', '/3p/api/v2/users', { token })).body.data.pagination.totalItems).toBe(1);
    expect((await service.send('POST', `/admin/v1/processors/${uuid}/resume`)).body.data.suspended_at).toBeNull();
    expect((await register()).status).toBe(201);
  });

  it('answers 404 for a processor that does not exist', async () => {
    expect((await service.send('POST', `/admin/v1/processors/${unknown}/suspend`)).status).toBe(404);
  });
});

describe('Tokens', () => {
  it('are listed without their value, work in parallel, and stop when revoked', async () => {
    const { uuid, token } = await service.processor('Rotating');
    const second = await service.send('POST', '/admin/v1/tokens', {
      body: { processor_uuid: uuid, expires_in_days: 30 },
    });
    for (const one of [token, second.body.data.token])
      expect((await service.send('GET', '/3p/api/v2/users', { token: one })).status).toBe(200);
    expect((await service.send('DELETE', `/admin/v1/tokens/${second.body.data.uuid}`)).body).toEqual({
      status: true,
      message: '',
      data: null,
      errors: [],
    });
    expect((await service.send('GET', '/3p/api/v2/users', { token: second.body.data.token })).status).toBe(401);
    expect((await service.send('GET', '/3p/api/v2/users', { token })).status).toBe(200);

    const listed = await service.send('GET', `/admin/v1/tokens?processor_uuid=${uuid}`);
    expect(listed.body.data.tokens).toMatchObject([
      { kind: 'processor', processor_uuid: uuid, expires_at: null, revoked_at: null, last_used_at: expect.any(String) },
      { kind: 'processor', processor_uuid: uuid, expires_at: expect.any(String), revoked_at: expect.any(String) },
    ]);
    expect(listed.text).not.toContain(token);
  });

  it('stop at the end of their validity', async () => {
    const { uuid } = await service.processor('Ending');
    const { data } = (
      await service.send('POST', '/admin/v1/tokens', { body: { processor_uuid: uuid, expires_in_days: 1 } })
    ).body;
    // The service cannot change the end of a token.
    const owner = openDatabase(service.database.ownerUrl, 1, () => {});
    await owner.query(`UPDATE tokens SET expires_at = statement_timestamp() WHERE uuid = $1`, [data.uuid]);
    await owner.end();
    expect((await service.send('GET', '/3p/api/v2/users', { token: data.token })).status).toBe(401);
  });

  it('belong to exactly one of a processor, a vendor and the operator', async () => {
    const { uuid } = await service.processor('Several');
    for (const body of [{}, { processor_uuid: uuid, admin: true }])
      expect((await service.send('POST', '/admin/v1/tokens', { body })).body.errors[0].field).toBe('processor_uuid');
    expect((await service.send('POST', '/admin/v1/tokens', { body: { vendor_uuid: unknown } })).status).toBe(404);
    const admin = (await service.send('POST', '/admin/v1/tokens', { body: { admin: true } })).body.data.token;
    expect((await service.send('GET', '/admin/v1/processors', { token: admin })).status).toBe(200);
    expect((await service.send('GET', '/3p/api/v2/users', { token: admin })).status).toBe(403);
  });
});

describe('GET /admin/v1/audit-trail', () => {
  it('shows who did what with which token, newest first', async () => {
    const { uuid } = await service.processor('Watched');
    const { data } = (await service.send('GET', `/admin/v1/audit-trail?processor_uuid=${uuid}`)).body;
    expect(data.acts.map((act: { action: string }) => act.action)).toEqual(['token.issued', 'processor.created']);
    expect(data.acts[0]).toMatchObject({
      actor: 'admin',
      token_uuid: null,
      subject: 'token',
      request_id: expect.any(String),
    });
    expect(data.next).toBeNull();
  });

  it('is read page by page, by tenant, person, action, subject and time; each filter alone and together', async () => {
    const who = await person(service, 'administrator');
    const made: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      const { body } = await who.send('POST', '/admin/v1/processors', { body: { name, reason: 'A new customer.' } });
      made.unshift(body.data.uuid);
    }
    const list = async (query: string) => (await service.send('GET', `/admin/v1/audit-trail?${query}`)).body.data;
    const subjects = ({ acts }: { acts: { subject_uuid: string }[] }) => acts.map(({ subject_uuid }) => subject_uuid);
    const ofPerson = `operator_uuid=${who.uuid}&action=processor.created`;
    expect(subjects(await list(ofPerson))).toEqual(made);
    const first = await list(`${ofPerson}&limit=2`);
    expect(subjects(first)).toEqual(made.slice(0, 2));
    expect(subjects(await list(`${ofPerson}&limit=2&after=${first.next}`))).toEqual(made.slice(2));
    expect(subjects(await list(`subject_uuid=${made[1]}`))).toEqual([made[1]]);
    expect(subjects(await list(`processor_uuid=${made[1]}&action=processor.created`))).toEqual([made[1]]);
    // Of all tenants, and of none: the operator's own acts.
    expect((await list(`operator_uuid=${who.uuid}&processor_uuid=${nilUuid}`)).acts).toMatchObject([
      { action: 'operator.signed_in', processor_uuid: nilUuid },
    ]);
    // In the words of the console.
    expect(subjects(await list(`operator_uuid=${who.uuid}&action=Processor created`))).toEqual(made);
    expect((await list(`operator_uuid=${who.uuid}&action=operator signed in`)).acts).toMatchObject([
      { action: 'operator.signed_in' },
    ]);
    expect((await list('action=nothing at all')).acts).toEqual([]);
    const now = Date.now();
    const at = (ms: number) => encodeURIComponent(new Date(ms).toISOString());
    expect(subjects(await list(`${ofPerson}&acted_from=${at(now + 60_000)}`))).toEqual([]);
    expect(subjects(await list(`${ofPerson}&acted_before=${at(now - 3_600_000)}`))).toEqual([]);
    expect(
      subjects(await list(`${ofPerson}&acted_from=${at(now - 3_600_000)}&acted_before=${at(now + 60_000)}`)),
    ).toEqual(made);
  });

  it.each(['action=chief', 'acted_from=yesterday', 'operator_uuid=me', 'after=x', 'color=red', 'page=2'])(
    'refuses %s, and names the field',
    async (query) => {
      const { status, body } = await service.send('GET', `/admin/v1/audit-trail?${query}`);
      expect([status, body.errors[0].field]).toEqual([422, query.split('=')[0]]);
    },
  );

  it('is a file of comma-separated values, whole and in the same order', async () => {
    const { uuid } = await service.processor('=Filed');
    const file = await service.send('GET', `/admin/v1/audit-trail/file?processor_uuid=${uuid}`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="audit-trail.csv"');
    const [header, ...lines] = file.text.trim().split('\r\n');
    expect(header).toContain('uuid,processor_uuid,acted_at,actor');
    const action = header!.split(',').indexOf('action');
    expect(lines.map((line) => line.split(',')[action])).toEqual(['token.issued', 'processor.created']);
    const all = await service.send('GET', '/admin/v1/audit-trail/file');
    const { total } = (
      await service.context.database.query<{ total: number }>('SELECT count(*) AS total FROM audit_trail', [])
    )[0]!;
    expect(all.text.trim().split('\r\n')).toHaveLength(total + 1);
  });

  it('is append-only: even the owner of the database cannot change it', async () => {
    for (const statement of [
      'UPDATE audit_trail SET action = action',
      'DELETE FROM audit_trail',
      'TRUNCATE audit_trail',
    ])
      await expect(service.context.database.query(statement)).rejects.toThrow(/permission denied/);
  });
});
