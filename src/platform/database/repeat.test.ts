// A job runs again when it is woken at any time, and never after it was stopped.
import { describe, expect, it } from 'vitest';
import { databaseChanged } from './hints.ts';
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
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

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
    const pauses = { everyMs: 100, quietMs: 9_000 };
    const found = { done: 0, failures: 0, isQuiet: false, dueInMs: Number.POSITIVE_INFINITY };
    expect(pauseAfter(found, pauses)).toBe(100);
    const quiet = [Number.POSITIVE_INFINITY, 9_001, 350, 99, -1].map((dueInMs) =>
      pauseAfter({ ...found, isQuiet: true, dueInMs }, pauses),
    );
    expect(quiet).toEqual([9_000, 9_000, 350, 100, 100]);
    expect(pauseAfter({ ...found, done: 1 }, pauses)).toBe(0);
    const failed = [1, 2, 100].map((failures) => pauseAfter({ ...found, failures }, pauses));
    expect(failed).toEqual([1_000, 2_000, 60_000]);
  });

  it('runs again after a commit, during its long pause and during a run', async () => {
    const { job: one, count } = job(async (n) => {
      if (n === 4) databaseChanged.notify();
      return 0;
    });
    const before: number[] = [];
    const dueInMs = () => {
      before.push(count());
      return Number.POSITIVE_INFINITY;
    };
    const repeating = repeat({ ...one, everyMs: 1, quietMs: 3_600_000, dueInMs }, untold);
    while (before.length < 1) await nextTurn();
    databaseChanged.notify();
    while (before.length < 3) await nextTurn();
    // Two runs after each commit: the pause after the second run lasts until the next commit.
    expect(before).toEqual([2, 4, 6]);
    await repeating.stop();
  });

  it('does not run again after a signal that is not meant for it', async () => {
    let isMeant = false;
    let wakeIt = () => {};
    const { job: one, count } = job(async () => 0);
    const repeating = repeat(
      {
        ...one,
        everyMs: 1,
        quietMs: 3_600_000,
        isMeant: () => isMeant,
        wokenBy: (wake) => {
          wakeIt = wake;
          return () => {};
        },
      },
      untold,
    );
    while (count() < 2) await nextTurn();
    for (let turn = 0; turn < 50; turn++) {
      databaseChanged.notify();
      wakeIt();
      await nextTurn();
    }
    expect(count()).toBe(2);
    isMeant = true;
    wakeIt();
    while (count() < 3) await nextTurn();
    await repeating.stop();
  });

  it('asks when something is due before a long pause, and an error of that is a failure', async () => {
    const failed: string[] = [];
    const { job: one, nextRun, count } = job(async () => 0);
    const dueInMs = () => (count() < 5 ? 1 : Promise.reject(new Error('not now')));
    const first = nextRun();
    const repeating = repeat({ ...one, everyMs: 1, quietMs: 3_600_000, dueInMs }, (error) =>
      failed.push((error as Error).message),
    );
    await first;
    while (failed.length === 0) await nextTurn();
    expect([count(), failed]).toEqual([5, ['not now']]);
    await repeating.stop();
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
    while (failed.length === 0) await nextTurn();
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
