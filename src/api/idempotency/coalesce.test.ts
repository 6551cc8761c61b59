// Requests with one key run one after the other; a request that gives up lets no other one start.
import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('coalesce', () => {
  it('runs one request of a key at a time, in order, and other keys at once', async () => {
    const takeTurns = coalesce(10_000);
    const log: string[] = [];
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const work = (n: number) => async () => {
      log.push(`start ${n}`);
      await gates[n]!.promise;
      log.push(`end ${n}`);
      return n;
    };
    const all = Promise.all([takeTurns('k', work(0)), takeTurns('k', work(1)), takeTurns('other', work(2))]);
    await turn();
    expect(log).toEqual(['start 0', 'start 2']);
    for (const gate of gates) gate.resolve();
    expect(await all).toEqual([0, 1, 2]);
    expect(log.indexOf('start 1')).toBeGreaterThan(log.indexOf('end 0'));
  });

  it('runs the next request after a failure', async () => {
    const takeTurns = coalesce(10_000);
    const failing = takeTurns('k', () => Promise.reject(new Error('no')));
    const next = takeTurns('k', async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('answers 409 to a request that waited too long; the next request still waits', async () => {
    const takeTurns = coalesce(20);
    const gate = Promise.withResolvers<void>();
    const first = takeTurns('k', () => gate.promise);
    let ran = false;
    const late = () =>
      takeTurns('k', async () => {
        ran = true;
      });
    for (let time = 0; time < 2; time++)
      await expect(late()).rejects.toMatchObject({ code: 'idempotency_key_in_flight' });
    expect(ran).toBe(false);
    gate.resolve();
    await first;
    await late();
    expect(ran).toBe(true);
  });
});
