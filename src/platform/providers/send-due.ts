// Sends what waits to a provider over HTTP, and tries again until the provider has confirmed each
// one. The intent is committed first, then the provider is called, then the outcome is committed.
import { type Clock, secondsAfter } from '../std/clock.ts';
import { StatedError } from '../std/stated-error.ts';
import { type CircuitBreaker, CircuitOpen } from './circuit-breaker.ts';
import { ProviderFailed } from './signed-request.ts';

/** Of one request. */
export const sendDeadlineMs = 10_000;
// Longer than the deadline: after a crash another run takes the item over.
const leaseS = 60;
const firstPauseS = 30;
const longestPauseS = 6 * 3_600;
// One after the other, the first round over a million users takes a day. Ten are few for a
// provider, and one that wants fewer answers 429.
const atOnce = 10;

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
 * The run of a job: sends what is due first, up to ten requests in parallel, and returns how many.
 * After a run that sent nothing, or a failure, one request goes first. Pauses of a request double
 * from 30 seconds to six hours. It never gives up.
 */
export function sendingDue<Item extends { send_attempts: number }>(context: SendingDue<Item>): () => Promise<number> {
  const { clock, breaker } = context;
  let next = 1;
  /** The provider wants no request before. */
  let pausedUntil = clock.now();

  async function sendOne(): Promise<'sent' | 'failed' | 'nothing'> {
    try {
      return await breaker(() => sendNext(context, pauseAll));
    } catch (error) {
      if (error instanceof NotSent) return 'failed';
      if (error instanceof CircuitOpen) return 'nothing';
      throw error;
    }
  }

  function pauseAll(seconds: number): void {
    const until = secondsAfter(clock.now(), seconds);
    if (until > pausedUntil) pausedUntil = until;
  }

  return async () => {
    if (clock.now() < pausedUntil) return 0;
    const ended = await Promise.allSettled(Array.from({ length: next }, sendOne));
    next = 1;
    const outcomes = ended.map((one) => {
      if (one.status === 'rejected') throw one.reason;
      return one.value;
    });
    if (outcomes.every((one) => one === 'sent')) next = atOnce;
    return clock.now() < pausedUntil ? 0 : outcomes.filter((one) => one !== 'nothing').length;
  };
}

/** Milliseconds between two runs that find nothing. */
export const sendEveryMs = 5_000;

async function sendNext<Item extends { send_attempts: number }>(
  { clock, take, send, failed }: SendingDue<Item>,
  pauseAll: (seconds: number) => void,
): Promise<'sent' | 'nothing'> {
  const now = clock.now();
  const taken = await take(now, secondsAfter(now, leaseS));
  if (taken === null) return 'nothing';
  try {
    await send(taken);
    return 'sent';
  } catch (error) {
    const asked = error instanceof ProviderFailed ? Math.min(error.retryAfterS ?? 0, longestPauseS) : 0;
    pauseAll(asked);
    const due_at = secondsAfter(clock.now(), Math.max(asked, pauseS(taken.send_attempts)));
    const why = error instanceof StatedError ? error.message : 'unexpected error: see the log';
    await failed(taken, { error: why, due_at }, error);
    throw new NotSent(why);
  }
}

const pauseS = (attempts: number) => Math.min(firstPauseS * 2 ** Math.min(attempts - 1, 20), longestPauseS);
