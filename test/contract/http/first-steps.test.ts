// The first refusals that a new user of the service meets: each says what to do.
import { beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../../../src/access/tenants/token.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { sharedService, type TestService } from '../../support/service/service.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await sharedService();
  ({ token } = await service.processor());
});

describe('A request without a valid token', () => {
  it('gets the same 401 for every reason, with the header to send', async () => {
    const { uuid } = await service.processor();
    const issued = (await service.send('POST', '/admin/v1/tokens', { body: { processor_uuid: uuid } })).body.data;
    await service.send('DELETE', `/admin/v1/tokens/${issued.uuid}`);
    const headers = [
      {},
      ...[
        token,
        `Basic ${token}`,
        'Bearer',
        `Bearer ${newToken('processor', 'sandbox')}`,
        `Bearer ${issued.token}`,
      ].map((authorization) => ({ authorization })),
    ];
    const answers = await Promise.all(
      headers.map((one) => service.send('GET', '/3p/api/v1/webhook', { token: null, headers: one })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(401);
    expect(answers[0]!.body.message).toContain('Authorization: Bearer <token>');
    expect(answers[0]!.body.errors[0].message).toContain('Authorization: Bearer <token>');
    expect(new Set(answers.map((one) => one.headers.get('www-authenticate')))).toEqual(new Set(['Bearer']));
  });
});

describe('A path that does not exist', () => {
  it.each([
    ['GET', '/3p/api/v1/transactions', 'GET /3p/api/v2/transactions'],
    ['GET', '/transactions', 'GET /3p/api/v2/transactions'],
    ['POST', '/3p/api/v1/webhooks', 'POST /3p/api/v1/webhook'],
    ['POST', '/3p/api/v1/register/persons', 'POST /3p/api/v1/register/person'],
    ['POST', '/admin/v1/processor', 'POST /admin/v1/processors'],
    ['POST', '/sandbox/v1/clock/advanced', 'POST /sandbox/v1/clock/advance'],
  ])('%s %s is answered with the nearest path', async (method, path, nearest) => {
    const answer = await service.send(method, path, { token: null });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('This path does not exist.');
    expect(answer.body.errors[0].message).toBe(`This path does not exist. Did you mean ${nearest}?`);
  });

  it.each([
    ['a file that browsers ask for', '/favicon.ico'],
    ['a very long path', `/3p/api/v2/${'transactions'.repeat(600)}`],
    ['a path with characters of a page', '/3p/api/v2/transactions%2F<script>'],
  ])('has no suggestion when none is near, and the answer does not repeat it: %s', async (_what, path) => {
    const answer = await service.send('GET', path, { token: null });
    expect([answer.status, answer.body.errors[0].message]).toEqual([404, 'This path does not exist.']);
  });
});

describe('GET /', () => {
  it('answers a program with the address of the documentation', async () => {
    const answer = await service.send('GET', '/', { token: null });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      service: 'Achord',
      documentation: '/docs',
      openapi: '/openapi.json',
      health: '/health/ready',
    });
    for (const path of ['/docs', '/openapi.json', '/health/ready'])
      expect((await service.send('GET', path, { token: null })).status).toBe(200);
  });

  it('leads a browser to the documentation', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const answer = await fetch(`${service.address}/`, { headers, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('vary')]).toEqual([
      302,
      '/docs',
      'Accept',
    ]);
  });
});

describe('A webhook on the local machine', () => {
  it.each([
    'http://localhost:3000/hook',
    'http://127.0.0.1:3000/hook',
    'http://[::1]/hook',
    'localhost:3000/hook',
    'https://localhost:3000/hook',
    'https://127.0.0.1:3000/hook',
  ])('is refused with the command that forwards events there: %s', async (url) => {
    const body = { webhook_url: [url], event_names: ['TransactionStarted'] };
    const answer = await service.send('POST', '/3p/api/v1/webhook', { token, body });
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'webhook_url_refused']);
    expect(answer.body.errors[0].message).toContain('achord listen --forward-to http://localhost:3000/hook');
  });

  it('is not suggested for other addresses', async () => {
    const body = { webhook_url: ['http://example.com/hook'], event_names: ['TransactionStarted'] };
    const answer = await service.send('POST', '/3p/api/v1/webhook', { token, body });
    expect(answer.body.errors[0].message).toBe('must be an https URL such as https://example.com/webhooks');
  });
});

describe('A payment between two users who are no merchants', () => {
  it('is refused with the way to become one, and that way works', async () => {
    const account = {
      custom: { account_number: '12345678', routing_number: '011000015', account_name: 'E', account_type: 'checking' },
    };
    const payer = await registerPerson(service, token, { bank_account: account });
    const business = await registerBusiness(service, token, { kyb: false, bank_account: account });
    const body = { payer_uuid: payer.uuid, payee_uuid: business.uuid, amount: 12_500 };
    const refused = await service.send('POST', '/3p/api/v1/transaction', { token, body });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'At least one side of a transaction must be a merchant.',
    ]);
    const [{ message }] = refused.body.errors;
    for (const way of ['POST /3p/api/v2/businesses', '"kyb": true', 'PUT /3p/api/v2/users/{uuid}/kyb', 'sandbox'])
      expect(message).toContain(way);

    expect((await service.send('PUT', `/3p/api/v2/users/${business.uuid}/kyb`, { token, body: {} })).status).toBe(200);
    expect((await service.send('POST', '/3p/api/v1/transaction', { token, body })).status).toBe(201);
  });
});

describe('A tax number with hyphens', () => {
  const register = (tin: string, ssn9 = '123456789') =>
    service.send('POST', '/3p/api/v2/businesses', {
      token,
      body: {
        kyb: true,
        business: { name: 'Fjord Market', tin },
        business_owners: [{ first_name: 'Ada', last_name: 'Moss', ssn9 }],
      },
    });

  it('is stored without them, in the record and for the verification', async () => {
    const { status, body } = await register('12-3456789', '987-65-4321');
    expect(status).toBe(201);
    expect(body.data.business.tin).toBe('*****6789');
    expect(body.data.business_owners[0].ssn9).toBe('*****4321');
    // Sent again as 9 digits, or in the form of an owner's number, it is no change.
    const at = `/3p/api/v2/users/${body.data.uuid}`;
    for (const tin of ['123456789', '12-3456789']) {
      const changed = await service.send('PUT', at, { token, body: { business: { tin } } });
      expect([changed.status, changed.body.data.updated_at]).toEqual([200, body.data.updated_at]);
    }
    expect((await register('00-0000001')).body.data.kyb_status).toBe('REJECTED');
  });

  it.each(['1-23456789', '123-456789', '12-345-6789', '12 3456789', '12-34567890', '-123456789'])(
    'is refused when they are in other places: %s',
    async (tin) => {
      const { status, body } = await register(tin);
      expect([status, body.errors[0].field]).toEqual([422, 'business.tin']);
    },
  );
});
