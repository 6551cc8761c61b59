// Queries on requests for the proof of an authorization.
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';

export interface ProofRequest {
  processor_id: string;
  uuid: string;
  transaction_uuid: string;
  /** Cents, of the payment. */
  amount: number;
  /** `Y-m-d`. */
  requested_on: string;
  prove_until: string;
  bank_reference: string;
  recorded_at: Date;
  answered_at: Date | null;
  answer: string | null;
  /** Null: the payment uses no authorization. */
  authorization_uuid: string | null;
}

const found = `SELECT r.processor_id, r.uuid, r.transaction_uuid, t.amount, r.requested_on, r.prove_until, r.bank_reference,
    r.recorded_at, r.answered_at, r.answer, p.authorization_uuid
  FROM proof_requests r
  JOIN transactions t ON t.shard = r.shard AND t.processor_id = r.processor_id AND t.uuid = r.transaction_uuid
  LEFT JOIN authorized_payments p ON p.shard = r.shard AND p.processor_id = r.processor_id
    AND p.transaction_uuid = r.transaction_uuid`;

export type NewProofRequest = Omit<ProofRequest, 'amount' | 'answered_at' | 'answer' | 'authorization_uuid'>;

/** Keeps the open request of a payment, if it has one. Returns the uuid of the open one. */
export async function insertProofRequest(db: Queryable, request: NewProofRequest): Promise<string> {
  const { processor_id, uuid, transaction_uuid, requested_on, prove_until, bank_reference, recorded_at } = request;
  const [row] = await db.query<{ uuid: string }>(
    `INSERT INTO proof_requests (shard, processor_id, uuid, transaction_uuid, requested_on, prove_until, bank_reference,
       recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (shard, processor_id, transaction_uuid) WHERE answered_at IS NULL DO UPDATE SET answered_at = NULL
     RETURNING uuid`,
    [...tenantKey(processor_id), uuid, transaction_uuid, requested_on, prove_until, bank_reference, recorded_at],
  );
  return row!.uuid;
}

/** A request about a payment of any tenant. */
export async function selectProofRequest(db: Queryable, uuid: string): Promise<ProofRequest | null> {
  const [row] = await db.query<ProofRequest>(`${found} WHERE r.uuid = $1`, [uuid]);
  return row ?? null;
}

/** Requests about payments of all tenants, oldest first. */
export function selectProofRequests(
  db: Queryable,
  isOpen: boolean | null,
  after: TimeAndUuid | null,
  limit: number,
): Promise<ProofRequest[]> {
  return db.query(
    `${found} WHERE ($2::boolean IS NULL OR (r.answered_at IS NULL) = $2) AND ${afterRow('r.recorded_at', 'r.uuid', 3, '>')}
     ORDER BY r.recorded_at, r.uuid LIMIT $1`,
    [limit, isOpen, ...rowValues(after)],
  );
}

/** An answered request keeps its answer. */
export async function updateAnswered(
  db: Queryable,
  { processor_id, uuid }: Pick<ProofRequest, 'processor_id' | 'uuid'>,
  answer: string,
  at: Date,
): Promise<void> {
  await db.query(
    `UPDATE proof_requests SET answered_at = $4, answer = $5
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND answered_at IS NULL`,
    [...tenantKey(processor_id), uuid, at, answer],
  );
}
