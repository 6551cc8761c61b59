// Interface, Idempotency, and Contract, idempotency: from outside, over operations of every kind.
import { once } from 'node:events';
import net from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { customAccount } from '../../support/payments/bank-accounts.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { personBody, registerPerson } from '../../support/payments/users.ts';
import { sendRaw } from '../../support/service/raw-http.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

const register = '/3p/api/v1/register/person';
const webhook = '/3p/api/v1/webhook';
const list = '/3p/api/v2/transactions';
const hook = { webhook_url: ['https://127.0.0.1:8443/hook'], event_names: ['TransactionStarted'] };

let service: TestService;
let tenant: { uuid: string; token: string };
beforeAll(async () => {
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
  tenant = await service.processor();
});

let keys = 0;
const newKey = () => `key-${++keys}`;
const person = (first_name: string) => ({ ...personBody, first_name });

/** Registers a person under a key. */
const send = (key: string, first_name = 'Ada', token = tenant.token): Promise<TestAnswer> =>
  service.send('POST', register, { token, key, body: person(first_name) });

async function peopleNamed(first_name: string): Promise<number> {
  const rows = await service.context.database.query('SELECT 1 FROM users WHERE first_name = $1', [first_name]);
  return rows.length;
}

function expectReplay(answer: TestAnswer, first: TestAnswer): void {
  expect([answer.status, answer.text]).toEqual([first.status, first.text]);
  expect(answer.headers.get('idempotent-replayed')).toBe('true');
}

describe('The same key on the same endpoint', () => {
  it('answers the identical status and body, and does nothing again', async () => {
    const key = newKey();
    const first = await send(key, 'Twice');
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expectReplay(await send(key, 'Twice'), first);
    expect(await peopleNamed('Twice')).toBe(1);
  });

  it('sent 50 times at once is one request', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(key, 'Fifty')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
    expect(await peopleNamed('Fifty')).toBe(1);
  });

  it('sent 50 times at once is one payment', async () => {
    const key = newKey();
    const body = { ...(await registerPayerAndPayee(service, tenant.uuid)), amount: 1234 };
    const pay = () => service.send('POST', '/3p/api/v1/transaction', { token: tenant.token, key, body });
    const answers = await Promise.all(Array.from({ length: 50 }, pay));
    expect(answers[0]!.status).toBe(201);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const { totalItems } = (await service.send('GET', list, { token: tenant.token })).body.data.pagination;
    expect(totalItems).toBe(1);
  });

  it('is the same request in another spelling of the same JSON', async () => {
    const key = newKey();
    const body = JSON.stringify(person('Spelled'), null, 2);
    const first = await send(key, 'Spelled');
    expectReplay(await service.send('POST', register, { token: tenant.token, key, body }), first);
  });

  it.each([
    ['an invalid one', '{"first_name": ""}'],
    ['a malformed one', '{"first_name": "A'],
    ['one with a bad uuid in the path', null],
  ])('stores 422: %s gets its refusal again, and a corrected body is another request', async (_name, body) => {
    const key = newKey();
    const path = body === null ? '/3p/api/v1/bank-account/not-a-uuid' : register;
    const request = () => service.send('POST', path, { token: tenant.token, key, body: body ?? {} });
    const first = await request();
    expect(first.status).toBe(422);
    expectReplay(await request(), first);
    const mended = await service.send('POST', path, { token: tenant.token, key, body: person('Mended') });
    expect([mended.status, mended.body.errors[0].code]).toEqual([422, 'idempotency_key_reused']);
    expect(await peopleNamed('Mended')).toBe(0);
  });

  it('with another payload is refused with 422, and the first can still be replayed', async () => {
    const key = newKey();
    const first = await send(key, 'First');
    const other = await send(key, 'Other');
    expect([other.status, other.body.errors[0].code]).toEqual([422, 'idempotency_key_reused']);
    expect(other.headers.get('idempotent-replayed')).toBeNull();
    expectReplay(await send(key, 'First'), first);
    expect(await peopleNamed('Other')).toBe(0);
  });

  it('with another query is another payload', async () => {
    const key = newKey();
    await send(key, 'Query');
    const other = await service.send('POST', `${register}?a=1?b=2`, {
      token: tenant.token,
      key,
      body: person('Query'),
    });
    expect([other.status, other.body.errors[0].code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('still gets its answer after the tenant was suspended; a new key does not', async () => {
    const { uuid, token } = await service.processor();
    const key = newKey();
    const first = await send(key, 'Suspended', token);
    expect((await service.send('POST', `/admin/v1/processors/${uuid}/suspend`)).status).toBe(200);
    expectReplay(await send(key, 'Suspended', token), first);
    const fresh = newKey();
    expect((await send(fresh, 'Suspended', token)).status).toBe(403);
    expect((await service.send('POST', `/admin/v1/processors/${uuid}/resume`)).status).toBe(200);
    expect((await send(fresh, 'Suspended', token)).status).toBe(201);
  });
});

describe('A key belongs to', () => {
  it('one path: on another it is a new one', async () => {
    const key = newKey();
    const body = { custom: customAccount() };
    const users = [await registerPerson(service, tenant.token), await registerPerson(service, tenant.token)];
    for (const { uuid } of users) {
      const answer = await service.send('POST', `/3p/api/v1/bank-account/${uuid}`, { token: tenant.token, key, body });
      expect(answer.status).toBe(201);
    }
  });

  it('one tenant: a vendor and its processor use the same key independently', async () => {
    const key = newKey();
    const vendor = await service.vendor(tenant.uuid);
    const other = await service.processor();
    const uuids = [];
    for (const token of [tenant.token, vendor.token, other.token])
      uuids.push((await send(key, 'Tenants', token)).body.data.uuid);
    expect(new Set(uuids).size).toBe(3);
  });

  it('the tenant, not the token: a rotated token replays, a revoked one is answered 401', async () => {
    const key = newKey();
    const [old, next] = await Promise.all(
      [1, 2].map(
        async () =>
          (await service.send('POST', '/admin/v1/tokens', { body: { processor_uuid: tenant.uuid } })).body.data,
      ),
    );
    const first = await send(key, 'Rotated', old.token);
    expectReplay(await send(key, 'Rotated', next.token), first);
    await service.send('DELETE', `/admin/v1/tokens/${old.uuid}`);
    expect((await send(key, 'Rotated', old.token)).status).toBe(401);
  });
});

describe('Not stored', () => {
  it('is 401: the key is still new for a good token', async () => {
    const key = newKey();
    expect((await send(key, 'Unauthenticated', 'wrong')).status).toBe(401);
    expect((await send(key, 'Unauthenticated')).status).toBe(201);
  });

  it('are 413 and 415', async () => {
    const key = newKey();
    const post = (body: string, headers: Record<string, string>) =>
      service.send('POST', register, { token: tenant.token, key, body, headers });
    expect((await post(`"${'x'.repeat(300_000)}"`, {})).status).toBe(413);
    expect((await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await post('{}', { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await send(key, 'Mended')).status).toBe(201);
  });
});

describe('The header', () => {
  it('accepts 255 characters', async () => {
    const key = 'k'.repeat(255);
    const first = await send(key, 'Long');
    expect(first.status).toBe(201);
    expectReplay(await send(key, 'Long'), first);
  });

  it.each([
    ['in quotes', 'quoted order-7', '"quoted order-7"'],
    ['with quotes and backslashes', 'a "b" \\c', '"a \\"b\\" \\\\c"'],
    ['of 255 characters', 'q'.repeat(255), `"${'q'.repeat(255)}"`],
  ])('of the IETF draft, %s, is the same key', async (_how, key, quoted) => {
    const first = await send(quoted, 'Quoted');
    expect(first.status).toBe(201);
    expectReplay(await send(key, 'Quoted'), first);
    expectReplay(await send(quoted, 'Quoted'), first);
    expect((await send(key, 'Another')).body.errors[0].code).toBe('idempotency_key_reused');
  });

  it.each(['"', '"open', 'a"b"', '"a"b"', '"a\\b"'])('%s is no text in quotes, and a key as it is', async (key) => {
    const first = await send(key, 'Raw');
    expect(first.status).toBe(201);
    expectReplay(await send(key, 'Raw'), first);
  });

  it.each([
    ['nothing in quotes', ['""']],
    ['256 characters in quotes', [`"${'k'.repeat(256)}"`]],
    ['256 characters', ['k'.repeat(256)]],
    ['an empty key', ['']],
    ['256 characters beyond ASCII', ['\u00fc'.repeat(256)]],
    ['a tab inside', ['a\tb']],
    ['a control character beyond ASCII', ['a\u0085b']],
    ['two keys', ['a', 'b']],
    ['the same key twice', ['a', 'a']],
  ])('with %s is refused with 422, and nothing happens', async (_name, values) => {
    const body = JSON.stringify(person('Header'));
    const answer = await sendRaw(
      service.address,
      Buffer.from(
        `POST ${register} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tenant.token}\r\n` +
          `${values.map((value) => `Idempotency-Key: ${value}\r\n`).join('')}Connection: close\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        'latin1',
      ),
    );
    expect([answer.status, JSON.parse(answer.text).errors[0].code]).toEqual([422, 'idempotency_key_invalid']);
    expect(await peopleNamed('Header')).toBe(0);
  });

  it('has no effect on GET: the list still changes, and even a bad key is ignored', async () => {
    const key = newKey();
    const read = (one: string) => service.send('GET', list, { token: tenant.token, key: one });
    const before = await read(key);
    const body = { ...(await registerPayerAndPayee(service, tenant.uuid)), amount: 99 };
    await service.send('POST', '/3p/api/v1/transaction', { token: tenant.token, body });
    const after = await read(key);
    expect(after.body.data.pagination.totalItems).toBe(before.body.data.pagination.totalItems + 1);
    expect(after.headers.get('idempotent-replayed')).toBeNull();
    expect((await read('x'.repeat(300))).status).toBe(200);
  });

  it('has no effect on DELETE: both run', async () => {
    const key = newKey();
    const remove = () =>
      service.send('DELETE', webhook, { token: tenant.token, key, body: { event_names: hook.event_names } });
    for (const time of [1, 2]) {
      expect((await service.send('POST', webhook, { token: tenant.token, body: hook })).status, `${time}`).toBe(201);
      expect((await remove()).headers.get('idempotent-replayed')).toBeNull();
      expect((await service.send('GET', webhook, { token: tenant.token })).body.data).toEqual([]);
    }
  });

  it('counts on POST also for reads: the list with its parameters in a body', async () => {
    const key = newKey();
    const read = () => service.send('POST', list, { token: tenant.token, key, body: { per_page: 1 } });
    const first = await read();
    const body = { ...(await registerPayerAndPayee(service, tenant.uuid)), amount: 98 };
    await service.send('POST', '/3p/api/v1/transaction', { token: tenant.token, body });
    expectReplay(await read(), first);
  });
});

describe('Register, de-register, register under the first key', () => {
  it('is replayed and registers nothing', async () => {
    const key = newKey();
    const registerHook = () => service.send('POST', webhook, { token: tenant.token, key, body: hook });
    const first = await registerHook();
    await service.send('DELETE', webhook, { token: tenant.token, body: { event_names: hook.event_names } });
    expectReplay(await registerHook(), first);
    expect((await service.send('GET', webhook, { token: tenant.token })).body.data).toEqual([]);
  });
});

describe('A stored answer', () => {
  const age = (hours: number) =>
    service.context.database.query(
      `UPDATE idempotency_keys SET expires_at = expires_at - make_interval(secs => $1) WHERE processor_id = $2`,
      [hours * 3_600, tenant.uuid],
    );

  it('is kept 25 hours less a minute, and is gone a minute later', async () => {
    const key = newKey();
    const first = await send(key, 'Aging');
    await age(25 - 60 / 3_600);
    expectReplay(await send(key, 'Aging'), first);
    await age(120 / 3_600);
    const again = await send(key, 'Aging');
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, null]);
    expect(await peopleNamed('Aging')).toBe(2);
  });

  it('is not readable in the database', async () => {
    await send(newKey(), 'Cleartext');
    const rows = await service.context.database.query<{ body: Buffer }>(
      'SELECT response_body AS body FROM idempotency_keys WHERE response_body IS NOT NULL',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ body }) => body.includes('Cleartext'))).toEqual([]);
  });
});

describe('A client that disconnects', () => {
  it('has its request completed, and its retry gets the answer', async () => {
    const { database } = service.context;
    const holder = await database.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE users IN EXCLUSIVE MODE');
    const key = newKey();
    const body = JSON.stringify(person('Gone'));
    const { hostname, port } = new URL(service.address);
    const socket = net.connect(Number(port), hostname);
    socket.write(
      `POST ${register} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tenant.token}\r\nIdempotency-Key: ${key}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await expect
      .poll(() =>
        database.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1);
    socket.destroy();
    await once(socket, 'close');
    await holder.query('ROLLBACK');
    holder.release();
    const retry = await send(key, 'Gone');
    expect([retry.status, retry.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await peopleNamed('Gone')).toBe(1);
  });
});
