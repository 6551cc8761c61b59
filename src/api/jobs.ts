// The jobs of this wing.

import type { PlatformContext } from '../platform/context.ts';
import type { Job } from '../platform/database/repeat.ts';
import { purgeIdempotencyKeys } from './idempotency/purge.job.ts';

export const apiJobs = ({ database }: PlatformContext): Job[] => [
  {
    name: 'purge idempotency keys',
    everyMs: 600_000,
    run: () => purgeIdempotencyKeys(database),
  },
];
