// Begins to screen all users again.
import type { AtomicPhase } from '../../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../../platform/std/identifiers.ts';
import { selectLatestImports } from '../lists/lists.sql.ts';
import { openRound, selectScreeningSettings } from './rounds.sql.ts';

/**
 * After an import, a new threshold or the first start with a provider, in its phase. It replaces a
 * round that has not ended. Without a list and a provider no round begins.
 */
export async function beginRound(phase: AtomicPhase, now: Date): Promise<void> {
  const { threshold_percent: threshold, provider_since } = await selectScreeningSettings(phase);
  const imports = (await selectLatestImports(phase)).map(({ uuid }) => uuid);
  if (imports.length === 0 && provider_since === null) return;
  await openRound(phase, { uuid: uuidv7(now), at: now, threshold, imports });
}
