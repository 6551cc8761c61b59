// PUT /3p/api/v1/people/{uuid}: an owner changes the role of a person of the tenant, disables or
// enables.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { refuse } from '../../platform/refusals.ts';
import type { Callers } from '../tenants/find-caller.ts';
import { changeOperator, IssuedTokens } from './change-operator.ts';
import type { Operating } from './operating.ts';
import { OperatorRecord, operatorRecord } from './operator-record.ts';
import { examplePerson, GrantedRole, lockPerson, ofOwners } from './people-of-tenant.ts';

export const updatePerson = (context: Operating & { callers: Callers }) =>
  operation(
    {
      ...ofOwners,
      method: 'PUT',
      path: '/3p/api/v1/people/:uuid',
      operationId: 'updatePerson',
      summary: 'Change or disable a person of the tenant',
      description:
        'An absent field does not change. A change of the role takes effect within one second, also in open sessions; disabling ends them. `issued_tokens` says what happens to the tokens of an owner who is disabled or gets another role. Owners cannot change their own role or disable themselves, so a tenant keeps an owner. Needs a password that was given in the last 15 minutes.',
      needsPassword: true,
      params: Type.Object({ uuid: UuidOf('The uuid of the person.') }),
      body: Type.Object({
        role: Type.Optional(GrantedRole),
        disabled: Type.Optional(
          Type.Boolean({
            allowed: 'true or false',
            description: 'True: the person may not sign in. False: the person may.',
          }),
        ),
        issued_tokens: Type.Optional(IssuedTokens),
      }),
      example: { role: 'tenant_viewer' as const },
      answers: { 200: { description: 'As changed', data: OperatorRecord, example: examplePerson } },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const before = await lockPerson(phase, call.caller, call.params.uuid);
        const { role, disabled, issued_tokens } = call.body;
        if (disabled === false && before.disabled_by_service)
          throw refuse('invalid_state', 'uuid', 'an operator of the service disabled this person: ask them');
        const after = await changeOperator(phase, context, call, before, {
          ...(disabled === undefined ? {} : { disabled }),
          ...(issued_tokens === undefined ? {} : { issued_tokens }),
          // A role of a tenant comes with its tenant, which stays.
          ...(role === undefined ? {} : { role, processor_uuid: call.caller.processor_id }),
        });
        return ok(operatorRecord(after));
      },
    },
  );
