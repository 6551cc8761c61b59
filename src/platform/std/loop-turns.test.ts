// The event loop turns while tenants wait, and each comes in turn.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedMs, reading } from './clock.ts';
import { loopTurns, type Work } from './loop-turns.ts';

/** Longer than a slice. */
function busy(): void {
  const since = reading();
  while (elapsedMs(since) < 1.2);
}
/** Work that is done when it returns. */
const ended =
  (work: () => unknown): Work =>
  (end) => {
    work();
    end();
  };
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('The event loop', () => {
  it('is given to work at once, if there is little of it', () => {
    const turns = loopTurns({ sliceMs: Infinity });
    const done: string[] = [];
    turns.schedule(
      'a',
      ended(() => done.push('a')),
    );
    turns.schedule(
      'b',
      ended(() => done.push('b')),
    );
    expect(done).toEqual(['a', 'b']);
  });

  it('comes to a tenant with one request next, however many another one has sent', async () => {
    const turns = loopTurns();
    const done: string[] = [];
    const work = (tenant: string) =>
      turns.schedule(
        tenant,
        ended(() => {
          busy();
          done.push(tenant);
        }),
      );
    for (let n = 0; n < 20; n++) work('busy');
    work('quiet');
    while (!done.includes('quiet')) await turn();
    expect(done).toEqual(['busy', 'busy', 'quiet']);
    while (done.length < 21) await turn();
  });

  it('does what else is due between two slices', async () => {
    const turns = loopTurns();
    const done: string[] = [];
    for (let n = 0; n < 10; n++)
      turns.schedule(
        'busy',
        ended(() => {
          busy();
          done.push('busy');
        }),
      );
    await turn();
    expect(done.length).toBeLessThan(10);
    while (done.length < 10) await turn();
  });

  it('begins only a part of what one tenant sends while another sends too, and all of it alone', async () => {
    const turns = loopTurns({ sliceMs: Infinity, rememberedMs: Infinity });
    const ends: (() => void)[] = [];
    const send = async (count: number) => {
      for (let n = 0; n < count; n++) turns.schedule('busy', (end) => ends.push(end));
      await turn();
    };
    await send(100);
    expect(ends).toHaveLength(100);
    for (const end of ends.splice(0)) end();
    turns.schedule(
      'quiet',
      ended(() => {}),
    );
    await send(100);
    expect(ends).toHaveLength(64);
    ends.shift()!();
    await turn();
    expect(ends).toHaveLength(64);
    // The quiet one has room.
    let begun = false;
    turns.schedule('quiet', (end) => {
      begun = true;
      end();
    });
    await turn();
    expect(begun).toBe(true);
    for (let left = 99; left > 0; left--) {
      ends.shift()!();
      await turn();
    }
    expect(ends).toEqual([]);
  });

  it('does all work once, the work of a tenant in its order', async () => {
    const sent = fc.array(fc.record({ tenant: fc.constantFrom('a', 'b', 'c'), isLong: fc.boolean() }), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(sent, async (works) => {
        const turns = loopTurns();
        const done: number[] = [];
        works.forEach(({ tenant, isLong }, n) => {
          turns.schedule(
            tenant,
            ended(() => {
              if (isLong) busy();
              done.push(n);
            }),
          );
        });
        while (done.length < works.length) await turn();
        expect(done.toSorted((a, b) => a - b)).toEqual(works.map((_, n) => n));
        for (const tenant of ['a', 'b', 'c']) {
          const own = done.filter((n) => works[n]!.tenant === tenant);
          expect(own).toEqual(own.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 30 },
    );
  });
});
