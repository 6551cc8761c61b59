// PUT /admin/v1/operators/{uuid}: changes the name or the role of an operator, disables or enables.
import { type Static, Type } from 'typebox';
import { allows, roles } from '../../api/http/caller.ts';
import { type Call, operation } from '../../api/http/operation.ts';
import { OneOf, Text, Uuid } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import type { Callers } from '../tenants/find-caller.ts';
import { changeOperator, IssuedTokens } from './change-operator.ts';
import { grantingAccess } from './grant-access.ts';
import type { Operating } from './operating.ts';
import { exampleOperator, OperatorRecord, operatorRecord, PasswordOnly } from './operator-record.ts';
import { lockOperator, selectOperator } from './operators.sql.ts';

/**
 * Whether the operator may do more after the call: another role than a part of theirs, another
 * tenant, any, or to sign in at the identity provider.
 */
async function givesMore(phase: AtomicPhase, call: Call): Promise<boolean> {
  const { uuid } = call.params as { uuid: string };
  const { role, processor_uuid, disabled, password_only } = call.body as Static<typeof body>;
  const before = await selectOperator(phase, uuid);
  if (before === null) return false;
  return (
    (role !== undefined && !allows(before.role, role)) ||
    (processor_uuid !== undefined && processor_uuid.toLowerCase() !== before.processor_id) ||
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
  issued_tokens: Type.Optional(IssuedTokens),
});

export const updateOperator = (context: Operating & { callers: Callers }) =>
  operation(
    {
      method: 'PUT',
      path: '/admin/v1/operators/:uuid',
      tag: 'Operator: access',
      operationId: 'updateOperator',
      summary: 'Change or disable an operator',
      description:
        'An absent field does not change. A change of the role takes effect within one second, also in open sessions. Disabling ends the sessions of the operator, and so does `password_only`: from then on the identity provider signs the person in no more. A token works only while the person who issued it is an administrator or an owner of its tenant, so `issued_tokens` says what happens to the tokens of an operator who is disabled or gets a smaller role. Operators cannot change their own role or disable themselves.',
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
        return ok(operatorRecord(await changeOperator(phase, context, call, before, call.body)));
      },
    },
  );
