// Logs every invariant that does not hold, with examples.
import type { Logger } from 'pino';
import type { Checked } from './invariant.ts';

export function logViolations(log: Pick<Logger, 'error'>, checked: readonly Checked[]): void {
  for (const { invariant, violations, examples } of checked)
    if (violations > 0) log.error({ invariant, violations, examples }, 'an invariant does not hold');
}
