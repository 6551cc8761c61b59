// Finds out whose token a request carries.
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { gather } from '../database/gather.ts';
import type { Caller } from '../http/caller.ts';
import { elapsedMs, reading } from '../std/clock.ts';
import { nilUuid } from '../std/identifiers.ts';
import { kindOf, tokenHash } from './token.ts';
import { type ActiveToken, selectActiveTokens, updateLastUsed } from './tokens.sql.ts';

// How long an answer of the database is believed. A revocation in this process takes effect at once
// (forget), one made by another process after this time.
const believedMs = 1_000;
const believedAtMost = 10_000;

/** Whoever holds the admin token of the environment, or the database itself. */
export const operator: Caller = {
  kind: 'admin',
  token_uuid: null,
  processor_id: nilUuid,
  vendor_id: null,
  tenant_id: nilUuid,
  tenant_name: 'operator',
  suspended: false,
};

export interface Callers {
  find(token: string): Promise<Caller | null>;
  /**
   * Called when a token was revoked or a tenant suspended: the next request asks the database
   * again.
   */
  forget(): void;
}

/**
 * `adminToken` is the operator's token of the environment: any 32 to 200 visible characters, in no
 * table.
 */
export function callers(database: Database, adminToken: string): Callers {
  const adminHash = tokenHash(adminToken);
  const believed = new Map<string, { caller: Caller; since: number }>();
  let forgotten = 0;

  const look = gather<Buffer, ActiveToken | null>(
    async (hashes) => {
      const rows = new Map(
        (await selectActiveTokens(database, hashes)).map((row) => [row.token_hash.toString('hex'), row]),
      );
      return hashes.map((hash) => ({ result: rows.get(hash.toString('hex')) ?? null }));
    },
    { inFlight: 2 },
  );

  async function find(token: string): Promise<Caller | null> {
    const entry = believed.get(token);
    if (entry !== undefined && elapsedMs(entry.since) < believedMs) return entry.caller;
    const hash = tokenHash(token);
    if (timingSafeEqual(hash, adminHash)) return operator;
    if (kindOf(token) === null) return null;

    const since = reading();
    const before = forgotten;
    const row = await look(hash);
    if (row === null) {
      believed.delete(token);
      return null;
    }
    if (!row.used_recently) await updateLastUsed(database, row.uuid);
    const caller = callerOf(row);
    if (believed.size >= believedAtMost) believed.clear();
    // What was looked up before a revocation must not be believed after it.
    if (forgotten === before) believed.set(token, { caller, since });
    return caller;
  }

  return {
    find,
    forget() {
      forgotten++;
      believed.clear();
    },
  };
}

function callerOf({ uuid, kind, processor_id, vendor_id, tenant_name, suspended }: ActiveToken): Caller {
  const tenant = processor_id ?? nilUuid;
  return {
    kind,
    token_uuid: uuid,
    processor_id: tenant,
    vendor_id,
    tenant_id: vendor_id ?? tenant,
    tenant_name,
    suspended,
  };
}
