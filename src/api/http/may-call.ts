// Whether a caller may call an operation: the kind of its token, and the role of a person.
import { type Refusal, refuse } from '../../platform/refusals.ts';
import { allows, type Caller, isTenantRole, type Role } from './caller.ts';
import type { Operation } from './operation.ts';

/** Null: the caller may call it. */
export function refusalOfCaller(operation: Operation, caller: Caller): Refusal | null {
  const { callers, byPerson = operation.tenantRole !== undefined } = operation;
  const needed = roleFor(operation, caller.role);
  if (caller.role !== null && needed === null)
    return refuse('role_not_allowed', 'role', 'a person of a tenant may not do this');
  if (!callers.includes(caller.kind)) return refuse('wrong_kind_of_token');
  if (byPerson && caller.kind !== 'admin' && caller.operator_uuid === null)
    return refuse('wrong_kind_of_token', '', 'only a person who has signed in may do this');
  if (caller.role !== null && needed !== 'any' && !allows(caller.role, needed!))
    return refuse('role_not_allowed', 'role', `this needs the role ${needed}, and yours is ${caller.role}`);
  return null;
}

/** The role that a person with this role needs; null: no role of a tenant is enough. */
export function roleFor(
  { role, tenantRole }: Pick<Operation, 'role' | 'tenantRole'>,
  own: Role | null,
): Role | 'any' | null {
  if (!isTenantRole(own) || role === 'any') return role ?? null;
  return tenantRole ?? (isTenantRole(role) ? role : null);
}
