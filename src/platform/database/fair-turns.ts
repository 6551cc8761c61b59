// Shares database connections by tenant: a tenant above its share waits, while others find a free
// connection.
import { fairShares } from '../std/fair-shares.ts';
import type { Tenant } from '../std/on-behalf.ts';

interface Waiting {
  tenant: Tenant;
  begin(): void;
}

export interface FairTurns {
  /** Takes a turn now, if the tenant is within its share. */
  acquire(tenant: Tenant): boolean;
  /** Calls `begin` when the tenant gets a turn. Returns the function that gives up the wait. */
  wait(tenant: Tenant, begin: () => void): () => void;
  /**
   * Takes a turn for work that never waits, such as a job. False: it is not counted, because others
   * need the room.
   */
  takeForNoTenant(): boolean;
  /** Ends a turn, and begins the waiting ones that now have room. */
  end(tenant: Tenant): void;
  endForNoTenant(): void;
}

const noTenant: Tenant = { processor_id: 'none', tenant_id: 'none' };

/**
 * At most `places` turns at once. One tenant alone gets nearly all of them
 * (decision 9).
 */
export function fairTurns(places: number): FairTurns {
  const shares = fairShares(places);
  /** The waiting turns by tenant. The tenant that was served last is at the end. */
  const waiting = new Map<string, Set<Waiting>>();

  const acquire = ({ processor_id, tenant_id }: Tenant) => shares.acquire(processor_id, tenant_id) === 'taken';

  function remove(one: Waiting): void {
    const own = waiting.get(one.tenant.tenant_id);
    own?.delete(one);
    if (own?.size === 0) waiting.delete(one.tenant.tenant_id);
  }

  /** Begins the oldest waiting turn of a tenant. */
  function beginOne(tenantId: string, own: Set<Waiting>): boolean {
    const [oldest] = own;
    if (oldest === undefined || !acquire(oldest.tenant)) return false;
    waiting.delete(tenantId);
    own.delete(oldest);
    if (own.size > 0) waiting.set(tenantId, own);
    oldest.begin();
    return true;
  }

  function end({ processor_id, tenant_id }: Tenant): void {
    shares.release(processor_id, tenant_id);
    let begun = true;
    while (begun) {
      begun = false;
      for (const [tenantId, own] of [...waiting]) begun = beginOne(tenantId, own) || begun;
    }
  }

  return {
    acquire: acquire,
    wait(tenant, begin) {
      const one: Waiting = { tenant, begin };
      const own = waiting.get(tenant.tenant_id);
      if (own === undefined) waiting.set(tenant.tenant_id, new Set([one]));
      else own.add(one);
      return () => remove(one);
    },
    takeForNoTenant: () => acquire(noTenant),
    end,
    endForNoTenant: () => end(noTenant),
  };
}
