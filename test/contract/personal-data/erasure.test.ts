// Erasing a user: what is refused, what is gone, what stays, and the export of a user's data.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numbersOfAccounts } from '../../../src/customers/bank-accounts/numbers-of-accounts.ts';
import { eraseEventsOfErased } from '../../../src/oversight/personal-data/erasure/erase-events.job.ts';
import { removeExpired } from '../../../src/oversight/personal-data/removal/remove-expired.job.ts';
import { screenDue } from '../../../src/payments/risk/screening/users/screen-due.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { realClock, secondsAfter } from '../../../src/platform/std/clock.ts';
import { sealedColumns } from '../../../src/service/reencryption/sealed-columns.ts';
import { selectAfter } from '../../../src/service/reencryption/sealed-values.sql.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { person } from '../../support/operators/person.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let owner: Database;
beforeAll(async () => {
  service = await testService();
  owner = openDatabase(service.database.ownerUrl, 1, () => {});
});
afterAll(async () => {
  await expectInvariants(service.context.database);
  await owner.end();
});

const reason = { reason: 'Request of the person' };
const erase = (uuid: string, body: object = reason) =>
  service.send('POST', `/admin/v1/users/${uuid}/erase`, { body, reason: false });
const remove = (token: string, uuid: string) => service.send('DELETE', `/3p/api/v2/users/${uuid}`, { token });
const keptIdentity = (uuid: string, query = '?reason=subpoena') =>
  service.send('GET', `/admin/v1/users/${uuid}/kept-identity${query}`);
const exported = (uuid: string, query = '') =>
  service.send('GET', `/admin/v1/users/${uuid}/export?reason=request${query}`);
const eraseEvents = () => eraseEventsOfErased({ database: service.context.database, clock: realClock });
const acts = async (uuid: string, processor: string) =>
  (await service.send('GET', `/admin/v1/audit-trail?processor_uuid=${processor}&subject_uuid=${uuid}`)).body.data.acts;
const eventsOf = async (token: string) =>
  (await service.send('GET', '/3p/api/v1/events?limit=100', { token })).body.data.events as {
    type: string;
    data: Record<string, unknown>;
  }[];

const secrets = {
  return_url: 'https://shop.example/of/philomena.q',
  first_name: 'Philomena',
  last_name: 'Quackenbush',
  email: 'philomena@quackenbush.example',
  phone: '+14155550199',
  client_reference_id: 'ref-quackenbush',
  name_in_file: 'P QUACKENBUSH LTD',
  line_1: '77 Ravenscroft Lane',
  company: 'Pemberton Widgets LLC',
  tin: '731942865',
  owner: 'Bartholomew',
  ssn9: '219099998',
  account_number: '5566778899',
  account_name: 'Nest egg of Philomena',
};

/**
 * A business with everything that names people, which was paid once and is deleted. `prepare` is
 * done before it is deleted.
 */
async function deletedBusiness({
  days = 100,
  prepare = async () => {},
}: {
  days?: number;
  prepare?: (business: string) => Promise<void>;
} = {}): Promise<Payments & { business: string; payment: string }> {
  const payments = await paymentsOf(service);
  const { token } = payments.processor;
  const { uuid: business } = await registerBusiness(service, token, {
    first_name: secrets.first_name,
    last_name: secrets.last_name,
    email: secrets.email,
    phone: secrets.phone,
    client_reference_id: secrets.client_reference_id,
    name_in_file: secrets.name_in_file,
    address: { line_1: secrets.line_1, city: 'Portland', state: 'ME', zip: '04101' },
    business: { name: secrets.company, tin: secrets.tin },
    business_owners: [{ first_name: secrets.owner, last_name: secrets.last_name, ssn9: secrets.ssn9 }],
  });
  await addBankAccount(service, token, business, {
    account_number: secrets.account_number,
    account_name: secrets.account_name,
  });
  const { uuid } = (await service.send('GET', `/3p/api/v1/bank-account/${business}`, { token })).body.data;
  const asked = await service.send('POST', `/3p/api/v2/users/${business}/authorization-requests`, {
    token,
    body: { bank_account: { uuid, aggregator_type: 'manual' }, contact: 'help@northwind.example' },
  });
  expect([asked.status, asked.text.includes(secrets.company)]).toEqual([201, true]);
  const askedForAccount = await service.send('POST', `/3p/api/v2/users/${business}/bank-account-requests`, {
    token,
    body: { return_url: secrets.return_url },
  });
  expect([askedForAccount.status, askedForAccount.text.includes(secrets.return_url)]).toEqual([201, true]);
  const payment = (await payments.started({ payee_uuid: business })).uuid;
  await advance(service, { banking_days: 10 });
  expect((await payments.read(payment)).payout_status).toBe('PAYOUT_COMPLETE');
  await prepare(business);
  expect((await remove(token, business)).status).toBe(200);
  if (days > 0) await advance(service, { to: secondsAfter(service.context.clock.now(), 86_400 * days).toISOString() });
  return { ...payments, business, payment };
}

/**
 * Every table as text and every sealed value, opened, without those that
 * docs/operate/personal-data.md keeps.
 */
async function everything(): Promise<string> {
  const tables = await owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
       AND NOT relispartition AND relname <> 'archived_chunks'`,
  );
  const parts: string[] = [];
  for (const { name } of tables)
    for (const { row } of await owner.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)) parts.push(row);
  const kept = new Set(['erasures', 'archived_chunks', 'bank_items', 'simulated_answers']);
  for (const column of sealedColumns.filter(({ table }) => !kept.has(table)))
    for (const { row, sealed } of await selectAfter(owner, { ...column, rowsAtOnce: 10_000 }, null, 65_535))
      if (sealed !== null) parts.push(service.context.vault.open(column.place(row as never), sealed).toString());
  return parts.join('\n');
}

describe('Erasing a user', () => {
  it('removes it from every table and event; payments, invariants and the kept identity stay', async () => {
    const { business, payment, processor, read } = await deletedBusiness();
    const before = await read(payment);
    const eventsBefore = await eventsOf(processor.token);
    expect(JSON.stringify(eventsBefore)).toContain(secrets.company);

    const answer = await erase(business);
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      { user_uuid: business, processor_uuid: processor.uuid, events_erased_at: null },
    ]);
    expect(Date.parse(answer.body.data.identity_kept_until)).toBeGreaterThan(
      secondsAfter(service.context.clock.now(), 1_700 * 86_400).getTime(),
    );
    expect(await eraseEvents()).toBe(1);
    // Answers to earlier requests end by themselves.
    await owner.query('UPDATE idempotency_keys SET response_body = NULL, response_status = NULL');

    const dump = await everything();
    const { company: _company, ...gone } = secrets;
    for (const [name, secret] of Object.entries(gone)) expect(dump.includes(secret), name).toBe(false);
    // Of the name of a company, what a bank statement shows stays with the payment: 16 characters.
    expect(dump).not.toContain(secrets.company);

    expect(await read(payment)).toEqual(before);
    const eventsAfter = await eventsOf(processor.token);
    expect(eventsAfter.map(({ type, data }) => [type, data.uuid, data.sequence])).toEqual(
      eventsBefore.map(({ type, data }) => [type, data.uuid, data.sequence]),
    );
    const created = eventsAfter.find(({ type, data }) => type === 'BusinessCreated' && data.uuid === business)!;
    expect(created.data).toMatchObject({ first_name: null, email: null, business: { name: 'Erased', tin: null } });

    const identity = await keptIdentity(business);
    expect([identity.status, identity.body.data.identity]).toMatchObject([
      200,
      {
        first_name: secrets.first_name,
        business_name: secrets.company,
        tin: secrets.tin,
        business_owners: [{ first_name: secrets.owner, ssn9: secrets.ssn9 }],
        bank_accounts: [{ account_number: secrets.account_number, account_name: secrets.account_name }],
      },
    ]);
    expect((await acts(business, processor.uuid)).slice(0, 2)).toMatchObject([
      { action: 'user.kept_identity_read', reason: 'subpoena' },
      { action: 'user.erased', reason: reason.reason },
    ]);
    const again = await erase(business, { reason: 'Once more' });
    expect(again.body.data).toMatchObject({
      erased_at: answer.body.data.erased_at,
      events_erased_at: expect.any(String),
    });
    const list = await service.send('GET', '/3p/api/v2/users?include_deleted=true', { token: processor.token });
    expect(JSON.stringify(list.body.data)).not.toContain(secrets.last_name);
  });

  it('removes the name that a merchant has in bank files from the trail and from approvals', async () => {
    const [asker, other] = [await person(service, 'administrator'), await person(service, 'administrator')];
    const policy = (is_required: boolean) =>
      service.send('PUT', '/admin/v1/approval-policies/bank_settings', { body: { is_required } });
    await policy(true);
    const asked: string[] = [];
    const { business, processor } = await deletedBusiness({
      async prepare(uuid) {
        for (const company_name of ['QUILLFEATHER', 'QUILLFEATHER TWO']) {
          const body = { company_name, online_debits_recur: true, reason: 'The merchant wants it.' };
          const answer = await asker.send('PUT', `/admin/v1/users/${uuid}/originator`, { body });
          asked.push(answer.body.data.approval.uuid);
        }
        const approved = await other.send('POST', `/admin/v1/approvals/${asked[0]}/approve`, { body: reason });
        expect(approved.status).toBe(200);
        // Who approves sees the name.
        const waiting = await service.send('GET', `/admin/v1/approvals/${asked[1]}`);
        expect(waiting.body.data.effects[0].detail).toMatchObject({
          before: { company_name: null },
          after: { company_name: 'QUILLFEATHER TWO' },
        });
      },
    });
    await policy(false);
    expect(await everything()).toContain('QUILLFEATHER');
    expect((await erase(business)).status).toBe(200);
    await owner.query('UPDATE idempotency_keys SET response_body = NULL, response_status = NULL');
    expect(await everything()).not.toContain('QUILLFEATHER');

    expect(await acts(business, processor.uuid)).toContainEqual(
      expect.objectContaining({
        action: 'originator.changed',
        detail: {
          before: { online_debits_recur: null },
          after: { online_debits_recur: true },
          changed: ['company_name'],
        },
      }),
    );
    const { state, effects } = (await service.send('GET', `/admin/v1/approvals/${asked[1]}`)).body.data;
    expect([state, effects]).toEqual(['expired', []]);
    const late = await other.send('POST', `/admin/v1/approvals/${asked[1]}/approve`, { body: reason });
    expect([late.status, late.body.errors[0].code]).toEqual([422, 'invalid_state']);
    expect((await service.send('GET', `/admin/v1/approvals/${asked[0]}`)).body.data.state).toBe('approved');
    // Only of an erased user: the serving role cannot change a request.
    const standing = await registerBusiness(service, processor.token, {});
    await expect(service.context.database.query('SELECT erase_approvals($1)', [standing.uuid])).rejects.toThrow(
      /is not erased/,
    );
  });

  it('is refused while the user is not deleted, and while a bank may still return an entry', async () => {
    const { processor } = await paymentsOf(service);
    const { uuid } = await registerPerson(service, processor.token);
    const standing = await erase(uuid);
    expect([standing.status, standing.body.errors[0]]).toMatchObject([
      422,
      { field: 'uuid', code: 'invalid_state', message: expect.stringContaining('DELETE /3p/api/v2/users/{uuid}') },
    ]);
    const { business, processor: tenant } = await deletedBusiness({ days: 0 });
    const { token } = tenant;
    const early = await erase(business);
    expect([early.status, early.body.errors[0].message]).toMatchObject([
      422,
      expect.stringMatching(/may still return an entry of this user until \d{4}-\d\d-\d\d/),
    ]);
    await advance(service, { to: secondsAfter(service.context.clock.now(), 86_400 * 66).toISOString() });
    expect((await erase(business)).status).toBe(200);

    // An event without a position is not in the log yet: the erasure waits for it.
    expect(await eraseEvents()).toBe(0);
    await eventsOf(token);
    expect(await eraseEvents()).toBe(1);
    expect(JSON.stringify(await eventsOf(token))).not.toContain(secrets.last_name);
  });

  it('is refused while the user owes an amount', async () => {
    const { business, payment } = await deletedBusiness();
    await returnEntry(service, payment, { stage: 'capture', code: 'R10' });
    await advance(service, { banking_days: 70 });
    const answer = await erase(business);
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'balance_open']);
  });

  it('needs a reason and a user', async () => {
    const { uuid } = await registerPerson(service, (await service.processor()).token);
    expect((await erase(uuid, {})).body.errors[0].field).toBe('reason');
    expect((await erase('019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d')).status).toBe(404);
    expect((await keptIdentity(uuid)).body.errors[0].message).toContain('is not erased');
    expect((await keptIdentity(uuid, '')).body.errors[0].field).toBe('reason');
  });

  it('leaves no number that a later answer of a bank could match, so an operator decides about it', async () => {
    const { business, payment, processor } = await deletedBusiness();
    const { data } = (await exported(business)).body.data;
    const key = { processor_id: processor.uuid, bank_account_uuid: data.bank_accounts[0].uuid };
    const numbers = async () =>
      (await numbersOfAccounts(service.context.database, service.context.vault, [key])).get(key.bank_account_uuid);
    expect(await numbers()).toEqual(new Set([secrets.account_number]));
    expect((await erase(business)).status).toBe(200);
    expect(await numbers()).toEqual(new Set());
    const path = `/sandbox/v1/transactions/${payment}/return`;
    const answer = await service.send('POST', path, { body: { stage: 'payout', code: 'R03' } });
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'entry_not_returnable']);
  });
});

/** Ends the time of kept identities that began before `days` ago. */
async function removeIdentities({ context }: TestService, days: number): Promise<void> {
  const now = secondsAfter(realClock.now(), (3_000 + days) * 86_400);
  const clock = { now: () => now };
  await removeExpired({ database: context.database, clock, removedAccountDays: 3_650, removed: () => {} });
}

describe('The kept identity', () => {
  it('is gone after its time', async () => {
    const { business } = await deletedBusiness();
    await erase(business);
    expect((await keptIdentity(business)).status).toBe(200);
    await removeIdentities(service, 0);
    const answer = await keptIdentity(business);
    expect([answer.status, answer.body.errors[0].message]).toEqual([
      422,
      'nothing of the identity of this erased user is kept any more',
    ]);
    const other = await testService({ settings: { ACHORD_IDENTITY_DAYS: '0' } });
    const { token } = await other.processor();
    const { uuid } = await registerPerson(other, token);
    await other.send('DELETE', `/3p/api/v2/users/${uuid}`, { token });
    const erased = await other.send('POST', `/admin/v1/users/${uuid}/erase`, { body: reason });
    expect(erased.body.data.identity_kept_until).toBeNull();
  });
});

describe('The export of a user', () => {
  it('has all that is held, with numbers masked, and every payment once', async () => {
    const { business, processor, pair, started } = await deletedBusiness({ days: 0 });
    for (let n = 0; n < 4; n++) await started();
    const whole = (await exported(pair.payer_uuid)).body.data;
    expect(whole.payments).toHaveLength(5);
    expect(whole.payments.every((one: { payer_uuid: string }) => one.payer_uuid === pair.payer_uuid)).toBe(true);
    const first = (await exported(pair.payer_uuid, '&limit=3')).body.data;
    const second = (await exported(pair.payer_uuid, `&limit=3&after=${first.next}`)).body.data;
    expect([...first.payments, ...second.payments]).toEqual(whole.payments);
    expect([second.next, second.data]).toEqual([null, null]);

    const administrator = await person(service, 'administrator');
    await administrator.send('GET', `/admin/v1/users/${business}/export?reason=request`);
    const { data } = (await exported(business)).body.data;
    for (const act of data.acts) expect(act).toMatchObject({ actor_name: null, session_uuid: null, address: null });
    expect(data).toMatchObject({
      processor_uuid: processor.uuid,
      user: { first_name: secrets.first_name, business: { name: secrets.company, tin: '*****2865' } },
      erasure: null,
      bank_accounts: [{ account_number: '****8899', account_name: secrets.account_name, number_kept: true }],
      bank_account_requests: [{ state: 'expired', return_url: secrets.return_url }],
      kyb_decisions: [{ outcome: 'approved' }],
    });
    expect(data.acts.map(({ action }: { action: string }) => action)).toContain('user.deleted');
    const text = JSON.stringify(data);
    for (const secret of [secrets.tin, secrets.ssn9, secrets.account_number]) expect(text).not.toContain(secret);
    expect((await acts(business, processor.uuid))[0]).toMatchObject({
      action: 'user.exported',
      reason: 'request',
    });
  });

  it('tells of the sanctions screening and its decisions, not of the entry; an erasure keeps the hits', async () => {
    const { processor } = await paymentsOf(service);
    const { database, clock } = service.context;
    const { uuid } = await registerPerson(service, processor.token, { first_name: 'Zzyzx', last_name: 'Zorblatton' });
    await screenDue({ database, clock });
    const { sanctions_hits } = (await service.send('GET', `/admin/v1/sanctions-hits?user_uuid=${uuid}`)).body.data;
    const clear = `/admin/v1/sanctions-hits/${sanctions_hits[0].uuid}/clear`;
    expect((await service.send('POST', clear, { body: { reason: 'By the passport of another person.' } })).status).toBe(
      200,
    );
    const hit = {
      found_at: expect.any(String),
      list: 'sandbox',
      screened_name: 'Zzyzx Zorblatton',
      decision: 'cleared',
      decided_at: expect.any(String),
    };
    const before = (await exported(uuid)).body.data.data;
    expect(before.sanctions_screening).toEqual({ screened_at: expect.any(String), hits: [hit] });
    for (const hidden of ['ZORBLATTON, Zzyzx', 'passport', 'score', 'fraud_review'])
      expect(JSON.stringify(before)).not.toContain(hidden);
    await remove(processor.token, uuid);
    expect((await erase(uuid)).status).toBe(200);
    // Ten years and more (31 CFR 501.601): nothing removes them.
    await removeIdentities(service, 11 * 366);
    expect((await exported(uuid)).body.data.data.sanctions_screening.hits).toEqual([hit]);
  });

  it('refuses a cursor of another user', async () => {
    const { pair, started } = await paymentsOf(service);
    await started();
    await started();
    const { next } = (await exported(pair.payer_uuid, '&limit=1')).body.data;
    const foreign = await exported(pair.payee_uuid, `&after=${next}`);
    expect([foreign.status, foreign.body.errors[0].field]).toEqual([422, 'after']);
  });
});
