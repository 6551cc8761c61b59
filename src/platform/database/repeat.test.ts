// A job runs again when it is woken at any time, and never after it was stopped.
import { describe, expect, it } from 'vitest';
import { pauseAfter, repeat } from './repeat.ts';

/** A job that records its runs, with a pause that the test does not wait for. */
function job(run: (count: number) => Promise<number>) {
  const ran: (() => void)[] = [];
  let count = 0;
  let heard = () => {};
  return {
    job: {
      name: 'test',
      everyMs: 3_600_000,
      run: () => {
        ran.splice(0).forEach((resolve) => void resolve());
        return run(++count);
      },
      wokenBy: (wake: () => void) => {
        heard = wake;
        return () => {
          heard = () => {};
        };
      },
    },
    count: () => count,
    nextRun: () => new Promise<void>((resolve) => ran.push(resolve)),
    hint: () => heard(),
  };
}

const untold = () => {};

describe('A repeated job', () => {
  it('runs again when it is woken during its pause', async () => {
    const { job: one, nextRun, count } = job(async () => 0);
    const repeating = repeat(one, untold);
    for (let n = 2; n < 5; n++) {
      const again = nextRun();
      repeating.wake();
      await again;
      expect(count()).toBe(n);
    }
    await repeating.stop();
  });

  it('pauses longer while it finds nothing or fails, and no longer than it may', () => {
    const pauses = { everyMs: 100, quietMs: 350 };
    const quiet = [0, 1, 2, 3, 1_000].map((quietRuns) => pauseAfter({ done: 0, failures: 0, quietRuns }, pauses));
    expect(quiet).toEqual([100, 200, 350, 350, 350]);
    expect(pauseAfter({ done: 1, failures: 0, quietRuns: 5 }, pauses)).toBe(0);
    const failed = [1, 2, 100].map((failures) => pauseAfter({ done: 0, failures, quietRuns: 0 }, pauses));
    expect(failed).toEqual([1_000, 2_000, 60_000]);
  });

  it('runs again when it is woken during a run, by any signal', async () => {
    const {
      job: one,
      nextRun,
      hint,
    } = job(async (count) => {
      await Promise.resolve();
      if (count === 1) hint();
      return 0;
    });
    const begun = nextRun();
    const repeating = repeat(one, untold);
    await begun;
    await nextRun();
    await repeating.stop();
  });

  it('runs again immediately after it did something; logs a failure and runs again', async () => {
    const failed: string[] = [];
    const { job: one, nextRun } = job(async (count) => {
      if (count === 2) throw new Error('not now');
      return count === 1 ? 1 : 0;
    });
    const repeating = repeat(one, (error, name) => failed.push(`${name}: ${(error as Error).message}`));
    await nextRun();
    const third = nextRun();
    // It waits longer after a failure, but can still be woken.
    while (failed.length === 0) await new Promise((resolve) => setImmediate(resolve));
    repeating.wake();
    await third;
    expect(failed).toEqual(['test: not now']);
    await repeating.stop();
  });

  it('stops after the current run and everything that it started have ended', async () => {
    const order: string[] = [];
    let letGo = () => {};
    const {
      job: one,
      count,
      hint,
    } = job(async () => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      order.push('run');
      return 1;
    });
    const repeating = repeat({ ...one, ended: async () => void order.push('ended') }, untold);
    const stopping = repeating.stop().then(() => order.push('stopped'));
    hint();
    letGo();
    await stopping;
    expect(order).toEqual(['run', 'ended', 'stopped']);
    expect(count()).toBe(1);
  });

  it('stops when what its runs started ends with an error, and reports the error', async () => {
    const failed: string[] = [];
    const { job: one } = job(async () => 0);
    const ended = () => Promise.reject(new Error('the database is away'));
    const repeating = repeat({ ...one, ended }, (error, name) => failed.push(`${name}: ${(error as Error).message}`));
    await repeating.stop();
    expect(failed).toEqual([`${one.name}: the database is away`]);
  });
});
