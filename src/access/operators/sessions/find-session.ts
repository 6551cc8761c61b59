// Finds the operator of a request by the cookie of the session (decision 16).

import type { Caller } from '../../../api/http/caller.ts';
import type { Lanes } from '../../../platform/database/lanes/lanes.ts';
import { elapsedMs, reading } from '../../../platform/std/clock.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { selectProcessor } from '../../tenants/tenants.sql.ts';
import { hashOfToken } from './session-token.ts';
import { type FoundSession, selectSession, updateLastSeen } from './sessions.sql.ts';

// As for tokens: the end of a session takes effect at once in this process, and within this time in
// the others.
const cachedMs = 1_000;
const cachedAtMost = 1_000;

export interface Sessions {
  /** `ended`: who had the session, which is over. Null: there is no such session. */
  find(token: string): Promise<Caller | { ended: Caller } | null>;
  /** Empties the cache. Call it after a session has ended or an operator has changed. */
  forget(): void;
}

export function sessions(lanes: Pick<Lanes, 'home' | 'of'>): Sessions {
  const { database } = lanes.home;

  /** The tenant of a person may be in another lane. */
  async function withTenant(found: FoundSession): Promise<FoundSession> {
    const lane = lanes.of(found.processor_id ?? nilUuid);
    const tenant = lane === lanes.home ? null : await selectProcessor(lane.database, found.processor_id!);
    return tenant === null ? found : { ...found, processor_name: tenant.name, suspended: tenant.suspended_at !== null };
  }

  const cached = new Map<string, { caller: Caller; since: number }>();
  let forgotten = 0;
  return {
    async find(token) {
      const entry = cached.get(token);
      if (entry !== undefined && elapsedMs(entry.since) < cachedMs) return entry.caller;
      cached.delete(token);
      const hash = hashOfToken(token);
      if (hash === null) return null;
      const since = reading();
      const before = forgotten;
      const found = await selectSession(database, hash);
      if (found === null) return null;
      const caller = callerOf(await withTenant(found));
      if (!found.is_active) return { ended: caller };
      if (!found.seen_recently) await updateLastSeen(database, found.uuid);
      if (cached.size >= cachedAtMost) cached.clear();
      if (forgotten === before) cached.set(token, { caller, since });
      return caller;
    },
    forget() {
      forgotten++;
      cached.clear();
    },
  };
}

/** A developer calls like a token of the tenant, other operators like an admin token. */
export function callerOf(
  session: Pick<
    FoundSession,
    | 'uuid'
    | 'operator_uuid'
    | 'operator_name'
    | 'role'
    | 'processor_id'
    | 'processor_name'
    | 'suspended'
    | 'is_confirmed'
  >,
): Caller {
  const tenant = session.processor_id ?? nilUuid;
  return {
    kind: session.processor_id === null ? 'admin' : 'processor',
    token_uuid: null,
    processor_id: tenant,
    vendor_id: null,
    tenant_id: tenant,
    tenant_name: session.processor_name ?? session.operator_name,
    suspended: session.suspended,
    role: session.role,
    operator_uuid: session.operator_uuid,
    session_uuid: session.uuid,
    is_confirmed: session.is_confirmed,
  };
}
