// The list, marked and not: always what counting and skipping would answer, whoever commits when.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../test/support/invariants.ts';
import {
  type Listed,
  type ListedPayment,
  listedTenant,
  plainPage,
  startListed,
} from '../../../test/support/listed-payments.ts';
import { type TestService, testService } from '../../../test/support/service.ts';
import { atomically, fromSnapshot } from '../../database/atomic-phase.ts';
import type { Connection, Queryable } from '../../database/database.ts';
import { instant } from '../../std/clock.ts';
import type { Filter } from './asked.sql.ts';
import { selectPage } from './page.sql.ts';
import { setDueMarks, setMarksJob } from './set-marks.job.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
const database = () => service.foundation.database;

const start = Date.UTC(2026, 1, 1);
const minutes = (count: number) => instant(start + count * 60_000);

const payment: fc.Arbitrary<ListedPayment> = fc.record({
  at: fc.integer({ min: 0, max: 30 }).map(minutes),
  ofVendor: fc.boolean(),
  payer: fc.integer({ min: 0, max: 1 }),
  payee: fc.integer({ min: 0, max: 1 }),
  level: fc.constantFrom<0 | 1 | 2>(0, 0, 0, 1, 1, 2),
});
const payments = fc.array(payment, { minLength: 1, maxLength: 12 });

const choice = fc.record({
  ofVendor: fc.boolean(),
  payer: fc.option(fc.integer({ min: 0, max: 1 })),
  payee: fc.option(fc.integer({ min: 0, max: 1 })),
  days: fc.option(fc.tuple(fc.integer({ min: -1, max: 31 }), fc.integer({ min: 0, max: 31 }))),
  newest_first: fc.boolean(),
  limit: fc.integer({ min: 1, max: 20 }),
  page: fc.integer({ min: 0, max: 6 }),
});

function filterOf(tenant: Listed, { ofVendor, payer, payee, days, page, ...rest }: FcValue<typeof choice>): Filter {
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
type FcValue<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

async function expectPlain(db: Queryable, filter: Filter): Promise<void> {
  const { total, rows } = await selectPage(db, filter);
  expect({ total, uuids: rows.map(({ uuid }) => uuid) }).toEqual(await plainPage(db, filter));
}

const marksOf = (tenant: Listed) =>
  database().query<{ level: number; marks: number }>(
    'SELECT level, count(*) AS marks FROM list_marks WHERE processor_id = $1 GROUP BY level ORDER BY level',
    [tenant.processor_id],
  );

describe('A page of a list', () => {
  it('is what counting and skipping would answer, whichever payments are marked, committed late or not committed', async () => {
    const act = fc.oneof(
      { weight: 4, arbitrary: fc.record({ start: payments }) },
      { weight: 2, arbitrary: fc.record({ leaveOpen: payments }) },
      { weight: 1, arbitrary: fc.record({ commit: fc.boolean() }) },
      { weight: 3, arbitrary: fc.record({ mark: fc.constantFrom(1, 2, 3, 7, 1_000) }) },
      { weight: 4, arbitrary: fc.record({ read: choice }) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 3, maxLength: 25 }),
        fc.array(choice, { minLength: 3 }),
        async (acts, last) => {
          const tenants = [await listedTenant(service), await listedTenant(service)];
          const open: Connection[] = [];
          const end = async (committed: boolean) => {
            const connection = open.shift();
            await connection?.query(committed ? 'COMMIT' : 'ROLLBACK');
            connection?.release();
          };
          try {
            for (const [n, one] of acts.entries()) {
              const tenant = tenants[n % 2]!;
              if ('start' in one) await startListed(database(), tenant, one.start);
              else if ('mark' in one) await setDueMarks(database(), tenant.processor_id, one.mark);
              else if ('read' in one) await expectPlain(database(), filterOf(tenant, one.read));
              else if ('commit' in one) await end(one.commit);
              else if (open.length < 3) {
                open.push(await database().connect());
                await open.at(-1)!.query('BEGIN');
                await startListed(open.at(-1)!, tenant, one.leaveOpen);
              }
            }
            for (const tenant of tenants) for (const one of last) await expectPlain(database(), filterOf(tenant, one));
            await expectInvariants(database(), 'marks_count_their_payments');
          } finally {
            while (open.length > 0) await end(false);
          }
        },
      ),
      // A run that fails is made smaller for a minute, no longer.
      { numRuns: 60, interruptAfterTimeLimit: 60_000 },
    );
  }, 120_000);

  it('is of one snapshot while others start payments and set marks', async () => {
    const tenant = await listedTenant(service);
    let starting = true;
    const starters = [0, 5].map(async (behind) => {
      for (let n = 0; n < 40; n++)
        await startListed(
          database(),
          tenant,
          Array.from({ length: 10 }, (_, k) => ({
            // The clock of the one stands behind that of the other.
            at: minutes(n - behind),
            ofVendor: k % 3 === 0,
            payer: k % 2,
            payee: n % 2,
            level: k % 5 === 0 ? 2 : k % 2 === 0 ? 1 : 0,
          })),
        );
    });
    const marking = (async () => {
      while (starting) await setDueMarks(database(), tenant.processor_id, 37);
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
    while ((await setDueMarks(database(), tenant.processor_id, 100)) > 1);
    for (const one of fc.sample(choice, { numRuns: 30, seed: 1 })) await expectPlain(database(), filterOf(tenant, one));
    await expectInvariants(database(), 'marks_count_their_payments');
    expect((await marksOf(tenant)).map(({ marks }) => marks > 100)).toEqual([true, true]);
  });
});

describe('Marks', () => {
  const at = (level: 0 | 1 | 2, minute: number): ListedPayment => ({
    at: minutes(minute),
    ofVendor: false,
    payer: 0,
    payee: 0,
    level,
  });
  const ofTenant = (tenant: Listed) =>
    database().query(
      `SELECT level, row_count FROM list_marks
       WHERE processor_id = $1 AND payer_bank_account_uuid = $2 AND payee_bank_account_uuid = $2 AND vendor_id = $2
       ORDER BY level, transaction_uuid`,
      [tenant.processor_id, '00000000-0000-0000-0000-000000000000'],
    );

  it('count what stands since the mark before, and make room for one that comes between', async () => {
    const tenant = await listedTenant(service);
    await startListed(database(), tenant, [at(0, 1), at(1, 2), at(0, 3), at(2, 6), at(0, 7), at(2, 8)]);
    await setDueMarks(database(), tenant.processor_id, 100);
    const marks = (level: number, ...counts: number[]) => counts.map((row_count) => ({ level, row_count }));
    expect(await ofTenant(tenant)).toEqual([...marks(1, 1, 2, 2), ...marks(2, 3, 2)]);
    await startListed(database(), tenant, [at(1, 4), at(0, 5)]);
    await setDueMarks(database(), tenant.processor_id, 100);
    expect(await ofTenant(tenant)).toEqual([...marks(1, 1, 2, 2, 2), ...marks(2, 5, 2)]);
  });

  it('are set by one process at a time: another one leaves the tenant to it', async () => {
    const tenant = await listedTenant(service);
    await startListed(database(), tenant, [at(1, 1)]);
    await atomically(database(), async (phase) => {
      await phase.query('SELECT FROM processors WHERE processor_id = $1 FOR NO KEY UPDATE', [tenant.processor_id]);
      expect(await setDueMarks(database(), tenant.processor_id, 100)).toBe(0);
    });
    expect(await setDueMarks(database(), tenant.processor_id, 100)).toBe(1);
  });

  it('are not due for payments of a phase that is undone', async () => {
    const tenant = await listedTenant(service);
    const undone = atomically(database(), async (phase) => {
      await startListed(phase, tenant, [at(1, 1)]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await setDueMarks(database(), tenant.processor_id, 100)).toBe(0);
  });

  it('are set by the job for every tenant, and then it has nothing to do', async () => {
    const tenants = [await listedTenant(service), await listedTenant(service)];
    for (const tenant of tenants) await startListed(database(), tenant, [at(0, 1), at(1, 2)]);
    const { run } = setMarksJob(database());
    while ((await run()) > 0);
    for (const tenant of tenants) expect(await ofTenant(tenant)).toEqual([{ level: 1, row_count: 1 }]);
    expect(await database().query('SELECT processor_id FROM list_marks_due', [])).toEqual([]);
  });
});
