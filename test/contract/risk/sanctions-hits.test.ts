// Hits of the sanctions screening: who decides, what a decision lifts, and the lists. All names are
// invented.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBankingDays } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { screenDue } from '../../../src/payments/risk/screening/users/screen-due.ts';
import { person } from '../../support/operators/person.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { importEntries, listFiles, type WrittenEntry } from '../../support/payments/sanctions-lists.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const listed: readonly WrittenEntry[] = [
  { number: 101, name: 'TRISKEL, Orleb Brask', type: 'individual', remarks: 'DOB 02 Feb 1961.' },
  { number: 102, name: 'TRISKEL, Orleb', type: 'individual' },
  { number: 103, name: 'VANTERPOOL, Quillon', type: 'individual' },
];
const reason = 'Compared with the passport.';

let service: TestService;
let payments: Payments;
let token: string;

const screen = () => screenDue({ database: service.context.database, clock: service.context.clock });
const post = (path: string, body: object = {}) => service.send('POST', path, { body: { reason, ...body } });
const act = (uuid: string, verb: string, body: object = {}) => post(`/admin/v1/sanctions-hits/${uuid}/${verb}`, body);
const list = async (query: string) =>
  (await service.send('GET', `/admin/v1/sanctions-hits?${query}`)).body.data.sanctions_hits;
const openBlocks = async (user: string) =>
  (await service.send('GET', `/3p/api/v2/users/${user}/blocks`, { token })).body.data.blocks.filter(
    (one: { lifted_at: string | null }) => one.lifted_at === null,
  );
const bodyOf = (entries: readonly WrittenEntry[]) => {
  const { primary, aliases, addresses } = listFiles('sdn', entries);
  const base64 = ({ bytes }: { bytes: Buffer }) => bytes.toString('base64');
  return { list: 'sdn', primary: base64(primary), aliases: base64(aliases), addresses: base64(addresses) };
};

/** Registers a person with this name, who is screened. */
async function screened(first_name: string, last_name: string) {
  const { uuid } = await registerPerson(service, token, { first_name, last_name });
  await screen();
  return { user: uuid as string, hits: await list(`user_uuid=${uuid}`) };
}

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  token = payments.processor.token;
  await importEntries(service, listed);
  await screen();
});
afterAll(() => expectInvariants(service.context.database));

describe('A hit', () => {
  it('shows both names, the score, and the whole entry', async () => {
    const { user, hits } = await screened('Quillon', 'Vanterpool');
    expect(hits).toEqual([
      expect.objectContaining({
        processor_uuid: payments.processor.uuid,
        user_uuid: user,
        user_name: 'Quillon Vanterpool',
        state: 'open',
        score: 100,
        screened_name: 'Quillon Vanterpool',
        listed_name: 'VANTERPOOL, Quillon',
        entry: expect.objectContaining({
          list: 'sdn',
          number: 103,
          programs: ['TEST-EO1'],
          addresses: ['7 Quarry Lane, Orlebstadt 1000, Ruritania'],
        }),
        decided_by: null,
        report_due_on: null,
      }),
    ]);
    const one = await service.send('GET', `/admin/v1/sanctions-hits/${hits[0].uuid}`);
    expect(one.body.data).toEqual(hits[0]);
    expect((await list('state=open')).map(({ uuid }: { uuid: string }) => uuid)).toContain(hits[0].uuid);
    expect((await service.send('GET', `/admin/v1/sanctions-hits/${user}`)).status).toBe(404);
    expect((await service.send('GET', '/admin/v1/sanctions-hits', { token })).status).toBe(403);
  });

  it('that is cleared lets the user pay; only the last one lifts the block', async () => {
    const { user, hits } = await screened('Orleb Brask', 'Triskel');
    expect(hits).toHaveLength(2);
    const { uuid: account } = await addBankAccount(service, token, user);
    const start = () =>
      payments.start({ payer_uuid: user, source_bank_account: { uuid: account, aggregator_type: 'manual' } });
    expect((await start()).body.errors[0].code).toBe('user_blocked');
    expect((await act(hits[0].uuid, 'clear')).body.data).toMatchObject({
      state: 'cleared',
      reason,
      report_due_on: null,
    });
    expect(await openBlocks(user)).toHaveLength(1);
    expect((await act(hits[1].uuid, 'clear')).status).toBe(200);
    expect(await openBlocks(user)).toEqual([]);
    const started = await start();
    expect(started.status).toBe(201);
    await advance(service, { banking_days: 3 });
    expect((await payments.read(started.body.data.uuid)).capture_status).not.toBe('CAPTURE_PENDING');
  });

  it('that was cleared is raised again only if the entry or the name changes', async () => {
    const { user, hits } = await screened('Quillon', 'Vanterpool');
    await act(hits[0].uuid, 'clear');
    await importEntries(service, listed);
    await screen();
    expect(await openBlocks(user)).toEqual([]);
    // Another address is not another person.
    await importEntries(service, listed.with(2, { ...listed[2]!, address: '8 Quarry Lane' }));
    await screen();
    expect(await openBlocks(user)).toEqual([]);
    await importEntries(service, listed.with(2, { ...listed[2]!, remarks: 'DOB 1971.' }));
    await screen();
    expect((await list(`user_uuid=${user}&state=open`)).map((hit: { score: number }) => hit.score)).toEqual([100]);
    expect(await openBlocks(user)).toHaveLength(1);
    await importEntries(service, listed);
    await screen();
    expect(await list(`user_uuid=${user}`)).toHaveLength(2);
  });

  it('that is confirmed keeps the block, and asks for a report within ten banking days', async () => {
    const { user, hits } = await screened('Quillon', 'Vanterpool');
    const report = { reference: 'OFAC-BR-1', reported_on: '2026-03-16' };
    const early = await act(hits[0].uuid, 'report', report);
    expect([early.status, early.body.errors[0].code]).toEqual([422, 'invalid_state']);
    const { body } = await act(hits[0].uuid, 'confirm');
    const due = addBankingDays(easternDay(service.context.clock.now()), 10);
    expect(body.data).toMatchObject({ state: 'confirmed', report_due_on: due, report_reference: null });
    expect((await list('state=to_report')).map(({ uuid }: { uuid: string }) => uuid)).toEqual([hits[0].uuid]);
    const future = await act(hits[0].uuid, 'report', { ...report, reported_on: '2200-01-01' });
    expect(future.body.errors).toMatchObject([{ field: 'reported_on', message: 'must not be in the future' }]);
    expect((await act(hits[0].uuid, 'report', report)).body.data).toMatchObject({ report_reference: 'OFAC-BR-1' });
    expect(await list('state=to_report')).toEqual([]);
    expect(await openBlocks(user)).toHaveLength(1);
    // OFAC removed the entry, or it was a mistake.
    expect((await act(hits[0].uuid, 'clear')).body.data).toMatchObject({ state: 'cleared', report_due_on: null });
    expect(await openBlocks(user)).toEqual([]);
    expect((await act(hits[0].uuid, 'confirm')).body.errors[0].code).toBe('invalid_state');
  });

  it('is the only way to lift its block, and leaves a block of another reason', async () => {
    const { user, hits } = await screened('Quillon', 'Vanterpool');
    const [block] = await openBlocks(user);
    const lift = await post(`/admin/v1/blocks/${block.uuid}/lift`);
    expect([lift.status, lift.body.errors[0].code]).toEqual([422, 'invalid_state']);
    await act(hits[0].uuid, 'clear');
    expect((await post(`/admin/v1/blocks/${block.uuid}/lift`)).status).toBe(200);

    const { uuid: other } = await registerPerson(service, token, { first_name: 'Ada', last_name: 'Brasket' });
    await post(`/admin/v1/users/${other}/blocks`, { kind: 'sanctions' });
    await service.send('PUT', `/3p/api/v2/users/${other}`, {
      token,
      body: { first_name: 'Quillon', last_name: 'Vanterpool' },
    });
    await screen();
    const [hit] = await list(`user_uuid=${other}`);
    await act(hit.uuid, 'clear');
    expect(await openBlocks(other)).toMatchObject([{ kind: 'sanctions' }]);
    const [left] = await openBlocks(other);
    expect((await post(`/admin/v1/blocks/${left.uuid}/lift`)).status).toBe(200);
  });

  it('is cleared by two operators if the policy says so, and told who', async () => {
    const { user, hits } = await screened('Quillon', 'Vanterpool');
    const policy = (is_required: boolean) =>
      service.send('PUT', '/admin/v1/approval-policies/sanctions', { body: { is_required, above_amount: 0 } });
    await policy(true);
    const [one, two] = [await person(service, 'risk'), await person(service, 'risk')];
    const asked = await one.send('POST', `/admin/v1/sanctions-hits/${hits[0].uuid}/clear`, { body: { reason } });
    expect([asked.status, await openBlocks(user)]).toMatchObject([202, [{ kind: 'sanctions' }]]);
    const approve = `/admin/v1/approvals/${asked.body.data.approval.uuid}/approve`;
    expect((await one.send('POST', approve, { body: { reason } })).status).toBe(403);
    expect((await two.send('POST', approve, { body: { reason } })).status).toBe(200);
    await policy(false);
    expect(await list(`user_uuid=${user}`)).toMatchObject([{ state: 'cleared', decided_by: { uuid: one.uuid } }]);
    expect(await openBlocks(user)).toEqual([]);
  });

  it('also stops what no payment holds: fees of a tenant', async () => {
    const { uuid } = await registerBusiness(service, token, { business: { name: 'Ordinary Goods' } });
    const account = await addBankAccount(service, token, uuid);
    await service.send('PUT', `/admin/v1/fee-accounts/${payments.processor.uuid}`, {
      body: { bank_account_uuid: account.uuid, schedule: 'daily' },
    });
    await payments.started({ transaction_fee: 7 });
    await service.send('PUT', `/3p/api/v2/users/${uuid}`, {
      token,
      body: { business: { name: 'Quillon Vanterpool' } },
    });
    await advance(service, { banking_days: 8 });
    expect(await openBlocks(uuid)).toHaveLength(1);
    const paid = () =>
      service.context.database.query(`SELECT status FROM fee_payouts WHERE status = 'FEE_PAYOUT_COMPLETE'`, []);
    expect(await paid()).toEqual([]);
    const [hit] = await list(`user_uuid=${uuid}`);
    await act(hit.uuid, 'clear');
    await advance(service, { banking_days: 3 });
    expect(await paid()).toHaveLength(1);
  });
});

describe('A list', () => {
  it('is imported over the API, and its state says what changed', async () => {
    const answer = await post('/admin/v1/sanctions-lists', { ...bodyOf(listed.slice(0, 2)), allow_fewer: true });
    expect([answer.status, answer.body.data]).toMatchObject([
      201,
      { list: 'sdn', entry_count: 2, added_count: 0, removed_count: 1, imported_by: 'operator' },
    ]);
    await screen();
    const { data } = (await service.send('GET', '/admin/v1/sanctions-lists')).body;
    expect(data).toMatchObject({
      state: 'incomplete',
      lists: [
        { list: 'sdn', state: 'current' },
        { list: 'consolidated', state: 'none', imported_at: null },
      ],
      users_waiting: 0,
      round: { replaced: false, threshold_percent: 88 },
      settings: { threshold_percent: 88, list_old_after_days: 7 },
    });
    expect(data.imports[0]).toEqual(answer.body.data);
    await importEntries(service, listed.slice(0, 1), { list: 'consolidated' });
    expect((await service.send('GET', '/admin/v1/sanctions-lists')).body.data.state).toBe('current');
  });

  it.each([
    [
      'a wrong line',
      { aliases: Buffer.from('999,1,"aka","X",-0- ').toString('base64') },
      'unreadable',
      /alt\.csv, line 1/,
    ],
    ['too few entries', { allow_fewer: false }, 'fewer_entries', /at least 6000/],
    ['text that is no base64', { primary: 'no base64' }, 'base64', /base64/],
  ])('with %s is refused, and the earlier one stays', async (_, change, code, message) => {
    const before = (await service.send('GET', '/admin/v1/sanctions-lists')).body.data.lists;
    const answer = await post('/admin/v1/sanctions-lists', { ...bodyOf(listed), allow_fewer: true, ...change });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [expect.objectContaining({ code, message: expect.stringMatching(message) })],
    ]);
    expect((await service.send('GET', '/admin/v1/sanctions-lists')).body.data.lists).toEqual(before);
  });
});

it('screens all users again with a new threshold, and leaves the hits that exist', async () => {
  await importEntries(service, listed);
  const { user, hits } = await screened('Marisk', 'Vanterpool');
  expect(hits).toEqual([]);
  const set = (body: object) => service.send('PUT', '/admin/v1/sanctions-screening', { body });
  expect((await set({ threshold_percent: 40 })).status).toBe(422);
  expect((await set({ threshold_percent: 100 })).body.data).toEqual({ threshold_percent: 100, list_old_after_days: 7 });
  const { user: near, hits: none } = await screened('Orleb', 'Triskell');
  expect(none).toEqual([]);
  await set({ threshold_percent: 88, list_old_after_days: 3 });
  await screen();
  expect(await list(`user_uuid=${near}`)).not.toEqual([]);
  expect(await list(`user_uuid=${user}`)).toEqual([]);
});
