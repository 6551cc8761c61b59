// Returns of entries that belong to no payment: of reversals and checks of accounts.
import type { ReturnedOwnLeg } from '../../origination/entries/own-legs.ts';
import type { ReversalKey } from '../../origination/reversals/reversals.sql.ts';
import type { Answer } from '../matching/match-answer.ts';

type Returned = Pick<Answer, 'uuid' | 'code' | 'original_trace' | 'entry'>;

/** The reversals of these entries. */
export const reversalsOf = (items: readonly Returned[]): ReversalKey[] =>
  items.flatMap(({ entry }) =>
    entry.legs.map(({ processor_id, transaction_uuid }) => ({ processor_id, uuid: transaction_uuid })),
  );

/**
 * Moves the owners of the legs by `move`, which returns the uuids of the legs whose owner has
 * moved. Returns the returns that were possible.
 */
export async function returnOwnEntries<Item extends Returned>(
  items: readonly Item[],
  move: (returned: readonly ReturnedOwnLeg[]) => Promise<ReadonlySet<string>>,
): Promise<Item[]> {
  if (items.length === 0) return [];
  const moved = await move(
    items.flatMap(({ entry, uuid, code, original_trace }) =>
      entry.legs.map((leg) => ({
        leg: { ...leg, trace_id: original_trace! },
        item_uuid: uuid,
        code: code!,
      })),
    ),
  );
  return items.filter(({ entry }) => entry.legs.every(({ uuid }) => moved.has(uuid)));
}
