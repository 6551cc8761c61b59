// The circuit breaker, with a clock of its own.
import { beforeEach, describe, expect, it } from 'vitest';
import { type CircuitBreaker, CircuitOpen, circuitBreaker } from './circuit-breaker.ts';

let now: number;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 0;
  breaker = circuitBreaker({ failuresToOpen: 3, restMs: 1_000, read: () => now });
});

const fail = () => breaker(() => Promise.reject(new Error('down')));
const succeed = () => breaker(async () => 'fine');
const open = async () => {
  for (let i = 0; i < 3; i++) await expect(fail()).rejects.toThrow('down');
};

describe('a circuit breaker', () => {
  it('passes on results and errors while it is closed', async () => {
    await expect(fail()).rejects.toThrow('down');
    expect(await succeed()).toBe('fine');
  });

  it('opens after consecutive failures, not after the same number in total', async () => {
    for (let i = 0; i < 5; i++) {
      await expect(fail()).rejects.toThrow('down');
      await expect(fail()).rejects.toThrow('down');
      expect(await succeed()).toBe('fine');
    }
    await open();
    await expect(succeed()).rejects.toBeInstanceOf(CircuitOpen);
  });

  it('does not run the work while it is open', async () => {
    await open();
    let ran = false;
    now = 999;
    const work = async () => {
      ran = true;
    };
    await expect(breaker(work)).rejects.toBeInstanceOf(CircuitOpen);
    expect(ran).toBe(false);
  });

  it('allows one probe after the pause, and closes when it succeeds', async () => {
    await open();
    now = 1_000;
    const probe = Promise.withResolvers<string>();
    const probing = breaker(() => probe.promise);
    await expect(succeed()).rejects.toBeInstanceOf(CircuitOpen);
    probe.resolve('back');
    expect(await probing).toBe('back');
    expect(await succeed()).toBe('fine');
    await expect(fail()).rejects.toThrow('down'); // counts from one again
    expect(await succeed()).toBe('fine');
  });

  it('pauses again when the probe fails', async () => {
    await open();
    now = 1_000;
    await expect(fail()).rejects.toThrow('down');
    now = 1_999;
    await expect(succeed()).rejects.toBeInstanceOf(CircuitOpen);
    now = 2_000;
    expect(await succeed()).toBe('fine');
  });

  it('stays open after the late success of an earlier call', async () => {
    const early = Promise.withResolvers<string>();
    const late = breaker(() => early.promise);
    await open();
    early.resolve('late');
    expect(await late).toBe('late');
    await expect(succeed()).rejects.toBeInstanceOf(CircuitOpen);
  });

  it('can close after the late failure of an earlier call', async () => {
    const early = Promise.withResolvers<string>();
    const late = breaker(() => early.promise);
    await open();
    now = 900;
    early.reject(new Error('late'));
    await expect(late).rejects.toThrow('late');
    now = 1_000;
    expect(await succeed()).toBe('fine');
  });
});
