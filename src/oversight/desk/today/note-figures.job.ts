// Keeps the figures of the cards of Today for each Eastern day: the last ones of a day stay, and
// the next day shows the change.
import { addDays } from '../../../ach/calendar/days.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { fromAllLanes, type RowsOfAll } from '../../../platform/database/lanes/lanes.ts';
import type { Job } from '../../../platform/database/repeat.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { deleteFigures, type Figures, insertFigures, selectFigures } from './cards.sql.ts';
import { type ReadingCards, readCards } from './cards.ts';

interface Noting extends ReadingCards {
  database: Database;
  lanes: RowsOfAll;
  clock: Clock;
}

const keptDays = 31;

export const noteFiguresJob = (noting: Noting): Job => ({
  name: 'note the figures of today',
  everyMs: 300_000,
  // What waits changes with a commit, and the figures of a day need no exact end.
  quietMs: 3_600_000,
  run: () => noteFigures(noting),
});

/**
 * Writes only what has changed, and nothing while a lane is away. Always 0: there is never more to
 * do at once.
 */
export async function noteFigures({ database, lanes, clock, ...reading }: Noting): Promise<number> {
  const day = easternDay(reading.bankingClock.bankingNow());
  const cards = await fromAllLanes(lanes, (every) => readCards(every, reading, { now: clock.now() }));
  if (cards === null) return 0;
  const figures = [...cards.waiting, ...cards.trouble].map(({ kind, count, amount }) => ({ kind, count, amount }));
  const inOrder = (rows: readonly Figures[]) => JSON.stringify(rows.map(Object.values).toSorted());
  if (inOrder(await selectFigures(database, day)) === inOrder(figures)) return 0;
  await atomically(database, async (phase) => {
    await deleteFigures(phase, day, addDays(day, -keptDays));
    await insertFigures(phase, day, figures);
  });
  return 0;
}
