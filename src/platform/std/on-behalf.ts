// Keeps the tenant of a request through everything that the request awaits.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Tenant {
  processor_id: string;
  tenant_id: string;
}

const tenants = new AsyncLocalStorage<Tenant | undefined>();

/** Runs `work`, and everything that it starts, for this tenant. */
export const onBehalfOf = <Result>(tenant: Tenant, work: () => Result): Result => tenants.run(tenant, work);

/** Runs `work` for no tenant, because it serves several at once. */
export const onBehalfOfNoTenant = <Result>(work: () => Result): Result => tenants.run(undefined, work);

/** The tenant of the current work. Undefined: no tenant, as in jobs. */
export const tenantOfWork = (): Tenant | undefined => tenants.getStore();
