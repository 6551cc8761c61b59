// Opens a session: the last step of every kind of sign-in.

import type { Call } from '../../../api/http/operation.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { updateJoined } from '../operators.sql.ts';
import { callerOf } from './find-session.ts';
import { hashOfToken, newSecretToken } from './session-token.ts';
import { insertSession, selectSession } from './sessions.sql.ts';

const longestAgent = 300;

export interface Signing {
  operator_uuid: string;
  means: 'password' | 'invitation' | 'oidc';
  /** When the person gave the password; null: unknown. Absent: now. */
  confirmed_at?: Date | null;
}

/** Always a new token: one that was in the browser before means nothing. Returns the token. */
export async function openSession(
  phase: AtomicPhase,
  call: Pick<Call, 'headers' | 'address' | 'now' | 'request_id'>,
  { operator_uuid, means, confirmed_at }: Signing,
): Promise<string> {
  const token = newSecretToken();
  const token_hash = hashOfToken(token)!;
  const uuid = uuidv7(realClock.now());
  const user_agent = (call.headers['user-agent'] ?? '').slice(0, longestAgent);
  const session = { uuid, token_hash, operator_uuid, address: call.address, user_agent };
  await insertSession(phase, {
    ...session,
    confirmed_at: confirmed_at ?? null,
    is_confirmed: confirmed_at === undefined,
  });
  await updateJoined(phase, operator_uuid, realClock.now());
  const caller = callerOf((await selectSession(phase, token_hash))!);
  await recordAct(
    phase,
    { ...call, caller },
    {
      action: 'operator.signed_in',
      subject: 'operator',
      subject_uuid: operator_uuid,
      detail: { means },
    },
  );
  return token;
}
