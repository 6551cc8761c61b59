// kill -9 in mid-load: what was acknowledged is there, every retry converges on one payment, the books agree.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/database.ts';
import { isAlive } from '../../src/database/embedded/processes.ts';
import { waitUntil } from '../../src/database/embedded/wait-until.ts';
import { sleep } from '../../src/std/clock.ts';
import { postgresPid, run, type StartedFacts, startService, usedDataDirectory } from '../support/command-line.ts';
import { expectInvariants } from '../support/invariants.ts';

interface Answer {
  status: number;
  text: string;
}

/** One keyed create, and what was heard of it: null while no answer that decides it has come. */
interface Create {
  key: string;
  body: object;
  answer: Answer | null;
}

async function send(facts: StartedFacts, method: string, path: string, body?: object, key?: string): Promise<Answer> {
  const token = path.startsWith('/3p') ? facts.processor_token : facts.admin_token;
  const response = await fetch(`${facts.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

async function register(facts: StartedFacts, path: string, body: object): Promise<string> {
  const custom = {
    account_number: String(70_005_000 + Math.floor(Math.random() * 1_000)),
    routing_number: '021000021',
  };
  const { status, text } = await send(facts, 'POST', path, {
    ...body,
    bank_account: { custom: { ...custom, account_name: 'Main', account_type: 'checking' } },
  });
  if (status !== 201) throw new Error(`not registered: ${status} ${text}`);
  return JSON.parse(text).data.uuid;
}

async function twoSides(facts: StartedFacts) {
  const address = { line_1: '12 Harbor Street', city: 'Portland', state: 'ME', zip: '04101' };
  return {
    payer_uuid: await register(facts, '/3p/api/v1/register/person', { first_name: 'Ada', last_name: 'Moss', address }),
    payee_uuid: await register(facts, '/3p/api/v2/businesses', {
      kyb: true,
      business: { name: 'Fjord Market LLC', tin: '123456789' },
      payout_type: 'individual',
    }),
  };
}

/** Answers what decides; a broken connection, a 5xx and a 409 decide nothing. */
async function create(facts: StartedFacts, { key, body }: Create): Promise<Answer | null> {
  try {
    const answer = await send(facts, 'POST', '/3p/api/v1/transaction', body, key);
    return answer.status >= 500 || answer.status === 409 ? null : answer;
  } catch {
    return null;
  }
}

/** Creates payments from many sides at once until it is told to stop. */
function load(facts: StartedFacts, pair: object, callers: number): { creates: Create[]; stop(): Promise<void> } {
  const creates: Create[] = [];
  let going = true;
  const loops = Array.from({ length: callers }, async () => {
    while (going) {
      const key = randomUUID();
      const one: Create = {
        key,
        body: { ...pair, amount: 100 + creates.length, client_reference_id: key },
        answer: null,
      };
      creates.push(one);
      one.answer = await create(facts, one);
      if (one.answer === null) await sleep(20);
    }
  });
  return {
    creates,
    async stop() {
      going = false;
      await Promise.all(loops);
    },
  };
}

async function everyPayment(facts: StartedFacts): Promise<{ uuid: string; client_reference_id: string }[]> {
  const all = [];
  for (let page = 1; ; page++) {
    const { text } = await send(facts, 'GET', `/3p/api/v2/transactions?per_page=100&page=${page}`);
    const { transactions, pagination } = JSON.parse(text).data;
    all.push(...transactions);
    if (page >= pagination.totalPages) return all;
  }
}

async function expectBooksAgree(directory: string): Promise<void> {
  const { stdout } = await run(['db', 'url'], { ACHORD_DATA_DIR: directory });
  const database = openDatabase(stdout.trim(), 2, () => {});
  try {
    await expectInvariants(database);
  } finally {
    await database.end();
  }
}

describe('kill -9 in mid-load', { timeout: 120_000 }, () => {
  it.each(['the service', 'the database, then the service'])(
    'of %s loses nothing and doubles nothing',
    async (victim) => {
      const directory = await usedDataDirectory();
      const first = await startService({ ACHORD_DATA_DIR: directory });
      const pair = await twoSides(first.facts);
      const { creates, stop } = load(first.facts, pair, 24);
      await waitUntil(() => creates.filter(({ answer }) => answer !== null).length > 200, 30_000);
      if (victim !== 'the service') {
        process.kill(postgresPid(directory)!, 'SIGKILL');
        await sleep(200); // meanwhile the service answers that it cannot
      }
      first.child.process.kill('SIGKILL');
      await first.child.ended;
      await stop();
      const unanswered = creates.filter(({ answer }) => answer === null);
      expect(unanswered.length).toBeGreaterThan(0);
      for (const { answer } of creates)
        if (answer !== null) expect([answer.status, answer.text]).toEqual([201, answer.text]);

      const second = await startService({ ACHORD_DATA_DIR: directory });
      // Before any retry: what was acknowledged is there, and of the rest whatever is there is there once.
      const before = new Map((await everyPayment(second.facts)).map((one) => [one.client_reference_id, one]));
      for (const { key, answer } of creates)
        if (answer !== null) expect(before.get(key)).toEqual(JSON.parse(answer.text).data);

      // Every key again, some of them twice at once.
      const again = await Promise.all(
        creates.map(async (one, n) => {
          const answers = [create(second.facts, one), ...(n % 5 === 0 ? [create(second.facts, one)] : [])];
          return Promise.all(answers);
        }),
      );
      for (const [n, { key, answer }] of creates.entries())
        for (const retried of again[n]!) {
          expect(retried?.status).toBe(201);
          expect(retried).toEqual(again[n]![0]);
          if (answer !== null) expect(retried).toEqual(answer);
          const earlier = before.get(key);
          if (earlier !== undefined) expect(JSON.parse(retried!.text).data).toEqual(earlier);
        }
      const payments = await everyPayment(second.facts);
      expect(payments.map(({ client_reference_id }) => client_reference_id).toSorted()).toEqual(
        creates.map(({ key }) => key).toSorted(),
      );
      await expectBooksAgree(directory);
      second.child.process.kill('SIGTERM');
      expect((await second.child.ended).code).toBe(0);
    },
  );

  it('while days are being played: the next one plays on where it was', async () => {
    const directory = await usedDataDirectory();
    let { child, facts } = await startService({ ACHORD_DATA_DIR: directory });
    const { creates, stop } = load(facts, await twoSides(facts), 24);
    await waitUntil(() => creates.length > 200, 30_000);
    await stop();
    const advance = (banking_days: number) => send(facts, 'POST', '/sandbox/v1/clock/advance', { banking_days });
    for (const delay of [40, 120]) {
      const advancing = advance(6).catch(() => null);
      await sleep(delay);
      child.process.kill('SIGKILL');
      await child.ended;
      await advancing;
      ({ child, facts } = await startService({ ACHORD_DATA_DIR: directory }));
      await expectBooksAgree(directory);
    }
    expect((await advance(7)).status).toBe(200);
    await expectBooksAgree(directory);
    const statuses = (await everyPayment(facts)).map(
      (one) => (one as unknown as { payout_status: string }).payout_status,
    );
    expect(new Set(statuses)).toEqual(new Set(['PAYOUT_COMPLETE']));
    expect(isAlive(child.process.pid!)).toBe(true);
  });
});
