// The identity provider at which operators sign in (OpenID Connect, authorization code with PKCE).
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider sends the browser back. */
  callbackUrl: string;
  /** The token must name one of these ways to sign in (RFC 8176). Empty: any way. */
  amr: readonly string[];
}

/** What the browser keeps, sealed, until it comes back. */
export interface StartedSignIn {
  state: string;
  nonce: string;
  verifier: string;
  /** Milliseconds since 1970. */
  started_at: number;
}

/** Who has signed in, as the provider says. */
export interface Identity {
  /** Issuer and subject: the same person for good. */
  subject: string;
  /** Null: the provider has not verified it. */
  email: string | null;
  /** When the person gave the password there; null: the provider does not say. */
  authenticated_at: Date | null;
}

export interface IdentityProvider {
  /** `again`: the person must give the password there, even with a session at the provider. */
  begin(again: boolean): Promise<{ url: string; started: StartedSignIn }>;
  /** `sent`: the parameters with which the browser came back. Throws when anything is wrong. */
  end(sent: URLSearchParams, started: StartedSignIn): Promise<Identity>;
}

// A session here lasts no longer. A provider that is asked for a limit says when the password was
// given (OpenID Connect Core 3.1.2.1).
const maxAgeSeconds = 12 * 3_600;

// Its keys and endpoints may change: they are read again after this time.
const knownMs = 3_600_000;

export function identityProvider({
  issuer,
  clientId,
  clientSecret,
  callbackUrl,
  amr,
}: ProviderSettings): IdentityProvider {
  let known: { configuration: Promise<Configuration>; since: number } | null = null;

  function configuration(): Promise<Configuration> {
    const now = realClock.now().getTime();
    if (known === null || now - known.since > knownMs) {
      // The signatures of identity tokens are verified too: TLS alone proves only who is at the
      // other end, and that may be a proxy of the company. Only an address of this machine may be
      // without TLS: the setting allows no other.
      const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])];
      const configuration = discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: 10 });
      known = { configuration, since: now };
      // The next sign-in tries again.
      configuration.catch(() => {
        known = null;
      });
    }
    return known.configuration;
  }

  return {
    async begin(again) {
      const verifier = randomPKCECodeVerifier();
      const started = { state: randomState(), nonce: randomNonce(), verifier, started_at: realClock.now().getTime() };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: started.state,
        nonce: started.nonce,
        ...(again ? { prompt: 'login', max_age: '0' } : { max_age: String(maxAgeSeconds) }),
      });
      return { url: url.href, started };
    },
    async end(sent, { state, nonce, verifier }) {
      // The service may be behind a proxy: the address that the provider knows counts.
      const seen = new URL(callbackUrl);
      seen.search = sent.toString();
      const tokens = await authorizationCodeGrant(await configuration(), seen, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const { iss, sub, email, email_verified, auth_time, amr: said } = tokens.claims()!;
      const ways = Array.isArray(said) ? said : [];
      if (amr.length > 0 && !amr.some((one) => ways.includes(one)))
        throw new StatedError(`the token has no amr of ${amr.join(', ')}`);
      return {
        subject: `${iss}|${sub}`,
        email: typeof email === 'string' && email_verified === true ? email : null,
        // What the browser was sent to the provider with proves nothing: only this claim does.
        authenticated_at: auth_time === undefined ? null : instant(auth_time * 1_000),
      };
    },
  };
}
