// Keys of the time when every stored answer was encrypted bytes: they are replayed after the
// migration.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/schema/migrate.ts';
import { coalesce } from '../../src/idempotency/coalesce.ts';
import { type Execution, execute, storedAnswer } from '../../src/idempotency/execute.ts';
import { claimOf } from '../../src/idempotency/key.ts';
import { sealAnswer } from '../../src/idempotency/stored-answer.ts';
import { realClock } from '../../src/std/clock.ts';
import { renderStarted } from '../../src/transactions/start/started-answer.ts';
import { openVault, type Vault } from '../../src/vault/vault.ts';
import { expectInvariants } from '../support/payments/invariants.ts';
import { keptAnswers } from '../support/payments/kept-answers.ts';
import { type TestDatabase, testDatabase } from '../support/runner/database.ts';

let test: TestDatabase;
let database: Database;
let vault: Vault;

beforeAll(async () => {
  test = await testDatabase('template0');
  database = openDatabase(test.ownerUrl, 2, () => {});
  await migrate(database, realClock.now(), '0039_plain-names.sql');
  vault = await openVault(database, Buffer.alloc(32, 7), realClock.now());
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const processor_id = randomUUID();

function claimFor(body: unknown) {
  const address = { processor_id, tenant_id: processor_id, method: 'POST', path: '/x', query: '' };
  return claimOf('order-1042', { ...address, body, raw: Buffer.alloc(0) }, vault);
}

it('A stored answer is replayed byte for byte after the migration, and its key still has one effect', async () => {
  const [{ body }] = keptAnswers as [(typeof keptAnswers)[number]];
  const claim = claimFor({ amount: 1 });
  const sealed = sealAnswer(vault, claim, { status: 201, body });
  await database.query(
    `INSERT INTO idempotency_keys (processor_id, key_hash, fingerprint, response_status, response_body, expires_at)
     VALUES ($1, $2, $3, 201, $4, now() + interval '1 day')`,
    [processor_id, claim.key_hash, claim.fingerprint, sealed],
  );
  await migrate(database, realClock.now());

  const execution: Execution = {
    database,
    vault,
    renderStarted,
    takeTurns: coalesce(1_000),
    retentionHours: 25,
    waitMs: 1_000,
    leaseMs: 1_000,
  };
  const replayed = await storedAnswer(execution, claim);
  expect({ ...replayed, body: replayed!.body.toString() }).toEqual({ status: 201, body, replayed: true });
  const again = await execute(execution, claim, false, () => Promise.reject(new Error('a second effect')));
  expect(again.body.toString()).toBe(body);
  await expect(storedAnswer(execution, claimFor({ amount: 2 }))).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
  await expectInvariants(database, 'stored_answers_can_be_replayed', 'stored_answers_are_encrypted');
});
