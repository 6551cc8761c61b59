// The session of the operator: who has signed in, and what their role allows.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';
import { type DataOf, get } from '../api/request.ts';
import { allows, type Role } from './roles.ts';

export { allows, isOfTenant, type Role } from './roles.ts';

export type Operator = DataOf<'/admin/v1/session'>['operator'];

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
