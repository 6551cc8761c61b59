// Sanctions screening: users are compared with the lists, a hit blocks them before money leaves.
// All names are invented.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNoObstacle } from '../../../src/customers/bank-accounts/usable-accounts.sql.ts';
import { obstaclesOf } from '../../../src/customers/bank-accounts/usable-accounts.ts';
import { keepUsers } from '../../../src/customers/users/users.sql.ts';
import { upsertFeeAccount } from '../../../src/payments/fees/fee-accounts.sql.ts';
import { insertFeePayouts, isFeePayoutWaiting } from '../../../src/payments/fees/fee-payouts.sql.ts';
import { actOnNotice } from '../../../src/payments/risk/screening/provider/act-on-notice.ts';
import { noteProvider } from '../../../src/payments/risk/screening/provider/ask-provider.ts';
import { screenDue, screenSome } from '../../../src/payments/risk/screening/users/screen-due.ts';
import { markScreened } from '../../../src/payments/risk/screening/users/users-to-screen.sql.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import type { Queryable } from '../../../src/platform/database/database.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { importEntries, type WrittenEntry } from '../../support/payments/sanctions-lists.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const listed: readonly WrittenEntry[] = [
  { number: 101, name: 'TRISKEL, Orleb Brask', type: 'individual', remarks: 'DOB 02 Feb 1961.', program: 'TEST-EO1' },
  { number: 102, name: 'HOLLOWMERE TRADING, LTD.', aliases: [['fka', 'GRIMBLESHANK TRADING CO.']] },
  { number: 103, name: 'VANTERPOOL, Quillon', type: 'individual' },
];

let service: TestService;
let payments: Payments;
let token: string;

const screen = () => screenDue({ database: service.context.database, clock: service.context.clock });
const hitsOf = (user: string) =>
  service.context.database.query<{ uuid: string; state: string; list: string; entry_number: number; score: number }>(
    `SELECT uuid, state, list, entry_number, score, screened_name, screened_name_kind, listed_name FROM sanctions_hits
     WHERE user_uuid = $1 ORDER BY raised_at, list, entry_number`,
    [user],
  );
const blocksOf = async (user: string) =>
  (await service.send('GET', `/3p/api/v2/users/${user}/blocks`, { token })).body.data.blocks;
const isScreened = async (user: string) => {
  const [row] = await service.context.database.query<{ is: boolean }>(
    'SELECT screened_at IS NOT NULL AS is FROM users WHERE uuid = $1',
    [user],
  );
  return row!.is;
};
const person = async (first_name: string, last_name: string) =>
  (await registerPerson(service, token, { first_name, last_name })).uuid as string;
const change = (user: string, body: object) => service.send('PUT', `/3p/api/v2/users/${user}`, { token, body });

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  token = payments.processor.token;
  await importEntries(service, listed);
  await screen();
});
afterAll(() => expectInvariants(service.context.database));

describe('A user', () => {
  it('with a name like a listed one is blocked, and the hit says why; the tenant sees only the kind', async () => {
    const user = await person('Orleb', 'Triskell');
    await screen();
    expect(await hitsOf(user)).toEqual([
      expect.objectContaining({
        state: 'open',
        list: 'sdn',
        entry_number: 101,
        screened_name: 'Orleb Triskell',
        screened_name_kind: 'name',
        listed_name: 'TRISKEL, Orleb Brask',
      }),
    ]);
    const blocks = await blocksOf(user);
    expect(blocks).toMatchObject([{ kind: 'sanctions', lifted_at: null, return_code: null }]);
    expect(JSON.stringify(blocks)).not.toMatch(/triskel|sdn|TEST-EO/i);
  });

  it('with another name is screened and pays', async () => {
    const user = await person('Ada', 'Moreau');
    await screen();
    expect([await isScreened(user), await blocksOf(user)]).toEqual([true, []]);
  });

  it('is screened again when a name changes, and not when something else does', async () => {
    const user = await person('Ada', 'Brasket');
    await screen();
    await change(user, { phone: '+1 555 0100' });
    expect(await isScreened(user)).toBe(true);
    await change(user, { first_name: 'Quillon', last_name: 'Vanterpool' });
    await screen();
    expect(await hitsOf(user)).toMatchObject([{ entry_number: 103, score: 100 }]);
    await change(user, { first_name: 'Ada', last_name: 'Brasket' });
    await screen();
    // What was found stays until an operator decides about it.
    expect(await blocksOf(user)).toMatchObject([{ lifted_at: null }]);
  });

  it('that is a business is screened with its trading name, its contact and its owners', async () => {
    const names = [
      { business: { name: 'Hollowmere Trading LLC', tin: '123456789' } },
      { business: { name: 'Ordinary Goods', trading_name: 'Grimbleshank Trading', tin: '123456789' } },
      { first_name: 'Quillon', last_name: 'Vanterpool' },
      { business_owners: [{ first_name: 'Quillon', last_name: 'Vanterpool' }] },
    ];
    const users = [];
    for (const body of names) users.push((await registerBusiness(service, token, body)).uuid as string);
    await screen();
    const kinds = [];
    for (const user of users)
      kinds.push((await hitsOf(user)).map((hit) => [hit.entry_number, Reflect.get(hit, 'screened_name_kind')]));
    expect(kinds).toEqual([[[102, 'business_name']], [[102, 'trading_name']], [[103, 'contact']], [[103, 'owner']]]);
  });

  it('has the invented names of the sandbox', async () => {
    const user = await person('Zzyzx', 'Zorblatton');
    await screen();
    expect(await hitsOf(user)).toMatchObject([{ list: 'sandbox', entry_number: 1, score: 100 }]);
  });

  it('is screened within a job too, in portions', async () => {
    const user = await person('Orleb', 'Triskel');
    const { database, clock } = service.context;
    while ((await screenSome({ database, clock })) > 0);
    expect(await hitsOf(user)).toMatchObject([{ entry_number: 101 }]);
  });
});

describe('Money', () => {
  it('does not leave: the cut-off screens new users first and holds their payments', async () => {
    const payer = await person('Orleb Brask', 'Triskel');
    const { uuid: account } = await addBankAccount(service, token, payer);
    const started = await payments.start({
      payer_uuid: payer,
      source_bank_account: { uuid: account, aggregator_type: 'manual' },
    });
    expect(started.status).toBe(201);
    const { uuid } = started.body.data;
    await advance(service, { banking_days: 2 });
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
    const { holds } = (await service.send('GET', `/3p/api/v2/transactions/${uuid}/holds`, { token })).body.data;
    expect(holds).toMatchObject([{ kind: 'compliance', stops_capture: true }]);
    const refused = await payments.start({ payer_uuid: payer });
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'user_blocked']);
    // A released hold does not let the debit of a blocked user out: the cut-off holds it again.
    const [hold] = await service.context.database.query<{ uuid: string }>(
      'SELECT uuid FROM holds WHERE transaction_uuid = $1',
      [uuid],
    );
    expect((await service.send('DELETE', `/admin/v1/holds/${hold!.uuid}`)).status).toBe(200);
    await advance(service, { banking_days: 1 });
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
    const { holds: again } = (await service.send('GET', `/3p/api/v2/transactions/${uuid}/holds`, { token })).body.data;
    expect(again.filter(({ released_at }: { released_at: string | null }) => released_at === null)).toMatchObject([
      { kind: 'compliance' },
    ]);
  });
});

it('a hit waits for the start of a payment that is under way, so it holds the payment', async () => {
  const { database } = service.context;
  const payer = await person('Orleb Brask', 'Triskel');
  const waiting = () =>
    database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%'`,
      [],
    );
  let screening: Promise<unknown> | null = null;
  await atomically(database, async (phase) => {
    // As a start does.
    await keepUsers(phase, payments.processor.uuid, [payer]);
    screening = screen();
    await expect.poll(async () => (await waiting()).length, { timeout: longWaitMs }).toBe(1);
  });
  await screening;
  expect(await blocksOf(payer)).toMatchObject([{ kind: 'sanctions' }]);
});

it('A user who registers between the screening and the choice of entries gets none of them in this file', async () => {
  const { database, clock } = service.context;
  const user = await person('Juniper', 'Fallow');
  const { uuid: bank_account_uuid } = await addBankAccount(service, token, user);
  const account = { processor_id: payments.processor.uuid, bank_account_uuid };
  // What the choices of reversals, micro-entries, fees and payments ask for.
  const waits = async (phase: Queryable) => [
    (await obstaclesOf(phase, 'credit', [account])).get(bank_account_uuid)?.awaits_screening ?? false,
    !(await isFeePayoutWaiting(phase, { name: 'simulated', isFirst: true })),
    !(
      await phase.query<{ free: boolean }>(`SELECT ${hasNoObstacle('shard_of($1), $1, $2::uuid')} AS free`, [
        account.processor_id,
        bank_account_uuid,
      ])
    )[0]!.free,
  ];
  const undone = new Error('Undone');
  await expect(
    atomically(database, async (phase) => {
      const owner = { ...account, owner_uuid: account.processor_id, schedule: 'on_demand' as const };
      await upsertFeeAccount(phase, owner, clock.now());
      await insertFeePayouts(phase, [{ ...owner, uuid: randomUUID(), amount: 1 }], clock.now());
      expect(await waits(phase)).toEqual([true, true, true]);
      await markScreened(phase, [{ processor_id: account.processor_id, uuid: user }], clock.now());
      expect(await waits(phase)).toEqual([false, false, false]);
      throw undone;
    }),
  ).rejects.toBe(undone);
});

describe('A new list', () => {
  it('screens all users again, and raises a pair once', async () => {
    const user = await person('Marisk', 'Underhollow');
    const known = await person('Quillon', 'Vanterpool');
    await screen();
    expect([await hitsOf(user), (await hitsOf(known)).length]).toEqual([[], 1]);
    await importEntries(service, [...listed, { number: 104, name: 'UNDERHOLLOW, Marisk', type: 'individual' }]);
    await screen();
    expect(await hitsOf(user)).toMatchObject([{ entry_number: 104 }]);
    expect(await hitsOf(known)).toHaveLength(1);
    const [round] = await service.context.database.query<{ ended: boolean; screened_count: number; hit_count: number }>(
      'SELECT ended_at IS NOT NULL AS ended, screened_count, hit_count FROM screening_rounds ORDER BY uuid DESC LIMIT 1',
      [],
    );
    const [users] = await service.context.database.query<{ n: number }>('SELECT count(*) AS n FROM users', []);
    expect(round).toEqual({ ended: true, screened_count: users!.n, hit_count: 1 });
  });

  it('with too few entries is refused, and the earlier list stays', async () => {
    const count = 'SELECT count(*) AS n FROM sanctions_entries';
    const before = await service.context.database.query(count, []);
    await expect(importEntries(service, listed.slice(0, 1), { fewerAllowed: false })).rejects.toThrow(/at least 6000/);
    expect(await service.context.database.query(count, [])).toEqual(before);
  });
});

describe('With a screening provider', () => {
  it('no entry of a user goes out before its answer, and payments may be started', async () => {
    const { database, clock } = service.context;
    await noteProvider(database, true, clock.now());
    const payer = await person('Ada', 'Brasket');
    const payee = await registerBusiness(service, token, { business: { name: 'Kelp Works', tin: '123456789' } });
    const { uuid: account } = await addBankAccount(service, token, payer);
    const { uuid: accountOfPayee } = await addBankAccount(service, token, payee.uuid);
    const started = await payments.start({
      payer_uuid: payer,
      source_bank_account: { uuid: account, aggregator_type: 'manual' },
    });
    const check = await service.send('POST', `/3p/api/v2/users/${payee.uuid}/micro-entries`, {
      token,
      body: { bank_account: { uuid: accountOfPayee, aggregator_type: 'manual' } },
    });
    expect([started.status, check.status]).toEqual([201, 201]);
    const { uuid } = started.body.data;
    const status = async () => (await payments.read(uuid)).capture_status;
    const sentMicroEntries = async () =>
      (
        await database.query<{ status: string }>('SELECT status FROM check_entries WHERE check_uuid = $1', [
          check.body.data.uuid,
        ])
      ).map((one) => one.status);
    await advance(service, { banking_days: 2 });
    expect(await status()).toBe('CAPTURE_PENDING');
    expect(await sentMicroEntries()).toEqual(['CHECK_ENTRY_PENDING', 'CHECK_ENTRY_PENDING']);
    expect((await payments.read(uuid)).open_hold_count ?? 0).toBe(0);
    const answer = async (user: string) => {
      const [request] = await database.query<{ uuid: string }>(
        'SELECT uuid FROM screening_requests WHERE user_uuid = $1 AND ended_at IS NULL',
        [user],
      );
      const notice = { screening_id: request!.uuid, version: 1, status: 'answered' as const, hits: [] };
      expect(await actOnNotice(database, notice, { now: clock.now(), request_id: null })).toBe('applied');
    };
    await answer(payer);
    await advance(service, { banking_days: 1 });
    expect(await status()).toBe('CAPTURE_ACH_PENDING');
    expect(await sentMicroEntries()).toEqual(['CHECK_ENTRY_PENDING', 'CHECK_ENTRY_PENDING']);
    await answer(payee.uuid);
    await advance(service, { banking_days: 1 });
    expect(await sentMicroEntries()).not.toContain('CHECK_ENTRY_PENDING');
    await noteProvider(database, false, clock.now());
  });
});
