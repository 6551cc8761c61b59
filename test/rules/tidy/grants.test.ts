// The grants table: it names every table, and the serving role has exactly these rights.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { excessRights, missingRights } from '../../../src/platform/database/schema/grant-rights.ts';
import { tableGrants } from '../../../src/platform/database/schema/grants.ts';
import { currentRole, selectTableRights } from '../../../src/platform/database/schema/rights.sql.ts';
import { testDatabase } from '../../support/runner/database.ts';

let database: Database;
let role: string;
beforeAll(async () => {
  const test = await testDatabase();
  database = openDatabase(test.url, 1, () => {});
  role = await currentRole(database);
  return async () => {
    await database.end();
    await test.drop();
  };
});

describe('The grants table (src/platform/database/schema/grants.ts)', () => {
  it('has an entry for each table and for nothing else: add the rights of a new table', async () => {
    const tables = (await selectTableRights(database, role)).map(({ table }) => table);
    expect(Object.keys(tableGrants).toSorted()).toEqual(tables.toSorted());
  });

  it('has exactly the rights of the serving role', async () => {
    expect(await missingRights(database, role)).toEqual([]);
    expect(await excessRights(database, role)).toEqual([]);
  });

  it('gives no role the right to truncate a table, and append-only tables only the right to add', () => {
    for (const table of ['audit_links', 'audit_trail', 'posting_seals', 'postings', 'transactions', 'transitions'])
      expect(tableGrants[table], table).toEqual(['SELECT', 'INSERT']);
    const rights = new Set(Object.values(tableGrants).flat());
    expect([...rights].filter((right) => !right.startsWith('UPDATE (')).toSorted()).toEqual([
      'DELETE',
      'INSERT',
      'SELECT',
      'UPDATE',
    ]);
    // A change of one of these columns would be another row.
    for (const [table, columns] of Object.entries({
      approvals: ['uuid', 'act', 'operation_id', 'params', 'body', 'amount', 'asked_by_operator', 'asked_by_token'],
      bank_account_corrections: ['account_uuid'],
      entries: ['trace_id'],
      linked_accounts: ['item_uuid'],
      operators: ['uuid', 'email', 'invited_at'],
      tokens: ['uuid', 'token_hash', 'kind', 'processor_id', 'vendor_id', 'expires_at', 'role', 'first_issued_by'],
    })) {
      expect(tableGrants[table], table).not.toContain('UPDATE');
      const changed = /^UPDATE \((.+)\)$/.exec(tableGrants[table]!.at(-1)!)![1]!.split(', ');
      expect(
        changed.filter((column) => columns.includes(column)),
        table,
      ).toEqual([]);
    }
  });
});
