// Invitations, sign-ins and sessions of operators: what works, and what an attacker tries.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  consoleHeaders,
  cookieIn,
  invitation,
  type Person,
  password,
  person,
  renewCodes,
} from '../../support/operators/person.ts';
import { type TestRequest, testService } from '../../support/service/service.ts';

const service = await testService();
const anyone = (path: string, body: object, request: TestRequest = {}) =>
  service.send('POST', `/admin/v1/${path}`, { token: null, body, ...request });
async function signIn(
  who: Pick<Person, 'email' | 'password' | 'code'>,
  change: object = {},
  request: TestRequest = {},
) {
  const answer = await anyone('sign-in', { email: who.email, password, code: who.code(), ...change }, request);
  await renewCodes(service);
  return answer;
}
const session = (cookie: string) => service.send('GET', '/admin/v1/session', { token: null, headers: { cookie } });
const age = (column: string, minutes: number, uuid: string) =>
  service.context.database.query(
    `UPDATE operator_sessions SET ${column} = ${column} - make_interval(mins => $1) WHERE operator_uuid = $2`,
    [minutes, uuid],
  );
/** The cached caller of a session is one second old at most; the tests do not wait for that. */
const forget = () => service.context.sessions.forget();
beforeEach(async () => {
  await service.context.database.query('DELETE FROM sign_in_attempts', []);
});

async function invited(role: 'viewer' | 'operator' = 'operator') {
  const body = invitation(role);
  const answer = await service.send('POST', '/admin/v1/operators', { body });
  return { ...body, uuid: answer.body.data.operator.uuid, link: answer.body.data.link };
}

describe('An invitation', () => {
  it('is a link that shows whom it is for, sets a password, and signs in', async () => {
    const { name, email, link, uuid } = await invited();
    expect(link.url).toBe(`${service.address}/console/join#${link.token}`);
    const opened = await anyone('invitation', { token: link.token });
    expect(opened.body.data).toMatchObject({ name, email, totp: { required: false } });
    expect(opened.body.data.totp.uri).toContain(opened.body.data.totp.secret);
    const accepted = await anyone('invitation/accept', { token: link.token, password });
    expect(accepted.body.data.operator).toMatchObject({ uuid, has_password: true, role: 'operator' });
    expect(accepted.body.data.operator.joined_at).not.toBeNull();
    const own = await session(cookieIn(accepted));
    expect(own.body.data).toMatchObject({ is_confirmed: true, operator: { uuid, email } });
  });

  it.each(['aaaaaaaaaaaa', 'password1234', 'abcdefghijkl', 'qwertyuiop12'])(
    'refuses the password %s',
    async (guessable) => {
      const { link } = await invited();
      const accept = (chosen: string) => anyone('invitation/accept', { token: link.token, password: chosen });
      const { status, body } = await accept(guessable);
      expect([status, body.errors[0].field, body.errors[0].code]).toEqual([422, 'password', 'guessable']);
      expect((await accept(password)).status).toBe(200);
    },
  );

  it('refuses a new password that is the email of the person', async () => {
    const who = await person(service, 'operator');
    const new_password = who.email;
    const { body } = await who.send('POST', '/admin/v1/session/password', {
      body: { password, code: who.code(), new_password },
    });
    expect(body.errors).toMatchObject([{ field: 'new_password', code: 'guessable' }]);
  });

  it('works once: neither again, nor twice at once', async () => {
    const { link } = await invited();
    const accept = () => anyone('invitation/accept', { token: link.token, password });
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await accept()).body.errors).toMatchObject([{ code: 'link_invalid' }]);
    expect((await anyone('invitation', { token: link.token })).status).toBe(401);
  });

  it('ends when a newer link is made, when it expires, and when the operator is disabled', async () => {
    const { uuid, link } = await invited();
    const open = (token: string) => anyone('invitation', { token }).then(({ status }) => status);
    const made = await service.send('POST', `/admin/v1/operators/${uuid}/link`);
    const newer = made.body.data.link.token;
    expect([await open(link.token), await open(newer)]).toEqual([401, 200]);
    await service.send('PUT', `/admin/v1/operators/${uuid}`, { body: { disabled: true } });
    expect(await open(newer)).toBe(401);
    expect((await service.send('POST', `/admin/v1/operators/${uuid}/link`)).body.errors).toMatchObject([
      { code: 'invalid_state', field: 'uuid' },
    ]);
    await service.send('PUT', `/admin/v1/operators/${uuid}`, { body: { disabled: false } });
    expect(await open(newer)).toBe(200);
    await service.context.database.query("UPDATE operator_links SET expires_at = now() - interval '1 second'", []);
    expect(await open(newer)).toBe(401);
  });

  it.each([
    [{ email: 'unknown' }, 'email'],
    [{ role: 'chief' }, 'role'],
    [{ name: '' }, 'name'],
    [{ role: 'developer' }, 'processor_uuid'],
    [{ processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d' }, 'processor_uuid'],
    [{ password: 'secret' }, 'password'],
  ])('with %j is refused, and the answer names %s', async (change, field) => {
    const answer = await service.send('POST', '/admin/v1/operators', { body: { ...invitation('viewer'), ...change } });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });

  it('for an email that an operator has, in any case, is refused', async () => {
    const { email } = await invited();
    const body = { ...invitation('viewer'), email: email.toUpperCase() };
    const answer = await service.send('POST', '/admin/v1/operators', { body });
    expect(answer.body.errors).toMatchObject([{ code: 'operator_exists', field: 'email' }]);
  });

  it('needs a password of 12 characters, and a right code if one is sent', async () => {
    const { link } = await invited();
    const accept = (body: object) => anyone('invitation/accept', { token: link.token, password, ...body });
    expect((await accept({ password: 'eleven char' })).body.errors[0].field).toBe('password');
    expect((await accept({ code: '12345' })).body.errors[0].field).toBe('code');
    expect((await accept({ code: '000000' })).body.errors[0].field).toBe('code');
    expect((await accept({})).status).toBe(200);
  });
});

describe('A sign-in', () => {
  it('answers the same for an unknown email, a wrong password, a wrong code and a disabled operator', async () => {
    const known = await person(service, 'operator');
    const disabled = await person(service, 'operator');
    await service.send('PUT', `/admin/v1/operators/${disabled.uuid}`, { body: { disabled: true } });
    const refused = [
      await signIn(known, { email: 'unknown@platform.example' }),
      await signIn(known, { password: 'not the password' }),
      await signIn(known, { code: '000000' }),
      await anyone('sign-in', { email: known.email, password }),
      await signIn(disabled),
    ];
    for (const answer of refused) {
      expect([answer.status, answer.text]).toEqual([401, refused[0]!.text]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect((await signIn(known)).status).toBe(200);
    // Each leaves the same trace, so that they also take the same time.
    const { acts } = (await service.send('GET', '/admin/v1/audit-trail?action=operator.sign_in_refused&limit=5')).body
      .data;
    expect(acts.map(({ subject_uuid }: { subject_uuid: string | null }) => subject_uuid)).toEqual([
      disabled.uuid,
      known.uuid,
      known.uuid,
      known.uuid,
      null,
    ]);
  });

  it('takes a code once', async () => {
    const who = await person(service, 'operator');
    const body = { email: who.email, password, code: who.code() };
    const answers = await Promise.all([anyone('sign-in', body), anyone('sign-in', body), anyone('sign-in', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('is throttled by account, also for an account that does not exist, and others are not', async () => {
    const who = await person(service, 'operator');
    const other = await person(service, 'operator');
    for (const email of [who.email, 'unknown@platform.example']) {
      const answers = await Promise.all(
        Array.from({ length: 14 }, () => anyone('sign-in', { email, password: 'guessed by a machine' })),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      const throttled = answers.filter(({ status }) => status === 429);
      expect(throttled).toHaveLength(4);
      expect(Number(throttled[0]!.headers.get('retry-after'))).toBeGreaterThan(60);
    }
    // The right password is not compared any more.
    expect((await signIn(who)).status).toBe(429);
    expect((await signIn(other)).status).toBe(200);
    await service.context.database.query("UPDATE sign_in_attempts SET since = since - interval '16 minutes'", []);
    expect((await signIn(who)).status).toBe(200);
  });

  it('is throttled by address over all accounts', async () => {
    const tries = await Promise.all(
      Array.from({ length: 60 }, (_, n) => anyone('sign-in', { email: `guess-${n}@platform.example`, password })),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('gives a new session, whatever cookie was there before (fixation)', async () => {
    const who = await person(service, 'operator');
    const planted = `achord-session=${'A'.repeat(43)}`;
    const answer = await signIn(who, {}, { headers: { cookie: planted } });
    expect(cookieIn(answer)).not.toBe(planted);
    expect((await session(planted)).status).toBe(401);
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const who = await person(service, 'operator');
    const plain = (await signIn(who)).headers.get('set-cookie')!;
    expect(plain).toMatch(/^achord-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('keeps no answer under an idempotency key', async () => {
    const who = await person(service, 'operator');
    const body = { email: who.email, password, code: who.code() };
    expect((await anyone('sign-in', body, { key: 'once' })).status).toBe(200);
    expect((await anyone('sign-in', body, { key: 'once' })).status).toBe(401);
  });

  it('from a page of another site is refused', async () => {
    const who = await person(service, 'operator');
    const answer = await signIn(who, {}, { headers: { origin: 'https://evil.example' } });
    expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'cross_site']);
    expect((await signIn(who, {}, { headers: { origin: service.address } })).status).toBe(200);
  });
});

describe('A session', () => {
  it('ends after 30 minutes without a request, and after 12 hours in all, and says so', async () => {
    const idle = await person(service, 'viewer');
    await age('last_seen_at', 31, idle.uuid);
    forget();
    expect((await idle.send('GET', '/admin/v1/today')).body.errors).toMatchObject([{ code: 'session_ended' }]);
    const long = await person(service, 'viewer');
    await age('created_at', 12 * 60 + 1, long.uuid);
    forget();
    expect((await long.send('GET', '/admin/v1/today')).body.errors).toMatchObject([{ code: 'session_ended' }]);
  });

  it('lasts while requests come', async () => {
    const who = await person(service, 'viewer');
    for (let times = 0; times < 3; times++) {
      await age('last_seen_at', 29, who.uuid);
      forget();
      expect((await who.send('GET', '/admin/v1/today')).status).toBe(200);
    }
  });

  it('ends with a sign-out, by an administrator, with a disabled operator, and with a new password', async () => {
    const administrator = await person(service, 'administrator');
    const ended = async (who: Person) => (await session(who.cookie)).body.errors[0].code;

    const leaving = await person(service, 'viewer');
    const out = await leaving.send('DELETE', '/admin/v1/session');
    expect(out.headers.get('set-cookie')).toMatch(/^achord-session=; .*Max-Age=0$/);
    expect(await ended(leaving)).toBe('session_ended');

    const stolen = await person(service, 'viewer');
    const { sessions } = (await administrator.send('GET', `/admin/v1/sessions?operator_uuid=${stolen.uuid}`)).body.data;
    expect(sessions).toMatchObject([{ operator_uuid: stolen.uuid, address: '127.0.0.1' }]);
    const path = `/admin/v1/sessions/${sessions[0].uuid}?reason=its-laptop-was-stolen`;
    expect((await administrator.send('DELETE', path)).status).toBe(200);
    expect((await administrator.send('DELETE', path)).status).toBe(200);
    expect(await ended(stolen)).toBe('session_ended');

    const disabled = await person(service, 'viewer');
    const body = { disabled: true, reason: 'Has left the company.' };
    await administrator.send('PUT', `/admin/v1/operators/${disabled.uuid}`, { body });
    expect(await ended(disabled)).toBe('session_ended');

    const careful = await person(service, 'viewer');
    const elsewhere = cookieIn(await signIn(careful));
    const change = { password, code: careful.code(), new_password: 'four other words, also long' };
    expect((await careful.send('POST', '/admin/v1/session/password', { body: change })).status).toBe(200);
    await renewCodes(service);
    expect((await session(elsewhere)).status).toBe(401);
    expect((await session(careful.cookie)).status).toBe(200);
    expect((await careful.send('POST', '/admin/v1/session/password', { body: change })).status).toBe(401);
  });

  it('that is unknown, malformed or sent twice is no session', async () => {
    const who = await person(service, 'viewer');
    for (const cookie of [
      `achord-session=${'x'.repeat(43)}`,
      'achord-session=',
      'achord-session=../..',
      `${who.cookie}; ${who.cookie}`,
      `__Host-${who.cookie}`,
      'other=1',
    ])
      expect([cookie, (await session(cookie)).status]).toEqual([cookie, 401]);
  });

  it('cannot be used by another site: neither its origin, nor a request without the header', async () => {
    const who = await person(service, 'administrator');
    const act = (headers: Record<string, string>) =>
      service.send('POST', '/admin/v1/processors', { token: null, body: { name: 'Forged' }, headers });
    const forged = [
      await act({ cookie: who.cookie }),
      await act({ ...consoleHeaders(who.cookie), origin: 'https://evil.example' }),
      await act({ ...consoleHeaders(who.cookie), origin: 'null' }),
      await act({ ...consoleHeaders(who.cookie), 'sec-fetch-site': 'cross-site' }),
      await act({ ...consoleHeaders(who.cookie), 'sec-fetch-site': 'same-site' }),
    ];
    expect(forged.map(({ status, body }) => [status, body.errors[0].code])).toEqual(
      forged.map(() => [403, 'cross_site']),
    );
    expect((await act({ ...consoleHeaders(who.cookie), origin: service.address })).status).toBe(201);
  });

  it('does not count next to an Authorization header', async () => {
    const who = await person(service, 'administrator');
    const headers = { ...consoleHeaders(who.cookie), authorization: 'Bearer wrong' };
    expect((await service.send('GET', '/admin/v1/today', { token: null, headers })).status).toBe(401);
  });

  it('must be confirmed before money moves when the password is older than 15 minutes', async () => {
    const who = await person(service, 'operator');
    const act = (cookie: string) =>
      service.send('POST', '/admin/v1/own-funds', {
        token: null,
        headers: consoleHeaders(cookie),
        body: { amount: 100, reason: 'To cover a shortage.' },
      });
    expect((await act(who.cookie)).status).toBe(201);
    await age('confirmed_at', 16, who.uuid);
    forget();
    expect((await act(who.cookie)).body.errors).toMatchObject([{ code: 'confirmation_required' }]);
    // Reading goes on.
    expect((await session(who.cookie)).body.data.is_confirmed).toBe(false);
    const before = who.cookie;
    const confirm = (body: object) => who.send('POST', '/admin/v1/session/confirm', { body });
    expect((await confirm({ password: 'not the password', code: who.code() })).status).toBe(401);
    const confirmed = await confirm({ password, code: who.code() });
    expect(confirmed.status).toBe(200);
    expect((await act(cookieIn(confirmed))).status).toBe(201);
    // The cookie from before is worth nothing now.
    expect((await session(before)).status).toBe(401);
  });
});

describe('An operator', () => {
  it('changes roles of others, which takes effect in open sessions, but not their own', async () => {
    const administrator = await person(service, 'administrator');
    const who = await person(service, 'viewer');
    const change = (uuid: string, body: object) =>
      administrator.send('PUT', `/admin/v1/operators/${uuid}`, { body: { reason: 'New duties.', ...body } });
    const act = () => who.send('POST', '/admin/v1/invariants/check');
    expect((await act()).body.errors).toMatchObject([{ code: 'role_not_allowed' }]);
    expect((await change(who.uuid, { role: 'operator' })).body.data.role).toBe('operator');
    expect((await act()).status).toBe(200);
    expect((await change(administrator.uuid, { role: 'viewer' })).body.errors[0].code).toBe('invalid_state');
    expect((await change(administrator.uuid, { disabled: true })).body.errors[0].code).toBe('invalid_state');
    expect((await change(administrator.uuid, { name: 'Another name' })).status).toBe(200);
  });

  it('is in the list by state: invited, joined, disabled', async () => {
    const joined = await person(service, 'viewer');
    const { uuid: waiting } = await invited('viewer');
    const gone = await person(service, 'viewer');
    await service.send('PUT', `/admin/v1/operators/${gone.uuid}`, { body: { disabled: true } });
    const states: string[][] = [];
    for (const state of ['invited', 'joined', 'disabled']) {
      const { operators } = (await service.send('GET', `/admin/v1/operators?state=${state}&limit=100`)).body.data;
      const found = operators.map(({ uuid }: { uuid: string }) => uuid);
      states.push([waiting, joined.uuid, gone.uuid].filter((uuid) => found.includes(uuid)));
    }
    expect(states).toEqual([[waiting], [joined.uuid], [gone.uuid]]);
  });

  it('is in the list, and can be read; the password and the secret are nowhere', async () => {
    const who = await person(service, 'viewer');
    const list = await service.send('GET', '/admin/v1/operators?limit=100');
    expect(list.body.data.operators.map(({ uuid }: { uuid: string }) => uuid)).toContain(who.uuid);
    const one = await service.send('GET', `/admin/v1/operators/${who.uuid}`);
    expect(one.body.data).toMatchObject({ uuid: who.uuid, email: who.email, has_password: true, has_oidc: false });
    expect(list.text + one.text).not.toMatch(/argon2|totp|hash/);
    const stored = await service.context.database.query<{ text: string }>(
      'SELECT operators::text AS text FROM operators WHERE uuid = $1',
      [who.uuid],
    );
    expect(stored[0]!.text).not.toContain(password);
  });

  it('is named in the audit trail, with session, address, reason and request', async () => {
    const who = await person(service, 'administrator');
    const { uuid: session_uuid } = (await session(who.cookie)).body.data;
    const answer = await who.send('POST', '/admin/v1/processors', {
      body: { name: 'Named Pay', reason: 'Contract of 3 March.' },
    });
    const { uuid } = answer.body.data;
    const [act] = (await service.send('GET', `/admin/v1/audit-trail?processor_uuid=${uuid}`)).body.data.acts;
    expect(act).toMatchObject({
      action: 'processor.created',
      actor: 'admin',
      token_uuid: null,
      operator_uuid: who.uuid,
      session_uuid,
      address: '127.0.0.1',
      reason: 'Contract of 3 March.',
      request_id: answer.headers.get('x-request-id'),
    });
    const own = (await service.send('GET', `/admin/v1/audit-trail?subject_uuid=${who.uuid}`)).body.data.acts;
    expect(own.map(({ action }: { action: string }) => action)).toEqual(['operator.signed_in', 'operator.invited']);
  });
});
