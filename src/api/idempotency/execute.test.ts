// One effect for each key. Two executions on one database act as two processes.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type CuttableConnection, cuttableConnection } from '../../../test/support/service/cut-at-commit.ts';
import { created } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { realClock, sleep } from '../../platform/std/clock.ts';
import { openVault, type Vault } from '../../platform/vault/vault.ts';
import { coalesce } from './coalesce.ts';
import { type Execution, execute as executed, type FirstPhase, type Step, storedAnswer } from './execute.ts';
import { type Claim, claimOf } from './key.ts';
import { purgeIdempotencyKeys } from './purge.job.ts';

let own: TestDatabase;
let wire: CuttableConnection;
let vault: Vault;
const databases: Database[] = [];

function execution(url: string, limits: Partial<Execution> = {}): Execution {
  const database = openDatabase(url, 6, () => {});
  databases.push(database);
  return {
    database,
    vault,
    // The answers of other operations are bytes.
    renderStarted: () => expect.unreachable(),
    takeTurns: coalesce(5_000),
    retentionHours: 25,
    waitMs: 5_000,
    leaseMs: 30_000,
    ...limits,
  };
}

let one: Execution;
let other: Execution;
beforeAll(async () => {
  own = await testDatabase();
  wire = await cuttableConnection(own.url);
  const database = openDatabase(own.ownerUrl, 2, () => {});
  databases.push(database);
  vault = await openVault(database, { current: Buffer.alloc(32, 7) }, realClock.now());
  await database.query('CREATE TABLE effects (name text NOT NULL)');
  await database.query('GRANT ALL ON effects TO PUBLIC');
  one = execution(own.url);
  other = execution(own.url);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.end()));
  await wire.close();
  await own.drop();
});

const processor_id = randomUUID();

function claimFor(key: string, body: unknown = { amount: 1 }): Claim {
  const address = { processor_id, tenant_id: processor_id, method: 'POST', path: '/x', query: '' };
  return claimOf(key, { ...address, body, raw: Buffer.from(JSON.stringify(body)) }, vault);
}

const effect = (phase: AtomicPhase, name: string) => phase.query('INSERT INTO effects (name) VALUES ($1)', [name]);

async function effectsOf(name: string): Promise<number> {
  const rows = await one.database.query('SELECT 1 FROM effects WHERE name = $1', [name]);
  return rows.length;
}

/** The answer to the client. */
async function execute(context: Execution, claim: Claim | null, withErrorCode: boolean, first: FirstPhase) {
  const { body, ...answer } = await executed(context, claim, withErrorCode, first);
  return { ...answer, body: body.toString() };
}

/** Has its effect and answers a new number, so two runs never answer the same bytes. */
const once = (name: string) => async (phase: AtomicPhase) => {
  await effect(phase, name);
  return created({ name, uuid: randomUUID() });
};

/** The same after an outside call. */
const afterCall = (name: string, call: () => Promise<void>) => async (): Promise<Step> => ({
  async call() {
    await call();
    return once(name);
  },
});

describe('a key', () => {
  it('has one effect and one answer, byte for byte, in every process', async () => {
    const claim = claimFor('every process');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => execute(n % 2 === 0 ? one : other, claim, false, once('every process'))),
    );
    expect(await effectsOf('every process')).toBe(1);
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  it('stores a refusal and undoes the effect before it', async () => {
    const claim = claimFor('refused');
    const run = () =>
      execute(one, claim, false, async (phase) => {
        await effect(phase, 'refused');
        throw refuse('not_found', 'uuid');
      });
    const first = await run();
    expect(first.status).toBe(404);
    expect(await execute(other, claim, false, once('refused'))).toEqual({ ...first, replayed: true });
    expect(await effectsOf('refused')).toBe(0);
  });

  it('keeps the effect of a returned answer of any status', async () => {
    const answer = { status: 422, message: 'kept', data: null };
    await execute(one, claimFor('kept'), false, async (phase) => {
      await effect(phase, 'kept');
      return answer;
    });
    expect(await effectsOf('kept')).toBe(1);
  });

  it('undoes the effect if the answer cannot be rendered', async () => {
    for (const claim of [claimFor('unrenderable'), null]) {
      const answer = async (phase: AtomicPhase) => {
        await effect(phase, 'unrenderable');
        return created({ amount: 1n });
      };
      await expect(execute(one, claim, false, answer)).rejects.toThrow('BigInt');
      expect(await effectsOf('unrenderable')).toBe(0);
    }
  });

  it('stores no 5xx and no failure, so the next request runs', async () => {
    const claim = claimFor('5xx');
    const failing = (error: unknown) => execute(one, claim, false, () => Promise.reject(error));
    await expect(failing(refuse('overloaded'))).rejects.toMatchObject({ code: 'overloaded' });
    await expect(failing(new Error('a fault'))).rejects.toThrow('a fault');
    expect((await execute(one, claim, false, once('5xx'))).status).toBe(201);
  });

  it('refuses a different request and still replays the first', async () => {
    const first = await execute(one, claimFor('reused', { amount: 1 }), false, once('reused'));
    await expect(execute(one, claimFor('reused', { amount: 2 }), false, once('reused'))).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect((await execute(one, claimFor('reused', { amount: 1 }), false, once('reused'))).body).toEqual(first.body);
    expect(await effectsOf('reused')).toBe(1);
  });

  it('can be used again after it expired, purged or not', async () => {
    for (const purged of [false, true]) {
      const name = `expired ${purged}`;
      const claim = claimFor(name);
      await execute(one, claim, false, once(name));
      const expire = (seconds: number) =>
        one.database.query(
          `UPDATE idempotency_keys SET expires_at = clock_timestamp() + make_interval(secs => $2) WHERE key_hash = $1`,
          [claim.key_hash, seconds],
        );
      await expire(60);
      expect((await execute(one, claim, false, once(name))).replayed).toBe(true);
      await expire(-1);
      if (purged) expect(await purgeIdempotencyKeys(one.database)).toBeGreaterThan(0);
      expect((await execute(one, claim, false, once(name))).replayed).toBe(false);
      expect(await effectsOf(name)).toBe(2);
    }
  });

  it('keeps one effect when it is purged during its use', async () => {
    const claim = claimFor('purge race');
    const expire = `UPDATE idempotency_keys SET expires_at = clock_timestamp() WHERE key_hash = $1`;
    for (let round = 1; round <= 20; round++) {
      const [answers] = await Promise.all([
        Promise.all([one, other].map((process) => execute(process, claim, false, once('purge race')))),
        purgeIdempotencyKeys(other.database),
      ]);
      expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
      expect(await effectsOf('purge race')).toBe(round);
      await one.database.query(expire, [claim.key_hash]);
    }
  });

  it('answers "overloaded", not "in flight", when the work itself cannot get a lock', async () => {
    const holder = await other.database.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE effects');
    const waiting = execute(one, claimFor('lock'), false, async (phase) => {
      await phase.query(`SET LOCAL lock_timeout = '50ms'`);
      return once('lock')(phase);
    });
    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    await holder.query('ROLLBACK');
    holder.release();
    expect((await execute(one, claimFor('lock'), false, once('lock'))).status).toBe(201);
  });
});

describe('an outside call', () => {
  it('holds no connection, and its answer is stored', async () => {
    const claim = claimFor('call');
    const first = await execute(
      one,
      claim,
      false,
      afterCall('call', async () => {
        const { open, idle } = one.database.usage();
        expect(open - idle).toBe(0);
      }),
    );
    expect(await execute(other, claim, false, once('call'))).toEqual({ ...first, replayed: true });
    expect(await effectsOf('call')).toBe(1);
  });

  it('makes another process wait and then replay', async () => {
    const claim = claimFor('wait');
    const gate = Promise.withResolvers<void>();
    const first = execute(
      one,
      claim,
      false,
      afterCall('wait', () => gate.promise),
    );
    await expect
      .poll(() => one.database.query('SELECT 1 FROM idempotency_keys WHERE key_hash = $1', [claim.key_hash]))
      .toHaveLength(1);
    const second = execute(other, claim, false, once('wait'));
    gate.resolve();
    expect((await second).body).toEqual((await first).body);
    expect((await second).replayed).toBe(true);
    expect(await effectsOf('wait')).toBe(1);
  });

  it('makes another process answer 409 after its wait', async () => {
    const claim = claimFor('bound');
    const gate = Promise.withResolvers<void>();
    const called = Promise.withResolvers<void>();
    const first = execute(
      one,
      claim,
      false,
      afterCall('bound', () => {
        called.resolve();
        return gate.promise;
      }),
    );
    await called.promise;
    const impatient = { ...other, waitMs: 50 };
    await expect(execute(impatient, claim, false, once('bound'))).rejects.toMatchObject({
      code: 'idempotency_key_in_flight',
    });
    gate.resolve();
    expect((await first).status).toBe(201);
  });

  it('is taken over when its lease expires; the late first process gets the answer of the second', async () => {
    const claim = claimFor('taken over');
    const gate = Promise.withResolvers<void>();
    const called = Promise.withResolvers<void>();
    const stalled = execute(
      { ...one, leaseMs: 1 },
      claim,
      false,
      afterCall('taken over', () => {
        called.resolve();
        return gate.promise;
      }),
    );
    await called.promise;
    const second = await execute(
      other,
      claim,
      false,
      afterCall('taken over', () => sleep(0)),
    );
    gate.resolve();
    expect(second.replayed).toBe(false);
    expect(await stalled).toEqual({ ...second, replayed: true });
    expect(await effectsOf('taken over')).toBe(1);
  });

  it('is not taken over by a different request with the same key', async () => {
    const claim = claimFor('another', { amount: 1 });
    const failing = execute(
      { ...one, leaseMs: 1 },
      claim,
      false,
      afterCall('another', () => Promise.reject(new Error('down'))),
    );
    await expect(failing).rejects.toThrow('down');
    await expect(execute(other, claimFor('another', { amount: 2 }), false, once('another'))).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect((await execute(other, claim, false, once('another'))).status).toBe(201);
  });

  it.each(['the call', 'the second phase'])(
    'that fails in %s frees the key for the next request at once',
    async (where) => {
      const claim = claimFor(where);
      const fault = () => Promise.reject(new Error('a fault'));
      const failing = execute({ ...one, waitMs: 100 }, claim, false, async () => ({
        call: where === 'the call' ? fault : async () => fault,
      }));
      await expect(failing).rejects.toThrow('a fault');
      expect((await execute({ ...one, waitMs: 100 }, claim, false, once(where))).status).toBe(201);
    },
  );

  it('can refuse; the refusal is the stored answer', async () => {
    const claim = claimFor('call refuses');
    const refusing = async (): Promise<Step> => ({ call: () => Promise.reject(refuse('not_found')) });
    expect((await execute(one, claim, false, refusing)).status).toBe(404);
    expect(await storedAnswer(other, claim)).toMatchObject({ status: 404, replayed: true });
    expect((await execute(one, null, false, refusing)).status).toBe(404);
  });
});

describe('a connection cut at COMMIT', () => {
  for (const cut of ['before the server has it', 'before we have its answer'] as const) {
    it(`${cut}: one effect, and the request still gets its answer`, async () => {
      const cuttable = execution(wire.url);
      const name = `single ${cut}`;
      wire.cutNextCommit(cut);
      const first = await execute(cuttable, claimFor(name), false, once(name));
      expect(first.status).toBe(201);
      expect((await execute(one, claimFor(name), false, once(name))).body).toEqual(first.body);
      expect(await effectsOf(name)).toBe(1);
    });

    it(`${cut}, of the phase after an outside call: one effect`, async () => {
      const cuttable = execution(wire.url);
      const name = `after call ${cut}`;
      let calls = 0;
      const first = await execute(
        cuttable,
        claimFor(name),
        false,
        afterCall(name, async () => {
          if (calls++ === 0) wire.cutNextCommit(cut);
        }),
      );
      expect((await execute(one, claimFor(name), false, once(name))).body).toEqual(first.body);
      expect(await effectsOf(name)).toBe(1);
      expect(calls).toBe(cut === 'before the server has it' ? 2 : 1);
    });
  }

  it('without a key answers that the outcome is unknown', async () => {
    const cuttable = execution(wire.url);
    wire.cutNextCommit('before we have its answer');
    await expect(execute(cuttable, null, false, once('no key'))).rejects.toMatchObject({ name: 'OutcomeUnknown' });
  });
});
