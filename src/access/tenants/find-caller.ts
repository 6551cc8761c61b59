// Finds the caller of a request by its token.
import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../api/http/caller.ts';
import type { FindCaller } from '../../api/http/read-token.ts';
import { gather } from '../../platform/database/gather.ts';
import type { Lane } from '../../platform/database/lanes/lane.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { refuse } from '../../platform/refusals.ts';
import { elapsedMs, reading } from '../../platform/std/clock.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { isOfOtherMode, kindOf, type Mode, tokenHash } from './token.ts';
import { type ActiveToken, selectActiveTokens, updateLastUsed } from './tokens.sql.ts';

// How long an answer of the database is cached. A revocation takes effect at once in this process
// (forget), and after this time in other processes.
const cachedMs = 1_000;
const cachedAtMost = 10_000;

/** The caller with the admin token of the environment, and the command line. */
export const operator: Caller = {
  kind: 'admin',
  token_uuid: null,
  processor_id: nilUuid,
  vendor_id: null,
  tenant_id: nilUuid,
  tenant_name: 'operator',
  suspended: false,
  role: 'administrator',
  operator_uuid: null,
  session_uuid: null,
  is_confirmed: true,
};

/** A token, with the lane that has it. */
type FoundToken = ActiveToken & { lane: Lane };

export interface Callers {
  find: FindCaller;
  /** Looks up every token again. Call it after a token was revoked or a tenant suspended. */
  forget(): void;
}

/** Does not wait for a database that is silent, if the others have every token. */
async function findTokens(lanes: Lanes['all'], home: Lane, hashes: readonly Buffer[]) {
  const found = new Map<string, FoundToken>();
  let failure: { error: unknown } | null = null;
  const asked = lanes.map(async (lane) => {
    try {
      // An operator's token is at home: elsewhere it is a copy, which may be revoked by now.
      for (const row of await selectActiveTokens(lane.database, hashes))
        if (row.kind !== 'admin' || lane === home) found.set(row.token_hash.toString('hex'), { ...row, lane });
    } catch (error) {
      failure = { error };
    }
  });
  const wanted = new Set(hashes.map((hash) => hash.toString('hex'))).size;
  await new Promise<void>((resolve) => {
    for (const one of asked) void one.then(() => found.size === wanted && resolve());
    void Promise.all(asked).then(() => resolve());
  });
  return { found, failure: failure as { error: unknown } | null };
}

/**
 * `adminToken` is the operator's token of the environment: 32 to 200 visible characters, stored in
 * no table.
 */
export function callers({ home, all }: Pick<Lanes, 'home' | 'all'>, adminToken: string, mode: Mode): Callers {
  const adminHash = tokenHash(adminToken);
  /** A token never moves to another lane: once its lane is known, the others are not asked. */
  const cached = new Map<string, { caller: Caller; lane: Lane; since: number }>();
  let forgotten = 0;

  const lookIn = (lanes: Lanes['all']) =>
    gather<Buffer, FoundToken | null>(
      async (hashes) => {
        const { found, failure } = await findTokens(lanes, home, hashes);
        return hashes.map((hash) => {
          const token = found.get(hash.toString('hex'));
          // A token that no other database has may be in the one that does not answer.
          return token === undefined && failure !== null ? { error: failure.error } : { result: token ?? null };
        });
      },
      { inFlight: 2 },
    );
  const lookInAll = lookIn(all);
  const lookInLane = new Map(all.map((lane) => [lane, lookIn([lane])]));

  function find(token: string): Caller | Promise<Caller | null> {
    const entry = cached.get(token);
    return entry !== undefined && elapsedMs(entry.since) < cachedMs ? entry.caller : lookUp(token, entry?.lane);
  }

  async function lookUp(token: string, lane?: Lane): Promise<Caller | null> {
    const hash = tokenHash(token);
    if (timingSafeEqual(hash, adminHash)) return operator;
    // Its text says so. Whether any service knows it is not looked up.
    if (isOfOtherMode(token, mode)) throw refuse(mode === 'live' ? 'test_token' : 'live_token');
    if (kindOf(token) === null) return null;

    const since = reading();
    const before = forgotten;
    const look = lane === undefined ? lookInAll : lookInLane.get(lane)!;
    const row = await look(hash);
    if (row === null) {
      cached.delete(token);
      return null;
    }
    if (!row.used_recently) await updateLastUsed(row.lane.database, row.uuid);
    const caller = callerOf(row);
    if (cached.size >= cachedAtMost) cached.clear();
    // Do not cache a caller that was looked up before a revocation.
    if (forgotten === before) cached.set(token, { caller, lane: row.lane, since });
    return caller;
  }

  return {
    find,
    forget() {
      forgotten++;
      for (const entry of cached.values()) entry.since = Number.NEGATIVE_INFINITY;
    },
  };
}

function callerOf({ uuid, kind, processor_id, vendor_id, tenant_name, suspended, role }: ActiveToken): Caller {
  const tenant = processor_id ?? nilUuid;
  return {
    kind,
    token_uuid: uuid,
    processor_id: tenant,
    vendor_id,
    tenant_id: vendor_id ?? tenant,
    tenant_name,
    suspended,
    role,
    operator_uuid: null,
    session_uuid: null,
    is_confirmed: true,
  };
}
