// The environment of a process of the service whose clock is ahead.
import { fileURLToPath } from 'node:url';
import { realClock } from '../../../src/platform/std/clock.ts';

/** Its clock says `at` now, and goes on from there. */
export const clockAt = (at: Date): Record<string, string> => ({
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('shifted-clock.mjs', import.meta.url))}`,
  TEST_CLOCK_AHEAD_MS: String(at.getTime() - realClock.now().getTime()),
});
