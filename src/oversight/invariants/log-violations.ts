// Logs every invariant that does not hold, with examples.

import type { Log } from '../../platform/log/log.ts';
import { madeSafe, uuidOnly } from '../../platform/log/loggable.ts';
import type { Checked, Violation } from './invariant.ts';

export function logViolations(log: Pick<Log, 'error'>, checked: readonly Checked[]): void {
  for (const { invariant, violations, examples } of checked)
    if (violations > 0)
      log.error(
        { invariant: madeSafe(invariant), violations, examples: examples.map(safeExample) },
        'an invariant does not hold',
      );
}

const safeExample = ({ processor_id, subject_uuid, found }: Violation) => ({
  processor_id: processor_id === null ? null : uuidOnly(processor_id),
  subject_uuid: subject_uuid === null ? null : uuidOnly(subject_uuid),
  found: madeSafe(found),
});
