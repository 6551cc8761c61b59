// GET /console/oidc/sign-in and /console/oidc/callback: an operator signs in at an identity
// provider.
import { Type } from 'typebox';
import { NoData, operation } from '../../../api/http/operation.ts';
import { Text } from '../../../api/http/schema.ts';
import type { Answer } from '../../../platform/answer.ts';
import { type AtomicPhase, atomically } from '../../../platform/database/atomic-phase.ts';
import type { Log } from '../../../platform/log/log.ts';
import { refuse } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { openIfPossible } from '../../../platform/vault/vault.ts';
import type { Operating } from '../operating.ts';
import { isOperatorEmail } from '../operator-email.ts';
import {
  type OperatorRow,
  selectOperatorByEmail,
  selectOperatorByOidcSubject,
  updateOidcSubject,
} from '../operators.sql.ts';
import { openSession } from '../sessions/open-session.ts';
import { countAddress } from '../sign-in/throttle.ts';
import type { Identity, IdentityProvider, StartedSignIn } from './identity-provider.ts';

export interface OidcSignIn extends Operating {
  /** Null: none is set. */
  provider: IdentityProvider | null;
  log: Pick<Log, 'warn'>;
}

/** The browser comes back within this time. */
const patienceSeconds = 600;

/** The cookie that waits for the browser opens only as what it is. */
const place = { table: 'cookies', row: 'achord-oidc', column: 'started' };

const redirect = (description: string) => ({
  303: { description, data: NoData, example: null, headers: ['Location', 'Set-Cookie'] as const },
});

const moveOn = (location: string, cookie: string): Answer => ({
  status: 303,
  message: '',
  data: null,
  headers: { Location: location, 'Set-Cookie': cookie },
});

export const beginOidcSignIn = (context: OidcSignIn) =>
  operation(
    {
      method: 'GET',
      path: '/console/oidc/sign-in',
      tag: 'Operator: access',
      operationId: 'beginOidcSignIn',
      summary: 'Sign in at the identity provider',
      description:
        'For browsers: sends them to the provider of `ACHORD_OIDC_ISSUER`. `again=true` asks for the password there, also of a person who is signed in there: acts that move money or grant access need it. The provider must send the claim `auth_time`; without it they need a password of this service.',
      callers: ['anyone'],
      query: Type.Object({ again: Type.Optional(Type.Boolean({ allowed: 'true or false' })) }),
      answers: redirect('To the provider'),
      refusals: ['oidc_unavailable', 'too_many_sign_ins'],
    },
    {
      async unkeyed(call) {
        await countAddress(context, call.address);
        const { url, started } = await fromProvider(context, (provider) => provider.begin(call.query.again ?? false));
        const sealed = context.vault.seal(place, JSON.stringify(started)).toString('base64url');
        return moveOn(url, context.cookies.write(call.headers, 'achord-oidc', sealed, patienceSeconds));
      },
    },
  );

export const endOidcSignIn = (context: OidcSignIn) =>
  operation(
    {
      method: 'GET',
      path: '/console/oidc/callback',
      tag: 'Operator: access',
      operationId: 'endOidcSignIn',
      summary: 'Come back from the identity provider',
      description:
        'The provider sends the browser here. At the first sign-in an operator is found by the verified email, from then on by the subject at the provider.',
      callers: ['anyone'],
      // The provider may also send parameters that this service does not know.
      query: Type.Object(
        { code: Type.Optional(Text(1, 2_000)), state: Type.Optional(Text(1, 200)) },
        { additionalProperties: true },
      ),
      answers: redirect('Signed in; to the console'),
      refusals: ['oidc_refused', 'oidc_unavailable', 'not_an_operator', 'too_many_sign_ins'],
    },
    {
      async unkeyed(call) {
        await countAddress(context, call.address);
        const started = startedIn(context, context.cookies.read(call.headers, 'achord-oidc'));
        const sent = new URLSearchParams(call.query as Record<string, string>);
        const identity = await fromProvider(context, (provider) => provider.end(sent, started));
        const token = await atomically(context.database, async (phase) => {
          const operator = await operatorOf(phase, identity);
          if (operator === null || operator.disabled_at !== null) throw refuse('not_an_operator');
          if (operator.password_only)
            throw refuse('not_an_operator', '', 'you sign in with your password and the authenticator app');
          await updateOidcSubject(phase, operator.uuid, identity.subject);
          const confirmed_at = identity.authenticated_at;
          return openSession(phase, call, { operator_uuid: operator.uuid, means: 'oidc', confirmed_at });
        });
        return moveOn('/console/', context.cookies.write(call.headers, 'achord-session', token, null));
      },
    },
  );

/** Asks the provider; an error there is a refusal, and its cause is in the log. */
async function fromProvider<Told>(
  { provider, log }: OidcSignIn,
  ask: (provider: IdentityProvider) => Promise<Told>,
): Promise<Told> {
  if (provider === null) throw refuse('oidc_unavailable');
  try {
    return await ask(provider);
  } catch (err) {
    log.warn({ err }, 'a sign-in at the identity provider failed');
    throw refuse('oidc_refused');
  }
}

/**
 * The sign-in that this browser began. Refuses one that it did not begin, or began too long ago.
 */
function startedIn({ vault }: OidcSignIn, cookie: string | null): StartedSignIn {
  const opened =
    cookie === null ? null : openIfPossible(() => vault.open(place, Buffer.from(cookie, 'base64url')).toString());
  if (opened === null) throw refuse('oidc_refused', '', 'this browser did not begin to sign in: begin again');
  const started = JSON.parse(opened) as StartedSignIn;
  if (realClock.now().getTime() - started.started_at > patienceSeconds * 1_000)
    throw refuse('oidc_refused', '', 'the sign-in took more than ten minutes: begin again');
  return started;
}

/**
 * An email that another person of the provider has taken before is not enough, nor is one that
 * could not be invited.
 */
async function operatorOf(phase: AtomicPhase, { subject, email }: Identity): Promise<OperatorRow | null> {
  const known = await selectOperatorByOidcSubject(phase, subject);
  if (known !== null || email === null || !isOperatorEmail(email)) return known;
  const invited = await selectOperatorByEmail(phase, email);
  return invited?.has_oidc ? null : invited;
}
