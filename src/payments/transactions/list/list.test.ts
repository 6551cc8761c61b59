// A page of the list is always what a plain count and skip would answer, with or without
// checkpoints, in whatever order payments commit.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../test/support/payments/invariants.ts';
import {
  expectedPage,
  insertListedPayments,
  insertUncommittedPayments,
  type ListedPayment,
  type ListTenant,
  newListTenant,
} from '../../../../test/support/payments/listed-payments.ts';
import { longWaitMs } from '../../../../test/support/runner/long-wait.ts';
import { type TestService, testService } from '../../../../test/support/service/service.ts';
import { atomically, fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Connection, Queryable } from '../../../platform/database/database.ts';
import { instant } from '../../../platform/std/clock.ts';
import { lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { askForPair } from './fast/ask-for-pair.ts';
import type { Pair } from './fast/asked-pairs.sql.ts';
import { setCheckpointsJob, setDueCheckpoints } from './fast/set-checkpoints.job.ts';
import type { Filter } from './list-filter.sql.ts';
import { selectPage } from './page.sql.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
const database = () => service.context.database;

const ofLists = ['checkpoint_counts_match_payments', 'pair_lists_match_payments', 'tenant_isolation'] as const;

const start = Date.UTC(2026, 1, 1);
const minutes = (count: number) => instant(start + count * 60_000);

/** An account of a side: mostly the first, so that pairs get many payments. */
const account: fc.Arbitrary<number> = fc.constantFrom(0, 0, 0, 1, 2);

const payment: fc.Arbitrary<ListedPayment> = fc.record({
  at: fc.integer({ min: 0, max: 30 }).map(minutes),
  payer: account,
  payee: account,
  checkpointed: fc.boolean(),
});
const payments = fc.array(payment, { minLength: 1, maxLength: 12 });

const choice = fc.record({
  ofVendor: fc.boolean(),
  payer: fc.option(account),
  payee: fc.option(account),
  days: fc.option(fc.tuple(fc.integer({ min: -1, max: 31 }), fc.integer({ min: 0, max: 31 }))),
  newest_first: fc.boolean(),
  limit: fc.integer({ min: 1, max: 20 }),
  page: fc.integer({ min: 0, max: 6 }),
});

function filterOf(tenant: ListTenant, { ofVendor, payer, payee, days, page, ...rest }: FcValue<typeof choice>): Filter {
  return {
    ...rest,
    processor_id: tenant.processor_id,
    vendor_id: ofVendor ? tenant.vendor_id : null,
    payer_account: payer === null ? null : tenant.payers[payer]!,
    payee_account: payee === null ? null : tenant.payees[payee]!,
    from: days === null ? null : minutes(days[0]),
    before: days === null ? null : minutes(days[0] + days[1]),
    offset: page * rest.limit,
  };
}

const pairOf = (tenant: ListTenant, { payer, payee }: { payer: number; payee: number }): Pair => ({
  processor_id: tenant.processor_id,
  payer_bank_account_uuid: tenant.payers[payer]!.uuid,
  payee_bank_account_uuid: tenant.payees[payee]!.uuid,
});
type FcValue<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

async function expectPlain(db: Queryable, filter: Filter): Promise<void> {
  const { total, rows } = await selectPage(db, filter);
  expect({ total, uuids: rows.map(({ uuid }) => uuid) }).toEqual(await expectedPage(db, filter));
}

const checkpointsOf = (tenant: ListTenant) =>
  database().query<{ checkpoints: number }>(
    'SELECT count(*) AS checkpoints FROM list_checkpoints WHERE processor_id = $1',
    [tenant.processor_id],
  );

describe('A page of a list', () => {
  it('is what a plain count and skip would answer, with payments that have checkpoints, commit late or never commit', async () => {
    const act = fc.oneof(
      { weight: 4, arbitrary: fc.record({ start: payments }) },
      { weight: 2, arbitrary: fc.record({ leaveOpen: payments }) },
      { weight: 1, arbitrary: fc.record({ commit: fc.boolean() }) },
      { weight: 3, arbitrary: fc.record({ checkpoint: fc.constantFrom(1, 2, 3, 7, 1_000, 1_000) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          ask: fc.record({ payer: account, payee: account }),
        }),
      },
      { weight: 4, arbitrary: fc.record({ read: choice }) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 8, maxLength: 25 }),
        fc.array(choice, { minLength: 3 }),
        async (acts, last) => {
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
              else if ('checkpoint' in one) await setDueCheckpoints(database(), tenant.processor_id, one.checkpoint);
              else if ('ask' in one) await askForPair(database(), pairOf(tenant, one.ask));
              else if ('read' in one) await expectPlain(database(), filterOf(tenant, one.read));
              else if ('commit' in one) await end(one.commit);
              else if (open.length < 3) {
                open.push(await database().connect());
                await open.at(-1)!.query('BEGIN');
                await insertUncommittedPayments(open.at(-1)!, tenant, one.leaveOpen);
              }
            }
            for (const tenant of tenants) for (const one of last) await expectPlain(database(), filterOf(tenant, one));
            await expectInvariants(database(), ...ofLists);
          } finally {
            while (open.length > 0) await end(false);
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it('is read from one snapshot while others start payments and set checkpoints', async () => {
    const tenant = await newListTenant(service);
    const pairs = [
      { payer: 0, payee: 0 },
      { payer: 1, payee: 2 },
    ];
    for (const one of pairs) {
      await askForPair(database(), pairOf(tenant, one));
      await setDueCheckpoints(database(), tenant.processor_id, 37);
    }
    let starting = true;
    const starters = [0, 5].map(async (behind) => {
      for (let n = 0; n < 40; n++)
        await insertListedPayments(
          database(),
          tenant,
          Array.from({ length: 10 }, (_, k) => ({
            // The clock of one starter is behind the other's clock.
            at: minutes(n - behind),
            payer: k % 3,
            payee: n % 3,
            checkpointed: k % 2 === 0,
          })),
        );
    });
    const marking = (async () => {
      while (starting) await setDueCheckpoints(database(), tenant.processor_id, 37);
    })();
    const reading = (async () => {
      for (let n = 0; starting; n++) {
        const [one] = fc.sample(choice, { numRuns: 1, seed: n });
        await fromSnapshot(database(), (snapshot) => expectPlain(snapshot, filterOf(tenant, one!)));
      }
    })();
    await Promise.all(starters).finally(() => {
      starting = false;
    });
    await Promise.all([marking, reading]);
    while ((await setDueCheckpoints(database(), tenant.processor_id, 100)) > 1);
    for (const one of fc.sample(choice, { numRuns: 30, seed: 1 })) await expectPlain(database(), filterOf(tenant, one));
    await expectInvariants(database(), ...ofLists);
    expect((await checkpointsOf(tenant))[0]!.checkpoints).toBeGreaterThan(1_000);
  });
});

describe('The list of two accounts', () => {
  const askedPairs = (tenant: ListTenant) =>
    database().query<Pair & { entered_before: string }>(
      `SELECT processor_id, payer_bank_account_uuid, payee_bank_account_uuid, entered_before FROM list_asked_pairs
       WHERE processor_id = $1`,
      [tenant.processor_id],
    );
  const listOf = (tenant: ListTenant, pair: { payer: number; payee: number }) => {
    const [payer, payee] = [tenant.payers[pair.payer]!, tenant.payees[pair.payee]!];
    const query = `payer_account_uuid=${payer.uuid}&payer_account_aggregator_type=${payer.aggregator_type}&payee_account_uuid=${payee.uuid}&payee_account_aggregator_type=${payee.aggregator_type}`;
    return service.send('GET', `/3p/api/v2/transactions?${query}&per_page=20`, { token: tenant.token });
  };
  /** Over a thousand payments of the first two accounts, and few of one of them with another. */
  async function tenantWithLongLists(): Promise<ListTenant> {
    const tenant = await newListTenant(service);
    const of = (payer: number, payee: number, count: number): ListedPayment[] =>
      Array.from({ length: count }, (_, n) => ({ at: minutes(n), payer, payee, checkpointed: n % 100 === 0 }));
    await insertListedPayments(database(), tenant, of(0, 0, 1_101));
    await insertListedPayments(database(), tenant, of(0, 1, 10));
    await setAll(tenant);
    return tenant;
  }
  async function setAll(tenant: ListTenant): Promise<void> {
    while ((await setDueCheckpoints(database(), tenant.processor_id, 300)) > 1);
  }

  it('is entered when it is first read, and then answers the same', async () => {
    const tenant = await tenantWithLongLists();
    const pair = { payer: 0, payee: 0 };
    const first = await listOf(tenant, pair);
    expect(first.body.data.pagination.totalItems).toBe(1_101);
    await expect
      .poll(() => askedPairs(tenant), { timeout: longWaitMs })
      .toEqual([{ ...pairOf(tenant, pair), entered_before: nilUuid }]);
    await setAll(tenant);
    expect(await askedPairs(tenant)).toEqual([{ ...pairOf(tenant, pair), entered_before: lastUuid }]);
    expect((await listOf(tenant, pair)).body).toEqual(first.body);
    const [entered] = await database().query<{ count: number }>(
      'SELECT count(*) AS count FROM list_pair_payments WHERE processor_id = $1',
      [tenant.processor_id],
    );
    expect(entered!.count).toBe(1_101);
    await expectInvariants(database(), ...ofLists);
  });

  it('is searched each time when one of them has few payments, and when it was asked for already', async () => {
    const tenant = await tenantWithLongLists();
    const read = (payer: number, payee: number) =>
      selectPage(database(), {
        processor_id: tenant.processor_id,
        vendor_id: null,
        from: null,
        before: null,
        payer_account: tenant.payers[payer]!,
        payee_account: tenant.payees[payee]!,
        newest_first: true,
        offset: 0,
        limit: 1,
      });
    expect(await read(0, 1)).toMatchObject({ total: 10, to_enter: false });
    expect(await read(0, 0)).toMatchObject({ total: 1_101, to_enter: true });
    await askForPair(database(), pairOf(tenant, { payer: 0, payee: 0 }));
    expect(await read(0, 0)).toMatchObject({ total: 1_101, to_enter: false });
  });

  it('is entered in portions, and is right at any time', async () => {
    const tenant = await tenantWithLongLists();
    const pair = { payer: 0, payee: 0 };
    await askForPair(database(), pairOf(tenant, pair));
    const [one] = fc.sample(choice, { numRuns: 1, seed: 1 });
    const portions = new Set<string>();
    for (let n = 0; n < 8; n++) {
      // A payment before those that are entered, or after them.
      await insertListedPayments(database(), tenant, [{ at: minutes(n * 150), ...pair, checkpointed: true }]);
      await setDueCheckpoints(database(), tenant.processor_id, 300);
      portions.add((await askedPairs(tenant))[0]!.entered_before);
      for (const page of [0, 30])
        for (const days of [null, [200, 500] as [number, number]])
          await expectPlain(database(), filterOf(tenant, { ...one!, ...pair, ofVendor: false, days, page }));
    }
    await setAll(tenant);
    expect(portions.size).toBeGreaterThan(3);
    await expectInvariants(database(), ...ofLists);
  });
});

describe('Checkpoints', () => {
  const at = (checkpointed: boolean, minute: number): ListedPayment => ({
    at: minutes(minute),
    payer: 0,
    payee: 0,
    checkpointed,
  });
  const ofTenant = (tenant: ListTenant) =>
    database().query(
      `SELECT rows_before FROM list_checkpoints
       WHERE processor_id = $1 AND payer_bank_account_uuid = $2 AND payee_bank_account_uuid = $2 AND vendor_id = $2
       ORDER BY transaction_uuid`,
      [tenant.processor_id, nilUuid],
    );

  it('count the payments before them, also those that commit later', async () => {
    const tenant = await newListTenant(service);
    await insertListedPayments(database(), tenant, [
      at(false, 1),
      at(true, 2),
      at(false, 3),
      at(true, 6),
      at(false, 7),
      at(true, 8),
    ]);
    await setDueCheckpoints(database(), tenant.processor_id, 100);
    const checkpoints = (...counts: number[]) => counts.map((rows_before) => ({ rows_before }));
    expect(await ofTenant(tenant)).toEqual(checkpoints(1, 3, 5));
    await insertListedPayments(database(), tenant, [at(true, 4), at(false, 5)]);
    await setDueCheckpoints(database(), tenant.processor_id, 100);
    expect(await ofTenant(tenant)).toEqual(checkpoints(1, 3, 5, 7));
  });

  it('are set by one process at a time: another one skips the tenant', async () => {
    const tenant = await newListTenant(service);
    await insertListedPayments(database(), tenant, [at(true, 1)]);
    await atomically(database(), async (phase) => {
      await phase.query('SELECT FROM processors WHERE processor_id = $1 FOR NO KEY UPDATE', [tenant.processor_id]);
      expect(await setDueCheckpoints(database(), tenant.processor_id, 100)).toBe(0);
    });
    expect(await setDueCheckpoints(database(), tenant.processor_id, 100)).toBe(1);
  });

  it('are not due for payments of a phase that is rolled back', async () => {
    const tenant = await newListTenant(service);
    const undone = atomically(database(), async (phase) => {
      await insertListedPayments(phase, tenant, [at(true, 1)]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await setDueCheckpoints(database(), tenant.processor_id, 100)).toBe(0);
  });

  it('are set for every tenant by the job, which then has nothing to do', async () => {
    const tenants = [await newListTenant(service), await newListTenant(service)];
    for (const tenant of tenants) await insertListedPayments(database(), tenant, [at(false, 1), at(true, 2)]);
    const { run } = setCheckpointsJob(database());
    while ((await run()) > 0);
    for (const tenant of tenants) expect(await ofTenant(tenant)).toEqual([{ rows_before: 1 }]);
    expect(await database().query('SELECT processor_id FROM list_checkpoints_due', [])).toEqual([]);
  });
});
