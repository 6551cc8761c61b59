// Two readings of the sandbox's clock, in several processes: neither goes back, and banking is
// never behind the records.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { instant } from '../std/clock.ts';
import { countAdvance, selectAdvanceCount } from './sandbox-clock.sql.ts';
import { type SandboxClock, sandboxClock } from './sandbox-clock.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase((await testDatabase()).url, 2, () => {});
});
afterAll(() => database.end());

const processes = 2;

/** Hours from the banking reading of the process, some of them in its past. */
const hours = fc.integer({ min: -40, max: 40 });
const on = fc.nat({ max: processes - 1 });
const commands = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('paced' as const), on, hours }),
    fc.record({ what: fc.constant('advanced' as const), on, hours }),
    fc.record({ what: fc.constant('refreshed' as const), on, hours: fc.constant(0) }),
    fc.record({ what: fc.constant('started again' as const), on, hours: fc.constant(0) }),
  ),
  { maxLength: 12 },
);

it('neither reading goes back, records are never ahead of banking, and an advance by hand makes them one', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      // As each process has seen them when the sequence began.
      const clocks = await Promise.all(Array.from({ length: processes }, () => sandboxClock(database)));
      const begun = await selectAdvanceCount(database);
      const seen = new Map(clocks.map((clock) => [clock, read(clock)]));
      for (const { what, on: index, hours: ahead } of sequence) {
        const clock = clocks[index]!;
        const at = instant(clock.bankingNow().getTime() + ahead * 3_600_000);
        const before = clock.now();
        if (what === 'paced') await clock.paceTo(database, at, begun);
        if (what === 'advanced') {
          await countAdvance(database);
          await clock.advanceTo(database, at);
        }
        if (what === 'refreshed') await clock.refresh(database);
        if (what === 'started again') {
          clocks[index] = await sandboxClock(database);
          seen.set(clocks[index], seen.get(clock)!);
        }
        const after = read(clocks[index]!);
        expect(after.banking).toBeGreaterThanOrEqual(after.records);
        expect(after.records).toBeGreaterThanOrEqual(seen.get(clocks[index]!)!.records);
        expect(after.banking).toBeGreaterThanOrEqual(seen.get(clocks[index]!)!.banking);
        seen.set(clocks[index]!, after);
        const hasAdvanced = (await selectAdvanceCount(database)) > begun;
        if (what === 'advanced' || (what === 'paced' && hasAdvanced)) expect(isOne(after)).toBe(true);
        // Only an advance by hand moves records further than real time does.
        if (what === 'paced' && !hasAdvanced) expect(after.records - before.getTime()).toBeLessThan(3_600_000);
      }
    }),
  );
});

const read = (clock: SandboxClock) => {
  const records = clock.now().getTime();
  return { records, banking: clock.bankingNow().getTime() };
};

/** Read one after the other, which takes a moment: much less than the hours that are paced. */
const isOne = ({ records, banking }: ReturnType<typeof read>) => banking - records < 3_600_000;
