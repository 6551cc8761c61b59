// Interface, register a person; Contract, users: the fields of a registration, its answers and its
// effects.
import { beforeAll, describe, expect, it } from 'vitest';
import { businessBody, personBody, registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let token: string;
let processorUuid: string;
beforeAll(async () => {
  service = await testService();
  ({ token, uuid: processorUuid } = await service.processor());
});

const person = (body: unknown, key?: string) =>
  service.send('POST', '/3p/api/v1/register/person', { token, body, ...(key === undefined ? {} : { key }) });
const business = (body: unknown, path = '/3p/api/v2/businesses') => service.send('POST', path, { token, body });
const inBusiness = (fields: object) => ({ ...businessBody, business: { ...businessBody.business, ...fields } });
const fieldsOf = (answer: { body: { errors: { field: string }[] } }) => answer.body.errors.map(({ field }) => field);

describe('POST /3p/api/v1/register/person', () => {
  it('answers 201 with the user record', async () => {
    const answer = await person({ ...personBody, email: 'ada@example.com', client_reference_id: 'customer-1042' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      status: true,
      message: '',
      data: {
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'person',
        vendor_uuid: null,
        first_name: 'Ada',
        last_name: 'Moreau',
        email: 'ada@example.com',
        phone: null,
        client_reference_id: 'customer-1042',
        name_in_file: 'ADA MOREAU',
        address: { line_1: '12 Harbor Street', line_2: null, city: 'Portland', state: 'ME', zip: '04101' },
        payout_type: 'individual',
        kyb_status: null,
        kyb_resubmission_reason: null,
        business: null,
        business_owners: [],
        transaction_fee_percent: null,
        transaction_fee_fixed: null,
        maximum_transaction_fee: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        deleted_at: null,
      },
      errors: [],
    });
  });

  it('answers an empty client_reference_id when none was given, or null', async () => {
    expect((await person(personBody)).body.data.client_reference_id).toBe('');
    expect((await person({ ...personBody, client_reference_id: null })).body.data.client_reference_id).toBe('');
  });

  it('says what bank files show of a name, and takes another name for them', async () => {
    const named = async (fields: object) => (await person({ ...personBody, ...fields })).body.data.name_in_file;
    expect(await named({ first_name: 'Zoë', last_name: 'Müller-Straßburg' })).toBe('ZOE MULLER-STRASSBURG');
    expect(await named({ first_name: 'Maximiliana', last_name: 'van den Ouwerkerk' })).toBe('MAXIMILIANA VAN DEN OU');
    const other = { first_name: '小明', last_name: '王' };
    expect(await named(other)).toBe('RECEIVER');
    expect(await named({ ...other, name_in_file: 'Xiaoming Wáng' })).toBe('XIAOMING WANG');
    expect(await named({ ...other, name_in_file: null })).toBe('RECEIVER');
    const firm = await business({ ...inBusiness({ name: 'Fjörd Market LLC' }), name_in_file: 'Fjord' });
    expect(firm.body.data.name_in_file).toBe('FJORD');
    for (const name_in_file of ['', '王', '000', 'a name of twenty-three ch', 7]) {
      const refused = await person({ ...personBody, name_in_file });
      expect([refused.status, fieldsOf(refused)], String(name_in_file)).toEqual([422, ['name_in_file']]);
      expect(refused.body.errors[0].message).toContain('1 to 22 characters');
    }
  });

  it('accepts lenient formats: any zip of at most 10 characters, line_2 null or empty, any telephone number', async () => {
    const address = { ...personBody.address, zip: 'SW1A 1AA', line_2: '' };
    const answer = await person({ ...personBody, address, phone: 'ext. 12', email: null });
    expect(answer.status).toBe(201);
    expect(answer.body.data.address).toEqual(address);
  });

  it('requires the exact types and names every invalid field', async () => {
    const { city: _, ...address } = personBody.address;
    const answer = await person({
      last_name: 7,
      address: { ...address, zip: 4101, line_1: ' ' },
      email: 'nowhere',
      payout_type: 'weekly',
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer).sort()).toEqual(
      ['address.city', 'address.line_1', 'address.zip', 'email', 'first_name', 'last_name', 'payout_type'].sort(),
    );
  });

  it.each(['first_name', 'last_name', 'address'])('requires %s', async (field) => {
    const answer = await person({ ...personBody, [field]: undefined });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]]);
  });

  it('ignores unknown fields, and names them', async () => {
    const answer = await person({
      ...personBody,
      uuid: 'x',
      kyb_status: 'APPROVED',
      address: { ...personBody.address, planet: 1 },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.data.kyb_status).toBeNull();
    expect(answer.body.data.address).not.toHaveProperty('planet');
    expect(answer.headers.get('achord-ignored-fields')).toBe('address.planet, uuid, kyb_status');
  });

  it('registers once per Idempotency-Key, also when sent fifty times at once', async () => {
    const reference = 'registered-once';
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => person({ ...personBody, client_reference_id: reference }, 'one-person')),
    );
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([201, answers[0]!.text]);
    const list = await service.send('GET', `/3p/api/v2/users?client_reference_id=${reference}`, { token });
    expect(list.body.data.pagination.totalItems).toBe(1);
  });
});

describe('POST /3p/api/v2/businesses', () => {
  it('answers 201 with a merchant, its identifiers masked', async () => {
    const answer = await business({
      ...inBusiness({ trading_name: 'Fjord', entity_type: 'llc', address: personBody.address }),
      business_owners: [
        { first_name: 'Ada', last_name: 'Moreau', dob: '1984-07-19', ssn9: '987654321', ownership_percentage: 62.5 },
        { first_name: 'Bo', last_name: 'Moreau', is_beneficial_owner: true },
      ],
      transaction_fee_percent: 0.3,
      transaction_fee_fixed: 30,
      maximum_transaction_fee: 2500,
    });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      kind: 'business',
      kyb_status: 'APPROVED',
      business: {
        name: 'Fjord Market LLC',
        trading_name: 'Fjord',
        company_name: 'Fjord',
        entity_type: 'llc',
        tin: '*****6789',
        address: { ...personBody.address, line_2: null },
      },
      transaction_fee_percent: 0.3,
      transaction_fee_fixed: 30,
      maximum_transaction_fee: 2500,
    });
    const none = { address: null, email: null, phone: null, title: null };
    expect(answer.body.data.business_owners).toEqual([
      {
        ...none,
        uuid: expect.any(String),
        first_name: 'Ada',
        last_name: 'Moreau',
        dob: '1984-07-19',
        ssn9: '*****4321',
        ownership_percentage: 62.5,
        is_beneficial_owner: false,
      },
      {
        ...none,
        uuid: expect.any(String),
        first_name: 'Bo',
        last_name: 'Moreau',
        dob: null,
        ssn9: null,
        ownership_percentage: null,
        is_beneficial_owner: true,
      },
    ]);
    const read = await service.send('GET', `/3p/api/v2/users/${answer.body.data.uuid}`, { token });
    expect(read.body.data).toEqual(answer.body.data);
  });

  it('answers at /3p/api/v1/register/business too', async () => {
    expect((await business(businessBody, '/3p/api/v1/register/business')).status).toBe(201);
  });

  it('derives company_name from the trading name, else the name, cut to 16 characters', async () => {
    const names = async (fields: object) =>
      (await registerBusiness(service, token, { business: fields })).business.company_name;
    expect(await names({ name: 'Northern Harbor Fish Market LLC' })).toBe('Northern Harbor');
    expect(await names({ name: 'Fish LLC', trading_name: 'Fish & Chips' })).toBe('Fish & Chips');
    expect(await names({ name: 'Fish LLC', company_name: 'FISH' })).toBe('FISH');
  });

  it('accepts payout_type and fees at the top or inside business, and refuses two different values', async () => {
    expect((await registerBusiness(service, token, { payout_type: 'batch' })).payout_type).toBe('batch');
    const inside = await registerBusiness(service, token, {
      business: { payout_type: 'batch', transaction_fee_fixed: 5 },
    });
    expect([inside.payout_type, inside.transaction_fee_fixed]).toEqual(['batch', 5]);
    const both = await business({ ...inBusiness({ payout_type: 'batch' }), payout_type: 'individual' });
    expect([both.status, fieldsOf(both)]).toEqual([422, ['payout_type']]);
  });

  it.each([
    ['kyb', { ...businessBody, kyb: 'yes' }],
    ['kyb', { ...businessBody, kyb: undefined }],
    ['business', { kyb: true }],
    ['business.tin', inBusiness({ tin: '1-23456789' })],
    ['business.tin', inBusiness({ tin: 123456789 })],
    ['business.tin', inBusiness({ tin: '*****6789' })],
    ['business.company_name', inBusiness({ company_name: 'seventeen letters' })],
    ['transaction_fee_percent', { ...businessBody, transaction_fee_percent: 100.1 }],
    ['transaction_fee_percent', { ...businessBody, transaction_fee_percent: 0.00001 }],
    ['transaction_fee_percent', { ...businessBody, transaction_fee_percent: '2.9' }],
    ['transaction_fee_fixed', { ...businessBody, transaction_fee_fixed: 0.5 }],
    ['maximum_transaction_fee', { ...businessBody, maximum_transaction_fee: -1 }],
    ['business_owners.0.ssn9', { ...businessBody, business_owners: [{ first_name: 'A', last_name: 'B', ssn9: '1' }] }],
    [
      'business_owners.0.dob',
      { ...businessBody, business_owners: [{ first_name: 'A', last_name: 'B', dob: '1984-02-30' }] },
    ],
    ['business_owners.0.last_name', { ...businessBody, business_owners: [{ first_name: 'A' }] }],
  ])('refuses an invalid %s', async (field, body) => {
    const answer = await business(body);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]]);
  });

  it.each(['0.0001', '2.9', '99.9999', '100', '0', '1e1'])('accepts %s as a percentage', async (percent) => {
    const body = JSON.stringify({ ...businessBody, transaction_fee_percent: 1 }).replace(
      '"transaction_fee_percent":1',
      `"transaction_fee_percent":${percent}`,
    );
    const answer = await business(body);
    expect([answer.status, answer.body.data?.transaction_fee_percent]).toEqual([201, Number(percent)]);
  });
});

describe('Verification', () => {
  it.each([
    ['123456789', 'APPROVED', 1],
    ['000000001', 'REJECTED', 1],
    ['000000002', 'IN_REVIEW', 0],
    ['000000003', 'IN_REVIEW', 0],
  ])('of the TIN %s ends %s and bills %i event', async (tin, kyb_status, billed) => {
    const payer = await registerBusiness(service, token);
    const { uuid, ...record } = await registerBusiness(service, token, {
      business: { tin },
      billing_merchant_user_uuid: payer.uuid,
    });
    expect(record.kyb_status).toBe(kyb_status);
    const report = await service.send('GET', `/3p/api/v2/merchants/${payer.uuid}/billing`, { token });
    expect(report.body.data.total).toBe(billed);
    const events = await service.context.database.query(
      'SELECT type, sequence, state FROM outbox WHERE processor_id = $1 AND subject_uuid = $2',
      [processorUuid, uuid],
    );
    const { business_owners: _, ...state } = record;
    expect(events).toEqual([{ type: 'BusinessCreated', sequence: 1, state: { uuid, ...state } }]);
  });

  it('does not happen with kyb false: kyb_status stays null and nothing is billed', async () => {
    const other = await service.processor();
    expect((await registerBusiness(service, other.token, { kyb: false })).kyb_status).toBeNull();
    const billed = await service.context.database.query('SELECT 1 FROM billable_events WHERE processor_id = $1', [
      other.uuid,
    ]);
    expect(billed).toEqual([]);
  });

  it('bills the tenant when no merchant is named, once per Idempotency-Key', async () => {
    const other = await service.processor();
    const send = () =>
      service.send('POST', '/3p/api/v2/businesses', { token: other.token, key: 'b', body: businessBody });
    const [first, second] = [await send(), await send()];
    expect(second.text).toBe(first.text);
    const billed = await service.context.database.query(
      'SELECT kind, billing_merchant_user_uuid, subject_uuid FROM billable_events WHERE processor_id = $1',
      [other.uuid],
    );
    expect(billed).toEqual([
      { kind: 'business_verification', billing_merchant_user_uuid: null, subject_uuid: first.body.data.uuid },
    ]);
  });
});

describe('The billing merchant', () => {
  const refusal = (message: string, reason: string, code: string) => ({
    status: false,
    message,
    data: null,
    errors: [{ field: 'billing_merchant_user_uuid', code, message, reason }],
  });
  const invalid = refusal(
    'The requested billing merchant user uuid does not exist.',
    'Billing Merchant User UUID invalid',
    'billing_merchant_invalid',
  );
  const deleted = refusal(
    'The billing merchant is deleted and cannot be used for billing purposes.',
    'Billing Merchant Deleted',
    'billing_merchant_deleted',
  );

  it('that is unknown, foreign, a person or not verified is a 406 with the same message; no user is registered', async () => {
    const foreign = await registerBusiness(service, (await service.processor()).token);
    const uuids = [
      '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
      foreign.uuid,
      (await registerPerson(service, token)).uuid,
      (await registerBusiness(service, token, { kyb: false })).uuid,
      (await registerBusiness(service, token, { business: { tin: '000000002' } })).uuid,
    ];
    for (const uuid of uuids) {
      const body = { ...businessBody, client_reference_id: 'never', billing_merchant_user_uuid: uuid };
      const answer = await business(body);
      const [error] = answer.body.errors;
      expect([answer.status, { ...answer.body, errors: [{ ...error, message: invalid.message }] }]).toEqual([
        406,
        invalid,
      ]);
      const isOwn = uuids.indexOf(uuid) > 1;
      expect(error.message).toEqual(isOwn ? expect.stringMatching(/^This user is not a merchant/) : invalid.message);
    }
    const list = await service.send('GET', '/3p/api/v2/users?client_reference_id=never', { token });
    expect(list.body.data.users).toEqual([]);
  });

  it('that was deleted is a 406 of its own', async () => {
    const { uuid } = await registerBusiness(service, token);
    expect((await service.send('DELETE', `/3p/api/v2/users/${uuid}`, { token })).status).toBe(200);
    const answer = await person({ ...personBody, billing_merchant_user_uuid: uuid });
    expect([answer.status, answer.body]).toEqual([406, deleted]);
  });

  it('may be spelled biling_merchant_user_uuid; two different values are refused', async () => {
    const { uuid } = await registerBusiness(service, token);
    expect((await person({ ...personBody, biling_merchant_user_uuid: uuid })).status).toBe(201);
    const answer = await person({
      ...personBody,
      billing_merchant_user_uuid: uuid,
      biling_merchant_user_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
    });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['billing_merchant_user_uuid']]);
  });
});

describe('Tax identifiers', () => {
  it('are in no table in plain text', async () => {
    const [tin, ssn9] = ['918273645', '564738291'];
    const { uuid, business_owners } = await registerBusiness(service, token, {
      business: { tin },
      business_owners: [{ first_name: 'Ada', last_name: 'Moreau', ssn9 }],
    });
    const changed = {
      business: { tin: '918273646' },
      business_owners: [{ uuid: business_owners[0].uuid, ssn9: '564738292' }],
    };
    expect(
      (await service.send('PUT', `/3p/api/v2/users/${uuid}`, { token, key: 'canary', body: changed })).status,
    ).toBe(200);
    const { database } = service.context;
    const tables = await database.query<{ name: string }>(
      `SELECT quote_ident(relname) AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace`,
      [],
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      const rows = await database.query<{ row: string }>(`SELECT ${name}::text AS row FROM ${name}`, []);
      for (const { row } of rows)
        for (const secret of [tin, ssn9, '918273646', '564738292'])
          for (const spelling of [secret, Buffer.from(secret).toString('hex')])
            expect(row.includes(spelling), `${name} holds ${spelling}`).toBe(false);
    }
  });
});
