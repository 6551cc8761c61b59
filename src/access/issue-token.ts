// Issues a token: the only moment at which its text exists on our side.
import type { Queryable } from '../database/database.ts';
import { uuidv7 } from '../std/identifiers.ts';
import { newToken, tokenHash } from './token.ts';
import { insertToken } from './tokens.sql.ts';

export type TokenOwner =
  | { kind: 'processor'; processor_id: string; vendor_id: null }
  | { kind: 'vendor'; processor_id: string; vendor_id: string }
  | { kind: 'admin'; processor_id: null; vendor_id: null };

export interface IssuedToken {
  uuid: string;
  /** Shown once. */
  token: string;
}

/** A tenant may have many active tokens, so that they can be rotated with an overlap (Contract, who calls). */
export async function issueToken(
  db: Queryable,
  owner: TokenOwner,
  now: Date,
  expiresAt: Date | null,
): Promise<IssuedToken> {
  const token = newToken(owner.kind);
  const uuid = uuidv7(now);
  await insertToken(db, { uuid, token_hash: tokenHash(token), ...owner, created_at: now, expires_at: expiresAt });
  return { uuid, token };
}
