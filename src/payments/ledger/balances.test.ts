// Balances are the sum of the postings, folded or not, in whatever order they commit.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPostings, postingsBetween, straightThroughBalances } from '../../../test/support/payments/postings.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { foldDeltas, selectBalances, selectDeltasWaiting, selectUnfolded } from './balances.sql.ts';
import { foldBalancesJob } from './fold-balances.job.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.url, 4, () => {});
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const at = (day: number) => new Date(Date.UTC(2026, 2, day, 23, 59, 59, 999));
const capture = (processor: string, amount = 100) => ({
  transition: 'C3',
  debit: 'DIF' as const,
  credit: 'UNS' as const,
  debitOwner: processor,
  creditOwner: processor,
  amount,
});

/** The folded balances, level by level. */
const folded = (processor: string) =>
  database.query(
    `SELECT CASE owner_uuid WHEN $2 THEN 'own' WHEN '00000000-0000-0000-0000-000000000000' THEN 'all' ELSE 'other' END AS owner,
            account, day::text AS day, debits, credits, line_count
     FROM ledger_balances WHERE shard = $1 AND processor_id = $2 ORDER BY owner, account, day`,
    tenantKey(processor),
  );

describe('Balances', () => {
  it('are the sum of the postings, whatever is folded in between', async () => {
    const processor = randomUUID();
    const owners = [processor, randomUUID(), randomUUID()];
    const act = fc.oneof(
      fc.record({ post: postingsBetween(owners), day: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ fold: fc.integer({ min: 1, max: 6 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        for (const one of acts) {
          if ('post' in one) await insertPostings(database, processor, one.post, at(one.day));
          else await foldDeltas(database, processor, one.fold);
        }
        expect(await selectBalances(database, processor)).toEqual(await straightThroughBalances(database, processor));
      }),
      { numRuns: 40 },
    );
  });

  it('include a posting that commits after later ones were folded', async () => {
    const processor = randomUUID();
    const late = Promise.withResolvers<void>();
    const posted = Promise.withResolvers<void>();
    const phase = atomically(database, async (one) => {
      await insertPostings(one, processor, [capture(processor, 7)], at(1));
      posted.resolve();
      await late.promise;
    });
    await posted.promise;
    await insertPostings(database, processor, [capture(processor, 100)], at(2));
    expect(await foldDeltas(database, processor, 100)).toBe(2);
    late.resolve();
    await phase;
    expect(await selectBalances(database, processor)).toEqual(await straightThroughBalances(database, processor));
    expect(await foldDeltas(database, processor, 100)).toBe(2);
    expect(await selectBalances(database, processor)).toEqual([
      { account: 'DIF', owner_uuid: processor, balance: 107 },
      { account: 'UNS', owner_uuid: processor, balance: -107 },
    ]);
  });

  it('include nothing of a phase that is rolled back', async () => {
    const processor = randomUUID();
    await expect(
      atomically(database, async (phase) => {
        await insertPostings(phase, processor, [capture(processor)], at(1));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await selectUnfolded(database, processor.replace(/.$/, '0'), 1)).not.toContain(processor);
    expect(await selectBalances(database, processor)).toEqual([]);
  });

  it('are folded concurrently, each delta once', async () => {
    const processor = randomUUID();
    const rounds = 30;
    await Promise.all([
      ...Array.from({ length: rounds }, (_, n) =>
        insertPostings(database, processor, [capture(processor, n + 1)], at(1 + (n % 3))),
      ),
      ...Array.from({ length: rounds }, () => foldDeltas(database, processor, 5)),
    ]);
    while ((await foldDeltas(database, processor, 5)) > 0);
    expect(await selectBalances(database, processor)).toEqual(await straightThroughBalances(database, processor));
  });

  it('are stored by owner and day, by owner, and by day', async () => {
    const processor = randomUUID();
    const payee = randomUUID();
    const good = {
      ...capture(processor, 97),
      transition: 'C5',
      debit: 'UNS' as const,
      credit: 'PAYEE' as const,
      creditOwner: payee,
    };
    const reserved = { ...good, transition: 'P1', debit: 'PAYEE' as const, credit: 'PRES' as const, debitOwner: payee };
    await insertPostings(database, processor, [good, reserved], at(1));
    await insertPostings(database, processor, [good], at(2));
    expect(await foldDeltas(database, processor, 100)).toBe(5);
    const row = (owner: string, account: string, day: string, debits: number, credits: number, line_count: number) => ({
      owner,
      account,
      day,
      debits,
      credits,
      line_count,
    });
    expect(await folded(processor)).toEqual([
      row('all', 'PAYEE', '2026-03-01', 97, 97, 2),
      row('all', 'PAYEE', '2026-03-02', 0, 97, 1),
      row('all', 'PRES', '2026-03-01', 0, 97, 1),
      row('all', 'UNS', '2026-03-01', 97, 0, 1),
      row('all', 'UNS', '2026-03-02', 97, 0, 1),
      // A movement between the payee's own accounts is not a line of their statement.
      row('other', 'PAYEE', '2026-03-01', 97, 97, 1),
      row('other', 'PAYEE', '2026-03-02', 0, 97, 1),
      row('other', 'PAYEE', 'infinity', 97, 194, 2),
      row('other', 'PRES', '2026-03-01', 0, 97, 0),
      row('other', 'PRES', 'infinity', 0, 97, 0),
      row('own', 'UNS', '2026-03-01', 97, 0, 1),
      row('own', 'UNS', '2026-03-02', 97, 0, 1),
      row('own', 'UNS', 'infinity', 194, 0, 2),
    ]);
  });
});

describe('The job', () => {
  it('folds the deltas of every processor, and then has nothing to do', async () => {
    const processors = Array.from({ length: 60 }, () => randomUUID());
    for (const processor of processors) await insertPostings(database, processor, [capture(processor)], at(1));
    const { run } = foldBalancesJob(database);
    while ((await run()) > 0);
    expect(await selectDeltasWaiting(database)).toBe(0);
    for (const processor of processors)
      expect(await selectBalances(database, processor)).toEqual(await straightThroughBalances(database, processor));
  });
});
