// Queries behind the picture of the cash: what the books have by day, what banks have and has not
// settled or become good, and what the next files take.
import type { Speed } from '../../../ach/calendar/windows.ts';
import { notHeld, places } from '../../../banks/origination/cut-off/choose.sql.ts';
import type { Account } from '../../../payments/ledger/accounts.ts';
import { linesOfPayment } from '../../../payments/ledger/payment-lines.sql.ts';
import { everyOwner, sumsByDay } from '../../../payments/ledger/trial-balance.sql.ts';
import { transactionsWithStates } from '../../../payments/lifecycle/open-states.sql.ts';
import type { Purpose } from '../../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** The accounts that the picture shows. */
export const shownAccounts = ['BANK', 'DIF', 'UNS', 'PRES', 'CIF'] as const satisfies readonly Account[];

export type ShownAccount = (typeof shownAccounts)[number];

export interface AccountDay {
  account: ShownAccount;
  /** UTC; null: all days before the first. */
  day: string | null;
  /** Cents. */
  debits: number;
  credits: number;
}

/** Of one tenant, or with null of all and the operator books. */
export function selectAccountDays(db: Queryable, processorId: string | null, from: string): Promise<AccountDay[]> {
  return db.query(
    `SELECT sums.account, CASE WHEN sums.day >= $2::date THEN sums.day END AS day, sum(sums.debits)::bigint AS debits,
            sum(sums.credits)::bigint AS credits
     FROM ${everyOwner} CROSS JOIN LATERAL (${sumsByDay}) AS sums
     WHERE ($1::uuid IS NULL OR owners.processor_id = $1) AND sums.account = ANY ($3::text[])
     GROUP BY 1, 2`,
    [processorId, from, shownAccounts],
  );
}

/** Payments with the same dates, and their sums. */
interface SameDates {
  /** The bank of the tenant; null: the first one of its lane. */
  bank: string | null;
  speed: Speed;
  payout_delay_days: number;
  /** True: nothing is paid out. */
  is_held: boolean;
  /** Cents of the entries. */
  amount: number;
  /** Cents that their payees get. */
  net: number;
}

export interface EntriesAtBanks extends SameDates {
  stage: Purpose;
  state: 'filed' | 'sent' | 'settled';
  /** When they settle; of settled debits, when they are good. */
  at: Date;
}

const sums = 'sum(amount)::bigint AS amount, sum(net)::bigint AS net';
// A larger payment is not paid on the same day ($2).
const speed = `CASE WHEN t.amount > $2 THEN 'standard' ELSE t.speed END`;

/** As in current_legs, with the state of the payment that is read anyway. */
const placeOfLeg = `coalesce(l.own_state::text, CASE l.stage WHEN 'capture' THEN s.capture_leg ELSE s.payout_leg END::text, 'settled')`;

/**
 * Entries in files that have not settled, and settled debits that are not good yet. The payments
 * are looked up one by one: a join depends on an estimate of the entries.
 */
export function selectEntriesAtBanks(
  db: Queryable,
  processorId: string | null,
  sameDayLimit: number,
): Promise<EntriesAtBanks[]> {
  return db.query(
    `WITH dates AS (
       SELECT f.uuid AS file_uuid, f.settles_at AS at, NULL::stage AS stage, 0 AS delay_days, ARRAY['filed', 'sent'] AS states
       FROM bank_files f
       WHERE f.kind = 'entries' AND f.settled_at IS NULL AND f.state IN ('open', 'closed', 'written', 'submitted', 'confirmed')
       UNION ALL
       SELECT d.file_uuid, d.due_at, d.stage, d.delay_days, ARRAY['settled'] FROM leg_dates d WHERE d.state = 'settled'
     ), entries AS (
       SELECT l.shard, l.processor_id, d.at, l.stage, ${placeOfLeg} AS state, d.states, coalesce(${speed}, 'standard') AS speed,
              coalesce(t.payout_delay_days, 0) AS payout_delay_days, coalesce(s.open_hold_count > 0, false) AS is_held,
              l.amount, t.amount - t.transaction_fee AS net
       FROM dates d
       JOIN legs l ON l.file_uuid = d.file_uuid AND (d.stage IS NULL OR l.stage = d.stage)
       LEFT JOIN LATERAL (
         SELECT amount, transaction_fee, speed, payout_delay_days FROM transactions
         WHERE shard = l.shard AND processor_id = l.processor_id AND uuid = l.transaction_uuid LIMIT 1) AS t ON true
       LEFT JOIN LATERAL (
         SELECT capture_leg, payout_leg, open_hold_count FROM transaction_states
         WHERE shard = l.shard AND processor_id = l.processor_id AND uuid = l.transaction_uuid LIMIT 1) AS s ON true
       WHERE ($1::uuid IS NULL OR l.processor_id = $1)
         AND (d.stage IS DISTINCT FROM 'capture' OR t.payout_delay_days = d.delay_days)
     )
     SELECT p.bank, e.stage, e.state, e.at, e.speed, e.payout_delay_days, e.is_held OR p.suspended_at IS NOT NULL AS is_held, ${sums}
     FROM entries e JOIN processors p ON p.shard = e.shard AND p.processor_id = e.processor_id
     WHERE e.state = ANY (e.states)
     GROUP BY 1, 2, 3, 4, 5, 6, 7`,
    [processorId, sameDayLimit],
  );
}

export interface WaitingForFile extends SameDates {
  /** `capture`: started. `payout`: reserved. `run`: good, and the daily run reserves it. */
  what: 'capture' | 'payout' | 'run';
}

const waiting = (what: WaitingForFile['what'], is_held: string, amount: string, from: string) =>
  `SELECT '${what}' AS what, ${speed} AS speed, t.payout_delay_days, ${is_held} AS is_held, ${amount} AS amount,
          t.amount - t.transaction_fee AS net ${from}`;

const owed = (account: Account) =>
  `(SELECT coalesce(-sum(lines.amount), 0)::bigint FROM (${linesOfPayment('s', 's.uuid')}) AS lines WHERE lines.account = '${account}')`;

/** What the next files take: payments in no file, without what is on hold or suspended. */
export function selectWaitingForFile(
  db: Queryable,
  processorId: string | null,
  sameDayLimit: number,
): Promise<WaitingForFile[]> {
  const ofTenant = 's.shard = p.shard AND s.processor_id = p.processor_id';
  const parts = [
    waiting(
      'capture',
      's.open_hold_count > 0',
      't.amount',
      `FROM ${transactionsWithStates} WHERE ${ofTenant} AND ${places.capture} AND ${notHeld('capture')}`,
    ),
    // A payment without a state is pending and untouched.
    waiting(
      'capture',
      'false',
      't.amount',
      `FROM (SELECT transaction_uuid FROM states_due
             WHERE shard = p.shard AND processor_id = p.processor_id ORDER BY transaction_uuid LIMIT 1) AS first
       CROSS JOIN LATERAL (
         SELECT uuid, amount, transaction_fee, speed, payout_delay_days FROM transactions
         WHERE shard = p.shard AND processor_id = p.processor_id AND uuid >= first.transaction_uuid ORDER BY uuid OFFSET 0) AS t
       LEFT JOIN LATERAL (
         SELECT true AS is_there FROM transaction_states s
         WHERE s.shard = p.shard AND s.processor_id = p.processor_id AND s.uuid = t.uuid LIMIT 1) AS state ON true
       WHERE state.is_there IS NULL`,
    ),
    waiting(
      'payout',
      'false',
      owed('PRES'),
      `FROM ${transactionsWithStates} WHERE ${ofTenant} AND ${places.payout} AND ${notHeld('payout')}`,
    ),
    waiting(
      'run',
      'false',
      owed('PAYEE'),
      `FROM ${transactionsWithStates} WHERE ${ofTenant} AND s.payout_due AND ${notHeld('payout')}`,
    ),
  ];
  return db.query(
    `SELECT p.bank, waiting.what, waiting.speed, waiting.payout_delay_days, waiting.is_held, ${sums}
     FROM processors p CROSS JOIN LATERAL (${parts.join(' UNION ALL ')}) AS waiting
     WHERE p.suspended_at IS NULL AND ($1::uuid IS NULL OR p.processor_id = $1)
     GROUP BY 1, 2, 3, 4, 5`,
    [processorId, sameDayLimit],
  );
}
