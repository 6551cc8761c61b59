// What keeps an authorization from a debit or a clawback is decided by a query, and said by a
// function: both agree about every authorization and every debit.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { budget } from '../../../test/support/runner/budget.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { realClock } from '../../platform/std/clock.ts';
import { instantFrom } from '../../platform/std/timestamps.ts';
import { selectUnauthorizedClawbacks } from '../lifecycle/clawbacks/unauthorized-clawbacks.sql.ts';
import { type AllowedDebits, allowsClawback, authorizationKinds, whyNot } from './authorization.ts';
import { lockAllowing } from './authorizations.sql.ts';

let test: TestDatabase;
let database: Database;
const processor_id = '00000000-0000-4000-8000-00000000000a';
const uuids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const authorization = '00000000-0000-4000-8000-0000000000ff';

beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.ownerUrl, 1, () => {});
  await database.query(
    `WITH processor AS (
       INSERT INTO processors (shard, processor_id, name, created_at, clawback_authorization_required)
       VALUES (shard_of($1), $1, 'Allowing', $3, true)
     ), people AS (
       INSERT INTO users (shard, processor_id, uuid, kind, payout_type, business_name, kyb_status, kyb_status_since, created_at, updated_at)
       SELECT shard_of($1), $1, uuid, 'business', 'individual', 'Fjord', 'APPROVED', $3, $3, $3 FROM unnest($2::uuid[]) AS uuid
     )
     INSERT INTO bank_accounts (shard, processor_id, user_uuid, uuid, aggregator_type, account_number_encrypted,
       account_number_last4, routing_number, account_name, account_type, matching_index, valid_account, created_at)
     SELECT shard_of($1), $1, uuid, uuid, 'manual', '\\x00', '1234', '011000015', 'Main', 'checking', uuid_send(uuid),
       'not_validated', $3
     FROM unnest($2::uuid[]) AS uuid`,
    [processor_id, [...uuids], realClock.now()],
  );
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const oneOf = fc.constantFrom(...uuids);
const mostly = fc.oneof(
  { weight: 9, arbitrary: fc.constant(uuids[0]) },
  { weight: 1, arbitrary: fc.constant(uuids[1]) },
);
const day = fc.constantFrom('2026-03-02', '2026-03-03', '2026-03-04');
const cents = fc.constantFrom(99, 100, 101);
/** Mostly null: many debits find the authorization. */
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
const code = fc.constantFrom('CCD' as const, 'CTX' as const);
const authorizations = fc
  .record({
    bank_account_uuid: mostly,
    kind: fc.constantFrom(...authorizationKinds),
    sec_code: orNull(code),
    payee_uuid: orNull(oneOf),
    minimum_amount: orNull(cents),
    maximum_amount: orNull(cents),
    debits: fc.constantFrom('payments' as const, 'payments' as const, 'clawbacks' as const),
    authorized_on: day,
    ends_on: orNull(day),
    revoked_at: orNull(fc.constant(realClock.now())),
    used_by_transaction_uuid: orNull(oneOf),
  })
  .filter(
    ({ minimum_amount, maximum_amount, kind, used_by_transaction_uuid }) =>
      (minimum_amount === null || maximum_amount === null || minimum_amount <= maximum_amount) &&
      (used_by_transaction_uuid === null || kind === 'single'),
  );
const debits = fc.record({
  payer_bank_account_uuid: mostly,
  payee_uuid: oneOf,
  sec_code: orNull(code),
  amount: cents,
  day,
});

async function insert(one: AllowedDebits): Promise<void> {
  await database.query('DELETE FROM authorizations', []);
  await database.query(
    `INSERT INTO authorizations (shard, processor_id, uuid, user_uuid, bank_account_uuid, kind, sec_code, payee_uuid, minimum_amount,
       maximum_amount, authorized_on, ends_on, revoked_at, revoked_reason, used_by_transaction_uuid, reference, recorded_at, debits)
     VALUES (shard_of($1), $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '', $14, $15)`,
    [
      ...[
        processor_id,
        authorization,
        one.bank_account_uuid,
        one.kind,
        one.sec_code,
        one.payee_uuid,
        one.minimum_amount,
      ],
      ...[one.maximum_amount, one.authorized_on, one.ends_on, one.revoked_at, one.revoked_at === null ? null : ''],
      ...[one.used_by_transaction_uuid, realClock.now(), one.debits],
    ],
  );
}

it('A debit finds an authorization if, and only if, nothing is said against it', async () => {
  await fc.assert(
    fc.asyncProperty(authorizations, debits, async (one, debit) => {
      await insert(one);
      const found = await atomically(database, (phase) =>
        lockAllowing(phase, [{ ...debit, processor_id, authorization_uuid: null }]),
      );
      expect(found.length === 0, JSON.stringify(found)).toBe(whyNot(one, debit) !== null);
    }),
    { numRuns: budget({ usual: 200, campaign: 5_000 }) },
  );
});

it('A clawback is authorized by the query if, and only if, the function says so', async () => {
  const ofClawbacks = authorizations.map((one) => ({
    ...one,
    kind: 'standing' as const,
    used_by_transaction_uuid: null,
  }));
  // Morning and late evening in Eastern time, whose UTC day is the next one.
  const instant = fc
    .tuple(day, fc.constantFrom('T14:00:00Z', 'T23:30:00-05:00'))
    .map(([on, at]) => instantFrom(on + at));
  await fc.assert(
    fc.asyncProperty(ofClawbacks, mostly, instant, async (one, bank_account_uuid, now) => {
      await insert(one);
      const clawback = { processor_id, transaction_uuid: uuids[0], bank_account_uuid };
      const unauthorized = await selectUnauthorizedClawbacks(database, [clawback], easternDay(now));
      const isAllowed = one.bank_account_uuid === bank_account_uuid && allowsClawback(one, now);
      expect(unauthorized.size === 0).toBe(isAllowed);
    }),
    { numRuns: budget({ usual: 200, campaign: 5_000 }) },
  );
});
