// Makes the one-time link with which an operator chooses a password.
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { instant, realClock } from '../../platform/std/clock.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { insertLink } from './links.sql.ts';
import { codesOfLinkPlace, newSecret } from './one-time-codes.ts';
import { hashOfToken, newSecretToken } from './sessions/session-token.ts';

const validHours = 72;

export interface MadeLink {
  /** Shown once. */
  token: string;
  expires_at: Date;
}

/** Earlier links of the operator end. Links expire in real time, also in the sandbox. */
export async function makeLink(phase: AtomicPhase, vault: Vault, operator_uuid: string): Promise<MadeLink> {
  const token = newSecretToken();
  const now = realClock.now();
  const uuid = uuidv7(now);
  const expires_at = instant(now.getTime() + validHours * 3_600_000);
  await insertLink(phase, {
    uuid,
    token_hash: hashOfToken(token)!,
    operator_uuid,
    totp_sealed: vault.seal(codesOfLinkPlace(uuid), newSecret()),
    created_at: now,
    expires_at,
  });
  return { token, expires_at };
}

/** The page of the console; the token is after `#`, so that no server and no log sees it. */
export const urlOfLink = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/$/, '')}/console/join#${token}`;
