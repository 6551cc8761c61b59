// Waiting for something no longer than a deadline.

export class DeadlineExceeded extends Error {}

/** The outcome of `work`, or DeadlineExceeded after so many milliseconds; `work` itself is not stopped. */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => reject(new DeadlineExceeded(`no outcome within ${ms} ms`)), ms);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
