// Legs that the calendar moves: date by date, and the move that each of them makes.
import type { Move } from '../../../payments/lifecycle/move.ts';
import type { StageName } from '../../../payments/lifecycle/stage-names.ts';
import type { DueLeg } from '../entries/legs.sql.ts';
import type { Origination } from '../origination.ts';
import { deleteLegDate, type LegDate, selectLegDates } from './leg-dates.sql.ts';

/**
 * Does `work` for each date of these legs that has come. Returns how many legs moved. `isOver`:
 * every leg of the date has moved; otherwise the date comes again at the next instant.
 */
export async function onEachDate(
  { database, bank, inPhase }: Origination,
  state: LegDate['state'],
  until: Date,
  work: (date: LegDate) => Promise<{ moved: number; isOver: boolean }>,
): Promise<number> {
  let moved = 0;
  for (const date of await selectLegDates(database, bank.name, state, until)) {
    const done = await work(date);
    moved += done.moved;
    if (done.isOver) await inPhase((phase) => deleteLegDate(phase, date));
  }
  return moved;
}

/** The move of a payment whose leg settles or becomes good. */
export const asMove =
  (what: 'settled' | 'good') =>
  ({ processor_id, transaction_uuid, refund_uuid, uuid, stage, amount }: DueLeg & { stage: StageName }): Move => ({
    cause: `${stage}_${what}`,
    processor_id,
    transaction_uuid,
    source_uuid: uuid,
    moved_amount: amount,
    ...(refund_uuid === null ? {} : { refund_uuid }),
  });
