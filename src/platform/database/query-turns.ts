// Lets a tenant run few queries at a time: more than the cores of the database would only make the
// queries of other tenants share the cores with them.
import { availableParallelism } from 'node:os';
import { addTo } from '../std/counts.ts';
import { tenantOfWork } from '../std/on-behalf.ts';
import { ConnectionsBusy } from './database-error.ts';

/** At least two, so that a slow query of a tenant does not hold up its quick ones. */
const ofTenant = Math.max(2, availableParallelism());

export interface QueryTurns {
  /**
   * Runs a query in the turn of the tenant of the current work. Work for no tenant does not wait.
   * Only for queries that hold nothing while they wait: no other query may need what they hold.
   */
  inTurn<Result>(query: () => Promise<Result>): Promise<Result>;
}

/** `patienceMs`: a query that waits longer is refused with ConnectionsBusy. */
export function queryTurns(patienceMs: number): QueryTurns {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  function begin(tenant: string): Promise<void> | undefined {
    if ((running.get(tenant) ?? 0) < ofTenant) {
      addTo(running, tenant, 1);
      return undefined;
    }
    const own = waiting.get(tenant) ?? [];
    waiting.set(tenant, own);
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        own.splice(own.indexOf(go), 1);
        reject(new ConnectionsBusy());
      }, patienceMs);
      own.push(go);
    });
  }

  /** The next one of the tenant takes the turn, or it ends. */
  function end(tenant: string): void {
    const next = waiting.get(tenant)?.shift();
    if (next !== undefined) {
      next();
      return;
    }
    waiting.delete(tenant);
    addTo(running, tenant, -1);
  }

  return {
    async inTurn(query) {
      const tenant = tenantOfWork()?.tenant_id;
      if (tenant === undefined) return query();
      await begin(tenant);
      try {
        return await query();
      } finally {
        end(tenant);
      }
    },
  };
}
