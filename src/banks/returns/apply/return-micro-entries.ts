// Returns of micro-entries: the check of the account has failed.
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { returnMicroEntries } from '../../origination/micro-entries/move-micro-entries.ts';
import type { Answer } from '../matching/match-answer.ts';

type Returned = Pick<Answer, 'uuid' | 'code' | 'original_trace' | 'entry'>;

/** Moves them (V17, V17b). Returns the returns that were possible. */
export async function returnOfMicroEntries<Item extends Returned>(
  phase: AtomicPhase,
  items: readonly Item[],
  now: Date,
): Promise<Item[]> {
  const moved = await returnMicroEntries(
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
  return items.filter(({ entry }) => entry.legs.every(({ transaction_uuid }) => moved.has(transaction_uuid)));
}
