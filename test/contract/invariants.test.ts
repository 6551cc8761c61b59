// The check of the invariants: by the operator over everything, by the worker on what has moved.
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { checkInvariantsJob } from '../../src/invariants/check-invariants.job.ts';
import { CheckUnfinishedError, checkInvariant } from '../../src/invariants/check-invariants.ts';
import { invariants } from '../../src/invariants/invariants.ts';
import { openMetrics } from '../../src/metrics.ts';
import { advance, type Payments, paymentsOf } from '../support/payments.ts';
import { type TestService, testService } from '../support/service.ts';

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
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeAll(async () => {
  service = await testService({ foundation: () => ({ log }) });
  payments = await paymentsOf(service);
  superuser = openDatabase(service.database.superuserUrl, 2, () => {});
  await payments.started();
  await advance(service, { banking_days: 7 });
  return () => superuser.end();
});

const check = (request = {}) => service.send('POST', '/admin/v1/invariants/check', request);

/** Runs with a payment that counts one event too many. */
async function whileBroken(work: (uuid: string) => Promise<void>): Promise<void> {
  const { uuid } = await payments.started();
  const counting = (change: string) =>
    superuser.query(`UPDATE transactions SET event_count = event_count ${change} WHERE uuid = $1`, [uuid]);
  await counting('+ 1');
  try {
    await work(uuid);
  } finally {
    await counting('- 1');
  }
}

describe('POST /admin/v1/invariants/check', () => {
  it('answers each invariant with the count of its violations: none', async () => {
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(body.data).toEqual(invariants.map(({ name }) => ({ invariant: name, violations: 0 })));
  });

  it('counts what is broken, and tells the log where to begin', async () => {
    await whileBroken(async (uuid) => {
      const { body } = await check();
      expect(body.data.filter(({ violations }: { violations: number }) => violations > 0)).toEqual([
        { invariant: 'events_are_counted', violations: 1 },
      ]);
      expect(lines.filter(({ msg }) => msg === 'an invariant does not hold').at(-1)).toMatchObject({
        level: 50,
        invariant: 'events_are_counted',
        violations: 1,
        examples: [{ processor_id: payments.processor.uuid, subject_uuid: uuid, found: '2 events counted, 1 due' }],
      });
    });
  });

  it('is the operator’s alone', async () => {
    expect((await check({ token: payments.processor.token })).status).toBe(403);
    expect((await check({ token: null })).status).toBe(401);
  });

  it('waits for no payment that is locked', async () => {
    const connection = await superuser.connect();
    await connection.query('BEGIN');
    await connection.query('SELECT FROM transactions FOR UPDATE', []);
    expect((await check()).status).toBe(200);
    await connection.query('ROLLBACK');
    connection.release();
  });
});

describe('A check', () => {
  it('that takes longer than it may says which, and leaves nothing behind', async () => {
    const { database } = service.foundation;
    const slow = {
      name: 'slow',
      rule: '',
      statement: () => 'SELECT NULL::uuid AS processor_id, NULL::uuid AS subject_uuid, pg_sleep(60)::text AS found',
    };
    await expect(checkInvariant(database, slow, { since: null, timeoutMs: 50 })).rejects.toThrow(CheckUnfinishedError);
    const [row] = await database.query<{ statement_timeout: string }>('SHOW statement_timeout', []);
    expect(row!.statement_timeout).toBe('1min');
  });

  it('can change nothing', async () => {
    const { database } = service.foundation;
    const meddling = {
      name: 'meddling',
      rule: '',
      statement: () =>
        `SELECT NULL::uuid AS processor_id, NULL::uuid AS subject_uuid, nextval('forbidden')::text AS found`,
    };
    await superuser.query('CREATE SEQUENCE forbidden');
    await superuser.query('GRANT ALL ON SEQUENCE forbidden TO PUBLIC');
    await expect(checkInvariant(database, meddling, { since: null, timeoutMs: 5_000 })).rejects.toThrow('read-only');
    await superuser.query('DROP SEQUENCE forbidden');
  });
});

describe('The job', () => {
  it('shows on a gauge what does not hold, and again when it does', async () => {
    const { database, clock, metrics } = service.foundation;
    const { run } = checkInvariantsJob({ database, clock, metrics, log, everyMinutes: 15 });
    const shown = async () => (await service.send('GET', '/metrics', { token: null })).text;
    const gauge = (name: string, value: number) => `achord_invariant_violations{invariant="${name}"} ${value}\n`;
    expect(await shown()).not.toMatch(/^achord_invariants_checked_seconds_ago \d/m);
    await whileBroken(async () => {
      expect(await run()).toBe(0);
      expect(await shown()).toContain(gauge('events_are_counted', 1));
    });
    await run();
    const text = await shown();
    for (const { name, onlyWhole } of invariants) {
      if (onlyWhole) expect(text).not.toContain(name);
      else expect(text).toContain(gauge(name, 0));
    }
    expect(text).toMatch(/^achord_invariants_checked_seconds_ago \d/m);
  });

  it('looks at what has moved since its last run, and a little before', async () => {
    const { database, clock } = service.foundation;
    // Metrics of its own: a gauge is registered once.
    const metrics = openMetrics(database, 'test');
    let at = clock.now();
    const { run } = checkInvariantsJob({ database, clock: { now: () => at }, metrics, log, everyMinutes: 15 });
    const counted = async () => {
      lines.length = 0;
      await run();
      return lines.filter(({ invariant }) => invariant === 'events_are_counted').length;
    };
    await whileBroken(async () => {
      at = new Date(clock.now().getTime() + 1_000);
      expect(await counted()).toBe(1);
      // Its phase may have committed later than its instant says.
      at = new Date(at.getTime() + 5 * 60_000);
      expect(await counted()).toBe(1);
      at = new Date(at.getTime() + 60 * 60_000);
      expect(await counted()).toBe(1);
      expect(await counted()).toBe(0);
    });
  });
});
