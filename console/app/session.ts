// The session of the operator: who has signed in, and what their role allows.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';
import { type DataOf, get } from '../api/request.ts';

export type Operator = DataOf<'/admin/v1/session'>['operator'];
export type Role = Operator['role'];

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => get('/admin/v1/session'),
  staleTime: 60_000,
});

/** Null before the sign-in. */
export function useOperator(): Operator | null {
  const { data, error } = useQuery(sessionQuery);
  return error === null ? (data?.operator ?? null) : null;
}

/** Whether the operator has this role. What the API would refuse is not offered. */
export function useMay(needed: Role): boolean {
  const operator = useOperator();
  return operator !== null && allows(operator.role, needed);
}

/** A session that ended, or none. */
export const isSignedOut = (error: unknown): boolean => error instanceof RequestError && error.status === 401;

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

/** Whether the role is of a person of one tenant. */
export const isOfTenant = (role: Role): boolean => allows(role, 'tenant_viewer');

export const allows = (role: Role, needed: Role): boolean => included[role].includes(needed);
