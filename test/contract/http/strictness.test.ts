// Unknown fields: `/admin` refuses them, and so does every request with `Achord-Strict: 1`.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await testService();
  ({ token } = await service.processor());
});

const person = {
  first_name: 'Ada',
  last_name: 'Moss',
  address: { line_1: '12 Main Street', city: 'Albany', state: 'NY', zip: '12207', county: 'Albany' },
  nickname: 'A',
};
const strict = { 'achord-strict': '1' };
const unknown = (field: string) => ({
  field,
  code: 'unknown_field',
  message: 'is not a field or a query parameter of this operation',
});

describe('An operation of an operator', () => {
  it('refuses unknown fields and query parameters, each by its path, and changes nothing', async () => {
    const body = { name: 'Nordlys Pay', payout_delay: 3, note: 'x' };
    const answer = await service.send('POST', '/admin/v1/processors', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([unknown('payout_delay'), unknown('note')]);
    const list = await service.send('GET', '/admin/v1/processors?limit=100');
    expect(list.text).not.toContain('Nordlys');
    const wrong = await service.send('GET', '/admin/v1/bank-files?status=open');
    const field = {
      field: 'status',
      code: 'unknown',
      message: expect.stringContaining('use state, created_from, created_before, after, limit'),
    };
    expect([wrong.status, wrong.body.errors]).toEqual([422, [field]]);
  });

  it('without a body refuses the fields of one', async () => {
    const { uuid } = await service.processor();
    const path = `/admin/v1/processors/${uuid}/suspend`;
    const answer = await service.send('POST', path, { body: { until: '2026-12-01' } });
    expect([answer.status, answer.body.errors]).toEqual([422, [unknown('until')]]);
    expect((await service.send('POST', path, { body: {} })).status).toBe(200);
  });
});

describe('Achord-Strict', () => {
  const register = (headers: Record<string, string>, key?: string) =>
    service.send('POST', '/3p/api/v1/register/person', {
      token,
      body: person,
      headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });

  it('1 refuses unknown fields at any depth; 0 and its absence name them', async () => {
    const refused = await register(strict);
    expect([refused.status, refused.body.errors]).toEqual([422, [unknown('address.county'), unknown('nickname')]]);
    for (const headers of [{}, { 'achord-strict': '0' }]) {
      const accepted = await register(headers);
      expect([accepted.status, accepted.headers.get('achord-ignored-fields')]).toEqual([
        201,
        'address.county, nickname',
      ]);
    }
    const me = await service.send('GET', '/3p/api/v1/me?expand=vendor', { token, headers: strict });
    expect([me.status, me.body.errors]).toEqual([422, [unknown('expand')]]);
  });

  it('is refused with any other value', async () => {
    const answer = await register({ 'achord-strict': 'yes' });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field: 'Achord-Strict', code: 'enum', message: 'must be one of: 0, 1' }],
    ]);
  });

  it('is answered under its key like any refusal', async () => {
    for (const headers of [strict, { 'achord-strict': 'yes' }]) {
      const key = randomUUID();
      const first = await register(headers, key);
      const again = await register({}, key);
      expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([422, first.text, 'true']);
    }
  });

  it('refuses only the entries of a bulk call that have unknown fields', async () => {
    const entry = {
      payer_uuid: '01890000-0000-7000-8000-000000000000',
      payee_uuid: '01890000-0000-7000-8000-000000000001',
      amount: 100,
      idempotency_key: randomUUID(),
    };
    const answer = await service.send('POST', '/3p/api/v1/transactions/bulk', {
      token,
      body: { transactions: [{ ...entry, idempotency_key: randomUUID(), memo: 'x' }, entry] },
      headers: strict,
    });
    expect(answer.status, answer.text).toBe(200);
    interface Result {
      body: { errors: { field: string; code: string }[] };
    }
    const codes = answer.body.data.results.map(({ body }: Result) =>
      body.errors.map(({ field, code }) => [field, code]),
    );
    expect(codes).toEqual([[['memo', 'unknown_field']], [[expect.any(String), 'unknown_user']]]);
  });
});
