// What a stranger tries who wants to keep an operator out: wrong passwords, from one address or
// from many.
import { beforeEach, describe, expect, it } from 'vitest';
import { invitation, type Person, password, person, renewCodes } from '../../support/operators/person.ts';
import { testService } from '../../support/service/service.ts';

// Each address of these tests is the one that a proxy of the operator reports.
const service = await testService({ settings: { ACHORD_TRUSTED_PROXIES: '127.0.0.0/8' } });
const office = '192.0.2.10';
const hotel = '192.0.2.20';
const stranger = (n: number) => `198.51.100.${n}`;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const attempt = (address: string, body: object) =>
  service.send('POST', '/admin/v1/sign-in', { token: null, body, ...from(address) });
const guess = (address: string, email: string) => attempt(address, { email, password: 'guessed by a machine' });
async function signIn(who: Person, address: string) {
  await renewCodes(service);
  return attempt(address, { email: who.email, password, code: who.code() });
}
async function guesses(address: string, email: string, times: number) {
  const answers = await Promise.all(Array.from({ length: times }, () => guess(address, email)));
  return [401, 429].map((asked) => answers.filter(({ status }) => status === asked).length);
}

beforeEach(async () => {
  await service.context.database.query('DELETE FROM sign_in_attempts', []);
});

describe('A stranger who guesses', () => {
  it('has ten attempts for an account, also for one that does not exist', async () => {
    const who = await person(service, 'operator');
    for (const email of [who.email, 'unknown@platform.example']) {
      expect(await guesses(stranger(1), email, 14)).toEqual([10, 4]);
      expect(Number((await guess(stranger(1), email)).headers.get('retry-after'))).toBeGreaterThan(60);
    }
    // The right password is not compared there any more.
    expect((await signIn(who, stranger(1))).status).toBe(429);
    await service.context.database.query("UPDATE sign_in_attempts SET since = since - interval '16 minutes'", []);
    expect((await signIn(who, stranger(1))).status).toBe(200);
  });

  it('does not keep the operator out, neither at a known address nor at a new one', async () => {
    const who = await person(service, 'operator');
    expect((await signIn(who, office)).status).toBe(200);
    expect(await guesses(stranger(2), who.email, 12)).toEqual([10, 2]);
    expect((await signIn(who, office)).status).toBe(200);
    expect((await signIn(who, hotel)).status).toBe(200);
  });

  it('with many addresses waits longer for each answer, and an operator at a known address does not', async () => {
    const who = await person(service, 'operator');
    expect((await signIn(who, office)).status).toBe(200);
    expect(await guesses(stranger(3), who.email, 10)).toEqual([10, 0]);
    const waited = async (answer: () => Promise<{ status: number }>) => {
      const before = performance.now();
      const { status } = await answer();
      return { status, ms: performance.now() - before };
    };
    // A lower bound: a slow machine makes it longer, never shorter.
    const eleventh = await waited(() => guess(stranger(4), who.email));
    expect([eleventh.status, eleventh.ms >= 990]).toEqual([401, true]);
    const twelfth = await waited(() => guess(stranger(4), who.email));
    expect([twelfth.status, twelfth.ms >= 1_990]).toEqual([401, true]);
    // A known address is not counted: a guess there does not make the next stranger wait longer.
    const counted = () =>
      service.context.database.query<{ attempts: number }>(
        'SELECT attempts FROM sign_in_attempts WHERE attempts > 10',
        [],
      );
    expect(await counted()).toEqual([{ attempts: 12 }]);
    expect((await signIn(who, office)).status).toBe(200);
    expect((await guess(office, who.email)).status).toBe(401);
    expect(await counted()).toEqual([{ attempts: 12 }]);
  });

  it('has ten attempts also at the address of the operator', async () => {
    const who = await person(service, 'operator');
    expect((await signIn(who, office)).status).toBe(200);
    expect(await guesses(office, who.email, 12)).toEqual([10, 2]);
  });

  it('does not use up the attempts of an address for others when they are refused', async () => {
    const who = await person(service, 'operator');
    await service.context.database.query('DELETE FROM sign_in_attempts', []);
    expect(await guesses(stranger(5), who.email, 60)).toEqual([10, 50]);
    // 50 attempts of the address are used up now. What was refused is counted nowhere else.
    const { email } = invitation('operator');
    expect((await guess(stranger(5), email)).status).toBe(429);
    const rows = await service.context.database.query('SELECT 1 FROM sign_in_attempts', []);
    expect(rows).toHaveLength(3);
  });
});

describe('An open session', () => {
  it('confirms with the password while strangers guess at its own address', async () => {
    const who = await person(service, 'operator');
    for (const address of [office, stranger(6)]) expect(await guesses(address, who.email, 10)).toEqual([10, 0]);
    await renewCodes(service);
    const body = { password, code: who.code() };
    expect((await who.send('POST', '/admin/v1/session/confirm', { body, ...from(office) })).status).toBe(200);
  });

  it('has ten attempts to give the password, of both kinds, and a success ends the count', async () => {
    const who = await person(service, 'operator');
    const confirm = (given: string) =>
      who.send('POST', '/admin/v1/session/confirm', { body: { password: given, code: who.code() } });
    const change = (given: string) =>
      who.send('POST', '/admin/v1/session/password', {
        body: { password: given, code: who.code(), new_password: password },
      });
    for (let times = 0; times < 5; times++) {
      expect((await confirm('not the password')).status).toBe(401);
      expect((await change('not the password')).status).toBe(401);
    }
    await renewCodes(service);
    expect((await confirm(password)).body.errors[0].code).toBe('too_many_sign_ins');
    expect((await change(password)).status).toBe(429);
    // A new session of the same person has its own count.
    expect((await signIn(who, office)).status).toBe(200);
    await service.context.database.query("UPDATE sign_in_attempts SET since = since - interval '16 minutes'", []);
    await renewCodes(service);
    expect((await change(password)).status).toBe(200);
    expect(await service.context.database.query('SELECT 1 FROM sign_in_attempts WHERE attempts > 5', [])).toEqual([]);
  });
});
