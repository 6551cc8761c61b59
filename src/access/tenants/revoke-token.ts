// Revokes a token and records the act.
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { type Acting, recordAct } from './audit-trail.ts';
import { updateRevoked } from './tokens.sql.ts';

/**
 * False if there is no such token. Processes that have cached the token accept it for one more
 * second.
 */
export async function revokeToken(phase: AtomicPhase, acting: Acting, uuid: string): Promise<boolean> {
  const token = await updateRevoked(phase, uuid);
  if (token === null) return false;
  await recordAct(phase, acting, {
    processor_id: token.processor_id ?? nilUuid,
    action: 'token.revoked',
    subject: 'token',
    subject_uuid: token.uuid,
  });
  return true;
}
