// The roles of people who sign in, and what each may do: as src/api/http/caller.ts, which a test
// compares.
import type { components } from '../../clients/typescript/src/description.ts';

export type Role = components['schemas']['OperatorPerson']['role'];

/** The roles of people who see every tenant. */
export const operatorRoles = ['viewer', 'support', 'operator', 'risk', 'administrator'] as const satisfies Role[];

/** The roles of people of one tenant, the least first. */
export const tenantRoles = ['tenant_viewer', 'tenant_finance', 'developer', 'tenant_owner'] as const satisfies Role[];

const included: Readonly<Record<Role, readonly Role[]>> = {
  viewer: ['viewer'],
  support: ['viewer', 'support'],
  operator: ['viewer', 'support', 'operator'],
  risk: ['viewer', 'support', 'risk'],
  administrator: ['viewer', 'support', 'operator', 'risk', 'administrator'],
  tenant_viewer: ['tenant_viewer'],
  developer: ['tenant_viewer', 'developer'],
  tenant_finance: ['tenant_viewer', 'tenant_finance'],
  tenant_owner: ['tenant_viewer', 'developer', 'tenant_finance', 'tenant_owner'],
};

export const allows = (role: Role, needed: Role): boolean => included[role].includes(needed);

/** Whether the role is of a person of one tenant. */
export const isOfTenant = (role: Role): boolean => allows(role, 'tenant_viewer');
