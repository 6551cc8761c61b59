// Contract, who calls: tokens and what they may call.
import { beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../../../src/access/tenants/token.ts';
import { sharedService, type TestService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});

describe('POST /admin/v1/processors', () => {
  it('answers 201 with the uuid and the name', async () => {
    const answer = await service.send('POST', '/admin/v1/processors', { body: { name: 'Aurora' } });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      status: true,
      message: '',
      data: { uuid: expect.any(String), name: 'Aurora' },
      errors: [],
    });
  });

  it('names the invalid field and what is allowed', async () => {
    const answer = await service.send('POST', '/admin/v1/processors', { body: { name: '' } });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      status: false,
      message: 'The given data was invalid.',
      data: null,
      errors: [{ field: 'name', code: 'minLength', message: 'must be text of 1 to 100 characters' }],
    });
  });
});

describe('Authorization', () => {
  it('answers the same 401 to a missing, doubled, Basic, mistyped, unknown and revoked token', async () => {
    const { uuid } = await service.processor();
    const issued = (await service.send('POST', '/admin/v1/tokens', { body: { processor_uuid: uuid } })).body.data;
    expect((await service.send('DELETE', `/admin/v1/tokens/${issued.uuid}`)).status).toBe(200);
    const headers = [
      '',
      `Bearer ${service.adminToken}, Bearer ${service.adminToken}`,
      `Basic ${service.adminToken}`,
      `Bearer ${service.adminToken}x`,
      `Bearer ${newToken('admin', 'sandbox')}`,
      `Bearer ${issued.token}`,
    ];
    const answers = await Promise.all(
      headers.map((authorization) =>
        service.send('POST', '/admin/v1/processors', { token: null, headers: { authorization }, body: { name: 'x' } }),
      ),
    );
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([401, answers[0]!.text]);
  });

  it('answers 403 to a tenant on the operator API', async () => {
    const { token } = await service.processor();
    expect((await service.send('POST', '/admin/v1/processors', { token, body: { name: 'x' } })).status).toBe(403);
  });
});

describe('Idempotency', () => {
  it('replays the first answer, byte for byte', async () => {
    const first = await service.send('POST', '/admin/v1/processors', { key: 'k1', body: { name: 'Once' } });
    const second = await service.send('POST', '/admin/v1/processors', { key: 'k1', body: { name: 'Once' } });
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });
});
