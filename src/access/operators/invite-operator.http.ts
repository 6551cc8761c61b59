// POST /admin/v1/operators and /admin/v1/operators/{uuid}/link: invites an operator, or makes a new
// link for one.
import { Type } from 'typebox';
import { roles } from '../../api/http/caller.ts';
import { operation } from '../../api/http/operation.ts';
import { OneOf, Text, Uuid } from '../../api/http/schema.ts';
import { created } from '../../platform/answer.ts';
import { refuse } from '../../platform/refusals.ts';
import { grantingAccess } from './grant-access.ts';
import { inviteOperator as invite } from './invite-operator.ts';
import { Invited, linkRecord, linkTo } from './made-link.ts';
import type { Operating } from './operating.ts';
import { OperatorEmail } from './operator-email.ts';
import { exampleOperator, operatorRecord, PasswordOnly } from './operator-record.ts';
import { lockOperator } from './operators.sql.ts';

const example = {
  operator: exampleOperator,
  link: {
    token: '…',
    url: 'https://payments.platform.example/console/join#…',
    expires_at: '2026-03-05 14:05:09',
  },
};

export const inviteOperator = (context: Operating) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/operators',
      tag: 'Operator: access',
      operationId: 'inviteOperator',
      summary: 'Invite an operator',
      description:
        'Returns a link that works once, within 72 hours: give it to the person over a channel that you trust. With it they choose a password and set up an authenticator app. `processor_uuid`: the tenant of a person with a role of tenants, whom nothing else is shown. With an identity provider the person can also sign in there, if its email is the same, unless `password_only` is true. The link is shown only in this answer; a replay under the same Idempotency-Key has it too.',
      callers: ['admin'],
      role: 'administrator',
      approval: grantingAccess,
      body: Type.Object({
        name: Text(1, 100),
        email: OperatorEmail,
        role: OneOf([...roles]),
        processor_uuid: Type.Optional(Uuid),
        password_only: Type.Optional(PasswordOnly),
      }),
      example: { name: exampleOperator.name, email: exampleOperator.email, role: 'operator' },
      answers: { 201: { description: 'Invited', data: Invited, example } },
      refusals: ['not_found', 'operator_exists'],
    },
    {
      async atomic(call, phase) {
        const { operator, link } = await invite(phase, context.vault, call, call.body);
        return created({
          operator: operatorRecord(operator),
          link: linkRecord(context, call, link),
        });
      },
    },
  );

export const createOperatorLink = (context: Operating) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/operators/:uuid/link',
      tag: 'Operator: access',
      operationId: 'createOperatorLink',
      summary: 'Make a new link for an operator',
      description:
        'For a person who lost the link, the password or the authenticator app. The old password works until the new link is used. Earlier links end.',
      callers: ['admin'],
      role: 'administrator',
      approval: grantingAccess,
      params: Type.Object({ uuid: Uuid }),
      answers: { 201: { description: 'Made', data: Invited, example } },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const operator = await lockOperator(phase, call.params.uuid.toLowerCase());
        if (operator === null) throw refuse('not_found', 'uuid');
        const link = await linkTo(phase, context, call, operator);
        return created({
          operator: operatorRecord(operator),
          link: linkRecord(context, call, link),
        });
      },
    },
  );
