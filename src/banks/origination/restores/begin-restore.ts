// What a restored database gets before anything runs on it: every bank waits for an operator, and
// trace numbers are not used twice.

import { recordAct } from '../../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { skipTraceNumbers } from '../files/trace-numbers.sql.ts';
import { endBankDays, insertRestore, type Restore } from './restores.sql.ts';

/** `reached_at` and `backup` are null if the database was restored by other means. */
export async function beginRestore(
  phase: AtomicPhase,
  { reached_at, backup, now }: Pick<Restore, 'reached_at' | 'backup'> & { now: Date },
): Promise<Restore> {
  const restore = { uuid: uuidv7(now), restored_at: now, reached_at, backup };
  await insertRestore(phase, restore);
  await skipTraceNumbers(phase);
  await endBankDays(phase);
  await recordAct(
    phase,
    { caller: null, now, request_id: null },
    {
      action: 'database.restored',
      subject: 'restore',
      subject_uuid: restore.uuid,
      detail: { backup, reached_at: reached_at?.toISOString() ?? null },
    },
  );
  return restore;
}
