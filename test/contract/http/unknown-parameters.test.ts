// Contract, envelope and errors 8: a list never drops a parameter that could select.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/api/http/operation.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { everyOperation } from '../../support/service/every-operation.ts';
import { sharedService, type TestService } from '../../support/service/service.ts';

const listPath = '/3p/api/v2/transactions';

let service: TestService;
let token: string;
let owner: Person;
let reads: Operation[];
beforeAll(async () => {
  service = await sharedService();
  const { uuid, ...processor } = await service.processor();
  token = processor.token;
  owner = await person(service, 'tenant_owner', uuid);
  reads = everyOperation(service).filter(({ method }) => method === 'GET');
});

const get = (path: string) => service.send('GET', path, { token });
const filled = (path: string) => path.replace(/:day/, '2026-03-04').replace(/:\w+/g, () => randomUUID());
const ofTenants = ({ callers }: Operation) => callers.includes('processor');
const parametersOf = ({ query }: Operation) =>
  Object.keys((query as { properties?: object } | undefined)?.properties ?? {});

describe('A parameter that a read does not know', () => {
  it('is refused by every operation with parameters, and the message names those', async () => {
    // An identity provider has parameters of its own.
    const selecting = reads.filter(
      (operation) => parametersOf(operation).length > 0 && !operation.callers.includes('anyone'),
    );
    expect(selecting.length).toBeGreaterThan(40);
    for (const operation of selecting) {
      const path = `${filled(operation.path)}?client_reference=x`;
      const answer = operation.byPerson
        ? await owner.send('GET', path)
        : await service.send('GET', path, { token: ofTenants(operation) ? token : service.adminToken });
      expect([operation.path, answer.status]).toEqual([operation.path, 422]);
      expect(answer.body.errors).toContainEqual({
        field: 'client_reference',
        code: 'unknown',
        message: expect.stringContaining(`use ${parametersOf(operation).join(', ')}`),
      });
    }
  });

  it.each([
    '/3p/api/v1/webhook',
    '/3p/api/v1/webhook-endpoints',
    `/3p/api/v2/users/${randomUUID()}/blocks`,
    `${listPath}/${randomUUID()}/holds`,
  ])('is refused by the complete list %s, which has no page', async (path) => {
    const answer = await get(`${path}?state=OPEN`);
    const message = 'is not a parameter of this operation: it has none';
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field: 'state', code: 'unknown', message }]]);
    // A client that pages through every list gets all of this one.
    expect((await get(`${path}?page=1&per_page=100`)).status).not.toBe(422);
  });

  it('changes nothing where the path names the record', async () => {
    const answer = await get('/3p/api/v1/me?expand=vendor');
    expect([answer.status, answer.headers.get('achord-ignored-fields')]).toEqual([200, 'expand']);
  });
});

describe('The list of transactions', () => {
  const known =
    'page, per_page, pageSize, after, start_date, startDate, end_date, endDate, sort_order, payer_account_uuid, payer_account_aggregator_type, payee_account_uuid, payee_account_aggregator_type, payer_uuid, payee_uuid, user_uuid, state, ';

  it.each(['client_reference', 'return_code', 'status', 'uuid', 'amount', 'sortOrder', 'limit', '__proto__'])(
    'refuses %s, and names what it knows',
    async (field) => {
      const answer = await get(`${listPath}?per_page=3&${field}=x`);
      expect([answer.status, answer.body.data, answer.body.error_code]).toEqual([422, null, 'invalid_request']);
      expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
      const { message } = answer.body.errors[0];
      expect(message).toContain(`use ${known}`);
      expect(message).toContain('client_reference_id');
    },
  );

  it('refuses it in a JSON body, by GET and POST', async () => {
    const answer = await service.send('POST', listPath, { token, body: { per_page: 3, status: 'x' } });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'status']);
  });

  it('goes on taking every spelling of the interface, together', async () => {
    const account = { uuid: randomUUID(), type: 'manual' };
    const query = new URLSearchParams({
      ...{ per_page: '10', pageSize: '10', page: '1', sort_order: 'newest' },
      ...{ start_date: '2026-01-01', startDate: '2026-01-01', end_date: '2026-12-31', endDate: '2026-12-31' },
      ...{ payer_account_uuid: account.uuid, payer_account_aggregator_type: account.type },
      ...{ payee_account_uuid: account.uuid, payee_account_aggregator_type: account.type },
    });
    const answer = await get(`${listPath}?${query}`);
    expect([answer.status, answer.headers.get('achord-ignored-fields')]).toEqual([200, null]);
  });
});
