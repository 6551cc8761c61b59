// What a notice of the screening provider does: the user waits no longer, and its hits are raised
// and decided.
import { createHash } from 'node:crypto';
import type { ActingAlone } from '../../../../access/tenants/audit-trail.ts';
import { lockUser } from '../../../../customers/users/users.sql.ts';
import { type AtomicPhase, atomically } from '../../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { uuidv7 } from '../../../../platform/std/identifiers.ts';
import { clearHit, confirmHit } from '../hits/decide-hit.ts';
import { type NewHit, selectHitsOfProvider } from '../hits/hits.sql.ts';
import { raiseHits } from '../hits/raise-hits.ts';
import { namesOf } from '../users/names-of-user.ts';
import { type NamedUser, selectNames, type UserKey } from '../users/users-to-screen.sql.ts';
import type { ReportedHit, ScreeningNotice } from './notice.ts';
import { markAnswered, selectOpenRequest, selectUserOfRequest, updateRequestNoticed } from './requests.sql.ts';

/** `no_effect`: it is late or repeated, or the names have changed since. */
export type NoticeEffect = 'applied' | 'no_effect' | 'unknown_request';

/**
 * The notice with the highest version is in force, in whatever order they come. A provider may find
 * a hit later: it sends another notice about the same request.
 */
export async function actOnNotice(
  database: Database,
  notice: ScreeningNotice,
  request: { now: Date; request_id: string | null },
): Promise<NoticeEffect> {
  const user = await selectUserOfRequest(database, notice.screening_id);
  if (user === null) return 'unknown_request';
  return atomically(database, (phase) => applyNotice(phase, user, notice, { caller: null, ...request }));
}

async function applyNotice(
  phase: AtomicPhase,
  user: UserKey,
  { screening_id, version, status, hits = [] }: ScreeningNotice,
  acting: ActingAlone,
): Promise<NoticeEffect> {
  // All who end a request or change its version hold this lock.
  await lockUser(phase, { processor_id: user.processor_id, vendor_id: null }, user.uuid);
  const open = await selectOpenRequest(phase, user);
  if (open?.uuid !== screening_id || version <= open.notice_version) return 'no_effect';
  const answered = status === 'answered';
  await updateRequestNoticed(phase, { uuid: screening_id, version, at: acting.now, answered });
  await raiseNew(phase, user, hits, acting);
  await decideKnown(phase, user, hits, acting);
  if (answered) await markAnswered(phase, user);
  return 'applied';
}

/** One that the provider cleared before it told us is not raised: nothing was blocked. */
async function raiseNew(
  phase: AtomicPhase,
  user: UserKey,
  hits: readonly ReportedHit[],
  acting: ActingAlone,
): Promise<void> {
  const known = new Set((await selectHitsOfProvider(phase, user)).map(({ provider_reference }) => provider_reference));
  const fresh = hits.filter(({ reference, state }) => state !== 'cleared' && !known.has(reference));
  if (fresh.length === 0) return;
  const [named] = await selectNames(phase, [user]);
  await raiseHits(
    phase,
    fresh.map((hit) => hitOf(named!, hit, acting.now)),
    acting,
  );
}

/**
 * What an operator has decided stays. A confirmed hit may be cleared, and no cleared one changes.
 */
async function decideKnown(
  phase: AtomicPhase,
  user: UserKey,
  hits: readonly ReportedHit[],
  acting: ActingAlone,
): Promise<void> {
  for (const { reference, state, reason = 'Decided by the screening provider.' } of hits) {
    if (state === 'open') continue;
    // Read again: an earlier decision of this notice may be the last one but one.
    const hit = (await selectHitsOfProvider(phase, user)).find((one) => one.provider_reference === reference);
    if (hit === undefined || !(hit.state === 'open' || (hit.state === 'confirmed' && hit.decided_by_provider)))
      continue;
    if (hit.state === state) continue;
    await (state === 'cleared' ? clearHit : confirmHit)(phase, { ...acting, reason }, hit);
  }
}

function hitOf(user: NamedUser, hit: ReportedHit, now: Date): Omit<NewHit, 'block_uuid' | 'placed_block'> {
  const { reference, listed_name, list, kind, score = null, birth_dates = [], remarks = null } = hit;
  const name = namesOf(user)[0];
  return {
    processor_id: user.processor_id,
    uuid: uuidv7(now),
    user_uuid: user.uuid,
    raised_at: now,
    screened_name: name?.name ?? '',
    screened_name_kind: name?.kind ?? 'name',
    name_key: name?.key ?? '',
    dob: null,
    list: null,
    entry_number: null,
    entry_digest: createHash('sha256').update(reference).digest('hex'),
    entry: {
      list: 'provider',
      number: null,
      kind: kind ?? (user.business_name === null ? 'individual' : 'entity'),
      names: [{ name: listed_name, kind: 'primary', weak: false }],
      programs: [list],
      title: null,
      birth_dates,
      addresses: [],
      remarks,
    },
    provider_reference: reference,
    listed_name,
    score,
    has_other_birth_date: false,
  };
}
