// What the operations share with which an owner decides about the people of a tenant.
import { tenantRoles } from '../../api/http/caller.ts';
import { OneOf, withValues } from '../../api/http/schema.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import { exampleOperator, meaningOfTenantRoles } from './operator-record.ts';
import { lockOperator, lockOwners, type OperatorRow } from './operators.sql.ts';

/** No token: one that leaked would make accounts and tokens that outlive it (decision 52). */
export const ofOwners = {
  tag: 'Tenant' as const,
  callers: ['processor'] as const,
  role: 'tenant_owner' as const,
  byPerson: true,
};

/** An owner grants every role of the tenant, and none of the service. */
export const GrantedRole = OneOf([...tenantRoles], {
  description: withValues('What the person may do.', meaningOfTenantRoles),
});

export const examplePerson = {
  ...exampleOperator,
  role: 'tenant_finance' as const,
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
};

interface Owner {
  processor_id: string;
  operator_uuid: string | null;
}

/**
 * Locks the owners of the caller's tenant. The caller is still one of them: a session is known for
 * a second, and another owner may have disabled the caller since.
 */
export async function lockAsOwner(phase: AtomicPhase, { processor_id, operator_uuid }: Owner): Promise<void> {
  const owners = await lockOwners(phase, processor_id);
  if (!owners.includes(operator_uuid!))
    throw refuse('role_not_allowed', 'role', 'this needs the role tenant_owner, and you have it no more');
}

/**
 * Also locks a person of the tenant. The caller cannot change the own role, so a tenant that has an
 * owner keeps one, also when two disable each other.
 */
export async function lockPerson(phase: AtomicPhase, caller: Owner, uuid: string): Promise<OperatorRow> {
  await lockAsOwner(phase, caller);
  const found = await lockOperator(phase, uuid.toLowerCase());
  if (found === null || found.processor_id !== caller.processor_id) throw refuse('not_found', 'uuid');
  return found;
}
