// Queries on the decisions about businesses. Rows are only added (decision 20).
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { User } from '../user.ts';

export type KybSource = 'provider' | 'operator';
export type KybOutcome = 'approved' | 'rejected' | 'undecided' | 'no_answer' | 'resubmission_requested';

export interface KybDecision {
  number: number;
  decided_at: Date;
  source: KybSource;
  outcome: KybOutcome;
  reason: string | null;
  /** References to the documents that the decision is based on. */
  documents: string[];
  token_uuid: string | null;
  request_id: string | null;
}

/** The user's row must be locked or new: the next number is free then. */
export async function insertKybDecision(
  db: Queryable,
  { processor_id, uuid }: Pick<User, 'processor_id' | 'uuid'>,
  decision: Omit<KybDecision, 'number'>,
): Promise<void> {
  await db.query(
    `INSERT INTO kyb_decisions (shard, processor_id, user_uuid, number, decided_at, source, outcome, reason, documents,
       token_uuid, request_id)
     SELECT $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5, $6, $7, $8, $9, $10
     FROM kyb_decisions WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3`,
    [
      ...tenantKey(processor_id),
      uuid,
      decision.decided_at,
      decision.source,
      decision.outcome,
      decision.reason,
      decision.documents,
      decision.token_uuid,
      decision.request_id,
    ],
  );
}

/** The latest decisions about a business, newest first. */
export function selectKybDecisions(
  db: Queryable,
  { processor_id, uuid }: Pick<User, 'processor_id' | 'uuid'>,
  limit: number,
): Promise<KybDecision[]> {
  return db.query<KybDecision>(
    `SELECT number, decided_at, source, outcome, reason, documents, token_uuid, request_id
     FROM kyb_decisions WHERE shard = $1 AND processor_id = $2 AND user_uuid = $3
     ORDER BY number DESC LIMIT $4`,
    [...tenantKey(processor_id), uuid, limit],
  );
}
