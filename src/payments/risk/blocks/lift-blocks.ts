// Lifts blocks and releases the payments that they put on hold.

import { type Acting, type ActingAlone, recordAct } from '../../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { releaseHoldsOf } from '../../lifecycle/holds.sql.ts';
import { type Block, updateLifted } from './blocks.sql.ts';

/** Lifts blocks of one processor and answers those that were open. The users must be locked. */
export async function liftBlocks(
  phase: AtomicPhase,
  acting: Acting | ActingAlone,
  { processor_id, uuids, by }: { processor_id: string; uuids: readonly string[]; by: 'authorization' | 'operator' },
): Promise<Block[]> {
  const lifted = await updateLifted(phase, processor_id, uuids, by, acting.now);
  await releaseHoldsOf(phase, 'block_uuid', lifted, acting.now);
  for (const { uuid, user_uuid, bank_account_uuid, kind } of lifted)
    await recordAct(phase, acting, {
      processor_id,
      action: bank_account_uuid === null ? 'user.unblocked' : 'bank_account.unblocked',
      subject: bank_account_uuid === null ? 'user' : 'bank_account',
      subject_uuid: bank_account_uuid ?? user_uuid,
      detail: { block_uuid: uuid, kind, by },
    });
  return lifted;
}
