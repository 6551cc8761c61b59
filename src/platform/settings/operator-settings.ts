// The settings about operators: their token, their addresses.
import { matching, networks, providerUrl, type Setting, setting, waysToSignIn } from './setting-readers.ts';

export const operatorSettings = {
  ACHORD_ADMIN_TOKEN: setting<string | null>(
    matching(
      /^(?!(?:[0-9a-f]{4}-?){8}$)[\x21-\x7e]{32,200}$/i,
      '32 to 200 visible ASCII characters, and not a uuid, because the log may show a uuid',
    ),
    null,
    'Token of the operator, for `/admin` and `/sandbox`. To make one: `openssl rand -hex 32`.',
    { shown: 'generated in sandbox mode with the embedded database, otherwise required', secret: true },
  ),
  ACHORD_PUBLIC_URL: setting<string | null>(
    providerUrl,
    null,
    'URL at which browsers reach this service: for links in invitations, and for the check of `Origin`. See [operators.md](operators.md).',
    { shown: 'the address that it listens on' },
  ),
  ACHORD_OIDC_ISSUER: setting<string | null>(
    providerUrl,
    null,
    'URL of an identity provider (OpenID Connect) at which operators sign in. See [operators.md](operators.md#sign-in-at-an-identity-provider).',
    { shown: 'none: operators have passwords' },
  ),
  ACHORD_OIDC_CLIENT_ID: setting<string | null>(
    matching(/^[\x21-\x7e]{1,200}$/, '1 to 200 visible ASCII characters'),
    null,
    'Id of this service at the identity provider.',
    { shown: 'none; required with `ACHORD_OIDC_ISSUER`' },
  ),
  ACHORD_OIDC_CLIENT_SECRET: setting<string | null>(
    matching(/^[\x21-\x7e]{16,500}$/, '16 to 500 visible ASCII characters'),
    null,
    'Secret of this service at the identity provider.',
    { shown: 'none; required with `ACHORD_OIDC_ISSUER`', secret: true },
  ),
  ACHORD_OIDC_AMR: setting<string[]>(
    waysToSignIn,
    [],
    'Ways to sign in at the identity provider, such as `mfa,hwk` (RFC 8176). The claim `amr` of the identity token must have one of them.',
    { shown: 'none: any way' },
  ),
  ACHORD_TRUSTED_PROXIES: setting<string[]>(
    networks,
    [],
    'Networks of your own proxies in front of this service. The audit trail and the limits of sign-ins then use the address in their `X-Forwarded-For`.',
    { shown: 'none: the address of the connection' },
  ),
} as const satisfies Record<string, Setting<never> | Setting<unknown>>;
