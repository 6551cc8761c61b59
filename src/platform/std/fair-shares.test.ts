// Fair shares of places, for every order of taking and giving.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FairShares, fairShares } from './fair-shares.ts';

const groups = ['north', 'south', 'east', 'west'];
const group = fc.constantFrom(...groups);
/** A member takes places, or the n-th holder gives its places back. */
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ asks: group, member: fc.nat({ max: 2 }), places: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ ends: fc.nat({ max: 1_000 }) }) },
);

describe('Fair shares', () => {
  it('never exceed the limit, and refuse no newcomer while a place is free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.array(act, { maxLength: 300 }), (limit, acts) => {
        const shares = fairShares(limit);
        const held: [string, string, number][] = [];
        const heldBy = (name: string) => held.reduce((sum, [of, , places]) => sum + (of === name ? places : 0), 0);
        for (const one of acts) {
          const free = limit - shares.acquired();
          if ('ends' in one) {
            const [ended] = held.splice(one.ends % Math.max(1, held.length), 1);
            if (ended !== undefined) shares.release(...ended);
          } else {
            const asked: [string, string, number] = [one.asks, `${one.asks} ${one.member}`, one.places];
            const had = heldBy(one.asks);
            const answer = shares.ask(...asked);
            expect(shares.acquire(...asked)).toBe(answer);
            if (answer === 'taken') held.push(asked);
            expect(answer === 'full').toBe(one.places > free);
            if (had === 0 && one.places <= free) expect(answer).toBe('taken');
            if (had > 0 && one.places === free) expect(answer).toBe('above_share');
            if (had > 0 && answer === 'taken') expect(had + one.places).toBeLessThanOrEqual(8 * (free - one.places));
          }
          expect(shares.acquired()).toBe(held.reduce((sum, [, , places]) => sum + places, 0));
          expect(shares.acquired()).toBeLessThanOrEqual(limit);
          expect(shares.takenByLargest()).toBe(Math.max(...groups.map(heldBy)));
        }
        for (const one of held) shares.release(...one);
        expect([shares.acquired(), shares.takenByLargest()]).toEqual([0, 0]);
      }),
    );
  });

  it('give nearly all places to one group that is alone, and always leave some', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 3_000 }), (limit) => {
        const shares = fairShares(limit);
        const alone = fill(shares, 'crowd');
        expect(alone).toBeGreaterThanOrEqual(Math.floor(limit * 0.87));
        expect(alone).toBeLessThan(limit);
        expect(shares.acquire('neighbor')).toBe('taken');
      }),
    );
  });

  it('become equal between groups once the first one gives places back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.integer({ min: 100, max: 400 }),
        fc.infiniteStream(fc.nat()),
        (crowds, limit, random) => {
          const shares = fairShares(limit);
          const names = groups.slice(0, crowds);
          const held = names.flatMap((name) => Array.from({ length: fill(shares, name) }, () => name));
          for (let turn = 0; turn < limit * 30; turn++) {
            const [ended] = held.splice(random.next().value % held.length, 1);
            shares.release(ended!);
            for (const name of names) if (shares.acquire(name) === 'taken') held.push(name);
          }
          const each = (limit * 8) / (1 + 8 * crowds);
          for (const name of names) {
            const holds = held.filter((one) => one === name).length;
            // Places are whole.
            expect(holds).toBeGreaterThan(each * 0.8 - 1);
            expect(holds).toBeLessThan(each * 1.2 + 1);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('keep the last place for another group, even when a new member of the first group asks', () => {
    const shares = fairShares(9);
    for (const member of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
      expect(shares.acquire('crowd', member)).toBe('taken');
    expect(shares.acquire('crowd', 'i')).toBe('above_share');
    expect(shares.acquire('neighbor')).toBe('taken');
  });

  it('are also fair among the members of a group', () => {
    const shares = fairShares(1_000);
    const crowd = fill(shares, 'processor', 'vendor');
    expect(crowd).toBeGreaterThan(870);
    expect(shares.acquire('processor', 'other vendor')).toBe('taken');
    expect(shares.acquire('processor', 'vendor')).toBe('above_share');
    expect(fill(shares, 'other processor')).toBeGreaterThan(80);
  });
});

/** Takes as many places as it gets. Returns the count. */
function fill(shares: FairShares, ...who: [string, string?]): number {
  let count = 0;
  while (shares.acquire(...who) === 'taken') count++;
  return count;
}
