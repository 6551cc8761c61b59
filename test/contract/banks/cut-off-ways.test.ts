// The query that files a portion leaves to the other way what is not usual, and does to each other
// payment what that way does to its twin.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CutOffInstant, cutOffFrom } from '../../../src/ach/calendar/banking-instants.ts';
import { fileOneByOne } from '../../../src/banks/origination/cut-off/cut-off.ts';
import { fileStraightThrough } from '../../../src/banks/origination/cut-off/fast/file-straight-through.ts';
import { closeBankFiles } from '../../../src/banks/origination/files/bank-files.sql.ts';
import type { Origination } from '../../../src/banks/origination/origination.ts';
import { simulatedBank } from '../../../src/banks/simulated/simulated-bank.ts';
import { type AtomicPhase, atomically } from '../../../src/platform/database/atomic-phase.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { insertBankAccount, insertUser } from '../../support/payments/payer-and-payee.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let database: Database;
let context: Origination;
let next: CutOffInstant;
beforeAll(async () => {
  service = await testService();
  ({ database } = service.context);
  const bank = simulatedBank({ ...service.context, directory: 'none' });
  const { vault, clock, bankingClock, log } = service.context;
  const inPhase: Origination['inPhase'] = (work) => atomically(database, work);
  const inPhases: Origination['inPhases'] = (works) => Promise.all(works.map(inPhase));
  context = { database, vault, bank, clock, bankingClock, log, inPhase, inPhases };
  next = cutOffFrom(clock.now(), 'standard');
});

const users = ['usual', 'replaced', 'without', 'deleted', 'blocked', 'account blocked', 'not screened'] as const;
type User = (typeof users)[number];

type Users = Record<User, { uuid: string; account: string }>;

interface Tenant {
  uuid: string;
  payers: Users;
  payees: Users;
}

async function tenant(): Promise<Tenant> {
  const { uuid } = await service.processor();
  const [payers, payees] = [await usersOf(uuid), await usersOf(uuid)];
  const renamed = [payers['not screened'].uuid, payees['not screened'].uuid];
  await database.query('UPDATE users SET screened_at = now() WHERE processor_id = $1 AND uuid <> ALL ($2::uuid[])', [
    uuid,
    renamed,
  ]);
  return { uuid, payers, payees };
}

/** Users with all that can keep an entry from their account. */
async function usersOf(processorId: string): Promise<Users> {
  const made: [User, { uuid: string; account: string }][] = [];
  for (const kind of users) {
    const uuid = await insertUser(service, processorId);
    const { uuid: account } = await insertBankAccount(service, processorId, uuid);
    if (kind === 'replaced') await insertBankAccount(service, processorId, uuid);
    if (kind === 'replaced' || kind === 'without')
      await database.query(`UPDATE bank_accounts SET disabled_at = now(), disabled_reason = 'R02' WHERE uuid = $1`, [
        account,
      ]);
    if (kind === 'deleted') await database.query('UPDATE users SET deleted_at = now() WHERE uuid = $1', [uuid]);
    if (kind === 'blocked') await block(processorId, uuid, null);
    if (kind === 'account blocked') await block(processorId, uuid, account);
    made.push([kind, { uuid, account }]);
  }
  return Object.fromEntries(made) as Users;
}

async function block(processorId: string, user: string, account: string | null): Promise<void> {
  await database.query(
    `INSERT INTO blocks (shard, processor_id, uuid, user_uuid, bank_account_uuid, kind, reason, placed_at)
     VALUES (shard_of($1), $1, $2, $3, $4, 'unauthorized', 'Not authorized.', now())`,
    [processorId, randomUUID(), user, account],
  );
  await (account === null
    ? database.query(`UPDATE users SET blocked = 'unauthorized' WHERE uuid = $1`, [user])
    : database.query(`UPDATE bank_accounts SET blocked = 'unauthorized' WHERE uuid = $1`, [account]));
}

const rarely = <Value>(value: Value, otherwise: Value) =>
  fc.integer({ min: 0, max: 9 }).map((n) => (n === 0 ? value : otherwise));

const payment = fc.record({
  stage: fc.constantFrom('capture' as const, 'payout' as const),
  payer: fc.oneof({ weight: 4, arbitrary: fc.constant<User>('usual') }, fc.constantFrom(...users)),
  payee: fc.oneof({ weight: 4, arbitrary: fc.constant<User>('usual') }, fc.constantFrom(...users)),
  amount: fc.oneof(fc.integer({ min: 2, max: 1_000_000 }), fc.constantFrom(9_999_999_999, 10_000_000_000)),
  transaction_fee: fc.constantFrom(0, 1),
  payout_type: fc.constantFrom('individual', 'individual', 'batch'),
  speed: rarely('sameday', 'standard'),
  ach_return_code: rarely<string | null>('R01', null),
  presented: rarely(true, false),
  late: rarely(true, false),
  hold: fc.oneof(
    { weight: 8, arbitrary: fc.constant<'none' | 'payout' | 'all'>('none') },
    fc.constantFrom<'payout' | 'all'>('payout', 'all'),
  ),
  filed: rarely(true, false),
  payout_again: rarely(true, false),
  move_count: rarely(6, 5),
  offset: rarely(1, 0),
  undecided: rarely(true, false),
});
type Facts = typeof payment extends fc.Arbitrary<infer Value> ? Value : never;

const usual: Facts = {
  ...{
    stage: 'capture',
    payer: 'usual',
    payee: 'usual',
    amount: 10_000,
    transaction_fee: 1,
    payout_type: 'individual',
  },
  ...{ speed: 'standard', ach_return_code: null, presented: false, late: false, hold: 'none', filed: false },
  ...{ payout_again: false, move_count: 5, offset: 0, undecided: false },
} as const;

/** Inserts the payments in the order of their uuids, which it answers. */
async function insert({ uuid: processorId, payers, payees }: Tenant, payments: readonly Facts[]): Promise<string[]> {
  const start = `${randomUUID().slice(0, 8)}-`;
  const batch = randomUUID();
  const rows = payments.map((one, index) => ({
    ...one,
    uuid: start + index.toString(16).padStart(4, '0') + randomUUID().slice(13),
    payer_uuid: payers[one.payer].uuid,
    payer_bank_account_uuid: payers[one.payer].account,
    payee_uuid: payees[one.payee].uuid,
    payee_bank_account_uuid: payees[one.payee].account,
    capture_status:
      one.stage === 'payout' ? 'CAPTURE_COMPLETE' : one.presented ? 'CAPTURE_ACH_PENDING' : 'CAPTURE_PENDING',
    capture_leg: one.stage === 'payout' ? 'good' : one.filed ? 'filed' : null,
    payout_status: one.stage === 'payout' ? 'PAYOUT_PENDING_ACH' : null,
    payout_leg: one.stage === 'payout' && one.filed ? 'filed' : null,
    created_at: new Date(next.at.getTime() + (one.late ? 1 : -60_000)),
    open_hold_count: one.hold === 'none' ? 0 : 1,
    merchant_batch_uuid: one.stage === 'payout' && one.payout_type === 'batch' ? batch : null,
    hold_uuid: randomUUID(),
    source_uuid: randomUUID(),
  }));
  const json = JSON.stringify(rows);
  await database.query(
    `WITH asked AS (
       INSERT INTO transactions (shard, processor_id, uuid, payer_uuid, payee_uuid, payer_bank_account_uuid,
         payee_bank_account_uuid, payer_aggregator_type, payee_aggregator_type, type, speed, payout_type, payout_delay_days,
         amount, transaction_fee, created_at, client_reference_id, company_name)
       SELECT shard_of($2), $2, uuid, payer_uuid, payee_uuid, payer_bank_account_uuid, payee_bank_account_uuid, 'manual',
         'manual', 'api', speed, payout_type, 2, amount, transaction_fee, created_at, '', ''
       FROM json_populate_recordset(NULL::transactions, $1::json)
     )
     INSERT INTO transaction_states (shard, processor_id, uuid, payee_uuid, transaction_status, capture_status, capture_leg,
       payout_status, payout_leg, updated_at, ach_return_code, payout_again, move_count, open_hold_count, merchant_batch_uuid)
     SELECT shard_of($2), $2, uuid, payee_uuid, 'CAPTURE_PENDING', capture_status, capture_leg, payout_status, payout_leg,
       now(), ach_return_code, payout_again, move_count, open_hold_count, merchant_batch_uuid
     FROM json_populate_recordset(NULL::transaction_states, $1::json)`,
    [json, processorId],
  );
  await database.query(
    `WITH held AS (
       INSERT INTO holds (shard, processor_id, uuid, transaction_uuid, kind, reason, placed_at, stops_capture)
       SELECT shard_of($2), $2, hold_uuid, uuid, 'operator', 'Looks odd.', now(), hold = 'all'
       FROM json_to_recordset($1::json) AS i (uuid uuid, hold_uuid uuid, hold text) WHERE hold <> 'none'
     ), posted (uuid, source_uuid, transition, debit, credit, amount, other) AS (
       SELECT uuid, source_uuid, 'P1', 'PAYEE', 'PRES', amount - transaction_fee, NULL::uuid
       FROM json_to_recordset($1::json) AS i (uuid uuid, stage text, source_uuid uuid, amount bigint, transaction_fee bigint)
       WHERE stage = 'payout'
       UNION ALL
       SELECT gen_random_uuid(), source_uuid, 'K6', 'PAYEE', 'CLAW', 1, uuid
       FROM json_to_recordset($1::json) AS i (uuid uuid, source_uuid uuid, "offset" integer) WHERE "offset" = 1
     )
     INSERT INTO postings (shard, processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
       debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at, debit_transaction_uuid)
     SELECT shard_of($2), $2, uuid, transition, source_uuid, 1, debit, $2, credit, $2, amount, now(), other FROM posted`,
    [json, processorId],
  );
  return rows.map(({ uuid }) => uuid);
}

const choiceOf = (stage: 'capture' | 'payout', held: readonly string[]) => ({
  instant: next,
  stage,
  wanted: { bank: context.bank, createdUntil: next.at, speeds: ['standard', 'sameday'] as const },
  held,
});

const fileFast = (stage: 'capture' | 'payout', held: readonly string[] = []) =>
  fileStraightThrough(context, { ...choiceOf(stage, held), mostOfEntry: 9_999_999_999 });
const fileSlowly = (stage: 'capture' | 'payout', held: readonly string[] = []) =>
  fileOneByOne(context, choiceOf(stage, held));

/** Files what waits, of this tenant alone, and answers what was written, without ids. */
async function filed(one: Tenant, payments: readonly string[], file: () => Promise<number>): Promise<unknown> {
  await database.query('UPDATE processors SET suspended_at = now() WHERE processor_id <> $1', [one.uuid]);
  await database.query('UPDATE processors SET suspended_at = NULL WHERE processor_id = $1', [one.uuid]);
  const entries = await file();
  const [totals] = await database.query<{ uuid: string }>(
    `SELECT uuid, entry_count, total_debits, total_credits FROM bank_files WHERE state = 'open'`,
    [],
  );
  await atomically(database, (phase) => closeBankFiles(phase, context.bank.name));
  const traces = await database.query<{ trace_id: string }>('SELECT trace_id FROM entries WHERE file_uuid = $1', [
    totals?.uuid ?? null,
  ]);
  const numbers = traces.map(({ trace_id }) => Number(trace_id.slice(8)));
  expect(new Set(numbers).size).toBe(numbers.length);
  if (numbers.length > 0) expect(Math.max(...numbers) - Math.min(...numbers)).toBe(numbers.length - 1);
  const rows = await database.query<{ found: object }>(
    `SELECT jsonb_build_object('state', to_jsonb(s) - 'updated_at' - 'processor_id' - 'shard' - 'uuid' - 'payee_uuid' - 'merchant_batch_uuid'
         - 'payout_bank_account_uuid' - 'capture_bank_account_uuid' - 'left_over',
       'capture replaced', s.capture_bank_account_uuid IS NOT NULL, 'payout replaced', s.payout_bank_account_uuid IS NOT NULL,
       'legs', (SELECT jsonb_agg(to_jsonb(l) - 'shard' - 'processor_id' - 'uuid' - 'transaction_uuid' - 'file_uuid' - 'entry_uuid'
           - 'created_at' || jsonb_build_object('in file', l.file_uuid = $3) || (SELECT to_jsonb(e) - 'shard' - 'processor_id' - 'uuid' - 'file_uuid' - 'bank_account_uuid' - 'created_at'
             - 'trace_id' - 'merchant_batch_uuid' || jsonb_build_object('own account', e.bank_account_uuid IN (t.payer_bank_account_uuid, t.payee_bank_account_uuid))
             FROM entries e WHERE e.processor_id = l.processor_id AND e.uuid = l.entry_uuid))
         FROM current_legs l WHERE l.processor_id = s.processor_id AND l.transaction_uuid = s.uuid),
       'holds', (SELECT jsonb_agg(jsonb_build_array(h.kind, h.reason, h.stops_capture) ORDER BY h.reason)
         FROM holds h WHERE h.processor_id = s.processor_id AND h.transaction_uuid = s.uuid)) AS found
     FROM transaction_states s JOIN transactions t ON t.processor_id = s.processor_id AND t.uuid = s.uuid
     WHERE s.processor_id = $1 AND s.uuid = ANY ($2) ORDER BY s.uuid`,
    [one.uuid, payments, totals?.uuid ?? null],
  );
  return { entries, rows, totals: { ...totals, uuid: null } };
}

const undecidedOf = (uuids: readonly string[], payments: readonly Facts[]) =>
  uuids.filter((_, index) => payments[index]!.undecided);

describe('Payments of all kinds', () => {
  it('have the same legs, entries, holds and file as those that are filed one by one', async () => {
    const [fast, slow] = [await tenant(), await tenant()];
    await fc.assert(
      fc.asyncProperty(fc.array(payment, { minLength: 1, maxLength: 60 }), async (payments) => {
        const ofFast = await insert(fast, payments);
        const ofSlow = await insert(slow, payments);
        for (const stage of ['capture', 'payout'] as const) {
          const byFast = await filed(fast, ofFast, async () => {
            const held = undecidedOf(ofFast, payments);
            return (await fileFast(stage, held)) + (await fileSlowly(stage, held));
          });
          expect(byFast).toEqual(await filed(slow, ofSlow, () => fileSlowly(stage, undecidedOf(ofSlow, payments))));
        }
      }),
      { numRuns: 12 },
    );
  });

  it('are filed by the query when nothing about them is unusual, in the order of their keys', async () => {
    const one = await tenant();
    const payments = Array.from({ length: 5 }, (_, n) => ({ ...usual, amount: 1_000 + n }));
    const captures = await insert(one, payments);
    const payouts = await insert(
      one,
      payments.map((facts) => ({ ...facts, stage: 'payout' as const })),
    );
    await filed(one, captures, () => fileFast('capture'));
    await filed(one, payouts, () => fileFast('payout'));
    for (const [uuids, fee] of [
      [captures, 0],
      [payouts, 1],
    ] as const) {
      const made = await database.query<{ amount: number }>(
        `SELECT e.amount FROM legs l JOIN entries e ON e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
         WHERE l.transaction_uuid = ANY ($1) ORDER BY e.trace_id`,
        [uuids],
      );
      expect(made.map(({ amount }) => amount)).toEqual(payments.map(({ amount }) => amount - fee));
    }
  });
});

it('Payouts of a batch share an entry: they are left to the other way', async () => {
  const one = await tenant();
  const payout: Facts = { ...usual, stage: 'payout', payout_type: 'batch' };
  const uuids = await insert(one, [payout, payout]);
  expect(await filed(one, uuids, () => fileFast('payout'))).toMatchObject({ entries: 0 });
  expect(await filed(one, uuids, () => fileSlowly('payout'))).toMatchObject({ entries: 1 });
});

describe('A file', () => {
  it('whose cents would not fit is left to the other way', async () => {
    const one = await tenant();
    const uuids = await insert(
      one,
      Array.from({ length: 101 }, () => ({ ...usual, amount: 9_999_999_999 })),
    );
    const nothing = { entries: 0, totals: { uuid: null } };
    expect(await filed(one, uuids, () => fileFast('capture'))).toMatchObject(nothing);
    expect(await filed(one, uuids, () => fileSlowly('capture'))).toMatchObject({ entries: 101 });
  });

  it('has no more entries than the bank accepts', async () => {
    const one = await tenant();
    const uuids = await insert(
      one,
      Array.from({ length: 5 }, () => usual),
    );
    const { bank } = context;
    context = { ...context, bank: { ...bank, file_entries: 2 } };
    try {
      expect(await filed(one, uuids, () => fileFast('capture'))).toMatchObject({ entries: 5 });
    } finally {
      context = { ...context, bank };
    }
    const files = await database.query<{ entry_count: number }>(
      'SELECT entry_count FROM bank_files WHERE uuid IN (SELECT file_uuid FROM legs WHERE transaction_uuid = ANY ($1)) ORDER BY 1',
      [uuids],
    );
    expect(files.map(({ entry_count }) => entry_count)).toEqual([1, 2, 2]);
  });
});

describe('What commits while the query waits for the lock', () => {
  /** Changes something under the lock of the payment, while the query waits for it. */
  async function whileWaiting(change: (phase: AtomicPhase, uuid: string, one: Tenant) => Promise<unknown>) {
    const one = await tenant();
    const [uuid] = await insert(one, [usual]);
    await database.query('UPDATE processors SET suspended_at = now() WHERE processor_id <> $1', [one.uuid]);
    let filing: Promise<number> | null = null;
    await atomically(database, async (phase) => {
      await phase.query('SELECT FROM transaction_states WHERE uuid = $1 FOR UPDATE', [uuid]);
      filing = fileFast('capture');
      await expect
        .poll(() =>
          database.query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            [],
          ),
        )
        .toHaveLength(1);
      await change(phase, uuid!, one);
    });
    return { one, uuid: uuid!, entries: await filing };
  }

  it('cancels the payment: it is not filed', async () => {
    const { entries } = await whileWaiting((phase, uuid) =>
      phase.query(`UPDATE transaction_states SET capture_status = 'CAPTURE_CANCELED' WHERE uuid = $1`, [uuid]),
    );
    expect(entries).toBe(0);
  });

  it('holds the payment: it is left to the other way', async () => {
    const { entries } = await whileWaiting((phase, uuid) =>
      phase.query('UPDATE transaction_states SET open_hold_count = 1 WHERE uuid = $1', [uuid]),
    );
    expect(entries).toBe(0);
  });

  it('blocks the payer: this entry still goes out, and the next one does not', async () => {
    const { entries, one } = await whileWaiting((_, __, { uuid, payers }) => block(uuid, payers.usual.uuid, null));
    expect(entries).toBe(1);
    await insert(one, [usual]);
    expect([await fileFast('capture'), await fileSlowly('capture')]).toEqual([0, 0]);
  });
});
