// Invites an operator: a person with a role, who gets a one-time link.

import { isTenantRole, type Role } from '../../api/http/caller.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { overEveryLane } from '../../platform/database/lanes/over-every-lane.ts';
import { refuse } from '../../platform/refusals.ts';
import { realClock } from '../../platform/std/clock.ts';
import { nilUuid, uuidv7 } from '../../platform/std/identifiers.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { type Acting, type ActingAlone, recordAct } from '../tenants/audit-trail.ts';
import { selectProcessor } from '../tenants/tenants.sql.ts';
import { type MadeLink, makeLink } from './make-link.ts';
import { insertOperator, isNameTaken, type OperatorRow, selectOperator } from './operators.sql.ts';

export interface Invitation {
  name: string;
  email: string;
  role: Role;
  /** The tenant of a person who has a role of tenants. */
  processor_uuid?: string;
  /** The person does not sign in at the identity provider; false by default. */
  password_only?: boolean;
}

export async function inviteOperator(
  phase: AtomicPhase,
  vault: Vault,
  acting: Acting | ActingAlone,
  { name, email, role, processor_uuid, password_only = false }: Invitation,
): Promise<{ operator: OperatorRow; link: MadeLink }> {
  const processor_id = await tenantFor(phase, role, processor_uuid);
  const uuid = uuidv7(realClock.now());
  await expectNameIsFree(phase, name, uuid);
  const invited_at = realClock.now();
  if (!(await insertOperator(phase, { uuid, name, email, role, processor_id, invited_at, password_only })))
    throw refuse('operator_exists', 'email');
  const link = await makeLink(phase, vault, uuid);
  await recordAct(phase, acting, {
    processor_id: processor_id ?? nilUuid,
    action: 'operator.invited',
    subject: 'operator',
    subject_uuid: uuid,
    detail: { role, password_only },
  });
  return { operator: (await selectOperator(phase, uuid))!, link };
}

/** Two people with one name could be taken for each other. */
export async function expectNameIsFree(phase: AtomicPhase, name: string, uuid: string): Promise<void> {
  if (await isNameTaken(phase, name, uuid))
    throw refuse('operator_exists', 'name', 'an operator has this name: choose one that tells them apart');
}

/** People with a role of tenants have a tenant, operators have none. */
export async function tenantFor(
  phase: AtomicPhase,
  role: Role,
  processorUuid: string | undefined,
): Promise<string | null> {
  if (!isTenantRole(role)) {
    if (processorUuid === undefined) return null;
    throw refuse('invalid_request', 'processor_uuid', 'an operator of the service has no tenant: leave it out');
  }
  if (processorUuid === undefined)
    throw refuse('invalid_request', 'processor_uuid', 'is required for this role: it is the tenant of the person');
  const processor = await overEveryLane(phase, () => selectProcessor(phase, processorUuid));
  if (processor === null) throw refuse('not_found', 'processor_uuid');
  return processor.processor_id;
}
