// Users are screened by a provider over HTTP: what is sent, signed notices in any order, hits that
// the provider or an operator decides, and users that wait.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteProvider } from '../../../src/payments/risk/screening/provider/ask-provider.ts';
import { screenDue } from '../../../src/payments/risk/screening/users/screen-due.ts';
import { type Clock, secondsAfter } from '../../../src/platform/std/clock.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { type HttpProvider, httpProvider } from '../../support/providers/http-provider.ts';
import { askingJob, liveScreening, notify, sendRequests } from '../../support/providers/live-screening.ts';
import type { TestService } from '../../support/service/service.ts';

let provider: HttpProvider;
let service: TestService;
let token: string;

beforeAll(async () => {
  provider = await httpProvider();
  service = await liveScreening(`${provider.url}/v1`);
  ({ token } = await service.processor());
  await noteProvider(service.context.database, true, service.context.clock.now());
});
beforeEach(() => {
  provider.heal();
  provider.respondWith(() => ({ outcome: 'received' }));
});
afterAll(() => expectInvariants(service.context.database));

const screen = () => screenDue({ database: service.context.database, clock: service.context.clock });
const later = (seconds: number): Clock => ({ now: () => secondsAfter(service.context.clock.now(), seconds) });

/** Registers a person and lets the service ask about it. */
async function asked(last_name = 'Moreau'): Promise<{ user: string; screening_id: string }> {
  const { uuid: user } = await registerPerson(service, token, { first_name: 'Ada', last_name });
  await screen();
  return { user, screening_id: (await requestOf(user)).uuid };
}

interface RequestRow {
  uuid: string;
  sent: boolean;
  answered: boolean;
  send_attempts: number;
  send_error: string | null;
}

async function requestOf(user: string): Promise<RequestRow> {
  const [row] = await service.context.database.query<RequestRow>(
    `SELECT uuid, sent_at IS NOT NULL AS sent, answered_at IS NOT NULL AS answered, send_attempts, send_error
     FROM screening_requests WHERE user_uuid = $1 AND ended_at IS NULL`,
    [user],
  );
  return row!;
}
async function awaits(user: string): Promise<boolean> {
  const [row] = await service.context.database.query<{ awaits_screening: boolean }>(
    'SELECT awaits_screening FROM users WHERE uuid = $1',
    [user],
  );
  return row!.awaits_screening;
}
const sentAbout = (user: string) => provider.received.filter(({ body }) => body.user_id === user);
const hitsOf = async (user: string) =>
  (await service.send('GET', `/admin/v1/sanctions-hits?user_uuid=${user}`)).body.data.sanctions_hits;
const isBlocked = async (user: string) => {
  const { blocks } = (await service.send('GET', `/3p/api/v2/users/${user}/blocks`, { token })).body.data;
  return blocks.some(({ lifted_at }: { lifted_at: string | null }) => lifted_at === null);
};
const hit = { reference: 'case-1', state: 'open', listed_name: 'MOREAU, Ada', list: 'UN 1267' };
const answered = (screening_id: string, version: number, hits: object[] = []) =>
  notify(service, { screening_id, version, status: 'answered', hits });

interface Reported {
  provider_reference: string;
}

describe('A user', () => {
  it('is sent after the commit with its names, once, and waits for the answer', async () => {
    const { user, screening_id } = await asked();
    expect([await awaits(user), sentAbout(user)]).toEqual([true, []]);
    await sendRequests(service);
    await sendRequests(service, later(3_600));
    expect(sentAbout(user)).toMatchObject([
      {
        path: '/v1/screen',
        body: { screening_id, names: [{ kind: 'name', form: 'person', name: 'Ada Moreau', dob: null }] },
      },
    ]);
    expect(await requestOf(user)).toMatchObject({ sent: true, answered: false, send_attempts: 1, send_error: null });
    expect(await awaits(user)).toBe(true);
    expect((await answered(screening_id, 1)).status).toBe(200);
    expect([await awaits(user), await hitsOf(user), await isBlocked(user)]).toEqual([false, [], false]);
  });

  it('that is a business is sent with its contact and its owners', async () => {
    const { uuid } = await registerBusiness(service, token, {
      business: { name: 'Fjord Market LLC', trading_name: 'Fjord', tin: '123456789' },
      first_name: 'Ada',
      last_name: 'Moss',
      business_owners: [{ first_name: 'Ida', last_name: 'Fern', dob: '1984-07-19' }],
    });
    await screen();
    await sendRequests(service);
    const { names } = sentAbout(uuid)[0]!.body as { names: { kind: string; dob: string | null }[] };
    expect(names.map(({ kind, dob }) => [kind, dob])).toEqual([
      ['contact', null],
      ['business_name', null],
      ['trading_name', null],
      ['owner', '1984-07-19'],
    ]);
  });

  it('is asked about again when a name changes, and notices about the old name have no effect', async () => {
    const { user, screening_id } = await asked('Underhill');
    await answered(screening_id, 1);
    await service.send('PUT', `/3p/api/v2/users/${user}`, { token, body: { last_name: 'Overhill' } });
    await screen();
    const next = await requestOf(user);
    expect([next.uuid === screening_id, await awaits(user)]).toEqual([false, true]);
    expect((await answered(screening_id, 2, [hit])).status).toBe(200);
    expect([await awaits(user), await hitsOf(user)]).toEqual([true, []]);
    await answered(next.uuid, 1);
    expect(await awaits(user)).toBe(false);
  });

  it('is sent again when the provider is away, and Today and the state of the screening say so', async () => {
    provider.interruptWith((response) => response.writeHead(503).end('{}'));
    const { user } = await asked('Farwood');
    await sendRequests(service);
    expect(await requestOf(user)).toMatchObject({ sent: false, send_error: expect.stringContaining('status 503') });
    await service.context.database.query(
      `UPDATE screening_requests SET requested_at = requested_at - interval '2 hours' WHERE user_uuid = $1`,
      [user],
    );
    const { trouble } = (await service.send('GET', '/admin/v1/today')).body.data;
    expect(trouble).toContainEqual(
      expect.objectContaining({ kind: 'screening_unanswered', path: '/admin/v1/sanctions-lists' }),
    );
    const { state, provider: shown } = (await service.send('GET', '/admin/v1/sanctions-lists')).body.data;
    expect([state, shown]).toEqual(['provider', expect.objectContaining({ error: expect.stringContaining('503') })]);
    provider.heal();
    await sendRequests(service, later(60));
    expect(await requestOf(user)).toMatchObject({ sent: true, send_attempts: 2, send_error: null });
    expect(await awaits(user)).toBe(true);
  });
});

describe('A round over many users', () => {
  /** Registers so many persons, all due. */
  async function due(count: number): Promise<string[]> {
    const users = await Promise.all(Array.from({ length: count }, () => registerPerson(service, token)));
    await screen();
    return users.map(({ uuid }) => uuid);
  }
  const attempts = (users: string[]) =>
    service.context.database.query<{ sent: boolean; send_attempts: number; count: number }>(
      `SELECT sent_at IS NOT NULL AS sent, send_attempts, count(*) AS count FROM screening_requests
       WHERE user_uuid = ANY ($1::uuid[]) GROUP BY 1, 2 ORDER BY 1, 2`,
      [users],
    );

  it('has ten requests in progress, and each user is sent once, in whatever order the answers come', async () => {
    await sendRequests(service, later(86_400));
    const users = await due(21);
    const before = provider.received.length;
    const open: (() => void)[] = [];
    let most = 0;
    // One goes first. Then the provider answers when it has ten, the last one first.
    provider.respondWith(async () => {
      if (provider.received.length === before + 1) return { outcome: 'received' };
      const answered = new Promise<void>((resolve) => open.push(resolve));
      most = Math.max(most, open.length);
      if (open.length === 10) for (const answer of open.splice(0).reverse()) answer();
      await answered;
      return { outcome: 'received' };
    });
    await sendRequests(service);
    expect(most).toBe(10);
    const sent = provider.received.slice(before).map(({ body }) => body.user_id);
    expect(sent.toSorted()).toEqual(users.toSorted());
    expect(await attempts(users)).toEqual([{ sent: true, send_attempts: 1, count: 21 }]);
  });

  it('stops for as long as the provider says, and no user is lost', async () => {
    const users = await due(25);
    const before = provider.received.length;
    let now = service.context.clock.now();
    const job = askingJob(service, { clock: { now: () => now } });
    const send = async () => {
      while ((await job.run()) > 0);
      return provider.received.length - before;
    };
    // The requests after the first one are too many for it.
    let count = 0;
    provider.interruptWith((response) =>
      ++count === 1 ? response.destroy() : response.writeHead(429, { 'retry-after': '600' }).end(),
    );
    expect(await send()).toBe(2);
    now = secondsAfter(now, 599);
    expect(await send()).toBe(2);
    provider.heal();
    now = secondsAfter(now, 1);
    expect(await send()).toBe(2 + users.length);
    expect(await attempts(users)).toEqual([
      { sent: true, send_attempts: 1, count: 23 },
      { sent: true, send_attempts: 2, count: 2 },
    ]);
  });

  it('takes over the requests of a process that stopped while they were in progress, and has one outcome of each', async () => {
    const users = await due(3);
    const before = provider.received.length;
    const stopped = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    provider.respondWith(async () => {
      reached.resolve();
      await stopped.promise;
      return { outcome: 'received' };
    });
    const first = askingJob(service).run();
    await reached.promise;
    // Its lease has ended, and another process sends all of them.
    provider.respondWith(() => ({ outcome: 'received' }));
    await sendRequests(service, later(61));
    expect(provider.received.length - before).toBe(1 + users.length);
    const outcome = [
      { sent: true, send_attempts: 1, count: 2 },
      { sent: true, send_attempts: 2, count: 1 },
    ];
    expect(await attempts(users)).toEqual(outcome);
    stopped.resolve();
    await first;
    expect(await attempts(users)).toEqual(outcome);
  });
});

describe('A notice', () => {
  it('with a wrong signature is refused, and a wrong field is named', async () => {
    const { screening_id } = await asked();
    const notice = { screening_id, version: 1, status: 'answered', hits: [] };
    expect((await notify(service, notice, { secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` })).status).toBe(
      401,
    );
    expect((await notify(service, notice, { keyId: 'other' })).status).toBe(401);
    const wrong = [
      { ...notice, hits: undefined },
      { ...notice, status: 'done' },
      { ...notice, hits: [hit, hit] },
      { ...notice, hits: [{ ...hit, state: 'maybe' }] },
    ];
    for (const one of wrong) expect((await notify(service, one)).status).toBe(422);
    expect((await notify(service, { ...notice, screening_id: '019a2f3d-2b1c-7d3e-8f40-51627384a5b6' })).status).toBe(
      200,
    );
  });

  it('may have all that is allowed, whatever its letters are', async () => {
    const { user, screening_id } = await asked();
    const long = (characters: number) => '\u00e9'.repeat(characters);
    const hits = Array.from({ length: 50 }, (_, n) => ({
      reference: `${n}`.padEnd(200, '\u00e9'),
      state: 'open',
      listed_name: long(350),
      list: long(200),
      kind: 'individual',
      score: 93,
      birth_dates: Array.from({ length: 20 }, () => long(50)),
      remarks: long(1_000),
      reason: long(1_000),
    }));
    const text = JSON.stringify({ screening_id, version: 1, status: 'answered', hits });
    const escaped = text.replaceAll('\u00e9', '\\u00e9');
    expect((await notify(service, escaped)).status).toBe(200);
    const list = await service.send('GET', `/admin/v1/sanctions-hits?user_uuid=${user}&limit=100`);
    expect(list.body.data.sanctions_hits).toHaveLength(50);
  });

  it('raises its hits with their source and reference, and blocks the user', async () => {
    const { user, screening_id } = await asked();
    await answered(screening_id, 1, [{ ...hit, score: 93, birth_dates: ['1961'], remarks: 'A remark.' }]);
    expect(await hitsOf(user)).toMatchObject([
      {
        state: 'open',
        provider_reference: 'case-1',
        score: 93,
        screened_name: 'Ada Moreau',
        listed_name: 'MOREAU, Ada',
        entry: { list: 'provider', number: null, programs: ['UN 1267'], birth_dates: ['1961'], remarks: 'A remark.' },
      },
    ]);
    expect([await awaits(user), await isBlocked(user)]).toEqual([false, true]);
  });

  it('that is late or repeated has no effect; a later one raises a hit that was found since', async () => {
    const { user, screening_id } = await asked();
    await answered(screening_id, 5);
    await answered(screening_id, 4, [hit]);
    await answered(screening_id, 5, [hit]);
    expect(await hitsOf(user)).toEqual([]);
    await answered(screening_id, 6, [hit]);
    await answered(screening_id, 7, [hit]);
    expect(await hitsOf(user)).toHaveLength(1);
    expect(await isBlocked(user)).toBe(true);
  });

  it('says that the provider still works on it: the user waits', async () => {
    const { user, screening_id } = await asked();
    await notify(service, { screening_id, version: 1, status: 'pending', hits: [hit] });
    expect([await awaits(user), await isBlocked(user)]).toEqual([true, true]);
    expect(await requestOf(user)).toMatchObject({ sent: true, answered: false });
  });

  it('decides: cleared hits lift the block, a confirmed one keeps it and has a report due', async () => {
    const { user, screening_id } = await asked();
    const other = { ...hit, reference: 'case-2' };
    await answered(screening_id, 1, [hit, other]);
    await answered(screening_id, 2, [{ ...hit, state: 'cleared', reason: 'Another birth date.' }, other]);
    expect(await isBlocked(user)).toBe(true);
    await answered(screening_id, 3, [{ ...other, state: 'confirmed' }]);
    const byReference = (await hitsOf(user)).toSorted((a: Reported, b: Reported) =>
      a.provider_reference.localeCompare(b.provider_reference),
    );
    expect(byReference).toMatchObject([
      { state: 'cleared', decided_by_provider: true, decided_by: null, reason: 'Another birth date.' },
      { state: 'confirmed', decided_by_provider: true, report_due_on: expect.any(String) },
    ]);
    expect(await isBlocked(user)).toBe(true);
    await answered(screening_id, 4, [{ ...other, state: 'cleared' }]);
    expect(await isBlocked(user)).toBe(false);
    // What was cleared before we heard of it blocks no one.
    await answered(screening_id, 5, [{ ...hit, reference: 'case-3', state: 'cleared' }]);
    expect(await hitsOf(user)).toHaveLength(2);
  });

  it('does not change what an operator has decided', async () => {
    const { user, screening_id } = await asked();
    await answered(screening_id, 1, [hit]);
    const [{ uuid }] = await hitsOf(user);
    const reason = 'Compared with the passport.';
    expect((await service.send('POST', `/admin/v1/sanctions-hits/${uuid}/confirm`, { body: { reason } })).status).toBe(
      200,
    );
    await answered(screening_id, 2, [{ ...hit, state: 'cleared' }]);
    expect(await hitsOf(user)).toMatchObject([{ state: 'confirmed', decided_by_provider: false }]);
    expect(await isBlocked(user)).toBe(true);
  });
});

describe('A new provider', () => {
  it('is asked about the users that the lists have screened, whose entries go on; without one no user waits', async () => {
    const { database, clock } = service.context;
    const { user: waiting } = await asked();
    await noteProvider(database, false, clock.now());
    expect(await awaits(waiting)).toBe(false);
    const { uuid: user } = await registerPerson(service, token, { first_name: 'Ida', last_name: 'Brask' });
    // As if a list had screened it.
    await database.query('UPDATE users SET screened_at = created_at WHERE uuid = $1', [user]);
    expect(await requestOf(user)).toBeUndefined();
    await noteProvider(database, true, clock.now());
    await screen();
    expect([(await requestOf(user)).sent, await awaits(user)]).toEqual([false, false]);
    await answered((await requestOf(user)).uuid, 1, [hit]);
    expect(await isBlocked(user)).toBe(true);
  });
});
