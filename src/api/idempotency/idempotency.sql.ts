// Queries on idempotency keys. Expiry and leases use the clock of the database, in real time.
import type { Database, Queryable } from '../../platform/database/database.ts';
import { rowsOf, type TextRow } from '../../platform/database/pipeline/pipeline.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { bytesFrom, orNull } from '../../platform/database/value-types.ts';
import { askedColumns, readStarted, type StartedPayment } from './asked-payment.ts';
import type { Claim } from './key.ts';

/** A key with its answer: encrypted bytes, or the payment that `renderer` renders it from. */
export interface StoredKey {
  key_hash: string;
  fingerprint: Buffer;
  /** Null: there is no answer yet. */
  response_status: number | null;
  response_body: Buffer | null;
  renderer: number | null;
  payment: StartedPayment | null;
}

/** The ids that a phase stores before an outside call, after its effect. */
export type Resumed = Readonly<Record<string, string>>;

export interface Taken {
  fence: number;
  /**
   * Where to continue after the lease of an earlier run expired; null: start from the beginning.
   */
  resume_from: Resumed | null;
}

/**
 * As SQL, in an ON CONFLICT: this instant has passed when the row is inserted, which expires after
 * the hours of a parameter. Names no clock: where tables are on several servers, a clock is refused
 * in an ON CONFLICT.
 */
export const hasPassed = (instant: string, hours: string): string =>
  `excluded.expires_at - ${instant} >= make_interval(hours => ${hours})`;

/**
 * Claims a key; returns null if another request has it. Takes over a key that expired, or whose
 * lease expired without an answer, with a higher fence. Waits for an uncommitted claim of the same
 * key.
 */
export async function insertClaim(db: Queryable, claim: Claim, retentionHours: number): Promise<Taken | null> {
  const [row] = await db.query<Taken>(
    `INSERT INTO idempotency_keys AS held (shard, processor_id, key_hash, fingerprint, expires_at)
     VALUES ($1, $2, $3, $4, statement_timestamp() + make_interval(hours => $5))
     ON CONFLICT (shard, key_hash) DO UPDATE
       SET fingerprint = excluded.fingerprint, fence = held.fence + 1, lease_until = NULL,
           response_status = NULL, response_body = NULL, transaction_uuid = NULL, renderer = NULL, vendor_name = NULL,
           expires_at = excluded.expires_at,
           resume_from = CASE WHEN NOT ${hasPassed('held.expires_at', '$5')} THEN held.resume_from END
       WHERE ${hasPassed('held.expires_at', '$5')}
          OR (held.response_status IS NULL AND ${hasPassed('held.lease_until', '$5')} AND held.fingerprint = excluded.fingerprint)
     RETURNING fence, resume_from`,
    [...tenantKey(claim.processor_id), claim.key_hash, claim.fingerprint, retentionHours],
  );
  return row ?? null;
}

const wanted = recordset<Pick<Claim, 'processor_id' | 'key_hash'>>({ processor_id: 'uuid', key_hash: 'uuid' });

/**
 * The rows of these keys that have not expired, with their payments. They are read as text, which
 * costs half of what `query` costs: this is the query of many retries.
 */
export async function selectKeys(
  database: Pick<Database, 'pipeline'>,
  claims: readonly Claim[],
): Promise<readonly StoredKey[]> {
  const done = await database.pipeline([{ text: keysAndPayments, values: wanted.values(claims) }]);
  return rowsOf(done)[0]!.map(storedKey);
}

// Each payment is looked up by its primary key: PostgreSQL would plan a join of sets by statistics
// that lag behind.
const keysAndPayments = `SELECT held.key_hash, held.fingerprint, held.response_status, held.response_body, held.renderer, held.vendor_name,
            ${askedColumns.of('payment')}
     FROM ${wanted.from()} AS wanted
     JOIN idempotency_keys AS held USING (shard, processor_id, key_hash)
     LEFT JOIN LATERAL (
       SELECT ${askedColumns.of('t')} FROM transactions t
       WHERE t.shard = held.shard AND t.processor_id = held.processor_id AND t.uuid = held.transaction_uuid
       LIMIT 1
     ) AS payment ON true
     WHERE held.expires_at > clock_timestamp()`;

/** Those before the columns of the payment. */
const columnsOfKey = 6;

/** In the order of the columns of the query. */
function storedKey(row: TextRow): StoredKey {
  const [key_hash, fingerprint, response_status, response_body, renderer, vendor_name] = row;
  return {
    key_hash: key_hash!,
    fingerprint: bytesFrom(fingerprint!),
    response_status: orNull(response_status, Number),
    response_body: orNull(response_body, bytesFrom),
    renderer: orNull(renderer, Number),
    payment: row[columnsOfKey] === null ? null : readStarted(row, columnsOfKey, vendor_name!),
  };
}

/** Marks a claim as waiting for an outside call. A null `resumeFrom` keeps the stored value. */
export async function updateLease(
  db: Queryable,
  claim: Claim,
  { fence, leaseMs, resumeFrom }: { fence: number; leaseMs: number; resumeFrom: Resumed | null },
): Promise<void> {
  await db.query(
    `UPDATE idempotency_keys SET lease_until = statement_timestamp() + make_interval(secs => $5::float8 / 1000),
       resume_from = coalesce($6, resume_from)
     WHERE shard = $1 AND processor_id = $2 AND key_hash = $3 AND fence = $4`,
    [...tenantKey(claim.processor_id), claim.key_hash, fence, leaseMs, resumeFrom],
  );
}

/** Locks a claim. False if another request took it over, or if it already has its answer. */
export async function lockClaim(db: Queryable, claim: Claim, fence: number): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM idempotency_keys
     WHERE shard = $1 AND processor_id = $2 AND key_hash = $3 AND fence = $4 AND response_status IS NULL
     FOR UPDATE`,
    [...tenantKey(claim.processor_id), claim.key_hash, fence],
  );
  return rows.length === 1;
}

/** Stores the answer; the retention starts now. */
export async function updateAnswer(
  db: Queryable,
  claim: Claim,
  status: number,
  sealedBody: Buffer,
  retentionHours: number,
): Promise<void> {
  await db.query(
    `UPDATE idempotency_keys
     SET response_status = $4, response_body = $5, lease_until = NULL,
         expires_at = statement_timestamp() + make_interval(hours => $6)
     WHERE shard = $1 AND processor_id = $2 AND key_hash = $3`,
    [...tenantKey(claim.processor_id), claim.key_hash, status, sealedBody, retentionHours],
  );
}

/**
 * Ends the lease of a claim whose outside call failed without a decision, so a retry runs at once.
 */
export async function expireLease(db: Queryable, claim: Claim, fence: number): Promise<void> {
  await db.query(
    `UPDATE idempotency_keys SET lease_until = statement_timestamp()
     WHERE shard = $1 AND processor_id = $2 AND key_hash = $3 AND fence = $4 AND response_status IS NULL`,
    [...tenantKey(claim.processor_id), claim.key_hash, fence],
  );
}

/** Deletes some expired keys; returns how many. Skips keys that a request takes over now. */
export async function deleteExpired(db: Queryable, atMost: number): Promise<number> {
  const rows = await db.query(
    `DELETE FROM idempotency_keys WHERE (shard, key_hash) IN (
       SELECT shard, key_hash FROM idempotency_keys WHERE expires_at <= statement_timestamp()
       LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING 1`,
    [atMost],
  );
  return rows.length;
}
