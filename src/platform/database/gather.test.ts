// Group commit: each item gets its own outcome once, whatever fails.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutcomeUnknown } from './atomic-phase.ts';
import { gather, type Outcome } from './gather.ts';

type Kind = 'good' | 'refused' | 'poison' | 'connection lost';
interface Item {
  id: number;
  kind: Kind;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * A gatherer whose batches end when their gates are opened. The first letter of an item is its
 * owner.
 */
function gated(options: { inFlight: number; atMost: number }) {
  const batches: string[][] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const submit = gather<string, null>(
    async (items) => {
      batches.push(items);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      return items.map(() => ({ result: null }));
    },
    { ...options, ownerOf: (item) => item[0]! },
  );
  return { batches, gates, submit };
}

describe('gather', () => {
  it('gives every item its own outcome under random failures, and loses none', async () => {
    const kind = fc.oneof(
      { weight: 8, arbitrary: fc.constant<Kind>('good') },
      { weight: 2, arbitrary: fc.constant<Kind>('refused') },
      { weight: 1, arbitrary: fc.constant<Kind>('poison') },
      { weight: 1, arbitrary: fc.constant<Kind>('connection lost') },
    );
    // For each item: its kind, and the turns of the event loop until the next one arrives.
    const arrivals = fc.array(fc.tuple(kind, fc.nat({ max: 2 })), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(
        arrivals,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 5 }),
        async (list, inFlight, atMost) => {
          const worked = new Map<number, number>();
          const taken: number[] = [];
          let flying = 0;
          const work = async (items: Item[]): Promise<Outcome<string>[]> => {
            expect(++flying).toBeLessThanOrEqual(inFlight);
            expect(items.length).toBeLessThanOrEqual(atMost);
            for (const { id } of items) {
              if (!worked.has(id)) taken.push(id);
              worked.set(id, (worked.get(id) ?? 0) + 1);
            }
            await turn();
            flying--;
            const lost = items.find((item) => item.kind === 'connection lost');
            if (lost !== undefined)
              throw lost.id % 2 === 0 ? new OutcomeUnknown(null) : new Error('Connection terminated unexpectedly');
            const poison = items.find((item) => item.kind === 'poison');
            if (poison !== undefined) throw new Error(`poison ${poison.id}`);
            return items.map(({ id, kind }) =>
              kind === 'good' ? { result: `done ${id}` } : { error: `refused ${id}` },
            );
          };
          const submit = gather(work, { inFlight, atMost });
          const outcomes: Promise<PromiseSettledResult<string>>[] = [];
          for (const [id, [kind, pause]] of list.entries()) {
            outcomes.push(Promise.allSettled([submit({ id, kind })]).then(([outcome]) => outcome));
            for (let turns = 0; turns < pause; turns++) await turn();
          }
          const settled = await Promise.all(outcomes);

          expect(taken).toEqual(list.map((_, id) => id));
          settled.forEach((outcome, id) => {
            const { kind } = { kind: list[id]![0] };
            const reason = outcome.status === 'rejected' ? String(outcome.reason) : null;
            const lost = /Connection terminated|broke during COMMIT/.test(reason ?? '');
            // A batch that may have been committed is never sent again, and all its items get this
            // error.
            if (lost) expect(list.some(([other]) => other === 'connection lost')).toBe(true);
            else if (kind === 'good') expect(outcome).toEqual({ status: 'fulfilled', value: `done ${id}` });
            else if (kind === 'refused') expect(reason).toBe(`refused ${id}`);
            else expect(reason).toBe(`Error: poison ${id}`);
            expect(worked.get(id)).toBeLessThanOrEqual(2);
          });
          if (!list.some(([one]) => one === 'poison'))
            for (const [id] of list.entries()) expect(worked.get(id)).toBe(1);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('works on a single item immediately and gathers items while batches are in flight', async () => {
    const batches: number[][] = [];
    const gates: PromiseWithResolvers<void>[] = [];
    const submit = gather<number, number>(
      async (items) => {
        batches.push(items);
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        await gate.promise;
        return items.map((item) => ({ result: item * 10 }));
      },
      { inFlight: 1 },
    );
    const first = submit(1);
    await turn();
    const rest = [2, 3, 4].map(submit);
    await turn();
    expect(batches).toEqual([[1]]);
    gates[0]!.resolve();
    await first;
    await turn();
    expect(batches).toEqual([[1], [2, 3, 4]]);
    gates[1]!.resolve();
    expect(await Promise.all(rest)).toEqual([20, 30, 40]);
  });

  it('leaves room in the next batch for an owner that comes after many items of another', async () => {
    const { batches, gates, submit } = gated({ inFlight: 1, atMost: 4 });
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'b1'].map(submit);
    for (let count = 0; count < 3; count++) {
      await turn();
      gates[count]!.resolve();
    }
    await Promise.all(all);
    expect(batches).toEqual([
      ['a1', 'a2', 'b1', 'a3'],
      ['a4', 'a5', 'a6', 'a7'],
      ['a8', 'a9'],
    ]);
  });

  it('takes off with an owner that has no item in flight, next to all batches of another', async () => {
    const { batches, gates, submit } = gated({ inFlight: 2, atMost: 2 });
    const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map(submit);
    await turn();
    all.push(submit('b1'));
    await turn();
    expect(batches).toEqual([['a1', 'a2'], ['a3', 'a4'], ['b1']]);
    // One batch more, not one for each owner.
    all.push(submit('c1'));
    await turn();
    expect(batches).toHaveLength(3);
    gates[2]!.resolve();
    await all[5];
    await turn();
    expect(batches.slice(3)).toEqual([['c1']]);
    for (const gate of gates) gate.resolve();
    await turn();
    gates.at(-1)!.resolve();
    await Promise.all(all);
  });

  it('gives one owner a part of a batch while others send too, and all of it alone', async () => {
    const batches: number[] = [];
    const submit = gather<string, null>(
      async (items) => {
        batches.push(items.length);
        await turn();
        return items.map(() => ({ result: null }));
      },
      { inFlight: 1, ownerOf: (item) => item, rememberedMs: Infinity },
    );
    await Promise.all(Array.from({ length: 128 }, () => submit('a')));
    expect(batches).toEqual([128]);
    await submit('b');
    await Promise.all(Array.from({ length: 128 }, () => submit('a')));
    expect(batches.slice(2)).toEqual([32, 32, 32, 32]);
  });

  it('lets the event loop turn while it tells many outcomes', async () => {
    const submit = gather<number, null>(async (items) => items.map(() => ({ result: null })));
    let told = 0;
    const all = Array.from({ length: 64 }, (_, n) => submit(n).then(() => told++));
    const seen = new Set<number>();
    while (told < 64) {
      await turn();
      seen.add(told);
    }
    await Promise.all(all);
    expect(seen.size).toBeGreaterThan(2);
  });

  it('rejects an item that the work forgot', async () => {
    await expect(gather(async () => [])(1)).rejects.toThrow('without an outcome');
  });
});
