// What a decision about a hit does: of an operator, or of the screening provider. The user must be
// locked.
import { type Acting, type ActingAlone, recordAct } from '../../../../access/tenants/audit-trail.ts';
import { reportSanctionsUntil } from '../../../../ach/calendar/deadlines.ts';
import { easternDay } from '../../../../ach/calendar/eastern-time.ts';
import type { AtomicPhase } from '../../../../platform/database/atomic-phase.ts';
import { liftBlocks } from '../../blocks/lift-blocks.ts';
import { countHitsThatBlock, type Hit, isBlockOfHits, selectSanctionsBlocks, updateDecided } from './hits.sql.ts';

export type DecidedHit = Pick<
  Hit,
  'processor_id' | 'uuid' | 'user_uuid' | 'entry' | 'state' | 'raised_at' | 'provider_reference'
>;

/** Another person. The last decision lifts the block that the screening placed. */
export async function clearHit(phase: AtomicPhase, acting: Acting | ActingAlone, hit: DecidedHit): Promise<void> {
  await decide(phase, acting, hit, { state: 'cleared', report_due_on: null });
  const { processor_id, user_uuid } = hit;
  if ((await countHitsThatBlock(phase, processor_id, user_uuid)) > 0) return;
  const [block] = await selectSanctionsBlocks(phase, [{ processor_id, user_uuid }]);
  if (block === undefined || !(await isBlockOfHits(phase, processor_id, block.uuid))) return;
  await liftBlocks(phase, acting, { processor_id, uuids: [block.uuid], by: 'operator' });
}

/** The same person. The block stays: the property is blocked since the hit was raised. */
export const confirmHit = (phase: AtomicPhase, acting: Acting | ActingAlone, hit: DecidedHit): Promise<void> =>
  decide(phase, acting, hit, {
    state: 'confirmed',
    report_due_on: reportSanctionsUntil(easternDay(hit.raised_at)),
  });

async function decide(
  phase: AtomicPhase,
  acting: Acting | ActingAlone,
  hit: DecidedHit,
  decision: { state: 'cleared' | 'confirmed'; report_due_on: string | null },
): Promise<void> {
  const { processor_id, uuid, state } = hit;
  const { caller, now, reason = null } = acting;
  await updateDecided(phase, {
    processor_id,
    uuid,
    ...decision,
    at: now,
    by: caller?.operator_uuid ?? null,
    by_provider: caller === null,
    reason,
  });
  await recordHit(phase, acting, hit, `sanctions_hit.${decision.state}`, { from: state });
}

export const recordHit = (
  phase: AtomicPhase,
  acting: Acting | ActingAlone,
  {
    processor_id,
    uuid,
    user_uuid,
    entry: { list, number },
    provider_reference,
  }: Omit<DecidedHit, 'state' | 'raised_at'>,
  action: string,
  detail: Record<string, unknown>,
) =>
  recordAct(phase, acting, {
    processor_id,
    action,
    subject: 'sanctions_hit',
    subject_uuid: uuid,
    detail: {
      user_uuid,
      list,
      entry_number: number,
      ...(provider_reference === null ? {} : { provider_reference }),
      ...detail,
    },
  });
