// A random campaign against two lanes that share a bank: the bank answers for both in one file,
// twice, late and damaged, databases break off in the middle of a day, and shards move. Afterwards
// each item was decided in one lane, once, and every cent is on the statement.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { FiledAnswer } from '../../../../src/banks/simulated/answer-file.ts';
import { selectAssignment } from '../../../../src/platform/database/lanes/lanes.sql.ts';
import { openBriefly } from '../../../../src/platform/database/open-briefly.ts';
import { realClock, sleep } from '../../../../src/platform/std/clock.ts';
import { moveShards } from '../../../../src/service/lanes/move-shards.ts';
import { chance as drawing } from '../../../models/simulation/play.ts';
import { answerToEntry, writeAnswers, writeInboundFile } from '../../../support/banks/bank-answers.ts';
import { enterExpectedLines, reconciliation } from '../../../support/banks/bank-statements.ts';
import { sharedBankService, tenantsOfBoth } from '../../../support/banks/one-bank-of-two-lanes.ts';
import { entriesAt } from '../../../support/banks/two-banks.ts';
import { expectInvariants } from '../../../support/payments/invariants.ts';
import { type Payments, paymentsOf, sundayAhead } from '../../../support/payments/payments.ts';
import { budget } from '../../../support/runner/budget.ts';

async function campaign(seed: number, steps: number): Promise<void> {
  const below = drawing(seed);
  const pick = <One>(from: readonly One[]): One => from[below(from.length)]!;
  const chance = (percent: number) => below(100) < percent;
  const story: string[] = [];
  const { service, proxy, databases } = await sharedBankService();
  const { lanes, clock } = service.context;
  const both = await tenantsOfBoth(service);
  const tenants: Payments[] = [both.home, both.second];

  /** Until it is answered: the databases come back. */
  async function send(method: string, path: string, request: object = {}) {
    for (let tries = 0; ; tries++) {
      const answer = await service.send(method, path, request);
      if (answer.status < 500 || tries === 60) return answer;
      await sleep(100);
    }
  }
  async function advance(body: object): Promise<void> {
    const answer = await send('POST', '/sandbox/v1/clock/advance', { body });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  }
  const later = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

  interface Started {
    uuid: string;
    amount: number;
    of: Payments;
    answers: FiledAnswer[];
  }
  const payments: Started[] = [];
  const published: { content: Buffer; name: string }[] = [];
  let away = false;

  async function start(): Promise<void> {
    const of = pick(tenants);
    const amount = 1_000 + payments.length;
    const key = randomUUID();
    if (away && lanes.of(of.processor.uuid).name === 'second') {
      const refused = await of.start({ amount }, key);
      expect(refused.status).toBe(503);
      return;
    }
    const body = chance(30) ? { amount, payout_delay_days_min: 2 + below(4) } : { amount };
    const first = await of.start(body, key);
    const again = chance(50) ? await of.start(body, key) : first;
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    if (first.status !== 201) {
      expect(first.body.errors[0].code).toMatch(/blocked|bank_account|account/);
      return;
    }
    payments.push({ uuid: first.body.data.uuid, amount, of, answers: [] });
  }

  /** Of payments that were sent, with the code and the trace number that the bank writes. */
  async function answersOf(count: number, wrong: boolean): Promise<FiledAnswer[]> {
    const answers: FiledAnswer[] = [];
    for (let n = 0; n < count; n++) {
      const payment = pick(payments);
      const legs = await lanes
        .of(payment.of.processor.uuid)
        .database.query<{ stage: 'capture' | 'payout'; attempt: number }>(
          `SELECT l.stage::text AS stage, l.attempt FROM current_legs l WHERE l.entry_uuid IS NOT NULL AND l.transaction_uuid = $1 AND l.stage IN ('capture', 'payout') AND l.state IN ('sent', 'settled', 'good')`,
          [payment.uuid],
        );
      if (legs.length === 0) continue;
      const { stage, attempt } = pick(legs);
      const code = pick([
        ...(stage === 'capture' ? ['R01', 'R01', 'R01', 'R09'] : ['R23', 'R23']),
        'R16',
        'C05',
        'C01',
      ]);
      const changes = wrong
        ? { trace_number: pick(['091000010777777', '091000017777777', '091000014999999', '091000015000000']) }
        : chance(8)
          ? { amount: 1 }
          : {};
      const answer = await answerToEntry(service, payment.uuid, {
        ...{ stage, attempt, code, changes },
        ...(code === 'C05' ? { corrected: '37' } : code === 'C01' ? { corrected: '900012345' } : {}),
      });
      payment.answers.push(answer);
      answers.push(answer);
    }
    return answers;
  }

  const publish = async (content: Buffer, name: string) => {
    published.push({ content, name });
    await writeInboundFile(service, content, name, 'first');
  };

  const acts: Record<string, () => Promise<void>> = {
    async start() {
      for (let n = 1 + below(3); n > 0; n--) await start();
    },
    async day() {
      if (!away) await advance({ banking_days: 1 });
    },
    async hours() {
      if (!away) await advance({ to: later(1 + below(6)) });
    },
    async answers() {
      if (payments.length === 0 || away) return;
      const answers = await answersOf(1 + below(4), chance(15));
      if (answers.length > 0) await publish(await writeAnswers(service, answers, 'first'), `r-${published.length}.ach`);
    },
    async malformed() {
      if (payments.length === 0 || away) return;
      const answers = await answersOf(1 + below(3), false);
      if (answers.length === 0) return;
      const content = (await writeAnswers(service, answers, 'first')).toString('latin1');
      await publish(
        Buffer.from(
          content.replace(/^9(\d{6})/m, (_, count) => `9${String(Number(count) + 1).padStart(6, '0')}`),
          'latin1',
        ),
        `m-${published.length}.ach`,
      );
    },
    async duplicate() {
      if (published.length === 0) return;
      const { content, name } = pick(published);
      // The same bytes under another name, or under the same one.
      await writeInboundFile(service, content, chance(50) ? name : `d-${below(1_000_000)}.ach`, 'first');
    },
    async twice() {
      // The same items in another file, with other bytes.
      const known = payments.flatMap(({ answers }) => answers);
      if (known.length === 0) return;
      await publish(await writeAnswers(service, [pick(known)], 'first'), `t-${published.length}.ach`);
    },
    async acknowledge() {
      const { body } = await send('GET', '/admin/v1/bank-files?state=confirmed');
      const files = body.data?.bank_files ?? [];
      if (files.length === 0) return;
      const text = `FILE ${pick<{ name: string }>(files).name}\nSTATUS: ACCEPTED\n`;
      await writeInboundFile(service, Buffer.from(text), `acknowledgment-${below(1_000_000)}.txt`, 'first');
    },
    async decide() {
      if (away) return;
      const { body } = await send('GET', '/admin/v1/inbound-files?open=true');
      for (const { uuid, verdict } of body.data.inbound_files)
        if (verdict === 'quarantine')
          await send('POST', `/admin/v1/inbound-files/${uuid}/${chance(60) ? 'release' : 'reject'}`);
    },
    async resolve() {
      if (away) return;
      const { body } = await send('GET', '/admin/v1/suspense');
      for (const { uuid, kind } of body.data.items) {
        const payment = pick(payments);
        const as =
          kind === 'return' && chance(60)
            ? { as: 'return_of', stage: 'capture', transaction_uuid: payment.uuid }
            : { as: 'ignored' };
        const answer = await send('POST', `/admin/v1/suspense/${uuid}/resolve`, { body: as });
        if (answer.status !== 200) expect(answer.body.errors[0].message.length).toBeGreaterThan(20);
      }
    },
    async statement() {
      if (!away) await enterExpectedLines(service);
    },
    async tenant() {
      if (away) return;
      const key = randomUUID();
      const body = { name: `Tenant ${tenants.length}` };
      const first = await send('POST', '/admin/v1/processors', { key, body });
      if (chance(70)) await acts.move!();
      const again = await send('POST', '/admin/v1/processors', { key, body });
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      expect(first.status).toBe(201);
      if (tenants.length < 6) tenants.push(await paymentsOf(service));
    },
    async move() {
      if (away) return;
      const shards = Array.from({ length: 1 + below(20) }, () => below(64));
      const places = [{ name: 'second', url: databases.second.url, migrationUrl: databases.second.ownerUrl }];
      await openBriefly(databases.home.url, (database) =>
        moveShards(
          { database, ownerUrl: databases.home.ownerUrl },
          { shards, to: pick(['home', 'second']), places, at: realClock.now() },
        ),
      );
      // Another process may not know it yet.
      if (chance(70)) lanes.assign(await selectAssignment(lanes.home.database));
    },
    async broken() {
      // Connections break in the middle of a day, again and again.
      if (away) return;
      const ended = new AbortController();
      const breaking = (async () => {
        while (!ended.signal.aborted) {
          await sleep(20 + below(150));
          const { superuserUrl } = pick([databases.home, databases.second]);
          await openBriefly(superuserUrl, (superuser) =>
            superuser.query(
              'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
            ),
          ).catch(() => {});
        }
      })();
      const stop = sleep(600 + below(1_200)).then(() => ended.abort());
      await service.send('POST', '/sandbox/v1/clock/advance', { body: { banking_days: 1 } }).catch(() => {});
      await stop;
      await breaking;
      await sleep(300);
      // The day of the process that broke off is leased for some seconds.
      await advance({ banking_days: 1 });
    },
    async away() {
      if (away) return;
      await proxy.stop();
      away = true;
    },
    async back() {
      if (!away) return;
      await proxy.start();
      away = false;
      const second = lanes.all[1]!.database;
      for (let tries = 0; tries < 20 && !(await second.query('SELECT 1').catch(() => null)); tries++) await sleep(100);
      // Reads of operators leave it out for some seconds more.
      for (let tries = 0; tries < 100 && lanes.every.away().length > 0; tries++) await sleep(100);
    },
  };
  const weights: [string, number][] = [
    ...([
      ['start', 8],
      ['day', 9],
      ['hours', 4],
      ['answers', 8],
      ['malformed', 2],
      ['duplicate', 3],
    ] as const),
    ...([
      ['twice', 2],
      ['acknowledge', 2],
      ['decide', 3],
      ['resolve', 3],
      ['statement', 2],
      ['tenant', 1],
    ] as const),
    ...([
      ['move', 1],
      ['broken', 1],
      ['away', 1],
      ['back', 4],
    ] as const),
  ].map(([name, weight]) => [name, weight]);
  const bag = weights.flatMap(([name, weight]) => Array.from({ length: weight }, () => name));

  try {
    await advance({ to: sundayAhead(service) });
    // Before the ranges were divided, home had numbers that are of the other lane now.
    const isDivided = chance(50);
    const takeFrom = (first: number, last: number) =>
      lanes.home.database.query('UPDATE trace_counters SET first_trace = $1, next_trace = $1, last_trace = $2', [
        first,
        last,
      ]);
    if (!isDivided) {
      story.push('earlier numbers');
      await takeFrom(5_000_000, 9_999_999);
    }
    for (let n = 0; n < 4; n++) await start();
    if (!isDivided) {
      await advance({ banking_days: 1 });
      await takeFrom(1, 4_999_999);
    }
    for (let n = 0; n < steps; n++) {
      const name = pick(bag);
      story.push(name);
      await acts[name]!();
    }
    story.push('rest');
    await acts.back!();
    for (let n = 0; n < 6; n++) {
      await acts.decide!();
      const { body } = await send('GET', '/admin/v1/suspense');
      for (const { uuid } of body.data.items)
        await send('POST', `/admin/v1/suspense/${uuid}/resolve`, { body: { as: 'ignored' } });
      await advance({ banking_days: 2 });
    }
    await advance({ banking_days: 12 });
    await expectDecidedOnce();
    await expectSentOnce();
    await enterExpectedLines(service);
    for (const day of (await reconciliation(service)).days) expect(day).toMatchObject({ difference: 0, missing: [] });
    await expectInvariants(service.context.database);
  } catch (error) {
    throw new Error(`seed ${seed}: ${story.join(' ')}`, { cause: error });
  } finally {
    if (away) await proxy.start();
    await service.stop();
  }

  async function expectDecidedOnce(): Promise<void> {
    const [home, second] = await Promise.all(
      lanes.all.map(({ database }) =>
        database.query<{ place: string; state: string; handed_to: string | null; entry: string | null }>(
          `SELECT content_uuid || ' ' || number AS place, state::text, handed_to,
             CASE WHEN state = 'applied' AND kind = 'return' THEN entry_uuid END AS entry FROM bank_items ORDER BY 1`,
        ),
      ),
    );
    const handed = home!.filter(({ handed_to }) => handed_to !== null);
    expect(second!.map(({ place }) => place)).toEqual(handed.map(({ place }) => place));
    expect(handed.every(({ state }) => state === 'not_ours')).toBe(true);
    const items = [...home!, ...second!];
    expect(items.filter(({ state }) => ['new', 'waiting', 'suspense'].includes(state))).toEqual([]);
    const applied = items.flatMap(({ entry }) => entry ?? []);
    expect(applied.length).toBe(new Set(applied).size);
    // No lane has left a return to an operator that names an entry of the other one.
    const missed = await lanes.every.database.query(
      `SELECT b.original_trace FROM bank_items b JOIN entries e ON e.trace_id = b.original_trace AND e.amount = b.amount
       WHERE b.kind = 'return' AND b.reason LIKE 'no entry of ours%'`,
    );
    expect(missed).toEqual([]);
    story.push(`[${items.length} items, ${applied.length} returns, ${handed.length} handed]`);
  }

  async function expectSentOnce(): Promise<void> {
    const sent = [...(await entriesAt(service, 'first')), ...(await entriesAt(service, 'first-2'))];
    const traces = sent.map(({ trace_id, amount }) => `${trace_id} ${amount}`);
    expect(new Set(traces).size).toBe(traces.length);
    const names = new Set(sent.map(({ file, header }) => `${file.split('/').at(-1)} ${header.file_id_modifier}`));
    expect(new Set([...names].map((name) => name.split(' ')[0])).size).toBe(names.size);
    const legs = await service.context.database.query<{ trace: string }>(
      `SELECT DISTINCT e.trace_id || ' ' || e.amount AS trace FROM entries e JOIN bank_files f ON f.uuid = e.file_uuid WHERE f.state = 'confirmed'`,
    );
    expect(legs.map(({ trace }) => trace).toSorted()).toEqual(traces.toSorted());
    for (const { uuid, of } of payments) expect((await of.read(uuid)).uuid).toBe(uuid);
  }
}

const seeds = Array.from({ length: budget({ usual: 1, campaign: 30 }) }, (_, index) => 300 + index);

it.each(seeds)(
  'Whatever happens to two lanes that share a bank, each item and each cent is somewhere once: seed %i',
  (seed) => campaign(seed, budget({ usual: 25, campaign: 100 })),
);
