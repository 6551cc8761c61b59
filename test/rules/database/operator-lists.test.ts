// How much the reads of operators read, counted in rows: a page reads about what it shows, however
// long the list is, and what counts reads only what waits.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vacuum } from '../../../bench/list/seed.sql.ts';
import { selectApprovals } from '../../../src/access/approvals/approvals.sql.ts';
import { selectOperators } from '../../../src/access/operators/operators.sql.ts';
import { selectActiveSessions } from '../../../src/access/operators/sessions/sessions.sql.ts';
import { selectEveryRequestBatch, selectRequestBatches } from '../../../src/access/requests/requests.sql.ts';
import { selectProcessors, selectVendors, selectVendorsAfter } from '../../../src/access/tenants/tenants.sql.ts';
import { selectTokens } from '../../../src/access/tenants/tokens.sql.ts';
import { selectEntriesOfFile, selectFiles } from '../../../src/banks/origination/files/file-outcomes.sql.ts';
import { selectLines } from '../../../src/banks/reconciliation/statement-lines.sql.ts';
import { selectInboundFiles } from '../../../src/banks/returns/files/inbound-files.sql.ts';
import { selectLateReturns, selectSuspense } from '../../../src/banks/returns/items/suspense.sql.ts';
import { selectItems } from '../../../src/customers/bank-accounts/linking/linked-items.sql.ts';
import { selectUnlistedAccounts } from '../../../src/customers/bank-accounts/routing-directory/unlisted-accounts.sql.ts';
import { selectAccountValidations } from '../../../src/customers/bank-accounts/validation/account-validations.sql.ts';
import { selectEndpointsBefore } from '../../../src/events/webhooks/endpoints/endpoints.sql.ts';
import { selectExceptionSums } from '../../../src/oversight/desk/exceptions/exceptions.sql.ts';
import {
  selectDeliveriesOf,
  selectEventsAt,
  selectTimes,
} from '../../../src/oversight/desk/in-full/payment/events-of-payment.sql.ts';
import { selectPostings } from '../../../src/oversight/desk/in-full/payment/postings-of-moves.sql.ts';
import {
  selectAccountsByLast4,
  selectByUuid,
  selectUsersByEmail,
  selectUsersByReference,
} from '../../../src/oversight/desk/search/lookup.sql.ts';
import { slipsOf } from '../../../src/oversight/desk/search/slips.ts';
import {
  selectPersonsByFirstNameLike,
  selectPersonsByName,
  selectUsersByName,
  selectUsersByNameLike,
} from '../../../src/oversight/desk/search/users-by-name.sql.ts';
import { selectAmountDays, selectEntryDays } from '../../../src/oversight/desk/series/series.sql.ts';
import {
  selectLateReturnsSince,
  selectMovedSince,
  selectWaiting,
} from '../../../src/oversight/desk/today/waiting.sql.ts';
import { queueStart, selectQueue, selectUsersBefore } from '../../../src/oversight/desk/users/reviews.sql.ts';
import { selectBatchesBefore } from '../../../src/payments/batches/batches.sql.ts';
import { selectFeePayoutsBefore } from '../../../src/payments/fees/fee-payouts.sql.ts';
import { selectOpenHolds } from '../../../src/payments/lifecycle/holds.sql.ts';
import { selectOpenBlocks } from '../../../src/payments/risk/blocks/blocks.sql.ts';
import { selectLimitsAfter } from '../../../src/payments/risk/limits/limits.sql.ts';
import { selectOwnersAfter } from '../../../src/payments/risk/return-rates/debit-days.sql.ts';
import { selectRefundsBefore } from '../../../src/payments/transactions/refunds/refunds.sql.ts';
import { selectInFile } from '../../../src/payments/transactions/search/candidates.sql.ts';
import { type Database, openDatabase, type Queryable } from '../../../src/platform/database/database.ts';
import { instant } from '../../../src/platform/std/clock.ts';
import { lastUuid, nilUuid } from '../../../src/platform/std/identifiers.ts';
import { fillTable, tenantCount, tenantOf, uuidOf } from '../../support/filled/fill-table.ts';
import { explaining, rowsOf } from '../../support/payments/explained.ts';
import { type TestDatabase, testDatabase } from '../../support/runner/database.ts';

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
  approvals: {
    outcome: `CASE WHEN NOT ${open} THEN 'refused' END`,
    decided_at: `CASE WHEN NOT ${open} THEN now() END`,
    expires_at: `now() + interval '1 hour'`,
  },
  bank_accounts: {
    account_number_encrypted: `'\\x00'::bytea`,
    account_number_last4: `lpad((n % 10000)::text, 4, '0')`,
    routing_number: `'021000021'`,
    user_uuid: uuidOf('n % 5000'),
  },
  batches: {},
  blocks: { lifted_at: `CASE WHEN NOT ${open} THEN now() END`, lifted_by: `CASE WHEN NOT ${open} THEN 'operator' END` },
  debit_days: { day: `'2026-01-01'::date` },
  dishonors: { state: `CASE WHEN ${open} THEN 'contested' ELSE 'won' END`, item_uuid: uuidOf('n') },
  entries: { direction: `'debit'`, purpose: `'capture'`, bank_account_uuid: uuidOf('n') },
  events: {
    type: `'TransactionStarted'`,
    uuid: `('00000009-' || lpad(to_hex(n), 4, '0') || '-7000-8000-' || lpad(n::text, 12, '0'))::uuid`,
    body: `'{}'`,
    subject_uuid: uuidOf('n'),
  },
  fee_payouts: { status: `'FEE_PAYOUT_COMPLETE'` },
  holds: { released_at: `CASE WHEN NOT ${open} THEN now() END` },
  inbound_files: {
    content_uuid: uuidOf('n'),
    verdict: `CASE WHEN ${open} THEN 'quarantine' ELSE 'accept' END`,
    taken_at: `CASE WHEN NOT ${open} THEN now() END`,
  },
  legs: { file_uuid: uuidOf('n % 200'), entry_uuid: uuidOf('n'), own_state: `'sent'` },
  ledger_balances: {
    account: `(ARRAY['PAYEE', 'CLAW', 'DIF', 'CIF'])[1 + n % 4]`,
    owner_uuid: `CASE WHEN n % 4 < 2 THEN ${uuidOf('n')} ELSE '${nilUuid}' END`,
    day: `CASE WHEN n % 4 < 2 THEN 'infinity'::date ELSE '2026-01-01'::date + n / 100 END`,
    credits: 'n % 30000 + CASE WHEN n % 1000 = 1 THEN 2 ELSE 1 END',
  },
  limits: {},
  linked_items: {
    access_token_encrypted: `CASE WHEN NOT ${open} THEN '\\x00'::bytea END`,
    removed_at: `CASE WHEN ${open} THEN now() END`,
    problem: `CASE WHEN n % 100 = 1 THEN 'x' END`,
    problem_since: `CASE WHEN n % 100 = 1 THEN now() END`,
  },
  operator_sessions: {
    created_at: `now() - n * interval '1 hour'`,
    last_seen_at: 'now()',
    ended_at: `CASE WHEN n % 3 <> 0 THEN now() END`,
  },
  operators: { role: `'viewer'`, joined_at: 'now()' },
  postings: {
    transition: `'C4'`,
    debit_account: `'BANK'`,
    credit_account: `'DIF'`,
    transaction_uuid: uuidOf('n'),
    debit_transaction_uuid: uuidOf('n'),
  },
  refunds: { status: `CASE WHEN ${open} THEN 'REFUND_FAILED' ELSE 'REFUND_COMPLETE' END` },
  request_batches: { last_at: 'now()' },
  statement_lines: { direction: `'debit'`, state: `CASE WHEN ${open} THEN 'open' ELSE 'expected' END` },
  tokens: { kind: `'processor'`, processor_id: tenantOf('n') },
  webhook_endpoints: { url_normalized: `'x' || n` },
  transitions: { transaction_uuid: uuidOf('n'), transition: `'C4'` },
  unlisted_accounts: {
    bank_account_uuid: uuidOf('n * 10'),
    processor_id: tenantOf('n * 10'),
    shard: `shard_of(${tenantOf('n * 10')})`,
  },
  vendors: { vendor_id: uuidOf('n') },
  webhook_deliveries: { event_position: 'n', endpoint_uuid: uuidOf('n'), finished_at: 'now()' },
  webhook_due: { event_position: 'n', endpoint_uuid: uuidOf('n') },
  transactions: { payee_uuid: uuidOf('n + 1'), transaction_fee: '0', company_name: `''` },
  users: {
    kyb_status: `CASE WHEN ${open} THEN 'IN_REVIEW' ELSE 'APPROVED' END`,
    kyb_status_since: `now() - n * interval '1 minute'`,
    kind: `'business'`,
    business_name: `'Shop ' || n`,
    client_reference_id: `'shop-' || n`,
    email: `'person-' || n || '@example.com'`,
  },
};

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.superuserUrl, 1, () => {});
  await database.query('SET session_replication_role = replica', []);
  await database.query('SET plan_cache_mode = auto', []);
  await fillTable(database, 'processors', tenantCount);
  for (const [table, given] of Object.entries(tables))
    await fillTable(database, table, table === 'unlisted_accounts' ? count / 10 : count, given);
  await vacuum(database);
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const tableNames = [...Object.keys(tables), 'processors'];
const page = 10;
const anyApproval = { state: null, asker: null, subject_uuid: null };
const newestApprovals = { before: lastUuid, limit: page, now: instant(Date.UTC(2026, 0, 1)) };
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
    // With the payment, both accounts and both users of each.
    ['holds', 8 * page, (db) => selectOpenHolds(db, null, middle, page)],
    ['blocks', 3 * page, (db) => selectOpenBlocks(db, { processor_id: null, kind: null }, middle, page)],
    ['suspense', 4 * page, (db) => selectSuspense(db, middle, page)],
    ['late returns', 4 * page, (db) => selectLateReturns(db, middle, page)],
    ['bank files', 2 * page, (db) => selectFiles(db, null, middle, page)],
    ['the entries of a file', 4 * page, (db) => selectEntriesOfFile(db, file, null, page)],
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
    ['vendors', page, (db) => selectVendorsAfter(db, null, nilUuid, page)],
    ['vendors of a tenant', page, (db) => selectVendorsAfter(db, processor_id, nilUuid, page)],
    ['the first vendors of some tenants', 10 * page, (db) => selectVendors(db, someTenants, page)],
    ['operators', page, (db) => selectOperators(db, { state: null, processorId: null }, nilUuid, page)],
    ['approvals', page, (db) => selectApprovals(db, anyApproval, newestApprovals)],
    ['approvals that wait', page, (db) => selectApprovals(db, { ...anyApproval, state: 'waiting' }, newestApprovals)],
    ['open sessions', 20, (db) => selectActiveSessions(db, null)],
    ['payments of a file', 2 * page, (db) => selectInFile(db, file, { from: nilUuid, before: lastUuid }, page)],
    ['businesses with a status', ofAllTenants, (db) => selectQueue(db, inReview, queueStart, page)],
    ['unlisted accounts', 4 * page, (db) => selectUnlistedAccounts(db, null, firstUnlisted, page)],
    ['the log of requests', page, (db) => selectEveryRequestBatch(db, lastUuid, page)],
    [
      'the log of requests of a tenant',
      page,
      (db) => selectRequestBatches(db, { processor_id, vendor_id: null }, lastUuid, page),
    ],
    ['tokens', 2 * page, (db) => selectTokens(db, { processorId: null, issuedBy: null }, middle, page)],
    ['processors', 2 * page, (db) => selectProcessors(db, null, page)],
  ])('%s', async (_name, rows, read) => {
    const { plans, explained } = explaining(database);
    expect((await read(explained)).length).toBeGreaterThan(0);
    const found = plans.reduce((sum, plan) => sum + rowsOf(plan, tableNames), 0);
    expect(found).toBeLessThanOrEqual(rows);
  });
});

const someTenants = Array.from({ length: 10 }, (_, n) => `00000001-0000-7000-8000-${String(n).padStart(12, '0')}`);
const inReview = { processor_id: null, kyb_status: 'IN_REVIEW' } as const;
const firstUnlisted = { shard: 0, processor_id: nilUuid, bank_account_uuid: nilUuid };

/** Row 1,707 of each table, of the tenant above. */
const uuid = '00000009-0000-7000-8000-000000001707';
const payment = { processor_id, transaction_uuid: uuid };
/** The time in the uuid of its event. */
const eventAt = instant(Number.parseInt(`00000009${(1_707).toString(16).padStart(4, '0')}`, 16));
const days = { from: '2026-03-01', to: '2026-03-14' };
/** One row in a hundred waits, in seven tables. Items and their files are read twice. */
const waiting = (10 * count) / 100 + tenantCount;

describe('A read of an operator reads what it answers', () => {
  it.each<[string, number, Read]>([
    ['what waits', waiting, (db) => selectWaiting(db)],
    ['late returns', 2, async (db) => [await selectLateReturnsSince(db, instant(Date.UTC(2026, 0, 20)))]],
    ['what was moved', 2, async (db) => [await selectMovedSince(db, instant(Date.UTC(2030, 0, 1)))]],
    ['what is owed', 2 * tenantCount + 60, (db) => selectExceptionSums(db).then((sums) => [...sums, 1])],
    ['a row of any kind by its uuid', 30 * tenantCount, (db) => selectByUuid(db, uuid)],
    ['users by email', 2 * tenantCount, (db) => selectUsersByEmail(db, 'person-7@example.com', page)],
    ['users by reference', 2 * tenantCount, (db) => selectUsersByReference(db, 'shop-7', page)],
    ['users by name', 2 * tenantCount + page, (db) => selectUsersByName(db, 'Shop 77', page)],
    [
      'persons by both names, of whom none has the first name',
      2 * tenantCount + 120,
      (db) => selectPersonsByName(db, { first: 'Ada', last: 'Shop 77' }, page).then((all) => [...all, 1]),
    ],
    [
      'users by a name with a slip in its first letters',
      3 * tenantCount + page,
      (db) => selectUsersByNameLike(db, { first: '', slips: slipsOf('Shpo 77', tenantCount)! }, page),
    ],
    [
      'users by a name with a slip behind its first letters, among those that begin so',
      2 * tenantCount + 10_000 + page,
      (db) =>
        selectUsersByNameLike(db, { first: '', slips: slipsOf('Shop 77x7y', 100_000)! }, page).then((all) => [
          ...all,
          1,
        ]),
    ],
    [
      'persons by both names, of whom none has a first name like this',
      2 * tenantCount + 120,
      (db) => selectPersonsByFirstNameLike(db, { first: 'Ada', last: 'Shop 77' }, page).then((all) => [...all, 1]),
    ],
    ['bank accounts by last four', 2 * tenantCount, (db) => selectAccountsByLast4(db, '1707', page)],
    ['entries and returns by day', tenantCount, (db) => selectEntryDays(db, ofAll, days).then((all) => [...all, 1])],
    ['amounts of a tenant by day', 28, (db) => selectAmountDays(db, processor_id, days)],
    ['the moves of a payment', 3, (db) => selectTimes(db, payment)],
    ['the postings of a payment', 4, (db) => selectPostings(db, payment)],
    ['the events of a payment', 2, (db) => selectEventsAt(db, payment, [uuid], [eventAt])],
    ['the deliveries of a payment', count / 10, (db) => selectDeliveriesOf(db, processor_id, [1_707])],
  ])('%s', async (_name, rows, read) => {
    const { plans, explained } = explaining(database);
    expect((await read(explained)).length).toBeGreaterThan(0);
    const found = plans.reduce((sum, plan) => sum + rowsOf(plan, tableNames), 0);
    expect(found).toBeLessThanOrEqual(rows);
  });
});

const everything = { processor_id: null, vendor_id: null, status: null, entries: null };
const ofAll = { processor_id: null, merchant_uuid: null };
const everyone = { processor_id: null, email: null, client_reference_id: null };
