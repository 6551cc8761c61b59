// What an identity provider, or who stands between it and us, can make us believe.
import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProvider, identityProvider } from './identity-provider.ts';

const key = () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
const [known, foreign] = [key(), key()];
const clientId = 'achord';
let makeToken: (claims: object) => string;
let nonce = '';
let issuer = '';
let provider: IdentityProvider;

const providerWith = (amr: string[]) =>
  identityProvider({ issuer, clientId, clientSecret: 'secret', callbackUrl: 'https://x.test/callback', amr });

const server = createServer((request, response) => {
  const answer = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  const now = Math.floor(Date.now() / 1_000);
  if (request.url === '/.well-known/openid-configuration')
    return answer({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    });
  if (request.url === '/keys')
    return answer({
      keys: [{ ...createPublicKey(known).export({ format: 'jwk' }), kid: 'known', use: 'sig', alg: 'RS256' }],
    });
  const claims = {
    iss: issuer,
    aud: clientId,
    sub: 'person',
    nonce,
    iat: now,
    exp: now + 60,
    email: 'cleo@x.test',
    email_verified: true,
  };
  return answer({ access_token: 'a', token_type: 'Bearer', id_token: makeToken(claims) });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = providerWith([]);
});
afterAll(() => server.close());

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (header: object, claims: object, signature: (signed: string) => Buffer) => {
  const signed = `${base64(header)}.${base64(claims)}`;
  return `${signed}.${signature(signed).toString('base64url')}`;
};
const signedWith = (by: KeyObject, kid: string) => (claims: object) =>
  tokenOf({ alg: 'RS256', kid }, claims, (signed) => sign('sha256', Buffer.from(signed), by));

async function signIn(at = provider) {
  const { started } = await at.begin(false);
  nonce = started.nonce;
  return at.end(new URLSearchParams({ code: 'code', state: started.state }), started);
}

describe('An identity token', () => {
  it('that a key of the provider signed is believed', async () => {
    makeToken = signedWith(known, 'known');
    expect(await signIn()).toMatchObject({ subject: `${issuer}|person`, email: 'cleo@x.test' });
  });

  it.each([
    ['is not signed', (claims: object) => tokenOf({ alg: 'none' }, claims, () => Buffer.alloc(0))],
    ['another key signed under its name', signedWith(foreign, 'known')],
    ['an unknown key signed', signedWith(foreign, 'unknown')],
    [
      'the public key signed as a secret',
      (claims: object) =>
        tokenOf({ alg: 'HS256', kid: 'known' }, claims, (signed) =>
          createHmac('sha256', createPublicKey(known).export({ type: 'spki', format: 'pem' }))
            .update(signed)
            .digest(),
        ),
    ],
  ])('that %s is refused', async (_who, make) => {
    makeToken = make;
    await expect(signIn()).rejects.toThrow();
  });

  it('must name one of the required ways to sign in', async () => {
    const strict = providerWith(['mfa', 'hwk']);
    const say = (amr: unknown) => {
      makeToken = (claims) => signedWith(known, 'known')({ ...claims, amr });
    };
    for (const amr of [undefined, [], ['pwd'], 'mfa']) {
      say(amr);
      await expect(signIn(strict)).rejects.toThrow('no amr of mfa, hwk');
    }
    say(['pwd', 'hwk']);
    expect(await signIn(strict)).toMatchObject({ email: 'cleo@x.test' });
  });
});
