// PUT /3p/api/v1/people/{uuid}: an owner changes the role of a person of the tenant, disables or
// enables.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
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
        const { processor_id } = call.caller;
        const stays = call.body.role === undefined ? {} : { processor_uuid: processor_id };
        return ok(operatorRecord(await changeOperator(phase, context, call, before, { ...call.body, ...stays })));
      },
    },
  );
