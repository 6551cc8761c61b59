// Queries on checks of bank accounts: asked for, answered, and read.
import { userName } from '../../../customers/users/user-name.sql.ts';
import type { CheckPurpose } from '../../../payments/lifecycle/stage-names.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { firstUuidOf } from '../../../platform/std/identifiers.ts';
import { type CheckKind, type CheckState, checkKinds, mostWrongAnswers } from './account-check.ts';

export interface AccountCheck {
  processor_id: string;
  uuid: string;
  vendor_id: string | null;
  user_uuid: string;
  bank_account_uuid: string;
  purpose: CheckPurpose;
  wrong_answers: number;
  confirmed_at: Date | null;
  requested_at: Date;
  expires_at: Date;
}

export type ConfirmedCheck = Pick<
  AccountCheck,
  'processor_id' | 'vendor_id' | 'user_uuid' | 'bank_account_uuid' | 'purpose'
>;

/** With what became of its entries. */
export interface SeenCheck extends AccountCheck {
  state: CheckState;
  /** The account is not removed or disabled, and its user is not deleted. */
  account_usable: boolean;
  /** Of the first entry that was returned; null: none was. */
  ach_return_code: string | null;
}

const columns = `c.processor_id, c.uuid, c.vendor_id, c.user_uuid, c.bank_account_uuid, c.purpose, c.wrong_answers, c.confirmed_at,
  c.requested_at, c.expires_at`;

export async function insertCheck(
  db: Queryable,
  one: Omit<AccountCheck, 'wrong_answers' | 'confirmed_at'>,
): Promise<void> {
  await db.query(
    `INSERT INTO account_checks (shard, processor_id, uuid, vendor_id, user_uuid, bank_account_uuid, purpose, requested_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...tenantKey(one.processor_id),
      one.uuid,
      one.vendor_id,
      one.user_uuid,
      one.bank_account_uuid,
      one.purpose,
      one.requested_at,
      one.expires_at,
    ],
  );
}

// The state at the time `now`. A return counts more than a confirmation: the account takes no
// entries.
const seen = (now: string) => `SELECT ${columns}, own.ach_return_code,
         (SELECT a.disabled_at IS NULL AND a.deleted_at IS NULL AND u.deleted_at IS NULL
          FROM bank_accounts a JOIN users u ON u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid
          WHERE a.shard = c.shard AND a.processor_id = c.processor_id AND a.uuid = c.bank_account_uuid) AS account_usable,
         CASE WHEN own.returned THEN 'returned' WHEN c.confirmed_at IS NOT NULL THEN 'confirmed' WHEN own.canceled THEN 'canceled'
              WHEN c.wrong_answers = ${mostWrongAnswers} THEN 'failed'
              WHEN ${checkKinds.micro_entries} AND c.expires_at <= ${now} THEN 'expired'
              WHEN ${checkKinds.micro_entries} AND own.complete THEN 'awaiting_confirmation'
              WHEN own.sent THEN 'sent' ELSE 'pending' END AS state
  FROM account_checks c
  CROSS JOIN LATERAL (
    SELECT bool_or(m.status = 'CHECK_ENTRY_ACH_FAILED') AS returned, bool_or(m.status = 'CHECK_ENTRY_CANCELED') AS canceled,
           bool_and(m.status = 'CHECK_ENTRY_COMPLETE') AS complete,
           bool_and(m.status IN ('CHECK_ENTRY_ACH_PENDING', 'CHECK_ENTRY_COMPLETE')) AS sent,
           min(m.ach_return_code) AS ach_return_code
    FROM check_entries m WHERE m.shard = c.shard AND m.processor_id = c.processor_id AND m.check_uuid = c.uuid) AS own`;

interface Scope {
  processor_id: string;
  /** Null: the users of all vendors. */
  vendor_id: string | null;
}

/** A check of a user of the caller. */
export async function selectCheck(
  db: Queryable,
  kind: CheckKind,
  { processor_id, vendor_id }: Scope,
  uuid: string,
  now: Date,
): Promise<SeenCheck | null> {
  const [row] = await db.query<SeenCheck>(
    `${seen('$5')} WHERE c.shard = $1 AND c.processor_id = $2 AND ($3::uuid IS NULL OR c.vendor_id = $3) AND c.uuid = $4 AND ${checkKinds[kind]}`,
    [...tenantKey(processor_id), vendor_id, uuid, now],
  );
  return row ?? null;
}

/**
 * Locks a check by micro-entries: answers come one after the other. False: the caller has no such
 * check.
 */
export async function lockCheck(db: Queryable, { processor_id, vendor_id }: Scope, uuid: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM account_checks c
     WHERE c.shard = $1 AND c.processor_id = $2 AND ($3::uuid IS NULL OR c.vendor_id = $3) AND c.uuid = $4
       AND ${checkKinds.micro_entries}
     FOR NO KEY UPDATE`,
    [...tenantKey(processor_id), vendor_id, uuid],
  );
  return rows.length > 0;
}

const keys = recordset<{ processor_id: string; uuid: string }>({ processor_id: 'uuid', uuid: 'uuid' });

/** The confirmed checks among these, in the order of their accounts. */
export function selectConfirmed(
  db: Queryable,
  checks: readonly { processor_id: string; uuid: string }[],
): Promise<Pick<AccountCheck, 'processor_id' | 'user_uuid' | 'bank_account_uuid'>[]> {
  return db.query(
    `SELECT c.processor_id, c.user_uuid, c.bank_account_uuid FROM account_checks c
     WHERE (c.shard, c.processor_id, c.uuid) IN (SELECT shard, processor_id, uuid FROM ${keys.from()} AS i)
       AND c.confirmed_at IS NOT NULL
     ORDER BY c.bank_account_uuid`,
    keys.values(checks),
  );
}

/** The amounts of its micro-entries in cents, ascending. */
export async function selectAmounts(db: Queryable, { processor_id, uuid }: AccountCheck): Promise<number[]> {
  const rows = await db.query<{ amount: number }>(
    'SELECT amount FROM check_entries WHERE shard = $1 AND processor_id = $2 AND check_uuid = $3 ORDER BY amount',
    [...tenantKey(processor_id), uuid],
  );
  return rows.map(({ amount }) => amount);
}

/** What a validation keeps of the account of a check. */
export async function selectCheckedAccount(
  db: Queryable,
  { processor_id, bank_account_uuid }: Pick<AccountCheck, 'processor_id' | 'bank_account_uuid'>,
): Promise<{ routing_number: string; account_number_last4: string }> {
  const [row] = await db.query<{ routing_number: string; account_number_last4: string }>(
    `SELECT routing_number, account_number_last4 FROM bank_accounts WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processor_id), bank_account_uuid],
  );
  return row!;
}

/**
 * Confirms the prenotes among these entries that have settled and were not returned, and answers
 * those whose account can be used.
 */
export function updateConfirmedPrenotes(
  db: Queryable,
  entries: readonly { processor_id: string; uuid: string }[],
  at: Date,
): Promise<ConfirmedCheck[]> {
  return db.query(
    `WITH confirmed AS (
       UPDATE account_checks c SET confirmed_at = $1
       FROM ${keys.from(2)} AS i
       JOIN check_entries m ON m.shard = i.shard AND m.processor_id = i.processor_id AND m.uuid = i.uuid
       WHERE c.shard = m.shard AND c.processor_id = m.processor_id AND c.uuid = m.check_uuid
         AND m.status = 'CHECK_ENTRY_COMPLETE' AND ${checkKinds.prenotes}
       RETURNING c.shard, c.processor_id, c.vendor_id, c.user_uuid, c.bank_account_uuid, c.purpose
     )
     SELECT c.processor_id, c.vendor_id, c.user_uuid, c.bank_account_uuid, c.purpose FROM confirmed c
     JOIN bank_accounts a ON a.shard = c.shard AND a.processor_id = c.processor_id AND a.uuid = c.bank_account_uuid
     WHERE a.disabled_at IS NULL AND a.deleted_at IS NULL
     ORDER BY c.bank_account_uuid`,
    [at, ...keys.values(entries)],
  );
}

/** The latest answer: the check is confirmed at this time, or (null) has one more wrong answer. */
export async function updateAnswered(
  db: Queryable,
  { processor_id, uuid }: AccountCheck,
  confirmedAt: Date | null,
): Promise<void> {
  await db.query(
    `UPDATE account_checks SET confirmed_at = $4::timestamptz, wrong_answers = wrong_answers + ($4::timestamptz IS NULL)::int
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processor_id), uuid, confirmedAt],
  );
}

/** The checks of a user after one of them, oldest first. */
export function selectChecksOf(
  db: Queryable,
  kind: CheckKind,
  { processor_id, user_uuid }: Pick<AccountCheck, 'processor_id' | 'user_uuid'>,
  after: string,
  limit: number,
  now: Date,
): Promise<SeenCheck[]> {
  return db.query(
    `${seen('$6')} WHERE c.shard = $1 AND c.processor_id = $2 AND c.user_uuid = $3 AND c.uuid > $4 AND ${checkKinds[kind]} ORDER BY c.uuid LIMIT $5`,
    [...tenantKey(processor_id), user_uuid, after, limit, now],
  );
}

/** The checks of a user since a time, of each kind. */
export function selectLatestChecks(
  db: Queryable,
  { processor_id, user_uuid }: Pick<AccountCheck, 'processor_id' | 'user_uuid'>,
  since: Date,
  now: Date,
): Promise<SeenCheck[]> {
  return db.query(
    `${seen('$5')} WHERE c.shard = $1 AND c.processor_id = $2 AND c.user_uuid = $3 AND c.requested_at >= $4 ORDER BY c.uuid`,
    [...tenantKey(processor_id), user_uuid, since, now],
  );
}

/** How many checks of a tenant were requested since a time, at most `most`. */
export async function countChecksSince(db: Queryable, processorId: string, since: Date, most: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM (
       SELECT FROM account_checks c WHERE c.shard = $1 AND c.processor_id = $2 AND c.uuid >= $3 LIMIT $4) AS counted`,
    [...tenantKey(processorId), firstUuidOf(since), most],
  );
  return row!.count;
}

/** A check with the name of its user. */
export interface NamedCheck extends SeenCheck {
  user_name: string;
}

/** The checks of all tenants, newest first. */
export function selectChecks(
  db: Queryable,
  kind: CheckKind,
  after: TimeAndUuid | null,
  limit: number,
  now: Date,
): Promise<NamedCheck[]> {
  return db.query(
    `SELECT checked.*, ${userName('u')} AS user_name
     FROM (${seen('$2')} WHERE ${checkKinds[kind]} AND ${afterRow('c.requested_at', 'c.uuid', 3, '<')}
           ORDER BY c.requested_at DESC, c.uuid DESC LIMIT $1) AS checked
     JOIN users u ON u.shard = shard_of(checked.processor_id) AND u.processor_id = checked.processor_id AND u.uuid = checked.user_uuid
     ORDER BY checked.requested_at DESC, checked.uuid DESC`,
    [limit, now, ...rowValues(after)],
  );
}
