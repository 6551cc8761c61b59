// A deadline for work that may never end: it aborts the signal of the work and stops waiting.

import { StatedError } from './stated-error.ts';

export class DeadlinePassed extends StatedError {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
    this.name = 'DeadlinePassed';
  }
}

/**
 * The result of the work. Throws DeadlinePassed when it takes longer, even if it ignores its
 * signal.
 */
export async function withinDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new DeadlinePassed(ms));
    over.abort();
  }, ms);
  try {
    return await Promise.race([work(over.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
