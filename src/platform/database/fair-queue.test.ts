// Fair batches: each waiting owner is in the next one, however many others wait.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

interface Item {
  owner: string;
  number: number;
}

describe('A fair queue', () => {
  it('gives all waiting owners an equal part of each batch, in their order, and loses nothing', () => {
    const owners = ['a', 'b', 'c', 'd'];
    const act = fc.oneof(
      fc.record({ owner: fc.constantFrom(...owners), adds: fc.integer({ min: 1, max: 30 }) }),
      fc.record({ takes: fc.integer({ min: 1, max: 12 }) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const queue = fairQueue<Item>(({ owner }) => owner);
        const waiting = new Map(owners.map((owner) => [owner, [] as number[]]));
        let added = 0;
        const check = (atMost: number) => {
          const before = new Map([...waiting].map(([owner, numbers]) => [owner, [...numbers]]));
          const others = [...before.values()].filter((numbers) => numbers.length > 0).length;
          const total = [...before.values()].flat().length;
          const taken = queue.take(atMost);
          expect(taken).toHaveLength(Math.min(atMost, total));
          for (const [owner, numbers] of before) {
            const own = taken.filter((one) => one.owner === owner).map(({ number }) => number);
            expect(own).toEqual(numbers.slice(0, own.length));
            expect(own.length).toBeGreaterThanOrEqual(Math.min(numbers.length, Math.floor(atMost / others)));
            waiting.set(owner, numbers.slice(own.length));
          }
          expect(queue.size()).toBe(total - taken.length);
        };
        for (const one of acts)
          if ('takes' in one) check(one.takes);
          else
            for (let count = 0; count < one.adds; count++) {
              queue.add({ owner: one.owner, number: ++added });
              waiting.get(one.owner)!.push(added);
            }
        check(10_000);
        expect(queue.size()).toBe(0);
      }),
    );
  });

  it('takes of chosen owners, and at most so many of each', () => {
    const queue = fairQueue<Item>(({ owner }) => owner);
    for (let number = 0; number < 5; number++) for (const owner of ['a', 'b', 'c']) queue.add({ owner, number });
    const counts = (items: Item[]) =>
      Object.fromEntries(['a', 'b', 'c'].map((owner) => [owner, items.filter((one) => one.owner === owner).length]));
    expect(counts(queue.take(10, { ofEach: 2 }))).toEqual({ a: 2, b: 2, c: 2 });
    expect(counts(queue.take(10, { from: (owner) => owner !== 'a' }))).toEqual({ a: 0, b: 3, c: 3 });
    expect(queue.size()).toBe(3);
    expect(queue.take(10, { from: () => false })).toEqual([]);
  });

  it('rotates when there are more owners than places in a batch', () => {
    const queue = fairQueue<Item>(({ owner }) => owner);
    for (let number = 0; number < 2; number++) for (const owner of ['a', 'b', 'c']) queue.add({ owner, number });
    const batches = [1, 2, 3].map(() =>
      queue
        .take(2)
        .map(({ owner }) => owner)
        .join(''),
    );
    expect(batches).toEqual(['ab', 'ca', 'bc']);
  });
});
