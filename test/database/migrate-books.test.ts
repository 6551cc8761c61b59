// The migration computes the balances of a database that had postings before balances were stored.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/schema/migrate.ts';
import { countViolations } from '../../src/invariants/count-violations.sql.ts';
import { invariants } from '../../src/invariants/invariants.ts';
import { selectBalances } from '../../src/ledger/balances.sql.ts';
import { readStatement } from '../../src/statements/statement.ts';
import { instant } from '../../src/std/clock.ts';
import { straightThroughBalances } from '../support/payments/postings.ts';
import { type TestDatabase, testDatabase } from '../support/runner/database.ts';

const now = instant(1_772_000_000_000);
const processor = randomUUID();
const payee = randomUUID();
let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await testDatabase('template0');
  database = openDatabase(test.ownerUrl, 2, () => {});
  await migrate(database, now, '0010_every-path.sql');
  await database.query('INSERT INTO processors (processor_id, name, created_at) VALUES ($1, $2, $3)', [
    processor,
    'Northwind Pay',
    now,
  ]);
  await database.query(
    `INSERT INTO postings (processor_id, transaction_uuid, transition, source_uuid, line, debit_account, debit_owner_uuid,
       credit_account, credit_owner_uuid, amount, posted_at)
     SELECT $1::uuid, gen_random_uuid(), p.transition, gen_random_uuid(), 1, p.debit, p.debit_owner, p.credit,
            p.credit_owner, 97, '2026-03-01T23:59:59Z'::timestamptz + n * interval '1 hour'
     FROM generate_series(0, 3) n, (VALUES ('C5', 'UNS', $1::uuid, 'PAYEE', $2::uuid), ('P1', 'PAYEE', $2, 'PRES', $2))
       AS p (transition, debit, debit_owner, credit, credit_owner)`,
    [processor, payee],
  );
  await migrate(database, now);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

describe('Balances', () => {
  it('are the sums of the existing postings', async () => {
    const plain = await straightThroughBalances(database, processor);
    expect(plain.length).toBe(2);
    expect(await selectBalances(database, processor)).toEqual(plain);
    for (const invariant of invariants.filter(({ name }) => /^balances|^debits_are/.test(name)))
      expect((await countViolations(database, [invariant], { since: null }))[0]!.examples, invariant.rule).toEqual([]);
  });

  it('open and close statements by UTC days', async () => {
    const of = { processor_id: processor, owner_uuid: payee, account: null, balance_per: 'owner' } as const;
    const days = { start_date: '2026-03-02', end_date: '2026-03-02' };
    const { line_count, lines } = await readStatement(database, { ...of, ...days }, { offset: 0, limit: 10 });
    expect(line_count).toBe(3);
    expect(lines.map(({ balance }) => balance)).toEqual([194, 291, 388]);
  });
});
