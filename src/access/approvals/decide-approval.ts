// Approves or refuses what another operator asked for. An approved act runs in the phase that
// records the approval: both happen once, or neither.

import { allows, type Caller, type Role } from '../../api/http/caller.ts';
import { roleFor } from '../../api/http/may-call.ts';
import type { Call, Operation } from '../../api/http/operation.ts';
import type { OutsideCall, Step } from '../../api/idempotency/execute.ts';
import type { Answer } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import { realClock } from '../../platform/std/clock.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { type OperatorRow, selectOperator } from '../operators/operators.sql.ts';
import { recordAct } from '../tenants/audit-trail.ts';
import { operator } from '../tenants/find-caller.ts';
import { selectProcessor } from '../tenants/tenants.sql.ts';
import { selectActiveTokenByUuid } from '../tenants/tokens.sql.ts';
import { stateOf } from './approval-record.ts';
import { type ApprovalRow, lockApproval, updateAnswer, updateDecided } from './approvals.sql.ts';
import { answerPlace, openAnswer, type StoredResult } from './approved-answer.ts';

/** What a decision needs in addition to the call. */
export interface Deciding {
  operations: ReadonlyMap<string, Operation>;
  vault: Vault;
}

/**
 * Approves and runs an act. A step that continues outside of the phase has had its effect. If the
 * answer was lost, the operator who approved it may ask again. No one else gets the result: it may
 * have a one-time link.
 */
export async function approve(
  phase: AtomicPhase,
  { operations, vault }: Deciding,
  call: Call,
  uuid: string,
): Promise<Answer | StoredResult | OutsideCall> {
  const { approval, operation, person } = await lockDecidable(phase, operations, call, uuid);
  if (approval.person_behind === person) throw refuse('own_approval', 'uuid');
  if (approval.outcome === 'approved' && approval.decided_by === person)
    return approval.answer_sealed === null ? lostAnswer : openAnswer(vault, approval);
  expectWaiting(approval);
  const caller = await askerOf(phase, approval, operation);
  const step = await run(phase, operation, {
    ...call,
    ...asked(approval),
    caller,
    approved_by: person,
    asked_at: approval.asked_at,
    reason: approval.reason,
  });
  await decide(phase, call, approval, 'approved', person);
  if (!('call' in step)) await keepAnswer(phase, vault, uuid, step);
  return step;
}

/** The process died between the effect of the act and its answer. */
const lostAnswer: StoredResult = { status: 200, message: 'It was done. Its answer was lost.', data: null };

/** Stores what the operation answered, and answers that. */
export async function keepAnswer(
  phase: AtomicPhase,
  vault: Vault,
  uuid: string,
  { status, message, data }: Answer | StoredResult,
): Promise<StoredResult> {
  const result = { status, message, data };
  await updateAnswer(phase, uuid, vault.seal(answerPlace(uuid), JSON.stringify(result)));
  return result;
}

/** Who asked may also take it back. */
export async function refuseApproval(
  phase: AtomicPhase,
  { operations }: Deciding,
  call: Call,
  uuid: string,
): Promise<ApprovalRow> {
  const { approval, person } = await lockDecidable(phase, operations, call, uuid);
  if (approval.outcome === 'refused') return approval;
  expectWaiting(approval);
  return decide(phase, call, approval, 'refused', person);
}

async function lockDecidable(phase: AtomicPhase, operations: Deciding['operations'], { caller }: Call, uuid: string) {
  const approval = await lockApproval(phase, uuid);
  if (approval === null) throw refuse('not_found', 'uuid');
  // A token has no eyes.
  if (caller.operator_uuid === null) throw refuse('person_required');
  const operation = operations.get(approval.operation_id);
  if (operation === undefined)
    throw refuse('invalid_state', 'uuid', 'this version of the service does not know the operation; ask for it again');
  const needed = operation.role as Role;
  if (!allows(caller.role!, needed))
    throw refuse('role_not_allowed', 'role', `this needs the role ${needed}, and yours is ${caller.role}`);
  return { approval, operation, person: caller.operator_uuid };
}

function expectWaiting(approval: ApprovalRow): void {
  const state = stateOf(approval);
  if (state === 'waiting') return;
  const next = state === 'expired' ? '; ask for it again' : '';
  throw refuse('invalid_state', 'uuid', `the approval is ${state}${next}`);
}

/** Who asked. Refuses one who has lost the role since then. */
async function askerOf(phase: AtomicPhase, approval: ApprovalRow, operation: Operation): Promise<Caller> {
  const { asked_by_operator, asked_by_token } = approval;
  const token = asked_by_token === null ? null : await selectActiveTokenByUuid(phase, asked_by_token);
  const person = asked_by_operator === null ? null : await activePerson(phase, asked_by_operator);
  const role =
    asked_by_operator !== null
      ? (person?.role ?? null)
      : asked_by_token !== null
        ? (token?.role ?? null)
        : operator.role;
  const needed = roleFor(operation, role) as Role | null;
  if (role === null || needed === null || !allows(role, needed))
    throw refuse('invalid_state', 'uuid', 'who asked for it may not do it any more; ask for it yourself');
  const tenant = person?.processor_id ?? null;
  // A tenant of another lane has nothing here: the act does not find its record.
  const processor = tenant !== null && operation.startsSomething ? await selectProcessor(phase, tenant) : null;
  if (processor !== null && processor.suspended_at !== null) throw refuse('tenant_suspended');
  return {
    ...operator,
    // A person of a tenant reaches what that tenant has, and no more.
    ...(tenant === null ? {} : { kind: 'processor', processor_id: tenant, tenant_id: tenant }),
    role,
    operator_uuid: asked_by_operator,
    token_uuid: asked_by_token,
  };
}

async function activePerson(phase: AtomicPhase, uuid: string): Promise<OperatorRow | null> {
  const person = await selectOperator(phase, uuid);
  return person?.disabled_at === null ? person : null;
}

const asked = ({ params, body }: ApprovalRow) => ({ params, body, query: {} });

function run(phase: AtomicPhase, { handler, operationId }: Operation, call: Call): Promise<Step> {
  if (!('atomic' in handler)) throw new Error(`${operationId} has no phase, so it cannot be approved`);
  return handler.atomic(call, phase, null);
}

async function decide(
  phase: AtomicPhase,
  call: Call,
  approval: ApprovalRow,
  outcome: 'approved' | 'refused',
  decided_by: string,
): Promise<ApprovalRow> {
  const decided_at = realClock.now();
  await updateDecided(phase, approval.uuid, {
    outcome,
    decided_by,
    decided_at,
    decision_reason: call.reason!,
  });
  await recordAct(phase, call, {
    action: `approval.${outcome}`,
    subject: 'approval',
    subject_uuid: approval.uuid,
    detail: { operation: approval.operation_id, params: approval.params },
  });
  return { ...approval, outcome, decided_by, decided_at, decision_reason: call.reason };
}
