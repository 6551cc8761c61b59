// Queries that count what waits for an operator, kind by kind. Each reads only rows that wait
// (decision 34).

import type { PlannedFile } from '../../../ach/calendar/late-files.ts';
import { ofEntry } from '../../../banks/origination/entries/legs.sql.ts';
import { returnRequestStates } from '../../../banks/returns/requests/return-requests.sql.ts';
import { isReturnOrReject, isUndecidedFile } from '../../../payments/lifecycle/held-by.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface Waiting {
  kind: string;
  count: number;
  /** Cents; null: money is not what waits. */
  amount: number | null;
  oldest: Date | null;
  newest: Date | null;
}

const counted = (kind: string, since: string, from: string, amount = 'NULL::bigint') =>
  `SELECT ${kind} AS kind, count(*) AS count, ${amount} AS amount, min(${since}) AS oldest, max(${since}) AS newest ${from}`;

/** Kinds of files, answers of banks and decisions. Kinds without a row are not in the answer. */
export function selectWaiting(db: Queryable): Promise<Waiting[]> {
  const parts = [
    counted(
      `'file_' || state::text`,
      'created_at',
      `FROM bank_files WHERE state IN ('closed', 'written', 'submitted') GROUP BY state`,
      'sum(total_debits + total_credits)::bigint',
    ),
    counted(`'delivery_uncertain'`, 'created_at', `FROM file_deliveries WHERE state = 'uncertain'`),
    counted(
      `CASE verdict WHEN 'report' THEN 'bank_report' WHEN 'unreadable' THEN 'file_unreadable' ELSE 'file_quarantined' END`,
      'read_at',
      `FROM inbound_files
       WHERE verdict <> 'accept' AND NOT is_copy AND taken_at IS NULL AND rejected_at IS NULL AND released_at IS NULL GROUP BY verdict`,
      `CASE WHEN verdict = 'quarantine' THEN sum(debits + credits)::bigint END`,
    ),
    counted(
      `'held_by_file'`,
      'i.since',
      `FROM (
         SELECT i.bank, min(i.read_at) AS since FROM inbound_files i WHERE ${isUndecidedFile} GROUP BY i.bank) AS i
       JOIN bank_days b ON b.bank = i.bank
       JOIN bank_files f ON f.bank = i.bank
       JOIN leg_dates d ON d.file_uuid = f.uuid AND d.state = 'settled' AND d.due_at <= b.played_until
       JOIN current_legs l ON l.file_uuid = d.file_uuid AND l.stage = d.stage AND l.state = 'settled'
         AND (l.stage <> 'capture' OR d.delay_days = (
           SELECT t.payout_delay_days FROM transactions t
           WHERE t.shard = l.shard AND t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid))`,
      'sum(l.amount)::bigint',
    ),
    counted(
      `'held_by_return'`,
      'received_at',
      `FROM (
         SELECT DISTINCT ON (l.transaction_uuid) l.transaction_uuid, l.amount, b.received_at
         FROM bank_items b
         JOIN inbound_files i ON i.content_uuid = b.content_uuid
         JOIN entries e ON e.trace_id = b.original_trace AND e.bank = i.bank AND e.purpose = 'capture'
         JOIN current_legs l ON ${ofEntry('l', 'e')} AND l.state IN ('sent', 'settled', 'good')
         JOIN transaction_states s ON s.shard = l.shard AND s.processor_id = l.processor_id AND s.uuid = l.transaction_uuid
         WHERE b.state = 'suspense' AND ${isReturnOrReject} AND s.payout_leg IS NULL
         ORDER BY l.transaction_uuid, b.received_at) AS held`,
      'sum(amount)::bigint',
    ),
    counted(
      `CASE WHEN kind = 'change' THEN 'suspense_change' ELSE 'suspense' END`,
      'received_at',
      `FROM bank_items WHERE state = 'suspense' GROUP BY kind = 'change'`,
      'sum(amount)::bigint',
    ),
    counted(
      `'proof_requested'`,
      // Their deadline follows from the day of the request.
      `(r.requested_on + time '12:00') AT TIME ZONE 'America/New_York'`,
      `FROM proof_requests r
       JOIN transactions t ON t.shard = r.shard AND t.processor_id = r.processor_id AND t.uuid = r.transaction_uuid
       WHERE r.answered_at IS NULL`,
      'sum(t.amount)::bigint',
    ),
    counted(
      `'return_requested'`,
      // As of proofs.
      `(r.requested_on + time '12:00') AT TIME ZONE 'America/New_York'`,
      `FROM return_requests r
       JOIN entries e ON e.shard = r.shard AND e.processor_id = r.processor_id AND e.uuid = r.entry_uuid
       WHERE ${returnRequestStates.open}`,
      'sum(e.amount)::bigint',
    ),
    counted(`'reversal_left'`, 'left_since', 'FROM reversals WHERE left_since IS NOT NULL', 'sum(amount)::bigint'),
    counted(`'dishonor_contested'`, 'contested_at', `FROM dishonors WHERE state = 'contested'`),
    counted(
      `'statement_line_' || CASE WHEN state = 'suspense' THEN 'suspense' ELSE 'undecided' END`,
      'entered_at',
      `FROM statement_lines WHERE state IN ('open', 'suspense') GROUP BY state`,
      'sum(amount)::bigint',
    ),
    counted(`'fraud_review'`, 'found_at', `FROM fraud_reviews WHERE state = 'open'`, 'sum(amount)::bigint'),
    // The hold of a review is released by deciding the review.
    counted(
      `'hold_' || kind::text`,
      'placed_at',
      `FROM holds h WHERE released_at IS NULL AND NOT EXISTS (
         SELECT FROM fraud_reviews v
         WHERE v.shard = h.shard AND v.processor_id = h.processor_id AND v.hold_uuid = h.uuid AND v.state = 'open')
       GROUP BY kind`,
    ),
    counted(`'block'`, 'placed_at', 'FROM blocks WHERE lifted_at IS NULL'),
    counted(`'sanctions_hit'`, 'raised_at', `FROM sanctions_hits WHERE state = 'open'`),
    counted(
      `'sanctions_report'`,
      'raised_at',
      `FROM sanctions_hits WHERE state = 'confirmed' AND report_reference IS NULL`,
    ),
    counted(`'processor_suspended'`, 'suspended_at', 'FROM processors WHERE suspended_at IS NOT NULL'),
    counted(
      `'business_in_review'`,
      'waits.kyb_status_since',
      `FROM processors p CROSS JOIN LATERAL (
         SELECT u.kyb_status_since FROM users u
         WHERE u.shard = p.shard AND u.processor_id = p.processor_id AND u.kyb_status = 'IN_REVIEW' AND u.deleted_at IS NULL) AS waits`,
    ),
  ];
  return db.query(`SELECT * FROM (${parts.join(' UNION ALL ')}) AS waiting WHERE count > 0 ORDER BY kind`);
}

/** Late returns that came from `since` on and are not dishonored. */
export async function selectLateReturnsSince(db: Queryable, since: Date): Promise<Waiting> {
  const [row] = await db.query<Waiting>(
    `SELECT 'late_return' AS kind, count(*) AS count, sum(b.amount)::bigint AS amount, min(b.received_at) AS oldest,
       max(b.received_at) AS newest
     FROM bank_items b
     WHERE b.late AND b.received_at >= $1 AND b.state = 'applied'
       AND NOT EXISTS (SELECT FROM dishonors d WHERE d.item_uuid = b.uuid)`,
    [since],
  );
  return row!;
}

/** Files that no bank has yet, as their cut-offs planned them. */
export function selectPlannedFiles(db: Queryable): Promise<(PlannedFile & { state: 'closed' | 'written' })[]> {
  return db.query(
    `SELECT state, cut_off_at, effective_entry_date, settles_at FROM bank_files WHERE state IN ('closed', 'written')`,
    [],
  );
}

export interface Moved {
  files: number;
  entries: number;
  /** Cents. */
  debits: number;
  credits: number;
}

const moved = (entries: string, debits: string, credits: string) =>
  `count(*) AS files, coalesce(sum(${entries}), 0)::bigint AS entries, coalesce(sum(${debits}), 0)::bigint AS debits,
   coalesce(sum(${credits}), 0)::bigint AS credits`;

/** What was sent to banks, and what came from them, since an instant. */
export async function selectMovedSince(db: Queryable, since: Date): Promise<{ sent: Moved; received: Moved }> {
  const [sent] = await db.query<Moved>(
    `SELECT ${moved('entry_count', 'total_debits', 'total_credits')} FROM bank_files
     WHERE cut_off_at >= $1 AND state IN ('submitted', 'confirmed')`,
    [since],
  );
  const [received] = await db.query<Moved>(
    `SELECT ${moved('entries', 'debits', 'credits')} FROM inbound_files WHERE read_at >= $1 AND taken_at IS NOT NULL`,
    [since],
  );
  return { sent: sent!, received: received! };
}
