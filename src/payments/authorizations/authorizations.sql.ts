// Queries on authorizations, and on the payments that use them.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { allowedClawback } from '../lifecycle/clawbacks/clawback-authorization.sql.ts';
import { type PaymentKey, paymentKeys } from '../lifecycle/payment-keys.ts';
import type { AllowedDebits, DebitToAuthorize } from './authorization.ts';

export interface Authorization extends AllowedDebits {
  processor_id: string;
  uuid: string;
  user_uuid: string;
  reference: string;
  recorded_at: Date;
  revoked_reason: string | null;
  evidence_encrypted: Buffer | null;
}

const columns = `a.processor_id, a.uuid, a.user_uuid, a.bank_account_uuid, a.debits, a.kind, a.sec_code, a.payee_uuid, a.minimum_amount,
  a.maximum_amount, a.authorized_on, a.ends_on, a.reference, a.recorded_at, a.revoked_at, a.revoked_reason,
  a.used_by_transaction_uuid, a.evidence_encrypted`;

export type NewAuthorization = Omit<Authorization, 'revoked_at' | 'revoked_reason' | 'used_by_transaction_uuid'>;

export async function insertAuthorization(db: Queryable, one: NewAuthorization): Promise<void> {
  await db.query(
    `INSERT INTO authorizations (shard, processor_id, uuid, user_uuid, bank_account_uuid, debits, kind, sec_code, payee_uuid,
       minimum_amount, maximum_amount, authorized_on, ends_on, reference, recorded_at, evidence_encrypted)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      ...tenantKey(one.processor_id),
      one.uuid,
      one.user_uuid,
      one.bank_account_uuid,
      one.debits,
      one.kind,
      one.sec_code,
      one.payee_uuid,
      one.minimum_amount,
      one.maximum_amount,
      one.authorized_on,
      one.ends_on,
      one.reference,
      one.recorded_at,
      one.evidence_encrypted,
    ],
  );
}

/** A caller sees the authorizations of its users. */
export interface Scope {
  processor_id: string;
  vendor_id: string | null;
}

const ofUsersInScope = `authorizations a
  JOIN users u ON u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid
  WHERE a.shard = $1 AND a.processor_id = $2 AND ($3::uuid IS NULL OR u.vendor_id = $3)`;

export async function selectAuthorization(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  uuid: string,
): Promise<Authorization | null> {
  const [row] = await db.query<Authorization>(`SELECT ${columns} FROM ${ofUsersInScope} AND a.uuid = $4`, [
    ...tenantKey(processor_id),
    vendor_id,
    uuid,
  ]);
  return row ?? null;
}

/** The same, locked: no payment can begin to use it until the phase ends. */
export async function lockAuthorization(
  db: Queryable,
  { processor_id, vendor_id }: Scope,
  uuid: string,
): Promise<Authorization | null> {
  const [row] = await db.query<Authorization>(
    `SELECT ${columns} FROM ${ofUsersInScope} AND a.uuid = $4 FOR NO KEY UPDATE OF a`,
    [...tenantKey(processor_id), vendor_id, uuid],
  );
  return row ?? null;
}

export async function selectProcessorOfAuthorization(db: Queryable, uuid: string): Promise<string | null> {
  const [row] = await db.query<{ processor_id: string }>(
    'SELECT processor_id FROM processors JOIN authorizations a USING (shard, processor_id) WHERE a.uuid = $1',
    [uuid],
  );
  return row?.processor_id ?? null;
}

/** The authorizations of a user after one of them, oldest first. */
export function selectAuthorizationsOf(
  db: Queryable,
  { processor_id, user_uuid }: { processor_id: string; user_uuid: string },
  after: string,
  limit: number,
): Promise<Authorization[]> {
  return db.query(
    `SELECT ${columns} FROM authorizations a
     WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = $3 AND a.uuid > $4 ORDER BY a.uuid LIMIT $5`,
    [...tenantKey(processor_id), user_uuid, after, limit],
  );
}

export async function updateRevoked(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
  reason: string,
  at: Date,
): Promise<void> {
  await db.query(
    `UPDATE authorizations SET revoked_at = $4, revoked_reason = $5
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3`,
    [...tenantKey(processor_id), uuid, at, reason],
  );
}

/** The payments that use an authorization and whose capture waits for a file. */
export function selectUnsentPayments(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
): Promise<PaymentKey[]> {
  return db.query(
    `SELECT t.processor_id, t.uuid AS transaction_uuid FROM authorized_payments p
     JOIN current_transactions t ON t.shard = p.shard AND t.processor_id = p.processor_id AND t.uuid = p.transaction_uuid
     WHERE p.shard = $1 AND p.processor_id = $2 AND p.authorization_uuid = $3
       AND t.capture_status IN ('CAPTURE_PENDING', 'CAPTURE_ACH_PENDING')
     ORDER BY t.uuid`,
    [...tenantKey(processor_id), uuid],
  );
}

/** Null: the payment uses no authorization. */
export async function selectAuthorizationUuid(
  db: Queryable,
  { processor_id, transaction_uuid }: PaymentKey,
): Promise<string | null> {
  const [row] = await db.query<Pick<AuthorizedPayment, 'authorization_uuid'>>(
    `SELECT authorization_uuid FROM authorized_payments WHERE shard = $1 AND processor_id = $2 AND transaction_uuid = $3`,
    [...tenantKey(processor_id), transaction_uuid],
  );
  return row?.authorization_uuid ?? null;
}

/** The authorization of a payment; null: it uses none. */
export async function selectAuthorizationOfPayment(
  db: Queryable,
  { processor_id, transaction_uuid }: PaymentKey,
): Promise<Authorization | null> {
  const [row] = await db.query<Authorization>(
    `SELECT ${columns} FROM authorized_payments p
     JOIN authorizations a ON a.shard = p.shard AND a.processor_id = p.processor_id AND a.uuid = p.authorization_uuid
     WHERE p.shard = $1 AND p.processor_id = $2 AND p.transaction_uuid = $3`,
    [...tenantKey(processor_id), transaction_uuid],
  );
  return row ?? null;
}

/** By which the latest clawback of a payment was filed. Null: there is no such authorization. */
export async function selectAuthorizationOfClawback(
  db: Queryable,
  { processor_id, transaction_uuid }: PaymentKey,
): Promise<Authorization | null> {
  const [row] = await db.query<Authorization>(
    `SELECT ${columns} FROM legs l
     JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
     JOIN authorizations a ON a.shard = e.shard AND a.processor_id = e.processor_id AND a.bank_account_uuid = e.bank_account_uuid
     WHERE l.shard = $1 AND l.processor_id = $2 AND l.transaction_uuid = $3 AND l.stage = 'clawback'
       AND ${allowedClawback}
     ORDER BY l.created_at DESC, a.uuid DESC LIMIT 1`,
    [...tenantKey(processor_id), transaction_uuid],
  );
  return row ?? null;
}

/** The payments among these whose authorization was revoked, with the uuid of it. */
export function selectRevoked(db: Queryable, payments: readonly PaymentKey[]): Promise<AuthorizedPayment[]> {
  return db.query(
    `SELECT p.processor_id, p.transaction_uuid, p.authorization_uuid FROM ${paymentKeys.from()} AS i
     JOIN authorized_payments p ON p.shard = i.shard AND p.processor_id = i.processor_id
       AND p.transaction_uuid = i.transaction_uuid
     JOIN authorizations a ON a.shard = p.shard AND a.processor_id = p.processor_id AND a.uuid = p.authorization_uuid
     WHERE a.revoked_at IS NOT NULL`,
    paymentKeys.values(payments),
  );
}

/** A debit that looks for its authorization. Null: any that allows it. */
export interface SeekingDebit extends DebitToAuthorize {
  processor_id: string;
  authorization_uuid: string | null;
}

const seeking = recordset<SeekingDebit & { n: number; most: number }>({
  n: 'integer',
  most: 'integer',
  processor_id: 'uuid',
  authorization_uuid: 'uuid',
  payer_bank_account_uuid: 'uuid',
  payee_uuid: 'uuid',
  sec_code: 'text',
  amount: 'bigint',
  day: 'date',
});

export interface FoundAuthorization {
  /** The index of the debit. */
  n: number;
  uuid: string;
  /** Null: another phase has used it up or revoked it before the lock. */
  kind: Authorization['kind'] | null;
  sec_code: Authorization['sec_code'];
}

/**
 * The authorizations that allow each debit, the closest first: of this payee, single, newest. At
 * most as many as debits of the account are sought, because each may use up one. They stay locked
 * until the phase ends: none is revoked or used by another payment.
 */
export async function lockAllowing(db: Queryable, debits: readonly SeekingDebit[]): Promise<FoundAuthorization[]> {
  const counts = new Map<string, number>();
  for (const { payer_bank_account_uuid: account } of debits) counts.set(account, (counts.get(account) ?? 0) + 1);
  return db.query(
    `WITH found AS MATERIALIZED (
       SELECT i.shard, i.processor_id, i.n, best.uuid, best.place FROM ${seeking.from()} AS i
       CROSS JOIN LATERAL (
         SELECT a.uuid, row_number() OVER (ORDER BY a.payee_uuid IS NULL, a.kind, a.uuid DESC) AS place FROM authorizations a
         WHERE a.shard = i.shard AND a.processor_id = i.processor_id AND a.bank_account_uuid = i.payer_bank_account_uuid
           AND a.debits = 'payments' AND a.revoked_at IS NULL AND a.used_by_transaction_uuid IS NULL
           AND (i.authorization_uuid IS NULL OR a.uuid = i.authorization_uuid)
           AND (a.payee_uuid IS NULL OR a.payee_uuid = i.payee_uuid)
           AND (a.sec_code IS NULL OR i.sec_code IS NULL OR a.sec_code = i.sec_code)
           AND i.amount >= coalesce(a.minimum_amount, 0) AND (a.maximum_amount IS NULL OR i.amount <= a.maximum_amount)
           AND i.day >= a.authorized_on AND (a.ends_on IS NULL OR i.day <= a.ends_on)
         ORDER BY place LIMIT i.most) AS best
     ), locked AS MATERIALIZED (
       SELECT a.processor_id, a.uuid, a.kind, a.sec_code FROM authorizations a
       WHERE (a.shard, a.processor_id, a.uuid) IN (SELECT shard, processor_id, uuid FROM found)
         AND a.revoked_at IS NULL AND a.used_by_transaction_uuid IS NULL
       ORDER BY a.processor_id, a.uuid FOR NO KEY UPDATE
     )
     SELECT f.n, f.uuid, l.kind, l.sec_code FROM found f LEFT JOIN locked l ON l.processor_id = f.processor_id AND l.uuid = f.uuid
     ORDER BY f.n, f.place`,
    seeking.values(debits.map((debit, n) => ({ ...debit, n, most: counts.get(debit.payer_bank_account_uuid)! }))),
  );
}

/**
 * The authorization that a debit names, or the newest one of its account. Null: the account has no
 * authorization.
 */
export async function selectNearest(db: Queryable, debit: SeekingDebit): Promise<Authorization | null> {
  const [row] = await db.query<Authorization>(
    `SELECT ${columns} FROM authorizations a
     WHERE a.shard = $1 AND a.processor_id = $2 AND a.user_uuid = (
         SELECT user_uuid FROM bank_accounts WHERE shard = $1 AND processor_id = $2 AND uuid = $3)
       AND CASE WHEN $4::uuid IS NULL THEN a.bank_account_uuid = $3 AND a.debits = 'payments' ELSE a.uuid = $4 END
     ORDER BY a.uuid DESC LIMIT 1`,
    [...tenantKey(debit.processor_id), debit.payer_bank_account_uuid, debit.authorization_uuid],
  );
  return row ?? null;
}

export interface AuthorizedPayment extends PaymentKey {
  authorization_uuid: string;
}

const authorized = recordset<AuthorizedPayment>({
  processor_id: 'uuid',
  transaction_uuid: 'uuid',
  authorization_uuid: 'uuid',
});

/** Keeps the authorizations of new payments. A single one is used up. They must be locked. */
export async function insertAuthorizedPayments(db: Queryable, payments: readonly AuthorizedPayment[]): Promise<void> {
  if (payments.length === 0) return;
  await db.query(
    `WITH i AS MATERIALIZED (SELECT * FROM ${authorized.from()} AS i),
     used AS (
       UPDATE authorizations a SET used_by_transaction_uuid = i.transaction_uuid FROM i
       WHERE a.shard = i.shard AND a.processor_id = i.processor_id AND a.uuid = i.authorization_uuid AND a.kind = 'single'
     ), kept AS (
       INSERT INTO authorized_payments (shard, processor_id, transaction_uuid, authorization_uuid)
       SELECT shard, processor_id, transaction_uuid, authorization_uuid FROM i
     )
     SELECT 1`,
    authorized.values(payments),
  );
}
