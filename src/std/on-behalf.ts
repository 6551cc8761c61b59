// Remembers for which tenant a request works, through all that it awaits.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Tenant {
  processor_id: string;
  tenant_id: string;
}

const tenants = new AsyncLocalStorage<Tenant | undefined>();

/** Runs `work`, and all that it starts, for this tenant. */
export const onBehalfOf = <Result>(tenant: Tenant, work: () => Result): Result => tenants.run(tenant, work);

/** Runs `work` for nobody: it serves several tenants at once. */
export const onBehalfOfNobody = <Result>(work: () => Result): Result => tenants.run(undefined, work);

/** For whom the code that runs now works; undefined: for nobody, as jobs do. */
export const tenantOfWork = (): Tenant | undefined => tenants.getStore();
