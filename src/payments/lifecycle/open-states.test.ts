// Every payment gets its state once: in slices of any size, with several workers that crash, and
// when it commits late.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../test/support/payments/invariants.ts';
import {
  insertListedPayments,
  insertUncommittedPayments,
  type ListedPayment,
  type ListTenant,
  newListTenant,
} from '../../../test/support/payments/listed-payments.ts';
import { type TestService, testService } from '../../../test/support/service/service.ts';
import { type AtomicPhase, atomically } from '../../platform/database/atomic-phase.ts';
import type { Connection } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { instant, sleep } from '../../platform/std/clock.ts';
import { lockPayments } from './move.sql.ts';
import { openStates, openStatesOf } from './open-states.ts';

let service: TestService;
beforeAll(async () => {
  // Nothing else opens payments: no day is played by itself.
  service = await testService();
});
const database = () => service.context.database;

const start = Date.UTC(2026, 1, 1);
const payment: fc.Arbitrary<ListedPayment> = fc.record({
  // Payments of one batch, and of batches that commit later, have uuids in any order.
  at: fc.integer({ min: 0, max: 30 }).map((minute) => instant(start + minute * 60_000)),
  payer: fc.constantFrom(0, 1, 2),
  payee: fc.constantFrom(0, 1, 2),
  checkpointed: fc.constant(false),
});
const payments = fc.array(payment, { minLength: 1, maxLength: 12 });

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ start: payments }) },
  { weight: 2, arbitrary: fc.record({ leaveOpen: payments }) },
  { weight: 2, arbitrary: fc.record({ commit: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      open: fc.array(fc.constantFrom(1, 2, 3, 7, 1_000), { minLength: 1, maxLength: 3 }),
      // The workers die before they commit this slice, or after it.
      crash: fc.option(fc.record({ slice: fc.integer({ min: 1, max: 4 }), committed: fc.boolean() })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ lock: fc.nat() }) },
);

class Crash extends Error {}

/** A worker that opens everything, or dies. */
async function openAll(size: number, crash: { slice: number; committed: boolean } | null): Promise<void> {
  let slices = 0;
  const inPhase = async <Result>(work: (phase: AtomicPhase) => Promise<Result>): Promise<Result> => {
    const dies = ++slices === crash?.slice;
    const done = await atomically(database(), async (phase) => {
      const result = await work(phase);
      if (dies && !crash!.committed) throw new Crash();
      return result;
    });
    if (dies) throw new Crash();
    return done;
  };
  await openStates(database(), inPhase, size).catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });
}

interface Known {
  uuid: string;
  shown: string;
  opened: boolean;
}

/** The committed payments as they are shown, and whether they have a state. */
const paymentsOf = ({ processor_id }: ListTenant): Promise<Known[]> =>
  database().query<Known>(
    `SELECT t.uuid, t::text AS shown, s.uuid IS NOT NULL AS opened
     FROM current_transactions t LEFT JOIN transaction_states s ON s.shard = t.shard AND s.processor_id = t.processor_id AND s.uuid = t.uuid
     WHERE t.shard = $1 AND t.processor_id = $2 ORDER BY t.uuid`,
    tenantKey(processor_id),
  );

/** Whether a query waits for a row that another one has changed. */
async function isAnyoneWaiting(): Promise<boolean> {
  const rows = await database().query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    [],
  );
  return rows.length > 0;
}

describe('Opening', () => {
  it('gives each committed payment its state, and changes nothing that is shown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 20 }), async (acts) => {
        const tenants = [await newListTenant(service), await newListTenant(service)];
        const open: Connection[] = [];
        const end = async (committed: boolean) => {
          const connection = open.shift();
          await connection?.query(committed ? 'COMMIT' : 'ROLLBACK');
          connection?.release();
        };
        try {
          for (const [n, one] of acts.entries()) {
            const tenant = tenants[n % 2]!;
            if ('start' in one) await insertListedPayments(database(), tenant, one.start);
            else if ('commit' in one) await end(one.commit);
            else if ('lock' in one) {
              const known = await paymentsOf(tenant);
              const { uuid } = known[one.lock % Math.max(1, known.length)] ?? {};
              if (uuid === undefined) continue;
              const key = { processor_id: tenant.processor_id, transaction_uuid: uuid };
              expect(await atomically(database(), (phase) => lockPayments(phase, [key]))).toMatchObject([
                { ...key, capture_status: 'CAPTURE_PENDING', move_count: 1, event_count: 1, capture_leg: null },
              ]);
            } else if ('open' in one) {
              const before = (await Promise.all(tenants.map(paymentsOf))).flat();
              await Promise.all(one.open.map((size) => openAll(size, one.crash)));
              const after = (await Promise.all(tenants.map(paymentsOf))).flat();
              expect(after.map(({ shown }) => shown)).toEqual(before.map(({ shown }) => shown));
              if (one.crash === null) expect(after.filter(({ opened }) => !opened)).toEqual([]);
              await expectInvariants(database(), 'payments_without_states_are_due');
            } else if (open.length < 3) {
              open.push(await database().connect());
              await open.at(-1)!.query('BEGIN');
              await insertUncommittedPayments(open.at(-1)!, tenant, one.leaveOpen);
            }
          }
          while (open.length > 0) await end(true);
          await expectInvariants(database(), 'payments_without_states_are_due');
          await openStates(database());
          for (const tenant of tenants) expect((await paymentsOf(tenant)).filter(({ opened }) => !opened)).toEqual([]);
          await expectInvariants(database(), 'states_belong_to_payments');
          expect(await database().query('SELECT FROM states_due', [])).toEqual([]);
        } finally {
          while (open.length > 0) await end(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('reads each payment once, slice by slice', async () => {
    const tenant = await newListTenant(service);
    const many = Array.from({ length: 10 }, (_, minute) => ({
      at: instant(start + minute * 60_000),
      payer: 0,
      payee: 0,
      checkpointed: false,
    }));
    await insertListedPayments(database(), tenant, many);
    let slices = 0;
    await openStates(
      database(),
      (work) => {
        slices++;
        return atomically(database(), work);
      },
      4,
    );
    expect(slices).toBe(3);
  });

  it('waits for another process, and continues where that one ends', async () => {
    const tenant = await newListTenant(service);
    const many = Array.from({ length: 10 }, (_, minute) => ({
      at: instant(start + minute * 60_000),
      payer: 0,
      payee: 0,
      checkpointed: false,
    }));
    await insertListedPayments(database(), tenant, many);
    const holding = Promise.withResolvers<void>();
    const waiting = Promise.withResolvers<void>();
    const first = openStates(
      database(),
      async (work) => {
        await atomically(database(), async (phase) => {
          await work(phase);
          holding.resolve();
          await waiting.promise;
        });
        throw new Crash();
      },
      4,
    );
    await holding.promise;
    const second = openAll(4, null);
    while (!(await isAnyoneWaiting())) await sleep(5);
    waiting.resolve();
    await expect(first).rejects.toThrow(Crash);
    await second;
    expect((await paymentsOf(tenant)).map(({ opened }) => opened)).toEqual(many.map(() => true));
  });

  it('of one tenant leaves the payments of others', async () => {
    const [tenant, other] = [await newListTenant(service), await newListTenant(service)];
    for (const one of [tenant, other])
      await insertListedPayments(database(), one, [{ at: instant(start), payer: 0, payee: 0, checkpointed: false }]);
    await atomically(database(), (phase) => openStatesOf(phase, tenant.processor_id));
    expect((await paymentsOf(tenant)).map(({ opened }) => opened)).toEqual([true]);
    expect((await paymentsOf(other)).map(({ opened }) => opened)).toEqual([false]);
    await openStates(database());
  });
});

describe('A lock on payments', () => {
  const keysOf = async (tenant: ListTenant) =>
    (await paymentsOf(tenant)).map(({ uuid }) => ({ processor_id: tenant.processor_id, transaction_uuid: uuid }));

  /** How many queries a lock makes, and whose rows it answers. */
  async function lock(keys: Parameters<typeof lockPayments>[1]) {
    let queries = 0;
    const locked = await atomically(database(), (phase) =>
      lockPayments(
        {
          query(text, values) {
            queries++;
            return phase.query(text, values);
          },
        },
        keys,
      ),
    );
    return { queries, uuids: locked.map(({ transaction_uuid }) => transaction_uuid) };
  }

  it('takes one query, and two more if one of them has no state', async () => {
    const tenant = await newListTenant(service);
    const at = (minute: number) => ({ at: instant(start + minute * 60_000), payer: 0, payee: 0, checkpointed: false });
    await insertListedPayments(database(), tenant, [at(0), at(1)]);
    const keys = await keysOf(tenant);
    const uuids = keys.map(({ transaction_uuid }) => transaction_uuid);
    expect(await lock(keys.toReversed())).toEqual({ queries: 3, uuids });
    expect(await lock([...keys, keys[0]!])).toEqual({ queries: 1, uuids });
    await openStates(database());
  });

  it('leaves out unknown payments', async () => {
    const tenant = await newListTenant(service);
    const unknown = { processor_id: tenant.processor_id, transaction_uuid: tenant.processor_id };
    expect((await lock([unknown])).uuids).toEqual([]);
  });
});
