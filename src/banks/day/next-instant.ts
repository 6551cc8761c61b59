// What comes next on the days of several banks: the earliest instant, or a quiet time before it.

import { type BankingInstant, cutOffFrom, nextInstant } from '../../ach/calendar/banking-instants.ts';
import { openStates } from '../../payments/lifecycle/open-states.ts';
import type { Database } from '../../platform/database/database.ts';
import { instant } from '../../platform/std/clock.ts';
import type { Bank } from '../connections/bank.ts';
import type { BankDay } from '../connections/bank-days.sql.ts';
import { selectWhatWaits } from '../origination/cut-off/what-waits.sql.ts';

type Days = ReadonlyMap<Bank, BankDay>;

/** The bank whose next instant is the earliest; the first one of several. */
export function earliestInstant<Played extends { bank: Bank }>(
  banks: readonly Played[],
  days: Days,
): { day: Played; instant: BankingInstant } {
  return banks
    .map((one) => ({ day: one, instant: nextInstant(days.get(one.bank)!.played_until, one.bank.windows) }))
    .reduce((first, other) => (other.instant.at < first.instant.at ? other : first));
}

/**
 * The time until which nothing can happen at any bank, if it is after the next instant. That
 * instant need not be played.
 */
export async function quietUntil(
  database: Database,
  banks: readonly { bank: Bank }[],
  days: Days,
  { nextAt, until }: { nextAt: Date; until: Date },
): Promise<Date | null> {
  await openStates(database);
  const { for_next_instant, for_cut_off, due_at } = await selectWhatWaits(database);
  if (for_next_instant) return null;
  const cutOffs =
    for_cut_off === null
      ? []
      : banks.map(({ bank }) => {
          const { played_until } = days.get(bank)!;
          return cutOffFrom(instant(played_until.getTime() + 1), for_cut_off, bank.windows).at;
        });
  const busyAt = Math.min(due_at.getTime(), ...cutOffs.map((at) => at.getTime()));
  if (busyAt <= nextAt.getTime()) return null;
  return busyAt > until.getTime() ? until : instant(busyAt - 1);
}
