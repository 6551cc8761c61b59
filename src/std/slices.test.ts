// Long work in slices: the event loop turns between them, and each item is worked on once, in
// order.
import { expect, it } from 'vitest';
import { inSlices } from './slices.ts';

/** How often the event loop turned while the work was done. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await work();
  clearImmediate(next);
  return turns;
}

it('does light work in one go, and lets others in between slices of heavy work', async () => {
  const items = Array.from({ length: 100 }, (_, n) => n);
  const done: number[] = [];
  const work = (weight: number) =>
    inSlices(
      items,
      () => weight,
      (item) => done.push(item),
    );
  expect(await turnsDuring(() => work(10))).toBe(0);
  expect(await turnsDuring(() => work(16 * 1024))).toBeGreaterThanOrEqual(49);
  expect(await turnsDuring(() => work(1_000_000))).toBeGreaterThanOrEqual(99);
  expect(done).toEqual([...items, ...items, ...items]);
});
