// PUT /admin/v1/operators/{uuid}: changes the name or the role of an operator, disables or enables.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import { afterCommit } from '../database/atomic-phase.ts';
import { roles } from '../http/caller.ts';
import { operation } from '../http/operation.ts';
import { OneOf, Text, Uuid } from '../http/schema.ts';
import { refuse } from '../refusals.ts';
import { realClock } from '../std/clock.ts';
import { nilUuid } from '../std/identifiers.ts';
import { recordAct } from '../tenants/audit-trail.ts';
import { changesBetween } from '../tenants/changes-between.ts';
import { tenantFor } from './invite-operator.ts';
import type { Operating } from './operating.ts';
import { exampleOperator, OperatorRecord, operatorRecord } from './operator-record.ts';
import { lockOperator, type OperatorRow, selectOperator, updateOperator } from './operators.sql.ts';
import { endSessionsOf } from './sessions/sessions.sql.ts';

export const changeOperator = ({ sessions }: Operating) =>
  operation(
    {
      method: 'PUT',
      path: '/admin/v1/operators/:uuid',
      tag: 'Operator: access',
      operationId: 'updateOperator',
      summary: 'Change or disable an operator',
      description:
        'An absent field does not change. A change of the role takes effect within one second, also in open sessions. Disabling ends the sessions of the operator. Nobody changes their own role or disables themselves.',
      callers: ['admin'],
      role: 'administrator',
      params: Type.Object({ uuid: Uuid }),
      body: Type.Object({
        name: Type.Optional(Text(1, 100)),
        role: Type.Optional(OneOf([...roles])),
        processor_uuid: Type.Optional(Uuid),
        disabled: Type.Optional(Type.Boolean({ allowed: 'true or false' })),
      }),
      example: { role: 'risk' },
      answers: { 200: { description: 'As changed', data: OperatorRecord, example: exampleOperator } },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const before = await lockOperator(phase, call.params.uuid.toLowerCase());
        if (before === null) throw refuse('not_found', 'uuid');
        const { role, disabled } = call.body;
        if (before.uuid === call.caller.operator_uuid && (role !== undefined || disabled !== undefined))
          throw refuse('invalid_state', 'uuid', 'it is you: ask another administrator');
        const changesTenant = role !== undefined || call.body.processor_uuid !== undefined;
        const after: OperatorRow = {
          ...before,
          name: call.body.name ?? before.name,
          role: role ?? before.role,
          processor_id: changesTenant
            ? await tenantFor(phase, role ?? before.role, call.body.processor_uuid)
            : before.processor_id,
          disabled_at:
            disabled === undefined ? before.disabled_at : disabled ? (before.disabled_at ?? realClock.now()) : null,
        };
        const changes = changesBetween(before, after);
        if (changes === null) return ok(operatorRecord(before));
        await updateOperator(phase, before.uuid, after);
        if (after.disabled_at !== null) await endSessionsOf(phase, before.uuid, null);
        await recordAct(phase, call, {
          processor_id: after.processor_id ?? nilUuid,
          action: 'operator.changed',
          subject: 'operator',
          subject_uuid: before.uuid,
          detail: changes,
        });
        afterCommit(phase, sessions.forget);
        return ok(operatorRecord((await selectOperator(phase, before.uuid))!));
      },
    },
  );
