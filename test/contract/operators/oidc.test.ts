// Sign-in at an identity provider: the way through it, and what must not sign anyone in.
import { beforeEach, describe, expect, it } from 'vitest';
import { browser, client, testProvider } from '../../support/operators/identity-provider.ts';
import { invitation } from '../../support/operators/person.ts';
import { freePort } from '../../support/runner/free-port.ts';
import { noteCall } from '../../support/service/called-operations.ts';
import { testService } from '../../support/service/service.ts';

const provider = await testProvider();
const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const service = await testService({
  settings: {
    PORT: String(port),
    ACHORD_PUBLIC_URL: publicUrl,
    ACHORD_OIDC_ISSUER: provider.issuer,
    ACHORD_OIDC_CLIENT_ID: client.client_id,
    ACHORD_OIDC_CLIENT_SECRET: client.client_secret,
  },
});
provider.allow(`${publicUrl}/console/oidc/callback`);
const start = `${publicUrl}/console/oidc/sign-in`;

beforeEach(async () => {
  await service.context.database.query('DELETE FROM sign_in_attempts', []);
});

async function invited(login: string, email_verified = true) {
  const body = invitation('operator');
  provider.accounts.set(login, { email: body.email, email_verified });
  const answer = await service.send('POST', '/admin/v1/operators', { body });
  return answer.body.data.operator as { uuid: string; email: string };
}

/** Signs in, and answers the last answer of the service. */
async function signIn(login: string, open = browser()) {
  const back = await open.signInAtProvider(start, login);
  const response = await open.request(back);
  if (response.status === 303) {
    noteCall('GET /console/oidc/sign-in');
    noteCall('GET /console/oidc/callback');
  }
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
    open,
    back,
  };
}

const operatorOf = async ({ cookies, request }: ReturnType<typeof browser>) => {
  expect(cookies.get(new URL(publicUrl).host)?.has('achord-session')).toBe(true);
  return ((await (await request(`${publicUrl}/admin/v1/session`)).json()) as { data: { operator: object } }).data
    .operator;
};

describe('A sign-in at the identity provider', () => {
  it('opens a session for the operator with the verified email, and goes on to the console', async () => {
    const { uuid, email } = await invited('maya');
    const done = await signIn('maya');
    expect([done.status, done.location]).toEqual([303, '/console/']);
    expect(await operatorOf(done.open)).toMatchObject({ uuid, email, has_oidc: true, has_password: false });
  });

  it('knows the person by the subject afterwards, also with another email', async () => {
    const { uuid } = await invited('noor');
    expect((await signIn('noor')).status).toBe(303);
    provider.accounts.set('noor', { email: 'noor@elsewhere.example', email_verified: true });
    const again = await signIn('noor');
    expect(await operatorOf(again.open)).toMatchObject({ uuid });
  });

  it('does not sign in another person of the provider who gets the same email', async () => {
    const { email } = await invited('first');
    expect((await signIn('first')).status).toBe(303);
    provider.accounts.set('second', { email, email_verified: true });
    const second = await signIn('second');
    expect([second.status, second.text]).toEqual([403, expect.stringContaining('not_an_operator')]);
  });

  it('does not take an email whose letters only look like an operator’s', async () => {
    const body = { ...invitation('operator'), email: 'mika@platform.example' };
    await service.send('POST', '/admin/v1/operators', { body });
    // The database writes the Kelvin sign in lower case as k.
    provider.accounts.set('lookalike', { email: 'mi\u212Aa@platform.example', email_verified: true });
    expect((await signIn('lookalike')).status).toBe(403);
  });

  it.each([
    ['an email that the provider has not verified', 'unverified', true, false],
    ['an email that no operator has', 'stranger', false, true],
  ])('is refused with %s', async (_words, login, isInvited, verified) => {
    if (isInvited) await invited(login, verified);
    else provider.accounts.set(login, { email: 'stranger@platform.example', email_verified: verified });
    const refused = await signIn(login);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('not_an_operator')]);
    expect(refused.open.cookies.get(new URL(publicUrl).host)?.has('achord-session')).toBe(false);
  });

  it('is refused for a disabled operator', async () => {
    const { uuid } = await invited('gone');
    await service.send('PUT', `/admin/v1/operators/${uuid}`, { body: { disabled: true } });
    expect((await signIn('gone')).status).toBe(403);
  });

  it('is refused for a person who signs in with the password only, until that changes', async () => {
    const { uuid } = await invited('careful');
    const open = browser();
    expect((await signIn('careful', open)).status).toBe(303);
    const change = (password_only: boolean) =>
      service.send('PUT', `/admin/v1/operators/${uuid}`, { body: { password_only } });
    expect((await change(true)).body.data.password_only).toBe(true);
    // The open session ends.
    expect((await open.request(`${publicUrl}/admin/v1/session`)).status).toBe(401);
    const refused = await signIn('careful');
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('you sign in with your password')]);
    await change(false);
    expect((await signIn('careful')).status).toBe(303);
  });

  it('ends in the browser that began it, once: not in another, not with another state, not again', async () => {
    await invited('target');
    const open = browser();
    const back = await open.signInAtProvider(start, 'target');
    const victim = browser();
    // The victim has begun a sign-in of its own, so it has a cookie, of another state.
    await victim.request(start);
    for (const other of [browser(), victim]) {
      const planted = await other.request(back);
      expect([planted.status, await planted.text()]).toEqual([401, expect.stringContaining('oidc_refused')]);
    }
    const forged = await open.request(back.replace(/state=[^&]+/, 'state=forged'));
    expect(forged.status).toBe(401);
    expect((await open.request(back)).status).toBe(303);
    expect((await open.request(back)).status).toBe(401);
  });

  it('that the person cancels, or that took too long, says so', async () => {
    const open = browser();
    await open.request(start);
    const canceled = await open.request(`${publicUrl}/console/oidc/callback?error=access_denied&state=x`);
    expect(canceled.status).toBe(401);
    const cookie = open.cookies.get(new URL(publicUrl).host)!;
    cookie.set('achord-oidc', 'bm90IHNlYWxlZA');
    expect((await open.request(`${publicUrl}/console/oidc/callback?code=x&state=x`)).status).toBe(401);
  });
});

describe('Acts that move money', () => {
  const fund = (open: ReturnType<typeof browser>) =>
    open.request(`${publicUrl}/admin/v1/own-funds`, {
      method: 'POST',
      headers: { 'achord-console': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 100, reason: 'A shortage.' }),
    });

  it('need a password that was given at the provider a short time ago, not a session there', async () => {
    const login = 'careful';
    await invited(login);
    const open = browser();
    provider.passwordsAreOld(16 * 60);
    expect((await signIn(login, open)).status).toBe(303);
    const unconfirmed = await fund(open);
    expect([unconfirmed.status, await unconfirmed.text()]).toEqual([
      403,
      expect.stringContaining('confirmation_required'),
    ]);

    // A thief of the browser takes the question for the password out of the address.
    const asked = await open.request(`${start}?again=true`);
    const address = new URL(asked.headers.get('location')!);
    address.searchParams.delete('prompt');
    address.searchParams.delete('max_age');
    const back = await open.follow(address.href, publicUrl, login);
    expect((await open.request(back)).status).toBe(303);
    expect((await fund(open)).status).toBe(403);

    provider.passwordsAreOld(0);
    const again = await open.signInAtProvider(`${start}?again=true`, login);
    expect((await open.request(again)).status).toBe(303);
    expect((await fund(open)).status).toBe(201);
  });
});

it('Without a provider the sign-in there is refused, and says what to set', async () => {
  const without = await testService();
  const answer = await without.send('GET', '/console/oidc/sign-in', { token: null });
  expect([answer.status, answer.body.errors[0].code]).toEqual([503, 'oidc_unavailable']);
});
