// What every person changes alone: the password, the authenticator app and the own sessions. And
// what someone tries who wants to change the settings of another person.
import { beforeEach, describe, expect, it } from 'vitest';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import {
  authenticator,
  consoleHeaders,
  cookieIn,
  invitation,
  type Person,
  password,
  person,
  renewCodes,
} from '../../support/operators/person.ts';
import { type TestAnswer, testService } from '../../support/service/service.ts';

const service = await testService();
const { uuid: tenant, token: tenantToken } = await service.processor();

beforeEach(async () => {
  await service.context.database.query('DELETE FROM sign_in_attempts', []);
  await renewCodes(service);
});

const statusOf = ({ status, body }: TestAnswer) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code];
const ok = [200, undefined, undefined];
const session = (cookie: string) => service.send('GET', '/admin/v1/session', { token: null, headers: { cookie } });
const signIn = (who: Pick<Person, 'email'>, given: object) =>
  service.send('POST', '/admin/v1/sign-in', { token: null, body: { email: who.email, password, ...given } });

/** Signs in again, as in another browser. */
async function elsewhere(who: Person): Promise<string> {
  const answer = await signIn(who, { code: who.code() });
  await renewCodes(service);
  return cookieIn(answer);
}

interface Offer {
  offer: string;
  secret: string;
  code(): string;
}
async function offered(who: Pick<Person, 'send'>): Promise<Offer> {
  const { offer, secret } = (await who.send('POST', '/admin/v1/session/authenticator/offer')).body.data;
  return { offer, secret, code: authenticator(secret) };
}
const set = (who: Pick<Person, 'send'>, body: object) =>
  who.send('POST', '/admin/v1/session/authenticator', { body: { password, ...body } });

/** A person who joined without an app, which only the sandbox allows. */
async function withoutApp() {
  const asked = invitation('viewer');
  const { operator, link } = (await service.send('POST', '/admin/v1/operators', { body: asked })).body.data;
  const body = { token: link.token, password };
  const cookie = cookieIn(await service.send('POST', '/admin/v1/invitation/accept', { token: null, body }));
  const send: Person['send'] = (method, path, request = {}) =>
    service.send(method, path, { token: null, ...request, headers: consoleHeaders(cookie) });
  return { uuid: operator.uuid as string, email: asked.email, cookie, send };
}

const actsOf = async (uuid: string): Promise<{ action: string; detail: object; operator_uuid: string }[]> =>
  (await service.send('GET', `/admin/v1/audit-trail?subject_uuid=${uuid}`)).body.data.acts;

describe('Own e-mails', () => {
  const path = '/admin/v1/session/mails';
  const all = { approvals_to_decide: true, own_approvals: true, scheduled_files: true, risk_decisions: true };
  it('are all on at first, and each person has their own', async () => {
    const [who, other] = [await person(service, 'operator'), await person(service, 'operator')];
    expect((await who.send('GET', path)).body.data).toEqual(all);
    const chosen = { ...all, approvals_to_decide: false };
    expect((await who.send('PUT', path, { body: chosen })).body.data).toEqual(chosen);
    expect((await who.send('PUT', path, { body: chosen })).body.data).toEqual(chosen);
    expect((await who.send('GET', path)).body.data).toEqual(chosen);
    expect((await other.send('GET', path)).body.data).toEqual(all);
    const trail = await service.send(
      'GET',
      `/admin/v1/audit-trail?subject_uuid=${who.uuid}&action=operator.mails_chosen`,
    );
    expect(trail.body.data.acts.map(({ detail }: { detail: object }) => detail)).toEqual([
      { before: { approvals_to_decide: true }, after: { approvals_to_decide: false } },
    ]);
  });

  it('are not for people of a tenant, who get none', async () => {
    const who = await person(service, 'tenant_owner', tenant);
    expect(statusOf(await who.send('GET', path))).toEqual([403, 'role', 'role_not_allowed']);
    expect(statusOf(await who.send('PUT', path, { body: all }))).toEqual([403, 'role', 'role_not_allowed']);
  });

  it('are chosen whole: a choice that is left out is refused by its name', async () => {
    const who = await person(service, 'viewer');
    const { own_approvals: _, ...body } = all;
    expect(statusOf(await who.send('PUT', path, { body }))).toEqual([422, 'own_approvals', 'required']);
  });
});

describe('An authenticator app', () => {
  it('is set up later: from then on each sign-in needs its code', async () => {
    const who = await withoutApp();
    expect((await session(who.cookie)).body.data.has_authenticator).toBe(false);
    const { offer, code, secret } = await offered(who);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const answer = await set(who, { offer, new_code: code() });
    expect(statusOf(answer)).toEqual(ok);
    expect((await session(cookieIn(answer))).body.data.has_authenticator).toBe(true);
    expect((await signIn(who, {})).status).toBe(401);
    // The code that set it up is used.
    expect((await signIn(who, { code: code() })).status).toBe(401);
    await renewCodes(service);
    expect((await signIn(who, { code: code() })).status).toBe(200);
    const changed = (await actsOf(who.uuid)).filter(({ action }) => action === 'operator.authenticator_changed');
    expect(changed).toMatchObject([{ detail: { replaced: false }, operator_uuid: who.uuid }]);
  });

  it.each(['viewer', 'administrator', 'developer', 'tenant_owner'] as const)(
    'of a %s is replaced: the old codes end, and so do the other sessions',
    async (role) => {
      const isOfTenant = role === 'developer' || role === 'tenant_owner';
      const who = await person(service, role, isOfTenant ? tenant : undefined);
      const other = await elsewhere(who);
      const { offer, code } = await offered(who);
      expect(statusOf(await set(who, { offer, new_code: code(), code: who.code() }))).toEqual(ok);
      await renewCodes(service);
      expect((await session(other)).status).toBe(401);
      expect((await session(who.cookie)).status).toBe(200);
      expect((await signIn(who, { code: who.code() })).status).toBe(401);
      expect((await signIn(who, { code: code() })).status).toBe(200);
    },
  );

  it('needs the password and the present code, and a right code of the new app', async () => {
    const who = await person(service, 'viewer');
    const { offer, code } = await offered(who);
    const tried = async (body: object) =>
      statusOf(await set(who, { offer, new_code: code(), code: who.code(), ...body }));
    const refused = [401, '', 'sign_in_refused'];
    expect(await tried({ password: 'not the password' })).toEqual(refused);
    expect(await tried({ code: '000000' })).toEqual(refused);
    // The code of the new app is not one of the present app.
    expect(await tried({ code: code() })).toEqual(refused);
    expect(statusOf(await set(who, { offer, new_code: code() }))).toEqual(refused);
    // It uses up neither an attempt nor the present code.
    expect(await tried({ new_code: '000000' })).toEqual([422, 'new_code', 'code']);
    expect(await tried({ offer: 'AAAA' })).toEqual([422, 'offer', 'offer']);
    expect(await tried({})).toEqual(ok);
  });

  it('is set once, also by the same offer at once and again', async () => {
    const who = await person(service, 'viewer');
    const first = await offered(who);
    const second = await offered(who);
    const body = { offer: first.offer, new_code: first.code(), code: who.code() };
    const answers = await Promise.all([set(who, body), set(who, body), set(who, body)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    // Its answer was lost. The code of the app before is worth nothing now, and costs no attempt.
    for (let count = 0; count < 12; count++) expect(statusOf(await set(who, body))).toEqual(ok);
    expect((await set(who, { ...body, password: 'not the password' })).status).toBe(401);
    expect(statusOf(await set(who, { ...body, new_code: '000000' }))).toEqual([422, 'new_code', 'code']);
    const changes = (await actsOf(who.uuid)).filter(({ action }) => action === 'operator.authenticator_changed');
    expect(changes).toHaveLength(1);
    await renewCodes(service);
    const other = { offer: second.offer, new_code: second.code(), code: first.code() };
    expect(statusOf(await set(who, other))).toEqual(ok);
  });

  it('never makes an accepted step good again', async () => {
    const who = await person(service, 'viewer');
    const { offer, code } = await offered(who);
    const step = () =>
      service.context.database.query<{ totp_step: string; sealed: boolean }>(
        'SELECT totp_step, totp_sealed IS NOT NULL AS sealed FROM operators WHERE uuid = $1',
        [who.uuid],
      );
    // As if a code of the next period had just been accepted.
    const later = Math.floor(Date.now() / 30_000) + 3;
    await service.context.database.query('UPDATE operators SET totp_step = $2, totp_sealed = NULL WHERE uuid = $1', [
      who.uuid,
      later,
    ]);
    expect(statusOf(await set(who, { offer, new_code: code() }))).toEqual(ok);
    expect(await step()).toEqual([{ totp_step: later, sealed: true }]);
  });

  it('has the attempts of the session, and no more', async () => {
    const who = await person(service, 'viewer');
    const { offer, code } = await offered(who);
    const guess = (given: string) => set(who, { offer, new_code: code(), code: who.code(), password: given });
    const answers = await Promise.all(Array.from({ length: 13 }, () => guess('guessed by a machine')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    expect((await guess(password)).status).toBe(429);
  });
});

describe('Who compared a password that has changed since', () => {
  it.each(['authenticator', 'password'] as const)('does not change the %s', async (what) => {
    const who = await person(service, 'viewer');
    const { offer, code } = await offered(who);
    const { database } = service.context;
    let release = () => {};
    let changed = () => {};
    const isChanged = new Promise<void>((resolve) => {
      changed = resolve;
    });
    const changing = atomically(database, async (phase) => {
      await phase.query("UPDATE operators SET password_hash = 'argon2id$8$1$1$AA==$AA==' WHERE uuid = $1", [who.uuid]);
      changed();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    await isChanged;
    const body = what === 'password' ? { new_password: 'four other words, also long' } : { offer, new_code: code() };
    const answer = who.send('POST', `/admin/v1/session/${what}`, { body: { password, code: who.code(), ...body } });
    // It has compared the old password, and waits for the row.
    await expect
      .poll(() =>
        database.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          [],
        ),
      )
      .toHaveLength(1);
    release();
    await changing;
    expect(statusOf(await answer)).toEqual([401, '', 'sign_in_refused']);
  });
});

describe('A new password that is refused', () => {
  it('leaves the code for the next attempt', async () => {
    const who = await person(service, 'viewer');
    const code = who.code();
    const change = (new_password: string) =>
      who.send('POST', '/admin/v1/session/password', { body: { password, code, new_password } });
    expect(statusOf(await change('password1234'))).toEqual([422, 'new_password', 'guessable']);
    expect(statusOf(await change('four other words, also long'))).toEqual(ok);
  });
});

describe('Own sessions', () => {
  const list = async (who: Person) => (await who.send('GET', '/admin/v1/session/all')).body.data.sessions;

  it.each(['viewer', 'tenant_viewer'] as const)('of a %s are listed, this one is marked', async (role) => {
    const who = await person(service, role, role === 'viewer' ? undefined : tenant);
    await person(service, role, role === 'viewer' ? undefined : tenant);
    await elsewhere(who);
    const sessions = await list(who);
    expect(sessions.map(({ is_this }: { is_this: boolean }) => is_this)).toEqual([false, true]);
    expect(sessions[1]).toMatchObject({
      uuid: (await session(who.cookie)).body.data.uuid,
      address: '127.0.0.1',
      created_at: expect.stringMatching(/^\d{4}-/),
    });
    expect(JSON.stringify(sessions)).not.toMatch(/hash|token/);
  });

  it('end one by one, but for this one, and all others at once', async () => {
    const who = await person(service, 'viewer');
    const [one, two] = [await elsewhere(who), await elsewhere(who)];
    const [newest, , own] = await list(who);
    expect(statusOf(await who.send('DELETE', `/admin/v1/session/all/${newest.uuid}`))).toEqual(ok);
    expect([(await session(one)).status, (await session(two)).status]).toEqual([200, 401]);
    expect(statusOf(await who.send('DELETE', `/admin/v1/session/all/${own.uuid}`))).toEqual([
      422,
      'uuid',
      'invalid_state',
    ]);
    expect(statusOf(await who.send('DELETE', '/admin/v1/session/all'))).toEqual(ok);
    expect([(await session(one)).status, (await session(who.cookie)).status]).toEqual([401, 200]);
    expect(await list(who)).toHaveLength(1);
    const acts = (await actsOf(who.uuid)).slice(0, 2);
    expect(acts).toMatchObject([
      { action: 'operator.other_sessions_ended', detail: { count: 1 }, operator_uuid: who.uuid },
      { action: 'session.ended', detail: { session_uuid: newest.uuid }, operator_uuid: who.uuid },
    ]);
  });
});

describe('A change of what signs in', () => {
  it.each(['authenticator', 'password'] as const)('(the %s) gives the own session a new cookie', async (what) => {
    const who = await person(service, 'viewer');
    const stolen = who.cookie;
    const before = (await session(stolen)).body.data;
    const { offer, code } = await offered(who);
    const body = what === 'password' ? { new_password: 'four other words, also long' } : { offer, new_code: code() };
    const answer = await who.send('POST', `/admin/v1/session/${what}`, {
      body: { password, code: who.code(), ...body },
    });
    expect(statusOf(answer)).toEqual(ok);
    expect(cookieIn(answer)).not.toBe(stolen);
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly/);
    expect((await session(stolen)).status).toBe(401);
    expect((await session(cookieIn(answer))).body.data.uuid).toBe(before.uuid);
  });
});

describe('Many requests at once', () => {
  it('about the own sessions need one connection each', async () => {
    const who = await person(service, 'viewer');
    const { uuid } = (await session(await elsewhere(who))).body.data;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => [
        who.send('DELETE', '/admin/v1/session/all'),
        who.send('DELETE', `/admin/v1/session/all/${uuid}`),
      ]).flat(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('Another person', () => {
  it('neither sees nor ends the sessions, also not a colleague of the same tenant', async () => {
    const victim = await person(service, 'tenant_owner', tenant);
    const colleague = await person(service, 'tenant_owner', tenant);
    const administrator = await person(service, 'administrator');
    const { uuid } = (await session(victim.cookie)).body.data;
    const unknown = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
    for (const who of [colleague, administrator]) {
      expect((await who.send('GET', `/admin/v1/session/all?operator_uuid=${victim.uuid}`)).status).toBe(422);
      const { sessions } = (await who.send('GET', '/admin/v1/session/all')).body.data;
      expect(sessions.map((one: { is_this: boolean }) => one.is_this)).toEqual([true]);
      const answer = await who.send('DELETE', `/admin/v1/session/all/${uuid}`);
      const ofUnknown = await who.send('DELETE', `/admin/v1/session/all/${unknown}`);
      expect([answer.status, answer.text]).toEqual([404, ofUnknown.text]);
      await who.send('DELETE', '/admin/v1/session/all');
    }
    expect((await session(victim.cookie)).status).toBe(200);
  });

  it('gets no app by an offer of another person, or of another session', async () => {
    const [victim, thief] = [await person(service, 'administrator'), await person(service, 'administrator')];
    const ofThief = await offered(thief);
    // As if the thief made the victim's browser send it.
    const planted = { offer: ofThief.offer, new_code: ofThief.code(), code: victim.code() };
    expect(statusOf(await set(victim, planted))).toEqual([422, 'offer', 'offer']);
    const cookie = await elsewhere(victim);
    const there: Pick<Person, 'send'> = {
      send: (method, path, request = {}) =>
        service.send(method, path, { token: null, ...request, headers: consoleHeaders(cookie) }),
    };
    const ofOther = await offered(there);
    const moved = { offer: ofOther.offer, new_code: ofOther.code(), code: victim.code() };
    expect(statusOf(await set(victim, moved))).toEqual([422, 'offer', 'offer']);
    expect((await signIn(victim, { code: victim.code() })).status).toBe(200);
  });

  it('who has the open browser, but not the password, changes nothing', async () => {
    const who = await person(service, 'administrator');
    const { offer, code } = await offered(who);
    const guessed = { password: 'guessed by a machine', code: who.code() };
    expect((await set(who, { ...guessed, offer, new_code: code() })).status).toBe(401);
    const change = { ...guessed, new_password: 'four other words, also long' };
    expect((await who.send('POST', '/admin/v1/session/password', { body: change })).status).toBe(401);
    expect((await signIn(who, { code: who.code() })).status).toBe(200);
  });

  it('on a page of another site, and a token, have none of these', async () => {
    const who = await person(service, 'administrator');
    const headers = { cookie: who.cookie };
    const asked = [
      ['POST', '/admin/v1/session/authenticator/offer'],
      ['POST', '/admin/v1/session/authenticator'],
      ['DELETE', '/admin/v1/session/all'],
      ['PUT', '/admin/v1/session/mails'],
    ] as const;
    const mails = { approvals_to_decide: false, own_approvals: false, scheduled_files: false, risk_decisions: false };
    for (const [method, path] of asked) {
      const forged = await service.send(method, path, {
        token: null,
        headers,
        ...(method !== 'DELETE' && { body: method === 'PUT' ? mails : {} }),
      });
      expect([path, ...statusOf(forged)]).toEqual([path, 403, 'Achord-Console', 'cross_site']);
      for (const token of [undefined, tenantToken]) {
        const body = path.endsWith('offer') ? {} : { offer: 'AAAA', new_code: '123456', password };
        const answer = await service.send(method, path, {
          ...(token === undefined ? {} : { token }),
          ...(method !== 'DELETE' && { body: method === 'PUT' ? mails : body }),
        });
        expect(statusOf(answer)).toEqual([403, '', 'wrong_kind_of_token']);
      }
    }
  });
});
