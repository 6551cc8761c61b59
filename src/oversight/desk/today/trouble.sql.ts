// Queries that find what goes wrong in silence: it asks for no decision, and it gets worse.

import { firstStatementDay } from '../../../banks/reconciliation/first-statement-day.sql.ts';
import { userName } from '../../../customers/users/user-name.sql.ts';
import { feesWithoutAccount } from '../../../payments/fees/fee-accounts.sql.ts';
import type { RateName } from '../../../payments/risk/return-rates/rates.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { isFailingSchedule } from '../scheduled/scheduled.sql.ts';

export const troubleKinds = [
  'bank_unread',
  'file_unacknowledged',
  'statement_missing',
  'tenant_short',
  'endpoint_failing',
  'dishonor_missed',
  'return_rate_exceeded',
  'fees_not_paid',
  'scheduled_file_failing',
  'sanctions_list_old',
  'screening_unanswered',
] as const;

export type TroubleKind = (typeof troubleKinds)[number];

export interface Subject {
  name: string;
  /** Null: it has none, like a bank. */
  uuid: string | null;
  /** The tenant; null: it belongs to none. */
  processor_uuid: string | null;
  /** The Eastern day of the cash; null: it is not about a day. */
  day: string | null;
  /** The name of a return rate; null: it is not about one. */
  rate: RateName | null;
  /** Cents; null: it is not about money. */
  amount: number | null;
  /** At most `mostDeliveries`; null: it is no webhook endpoint. */
  deliveries_waiting: number | null;
  /** ISO 8601; null: it is not known. */
  since: string | null;
}

export interface Trouble {
  kind: TroubleKind;
  count: number;
  /** Cents; null: it is not about money. */
  amount: number | null;
  since: Date | null;
  newest: Date | null;
  /** The first five. */
  subjects: Subject[];
}

/** Deliveries of an endpoint are counted up to here. */
export const mostDeliveries = 1_000;

/** What a subject has none of. */
const none = {
  uuid: 'NULL::uuid',
  processor_uuid: 'NULL::uuid',
  day: 'NULL::date',
  rate: 'NULL::text',
  amount: 'NULL::bigint',
  deliveries_waiting: 'NULL::bigint',
};

type Column = 'name' | 'since' | keyof typeof none;

/** The largest amount is first, then the oldest. */
function troubled(kind: TroubleKind, columns: Partial<Record<Column, string>>, from: string): string {
  const selected = Object.entries({ ...none, ...columns });
  return `SELECT '${kind}' AS kind, count(*) AS count, sum(amount)::bigint AS amount, min(since) AS since, max(since) AS newest,
     to_json((array_agg(json_build_object(${selected.map(([name]) => `'${name}', ${name}`).join(', ')})
                        ORDER BY amount DESC NULLS LAST, since, name))[1:5]) AS subjects
   FROM (SELECT ${selected.map(([name, sql]) => `${sql} AS ${name}`).join(', ')} ${from}) AS ${kind}`;
}

/**
 * As SQL: the registered endpoint `e` with the lane `l` fails. An hour is no trouble yet: a server
 * may restart. An endpoint that is blocked has failed often enough.
 */
export const isFailingEndpoint = (since: string): string =>
  `(e.state = 'disabled' OR e.failing_since <= ${since} OR l.blocked_until IS NOT NULL)
         AND EXISTS (SELECT FROM webhook_registrations r
                     WHERE r.shard = e.shard AND r.processor_id = e.processor_id AND r.endpoint_uuid = e.uuid)`;

interface MissingFrom {
  /** The FROM clause that `bank` and `owner` refer to. */
  from: string;
  bank: string;
  /** The bank that has the statement. */
  owner: string;
  /** The name of the subject. */
  name: string;
  shownBefore: string;
}

/** As SQL, like its parts: files of `bank` whose cash no line of the statement of `owner` shows. */
const statementMissing = ({ from, bank, owner, name, shownBefore }: MissingFrom): string =>
  troubled(
    'statement_missing',
    {
      name,
      day: `(f.settled_at AT TIME ZONE 'America/New_York')::date`,
      amount: 'sum(f.total_debits + f.total_credits - shown.amount)::bigint',
      since: 'min(f.settled_at)',
    },
    `FROM ${from}
     CROSS JOIN LATERAL (${firstStatementDay(owner)}) AS first
     JOIN bank_files f ON f.bank = ${bank}
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(amount), 0) AS amount FROM statement_ticks WHERE source_uuid = f.uuid) AS shown
     WHERE f.settled_at >= first.booked_on::timestamp AT TIME ZONE 'America/New_York' AND f.settled_at < ${shownBefore}
       AND f.total_debits + f.total_credits > shown.amount
       AND NOT (f.statement_booking = 'net' AND EXISTS (SELECT FROM bank_items i WHERE i.unsettled_file_uuid = f.uuid))
     GROUP BY ${name}, (f.settled_at AT TIME ZONE 'America/New_York')::date`,
  );

export interface TroubleTimes {
  /** An endpoint that fails since before this time is trouble. Real time. */
  failing_since: Date;
  /** The cash of days before this time must be on a bank statement by now. */
  shown_before: Date;
  /** Late returns from this time on can still be dishonored. */
  dishonor_since: Date;
  /** Missed dishonors, and files, are told from this time on. */
  missed_since: Date;
  /** Files that banks had before this time must be acknowledged by now. The time of records. */
  acknowledged_before: Date;
}

/**
 * Kinds without a subject are not in the answer. A bank statement is asked for from the first day
 * that one was entered for.
 */
export function selectTrouble(db: Queryable, times: TroubleTimes): Promise<Trouble[]> {
  const parts = [
    troubled(
      'bank_unread',
      { name: 'bank', since: `coalesce(nullif(inbound_read_at, 'epoch'), played_until)` },
      // Null: no instant of the day has been played yet. The epoch: no reading has succeeded.
      'FROM bank_days WHERE extract(epoch FROM played_until - inbound_read_at) >= 3600',
    ),
    troubled(
      'file_unacknowledged',
      { name: 'f.name', uuid: 'f.uuid', amount: 'f.total_debits + f.total_credits', since: 'f.confirmed_at' },
      `FROM bank_files f
       WHERE f.created_at >= $4 AND f.state = 'confirmed' AND f.acknowledged_at IS NULL AND f.confirmed_at < $5
         AND EXISTS (
           SELECT FROM bank_files other
           WHERE other.bank = f.bank AND other.acknowledged_at IS NOT NULL AND other.created_at < f.created_at
             AND other.created_at >= $4::timestamptz - interval '30 days')`,
    ),
    statementMissing({
      from: `(SELECT bank FROM bank_days WHERE NOT EXISTS (SELECT FROM shared_banks s WHERE s.owner = bank_days.bank)) AS b`,
      ...{ bank: 'b.bank', owner: 'b.bank', name: 'f.bank', shownBefore: '$2' },
    }),
    troubled(
      'endpoint_failing',
      {
        name: 'e.url',
        uuid: 'e.uuid',
        processor_uuid: 'e.processor_id',
        deliveries_waiting: 'waiting.count',
        since: 'coalesce(e.failing_since, e.disabled_at)',
      },
      `FROM processors p JOIN webhook_endpoints e ON e.shard = p.shard AND e.processor_id = p.processor_id
       LEFT JOIN webhook_lanes l ON l.shard = e.shard AND l.processor_id = e.processor_id AND l.endpoint_uuid = e.uuid
       CROSS JOIN LATERAL (
         SELECT count(*) AS count FROM (
           SELECT FROM webhook_due d
           WHERE d.shard = e.shard AND d.processor_id = e.processor_id AND d.endpoint_uuid = e.uuid
           LIMIT ${mostDeliveries}) AS due) AS waiting
       WHERE ${isFailingEndpoint('$1')}`,
    ),
    troubled(
      'dishonor_missed',
      {
        name: 'coalesce(b.original_trace, b.item_trace)',
        uuid: 'b.uuid',
        processor_uuid: 'b.processor_id',
        amount: 'b.amount',
        since: 'b.received_at',
      },
      `FROM bank_items b
       WHERE b.late AND b.received_at >= $4 AND b.received_at < $3 AND b.state = 'applied'
         AND NOT EXISTS (SELECT FROM dishonors d WHERE d.item_uuid = b.uuid)`,
    ),
    troubled(
      'return_rate_exceeded',
      {
        name: `CASE WHEN u.uuid IS NULL THEN p.name ELSE ${userName('u')} END`,
        uuid: 's.merchant_uuid',
        processor_uuid: 's.processor_id',
        rate: 'r.rate',
        since: 's.changed_at',
      },
      `FROM return_rate_states s
       JOIN processors p ON p.shard = s.shard AND p.processor_id = s.processor_id
       LEFT JOIN users u ON u.shard = s.shard AND u.processor_id = s.processor_id AND u.uuid = s.merchant_uuid
       CROSS JOIN LATERAL (
         VALUES ('unauthorized', s.unauthorized), ('administrative', s.administrative), ('overall', s.overall)) AS r (rate, state)
       WHERE r.state = 'exceeded'`,
    ),
    troubled(
      'fees_not_paid',
      {
        name: 'coalesce(v.name, p.name)',
        uuid: 't.owner_uuid',
        processor_uuid: 'p.processor_id',
        amount: 'owed.cents',
        since: 'stopped.since',
      },
      `FROM ${feesWithoutAccount}
       JOIN processors p ON p.processor_id = t.processor_id
       LEFT JOIN vendors v ON v.processor_id = t.processor_id AND v.vendor_id = t.owner_uuid`,
    ),
    troubled(
      'scheduled_file_failing',
      { name: 's.name', uuid: 's.uuid', since: 'NULL::timestamptz' },
      `FROM file_schedules s WHERE ${isFailingSchedule('s')}`,
    ),
  ];
  const { failing_since, shown_before, dishonor_since, missed_since, acknowledged_before } = times;
  return db.query(`SELECT * FROM (${parts.join(' UNION ALL ')}) AS trouble WHERE count > 0`, [
    failing_since,
    shown_before,
    dishonor_since,
    missed_since,
    acknowledged_before,
  ]);
}

/**
 * The files of all banks that share an account, and of the bank of home that has the statement: a
 * day of the account is one subject. `db` reads the rows of all lanes.
 */
export function selectMissingOfAccounts(db: Queryable, { shown_before }: TroubleTimes): Promise<Trouble[]> {
  const part = statementMissing({
    from: '(SELECT bank, owner FROM shared_banks UNION SELECT owner, owner FROM shared_banks) AS s',
    ...{ bank: 's.bank', owner: 's.owner', name: 's.owner', shownBefore: '$1' },
  });
  return db.query(`SELECT * FROM (${part}) AS trouble WHERE count > 0`, [shown_before]);
}
