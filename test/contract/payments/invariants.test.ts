// Invariants: the operator checks all rows, the worker checks what has moved.

import { beforeAll, describe, expect, it } from 'vitest';
import { checkEveryPaymentJob, everyPaymentShare } from '../../../src/oversight/invariants/check-every-payment.job.ts';
import { CheckUnfinishedError, checkGroup } from '../../../src/oversight/invariants/check-invariants.ts';
import { checkMovedJob, movedShare } from '../../../src/oversight/invariants/check-moved.job.ts';
import { groupByQuery } from '../../../src/oversight/invariants/count-violations.sql.ts';
import type { Invariant } from '../../../src/oversight/invariants/invariant.ts';
import { invariants } from '../../../src/oversight/invariants/invariants.ts';
import { ReadingStoppedError } from '../../../src/oversight/invariants/read-until-stopped.ts';
import { tryLockWholeCheck, unlockWholeCheck } from '../../../src/oversight/invariants/rounds.sql.ts';
import { showViolations } from '../../../src/oversight/invariants/shown-violations.ts';
import { insertMissingStates } from '../../../src/payments/lifecycle/open-states.sql.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { openMetrics } from '../../../src/platform/metrics.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

interface Line {
  level: number;
  msg: string;
  invariant?: string;
  violations?: number;
  examples?: { subject_uuid: string }[];
}

let service: TestService;
let payments: Payments;
let superuser: Database;
const lines: Line[] = [];
const log = logTo({ write: (line) => void lines.push(JSON.parse(line)) }, 'warn');

beforeAll(async () => {
  service = await testService({ context: () => ({ log }) });
  payments = await paymentsOf(service);
  superuser = openDatabase(service.database.superuserUrl, 2, () => {});
  await payments.started();
  await advance(service, { banking_days: 7 });
  return () => superuser.end();
});

const check = (request = {}) => service.send('POST', '/admin/v1/invariants/check', request);

/** Runs `work` with a payment that counts one event too many. */
async function whileBroken(work: (uuid: string) => Promise<void>): Promise<void> {
  const { uuid } = await payments.started();
  await insertMissingStates(superuser, [{ processor_id: payments.processor.uuid, transaction_uuid: uuid }]);
  const counting = (change: string) =>
    superuser.query(`UPDATE transaction_states SET event_count = event_count ${change} WHERE uuid = $1`, [uuid]);
  await counting('+ 1');
  try {
    await work(uuid);
  } finally {
    await counting('- 1');
  }
}

describe('POST /admin/v1/invariants/check', () => {
  it('does one check at a time, over all processes', async () => {
    const other = await superuser.connect();
    try {
      expect(await tryLockWholeCheck(other)).toBe(true);
      const refused = await check();
      expect([refused.status, refused.body.errors[0].code]).toEqual([429, 'too_many_in_progress']);
      await unlockWholeCheck(other);
    } finally {
      other.release(true);
    }
    for (let n = 0; n < 2; n++) expect((await check()).status).toBe(200);
  });

  it('answers the count of violations of each invariant: zero', async () => {
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(body.data).toEqual(invariants.map(({ name, rule }) => ({ invariant: name, rule, violations: 0 })));
  });

  it('counts violations, and logs the first ones', async () => {
    await whileBroken(async (uuid) => {
      const { body } = await check();
      expect(body.data.filter(({ violations }: { violations: number }) => violations > 0)).toMatchObject([
        { invariant: 'event_counts_match_events', violations: 1 },
      ]);
      expect(lines.filter(({ msg }) => msg === 'an invariant does not hold').at(-1)).toMatchObject({
        level: 50,
        invariant: 'event_counts_match_events',
        violations: 1,
        examples: [{ processor_id: payments.processor.uuid, subject_uuid: uuid, found: '2 events counted, 1 due' }],
      });
    });
  });

  it('is for operators only', async () => {
    expect((await check({ token: payments.processor.token })).status).toBe(403);
    expect((await check({ token: null })).status).toBe(401);
  });

  it('does not wait for a locked payment', async () => {
    const connection = await superuser.connect();
    await connection.query('BEGIN');
    await connection.query('SELECT FROM transaction_states FOR UPDATE', []);
    expect((await check()).status).toBe(200);
    await connection.query('ROLLBACK');
    connection.release();
  });
});

const never = new AbortController().signal;

/** An invariant whose check takes a minute, and one whose query would change something. */
const stated = (name: string, found: string): Invariant => ({
  name,
  rule: '',
  reads: 'period',
  sql: () => `SELECT NULL::uuid AS processor_id, NULL::uuid AS subject_uuid, ${found}::text AS found`,
});
const slow = stated('slow', 'pg_sleep(60)');

describe('A check', () => {
  it('that takes too long names its invariant, and leaves nothing behind', async () => {
    const { database } = service.context;
    const terms = { timeoutMs: 50, stopping: never };
    await expect(checkGroup(database, [slow], { since: null }, terms)).rejects.toThrow(CheckUnfinishedError);
    const [row] = await database.query<{ statement_timeout: string }>('SHOW statement_timeout', []);
    expect(row!.statement_timeout).toBe('1min');
  });

  it('cannot change anything', async () => {
    const { database } = service.context;
    const meddling = stated('meddling', `nextval('forbidden')`);
    await superuser.query('CREATE SEQUENCE forbidden');
    await superuser.query('GRANT ALL ON SEQUENCE forbidden TO PUBLIC');
    const terms = { timeoutMs: 5_000, stopping: never };
    await expect(checkGroup(database, [meddling], { since: null }, terms)).rejects.toThrow('read-only');
    await superuser.query('DROP SEQUENCE forbidden');
  });

  it('ends with its query when the process stops', async () => {
    const { database } = service.context;
    const stopping = new AbortController();
    const terms = { timeoutMs: 60_000, stopping: stopping.signal };
    const checking = checkGroup(database, [slow], { since: null }, terms).catch((error) => error);
    const sleeping = async () =>
      (
        await superuser.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
        )
      ).length;
    await expect.poll(sleeping).toBe(1);
    stopping.abort();
    expect(await checking).toBeInstanceOf(ReadingStoppedError);
    expect(await sleeping()).toBe(0);
    await expect(checkGroup(database, [slow], { since: null }, terms)).rejects.toThrow(ReadingStoppedError);
    // The connection that ran it serves the next query.
    expect(await Promise.all(Array.from({ length: 12 }, () => database.query('SELECT 1', [])))).toHaveLength(12);
  });
});

describe('The worker’s rounds', () => {
  const gauge = (name: string, value: number) => `achord_invariant_violations{invariant="${name}"} ${value}\n`;

  /**
   * Jobs with their own metrics, because a gauge can be registered once only. They record their
   * pauses and do not wait.
   */
  function rounds(now?: () => Date) {
    const { database, clock } = service.context;
    const metrics = openMetrics(database, 'test');
    const pauses: number[] = [];
    const stopping = new AbortController();
    const context = {
      database,
      clock: now === undefined ? clock : { now },
      log,
      shown: showViolations(metrics, log),
      stopping: stopping.signal,
      everyMinutes: 15,
      sliceSize: 2,
      pause: async (ms: number) => void pauses.push(ms),
    };
    return {
      moved: checkMovedJob(context),
      all: checkEveryPaymentJob(context),
      pauses,
      stopping,
      shown: async () => (await metrics.render()).text,
    };
  }

  it('show a violation on a gauge, and clear the gauge when it is mended', async () => {
    const { moved, all, shown } = rounds();
    expect(await shown()).not.toMatch(/^achord_(invariants|payments)_checked_seconds_ago \d/m);
    for (const { run } of [moved, all]) {
      await whileBroken(async () => {
        expect(await run()).toBe(0);
        expect(await shown()).toContain(gauge('event_counts_match_events', 1));
      });
      await run();
      expect(await shown()).toContain(gauge('event_counts_match_events', 0));
    }
    const text = await shown();
    for (const { name, reads } of invariants) {
      if (reads === 'everything') expect(text).not.toContain(name);
      else expect(text).toContain(gauge(name, 0));
    }
    expect(text).toMatch(/^achord_invariants_checked_seconds_ago \d/m);
    expect(text).toMatch(/^achord_payments_checked_seconds_ago \d/m);
  });

  it('show a violation in what waits today, and when the checks ended', async () => {
    const today = async () => (await service.send('GET', '/admin/v1/today')).body.data.invariants;
    await superuser.query('DELETE FROM invariant_rounds', []);
    expect(await today()).toEqual({ moved_checked_at: null, all_checked_at: null, violations: [] });
    const { moved, all } = rounds();
    await whileBroken(async () => {
      await moved.run();
      await all.run();
      const found = await today();
      expect(found.violations).toEqual([{ invariant: 'event_counts_match_events', violations: 1 }]);
      expect([found.moved_checked_at, found.all_checked_at]).toEqual([expect.any(String), expect.any(String)]);
    });
    await moved.run();
    expect((await today()).violations).toHaveLength(1);
    await all.run();
    expect((await today()).violations).toEqual([]);
  });

  it('pause after each query so long that they use at most five percent of a core', async () => {
    for (let n = 0; n < 5; n++) await payments.started();
    const { moved, all, pauses, shown } = rounds();
    const queries = async (round: 'moved' | 'all') =>
      Number(
        new RegExp(`^achord_invariant_query_seconds_count{round="${round}"} (\\d+)`, 'm').exec(await shown())?.[1],
      );
    await moved.run();
    expect(await queries('moved')).toBe(pauses.length);
    const ofPeriod = groupByQuery(invariants.filter(({ reads }) => reads === 'period')).length;
    const ofPayments = groupByQuery(invariants.filter(({ reads }) => reads === 'payments')).length;
    // One query reads the list. Slices of two rows check five or more payments.
    const slices = (pauses.length - 1 - ofPeriod) / ofPayments;
    expect(slices).toBe(Math.floor(slices));
    expect(slices).toBeGreaterThanOrEqual(3);
    pauses.length = 0;
    await all.run();
    const [{ count } = { count: 0 }] = await superuser.query<{ count: number }>(
      'SELECT count(*) FROM transactions',
      [],
    );
    const parts = Math.ceil(count / 2);
    expect(pauses.length).toBe(parts + 1 + parts * ofPayments);
    expect(await queries('all')).toBe(pauses.length);
    expect(pauses.every((ms) => ms > 0)).toBe(true);
    expect([movedShare, everyPaymentShare]).toEqual([0.03, 0.02]);
  });

  it('end when the process stops, and show what they found until then', async () => {
    const { moved, shown, stopping } = rounds();
    await moved.run();
    stopping.abort();
    await whileBroken(async () => {
      expect(await moved.run()).toBe(0);
      expect(await shown()).toContain(gauge('event_counts_match_events', 0));
    });
  });

  it('over recent moves check everything since the last round, and a little before it', async () => {
    let at = service.context.clock.now();
    const { moved } = rounds(() => at);
    const counted = async () => {
      lines.length = 0;
      await moved.run();
      return lines.filter(({ invariant }) => invariant === 'event_counts_match_events').length;
    };
    await whileBroken(async () => {
      at = new Date(service.context.clock.now().getTime() + 1_000);
      expect(await counted()).toBe(1);
      // An atomic phase can commit later than its timestamp says.
      at = new Date(at.getTime() + 30_000);
      expect(await counted()).toBe(1);
      at = new Date(at.getTime() + 60 * 60_000);
      expect(await counted()).toBe(1);
      expect(await counted()).toBe(0);
    });
  });

  it('over every payment find a change that is old, or never was a move', async () => {
    const later = new Date(service.context.clock.now().getTime() + 10 * 86_400_000);
    const { moved, all, shown } = rounds(() => later);
    await whileBroken(async () => {
      await moved.run();
      expect(await shown()).toContain(gauge('debits_equal_credits', 0));
      expect(await shown()).not.toContain('event_counts_match_events');
      await all.run();
      expect(await shown()).toContain(gauge('event_counts_match_events', 1));
    });
  });
});

describe('A service that is stopping', () => {
  it('does not wait for a check over everything, and refuses to start one', async () => {
    const other = await testService();
    await paymentsOf(other);
    const watching = openDatabase(other.database.superuserUrl, 2, () => {});
    // The first query of the check on payments waits for this lock.
    const connection = await watching.connect();
    await connection.query('BEGIN');
    await connection.query('LOCK TABLE transactions IN ACCESS EXCLUSIVE MODE');
    const checking = other.send('POST', '/admin/v1/invariants/check').catch((error: unknown) => error);
    await expect
      .poll(
        async () =>
          (
            await watching.query(
              `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%violations%'`,
            )
          ).length,
      )
      .toBeGreaterThan(0);
    const stopping = other.stop();
    const answer = await checking;
    expect(answer).toMatchObject({ status: 503 });
    // The check is canceled and no caller waits for it: the service stops, and its database is
    // dropped, while the lock is still held.
    await stopping;
    connection.release();
    await watching.end();
  });
});
