// Cash movements from before banks were separate: the migration assigns them to the bank of the
// payments.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/schema/migrate.ts';
import { instant } from '../../src/std/clock.ts';
import { type TestDatabase, testDatabase } from '../support/runner/database.ts';

const now = instant(1_772_000_000_000);
let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await testDatabase('template0');
  database = openDatabase(test.ownerUrl, 2, () => {});
  await migrate(database, now, '0020_details.sql');
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

it('Own funds, paid debts and won dishonors belong to the bank whose days were played last', async () => {
  const moving = ['own_funds.paid_in', 'transaction.debt_paid', 'transaction.dishonour_won', 'dishonour.won'];
  const acts = [...moving, 'transaction.debt_written_off'].map((action) => ({ action, uuid: randomUUID() }));
  for (const { action, uuid } of acts)
    await database.query(
      `INSERT INTO audit_trail (processor_id, uuid, acted_at, action, subject) VALUES (gen_random_uuid(), $1, $2, $3, 'x')`,
      [uuid, now, action],
    );
  await database.query(
    `INSERT INTO bank_days (bank, played_until) VALUES ('former', '2026-01-05'), ('simulated', '2026-02-05')`,
    [],
  );
  await database.query(
    `INSERT INTO simulated_answers (uuid, due_at, kind, code, entry_sealed) VALUES (gen_random_uuid(), $1, 'return', 'R01', '')`,
    [now],
  );
  await migrate(database, now);
  expect(await database.query('SELECT source_uuid, bank FROM cash_acts ORDER BY source_uuid', [])).toEqual(
    acts
      .filter(({ action }) => moving.includes(action))
      .map(({ uuid }) => ({ source_uuid: uuid, bank: 'simulated' }))
      .toSorted((a, b) => (a.source_uuid < b.source_uuid ? -1 : 1)),
  );
  expect(await database.query('SELECT bank FROM simulated_answers', [])).toEqual([{ bank: 'simulated' }]);
});
