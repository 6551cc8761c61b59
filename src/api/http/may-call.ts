// Whether a caller may call an operation: the kind of its token, and the role of a person.
import { type Refusal, refuse } from '../../platform/refusals.ts';
import { allows, type Caller } from './caller.ts';
import type { Operation } from './operation.ts';

/** Null: the caller may call it. */
export function refusalOfCaller({ callers, role }: Operation, caller: Caller): Refusal | null {
  if (caller.role === 'developer' && role !== 'developer' && role !== 'any')
    return refuse('role_not_allowed', 'role', 'a developer may only see the tenant, and care for its webhooks');
  if (!callers.includes(caller.kind)) return refuse('wrong_kind_of_token');
  if (caller.role !== null && role !== 'any' && !allows(caller.role, role!))
    return refuse('role_not_allowed', 'role', `this needs the role ${role}, and yours is ${caller.role}`);
  return null;
}
