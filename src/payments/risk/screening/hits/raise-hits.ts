// Stores new hits and blocks their users.
import { type ActingAlone, recordAct } from '../../../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../../../platform/database/atomic-phase.ts';
import { blockRules } from '../../blocks/block-kinds.ts';
import { placeBlocks } from '../../blocks/place-blocks.ts';
import { lockUsers } from '../users/users-to-screen.sql.ts';
import { insertHits, type NewHit, selectSanctionsBlocks } from './hits.sql.ts';

/** Hits that are not known yet. */
export async function raiseHits(
  phase: AtomicPhase,
  hits: readonly Omit<NewHit, 'block_uuid' | 'placed_block'>[],
  acting: ActingAlone,
): Promise<void> {
  await lockUsers(
    phase,
    hits.map(({ processor_id, user_uuid }) => ({ processor_id, uuid: user_uuid })),
  );
  const blocked = new Map(
    hits.map(({ processor_id, user_uuid }) => [
      user_uuid,
      {
        processor_id,
        user_uuid,
        bank_account_uuid: null,
        kind: 'sanctions' as const,
        // The tenant reads it: it names no list and no entry.
        reason: `A sanctions screening is not decided; ${blockRules.sanctions.why}`,
        return_code: null,
        transaction_uuid: null,
      },
    ]),
  );
  const placed = new Set((await placeBlocks(phase, acting, [...blocked.values()])).map(({ uuid }) => uuid));
  const blocks = new Map(
    (await selectSanctionsBlocks(phase, [...blocked.values()])).map((one) => [one.user_uuid, one.uuid]),
  );
  await insertHits(
    phase,
    hits.map((hit) => {
      const block_uuid = blocks.get(hit.user_uuid)!;
      return { ...hit, block_uuid, placed_block: placed.has(block_uuid) };
    }),
  );
  for (const { processor_id, uuid, user_uuid, entry, provider_reference, score } of hits)
    await recordAct(phase, acting, {
      processor_id,
      action: 'sanctions_hit.raised',
      subject: 'sanctions_hit',
      subject_uuid: uuid,
      detail: {
        user_uuid,
        list: entry.list,
        entry_number: entry.number,
        ...(provider_reference === null ? {} : { provider_reference }),
        score,
      },
    });
}
