// Long work runs in slices: the event loop turns between them, and each item runs once, in order.
import { expect, it } from 'vitest';
import { inSlices } from './slices.ts';

/** How often the event loop turned during the work. */
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

it('runs light work without a pause, and lets other work run between slices of heavy work', async () => {
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
