// Returns of reversing entries: the money is where it was before.
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { returnReversals } from '../../origination/reversals/move-reversals.ts';
import type { ReversalKey } from '../../origination/reversals/reversals.sql.ts';
import type { Answer } from '../matching/match-answer.ts';

type Returned = Pick<Answer, 'uuid' | 'code' | 'original_trace' | 'entry'>;

/** The reversals of these entries. */
export const reversalsOf = (items: readonly Returned[]): ReversalKey[] =>
  items.flatMap(({ entry }) =>
    entry.legs.map(({ processor_id, transaction_uuid }) => ({ processor_id, uuid: transaction_uuid })),
  );

/** Moves them (V8, V12). The payments must be locked. Returns the returns that were possible. */
export async function returnReversingEntries<Item extends Returned>(
  phase: AtomicPhase,
  items: readonly Item[],
  now: Date,
): Promise<Item[]> {
  if (items.length === 0) return [];
  const moved = await returnReversals(
    phase,
    items.flatMap(({ entry, uuid, code, original_trace }) =>
      entry.legs.map((leg) => ({
        leg: { ...leg, trace_id: original_trace! },
        item_uuid: uuid,
        code: code!,
      })),
    ),
    now,
  );
  return items.filter(({ entry }) => entry.legs.every(({ uuid }) => moved.has(uuid)));
}
