// Looks up the stored answers of keys that were sent before. The keys of one moment share one
// query.
import type { Database } from '../../platform/database/database.ts';
import { gather, type Outcome } from '../../platform/database/gather.ts';
import type { Executed } from './execute.ts';
import { selectKeys } from './idempotency.sql.ts';
import type { Claim } from './key.ts';
import { type AnswerReader, replay } from './stored-answer.ts';

/** The stored answer of an earlier request with this key, or null. */
export type LookUpAnswer = (claim: Claim) => Promise<Executed | null>;

type Store = AnswerReader & { database: Pick<Database, 'pipeline'> };

/**
 * One query at a time: a query costs more than a retry in it, so the retries that come during it
 * share the next one.
 */
export const answerLookUp = (context: Store): LookUpAnswer =>
  gather((claims) => lookUp(context, claims), { inFlight: 1, ownerOf: ({ processor_id }) => processor_id });

async function lookUp(context: Store, claims: readonly Claim[]): Promise<Outcome<Executed | null>[]> {
  const found = new Map((await selectKeys(context.database, claims)).map((stored) => [stored.key_hash, stored]));
  return claims.map((claim) => {
    const stored = found.get(claim.key_hash);
    if (stored === undefined) return { result: null };
    try {
      return { result: replay(context, claim, stored) };
    } catch (error) {
      return { error };
    }
  });
}
