// PUT /admin/v1/operators/{uuid}: changes the name or the role of an operator, disables or enables.
import { type Static, Type } from 'typebox';
import { allows, roles } from '../../api/http/caller.ts';
import { type Call, operation } from '../../api/http/operation.ts';
import { OneOf, Text, Uuid } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { type AtomicPhase, afterCommit } from '../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { realClock } from '../../platform/std/clock.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { recordAct } from '../tenants/audit-trail.ts';
import { changesBetween } from '../tenants/changes-between.ts';
import type { Callers } from '../tenants/find-caller.ts';
import { adoptTokens, countIssued, personBehind, revokeTokensOf } from '../tenants/tokens.sql.ts';
import { grantingAccess } from './grant-access.ts';
import { expectNameIsFree, tenantFor } from './invite-operator.ts';
import type { Operating } from './operating.ts';
import { exampleOperator, OperatorRecord, operatorRecord, PasswordOnly } from './operator-record.ts';
import { lockOperator, type OperatorRow, selectOperator, updateOperator as updateRow } from './operators.sql.ts';
import { endSessionsOf } from './sessions/sessions.sql.ts';

/**
 * Whether the operator may do more after the call: another role than a part of theirs, any, or to
 * sign in at the identity provider.
 */
async function givesMore(phase: AtomicPhase, call: Call): Promise<boolean> {
  const { uuid } = call.params as { uuid: string };
  const { role, disabled, password_only } = call.body as Static<typeof body>;
  const before = await selectOperator(phase, uuid);
  if (before === null) return false;
  return (
    (role !== undefined && !allows(before.role, role)) ||
    (disabled === false && before.disabled_at !== null) ||
    (password_only === false && before.password_only)
  );
}

const body = Type.Object({
  name: Type.Optional(Text(1, 100)),
  role: Type.Optional(OneOf([...roles])),
  processor_uuid: Type.Optional(Uuid),
  disabled: Type.Optional(Type.Boolean({ allowed: 'true or false' })),
  password_only: Type.Optional(PasswordOnly),
  issued_tokens: Type.Optional(
    OneOf(['revoke', 'keep'], {
      description:
        'Needed when an operator who has issued tokens is disabled or is no longer an administrator. `keep`: from now on the caller is their issuer.',
    }),
  ),
});

export const updateOperator = ({ sessions, callers }: Operating & { callers: Callers }) =>
  operation(
    {
      method: 'PUT',
      path: '/admin/v1/operators/:uuid',
      tag: 'Operator: access',
      operationId: 'updateOperator',
      summary: 'Change or disable an operator',
      description:
        'An absent field does not change. A change of the role takes effect within one second, also in open sessions. Disabling ends the sessions of the operator, and so does `password_only`: from then on the identity provider signs the person in no more. A token works only while the person who issued it is an administrator, so `issued_tokens` says what happens to the tokens of an operator who is disabled or gets a smaller role. Operators cannot change their own role or disable themselves.',
      callers: ['admin'],
      role: 'administrator',
      approval: {
        ...grantingAccess,
        onlyIf: async (phase, call) => (await grantingAccess.onlyIf(phase, call)) && givesMore(phase, call),
      },
      params: Type.Object({ uuid: Uuid }),
      body,
      example: { role: 'risk' },
      answers: { 200: { description: 'As changed', data: OperatorRecord, example: exampleOperator } },
      refusals: ['not_found', 'invalid_state', 'operator_exists'],
    },
    {
      async atomic(call, phase) {
        const before = await lockOperator(phase, call.params.uuid.toLowerCase());
        if (before === null) throw refuse('not_found', 'uuid');
        const { role, disabled } = call.body;
        // Also with a token of theirs: with `keep` it would get another issuer, and become a second
        // person.
        const person = await personBehind(phase, call.caller);
        if (before.uuid === person && (role !== undefined || disabled !== undefined))
          throw refuse('invalid_state', 'uuid', 'it is you: ask another administrator');
        const changesTenant = role !== undefined || call.body.processor_uuid !== undefined;
        const after: OperatorRow = {
          ...before,
          name: call.body.name ?? before.name,
          role: role ?? before.role,
          processor_id: changesTenant
            ? await tenantFor(phase, role ?? before.role, call.body.processor_uuid)
            : before.processor_id,
          password_only: call.body.password_only ?? before.password_only,
          disabled_at:
            disabled === undefined ? before.disabled_at : disabled ? (before.disabled_at ?? realClock.now()) : null,
        };
        const changes = changesBetween(before, after);
        if (changes === null) return ok(operatorRecord(before));
        if (after.name !== before.name) await expectNameIsFree(phase, after.name, before.uuid);
        await decideIssuedTokens(phase, call, person, before, after);
        await updateRow(phase, before.uuid, after);
        if (after.disabled_at !== null || (after.password_only && !before.password_only))
          await endSessionsOf(phase, before.uuid, null);
        await recordAct(phase, call, {
          processor_id: after.processor_id ?? nilUuid,
          action: 'operator.changed',
          subject: 'operator',
          subject_uuid: before.uuid,
          detail: changes,
        });
        afterCommit(phase, sessions.forget);
        afterCommit(phase, callers.forget);
        return ok(operatorRecord((await selectOperator(phase, before.uuid))!));
      },
    },
  );

const mayIssue = ({ role, disabled_at }: OperatorRow): boolean => disabled_at === null && allows(role, 'administrator');

/** Revokes or keeps the tokens of an operator who may not issue tokens now. */
async function decideIssuedTokens(
  phase: AtomicPhase,
  call: Call<{ uuid: string }, unknown, Static<typeof body>>,
  person: string | null,
  before: OperatorRow,
  after: OperatorRow,
): Promise<void> {
  if (!mayIssue(before) || mayIssue(after)) return;
  const count = await countIssued(phase, before.uuid);
  if (count === 0) return;
  const { issued_tokens } = call.body;
  if (issued_tokens === undefined)
    throw invalid(
      'issued_tokens',
      'required',
      `${before.name} has issued ${count} active ${count === 1 ? 'token' : 'tokens'}: say \`revoke\` or \`keep\`. List them with GET /admin/v1/tokens?issued_by=${before.uuid}`,
    );
  const isRevoked = issued_tokens === 'revoke';
  const tokens = isRevoked ? await revokeTokensOf(phase, before.uuid) : await adoptTokens(phase, before.uuid, person);
  for (const { uuid, processor_id } of tokens)
    await recordAct(phase, call, {
      processor_id: processor_id ?? nilUuid,
      action: isRevoked ? 'token.revoked' : 'token.kept',
      subject: 'token',
      subject_uuid: uuid,
      detail: isRevoked ? {} : { issued_by: person },
    });
}
