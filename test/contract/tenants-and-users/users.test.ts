// Contract, users: reading, listing, changing and deleting them, and who may do it.
import { beforeAll, describe, expect, it } from 'vitest';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let token: string;
let processorUuid: string;
beforeAll(async () => {
  service = await testService();
  ({ token, uuid: processorUuid } = await service.processor());
});

const unknownUuid = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
const read = (uuid: string, as = token) => service.send('GET', `/3p/api/v2/users/${uuid}`, { token: as });
const change = (uuid: string, body: unknown, as = token) =>
  service.send('PUT', `/3p/api/v2/users/${uuid}`, { token: as, body });
const remove = (uuid: string, as = token) => service.send('DELETE', `/3p/api/v2/users/${uuid}`, { token: as });
const list = (query: string, as = token) => service.send('GET', `/3p/api/v2/users?${query}`, { token: as });
const eventsOf = (uuid: string) =>
  service.context.database.query<{ type: string; sequence: number; state: Record<string, unknown> }>(
    'SELECT type, sequence, state FROM outbox WHERE subject_uuid = $1 ORDER BY sequence',
    [uuid],
  );
const versionOf = async (uuid: string) =>
  (await service.context.database.query<{ version: number }>('SELECT version FROM users WHERE uuid = $1', [uuid]))[0]!
    .version;

describe('A user that does not exist, was deleted, or belongs to another tenant', () => {
  const requests = ['GET /u', 'PUT /u', 'DELETE /u', 'PUT /u/kyb', 'GET /b'];
  it.each(requests)('is the same 404 to %s', async (request) => {
    const [method, where] = request.split(' ') as [string, string];
    const send = (uuid: string, as: string) => {
      const path = where === '/b' ? `merchants/${uuid}/billing` : where.replace('/u', `users/${uuid}`);
      return service.send(method, `/3p/api/v2/${path}`, { token: as, ...(method === 'PUT' ? { body: {} } : {}) });
    };
    const foreign = await registerBusiness(service, (await service.processor()).token);
    const deleted = await registerBusiness(service, token);
    await remove(deleted.uuid);
    const ofTheProcessor = await registerBusiness(service, token);
    const vendor = await service.vendor(processorUuid);
    const answers = await Promise.all([
      send(unknownUuid, token),
      send(foreign.uuid, token),
      // Deleting it again answers 200.
      ...(method === 'DELETE' ? [] : [send(deleted.uuid, token)]),
      send(ofTheProcessor.uuid, vendor.token),
    ]);
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, answers[0]!.text]);
  });

  it('is a 422 when the uuid is invalid', async () => {
    expect((await read('42')).status).toBe(422);
  });
});

describe('A vendor', () => {
  it("reaches its own users; its processor reaches them too, another vendor doesn't", async () => {
    const processor = await service.processor();
    const [one, other] = [await service.vendor(processor.uuid), await service.vendor(processor.uuid)];
    const person = await registerPerson(service, one.token);
    const ofTheProcessor = await registerPerson(service, processor.token);
    expect(person.vendor_uuid).toBe(one.uuid);

    expect((await read(person.uuid, one.token)).status).toBe(200);
    expect((await read(person.uuid, processor.token)).status).toBe(200);
    expect((await change(person.uuid, { phone: '1' }, processor.token)).body.data.vendor_uuid).toBe(one.uuid);
    expect((await read(person.uuid, other.token)).status).toBe(404);

    const seen = async (as: string, query = '') =>
      (await list(query, as)).body.data.users.map(({ uuid }: { uuid: string }) => uuid);
    expect(await seen(one.token)).toEqual([person.uuid]);
    expect(await seen(other.token)).toEqual([]);
    expect(await seen(other.token, `vendor_uuid=${one.uuid}`)).toEqual([]);
    expect((await seen(processor.token)).sort()).toEqual([person.uuid, ofTheProcessor.uuid].sort());
    expect(await seen(processor.token, `vendor_uuid=${one.uuid}`)).toEqual([person.uuid]);
  });
});

describe('GET /3p/api/v2/users', () => {
  it('pages exactly, in both orders, under both spellings; a page past the end is empty with true totals', async () => {
    const { token: as } = await service.processor();
    const made: string[] = [];
    for (let index = 0; index < 7; index++) made.push((await registerPerson(service, as)).uuid);
    made.sort();

    for (const [order, expected] of [
      ['oldest', made],
      ['newest', made.toReversed()],
    ] as const)
      for (const size of ['per_page', 'pageSize']) {
        const seen: string[] = [];
        for (let page = 1; page <= 4; page++) {
          const { data } = (await list(`sort_order=${order}&${size}=3&page=${page}`, as)).body;
          expect(data.pagination).toEqual({ totalItems: 7, pageSize: 3, currentPage: page, totalPages: 3 });
          expect(data.users).toHaveLength([3, 3, 1, 0][page - 1]!);
          seen.push(...data.users.map(({ uuid }: { uuid: string }) => uuid));
        }
        expect(seen).toEqual(expected);
      }
    const { data } = (await list('', as)).body;
    expect(data.pagination).toEqual({ totalItems: 7, pageSize: 10, currentPage: 1, totalPages: 1 });
    expect(data.users.map(({ uuid }: { uuid: string }) => uuid)).toEqual(made.toReversed());
  });

  it('answers each user like reading it', async () => {
    const { token: as } = await service.processor();
    const business = await registerBusiness(service, as, {
      business_owners: [
        { first_name: 'Ada', last_name: 'Moreau', ssn9: '987654321', dob: '1984-07-19' },
        { first_name: 'Bo', last_name: 'Moreau', ownership_percentage: 12.3456 },
      ],
    });
    expect((await list('', as)).body.data.users).toEqual([business]);
  });

  it('filters by kind, kyb_status, client_reference_id and e-mail in any case', async () => {
    const { token: as } = await service.processor();
    const person = await registerPerson(service, as, { email: 'Ada@Example.com', client_reference_id: "a'; --" });
    const merchant = await registerBusiness(service, as, { client_reference_id: 'shop' });
    const review = await registerBusiness(service, as, { business: { tin: '000000002' } });
    const found = async (query: string) =>
      (await list(query, as)).body.data.users.map(({ uuid }: { uuid: string }) => uuid).sort();
    expect(await found('kind=person')).toEqual([person.uuid]);
    expect(await found('kind=business')).toEqual([merchant.uuid, review.uuid].sort());
    expect(await found('kyb_status=IN_REVIEW')).toEqual([review.uuid]);
    expect(await found('client_reference_id=shop&kind=business')).toEqual([merchant.uuid]);
    expect(await found(`client_reference_id=${encodeURIComponent("a'; --")}`)).toEqual([person.uuid]);
    expect(await found('email=aDA%40example.COM')).toEqual([person.uuid]);
    expect(await found('kind=person&kyb_status=APPROVED')).toEqual([]);
  });

  it('filters by UTC days of creation, both inclusive, under both spellings', async () => {
    const { token: as } = await service.processor();
    const first = await registerPerson(service, as);
    await service.send('POST', '/sandbox/v1/clock/advance', { body: { seconds: 3 * 86_400 } });
    const second = await registerPerson(service, as);
    const [early, late] = [first.created_at.slice(0, 10), second.created_at.slice(0, 10)];
    expect(late > early).toBe(true);
    const found = async (query: string) =>
      (await list(query, as)).body.data.users.map(({ uuid }: { uuid: string }) => uuid);
    expect(await found(`start_date=${early}&end_date=${late}`)).toEqual([second.uuid, first.uuid]);
    expect(await found(`startDate=${late}`)).toEqual([second.uuid]);
    expect(await found(`end_date=${early}&endDate=${early}`)).toEqual([first.uuid]);
    expect((await list(`start_date=${late}&end_date=${early}`, as)).status).toBe(422);
    expect((await list(`start_date=${late}&startDate=${early}`, as)).status).toBe(422);
  });

  it.each([
    'per_page=0',
    'per_page=101',
    'per_page=10abc',
    'per_page=0x10',
    'page=0',
    'per_page=5&pageSize=6',
    'sort_order=up',
    'kind=robot',
    'kyb_status=PASSED',
    'start_date=2026-02-30',
    'start_date=2026-2-3',
    'vendor_uuid=1',
    'include_deleted=1',
    'kind=person&kind=business',
  ])('refuses %s with 422', async (query) => {
    expect((await list(query)).status).toBe(422);
  });
});

describe('PUT /3p/api/v2/users/{uuid}', () => {
  it('changes the fields of the body and keeps the rest; null clears a field', async () => {
    const person = await registerPerson(service, token, { email: 'ada@example.com', client_reference_id: 'x' });
    const version = await versionOf(person.uuid);
    await service.send('POST', '/sandbox/v1/clock/advance', { body: { seconds: 5 } });
    const answer = await change(person.uuid, {
      last_name: 'Lind',
      email: null,
      client_reference_id: null,
      address: { line_1: '9 Quay', city: 'Bath', state: 'ME', zip: '04530' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      ...person,
      last_name: 'Lind',
      name_in_file: 'ADA LIND',
      email: null,
      client_reference_id: '',
      address: { line_1: '9 Quay', line_2: null, city: 'Bath', state: 'ME', zip: '04530' },
      updated_at: expect.any(String),
    });
    expect(answer.body.data.updated_at > person.updated_at).toBe(true);
    expect((await read(person.uuid)).body.data).toEqual(answer.body.data);
    expect(await versionOf(person.uuid)).toBe(version + 1);
    expect(await eventsOf(person.uuid)).toEqual([]);
  });

  it('of a business raises BusinessUpdated with the next sequence, with the user but not its owners', async () => {
    const business = await registerBusiness(service, token, {
      business_owners: [{ first_name: 'Ada', last_name: 'Moreau' }],
    });
    await change(business.uuid, { transaction_fee_percent: 1.5 });
    const changed = (await change(business.uuid, { business: { trading_name: 'Fjord' }, payout_type: 'batch' })).body
      .data;
    expect(changed.business).toMatchObject({ name: 'Fjord Market LLC', trading_name: 'Fjord', company_name: 'Fjord' });
    const { business_owners: _, ...state } = changed;
    const events = await eventsOf(business.uuid);
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['BusinessCreated', 1],
      ['BusinessUpdated', 2],
      ['BusinessUpdated', 3],
    ]);
    expect(events[2]!.state).toEqual(state);
  });

  it('changes nothing and raises no event when a read record is sent back', async () => {
    const business = await registerBusiness(service, token, {
      email: 'office@example.com',
      address: { line_1: '1', city: 'Bath', state: 'ME', zip: '04530' },
      business: { trading_name: 'Fjord', company_name: 'FJ', payout_type: 'batch' },
      business_owners: [
        { first_name: 'Ada', last_name: 'Moreau', ssn9: '987654321', dob: '1984-07-19', ownership_percentage: 0.0001 },
        { first_name: 'Bo', last_name: 'Moreau' },
      ],
      transaction_fee_percent: 99.9999,
    });
    const person = await registerPerson(service, token, { phone: '1' });
    for (const user of [business, person]) {
      const version = await versionOf(user.uuid);
      const answer = await change(user.uuid, user);
      expect([answer.status, answer.body.data]).toEqual([200, user]);
      expect(await versionOf(user.uuid)).toBe(version);
    }
    expect(await eventsOf(business.uuid)).toHaveLength(1);
  });

  it('keeps the omitted fields of an owner named by its uuid, adds new owners, and removes those not named', async () => {
    const business = await registerBusiness(service, token, {
      business_owners: [
        { first_name: 'Ada', last_name: 'Moreau', ssn9: '987654321' },
        { first_name: 'Bo', last_name: 'Moreau', ssn9: '123123123' },
      ],
    });
    const [ada] = business.business_owners;
    const answer = await change(business.uuid, {
      business_owners: [
        { first_name: 'Cy', last_name: 'Lind' },
        { uuid: ada.uuid, title: 'Managing member' },
      ],
    });
    expect(answer.body.data.business_owners).toEqual([
      expect.objectContaining({ first_name: 'Cy', ssn9: null }),
      { ...ada, title: 'Managing member' },
    ]);
    expect((await read(business.uuid)).body.data).toEqual(answer.body.data);
    expect((await change(business.uuid, { business_owners: [] })).body.data.business_owners).toEqual([]);
  });

  it('keeps a chosen company_name, and derives it again from null', async () => {
    const { uuid } = await registerBusiness(service, token, { business: { company_name: 'CHOSEN' } });
    const named = async (business: object) => (await change(uuid, { business })).body.data.business.company_name;
    expect(await named({ trading_name: 'Harbor Fish' })).toBe('CHOSEN');
    expect(await named({ company_name: null })).toBe('Harbor Fish');
    expect(await named({ trading_name: null })).toBe('Fjord Market LLC');
  });

  it.each([
    ['first_name', { first_name: null }],
    ['address', { address: null }],
    ['business', { business: { name: 'Ada Inc' } }],
    ['transaction_fee_fixed', { transaction_fee_fixed: 1 }],
    ['business_owners', { business_owners: [{ first_name: 'A', last_name: 'B' }] }],
  ])('refuses an invalid %s of a person', async (field, body) => {
    const { uuid } = await registerPerson(service, token);
    const answer = await change(uuid, body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });

  it.each([
    ['business.tin', { business: { tin: '*****0000' } }],
    ['business_owners.0.uuid', { business_owners: [{ uuid: unknownUuid }] }],
    ['business_owners.0.last_name', { business_owners: [{ first_name: 'A' }] }],
    ['business_owners.0.ssn9', { business_owners: [{ first_name: 'A', last_name: 'B', ssn9: '*****4321' }] }],
  ])('refuses an invalid %s of a business', async (field, body) => {
    const { uuid } = await registerBusiness(service, token);
    const answer = await change(uuid, body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
    expect(await eventsOf(uuid)).toHaveLength(1);
  });

  it('loses no field when many change one user at once', async () => {
    const { uuid } = await registerBusiness(service, token);
    const fields = ['email', 'phone', 'first_name', 'last_name', 'client_reference_id'];
    const answers = await Promise.all(fields.map((field) => change(uuid, { [field]: `${field}@1` })));
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200));
    const { data } = (await read(uuid)).body;
    for (const field of fields) expect(data[field]).toBe(`${field}@1`);
    expect((await eventsOf(uuid)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('DELETE /3p/api/v2/users/{uuid}', () => {
  it('answers 200 and null once; the user is listed only when deleted ones are requested', async () => {
    const { token: as } = await service.processor();
    const { uuid } = await registerBusiness(service, as);
    const answer = await remove(uuid, as);
    expect([answer.status, answer.body]).toEqual([200, { status: true, message: '', data: null, errors: [] }]);
    // DELETE honors no key: a request whose answer was lost is sent again.
    const again = await remove(uuid, as);
    expect([again.status, again.text]).toEqual([200, answer.text]);
    const { token: stranger } = await service.processor();
    expect((await remove(uuid, stranger)).status).toBe(404);
    expect((await list('', as)).body.data.users).toEqual([]);
    const [listed] = (await list('include_deleted=true', as)).body.data.users;
    expect([listed.uuid, listed.deleted_at]).toEqual([uuid, expect.stringMatching(/^\d{4}-/)]);
    expect((await eventsOf(uuid)).map(({ type }) => type)).toEqual(['BusinessCreated', 'BusinessUpdated']);
  });

  it('is refused with 422 while payments are pending, as payer or payee', async () => {
    const [payer, payee] = [await registerPerson(service, token), await registerBusiness(service, token)];
    for (const { uuid } of [payer, payee]) await addBankAccount(service, token, uuid);
    const started = await service.send('POST', '/3p/api/v1/transaction', {
      token,
      body: { payer_uuid: payer.uuid, payee_uuid: payee.uuid, amount: 1_000 },
    });
    expect(started.status).toBe(201);
    for (const { uuid } of [payer, payee]) {
      const answer = await remove(uuid);
      expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'payments_in_progress']);
    }
    const canceled = await service.send('DELETE', `/3p/api/v2/transactions/${started.body.data.uuid}`, { token });
    expect(canceled.status).toBe(200);
    for (const { uuid } of [payer, payee]) expect((await remove(uuid)).status).toBe(200);
  });

  it('stops every later payment of the user, however close they are', async () => {
    const payee = await registerBusiness(service, token);
    await addBankAccount(service, token, payee.uuid);
    for (let round = 0; round < 8; round++) {
      const payer = await registerPerson(service, token);
      await addBankAccount(service, token, payer.uuid);
      const body = { payer_uuid: payer.uuid, payee_uuid: payee.uuid, amount: 100 };
      const [removed, started] = await Promise.all([
        remove(payer.uuid),
        service.send('POST', '/3p/api/v1/transaction', { token, body }),
      ]);
      expect([
        [200, 422],
        [422, 201],
      ]).toContainEqual([removed.status, started.status]);
    }
  });
});

describe('The audit trail', () => {
  it('shows who registered, changed and deleted a user, by column names and without personal data', async () => {
    const { uuid } = await registerBusiness(service, token);
    await change(uuid, { email: 'secret@example.com', business: { tin: '918273645' } });
    await remove(uuid);
    const rows = await service.context.database.query<{ action: string; actor: string; detail: object }>(
      'SELECT action, actor, detail FROM audit_trail WHERE processor_id = $1 AND subject_uuid = $2 ORDER BY acted_at, uuid',
      [processorUuid, uuid],
    );
    expect(rows).toEqual([
      { action: 'user.registered', actor: 'processor', detail: { kind: 'business', kyb_status: 'APPROVED' } },
      {
        action: 'user.verified',
        actor: 'processor',
        detail: { changed: ['email', 'tin_encrypted', 'tin_last4'], kyb_status: 'APPROVED' },
      },
      { action: 'user.deleted', actor: 'processor', detail: { changed: ['deleted_at'], kyb_status: 'APPROVED' } },
    ]);
  });
});
