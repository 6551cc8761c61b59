// The deadline also applies to work that ignores its signal.
import { describe, expect, it } from 'vitest';
import { DeadlinePassed, withinDeadline } from './deadline.ts';

describe('withinDeadline', () => {
  it("returns the work's result, or throws its error", async () => {
    expect(await withinDeadline(10_000, async () => 7)).toBe(7);
    await expect(withinDeadline(10_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('does not wait for work that ignores its signal', async () => {
    await expect(withinDeadline(1, () => new Promise(() => {}))).rejects.toBeInstanceOf(DeadlinePassed);
  });

  it('aborts the signal of the work when the deadline passes', async () => {
    let signalOfWork: AbortSignal | undefined;
    const late = withinDeadline(1, (signal) => {
      signalOfWork = signal;
      return new Promise(() => {});
    });
    await expect(late).rejects.toBeInstanceOf(DeadlinePassed);
    expect(signalOfWork!.aborted).toBe(true);
  });
});
