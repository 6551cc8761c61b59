// What an operator finds and reads without knowing where it is: the search, the calendar. And whose
// token a tenant has.

import { beforeAll, describe, expect, it } from 'vitest';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { clawbackFailed } from '../../support/payments/failed-payments.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});

describe('GET /admin/v1/search', () => {
  const hits = async (q: string) => {
    const answer = await service.send('GET', `/admin/v1/search?${new URLSearchParams({ q })}`);
    expect(answer.status).toBe(200);
    return answer.body.data.hits as {
      type: string;
      uuid: string;
      processor_uuid: string;
      label: string;
      path: string;
    }[];
  };
  const found = async (q: string) => (await hits(q)).map(({ type, uuid }) => `${type} ${uuid}`);

  it('finds a payment by its uuid, reference, amount and trace number', async () => {
    const payment = await payments.started({ amount: 123_456, client_reference_id: 'invoice 77/b' });
    await advance(service, { banking_days: 1 });
    const { capture_trace_id } = (await payments.read(payment.uuid)).trace_ids;
    const hit = {
      type: 'transaction',
      uuid: payment.uuid,
      processor_uuid: payments.processor.uuid,
      label: '$1234.56',
      path: `/admin/v1/transactions/${payment.uuid}`,
    };
    for (const q of [payment.uuid.toUpperCase(), 'invoice 77/b', '$1,234.56', '1234.56', ` ${capture_trace_id} `])
      expect(await hits(q), q).toMatchObject([hit]);
    expect((await service.send('GET', hit.path)).status).toBe(200);
    expect(await hits('$1,234.57')).toEqual([]);
  });

  it('says what it leaves out, and where the rest is', async () => {
    const search = async (q: string) =>
      (await service.send('GET', `/admin/v1/search?${new URLSearchParams({ q })}`)).body.data;
    for (let n = 0; n < 11; n++) await payments.started({ amount: 9_991 });
    const { hits: shown, more } = await search('$99.91');
    const path = '/admin/v1/transactions?amount_from=9991&amount_to=9991';
    expect([shown.length, more]).toEqual([10, [{ type: 'transaction', path }]]);
    expect((await service.send('GET', `${path}&limit=20`)).body.data.transactions).toHaveLength(11);
    const { token } = payments.processor;
    for (let n = 0; n < 10; n++) await registerPerson(service, token, { first_name: 'Bo', last_name: 'Quill' });
    expect((await search('quill')).more).toEqual([]);
    await registerPerson(service, token, { first_name: 'Bo', last_name: 'Quill' });
    expect((await search('quill')).more).toEqual([{ type: 'user', path: null }]);
  });

  it('finds users by name, email and reference, and bank accounts by their last four characters', async () => {
    const { token } = payments.processor;
    const person = await registerPerson(service, token, {
      first_name: 'Chidi',
      last_name: 'Okonkwo-Lind',
      email: 'Chidi@Okonkwo.example',
      client_reference_id: 'customer-9',
    });
    const business = await registerBusiness(service, token, { business: { name: 'Zephyr 100% Pumps LLC' } });
    const account = await addBankAccount(service, token, person.uuid, { account_number: '4455667712' });
    const names = ['okonkwo', 'OKONKWO-LIND', 'chidi okon', 'Chidi N. Okonkwo-Lind', 'Okonkwo-Lind, Chidi'];
    expect(await found('Ada Okonkwo-Lind')).toEqual([]);
    for (const q of [...names, 'chidi@okonkwo.example', 'customer-9', person.uuid])
      expect(await found(q), q).toEqual([`user ${person.uuid}`]);
    expect(await hits('zephyr 100%')).toMatchObject([
      { type: 'user', uuid: business.uuid, label: 'Zephyr 100% Pumps LLC' },
    ]);
    // A name with a wildcard is only that name.
    expect(await found('zephyr%pumps')).toEqual([]);
    expect(await hits('7712')).toMatchObject([
      { type: 'bank_account', uuid: account.uuid, label: '****7712', path: null },
    ]);
    expect(await found('****7712')).toEqual([`bank_account ${account.uuid}`]);
  });

  it('finds tenants, files and answers of banks', async () => {
    const named = await service.processor('Quillfeather Payments');
    expect(await found('quillfeather')).toEqual([`processor ${named.uuid}`]);
    expect(await found(named.uuid)).toEqual([`processor ${named.uuid}`]);
    const [file] = (await service.send('GET', '/admin/v1/bank-files?limit=1')).body.data.bank_files;
    expect(await found(file.name)).toEqual([`bank_file ${file.uuid}`]);
    expect(await found(file.uuid)).toEqual([`bank_file ${file.uuid}`]);
  });

  it('finds what an id of a webhook or of a request is about', async () => {
    const { token } = payments.processor;
    // While no event waits for its position, a start writes its own into a batch.
    await service.send('GET', '/3p/api/v1/events?after=latest', { token });
    const payment = await payments.started();
    await advance(service, { banking_days: 1 });
    const { events } = (await service.send('GET', '/3p/api/v1/events?limit=100', { token })).body.data;
    const eventOf = (type: string) =>
      events.find(
        (one: { type: string; data: { uuid: string } }) => one.type === type && one.data.uuid === payment.uuid,
      );
    // A batch has no uuids of its events.
    for (const type of ['TransactionStarted', 'TransactionCaptureStarted'])
      expect(await found(eventOf(type).uuid)).toEqual([`transaction ${payment.uuid}`]);
    const { uuid, type } = events.find((one: { type: string }) => one.type.startsWith('Business'));
    expect(await hits(uuid)).toMatchObject([
      { type: 'event', uuid, label: type, processor_uuid: payments.processor.uuid, path: null },
    ]);

    const logged = await testService({ settings: { ACHORD_REQUEST_LOG_DAYS: '14' } });
    const id = (await logged.send('GET', '/3p/api/v1/me', { token: 'wrong' })).headers.get('x-request-id')!;
    await logged.send('GET', '/admin/v1/requests');
    expect((await logged.send('GET', `/admin/v1/search?q=${id}`)).body.data.hits).toMatchObject([
      {
        type: 'request',
        uuid: id,
        processor_uuid: null,
        label: 'GET /3p/api/v1/me 401',
        path: `/admin/v1/requests?request_id=${id}`,
      },
    ]);
  });

  it('finds at most ten of each kind, and refuses an empty question', async () => {
    for (let n = 0; n < 12; n++) await payments.started({ client_reference_id: 'many' });
    expect(await hits('many')).toHaveLength(10);
    const answer = await service.send('GET', '/admin/v1/search?q=');
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'q']);
    expect(await hits('nothing has this text')).toEqual([]);
  });
});

describe('GET /admin/v1/users/{uuid}', () => {
  const read = async (uuid: string) => (await service.send('GET', `/admin/v1/users/${uuid}`)).body.data;

  it('has what a user owes and is owed, its limits, blocks, authorizations, latest payments and acts', async () => {
    const failed = await clawbackFailed(service);
    const { payer_uuid, payee_uuid } = failed.payments.pair;
    const { token } = failed.payments.processor;
    await service.send('PUT', `/admin/v1/users/${payee_uuid}/limits`, { body: { amount_per_day: 50_000 } });
    await service.send('POST', `/admin/v1/users/${payer_uuid}/blocks`, {
      body: { kind: 'fraud', reason: 'Reported by the bank.' },
    });
    const { bank_accounts } = await read(payer_uuid);
    await service.send('POST', `/3p/api/v2/users/${payer_uuid}/authorizations`, {
      token,
      body: {
        bank_account: { uuid: bank_accounts[0].uuid, aggregator_type: 'manual' },
        authorized_on: '2026-11-02',
        reference: 'mandate-7',
      },
    });
    const payee = await read(payee_uuid);
    expect(payee).toMatchObject({
      limits: { owner: 'merchant', amount_per_day: 50_000 },
      balances: [{ account: 'CLAW', balance: 9_700 }],
      next_payout: null,
      recent_transactions: [{ uuid: failed.uuid }],
      blocks: [],
    });
    expect(payee.acts.map(({ action }: { action: string }) => action)).toContain('limits.set');
    expect(await read(payer_uuid)).toMatchObject({
      limits: null,
      balances: [],
      blocks: [{ kind: 'fraud', reason: 'Reported by the bank.' }],
      authorizations: [{ authorized_on: '2026-11-02', reference: 'mandate-7' }],
      recent_transactions: [{ uuid: failed.uuid }],
    });
  });
});

describe('The next payout of a merchant', () => {
  it('goes out at the cut-off that is named, up to the amount, and settles on the day', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    const { payee_uuid } = payments.pair;
    const next = async () => (await service.send('GET', `/admin/v1/users/${payee_uuid}`)).body.data.next_payout;
    const { uuid } = await payments.started({ amount: 10_000 });
    expect(await next()).toBeNull();
    // The debit becomes good in the morning; the daily run is at the cut-off in the afternoon.
    for (let hours = 0; (await next()) === null && hours < 240; hours += 2) await advance(service, { seconds: 7_200 });
    const { amount_up_to, cut_off_at, settles_on } = await next();
    const tenant = `/admin/v1/processors/${payments.processor.uuid}`;
    await service.send('POST', `${tenant}/suspend`, { body: { reason: 'A question to its owner.' } });
    expect(await next()).toBeNull();
    await service.send('POST', `${tenant}/resume`, { body: { reason: 'Answered.' } });
    const { entries } = (await service.send('GET', `/admin/v1/transactions/${uuid}`)).body.data;
    expect(entries.map(({ stage }: { stage: string }) => stage)).toEqual(['capture']);
    await advance(service, { seconds: 86_400 });
    const paid = (await service.send('GET', `/admin/v1/transactions/${uuid}`)).body.data.entries.at(-1);
    expect(paid).toMatchObject({ stage: 'payout', amount: amount_up_to });
    const { bank_files } = (await service.send('GET', `/admin/v1/bank-files?limit=100`)).body.data;
    expect(bank_files).toContainEqual(expect.objectContaining({ cut_off_at, effective_entry_date: settles_on }));
    expect(await next()).toBeNull();
  });
});

describe('GET /admin/v1/calendar', () => {
  const month = async (query: string) => (await service.send('GET', `/admin/v1/calendar${query}`)).body;

  it('has each day of a month, its holidays, and the cut-offs with their settlement and deadlines', async () => {
    const { days } = (await month('?month=2026-11')).data;
    expect(days).toHaveLength(30);
    const thanksgiving = days[25];
    expect(thanksgiving).toEqual({
      day: '2026-11-26',
      weekday: 'Thursday',
      is_banking_day: false,
      holiday: 'Thanksgiving Day',
      cut_offs: [],
      settling: { debits: 0, credits: 0, files: [] },
    });
    expect(days[27]).toMatchObject({ weekday: 'Saturday', is_banking_day: false, holiday: null });
    const before = days[24].cut_offs;
    expect(before.map(({ speed }: { speed: string }) => speed)).toEqual(['sameday', 'sameday', 'sameday', 'standard']);
    expect(before.at(-1)).toEqual({
      bank: 'simulated',
      // 5 p.m. Eastern. It settles at the opening of Friday, and can be returned until Tuesday.
      closes_at: '2026-11-25T22:00:00Z',
      speed: 'standard',
      settles_at: '2026-11-27T13:30:00Z',
      returns_until: '2026-12-01T13:30:00Z',
      unauthorized_returns_until: '2027-01-27T13:30:00Z',
    });
  });

  it('has what settles on a day, with the files', async () => {
    const { bank_files } = (await service.send('GET', '/admin/v1/bank-files?state=confirmed&limit=100')).body.data;
    const file = bank_files.find(({ debits }: { debits: number }) => debits > 0);
    const day = easternDay(new Date(file.settles_at));
    const { days } = (await month(`?month=${day.slice(0, 7)}`)).data;
    const { settling } = days.find((one: { day: string }) => one.day === day);
    const { uuid, bank, name, debits, credits } = file;
    expect(settling.files).toContainEqual({ uuid, bank, name, debits, credits, is_settled: expect.any(Boolean) });
    const sum = (side: 'debits' | 'credits') =>
      settling.files.reduce((total: number, one: Record<string, number>) => total + one[side]!, 0);
    expect([settling.debits, settling.credits]).toEqual([sum('debits'), sum('credits')]);
  });

  it('is today’s without a month, and refuses what is no month', async () => {
    const { data } = await month('');
    expect(data.month).toBe(data.today.slice(0, 7));
    for (const wrong of ['2026-13', '2026', '1999-12', '2099-01']) {
      const { errors } = await month(`?month=${wrong}`);
      expect(errors[0].field, wrong).toBe('month');
    }
  });
});

describe('GET /3p/api/v1/me', () => {
  it('names the tenant of the token', async () => {
    const processor = await service.processor('Northwind');
    const vendor = await service.vendor(processor.uuid, 'Corner Shop');
    const me = async (token: string) => (await service.send('GET', '/3p/api/v1/me', { token })).body.data;
    const ofBoth = { processor: { uuid: processor.uuid, name: 'Northwind' }, suspended: false, livemode: false };
    expect(await me(processor.token)).toEqual({
      kind: 'processor',
      token: { uuid: expect.any(String), name: null, created_at: expect.any(String), expires_at: null },
      vendor: null,
      operations: expect.arrayContaining(['createTransaction', 'getMe', 'listBatchRefunds']),
      ...ofBoth,
    });
    expect(await me(vendor.token)).toMatchObject({
      kind: 'vendor',
      vendor: { uuid: vendor.uuid, name: 'Corner Shop' },
      ...ofBoth,
    });
    await service.send('POST', `/admin/v1/processors/${processor.uuid}/suspend`, { body: {} });
    expect((await me(processor.token)).suspended).toBe(true);
  });
});
