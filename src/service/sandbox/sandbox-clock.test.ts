// The two readings of the sandbox clock, in several processes: neither goes back, and banking time
// is never behind the time of records.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { instant } from '../../platform/std/clock.ts';
import { countAdvance, selectAdvanceCount } from './sandbox-clock.sql.ts';
import { type SandboxClock, sandboxClock } from './sandbox-clock.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase((await testDatabase()).url, 2, () => {});
});
afterAll(() => database.end());

const processes = 2;

/** Hours from the process's banking time; some are in the past. */
const hours = fc.integer({ min: -40, max: 40 });
const processNumber = fc.nat({ max: processes - 1 });
const commands = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('paced' as const), on: processNumber, hours }),
    fc.record({ what: fc.constant('advanced' as const), on: processNumber, hours }),
    fc.record({ what: fc.constant('refreshed' as const), on: processNumber, hours: fc.constant(0) }),
    fc.record({ what: fc.constant('started again' as const), on: processNumber, hours: fc.constant(0) }),
  ),
  { maxLength: 12 },
);

it('never moves a reading back, keeps records behind banking, and makes both equal after an advance by hand', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      // The readings of each process when the sequence begins.
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
        if (what === 'advanced' || (what === 'paced' && hasAdvanced)) expect(after.banking).toBe(after.records);
        // Only an advance by hand moves records faster than real time.
        if (what === 'paced' && !hasAdvanced) expect(after.records - before.getTime()).toBeLessThan(3_600_000);
      }
    }),
  );
});

const read = (clock: SandboxClock) => {
  const { banking, records } = clock.readings();
  return { banking: banking.getTime(), records: records.getTime() };
};
