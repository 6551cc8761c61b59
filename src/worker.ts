// Every job of the worker, wired by hand.
import type { Job } from './database/repeat.ts';
import { purgeIdempotencyKeys } from './idempotency/purge.job.ts';
import type { Parts } from './parts.ts';

export function jobs({ database, clock, days, sandbox, settings }: Parts): Job[] {
  const list: Job[] = [{ name: 'purge idempotency keys', everyMs: 600_000, run: () => purgeIdempotencyKeys(database) }];
  if (days !== null)
    list.push({ name: 'play the banking day', everyMs: 1_000, run: () => days.playUntil(clock.now()) });
  const paceMs = settings.ACHORD_SANDBOX_PACE * 1_000;
  if (sandbox !== null && paceMs > 0)
    list.push({ name: 'keep the sandbox moving', everyMs: 500, run: () => sandbox.sandbox.keepPace(paceMs) });
  return list;
}
