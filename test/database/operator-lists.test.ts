// How much the lists of operators read, counted in rows: a page reads about what it shows, however
// long the list is.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vacuum } from '../../bench/list/seed.sql.ts';
import { selectItems } from '../../src/bank-accounts/linking/linked-items.sql.ts';
import { selectAccountValidations } from '../../src/bank-accounts/validation/account-validations.sql.ts';
import { selectBatchesBefore } from '../../src/batches/batches.sql.ts';
import { type Database, openDatabase, type Queryable } from '../../src/database/database.ts';
import { selectFeePayoutsBefore } from '../../src/fees/fee-payouts.sql.ts';
import { selectOpenHolds } from '../../src/lifecycle/holds.sql.ts';
import { selectEntriesOfFile, selectFiles } from '../../src/origination/files/file-outcomes.sql.ts';
import { selectLines } from '../../src/reconciliation/statement-lines.sql.ts';
import { selectInboundFiles } from '../../src/returns/files/inbound-files.sql.ts';
import { selectLateReturns, selectSuspense } from '../../src/returns/items/suspense.sql.ts';
import { selectUsersBefore } from '../../src/reviews/reviews.sql.ts';
import { selectOpenBlocks } from '../../src/risk/blocks/blocks.sql.ts';
import { selectLimitsAfter } from '../../src/risk/limits/limits.sql.ts';
import { selectOwnersAfter } from '../../src/risk/return-rates/debit-days.sql.ts';
import { lastUuid, nilUuid } from '../../src/std/identifiers.ts';
import { selectProcessors } from '../../src/tenants/tenants.sql.ts';
import { selectTokens } from '../../src/tenants/tokens.sql.ts';
import { selectRefundsBefore } from '../../src/transactions/refunds/refunds.sql.ts';
import { selectEndpointsBefore } from '../../src/webhooks/endpoints/endpoints.sql.ts';
import { fillTable, tenantCount, tenantOf, uuidOf } from '../support/filled/fill-table.ts';
import { explaining, rowsOf } from '../support/payments/explained.ts';
import { type TestDatabase, testDatabase } from '../support/runner/database.ts';

const count = 20_000;
const processor_id = '00000001-0000-7000-8000-000000000007';
const file = '00000009-0000-7000-8000-000000000003';

const open = 'n % 100 = 0';

/** The tables with the columns whose values matter: one row in a hundred is open. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account_validations: { user_uuid: uuidOf('n % 500') },
  bank_files: { state: `'confirmed'`, kind: `'entries'`, odfi: `'12345678'`, cut_off_at: 'now()' },
  bank_items: {
    direction: `'debit'`,
    state: `CASE WHEN ${open} THEN 'suspense' ELSE 'applied' END`,
    late: open,
  },
  batches: {},
  blocks: { lifted_at: `CASE WHEN NOT ${open} THEN now() END`, lifted_by: `CASE WHEN NOT ${open} THEN 'operator' END` },
  debit_days: { day: `'2026-01-01'::date` },
  entries: { direction: `'debit'`, purpose: `'capture'`, bank_account_uuid: uuidOf('n') },
  fee_payouts: { status: `'FEE_PAYOUT_COMPLETE'` },
  holds: { released_at: `CASE WHEN NOT ${open} THEN now() END` },
  inbound_files: { content_uuid: uuidOf('n') },
  legs: { file_uuid: uuidOf('n % 200'), entry_uuid: uuidOf('n') },
  limits: {},
  linked_items: {
    access_token_encrypted: `CASE WHEN NOT ${open} THEN '\\x00'::bytea END`,
    removed_at: `CASE WHEN ${open} THEN now() END`,
    problem: `CASE WHEN n % 100 = 1 THEN 'x' END`,
    problem_since: `CASE WHEN n % 100 = 1 THEN now() END`,
  },
  refunds: { status: `CASE WHEN ${open} THEN 'REFUND_FAILED' ELSE 'REFUND_COMPLETE' END` },
  statement_lines: { direction: `'debit'` },
  tokens: { kind: `'processor'`, processor_id: tenantOf('n') },
  webhook_endpoints: { url_normalized: `'x' || n` },
  transactions: { payee_uuid: uuidOf('n + 1'), transaction_fee: '0', company_name: `''` },
  users: { email: `'person-' || n || '@example.com'` },
};

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.superuserUrl, 1, () => {});
  await database.query('SET session_replication_role = replica', []);
  await database.query('SET plan_cache_mode = auto', []);
  await fillTable(database, 'processors', tenantCount);
  for (const [table, given] of Object.entries(tables)) await fillTable(database, table, count, given);
  await vacuum(database);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const tableNames = [...Object.keys(tables), 'processors'];
const page = 10;
type Read = (db: Queryable) => Promise<readonly unknown[]>;

/** `rows`: at most so many for a page, in all tables. A list over all tenants asks each of them. */
const ofAllTenants = 2 * tenantCount + page * page + 4 * page;
const middle = ['2026-01-08T00:00:00.000Z', nilUuid] as const;

describe('A page of a list of operators reads about what it shows', () => {
  it.each<[string, number, Read]>([
    ['refunds of all tenants', ofAllTenants, (db) => selectRefundsBefore(db, everything, lastUuid, page)],
    [
      'failed refunds',
      ofAllTenants,
      (db) => selectRefundsBefore(db, { ...everything, status: 'REFUND_FAILED' }, lastUuid, page),
    ],
    ['users of all tenants', ofAllTenants, (db) => selectUsersBefore(db, everyone, lastUuid, page)],
    [
      'users with an email',
      ofAllTenants,
      (db) => selectUsersBefore(db, { ...everyone, email: 'person-7@example.com' }, lastUuid, page),
    ],
    [
      'batches of all tenants',
      ofAllTenants,
      (db) => selectBatchesBefore(db, { processor_id: null, kind: null }, lastUuid, page),
    ],
    [
      'webhook endpoints of all tenants',
      ofAllTenants,
      (db) => selectEndpointsBefore(db, { processor_id: null, state: null }, lastUuid, page),
    ],
    ['holds', 2 * page, (db) => selectOpenHolds(db, middle, page)],
    ['blocks', 2 * page, (db) => selectOpenBlocks(db, { processor_id: null, kind: null }, middle, page)],
    ['suspense', 4 * page, (db) => selectSuspense(db, middle, page)],
    ['late returns', 4 * page, (db) => selectLateReturns(db, middle, page)],
    ['bank files', 2 * page, (db) => selectFiles(db, null, middle, page)],
    ['the entries of a file', 3 * page, (db) => selectEntriesOfFile(db, file, null, page)],
    ['inbound files', 2 * page, (db) => selectInboundFiles(db, false, middle, page)],
    [
      'lines of bank statements',
      2 * page,
      (db) => selectLines(db, { bank: null, state: null }, ['2026-06-01', nilUuid], page),
    ],
    ['linked items', page, (db) => selectItems(db, { processor_id: null, state: null }, lastUuid, page)],
    ['linked items of a tenant', page, (db) => selectItems(db, { processor_id, state: null }, lastUuid, page)],
    ['removed linked items', page, (db) => selectItems(db, { processor_id: null, state: 'removed' }, lastUuid, page)],
    [
      'linked items with a problem',
      page,
      (db) => selectItems(db, { processor_id: null, state: 'problem' }, lastUuid, page),
    ],
    [
      'validations',
      page,
      (db) => selectAccountValidations(db, { processor_id, user_uuid: null, bank_account_uuid: null }, lastUuid, page),
    ],
    ['payouts of fees', 3 * page, (db) => selectFeePayoutsBefore(db, processor_id, lastUuid, page)],
    ['limits', page, (db) => selectLimitsAfter(db, processor_id, null, page)],
    [
      'owners of return rates',
      2 * page,
      (db) => selectOwnersAfter(db, { processor_id, since: '2026-01-01' }, null, page),
    ],
    ['tokens', 2 * page, (db) => selectTokens(db, null, middle, page)],
    ['processors', 2 * page, (db) => selectProcessors(db, null, page)],
  ])('%s', async (_name, rows, read) => {
    const { plans, explained } = explaining(database);
    expect((await read(explained)).length).toBeGreaterThan(0);
    const found = plans.reduce((sum, plan) => sum + rowsOf(plan, tableNames), 0);
    expect(found).toBeLessThanOrEqual(rows);
  });
});

const everything = { processor_id: null, vendor_id: null, status: null };
const everyone = { processor_id: null, email: null, client_reference_id: null };
