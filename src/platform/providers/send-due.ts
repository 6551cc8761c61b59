// Sends what waits to a provider over HTTP, and tries again until the provider has confirmed each
// one. The intent is committed first, then the provider is called, then the outcome is committed.
import { type Clock, secondsAfter } from '../std/clock.ts';
import { StatedError } from '../std/stated-error.ts';
import { type CircuitBreaker, CircuitOpen } from './circuit-breaker.ts';

/** Of one request. */
export const sendDeadlineMs = 10_000;
// Longer than the deadline: after a crash another run takes the item over.
const leaseS = 60;
const firstPauseS = 30;
const longestPauseS = 6 * 3_600;

export interface SendingDue<Item extends { send_attempts: number }> {
  clock: Clock;
  breaker: CircuitBreaker;
  /** Takes what is due first, until `leasedUntil`. */
  take(now: Date, leasedUntil: Date): Promise<Item | null>;
  send(item: Item): Promise<void>;
  /** Commits the failure. */
  failed(item: Item, failure: { error: string; due_at: Date }, cause: unknown): Promise<void>;
}

/** The failure is committed. Thrown so that the circuit breaker counts it. */
class NotSent extends StatedError {}

/**
 * The run of a job: sends what is due first, and returns how much it did. Pauses double from 30
 * seconds to six hours. It never gives up.
 */
export function sendingDue<Item extends { send_attempts: number }>(context: SendingDue<Item>): () => Promise<number> {
  return async () => {
    try {
      return await context.breaker(() => sendNext(context));
    } catch (error) {
      if (error instanceof NotSent) return 1;
      if (error instanceof CircuitOpen) return 0;
      throw error;
    }
  };
}

/** Milliseconds between two runs that find nothing. */
export const sendEveryMs = 5_000;

async function sendNext<Item extends { send_attempts: number }>(context: SendingDue<Item>): Promise<number> {
  const { clock } = context;
  const now = clock.now();
  const taken = await context.take(now, secondsAfter(now, leaseS));
  if (taken === null) return 0;
  try {
    await context.send(taken);
    return 1;
  } catch (error) {
    const due_at = secondsAfter(clock.now(), pauseS(taken.send_attempts));
    const why = error instanceof StatedError ? error.message : 'unexpected error: see the log';
    await context.failed(taken, { error: why, due_at }, error);
    throw new NotSent(why);
  }
}

const pauseS = (attempts: number) => Math.min(firstPauseS * 2 ** Math.min(attempts - 1, 20), longestPauseS);
