// POST /admin/v1/invitation and /admin/v1/invitation/accept: an operator opens a one-time link, and
// chooses a password with it.
import { Type } from 'typebox';
import { type Call, operation } from '../../../api/http/operation.ts';
import { refuseCrossSite } from '../../../api/http/same-site.ts';
import { Text, Timestamp } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { type OpenLink, selectOpenLink, updateUsed } from '../links.sql.ts';
import { codesOfLinkPlace, codesPlace, stepOfCode, uriOf } from '../one-time-codes.ts';
import type { Operating } from '../operating.ts';
import { operatorRecord } from '../operator-record.ts';
import { selectOperator, updateCredentials, updateTotpStep } from '../operators.sql.ts';
import { refuseGuessable } from '../password-strength.ts';
import { hashPassword } from '../passwords.ts';
import { openSession } from '../sessions/open-session.ts';
import { hashOfToken } from '../sessions/session-token.ts';
import { endSessionsOf } from '../sessions/sessions.sql.ts';
import { Code, exampleSignedIn, SignedIn } from './sign-in.http.ts';
import { countAddress } from './throttle.ts';

const LinkToken = Text(1, 100, { description: 'Of the link, after `#`.' });
export const NewPassword = Text(12, 200, {
  description: 'At least 12 characters; a phrase is good. What is common, repeats or counts is refused.',
});

async function openLink(context: Operating, call: Pick<Call, 'address' | 'headers'>, token: string): Promise<OpenLink> {
  refuseCrossSite(call, context.publicUrl);
  await countAddress(context, call.address);
  const hash = hashOfToken(token);
  const link = hash === null ? null : await selectOpenLink(context.database, hash, realClock.now());
  if (link === null) throw refuse('link_invalid');
  return link;
}

const secretOf = ({ vault }: Operating, { uuid, totp_sealed }: OpenLink): string =>
  vault.open(codesOfLinkPlace(uuid), totp_sealed).toString();

export const openInvitation = (context: Operating) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/invitation',
      tag: 'Operator: access',
      operationId: 'openInvitation',
      summary: 'Open a one-time link',
      description: 'Shows whom the link is for, and the secret for the authenticator app. It does not use up the link.',
      callers: ['anyone'],
      reason: 'none',
      body: Type.Object({ token: LinkToken }),
      example: { token: '…' },
      answers: {
        200: {
          description: 'The link works',
          data: Type.Object({
            name: Type.String(),
            email: Type.String(),
            expires_at: Timestamp,
            totp: Type.Object({ secret: Type.String(), uri: Type.String(), required: Type.Boolean() }),
          }),
          example: {
            name: 'Maya Lindqvist',
            email: 'maya@platform.example',
            expires_at: '2026-03-05 14:05:09',
            totp: {
              secret: 'JBSWY3DPEHPK3PXP',
              uri: 'otpauth://totp/Achord:maya%40platform.example?…',
              required: true,
            },
          },
        },
      },
      refusals: ['link_invalid', 'too_many_sign_ins'],
    },
    {
      async unkeyed(call) {
        const link = await openLink(context, call, call.body.token);
        const secret = secretOf(context, link);
        return ok({
          name: link.name,
          email: link.email,
          expires_at: timestamp(link.expires_at),
          totp: { secret, uri: uriOf(secret, link.email), required: context.needsCode },
        });
      },
    },
  );

export const acceptInvitation = (context: Operating) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/invitation/accept',
      tag: 'Operator: access',
      operationId: 'acceptInvitation',
      summary: 'Choose a password with a one-time link',
      description:
        'Uses up the link, and signs in. `code`: of the authenticator app that has the secret of the link; in the sandbox it may be left out, and later sign-ins then need none. Earlier sessions of the operator end.',
      callers: ['anyone'],
      reason: 'none',
      body: Type.Object({ token: LinkToken, password: NewPassword, code: Type.Optional(Code) }),
      example: { token: '…', password: 'correct horse battery staple', code: '492039' },
      answers: {
        200: { description: 'Signed in', data: SignedIn, example: exampleSignedIn, headers: ['Set-Cookie'] },
      },
      refusals: ['link_invalid', 'too_many_sign_ins'],
    },
    {
      async unkeyed(call) {
        const link = await openLink(context, call, call.body.token);
        const { operator_uuid } = link;
        const secret = secretOf(context, link);
        const step = stepOf(context, secret, call.body.code);
        await refuseGuessable('password', call.body.password, [link.name, link.email]);
        const password_hash = await hashPassword(call.body.password);
        const token = await atomically(context.database, async (phase) => {
          if (!(await updateUsed(phase, link.uuid, realClock.now()))) throw refuse('link_invalid');
          const totp_sealed = step === null ? null : context.vault.seal(codesPlace(operator_uuid), secret);
          await updateCredentials(phase, operator_uuid, { password_hash, totp_sealed });
          if (step !== null && !(await updateTotpStep(phase, operator_uuid, step))) throw wrongCode();
          await endSessionsOf(phase, operator_uuid, null);
          return openSession(phase, call, { operator_uuid, means: 'invitation' });
        });
        context.sessions.forget();
        return {
          ...ok({ operator: operatorRecord((await selectOperator(context.database, operator_uuid))!) }),
          headers: { 'Set-Cookie': context.cookies.write(call.headers, 'achord-session', token, null) },
        };
      },
    },
  );

/** Null: no authenticator app, which only the sandbox allows. */
function stepOf({ needsCode }: Operating, secret: string, code: string | undefined): number | null {
  if (code === undefined) {
    if (needsCode) throw invalid('code', 'required', 'is required: add the secret to an authenticator app');
    return null;
  }
  const step = stepOfCode(secret, code, realClock.now());
  if (step === null) throw wrongCode();
  return step;
}

export const wrongCode = (field = 'code') =>
  invalid(field, 'code', 'is wrong or was used: wait for the next code, and check the clock of the device');
