// Operators in live mode: an authenticator app is required, cookies need HTTPS, and dangerous acts
// need a second operator.
import { beforeEach, describe, expect, it } from 'vitest';
import { readSettings, SettingsRefused } from '../../../src/platform/settings/read-settings.ts';
import {
  authenticator,
  consoleHeaders,
  cookieIn,
  invitation,
  password,
  renewCodes,
} from '../../support/operators/person.ts';
import { askForAccount } from '../../support/payments/asked-account.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { testService } from '../../support/service/service.ts';

const live = { ACHORD_MODE: 'live', ACHORD_ADMIN_TOKEN: 'b'.repeat(40), ACHORD_ENCRYPTION_KEY: '07'.repeat(32) };
const publicUrl = 'https://payments.platform.example';
const service = await testService({ settings: { ...live, ACHORD_PUBLIC_URL: `${publicUrl}/` } });
const anyone = (path: string, body: object, headers = {}) =>
  service.send('POST', `/admin/v1/${path}`, { token: null, body, headers });

beforeEach(async () => {
  await service.context.database.query('DELETE FROM sign_in_attempts', []);
});

describe('In live mode', () => {
  it('an invitation needs a code of an authenticator app, and so does each sign-in', async () => {
    const asked = invitation('administrator');
    const { link } = (await service.send('POST', '/admin/v1/operators', { body: asked })).body.data;
    expect(link.url).toBe(`${publicUrl}/console/join#${link.token}`);
    const { totp } = (await anyone('invitation', { token: link.token })).body.data;
    expect(totp.required).toBe(true);
    const without = await anyone('invitation/accept', { token: link.token, password });
    expect([without.status, without.body.errors[0].field]).toEqual([422, 'code']);
    const code = authenticator(totp.secret);
    const accepted = await anyone('invitation/accept', { token: link.token, password, code: code() });
    expect(accepted.status).toBe(200);
    await renewCodes(service);
    expect((await anyone('sign-in', { email: asked.email, password })).status).toBe(401);
    const signedIn = await anyone('sign-in', { email: asked.email, password, code: code() }, { origin: publicUrl });
    expect(signedIn.headers.get('set-cookie')).toMatch(
      /^__Host-achord-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );

    const cookie = cookieIn(signedIn);
    const session = (headers: Record<string, string>) =>
      service.send('GET', '/admin/v1/session', { token: null, headers });
    expect((await session({ cookie })).status).toBe(200);
    // Without the prefix anyone on a subdomain could have set it.
    expect((await session({ cookie: cookie.replace('__Host-', '') })).status).toBe(401);
    expect((await session({ cookie, origin: service.address })).status).toBe(403);

    const act = await service.send('POST', '/admin/v1/tokens', {
      token: null,
      body: { admin: true, name: 'a program', reason: 'For the night.' },
      headers: { ...consoleHeaders(cookie), origin: publicUrl },
    });
    expect([act.status, act.body.data.approval.act]).toEqual([202, 'tokens']);
  });

  it('every link is over HTTPS, also if no setting says where browsers reach the service', async () => {
    const other = await testService({ settings: live });
    const { token } = await other.processor();
    const user = await registerPerson(other, token);
    const links = [
      await other.send('POST', '/admin/v1/operators', { body: invitation('administrator') }),
      await askForAccount(other, token, user.uuid),
      await other.send('POST', `/3p/api/v2/users/${user.uuid}/authorization-requests`, {
        token,
        body: {
          bank_account: { uuid: (await addBankAccount(other, token, user.uuid)).uuid, aggregator_type: 'manual' },
          contact: 'help@northwind.example',
        },
      }),
    ].map(({ body }) => body.data.link?.url ?? body.data.url);
    const host = other.address.replace('http://', 'https://');
    expect(links.map((url: string) => url.slice(0, host.length))).toEqual([host, host, host]);
  });

  it('the metrics on the port of the API need an admin token', async () => {
    const metrics = async (token?: string) =>
      (
        await fetch(
          `${service.address}/metrics`,
          token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
        )
      ).status;
    expect(await metrics()).toBe(401);
    expect(await metrics('d'.repeat(40))).toBe(401);
    expect(await metrics((await service.processor()).token)).toBe(403);
    expect(await metrics(service.adminToken)).toBe(200);
  });

  it('every dangerous act needs a second operator, also of the token of the environment', async () => {
    const { policies } = (await service.send('GET', '/admin/v1/approval-policies')).body.data;
    expect(policies.every((policy: { is_required: boolean }) => policy.is_required)).toBe(true);
    const body = { reason: 'There is one operator.', is_required: false };
    expect((await service.send('PUT', '/admin/v1/approval-policies/write_off', { body })).status).toBe(200);
    const token = (await service.send('POST', '/admin/v1/tokens', { body: { admin: true } })).body.data.token;
    const byToken = await service.send('PUT', '/admin/v1/approval-policies/limits', { token, body });
    expect(byToken.status).toBe(202);
  });
});

describe('An admin token in live mode', () => {
  it('expires after a year at the latest', async () => {
    const issue = (body: object) => service.send('POST', '/admin/v1/tokens', { body: { admin: true, ...body } });
    const { uuid } = (await issue({})).body.data;
    const { created_at, expires_at } = (await service.send('GET', `/admin/v1/tokens/${uuid}`)).body.data;
    expect(Math.round((Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000)).toBe(365);
    expect((await issue({ expires_in_days: 365 })).status).toBe(201);
    expect((await issue({ expires_in_days: 366 })).body.errors[0].field).toBe('expires_in_days');
    const { uuid: processor_uuid } = await service.processor();
    const ofTenant = await service.send('POST', '/admin/v1/tokens', { body: { processor_uuid } });
    const read = await service.send('GET', `/admin/v1/tokens/${ofTenant.body.data.uuid}`);
    expect(read.body.data.expires_at).toBeNull();
  });
});

describe('The settings of the identity provider', () => {
  const problems = (settings: Record<string, string>) => {
    try {
      readSettings({ ...live, ...settings });
      return [];
    } catch (error) {
      if (error instanceof SettingsRefused) return error.problems;
      throw error;
    }
  };
  const provider = {
    ACHORD_OIDC_ISSUER: 'https://login.platform.example',
    ACHORD_OIDC_CLIENT_ID: 'achord',
    ACHORD_OIDC_CLIENT_SECRET: 'a secret that is hidden'.replaceAll(' ', '-'),
  };

  it('need each other, and the address to come back to', () => {
    expect(problems({ ...provider, ACHORD_PUBLIC_URL: publicUrl })).toEqual([]);
    expect(problems({ ACHORD_PUBLIC_URL: publicUrl })).toEqual([]);
    expect(problems(provider)).toEqual([expect.stringContaining('ACHORD_PUBLIC_URL must be set')]);
    const { ACHORD_OIDC_ISSUER, ...others } = provider;
    expect(problems({ ...others, ACHORD_PUBLIC_URL: publicUrl })).toEqual([
      expect.stringContaining('ACHORD_OIDC_ISSUER must be set'),
    ]);
    expect(
      problems({ ...provider, ACHORD_PUBLIC_URL: publicUrl, ACHORD_OIDC_ISSUER: 'http://login.example' })[0],
    ).toMatch(/^ACHORD_OIDC_ISSUER must be a URL that begins with https/);
  });
});
