// The audit trail: who did what, when, with which token. Rows are only ever added.
import type { AtomicPhase } from '../database/atomic-phase.ts';
import type { Caller } from '../http/caller.ts';
import { nilUuid, uuidv7 } from '../std/identifiers.ts';
import { insertAuditRow } from './audit-trail.sql.ts';

export interface Act {
  /** The tenant concerned; the caller's own when absent. */
  processor_id?: string;
  /** `<noun>.<past verb>`: `token.revoked`, `bank_account.added`. */
  action: string;
  subject: string;
  subject_uuid: string | null;
  /** What changed. Never an account number, a tax id or a secret. */
  detail?: Record<string, unknown>;
}

/** What of a call the trail keeps. */
export interface Acting {
  caller: Caller;
  now: Date;
  /** Null outside a request: on the command line, at the start. */
  request_id: string | null;
}

/** The service itself is acting. */
export interface ActingAlone extends Omit<Acting, 'caller'> {
  caller: null;
}

/**
 * Records an act in the phase that does it, so that neither stands without the other; answers the
 * entry's uuid.
 */
export async function recordAct(
  phase: AtomicPhase,
  { caller, now, request_id }: Acting | ActingAlone,
  act: Act,
): Promise<string> {
  const uuid = uuidv7(now);
  await insertAuditRow(phase, {
    processor_id: act.processor_id ?? caller?.processor_id ?? nilUuid,
    uuid,
    acted_at: now,
    actor: caller?.kind ?? null,
    token_uuid: caller?.token_uuid ?? null,
    action: act.action,
    subject: act.subject,
    subject_uuid: act.subject_uuid,
    detail: act.detail ?? {},
    request_id,
  });
  return uuid;
}
