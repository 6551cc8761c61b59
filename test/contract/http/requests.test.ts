// The log of requests: what a tenant and an operator find in it, and what never is in it.

import { beforeAll, describe, expect, it } from 'vitest';
import { unpackRequests } from '../../../src/access/requests/packed-requests.ts';
import { requestLog } from '../../../src/access/requests/request-log.ts';
import { selectEveryRequestBatch } from '../../../src/access/requests/requests.sql.ts';
import { oneLane } from '../../../src/platform/database/lanes/lanes.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { lastUuid } from '../../../src/platform/std/identifiers.ts';
import { person } from '../../support/operators/person.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ settings: { ACHORD_REQUEST_LOG_DAYS: '14' } });
});

interface Found {
  request_id: string;
  answered_at: string;
  method: string;
  path: string;
  status: number;
  duration_ms: number;
  error_codes: string[];
  token_uuid: string | null;
  vendor_uuid: string | null;
  processor_uuid?: string | null;
  operator_uuid?: string | null;
}

const own = '/3p/api/v1/requests';
const ofAll = '/admin/v1/requests';

async function read(path: string, query: string, token?: string): Promise<{ requests: Found[]; next: string | null }> {
  const { status, body, text } = await service.send('GET', `${path}?${query}`, token === undefined ? {} : { token });
  expect(status, text).toBe(200);
  return body.data;
}

/** Every page; without the reads of the log itself. */
async function every(path: string, query: string, token?: string, limit = 100): Promise<Found[]> {
  const found: Found[] = [];
  let after = '';
  for (;;) {
    const { requests, next } = await read(path, `${query}&limit=${limit}${after}`, token);
    found.push(...requests);
    if (next === null) return found.filter((one) => one.path !== own && one.path !== ofAll);
    after = `&after=${next}`;
  }
}
const inWords = ({ method, path, status, error_codes }: Found) => [method, path, status, ...error_codes].join(' ');

describe('The log of requests', () => {
  it('has each request of a tenant with how it ended, newest first', async () => {
    const { token, uuid } = await service.processor();
    const user = await registerPerson(service, token);
    const path = `/3p/api/v2/users/${user.uuid}`;
    await service.send('GET', path, { token });
    const refused = await service.send('POST', '/3p/api/v1/transaction', { token, body: { amount: 'x' } });
    const unknown = await service.send('GET', '/3p/api/v2/users/019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d', { token });
    const found = await every(own, '', token);
    expect(found.map(inWords)).toEqual([
      'GET /3p/api/v2/users/019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d 404 not_found',
      'POST /3p/api/v1/transaction 422 invalid_request',
      `GET ${path} 200`,
      'POST /3p/api/v1/register/person 201',
    ]);
    const [last, before] = found;
    expect(last!.request_id).toBe(unknown.headers.get('x-request-id'));
    expect(before!.request_id).toBe(refused.headers.get('x-request-id'));
    expect(last!.token_uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(Date.parse(last!.answered_at)).toBeGreaterThan(realClock.now().getTime() - 60_000);

    expect((await every(own, 'failed=true', token)).map(({ status }) => status)).toEqual([404, 422]);
    expect((await every(own, 'status=422', token)).map(({ status }) => status)).toEqual([422]);
    expect(await every(own, `request_id=${before!.request_id}`, token)).toEqual([before]);
    expect((await every(own, `method=GET&path=${path}`, token)).map(({ path }) => path)).toEqual([path]);
    const one = await every(own, `token_uuid=${last!.token_uuid}`, token, 1);
    expect(one.map(inWords)).toEqual(found.map(inWords));
    expect((await every(ofAll, `processor_uuid=${uuid}&failed=true`)).map(inWords)).toEqual([
      inWords(last!),
      inWords(before!),
    ]);
  });

  it('shows a vendor its own, a processor also its vendors’, and no one another tenant’s', async () => {
    const processor = await service.processor();
    const vendor = await service.vendor(processor.uuid, 'Corner Shop');
    const other = await service.processor();
    await service.send('GET', '/3p/api/v1/me', { token: processor.token });
    await service.send('GET', '/3p/api/v1/webhook', { token: vendor.token });
    await service.send('GET', '/3p/api/v1/limits', { token: other.token });
    const seen = async (token: string) => (await every(own, 'method=GET', token)).map(({ path }) => path);
    expect((await seen(processor.token)).toSorted()).toEqual(['/3p/api/v1/me', '/3p/api/v1/webhook']);
    expect(await seen(vendor.token)).toEqual(['/3p/api/v1/webhook']);
    expect((await every(own, 'method=GET', processor.token))[0]!.vendor_uuid).not.toBe(undefined);
    const all = await every(ofAll, 'path=/3p/api/v1/limits');
    expect(all).toMatchObject([{ processor_uuid: other.uuid, vendor_uuid: null }]);
    const { next } = await read(own, 'limit=1', processor.token);
    const foreign = await service.send('GET', `${own}?limit=1&after=${next}`, { token: other.token });
    expect([foreign.status, foreign.body.errors[0].field]).toEqual([422, 'after']);
  });

  it('has refused tokens and the acts of operators for operators only', async () => {
    const { status } = await service.send('GET', '/3p/api/v1/me', { token: 'achord_test_proc_wrong' });
    expect(status).toBe(401);
    const [refused] = await every(ofAll, 'status=401');
    expect(refused).toMatchObject({ processor_uuid: null, token_uuid: null, error_codes: ['unauthenticated'] });
    const created = await every(ofAll, 'method=POST&path=/admin/v1/processors');
    expect(created[0]).toMatchObject({ status: 201, processor_uuid: null, token_uuid: null, operator_uuid: null });
    const viewer = await person(service, 'viewer');
    const seen = await viewer.send('GET', '/admin/v1/today');
    const operator = await every(ofAll, `operator_uuid=${viewer.uuid.toUpperCase()}`);
    expect(operator).toMatchObject([{ path: '/admin/v1/today', operator_uuid: viewer.uuid, token_uuid: null }]);
    expect(operator[0]!.request_id).toBe(seen.headers.get('x-request-id'));
  });

  it('has no body, no query, and no part of a path that a caller chose', async () => {
    const { token } = await service.processor();
    const secret = 'hunter2';
    await service.send('GET', `/3p/api/v2/users/${secret}?ssn=${secret}`, { token });
    await service.send('POST', '/3p/api/v1/transaction', { token, body: { [secret]: secret }, key: secret });
    await service.send('GET', '/3p/api/v1/me', { token: secret, headers: { 'x-request-id': secret } });
    await read(ofAll, '');
    const batches = await selectEveryRequestBatch(service.context.database, lastUuid, 10_000);
    expect(batches.length).toBeGreaterThan(3);
    const requests = batches.map(({ packed_requests }) => unpackRequests(packed_requests));
    expect(JSON.stringify(requests)).not.toContain(secret);
  });

  it('refuses filters that do not exist', async () => {
    for (const [query, field] of [
      ['status=7', 'status'],
      ['method=BREW', 'method'],
      ['request_id=7', 'request_id'],
      ['after=x', 'after'],
      ['failed=perhaps', 'failed'],
      ['shape=round', 'shape'],
    ]) {
      const { status, body } = await service.send('GET', `${ofAll}?${query}`);
      expect([query, status, body.errors?.[0]?.field]).toEqual([query, 422, field]);
    }
  });

  it('writes few rows for many requests, keeps them while the database refuses, and counts what it loses', async () => {
    const { database } = service.context;
    const { uuid: processor_id } = await service.processor();
    let lost = 0;
    let isAway = true;
    const sometimes = {
      ...database,
      query: ((text: string, values: unknown[]) =>
        isAway ? Promise.reject(new Error('away')) : database.query(text, values)) as typeof database.query,
    };
    const log = requestLog(oneLane(sometimes), realClock, () => lost++);
    const caller = { processor_id, vendor_id: null, token_uuid: null };
    const line = { request_id: '5f0c3a52-8f0e-4a57-9b1d-2a3b4c5d6e7f', method: 'GET', path: '/3p/api/v1/me' };
    const note = (status: number) => log.note({ caller, codes: null } as never, line as never, { status, ms: 1 });
    for (let n = 0; n < 50_010; n++) note(200 + (n % 300));
    expect(lost).toBe(10);
    await expect(log.write(true)).rejects.toThrow('away');
    isAway = false;
    await log.write(true);
    const rows = await database.query<{ packed_requests: Buffer }>(
      'SELECT packed_requests FROM request_batches WHERE processor_id = $1 ORDER BY uuid',
      [processor_id],
    );
    expect(rows).toHaveLength(100);
    const statuses = rows.flatMap(({ packed_requests }) => unpackRequests(packed_requests).map(([, , , , one]) => one));
    expect(statuses.length).toBe(50_000);
    await log.write(true);
    // Every one is found, page by page, although one answer looks at a part of them.
    expect(await every(ofAll, `processor_uuid=${processor_id}&status=201`)).toHaveLength(167);
  });
});

it('is switched off with 0 days', async () => {
  const off = await testService();
  await off.processor();
  await off.send('GET', ofAll);
  expect(await off.context.database.query('SELECT 1 FROM request_batches', [])).toEqual([]);
});
