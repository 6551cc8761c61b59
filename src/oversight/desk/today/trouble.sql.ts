// Queries that find what goes wrong in silence: it asks for no decision, and it gets worse.

import { feesWithoutAccount } from '../../../payments/fees/fee-accounts.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export const troubleKinds = [
  'bank_unread',
  'statement_missing',
  'tenant_short',
  'endpoint_failing',
  'dishonor_missed',
  'return_rate_exceeded',
  'fees_not_paid',
] as const;

export type TroubleKind = (typeof troubleKinds)[number];

export interface Subject {
  name: string;
  /** Null: it has none, like a bank. */
  uuid: string | null;
  /** Cents; null: it is not about money. */
  amount: number | null;
}

export interface Trouble {
  kind: TroubleKind;
  count: number;
  /** Cents; null: it is not about money. */
  amount: number | null;
  since: Date | null;
  /** The first five. */
  subjects: Subject[];
}

/** Subjects have name, uuid, amount and since. The largest amount is first, then the oldest. */
const troubled = (kind: TroubleKind, subjects: string) =>
  `SELECT '${kind}' AS kind, count(*) AS count, sum(amount)::bigint AS amount, min(since) AS since,
     to_json((array_agg(json_build_object('name', name, 'uuid', uuid, 'amount', amount)
                        ORDER BY amount DESC NULLS LAST, since, name))[1:5]) AS subjects
   FROM (${subjects}) AS ${kind}`;

export interface TroubleTimes {
  /** An endpoint that fails since before this time is trouble. Real time. */
  failing_since: Date;
  /** The last Eastern day whose cash a bank statement must show by now, and the first one. */
  shown_until: string;
  shown_from: string;
  /** Late returns from this time on can still be dishonored. */
  dishonor_since: Date;
  /** Missed dishonors are told from this time on. */
  missed_since: Date;
}

/**
 * Kinds without a subject are not in the answer. A bank statement is asked for from the first day
 * that one was entered for. An hour is no trouble yet: a server may restart.
 */
export function selectTrouble(db: Queryable, times: TroubleTimes): Promise<Trouble[]> {
  const parts = [
    troubled(
      'bank_unread',
      `SELECT bank AS name, NULL::uuid AS uuid, NULL::bigint AS amount, coalesce(nullif(inbound_read_at, 'epoch'), played_until) AS since
       -- Null: no instant of the day has been played yet. The epoch: no reading has succeeded.
       FROM bank_days WHERE extract(epoch FROM played_until - inbound_read_at) >= 3600`,
    ),
    troubled(
      'statement_missing',
      `SELECT f.bank || ' ' || (f.settled_at AT TIME ZONE 'America/New_York')::date AS name, NULL::uuid AS uuid,
         sum(f.total_debits + f.total_credits)::bigint AS amount, min(f.settled_at) AS since
       FROM bank_files f
       JOIN (SELECT bank, min(booked_on) AS first_day FROM statement_lines GROUP BY bank) AS shown ON shown.bank = f.bank
       WHERE (f.settled_at AT TIME ZONE 'America/New_York')::date BETWEEN greatest(shown.first_day, $2::date) AND $3::date
         AND f.total_debits + f.total_credits > 0
         AND NOT EXISTS (SELECT FROM statement_ticks t WHERE t.source_uuid = f.uuid)
         AND NOT (f.statement_booking = 'net' AND EXISTS (SELECT FROM bank_items b WHERE b.unsettled_file_uuid = f.uuid))
       GROUP BY f.bank, (f.settled_at AT TIME ZONE 'America/New_York')::date`,
    ),
    troubled(
      'endpoint_failing',
      `SELECT e.url AS name, e.uuid, NULL::bigint AS amount, coalesce(e.failing_since, e.disabled_at) AS since
       FROM processors p JOIN webhook_endpoints e ON e.shard = p.shard AND e.processor_id = p.processor_id
       WHERE (e.state = 'disabled' OR e.failing_since <= $1)
         AND EXISTS (SELECT FROM webhook_registrations r
                     WHERE r.shard = e.shard AND r.processor_id = e.processor_id AND r.endpoint_uuid = e.uuid)`,
    ),
    troubled(
      'dishonor_missed',
      `SELECT coalesce(b.original_trace, b.item_trace) AS name, b.uuid, b.amount, b.received_at AS since
       FROM bank_items b
       WHERE b.late AND b.received_at >= $5 AND b.received_at < $4 AND b.state = 'applied'
         AND NOT EXISTS (SELECT FROM dishonors d WHERE d.item_uuid = b.uuid)`,
    ),
    troubled(
      'return_rate_exceeded',
      `SELECT p.name || ', ' || r.rate AS name, p.processor_id AS uuid, NULL::bigint AS amount, s.changed_at AS since
       FROM return_rate_states s
       JOIN processors p ON p.shard = s.shard AND p.processor_id = s.processor_id
       CROSS JOIN LATERAL (
         VALUES ('unauthorized', s.unauthorized), ('administrative', s.administrative), ('overall', s.overall)) AS r (rate, state)
       WHERE r.state = 'exceeded'`,
    ),
    troubled(
      'fees_not_paid',
      `SELECT coalesce(v.name, p.name) AS name, t.owner_uuid AS uuid, owed.cents AS amount, stopped.since
       FROM ${feesWithoutAccount}
       JOIN processors p ON p.processor_id = t.processor_id
       LEFT JOIN vendors v ON v.processor_id = t.processor_id AND v.vendor_id = t.owner_uuid`,
    ),
  ];
  const { failing_since, shown_from, shown_until, dishonor_since, missed_since } = times;
  return db.query(`SELECT * FROM (${parts.join(' UNION ALL ')}) AS trouble WHERE count > 0`, [
    failing_since,
    shown_from,
    shown_until,
    dishonor_since,
    missed_since,
  ]);
}
