// The serving role owns nothing: append-only tables stay append-only, whatever that role tries.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { selectPowers } from '../../../src/platform/database/schema/rights.sql.ts';
import { testDatabase } from '../../support/runner/database.ts';

const appendOnly = ['audit_trail', 'audit_links', 'postings', 'posting_seals', 'transactions', 'transitions'];

let database: Database;
beforeAll(async () => {
  const test = await testDatabase();
  database = openDatabase(test.url, 2, () => {});
  return async () => {
    await database.end();
    await test.drop();
  };
});

const attempts = (table: string): string[] => [
  `UPDATE ${table} SET ${table === 'posting_seals' ? 'day = day' : 'processor_id = processor_id'}`,
  `DELETE FROM ${table}`,
  `TRUNCATE ${table}`,
  `ALTER TABLE ${table} ADD COLUMN mine text`,
  `ALTER TABLE ${table} OWNER TO CURRENT_USER`,
  `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
  `ALTER TABLE ${table} RENAME TO mine`,
  `DROP TABLE ${table}`,
  `CREATE TRIGGER mine BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()`,
  `CREATE RULE mine AS ON INSERT TO ${table} DO INSTEAD NOTHING`,
  `CREATE POLICY mine ON ${table} USING (false)`,
  `SELECT FROM ${table} FOR UPDATE`,
];

/**
 * PostgreSQL answers GRANT of a missing right with a warning only, so the rights afterwards count.
 */
const grants = (table: string): string[] => [
  `GRANT UPDATE, DELETE, TRUNCATE ON ${table} TO CURRENT_USER`,
  `GRANT ALL ON ${table} TO PUBLIC`,
];

describe.each(appendOnly)('The serving role, on %s', (table) => {
  it.each(attempts(table))('may not: %s', async (statement) => {
    await expect(database.query(statement)).rejects.toThrow(/permission denied|must be owner|must be able/);
  });

  it.each(grants(table))('gains nothing by: %s', async (statement) => {
    await database.query(statement).catch(() => {});
    const held = await database.query<{ held: boolean }>(
      `SELECT has_table_privilege($1, 'UPDATE') OR has_table_privilege($1, 'DELETE') OR has_table_privilege($1, 'TRUNCATE')
         OR has_table_privilege($1, 'TRIGGER') AS held`,
      [table],
    );
    expect(held).toEqual([{ held: false }]);
  });

  it('can still add rows and read them', async () => {
    const held = await database.query(
      `SELECT has_table_privilege($1, 'SELECT') AS reads, has_table_privilege($1, 'INSERT') AS adds`,
      [table],
    );
    expect(held).toEqual([{ reads: true, adds: true }]);
  });
});

describe('The serving role, on entries', () => {
  it.each([
    `UPDATE entries SET trace_id = ''`,
    'UPDATE entries SET amount = amount, bank_account_uuid = NULL',
    'DELETE FROM entries',
  ])('may not: %s', async (statement) => {
    await expect(database.query(statement)).rejects.toThrow(/permission denied/);
  });

  it('may let the entry of a batch grow', async () => {
    expect(await database.query('UPDATE entries SET amount = amount + 1')).toEqual([]);
  });
});

describe('The serving role', () => {
  it.each([
    'SET ROLE achord',
    'SET ROLE postgres',
    'SET SESSION AUTHORIZATION achord',
    'GRANT achord TO CURRENT_USER',
    'CREATE ROLE mine SUPERUSER',
    'ALTER ROLE CURRENT_USER SUPERUSER',
    'CREATE TABLE mine (one integer)',
    'DROP SCHEMA public CASCADE',
    'ALTER SCHEMA public OWNER TO CURRENT_USER',
    "SET session_replication_role = 'replica'",
    'ALTER TABLE migrations ADD COLUMN mine text',
    'DELETE FROM migrations',
    "COPY postings TO PROGRAM 'cat'",
  ])('may not: %s', async (statement) => {
    await expect(database.query(statement)).rejects.toThrow(/permission denied|must (be|have)/);
  });

  it('could not give itself any right', async () => {
    expect(await selectPowers(database)).toEqual([]);
  });

  it('owns no relation, no function, no schema and no database', async () => {
    const owned = await database.query(
      `SELECT 'relation ' || relname AS name FROM pg_class WHERE pg_has_role(relowner, 'MEMBER')
       UNION ALL SELECT 'function ' || proname FROM pg_proc WHERE pg_has_role(proowner, 'MEMBER')
       UNION ALL SELECT 'schema ' || nspname FROM pg_namespace WHERE pg_has_role(nspowner, 'MEMBER')
       UNION ALL SELECT 'database ' || datname FROM pg_database WHERE pg_has_role(datdba, 'MEMBER')`,
      [],
    );
    expect(owned).toEqual([]);
  });
});
