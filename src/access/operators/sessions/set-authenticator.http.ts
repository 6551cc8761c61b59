// POST /admin/v1/session/authenticator/offer and /admin/v1/session/authenticator: the caller sets
// up an authenticator app, or replaces it.
import { Type } from 'typebox';
import { NoData, operation } from '../../../api/http/operation.ts';
import { Text } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { openIfPossible, type Vault } from '../../../platform/vault/vault.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import { codesPlace, newSecret, offeredCodesPlace, stepOfCode, uriOf } from '../one-time-codes.ts';
import type { Operating } from '../operating.ts';
import { updateAuthenticator } from '../operators.sql.ts';
import { checkConfirmation } from '../sign-in/check-credentials.ts';
import { wrongCode } from '../sign-in/open-invitation.http.ts';
import { Code, SentPassword } from '../sign-in/sign-in.http.ts';
import { asked, personOf, withNewCookie } from './own-session.ts';
import { hashOfToken, newSecretToken } from './session-token.ts';
import { endSessionsOf, updateConfirmed } from './sessions.sql.ts';

interface Offered {
  operatorUuid: string;
  /** The offer is good in this session only. */
  sessionUuid: string;
}

/** Only the service reads it, so that nothing is stored before the secret is used. */
const sealOffer = (vault: Vault, { operatorUuid, sessionUuid }: Offered, secret: string): string =>
  vault.seal(offeredCodesPlace(operatorUuid), `${sessionUuid} ${secret}`).toString('base64url');

function openOffer(vault: Vault, { operatorUuid, sessionUuid }: Offered, offer: string): string {
  const opened = openIfPossible(() => vault.open(offeredCodesPlace(operatorUuid), Buffer.from(offer, 'base64url')));
  const [session, secret] = opened?.toString().split(' ') ?? [];
  if (secret === undefined || session !== sessionUuid)
    throw invalid('offer', 'offer', 'is not an offer of this session: ask for a new one');
  return secret;
}

export const offerAuthenticator = (context: Operating) =>
  operation(
    {
      ...asked,
      method: 'POST',
      path: '/admin/v1/session/authenticator/offer',
      operationId: 'offerAuthenticator',
      summary: 'Make a secret for the own authenticator app',
      description:
        'Changes nothing: the app of the person, if there is one, stays. `setAuthenticator` sets the secret, in this session, with a code of the new app.',
      answers: {
        200: {
          description: 'The secret',
          data: Type.Object({
            secret: Type.String({ description: 'To type into the app, in base 32.' }),
            uri: Type.String({ description: 'The text of the picture that the app reads.' }),
            offer: Type.String({ description: 'The secret for `setAuthenticator`, sealed.' }),
          }),
          example: {
            secret: 'JBSWY3DPEHPK3PXP',
            uri: 'otpauth://totp/Achord:maya%40platform.example?…',
            offer: '…',
          },
        },
      },
    },
    {
      async unkeyed(call) {
        const { uuid, email } = await personOf(context, call);
        const secret = newSecret();
        const offer = sealOffer(context.vault, { operatorUuid: uuid, sessionUuid: call.caller.session_uuid! }, secret);
        return ok({ secret, uri: uriOf(secret, email), offer });
      },
    },
  );

export const setAuthenticator = (context: Operating) =>
  operation(
    {
      ...asked,
      method: 'POST',
      path: '/admin/v1/session/authenticator',
      operationId: 'setAuthenticator',
      summary: 'Set up or replace the own authenticator app',
      description:
        'From now on only codes of the new app are accepted. `code`: of the present app, if there is one. `new_code`: of the app with the secret of the offer. The other sessions of the person end, and this one gets a new cookie. Setting the same secret again changes nothing.',
      body: Type.Object({
        offer: Text(1, 500, { description: 'As `offerAuthenticator` answered it, in the same session.' }),
        new_code: Type.String({
          pattern: '^\\d{6}$',
          allowed: '6 digits',
          description: 'The 6 digits that the new app shows.',
        }),
        password: SentPassword,
        code: Type.Optional(Code),
      }),
      example: { offer: '…', new_code: '316207', password: 'correct horse battery staple', code: '492039' },
      answers: { 200: { description: 'Set', data: NoData, example: null, headers: ['Set-Cookie'] } },
      refusals: ['sign_in_refused', 'too_many_sign_ins'],
    },
    {
      async unkeyed(call) {
        const { uuid, email } = await personOf(context, call);
        const session_uuid = call.caller.session_uuid!;
        const { offer, new_code, password, code } = call.body;
        const secret = openOffer(context.vault, { operatorUuid: uuid, sessionUuid: session_uuid }, offer);
        // First: a wrong code of the new app must not use up the one of the present app.
        const step = stepOfCode(secret, new_code, realClock.now());
        if (step === null) throw wrongCode('new_code');
        const given = code === undefined ? { email, password } : { email, password, code };
        const compared = await checkConfirmation(context, call, given, secret);
        const present = compared.totp_sealed;
        // Sent again, because its answer was lost: nothing is left to change.
        if (present !== null && context.vault.open(codesPlace(uuid), present).toString() === secret) return ok(null);
        const token = newSecretToken();
        await atomically(context.database, async (phase) => {
          const sealed = context.vault.seal(codesPlace(uuid), secret);
          if (!(await updateAuthenticator(phase, compared, { sealed, step }))) throw refuse('sign_in_refused');
          await endSessionsOf(phase, uuid, session_uuid);
          await updateConfirmed(phase, session_uuid, hashOfToken(token)!);
          await recordAct(phase, call, {
            action: 'operator.authenticator_changed',
            subject: 'operator',
            subject_uuid: uuid,
            detail: { replaced: present !== null },
          });
        });
        context.sessions.forget();
        return withNewCookie(context, call, token);
      },
    },
  );
