// Every job of the worker, wired by hand.
import type { Job } from './database/repeat.ts';
import type { Foundation } from './foundation.ts';
import { purgeIdempotencyKeys } from './idempotency/purge.job.ts';

export function jobs({ database }: Foundation): Job[] {
  return [{ name: 'purge idempotency keys', everyMs: 600_000, run: () => purgeIdempotencyKeys(database) }];
}
