// A circuit breaker: after several failures of a provider it pauses, then tries a single call.

import { reading } from '../std/clock.ts';
import { StatedError } from '../std/stated-error.ts';

/** Runs the work, or throws CircuitOpen without running it. */
export type CircuitBreaker = <Result>(work: () => Promise<Result>) => Promise<Result>;

export class CircuitOpen extends StatedError {
  constructor() {
    super('the circuit breaker is open: the provider is not called');
    this.name = 'CircuitOpen';
  }
}

export interface CircuitBreakerOptions {
  /** The number of consecutive failures that open the circuit. */
  failuresToOpen: number;
  /** How long it stays open before one call may probe. */
  restMs: number;
  /** A monotonic clock: milliseconds from any origin. */
  read?: () => number;
}

export function circuitBreaker({ failuresToOpen, restMs, read = reading }: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let openSince: number | null = null;
  let probing = false;

  return async (work) => {
    const probe = openSince !== null;
    if (openSince !== null) {
      if (probing || read() - openSince < restMs) throw new CircuitOpen();
      probing = true;
    }
    try {
      const result = await work();
      // Only the probe closes an open circuit: an earlier call may succeed late.
      if (probe) openSince = null;
      if (openSince === null) failures = 0;
      return result;
    } catch (error) {
      failures++;
      if (probe || (openSince === null && failures >= failuresToOpen)) openSince = read();
      throw error;
    } finally {
      if (probe) probing = false;
    }
  };
}
