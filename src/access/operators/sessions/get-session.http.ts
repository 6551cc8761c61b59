// GET and DELETE /admin/v1/session, POST /admin/v1/session/confirm and /password: the session of
// the caller.
import { Type } from 'typebox';
import { NoData, operation } from '../../../api/http/operation.ts';
import { ok } from '../../../platform/answer.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import type { Operating } from '../operating.ts';
import { operatorRecord } from '../operator-record.ts';
import { hasAuthenticator, updatePassword } from '../operators.sql.ts';
import { refuseGuessable } from '../password-strength.ts';
import { hashPassword } from '../passwords.ts';
import { checkConfirmation } from '../sign-in/check-credentials.ts';
import { NewPassword } from '../sign-in/open-invitation.http.ts';
import { Code, SentPassword } from '../sign-in/sign-in.http.ts';
import { asked, exampleOwnSession as example, OwnSession, personOf, withNewCookie } from './own-session.ts';
import { hashOfToken, newSecretToken } from './session-token.ts';
import { endSession, endSessionsOf, updateConfirmed } from './sessions.sql.ts';

export const getSession = (context: Operating) =>
  operation(
    {
      ...asked,
      method: 'GET',
      path: '/admin/v1/session',
      operationId: 'getSession',
      summary: 'Read the own session',
      description: '`is_confirmed`: the password was given in the last 15 minutes, as acts that move money need it.',
      answers: { 200: { description: 'The session', data: OwnSession, example } },
    },
    {
      async read(call) {
        const operator = operatorRecord(await personOf(context, call));
        const has_authenticator = await hasAuthenticator(context.database, operator.uuid);
        const { session_uuid, is_confirmed } = call.caller;
        return ok({ uuid: session_uuid!, is_confirmed, has_authenticator, operator });
      },
    },
  );

export const signOut = (context: Operating) =>
  operation(
    {
      ...asked,
      method: 'DELETE',
      path: '/admin/v1/session',
      operationId: 'signOut',
      summary: 'Sign out',
      description:
        'It may be sent again if its answer was lost: signing out of a session that is over changes nothing.',
      withEndedSession: true,
      answers: { 200: { description: 'Signed out', data: NoData, example: null, headers: ['Set-Cookie'] } },
    },
    {
      async unkeyed(call) {
        const { uuid } = await personOf(context, call);
        await atomically(context.database, async (phase) => {
          if ((await endSession(phase, call.caller.session_uuid!)) === null) return;
          await recordAct(phase, call, { action: 'operator.signed_out', subject: 'operator', subject_uuid: uuid });
        });
        context.sessions.forget();
        return {
          ...ok(null),
          headers: { 'Set-Cookie': context.cookies.write(call.headers, 'achord-session', '', 0) },
        };
      },
    },
  );

export const confirmSession = (context: Operating) =>
  operation(
    {
      ...asked,
      method: 'POST',
      path: '/admin/v1/session/confirm',
      operationId: 'confirmSession',
      summary: 'Give the password again',
      description:
        'Acts that move money are allowed for 15 minutes from now. The session gets a new cookie. Who signs in at an identity provider signs in there again instead.',
      body: Type.Object({ password: SentPassword, code: Type.Optional(Code) }),
      example: { password: 'correct horse battery staple', code: '492039' },
      answers: { 200: { description: 'Confirmed', data: NoData, example: null, headers: ['Set-Cookie'] } },
      refusals: ['sign_in_refused', 'too_many_sign_ins'],
    },
    {
      async unkeyed(call) {
        const { email } = await personOf(context, call);
        await checkConfirmation(context, call, { ...call.body, email });
        const token = newSecretToken();
        await atomically(context.database, (phase) =>
          updateConfirmed(phase, call.caller.session_uuid!, hashOfToken(token)!),
        );
        context.sessions.forget();
        return withNewCookie(context, call, token);
      },
    },
  );

export const changePassword = (context: Operating) =>
  operation(
    {
      ...asked,
      method: 'POST',
      path: '/admin/v1/session/password',
      operationId: 'changePassword',
      summary: 'Change the own password',
      description: 'The other sessions of the operator end, and this one gets a new cookie.',
      body: Type.Object({ password: SentPassword, code: Type.Optional(Code), new_password: NewPassword }),
      example: {
        password: 'correct horse battery staple',
        code: '492039',
        new_password: 'four other words, also long',
      },
      answers: { 200: { description: 'Changed', data: NoData, example: null, headers: ['Set-Cookie'] } },
      refusals: ['sign_in_refused', 'too_many_sign_ins'],
    },
    {
      async unkeyed(call) {
        const { uuid, email } = await personOf(context, call);
        // First: what is refused must not use up the code.
        await refuseGuessable('new_password', call.body.new_password, [email]);
        const { password_hash } = await checkConfirmation(context, call, { ...call.body, email });
        const to = await hashPassword(call.body.new_password);
        const token = newSecretToken();
        await atomically(context.database, async (phase) => {
          if (!(await updatePassword(phase, uuid, { from: password_hash, to }))) throw refuse('sign_in_refused');
          await endSessionsOf(phase, uuid, call.caller.session_uuid);
          await updateConfirmed(phase, call.caller.session_uuid!, hashOfToken(token)!);
          await recordAct(phase, call, {
            action: 'operator.password_changed',
            subject: 'operator',
            subject_uuid: uuid,
          });
        });
        context.sessions.forget();
        return withNewCookie(context, call, token);
      },
    },
  );
