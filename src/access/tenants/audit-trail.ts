// The audit trail: who did what, when, with which token. Rows are only added.

import type { Caller } from '../../api/http/caller.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { nilUuid, uuidv7 } from '../../platform/std/identifiers.ts';
import { insertAuditRow } from './audit-trail.sql.ts';

export interface Act {
  /** The tenant of the act; by default the caller's own. */
  processor_id?: string;
  /** `<noun>.<past verb>`: `token.revoked`, `bank_account.added`. */
  action: string;
  subject: string;
  subject_uuid: string | null;
  /** What changed. Never an account number, a tax id, a secret, or the name of a user. */
  detail?: Record<string, unknown>;
  /** What a second operator sees instead of the detail: it can be erased. */
  effect?: Record<string, unknown>;
}

const watched = new WeakMap<AtomicPhase, Act[]>();

/** The acts that a phase records from now on, also those that are undone. */
export function watchActs(phase: AtomicPhase): readonly Act[] {
  const acts: Act[] = [];
  watched.set(phase, acts);
  return acts;
}

/** The part of a call that the trail records. */
export interface Acting {
  caller: Caller;
  now: Date;
  /** Null outside a request: on the command line and at the start. */
  request_id: string | null;
  /** Of the client; null or absent: outside a request. */
  address?: string | null;
  /** The second operator who approved the act; null or absent: no approval was needed. */
  approved_by?: string | null;
  /** Why; null or absent: none was given. */
  reason?: string | null;
}

/** An act of the service itself. */
export interface ActingAlone extends Omit<Acting, 'caller'> {
  caller: null;
}

/** The body of a call for the detail of an act, which has the reason apart. */
export function omitReason<Body extends { reason?: unknown }>({ reason: _, ...rest }: Body): Omit<Body, 'reason'> {
  return rest;
}

/**
 * Records an act in the phase that does it, so both commit or neither; answers the uuid of the
 * entry.
 */
export async function recordAct(
  phase: AtomicPhase,
  { caller, now, request_id, address = null, reason = null }: Acting | ActingAlone,
  act: Act,
): Promise<string> {
  const uuid = uuidv7(now);
  watched.get(phase)?.push(act);
  await insertAuditRow(phase, {
    processor_id: act.processor_id ?? caller?.processor_id ?? nilUuid,
    uuid,
    acted_at: now,
    actor: caller === null || caller.kind === 'anyone' ? null : caller.kind,
    token_uuid: caller?.token_uuid ?? null,
    action: act.action,
    subject: act.subject,
    subject_uuid: act.subject_uuid,
    detail: act.detail ?? {},
    request_id,
    operator_uuid: caller?.operator_uuid ?? null,
    session_uuid: caller?.session_uuid ?? null,
    address,
    reason,
  });
  return uuid;
}
