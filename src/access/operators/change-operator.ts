// Changes, disables or enables a person who signs in: an operator, or a person of a tenant.
import type { Static } from 'typebox';
import type { Role } from '../../api/http/caller.ts';
import type { Call } from '../../api/http/operation.ts';
import { OneOf } from '../../api/http/schema.ts';
import { type AtomicPhase, afterCommit } from '../../platform/database/atomic-phase.ts';
import { overEveryLane } from '../../platform/database/lanes/over-every-lane.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { realClock } from '../../platform/std/clock.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { type Act, recordAct } from '../tenants/audit-trail.ts';
import { changesBetween } from '../tenants/changes-between.ts';
import type { Callers } from '../tenants/find-caller.ts';
import {
  adoptTokens,
  countIssued,
  personBehind,
  revokeTokensOf,
  settleIssuedTokens,
  type TokenOfTenant,
} from '../tenants/tokens.sql.ts';
import { expectNameIsFree, tenantFor } from './invite-operator.ts';
import { type OperatorRow, selectOperator, updateOperator, updateTokensKept } from './operators.sql.ts';
import type { Sessions } from './sessions/find-session.ts';
import { endSessionsOf } from './sessions/sessions.sql.ts';

export const IssuedTokens = OneOf(['revoke', 'keep'], {
  description:
    'Needed when a person who has issued tokens is disabled or may issue none any more. `revoke`: they end. `keep`: from now on the caller is their issuer.',
});

/** An absent field does not change. */
export interface OperatorChanges {
  name?: string;
  role?: Role;
  processor_uuid?: string;
  disabled?: boolean;
  password_only?: boolean;
  issued_tokens?: Static<typeof IssuedTokens>;
}

interface Caches {
  sessions: Sessions;
  callers: Callers;
}

/** `before` is locked. Returns the person as changed. */
export async function changeOperator(
  phase: AtomicPhase,
  { sessions, callers }: Caches,
  call: Call,
  before: OperatorRow,
  changes: OperatorChanges,
): Promise<OperatorRow> {
  const { role, disabled } = changes;
  // Also with a token of theirs: with `keep` it would get another issuer, and become a second
  // person.
  const person = await personBehind(phase, call.caller);
  if (before.uuid === person && (role !== undefined || disabled !== undefined))
    throw refuse('invalid_state', 'uuid', 'it is you: ask a colleague who may do this');
  const changesTenant = role !== undefined || changes.processor_uuid !== undefined;
  const after: OperatorRow = {
    ...before,
    name: changes.name ?? before.name,
    role: role ?? before.role,
    processor_id: changesTenant
      ? await tenantFor(phase, role ?? before.role, changes.processor_uuid)
      : before.processor_id,
    password_only: changes.password_only ?? before.password_only,
    disabled_at:
      disabled === undefined ? before.disabled_at : disabled ? (before.disabled_at ?? realClock.now()) : null,
  };
  // An owner who disables a person again does not take this over.
  if (disabled === true) after.disabled_by_service ||= call.caller.kind === 'admin';
  if (disabled === false) after.disabled_by_service = false;
  const detail = changesBetween(before, after);
  if (detail === null) return before;
  if (after.name !== before.name) await expectNameIsFree(phase, after.name, before.uuid);
  await decideIssuedTokens(phase, call, { person, decision: changes.issued_tokens }, before, after);
  await updateOperator(phase, before.uuid, after);
  if (after.disabled_at !== null || (after.password_only && !before.password_only))
    await endSessionsOf(phase, before.uuid, null);
  await recordAct(phase, call, {
    processor_id: after.processor_id ?? nilUuid,
    action: 'operator.changed',
    subject: 'operator',
    subject_uuid: before.uuid,
    detail,
  });
  afterCommit(phase, sessions.forget);
  afterCommit(phase, callers.forget);
  return (await selectOperator(phase, before.uuid))!;
}

/** Whether the tokens that `before` issued work when the person is as in `after`. */
const mayAnswerFor = (before: OperatorRow, after: OperatorRow): boolean =>
  after.disabled_at === null &&
  (after.role === 'administrator' || (after.role === 'tenant_owner' && after.processor_id === before.processor_id));

/** Revokes or keeps the tokens of a person who may not issue tokens now. */
async function decideIssuedTokens(
  phase: AtomicPhase,
  call: Call,
  { person, decision }: { person: string | null; decision: OperatorChanges['issued_tokens'] },
  before: OperatorRow,
  after: OperatorRow,
): Promise<void> {
  if (!mayAnswerFor(before, before) || mayAnswerFor(before, after)) return;
  const count = await overEveryLane(phase, () => countIssued(phase, before.uuid));
  if (count === 0) return;
  if (decision === undefined)
    throw invalid(
      'issued_tokens',
      'required',
      `${before.name} has issued ${count} active ${count === 1 ? 'token' : 'tokens'}: say \`revoke\` or \`keep\`. The list of tokens has who issued each`,
    );
  const isRevoked = decision === 'revoke';
  // The tokens in other lanes follow when they have this row.
  await updateTokensKept(phase, before.uuid, isRevoked ? null : (person ?? nilUuid));
  const tokens = isRevoked ? await revokeTokensOf(phase, before.uuid) : await adoptTokens(phase, before.uuid, person);
  for (const token of tokens) await recordAct(phase, call, settled(token, isRevoked, person));
}

const settled = ({ uuid, processor_id }: TokenOfTenant, isRevoked: boolean, person: string | null): Act => ({
  processor_id: processor_id ?? nilUuid,
  action: isRevoked ? 'token.revoked' : 'token.kept',
  subject: 'token',
  subject_uuid: uuid,
  detail: isRevoked ? {} : { issued_by: person },
});

/** In another lane, which has the people as they are now. */
export async function settleTokens(phase: AtomicPhase, now: Date): Promise<void> {
  for (const { kept_by, ...token } of await settleIssuedTokens(phase)) {
    const person = kept_by === nilUuid ? null : kept_by;
    await recordAct(phase, { caller: null, now, request_id: null }, settled(token, kept_by === null, person));
  }
}
