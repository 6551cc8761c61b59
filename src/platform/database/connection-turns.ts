// The turns of tenants at the connections: a tenant above its share waits, and others do not.
import { type Tenant, tenantOfWork } from '../std/on-behalf.ts';
import { ConnectionsBusy } from './database-error.ts';
import { DatabaseSilent, type Silence } from './deadlines/silence.ts';
import { fairTurns } from './fair-turns.ts';

/**
 * Makes the function that takes a turn for the tenant of the current work, or for no tenant. It
 * returns the function that ends the turn. `patienceMs`: the maximum wait.
 */
export function connectionTurns(size: number, patienceMs: number, silence: Silence): () => Promise<() => void> {
  const turns = fairTurns(size);

  /** Waits until the tenant is within its share. */
  function awaitTurn(tenant: Tenant): Promise<void> {
    if (silence.isSilent()) return Promise.reject(new DatabaseSilent());
    return new Promise((resolve, reject) => {
      const giveUp = (error: Error) => {
        leave();
        endWait();
        clearTimeout(timer);
        reject(error);
      };
      const endWait = silence.wait(giveUp);
      const timer = setTimeout(() => giveUp(new ConnectionsBusy()), patienceMs);
      const leave = turns.wait(tenant, () => {
        endWait();
        clearTimeout(timer);
        resolve();
      });
    });
  }

  return async () => {
    const tenant = tenantOfWork();
    if (tenant === undefined) return turns.takeForNoTenant() ? turns.endForNoTenant : () => {};
    if (!turns.acquire(tenant)) await awaitTurn(tenant);
    return () => turns.end(tenant);
  };
}
