// The set keeps its latest uuids and never more than twice as many.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recentUuids } from './recent-uuids.ts';

it('has the latest uuids, and none that was removed or never added', () => {
  const uuids = [
    // The same slot for several of them, and words that are zero.
    '00000000-0000-4000-8000-000000000000',
    '00000000-0000-4000-8000-000000000001',
    '00000001-0000-4000-8000-000000000002',
    ...Array.from({ length: 12 }, (_, n) => `0f8fad58-d9cb-469f-a165-7086772895${n.toString(16).padStart(2, '0')}`),
    ...Array.from({ length: 15 }, () => randomUUID()),
  ];
  const acts = fc.array(fc.record({ n: fc.nat({ max: uuids.length - 1 }), removed: fc.boolean() }), { maxLength: 200 });
  fc.assert(
    fc.property(acts, fc.constantFrom(1, 2, 4, 8), (all, least) => {
      const kept = recentUuids(least);
      const added: number[] = [];
      for (const { n, removed } of all) {
        if (removed) {
          const before = uuids.filter((uuid) => kept.has(uuid));
          kept.remove(uuids[n]!);
          expect(uuids.filter((uuid) => kept.has(uuid))).toEqual(before.filter((uuid) => uuid !== uuids[n]));
          added.splice(0, added.length, ...added.filter((one) => one !== n));
        } else {
          // One that is among the latest anyway keeps its place.
          if (!added.includes(n) || !kept.has(uuids[n]!)) added.push(n);
          kept.add(uuids[n]!);
        }
        for (const [one, uuid] of uuids.entries()) if (!added.includes(one)) expect(kept.has(uuid)).toBe(false);
        expect(uuids.filter((uuid) => kept.has(uuid)).length).toBeLessThanOrEqual(2 * least);
        if (!removed) expect(kept.has(uuids[n]!)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

it('has each of the latest uuids, however many were added before', () => {
  const kept = recentUuids(64);
  const uuids = Array.from({ length: 1_000 }, () => randomUUID());
  for (const [n, uuid] of uuids.entries()) {
    kept.add(uuid);
    for (const latest of uuids.slice(Math.max(0, n - 63), n + 1)) expect(kept.has(latest)).toBe(true);
  }
});
