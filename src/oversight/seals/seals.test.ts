// The chains reveal every change of the audit trail and the postings, by any role.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, type Payments, paymentsOf } from '../../../test/support/payments/payments.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import { type Connection, type Database, openDatabase, type Queryable } from '../../platform/database/database.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { chainActs } from './chain-acts.job.ts';
import { sealer } from './seal-postings.job.ts';
import { verifySeals } from './verify-seals.ts';

let service: TestService;
let payments: Payments;
let superuser: Database;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  superuser = openDatabase(service.database.superuserUrl, 2, () => {});
  await payments.started();
  await advance(service, { banking_days: 6 });
  return () => superuser.end();
});
const database = () => service.context.database;

const chainAll = async () => {
  while ((await chainActs(database())) > 0);
};
const never = new AbortController().signal;
const sealerOf = (terms: { patienceMs: number; stopping?: AbortSignal }) =>
  sealer({ database: database(), clock: service.context.clock, stopping: never, ...terms });
const sealAll = async () => {
  const seal = sealerOf({ patienceMs: 0 });
  while ((await seal()) > 0);
};
beforeEach(async () => {
  await chainAll();
  await sealAll();
});

const ok = { differences: [] };
const found = async () => (await verifySeals(database())).differences.map(({ found: text }) => text);

const postingColumns = `shard, processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
  debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at, debit_transaction_uuid`;

/** Makes a change as a superuser, checks, and rolls back. */
async function whileTampered(tamper: string, look: (db: Database) => Promise<void>): Promise<void> {
  const connection = await superuser.connect();
  await connection.query('BEGIN');
  // The verification runs inside the open phase, so it sees the uncommitted change.
  const inside: Connection = { ...connection, release: () => {}, query: nested(connection) };
  try {
    await connection.query("SET LOCAL session_replication_role = 'replica'");
    await connection.query(tamper);
    const tampered: Database = {
      ...database(),
      connect: async () => ({ ...inside, command: async (text) => text }),
      query: connection.query,
      withDeadline: () => tampered,
    };
    await look(tampered);
  } finally {
    await connection.query('ROLLBACK');
    connection.release();
  }
}

/** A nested phase does not begin or end the outer one. */
function nested(connection: Connection): Queryable['query'] {
  return async <Row>(text: string, values?: readonly unknown[]) =>
    /^(BEGIN|COMMIT|ROLLBACK|SET TRANSACTION)/.test(text) ? ([] as Row[]) : connection.query<Row>(text, values);
}

describe('A day that an earlier version sealed', () => {
  const sumsOf = () =>
    database().query<{ day: string }>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, processor_id, transition, debit_account, credit_account, posting_count, amount
       FROM posting_sums ORDER BY 1, 2, 3, 4, 5`,
      [],
    );

  it('is added up, one day in a run, also when the process has looked before', async () => {
    const before = await sumsOf();
    const days = new Set(before.map(({ day }) => day)).size;
    expect(days).toBeGreaterThan(2);
    const seal = sealerOf({ patienceMs: 0 });
    expect(await seal()).toBe(0);
    await superuser.query('DELETE FROM posting_sums WHERE day = (SELECT max(day) FROM posting_sums)', []);
    // This process knows that the day had its sums; the next one looks at every day.
    expect(await seal()).toBe(0);
    await superuser.query('DELETE FROM posting_sums', []);
    const another = sealerOf({ patienceMs: 0 });
    let runs = 0;
    while ((await another()) > 0) runs++;
    expect(runs).toBe(days);
    expect(await sumsOf()).toEqual(before);
    // A seal without sums comes later.
    await payments.started();
    await advance(service, { banking_days: 2 });
    await sealAll();
    await superuser.query('DELETE FROM posting_sums WHERE day = (SELECT max(day) FROM posting_sums)', []);
    expect(await another()).toBe(1);
    expect(await another()).toBe(0);
  });
});

describe('Without any change', () => {
  it('both chains verify, and their newest hashes are answered', async () => {
    const verified = await verifySeals(database());
    expect(verified).toMatchObject(ok);
    const [{ acts, days }] = (await database().query(
      'SELECT (SELECT count(*) FROM audit_trail) AS acts, (SELECT count(*) FROM posting_seals) AS days',
      [],
    )) as [{ acts: number; days: number }];
    expect(acts).toBeGreaterThan(3);
    expect(days).toBeGreaterThan(4);
    expect(verified.audit_trail).toEqual({ acts, due: 0, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(verified.postings).toMatchObject({ days, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const known = [verified.audit_trail.hash!, verified.postings.hash!];
    expect(await verifySeals(database(), known)).toMatchObject(ok);
  });

  it('every day is sealed in order, also without postings, and none before it is over', async () => {
    const days = await database().query<{ day: string; posting_count: number }>(
      'SELECT day, posting_count FROM posting_seals ORDER BY day',
      [],
    );
    expect(days.some(({ posting_count }) => posting_count === 0)).toBe(true);
    expect(days.some(({ posting_count }) => posting_count > 0)).toBe(true);
    const last = new Date(`${days.at(-1)!.day}T00:00:00Z`).getTime();
    expect(service.context.clock.now().getTime()).toBeGreaterThanOrEqual(last + 25 * 3_600_000);
  });
});

describe('A change of the audit trail', () => {
  const third = '(SELECT uuid FROM audit_links WHERE number = 3)';
  it.each([
    [
      'a detail',
      `UPDATE audit_trail SET detail = '{"other":1}' WHERE uuid = ${third}`,
      /link 3\), or its link, was changed/,
    ],
    ['an actor', `UPDATE audit_trail SET actor = NULL, token_uuid = uuid WHERE uuid = ${third}`, /link 3\)/],
    ['an instant', `UPDATE audit_trail SET acted_at = acted_at + interval '1 ms' WHERE uuid = ${third}`, /link 3\)/],
    ['a request id', `UPDATE audit_trail SET request_id = 'x' WHERE uuid = ${third}`, /link 3\)/],
    ['a reason', `UPDATE audit_trail SET reason = 'Another.' WHERE uuid = ${third}`, /link 3\)/],
    ['an operator', `UPDATE audit_trail SET operator_uuid = uuid WHERE uuid = ${third}`, /link 3\)/],
    ['a session', `UPDATE audit_trail SET session_uuid = uuid WHERE uuid = ${third}`, /link 3\)/],
    ['an address', `UPDATE audit_trail SET address = '192.0.2.1' WHERE uuid = ${third}`, /link 3\)/],
    [
      'all that was added later',
      `UPDATE audit_trail SET reason = NULL, address = NULL WHERE uuid = (SELECT a.uuid FROM audit_trail a JOIN audit_links l ON l.uuid = a.uuid WHERE a.address IS NOT NULL ORDER BY l.number LIMIT 1)`,
      /was changed/,
    ],
    ['a deleted row', `DELETE FROM audit_trail WHERE uuid = ${third}`, /link 3\) is missing/],
    [
      'a deleted row with its link',
      `WITH gone AS (DELETE FROM audit_links WHERE number = 3 RETURNING uuid) DELETE FROM audit_trail WHERE uuid IN (SELECT uuid FROM gone)`,
      /Link 3 is missing: the next one is 4/,
    ],
    [
      'an inserted row',
      `INSERT INTO audit_trail (shard, processor_id, uuid, acted_at, action, subject) SELECT shard, processor_id, gen_random_uuid(), acted_at, 'x', 'x' FROM audit_trail LIMIT 1`,
      /was inserted: it has no link/,
    ],
    ['a hash', `UPDATE audit_links SET hash = sha256(hash) WHERE number = 3`, /link 3\)/],
  ])('is found: %s', async (_, tamper, text) => {
    await whileTampered(tamper, async (db) => {
      const { differences } = await verifySeals(db);
      expect(differences).toEqual([{ in: 'audit_trail', found: expect.stringMatching(text) }]);
    });
    expect(await found()).toEqual([]);
  });

  it('detects a cut-off end with a known hash', async () => {
    const { audit_trail } = await verifySeals(database());
    const cut = `WITH gone AS (DELETE FROM audit_links WHERE number = (SELECT max(number) FROM audit_links) RETURNING uuid)
      DELETE FROM audit_trail WHERE uuid IN (SELECT uuid FROM gone)`;
    await whileTampered(cut, async (db) => {
      expect(await verifySeals(db)).toMatchObject(ok);
      expect((await verifySeals(db, [audit_trail.hash!])).differences).toEqual([
        {
          in: 'known_hashes',
          found: expect.stringContaining(`The hash ${audit_trail.hash} is no longer in a chain`),
        },
      ]);
    });
  });
});

describe('A change of the postings', () => {
  const one = `(SELECT uuid FROM transactions LIMIT 1) AND transition = 'C4'`;
  it.each([
    ['an amount', `UPDATE postings SET amount = amount + 1 WHERE transaction_uuid = ${one}`],
    ['an owner', `UPDATE postings SET credit_owner_uuid = gen_random_uuid() WHERE transaction_uuid = ${one}`],
    ['an instant', `UPDATE postings SET posted_at = posted_at + interval '1 us' WHERE transaction_uuid = ${one}`],
    ['a deleted row', `DELETE FROM postings WHERE transaction_uuid = ${one}`],
    [
      'an inserted row',
      `INSERT INTO postings (shard, processor_id, transaction_uuid, transition, source_uuid, line, debit_account, debit_owner_uuid,
         credit_account, credit_owner_uuid, amount, posted_at)
       SELECT shard, processor_id, transaction_uuid, transition, gen_random_uuid(), line, debit_account, debit_owner_uuid,
         credit_account, credit_owner_uuid, amount, posted_at FROM postings WHERE transaction_uuid = ${one}`,
    ],
  ])('is found with its day: %s', async (_, tamper) => {
    const [row] = await database().query<{ day: string }>(
      `SELECT (posted_at AT TIME ZONE 'UTC')::date AS day FROM postings WHERE transaction_uuid = ${one}`,
      [],
    );
    await whileTampered(tamper, async (db) =>
      expect((await verifySeals(db)).differences).toEqual([
        {
          in: 'postings',
          found: expect.stringMatching(
            `^The postings of ${row!.day} differ from the sealed ones, first in the hour from \\d\\d:00 UTC: `,
          ),
        },
      ]),
    );
    expect(await found()).toEqual([]);
  });

  it.each([
    [
      'a seal',
      'UPDATE posting_seals SET posting_count = posting_count + 1 WHERE day = (SELECT min(day) + 1 FROM posting_seals)',
      /The seal of/,
    ],
    ['a deleted seal', 'DELETE FROM posting_seals WHERE day = (SELECT min(day) + 1 FROM posting_seals)', /The seal of/],
    [
      'a row before the first day',
      `UPDATE postings SET posted_at = posted_at - interval '1 year' WHERE false; INSERT INTO postings (${postingColumns}) SELECT shard, processor_id, gen_random_uuid(), transition, source_uuid, line, debit_account,
         debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at - interval '1 year', debit_transaction_uuid FROM postings LIMIT 1`,
      /there are 1 postings that no seal includes/,
    ],
    [
      'a row of no tenant',
      `INSERT INTO postings (${postingColumns}) SELECT shard_of(tenant), tenant, gen_random_uuid(), transition, source_uuid, line, debit_account,
         debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at, debit_transaction_uuid
       FROM (SELECT *, gen_random_uuid() AS tenant FROM postings ORDER BY posted_at LIMIT 1) AS one`,
      /there are 1 postings that no seal includes/,
    ],
  ])('is found: %s', async (_, tamper, text) => {
    await whileTampered(tamper, async (db) =>
      expect((await verifySeals(db)).differences).toEqual([{ in: 'postings', found: expect.stringMatching(text) }]),
    );
  });
});

describe('Chaining', () => {
  const act = { action: 'test.done', subject: 'test', subject_uuid: null };
  const acting = () => ({ caller: null, now: service.context.clock.now(), request_id: null });

  it('takes no lock against acts: an act that commits late is chained later', async () => {
    const open = await database().connect();
    await open.query('BEGIN');
    const late = await recordAct(open, acting(), act);
    const early = await atomically(database(), (phase) => recordAct(phase, acting(), act));
    await chainAll();
    const chained = async () =>
      (await database().query<{ uuid: string }>('SELECT uuid FROM audit_links ORDER BY number DESC LIMIT 2', [])).map(
        ({ uuid }) => uuid,
      );
    expect((await chained())[0]).toBe(early);
    await open.query('COMMIT');
    open.release();
    await chainAll();
    expect(await chained()).toEqual([late, early]);
    expect(await found()).toEqual([]);
  });

  it('makes one chain when several processes chain at once', async () => {
    for (let n = 0; n < 30; n++)
      await atomically(database(), (phase) => recordAct(phase, acting(), { ...act, processor_id: nilUuid }));
    await Promise.all([1, 2, 3, 4].map(() => chainAll()));
    await chainAll();
    expect(await verifySeals(database())).toMatchObject({ ...ok, audit_trail: { due: 0 } });
  });
});

describe('Sealing', () => {
  /** The number of queries that wait to write a seal. */
  const waiting = async () =>
    (
      await superuser.query<{ n: number }>(
        `SELECT count(*) AS n FROM pg_locks WHERE relation = 'posting_seals'::regclass AND NOT granted`,
        [],
      )
    )[0]!.n;

  it('waits while a phase is open that may still post into the day', async () => {
    await advance(service, { banking_days: 1 });
    await advance(service, { banking_days: 1 });
    const sealed = async () =>
      (await database().query<{ n: number }>('SELECT count(*) AS n FROM posting_seals', []))[0]!.n;
    const before = await sealed();
    const open = await database().connect();
    await open.query('BEGIN');
    await open.query('SELECT 1');
    const seal = sealerOf({ patienceMs: 0 });
    await seal();
    expect(await seal()).toBe(0);
    expect(await sealed()).toBe(before);
    await open.query('COMMIT');
    open.release();
    await sealAll();
    expect(await sealed()).toBeGreaterThan(before);
  });

  it('waits until the day has been over for a while', async () => {
    await advance(service, { banking_days: 1 });
    const seal = sealerOf({ patienceMs: 3_600_000 });
    for (let n = 0; n < 3; n++) expect(await seal()).toBe(0);
  });

  it('ends at once when the process stops; the next process seals the day', async () => {
    await advance(service, { banking_days: 2 });
    const stopping = new AbortController();
    const seal = sealerOf({ patienceMs: 0, stopping: stopping.signal });
    const other = await superuser.connect();
    await other.query('BEGIN');
    await other.query('LOCK TABLE posting_seals IN SHARE MODE');
    try {
      const sealing = seal();
      await vi.waitUntil(async () => (await waiting()) > 0, { timeout: 5_000 });
      stopping.abort();
      expect(await sealing).toBe(0);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
    expect(await seal()).toBe(0);
    await sealAll();
    expect(await found()).toEqual([]);
  });

  it('seals each day once when several processes seal at once', async () => {
    await advance(service, { banking_days: 3 });
    await Promise.all([1, 2, 3].map(() => sealAll()));
    await sealAll();
    expect(await found()).toEqual([]);
  });
});
