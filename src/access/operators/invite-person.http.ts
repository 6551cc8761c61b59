// POST /3p/api/v1/people and /3p/api/v1/people/{uuid}/link: an owner invites a person of the
// tenant, or makes a new link for one.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { described, Text, UuidOf } from '../../api/http/schema.ts';
import { created } from '../../platform/answer.ts';
import { refuse } from '../../platform/refusals.ts';
import { inviteOperator } from './invite-operator.ts';
import { Invited, linkRecord, linkTo } from './made-link.ts';
import type { Operating } from './operating.ts';
import { OperatorEmail } from './operator-email.ts';
import { operatorRecord } from './operator-record.ts';
import { examplePerson, GrantedRole, lockAsOwner, lockPerson, ofOwners } from './people-of-tenant.ts';

const example = {
  operator: examplePerson,
  link: {
    token: '…',
    url: 'https://payments.platform.example/console/join#…',
    expires_at: '2026-03-05 14:05:09',
  },
};

export const invitePerson = (context: Operating) =>
  operation(
    {
      ...ofOwners,
      method: 'POST',
      path: '/3p/api/v1/people',
      operationId: 'invitePerson',
      summary: 'Invite a person of the tenant',
      description:
        'Returns a link that works once, within 72 hours: give it to the person over a channel that you trust. The link is shown only in this answer; a replay under the same Idempotency-Key has it too. Needs a password that was given in the last 15 minutes.',
      needsPassword: true,
      startsSomething: true,
      body: Type.Object({
        name: described(Text(1, 100), 'The name of the person. No other person who signs in has it.'),
        email: described(OperatorEmail, 'The e-mail address that the person signs in with.'),
        role: GrantedRole,
      }),
      example: { name: examplePerson.name, email: examplePerson.email, role: 'tenant_finance' as const },
      answers: { 201: { description: 'Invited', data: Invited, example } },
      refusals: ['operator_exists'],
    },
    {
      async atomic(call, phase) {
        await lockAsOwner(phase, call.caller);
        const { operator, link } = await inviteOperator(phase, context.vault, call, {
          name: call.body.name,
          email: call.body.email,
          role: call.body.role,
          processor_uuid: call.caller.processor_id,
        });
        return created({ operator: operatorRecord(operator), link: linkRecord(context, call, link) });
      },
    },
  );

export const createPersonLink = (context: Operating) =>
  operation(
    {
      ...ofOwners,
      method: 'POST',
      path: '/3p/api/v1/people/:uuid/link',
      operationId: 'createPersonLink',
      summary: 'Make a new link for a person of the tenant',
      description:
        'For a person who lost the link, the password or the authenticator app. The old password works until the new link is used. Earlier links end. Needs a password that was given in the last 15 minutes.',
      needsPassword: true,
      startsSomething: true,
      params: Type.Object({ uuid: UuidOf('The uuid of the person.') }),
      answers: { 201: { description: 'Made', data: Invited, example } },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const person = await lockPerson(phase, call.caller, call.params.uuid);
        if (person.uuid === call.caller.operator_uuid)
          throw refuse('invalid_state', 'uuid', 'it is you: change your password instead');
        const link = await linkTo(phase, context, call, person);
        return created({ operator: operatorRecord(person), link: linkRecord(context, call, link) });
      },
    },
  );
