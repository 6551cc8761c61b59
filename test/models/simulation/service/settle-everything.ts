// Phase two: faults stop, operators decide everything that waits for them, time passes, and
// everything must be settled.

import { closeAfter } from '../../../../src/ach/calendar/banking-instants.ts';
import { operatorBooksUuid } from '../../../../src/payments/ledger/operator-books.ts';
import { isUndecidedFile } from '../../../../src/payments/lifecycle/held-by.sql.ts';
import { sleep } from '../../../../src/platform/std/clock.ts';
import { judgeRest, Violation } from '../judge.ts';
import { checkEverything } from './check-everything.ts';
import { asOperator } from './commands/as-operator.ts';
import { letFileBeRead } from './commands/banks.ts';
import { nameUsableFeeAccounts } from './commands/fees.ts';
import { closeCopies } from './commands/file-copies.ts';
import { decideFiles, decideQuarantine, resolveSuspense } from './commands/operators.ts';
import { endLeftOfReversals } from './commands/reversals.ts';
import { clearHits } from './commands/sanctions.ts';
import { withdrawLines } from './commands/statements.ts';
import { resume } from './commands/tenancy.ts';
import { addMissingAccounts } from './commands/tenants.ts';
import { advanceClockTo } from './commands/time.ts';
import { missingWebhooks } from './event-log.ts';
import type { Judged } from './payment-history.ts';
import type { Rows } from './payment-rows.ts';
import { expectSame, SimulationFailed } from './simulation-failed.ts';
import { type Choose, expectStatus, type World, waitForDueWork } from './world.ts';

// Sixty banking days: an unauthorized return may come forty days after its entry, and its
// consequences take a week.
const rounds = 20;

/**
 * Returns all rows when everything is settled. Throws when something does not settle or breaks a
 * rule.
 */
export async function settleEverything(world: World, choose: Choose): Promise<Rows> {
  for (let round = 0; (await dueWork(world)).length > 0; round++) {
    if (round === rounds) throw new SimulationFailed(`never settled: ${(await dueWork(world)).join(', ')}`);
    await releaseEverything(world);
    await decideFiles(world, () => true);
    await decideQuarantine(world, choose, true);
    await letFileBeRead(world, choose);
    await resolveSuspense(world, choose, true);
    await endLeftOfReversals(world, choose);
    await closeCopies(world);
    await advanceClockTo(world, closeAfter(world.time, 3));
  }
  await withdrawLines(world);
  const { rows, judged } = await checkEverything(world);
  await checkOperatorBooks(world);
  await checkExceptions(world, judged);
  for (const { payment, refunds } of rows.payments.values()) {
    const { truth, balances } = judged.get(payment.uuid)!;
    try {
      judgeRest(truth, { ...payment, balances, refunds });
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      throw new Violation(`payment ${payment.client_reference_id} when settled: ${error.message}`);
    }
  }
  await expectWebhooks(world);
  return rows;
}

/** The service does not die any more. */
export async function endFaults(world: World): Promise<void> {
  await waitForDueWork(world);
  world.service.arm(null, 0);
}

/** Nothing is suspended, blocked or held any more, and every user has an account. */
export async function releaseEverything(world: World): Promise<void> {
  for (const tenant of world.tenants) if (tenant.suspended) await resume(world, tenant);
  await clearHits(world);
  const token = world.service.adminToken;
  const blocks = await world.service.watching.query<{ uuid: string }>(
    'SELECT uuid FROM blocks WHERE lifted_at IS NULL',
    [],
  );
  for (const { uuid } of blocks)
    await expectStatus(world, 200, {
      method: 'POST',
      path: `/admin/v1/blocks/${uuid}/lift`,
      token,
      body: { reason: 'Authorized again.' },
    });
  await endFraudRules(world);
  await addMissingAccounts(world);
  await nameUsableFeeAccounts(world);
  const holds = await world.service.watching.query<{ uuid: string }>(
    'SELECT uuid FROM holds WHERE released_at IS NULL',
    [],
  );
  for (const { uuid } of holds) await expectStatus(world, 200, asOperator(world, 'DELETE', `holds/${uuid}`));
}

/** Otherwise the next cut-off would put payments on hold again. */
async function endFraudRules(world: World): Promise<void> {
  const rules = await world.service.watching.query<{
    rule: string;
    processor_uuid: string | null;
    merchant_uuid: string | null;
  }>('SELECT rule, processor_id AS processor_uuid, merchant_uuid FROM fraud_rules', []);
  for (const { rule, ...owner } of rules)
    await expectStatus(world, 200, asOperator(world, 'PUT', `fraud-rules/${rule}`, { ...owner, action: null }));
}

/** Suspense is empty, and the operator's own funds are those that were paid in. */
async function checkOperatorBooks(world: World): Promise<void> {
  const path = `/admin/v1/ledger/balances?processor_uuid=${operatorBooksUuid}`;
  const { data } = await expectStatus(world, 200, { method: 'GET', path, token: world.service.adminToken });
  const of = (name: string) =>
    data.reduce(
      (sum: number, { account, balance }: { account: string; balance: number }) =>
        account === name ? sum + balance : sum,
      0,
    );
  expectSame('suspense and own funds', [of('SUSP'), of('OWN')], [0, -world.ownFunds]);
  expectSame('the sum of the operator books', of('BANK') + of('OWN') + of('LOSS'), 0);
}

/** Which balance on which account is which exception. */
const exceptionOf = {
  PAYEE: 'owed_to_payee',
  CLAW: 'owed_by_payee',
  PAYER: 'owed_to_payer',
  RECV: 'owed_by_payer',
} as const;

/**
 * Every settled amount that a user is owed or owes is in the list of exceptions to the cent, and
 * nothing else is.
 */
async function checkExceptions(world: World, judged: ReadonlyMap<string, Judged>): Promise<void> {
  const listed = new Map<string, number>();
  for (let after: string | null = ''; after !== null; ) {
    const path: string = `/admin/v1/exceptions?limit=100${after === '' ? '' : `&after=${after}`}`;
    const { data } = await expectStatus(world, 200, { method: 'GET', path, token: world.service.adminToken });
    for (const { kind, transaction_uuid, amount } of data.exceptions) {
      // It has no payment: an invariant checks fees against what was earned and paid out.
      if (kind === 'fees_owed_back') continue;
      const name = `${transaction_uuid} ${kind}`;
      listed.set(name, (listed.get(name) ?? 0) + amount);
    }
    after = data.next;
  }
  const expected = [...judged].flatMap(([uuid, { balances }]) =>
    Object.entries(exceptionOf).flatMap(([book, kind]) => {
      const balance = balances[book as keyof typeof exceptionOf] ?? 0;
      return balance === 0 ? [] : [[`${uuid} ${kind}`, Math.abs(balance)] as const];
    }),
  );
  const inOrder = (exceptions: Iterable<readonly [string, number]>) => [...exceptions].map(String).toSorted();
  expectSame('exceptions', inOrder(listed), inOrder(expected));
}

/** What is still to happen, automatically or by an operator. */
async function dueWork({ service, bank }: World): Promise<string[]> {
  const [row] = await service.watching.query<Record<string, number>>(
    `SELECT
       (SELECT count(*) FROM current_legs WHERE state IN ('filed', 'sent')) + (SELECT count(*) FROM leg_dates) AS legs,
       (SELECT count(*) FROM bank_files WHERE state IN ('open', 'closed', 'written', 'submitted')
          OR (state = 'rejected' AND taken_back_at IS NULL)) AS files,
       (SELECT count(*) FROM simulated_answers WHERE NOT laid_out) AS answers,
       (SELECT count(*) FROM fee_payouts WHERE status IN ('FEE_PAYOUT_PENDING', 'FEE_PAYOUT_FILED', 'FEE_PAYOUT_ACH_PENDING')) AS fees,
       (SELECT count(*) FROM check_entries WHERE status IN ('CHECK_ENTRY_PENDING', 'CHECK_ENTRY_FILED', 'CHECK_ENTRY_ACH_PENDING')) AS check_entries,
       (SELECT count(*) FROM reversals WHERE left_since IS NOT NULL
          OR status IN ('REVERSAL_PENDING', 'REVERSAL_FILED', 'REVERSAL_ACH_PENDING', 'REVERSAL_SETTLED')) AS reversals,
       (SELECT count(*) FROM file_reversals WHERE state = 'working') AS file_reversals,
       (SELECT count(*) FROM file_copies WHERE state = 'open') AS file_copies,
       (SELECT count(*) FROM dishonors WHERE state = 'to_send') AS dishonors,
       (SELECT count(*) FROM bank_items WHERE state IN ('new', 'waiting', 'suspense')) AS items,
       (SELECT count(*) FROM inbound_files i WHERE ${isUndecidedFile}) AS undecided,
       (SELECT count(*) FROM current_transactions WHERE capture_status = 'CAPTURE_PENDING' OR payout_status = 'PAYOUT_PENDING_ACH'
          OR clawback_status = 'CLAWBACK_PENDING' OR reverse_payout_status = 'REVERSE_PAYOUT_PENDING'
          OR (capture_status = 'CAPTURE_COMPLETE' AND payout_status IS NULL)
          OR (capture_status = 'CAPTURE_ACH_PENDING' AND capture_leg IS NULL)) AS payments,
       (SELECT count(*) FROM refunds r JOIN current_transactions t
          ON (t.shard, t.processor_id, t.uuid) = (r.shard, r.processor_id, r.transaction_uuid)
        WHERE status = 'REFUND_ACH_PENDING' OR (status = 'REFUND_PENDING' AND payout_status <> 'PAYOUT_ACH_FAILED')) AS refunds`,
    [],
  );
  const due = Object.entries(row!).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
  const files = await service.watching.query<{ description: string }>(
    `SELECT format('%s is %s, its delivery %s', f.name, f.state, coalesce(d.state::text, 'not begun')) AS description
     FROM bank_files f LEFT JOIN file_deliveries d ON d.bank = f.bank AND d.name = f.name
     WHERE f.state IN ('open', 'closed', 'written', 'submitted')`,
    [],
  );
  return [...due, ...files.map(({ description }) => description), ...(await bank.waiting())];
}

/**
 * Deliveries follow real time: one that a crash interrupted is repeated when its lease has expired.
 */
async function expectWebhooks(world: World): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if ((await missingWebhooks(world)).length === 0) return;
    await sleep(100);
  }
  throw new SimulationFailed(`missing webhooks: ${(await missingWebhooks(world)).slice(0, 5).join(', ')}`);
}
