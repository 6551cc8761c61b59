// Issues a token. Its text exists on our side only at this moment.

import type { Role } from '../../api/http/caller.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { nilUuid, uuidv7 } from '../../platform/std/identifiers.ts';
import { type Acting, type ActingAlone, recordAct } from './audit-trail.ts';
import { tokenHash } from './token.ts';
import { insertToken, personBehind } from './tokens.sql.ts';

export type TokenOwner =
  | { kind: 'processor'; processor_id: string; vendor_id: null; name: string | null }
  | { kind: 'vendor'; processor_id: string; vendor_id: string; name: string | null }
  | { kind: 'admin'; processor_id: null; vendor_id: null; name: string; role: Role };

const longestAdminLife = 365;

/** In days; null: there is no limit. A token without an end of its own lives as long. */
export const longestLife = (token: { isAdmin: boolean; isLive: boolean }): number | null =>
  token.isAdmin && token.isLive ? longestAdminLife : null;

export interface IssuedToken {
  uuid: string;
  /** Shown once. */
  token: string;
}

/**
 * A tenant may have many active tokens, so it can rotate them with an overlap (Contract, who
 * calls). `expiresAt` is in real time; null: never. `token`: its text, of `newToken`.
 */
export async function issueToken(
  phase: AtomicPhase,
  acting: Acting | ActingAlone,
  owner: TokenOwner,
  expiresAt: Date | null,
  token: string,
): Promise<IssuedToken> {
  const uuid = uuidv7(acting.now);
  const issued_by = acting.caller === null ? null : await personBehind(phase, acting.caller);
  await insertToken(phase, {
    uuid,
    token_hash: tokenHash(token),
    role: null,
    ...owner,
    created_at: acting.now,
    expires_at: expiresAt,
    issued_by,
    approved_by: acting.approved_by ?? null,
  });
  await recordAct(phase, acting, {
    processor_id: owner.processor_id ?? nilUuid,
    action: 'token.issued',
    subject: 'token',
    subject_uuid: uuid,
    detail: {
      kind: owner.kind,
      vendor_id: owner.vendor_id,
      expires_at: expiresAt,
      issued_by,
      name: owner.name,
      ...(owner.kind === 'admin' ? { role: owner.role } : {}),
    },
  });
  return { uuid, token };
}
