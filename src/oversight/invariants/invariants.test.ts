// Every invariant holds over payments with all outcomes, and is counted when data breaks it.
import { beforeAll, describe, expect, it } from 'vitest';
import { brokenReversals } from '../../../test/support/banks/broken-reversals.ts';
import { loseSilently } from '../../../test/support/banks/lost-dishonor.ts';
import { quarantineSilently, returnsOf, suspendSilently } from '../../../test/support/banks/undecided-return.ts';
import { checkAccount } from '../../../test/support/payments/account-checks.ts';
import { applyMove, applyReturn, requestRefund } from '../../../test/support/payments/apply-moves.ts';
import { feeTenant } from '../../../test/support/payments/fee-payouts.ts';
import { expectInvariants, wrongClosedDay } from '../../../test/support/payments/invariants.ts';
import {
  insertListedPayments,
  type ListTenant,
  newListTenant,
} from '../../../test/support/payments/listed-payments.ts';
import { advance, type Payments, paymentsOf } from '../../../test/support/payments/payments.ts';
import { fromAccountsOfEntries, insertHit } from '../../../test/support/payments/sanctions-lists.ts';
import { isCampaign } from '../../../test/support/runner/budget.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { foldDeltas } from '../../payments/ledger/balances.sql.ts';
import { type Database, openDatabase, type Queryable } from '../../platform/database/database.ts';
import { instant } from '../../platform/std/clock.ts';
import { chainActs } from '../seals/chain-acts.job.ts';
import { sealer } from '../seals/seal-postings.job.ts';
import { countViolations, groupByQuery } from './count-violations.sql.ts';
import type { Checked, Invariant } from './invariant.ts';
import { invariants } from './invariants.ts';
import { sliced } from './payment-slices.ts';
import { selectMovedPayments } from './payments-to-check.sql.ts';

let service: TestService;
let payments: Payments;
let superuser: Database;
let listed: ListTenant;

/** A payment of each outcome. */
const outcomes = {
  paidOut: '',
  clawedBack: '',
  writtenOff: '',
  reversed: '',
  refunded: '',
  refundedThenReturned: '',
  dishonored: '',
  underWay: '',
  canceled: '',
  pending: '',
  wrong: '',
  batched: '',
};

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  listed = await newListTenant(service);
  superuser = openDatabase(service.database.superuserUrl, 2, () => {});
  const fees = await feeTenant(service, 'daily');
  await fees.start();
  const start = async (outcome: keyof typeof outcomes) => {
    outcomes[outcome] = (await payments.started({ transaction_fee: 300 })).uuid;
  };
  for (const outcome of Object.keys(outcomes) as (keyof typeof outcomes)[])
    if (!['underWay', 'canceled', 'pending', 'wrong', 'batched'].includes(outcome)) await start(outcome);
  const merchant = await paymentsOf(service, { payout_type: 'batch' });
  // Reading the log empties the outbox of the tenant. The next event is then in a batch.
  await service.send('GET', '/3p/api/v1/events', { token: merchant.processor.token });
  outcomes.batched = (await merchant.started()).uuid;
  await advance(service, { banking_days: 7 });
  for (const outcome of ['clawedBack', 'writtenOff', 'dishonored'] as const)
    await applyReturn(service, outcomes[outcome], 'capture');
  await applyReturn(service, outcomes.reversed, 'payout');
  await requestRefund(service, outcomes.refunded, 4_000);
  await requestRefund(service, outcomes.refundedThenReturned, 4_000);
  await applyMove(service, outcomes.dishonored, { cause: 'dishonor_won' });
  await start('underWay');
  await start('wrong');
  await checkAccount(service, payments.processor.token, payments.pair.payer_uuid);
  await start('canceled');
  await payments.cancel(outcomes.canceled);
  await advance(service, { banking_days: 2 });
  await applyReturn(service, outcomes.writtenOff, 'clawback');
  await applyMove(service, outcomes.writtenOff, { cause: 'clawback_written_off', moved_amount: 9_700 });
  const { trace_ids } = await payments.read(outcomes.wrong);
  await service.send('POST', `/admin/v1/transactions/${outcomes.wrong}/reversals`, {
    body: { trace_id: trace_ids.capture_trace_id, entry_error: 'duplicate' },
  });
  await advance(service, { banking_days: 7 });
  await applyReturn(service, outcomes.refundedThenReturned, 'capture');
  await start('underWay');
  await advance(service, { banking_days: 2 });
  await start('pending');
  await foldDeltas(service.context.database, payments.processor.uuid, 40);
  const { database, clock } = service.context;
  while ((await chainActs(database)) > 0);
  const seal = sealer({ database, clock, stopping: new AbortController().signal, patienceMs: 0 });
  while ((await seal()) > 0);
  return () => superuser.end();
});

/** Checks all data, as an operator does. */
async function checkAll(db: Queryable, chosen: readonly Invariant[]): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const group of groupByQuery(chosen)) checked.push(...(await countViolations(db, group, { since: null })));
  return checked;
}

/**
 * Checks payments that moved since an instant, in slices of three, as the worker does. Sums the
 * slices.
 */
async function checkMoved(db: Queryable, chosen: readonly Invariant[], since: Date): Promise<Checked[]> {
  const sums = new Map<string, Checked>();
  const add = (found: Checked[]) => {
    for (const one of found) {
      const { violations, examples } = sums.get(one.invariant) ?? { violations: 0, examples: [] };
      sums.set(one.invariant, {
        ...one,
        violations: violations + one.violations,
        examples: [...examples, ...one.examples],
      });
    }
  };
  const slices = [...sliced(await selectMovedPayments(db, since), 3)];
  for (const group of groupByQuery(chosen.filter(({ reads }) => reads === 'period')))
    add(await countViolations(db, group, { since }));
  for (const group of groupByQuery(chosen.filter(({ reads }) => reads === 'payments')))
    for (const slice of slices) add(await countViolations(db, group, { slice }));
  return [...sums.values()];
}

/**
 * Counts an invariant while the data is broken, then rolls back. A campaign also checks the others:
 * none of them fails over this data.
 */
async function countWhileBroken(
  name: string,
  breaking: (db: Queryable) => Promise<unknown>,
  since: Date | null,
): Promise<number> {
  const chosen = isCampaign ? invariants : invariants.filter((one) => one.name === name);
  const connection = await superuser.connect();
  try {
    await connection.query('BEGIN');
    await breaking(connection);
    const checked = since === null ? await checkAll(connection, chosen) : await checkMoved(connection, chosen, since);
    return checked.find(({ invariant }) => invariant === name)?.violations ?? 0;
  } finally {
    await connection.query('ROLLBACK');
    connection.release();
  }
}

const long = new Date('2000-01-01T00:00:00Z');
const of = (outcome: keyof typeof outcomes, text: string) => (db: Queryable) => db.query(text, [outcomes[outcome]]);
const change = (text: string) => (db: Queryable) => db.query(text, []);
const ofState = (outcome: keyof typeof outcomes, change: string) =>
  of(outcome, `UPDATE transaction_states SET ${change} WHERE uuid = $1`);
const ofEntries = (outcome: keyof typeof outcomes, change: string) =>
  of(outcome, `UPDATE entries SET ${change} WHERE uuid IN (SELECT entry_uuid FROM legs WHERE transaction_uuid = $1)`);
const nothing = '00000000-0000-0000-0000-000000000000';
const greatest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A way to break each invariant. */
const broken: Record<string, (db: Queryable) => Promise<unknown>> = {
  in_flight_equals_legs: of(
    'paidOut',
    `UPDATE legs SET own_state = 'sent' WHERE transaction_uuid = $1 AND stage = 'payout'`,
  ),
  normal_balances: of(
    'paidOut',
    `UPDATE postings SET amount = amount + 400 WHERE transaction_uuid = $1 AND transition = 'P1'`,
  ),
  books_equal_entitlement_minus_cash: of(
    'refunded',
    `UPDATE refunds SET standing = 'void' WHERE transaction_uuid = $1`,
  ),
  overpayments_are_recorded: of(
    'paidOut',
    `UPDATE legs SET amount = amount + 1 WHERE transaction_uuid = $1 AND stage = 'payout'`,
  ),
  reserved_balances_have_waiting_payouts: of(
    'paidOut',
    `DELETE FROM postings WHERE transaction_uuid = $1 AND transition = 'P2'`,
  ),
  debts_and_claims_are_netted: of(
    'writtenOff',
    `INSERT INTO postings (shard, processor_id, transaction_uuid, transition, source_uuid, line, debit_account, debit_owner_uuid,
       credit_account, credit_owner_uuid, amount, posted_at)
     SELECT shard, processor_id, uuid, 'C5', gen_random_uuid(), 1, 'UNS', processor_id, 'PAYEE', payee_uuid, 1, updated_at
     FROM current_transactions WHERE uuid = $1`,
  ),
  clawbacks_match_debts: ofState('clawedBack', `clawback_status = 'CLAWBACK_ACH_FAILED'`),
  refunds_do_not_exceed_payment: of('refunded', `UPDATE refunds SET amount = 10001 WHERE transaction_uuid = $1`),
  balances_equal_postings: of(
    'paidOut',
    `UPDATE postings SET amount = amount + 1 WHERE transaction_uuid = $1 AND transition = 'C4'`,
  ),
  balances_add_up: change(
    `UPDATE ledger_balances SET credits = credits + 1, debits = debits + 1 WHERE day = 'infinity' AND account = 'UNS'`,
  ),
  debits_equal_credits: change(
    `UPDATE ledger_balances SET debits = debits + 1 WHERE day = 'infinity' AND account = 'UNS'`,
  ),
  states_belong_to_payments: ofState('paidOut', `payee_uuid = '${nothing}'`),
  payments_without_states_are_due: async (db) => {
    await insertListedPayments(db, listed, [
      { at: instant(1_772_000_000_000), payer: 0, payee: 0, checkpointed: true },
    ]);
    await db.query('DELETE FROM states_due', []);
  },
  history_has_no_gaps: of(
    'paidOut',
    `UPDATE postings SET move_number = 99 WHERE transaction_uuid = $1 AND move_number = 3`,
  ),
  history_matches_stage_tables: of(
    'clawedBack',
    `UPDATE transitions SET transition = 'C99' WHERE transaction_uuid = $1 AND transition = 'C9'`,
  ),
  statuses_match_history: ofState('paidOut', `payout_status = 'PAYOUT_ACH_FAILED'`),
  refund_statuses_match_history: of(
    'refunded',
    `UPDATE refunds SET status = 'REFUND_FAILED' WHERE transaction_uuid = $1`,
  ),
  transaction_status_matches_stages: ofState('paidOut', `transaction_status = 'CLAWBACK'`),
  events_match_moves: of('paidOut', `DELETE FROM outbox WHERE subject_uuid = $1 AND type = 'PayoutCompleted'`),
  event_counts_match_events: ofState('paidOut', `event_count = event_count + 1`),
  postings_match_moves: of(
    'paidOut',
    `DELETE FROM postings WHERE transaction_uuid = $1 AND transition = 'C5' AND credit_account = 'FEE'`,
  ),
  canceled_payments_have_no_legs: ofState('canceled', `capture_leg = 'filed'`),
  leg_states_match_payments: of('underWay', `UPDATE legs SET own_state = 'filed' WHERE transaction_uuid = $1`),
  leg_due_dates_are_stored: change('DELETE FROM leg_dates'),
  trace_numbers_match_legs: ofState('paidOut', `payout_trace_id = '091000010000000'`),
  file_postings_match_legs: of(
    'paidOut',
    `UPDATE postings SET amount = amount - 1 WHERE transaction_uuid = $1 AND transition = 'C3'`,
  ),
  payouts_have_good_captures: of(
    'paidOut',
    `UPDATE postings SET move_number = move_number - 50 WHERE transaction_uuid = $1 AND transition = 'P1'`,
  ),
  returns_are_applied_once: of(
    'clawedBack',
    `INSERT INTO transitions (shard, processor_id, transaction_uuid, number, transition, source_uuid, moved_at)
     SELECT shard, processor_id, transaction_uuid, 99, transition, gen_random_uuid(), moved_at FROM transitions WHERE transaction_uuid = $1 AND transition = 'C9'`,
  ),
  payments_are_billed_once: of(
    'paidOut',
    'DELETE FROM billable_events WHERE subject_uuid = $1 OR $1 = ANY (subject_uuids)',
  ),
  legs_match_entries: ofEntries('paidOut', `direction = 'debit'`),
  entry_amounts_match_legs: ofEntries('batched', `amount = amount + 1`),
  entry_accounts_match_party: ofEntries(
    'paidOut',
    `bank_account_uuid = (SELECT payer_bank_account_uuid FROM transactions WHERE uuid = $1)`,
  ),
  trace_numbers_are_unique: ofEntries(
    'paidOut',
    `trace_id = (SELECT e.trace_id FROM legs l JOIN entries e ON e.uuid = l.entry_uuid WHERE l.transaction_uuid = $1 AND l.stage = 'capture')`,
  ),
  fee_and_dishonor_trace_numbers_are_unique: (db) => db.query(`UPDATE entries SET trace_id = '091000010000001'`),
  file_totals: change('UPDATE bank_files SET total_debits = total_debits + 1'),
  offsets_balance_files: change("INSERT INTO offset_entries SELECT uuid, 1, odfi||1000000, 'debit', 9 FROM bank_files"),
  dishonor_file_totals:
    change(`INSERT INTO bank_files (uuid, bank, odfi, kind, state, cut_off_at, effective_entry_date, settles_at, entry_count,
         total_debits, total_credits, created_at)
       VALUES (gen_random_uuid(), 'simulated', '09100001', 'dishonors', 'confirmed', now(), '2026-03-04', now(), 1, 100, 0, now())`),
  batch_events_equal_members: of(
    'batched',
    'UPDATE batch_payout_members SET amount = amount + 1 WHERE transaction_uuid = $1',
  ),
  batch_entries_equal_members: of(
    'batched',
    `UPDATE legs SET amount = amount - 1 WHERE transaction_uuid = $1 AND stage = 'payout'`,
  ),
  payment_trace_numbers_match_bank: change(`UPDATE bank_files SET odfi = '02100002'`),
  fee_and_dishonor_trace_numbers_match_bank: change(`UPDATE bank_files SET odfi = '02100002'`),
  returns_and_changes_match_bank: of(
    'clawedBack',
    `WITH ${returnsOf('other')}
     INSERT INTO bank_items (content_uuid, number, uuid, kind, code, direction, amount, original_trace, item_trace,
       details_sealed, received_at, state, processor_id, entry_uuid)
     SELECT content_uuid, 1, gen_random_uuid(), 'return', 'R10', 'debit', l.amount, '', '', '', now(), 'applied',
       l.processor_id, l.entry_uuid
     FROM legs l, read WHERE l.transaction_uuid = $1 AND l.stage = 'capture'`,
  ),
  // As if a settled entry had been treated as unsettled.
  unsettled_returns_move_no_cash: of(
    'clawedBack',
    `WITH ${returnsOf('simulated')}
     INSERT INTO bank_items (content_uuid, number, uuid, kind, code, direction, amount, original_trace, item_trace,
       details_sealed, received_at, state, processor_id, entry_uuid, unsettled_file_uuid)
     SELECT content_uuid, 1, p.source_uuid, 'return', 'R10', 'debit', l.amount, '', '', '', now(), 'applied',
       l.processor_id, l.entry_uuid, l.file_uuid
     FROM read, legs l JOIN postings p ON p.transaction_uuid = l.transaction_uuid AND p.transition = 'C9' AND p.line = 1
     WHERE l.transaction_uuid = $1 AND l.stage = 'capture'`,
  ),
  lines_match_bank: change(`WITH line AS (
         INSERT INTO statement_lines (uuid, bank, booked_on, direction, amount, reference, state, entered_at)
         VALUES (gen_random_uuid(), 'other', '2026-03-04', 'debit', 1, 'of another bank', 'expected', now()) RETURNING uuid)
       INSERT INTO statement_ticks (source_uuid, direction, moved_on, line_uuid, amount)
       SELECT f.uuid, 'debit', '2026-03-04', line.uuid, 1 FROM line, bank_files f LIMIT 1`),
  dishonors_match_returns: (db) => loseSilently(db, returnsOf('simulated')),
  fee_payout_postings_match_status: change(`UPDATE fee_payouts SET status = 'FEE_PAYOUT_ACH_PENDING'`),
  fee_payouts_do_not_exceed_fees: change('UPDATE fee_payouts SET amount = amount + 1'),
  fees_equal_earned_minus_paid_out: change('DELETE FROM fee_payouts'),
  fee_payouts_match_entries: change('UPDATE fee_payouts SET amount = amount + 1'),
  ...brokenReversals,
  check_postings_match_status: change(`UPDATE check_entries SET status = 'CHECK_ENTRY_ACH_PENDING'`),
  check_entries_match_entries: change('UPDATE check_entries SET amount = amount + 1'),
  account_checks_have_their_entries: change('UPDATE check_entries SET amount = 7'),
  suspense_equals_open_lines:
    change(`INSERT INTO statement_lines (uuid, bank, booked_on, direction, amount, reference, state, suspended, entered_at)
       VALUES (gen_random_uuid(), 'simulated', '2026-03-04', 'debit', 1, 'never posted', 'suspense', true, now())`),
  tenants_have_no_suspense_balance: of(
    'paidOut',
    `INSERT INTO ledger_deltas (shard, processor_id, owner_uuid, account, day, debits, credits, sides, crossings)
     SELECT shard, processor_id, processor_id, 'SUSP', '2026-03-04', 1, 0, 1, 0 FROM transactions WHERE uuid = $1`,
  ),
  lines_equal_cash:
    change(`INSERT INTO statement_lines (uuid, bank, booked_on, direction, amount, reference, state, entered_at)
       VALUES (gen_random_uuid(), 'simulated', '2026-03-04', 'debit', 1, 'shows nothing', 'expected', now())`),
  cash_is_shown_once: change(`WITH line AS (
         INSERT INTO statement_lines (uuid, bank, booked_on, direction, amount, reference, state, entered_at)
         VALUES (gen_random_uuid(), 'simulated', '2026-03-04', 'debit', 1, 'of no cash', 'expected', now()) RETURNING uuid)
       INSERT INTO statement_ticks (source_uuid, direction, moved_on, line_uuid, amount)
       SELECT '${nothing}', 'debit', '2026-03-04', uuid, 1 FROM line`),
  undecided_returns_hold_payouts: (db) => suspendSilently(db, outcomes.paidOut),
  undecided_files_hold_payouts: (db) => quarantineSilently(db),
  // As if a payment had been started without marking its checkpoints as due.
  checkpoint_counts_match_payments: async (db) => {
    await insertListedPayments(db, listed, [
      { at: instant(1_772_000_000_000), payer: 0, payee: 0, checkpointed: true },
    ]);
    await db.query('DELETE FROM list_checkpoints_due', []);
  },
  // As if a payment of a pair that was asked for were missing in its list.
  pair_lists_match_payments: async (db) => {
    await insertListedPayments(db, listed, [
      { at: instant(1_772_000_000_000), payer: 0, payee: 0, checkpointed: true },
    ]);
    await db.query('DELETE FROM list_checkpoints_due', []);
    await db.query(
      `INSERT INTO list_asked_pairs (shard, processor_id, payer_bank_account_uuid, payee_bank_account_uuid, entered_before)
       VALUES (shard_of($1), $1, $2, $3, $4)`,
      [listed.processor_id, listed.payers[0]!.uuid, listed.payees[0]!.uuid, greatest],
    );
  },
  limit_usage_covers_in_flight: of(
    'underWay',
    `WITH counted AS (UPDATE transaction_states SET counted_merchant_uuid = payee_uuid WHERE uuid = $1)
     INSERT INTO limits (shard, processor_id, owner_uuid, owner, amount_in_flight, in_flight, set_at)
     SELECT shard, processor_id, payee_uuid, 'merchant', 10000, 9999, now() FROM transactions WHERE uuid = $1`,
  ),
  hold_counts_match_holds: ofState('paidOut', `open_hold_count = 1`),
  payments_are_authorized: of(
    'paidOut',
    `WITH made AS (
       INSERT INTO authorizations (shard, processor_id, uuid, user_uuid, bank_account_uuid, debits, kind, maximum_amount,
         authorized_on, reference, recorded_at)
       SELECT shard, processor_id, uuid, payer_uuid, payer_bank_account_uuid, 'payments', 'recurring', amount - 1, now(), '', now()
       FROM transactions WHERE uuid = $1 RETURNING shard, processor_id, uuid)
     INSERT INTO authorized_payments SELECT shard, processor_id, uuid, uuid FROM made`,
  ),
  block_marks_match_blocks: change(`UPDATE users SET blocked = 'fraud'`),
  sanctions_hits_block: change(insertHit('now()', 'now()', 'FROM bank_accounts')),
  no_entries_of_users_with_hits: change(insertHit(`e.created_at - interval '1 hour'`, 'NULL', fromAccountsOfEntries)),
  return_rate_counts_match_debits: change('UPDATE debit_days SET returned = returned + 1'),
  open_fraud_reviews_have_holds: of(
    'paidOut',
    `INSERT INTO fraud_reviews (shard, processor_id, uuid, transaction_uuid, stage, amount, state, hold_uuid, found_at)
     SELECT shard, processor_id, uuid, uuid, 'payout', 100, 'open', uuid, now() FROM transactions WHERE uuid = $1`,
  ),
  tenant_isolation: of('paidOut', `UPDATE transactions SET payee_uuid = '${nothing}' WHERE uuid = $1`),
  legs_belong_to_payments: of('paidOut', `UPDATE legs SET transaction_uuid = '${nothing}' WHERE transaction_uuid = $1`),
  account_numbers_are_encrypted: change(`UPDATE bank_accounts SET account_number_encrypted = '123456789'`),
  account_encryption_binds_holder: change(
    `INSERT INTO unopened_accounts VALUES (shard_of('${nothing}'), '${nothing}', '${nothing}', now())`,
  ),
  stored_answers_are_encrypted:
    change(`INSERT INTO idempotency_keys (shard, processor_id, key_hash, fingerprint, response_status, response_body, expires_at)
       VALUES (shard_of('${nothing}'), '${nothing}', '${nothing}', '', 201, '{"status":true}', now())`),
  stored_answers_can_be_replayed:
    change(`INSERT INTO idempotency_keys (shard, processor_id, key_hash, fingerprint, response_status, transaction_uuid, renderer, vendor_name, expires_at)
       VALUES (shard_of('${nothing}'), '${nothing}', '${nothing}', '', 201, '${nothing}', 1, 'Northwind Pay', now())`),
  tokens_match_acts: change(`UPDATE tokens SET expires_at = now() + interval '1 day'`),
  roles_match_acts: change(
    `INSERT INTO operators (uuid, name, email, role, invited_at) VALUES ('${nothing}', '', '', 'risk', now())`,
  ),
  approval_policies_match_acts: change(`INSERT INTO approval_policies VALUES ('write_off', false, 0, now())`),
  waiting_approvals_match_acts:
    change(`INSERT INTO approvals (uuid, act, operation_id, params, body, above_amount, role, reason, asked_at, expires_at)
       VALUES ('${nothing}', '', '', '{}', '{}', 0, 'operator', '', now(), now() + interval '1 day')`),
  audit_trail_is_chained: change(
    `UPDATE audit_trail SET action = 'nothing' WHERE uuid = (SELECT uuid FROM audit_links ORDER BY number DESC LIMIT 1)`,
  ),
  postings_are_sealed: change('UPDATE posting_seals SET amount = amount + 1'),
  posting_sums_match_seals: change('UPDATE posting_sums SET amount = amount + 1'),
  closed_days_are_frozen: change(wrongClosedDay),
};

describe('The invariants', () => {
  it('hold over payments of every outcome, over all data and over moved payments', async () => {
    await expectInvariants(service.context.database);
    const moved = await checkMoved(service.context.database, invariants, long);
    expect(moved.filter(({ violations }) => violations > 0)).toEqual([]);
    expect(moved.length).toBe(invariants.filter(({ reads }) => reads !== 'everything').length);
    const statuses = await service.context.database.query<{ status: string }>(
      'SELECT DISTINCT transaction_status AS status FROM current_transactions ORDER BY 1',
      [],
    );
    expect(statuses.map(({ status }) => status)).toEqual([
      'CAPTURE_PENDING',
      'CAPTURE_ACH_PENDING',
      'IN_PAYOUT',
      'CAPTURE_ACH_FAILED',
      'CHARGEBACK',
      'CLAWBACK',
      'REVERSE_PAYOUT',
      'CANCELED',
    ]);
  });

  it('each have a way to break them in this file, and a unique name', () => {
    expect(Object.keys(broken)).toEqual(invariants.map(({ name }) => name));
    expect(new Set(invariants.map(({ name }) => name)).size).toBe(invariants.length);
  });

  it.each(invariants.map(({ name }) => name))('%s is counted when it is broken', async (name) => {
    expect(await countWhileBroken(name, broken[name]!, null)).toBeGreaterThan(0);
  });

  it.each(invariants.filter(({ reads }) => reads !== 'everything').map(({ name }) => name))(
    '%s is counted among moved payments',
    async (name) => {
      expect(await countWhileBroken(name, broken[name]!, long)).toBeGreaterThan(0);
    },
  );

  it('an event in a batch that is of no payment, or twice in it, is counted', async () => {
    const name = 'events_match_moves';
    const changed = (uuids: string) => (db: Queryable) =>
      db.query(`UPDATE events SET subject_uuids = ${uuids} WHERE subject_uuids IS NOT NULL AND sequence IS NULL`, []);
    expect(await countWhileBroken(name, changed(`subject_uuids || $x$${nothing}$x$::uuid`), long)).toBe(1);
    expect(await countWhileBroken(name, changed('ARRAY[subject_uuid, subject_uuid]'), long)).toBe(1);
  });

  it.each([
    ['the event of a merchant’s batch', 'MerchantBatchPayout'],
    ['the event of the processor’s batch', 'BatchPayout'],
  ])('a wrong amount in %s is counted, before and after the event has its position', async (_, type) => {
    const name = 'batch_events_equal_members';
    const inOutbox = (db: Queryable) =>
      db.query(`UPDATE outbox SET state = '{"amount":1}' WHERE type = $1::event_type`, [type]);
    expect(await countWhileBroken(name, inOutbox, long)).toBe(1);
    const inLog = (db: Queryable) =>
      db.query(
        `WITH gone AS (DELETE FROM outbox WHERE type = $1::event_type RETURNING *)
         INSERT INTO events (shard, processor_id, position, uuid, type, subject_uuid, occurred_at, body)
         SELECT shard, processor_id, 1000000, uuid, type, subject_uuid, occurred_at, '{"data":{"amount":1}}' FROM gone`,
        [type],
      );
    expect(await countWhileBroken(name, inLog, long)).toBe(1);
  });

  it('count a member that joined with more than its reserved amount', async () => {
    const more = broken.batch_events_equal_members!;
    expect(await countWhileBroken('batch_entries_equal_members', more, long)).toBeGreaterThan(0);
  });

  it('do not read payments that have not moved since', async () => {
    const later = new Date(service.context.clock.now().getTime() + 86_400_000);
    const name = 'statuses_match_history';
    expect(await countWhileBroken(name, broken[name]!, later)).toBe(0);
  });

  it('count all violations and show the first examples', async () => {
    const connection = await superuser.connect();
    await connection.query('BEGIN');
    await connection.query(`UPDATE transaction_states SET event_count = event_count + 1`, []);
    const invariant = invariants.find(({ name }) => name === 'event_counts_match_events')!;
    const [counted] = await countViolations(connection, [invariant], { since: null });
    await connection.query('ROLLBACK');
    connection.release();
    expect(counted!.violations).toBeGreaterThan(5);
    expect(counted!.examples.length).toBe(5);
    expect(counted!.examples[0]).toEqual({
      processor_id: payments.processor.uuid,
      subject_uuid: expect.any(String),
      found: expect.stringMatching(/^\d+ events counted, \d+ due$/),
    });
  });
});
