// POST /admin/v1/sign-in: an operator signs in with a password.
import { type Static, Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { refuseCrossSite } from '../../../api/http/same-site.ts';
import { Text } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Operating } from '../operating.ts';
import { OperatorEmail } from '../operator-email.ts';
import { exampleOperator, OperatorRecord, operatorRecord } from '../operator-record.ts';
import { lockIfPassword, selectOperator } from '../operators.sql.ts';
import { openSession } from '../sessions/open-session.ts';
import { checkSignIn } from './check-credentials.ts';

/** A stranger's text: only its length is checked here. */
export const SentPassword = Text(1, 200, { description: 'The password of the person.' });
export const Code = Type.String({
  pattern: '^\\d{6}$',
  allowed: '6 digits',
  description: 'The 6 digits that the authenticator app shows. Absent: the person has no such app.',
});

export const SignedIn = Type.Object({ operator: OperatorRecord }, { title: 'SignedIn' });
export const exampleSignedIn: Static<typeof SignedIn> = { operator: exampleOperator };

export const signIn = (context: Operating) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/sign-in',
      tag: 'Operator: access',
      operationId: 'signIn',
      summary: 'Sign in',
      description:
        'Sets the cookie of a session, for browsers; programs use tokens. `code`: of the authenticator app. A session ends after 30 minutes without a request and after 12 hours in all. Requests with a session that change something need the header `Achord-Console: 1`.',
      callers: ['anyone'],
      reason: 'none',
      body: Type.Object({ email: OperatorEmail, password: SentPassword, code: Type.Optional(Code) }),
      example: { email: exampleOperator.email, password: 'correct horse battery staple', code: '492039' },
      answers: {
        200: { description: 'Signed in', data: SignedIn, example: exampleSignedIn, headers: ['Set-Cookie'] },
      },
      refusals: ['sign_in_refused', 'too_many_sign_ins'],
    },
    {
      async unkeyed(call) {
        refuseCrossSite(call, context.publicUrl);
        const { uuid, password_hash } = await checkSignIn(context, call, call.body);
        const token = await atomically(context.database, async (phase) => {
          // A change of the password ends the sessions before it. This one must not come after.
          if (!(await lockIfPassword(phase, uuid, password_hash))) throw refuse('sign_in_refused');
          return openSession(phase, call, { operator_uuid: uuid, means: 'password' });
        });
        const operator = (await selectOperator(context.database, uuid))!;
        return {
          ...ok({ operator: operatorRecord(operator) }),
          headers: { 'Set-Cookie': context.cookies.write(call.headers, 'achord-session', token, null) },
        };
      },
    },
  );
