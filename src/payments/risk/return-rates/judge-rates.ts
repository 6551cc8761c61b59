// Checks return rates: stores and logs changes, and holds new debits of a merchant if the operator
// wants it.

import { addDays, type Day } from '../../../ach/calendar/days.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { type AtomicPhase, afterCommit } from '../../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { uuidOnly } from '../../../platform/log/loggable.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import {
  type RateOwner,
  selectRates,
  selectToJudge,
  updateDebitsHeld,
  upsertStates,
  type WatchedRates,
} from './debit-days.sql.ts';
import { percentOf, type RateStates, rateNames, statesOf, watchedDays } from './rates.ts';

/** The first day that counts today. */
export function watchedSince(now: Date): Day {
  return addDays(easternDay(now), 1 - watchedDays);
}

export type RateLog = Pick<Log, 'warn' | 'info'>;

const normal: RateStates = { unauthorized: 'normal', administrative: 'normal', overall: 'normal' };

/** Each change is logged once, after the phase has committed. */
export async function judgeRates(
  phase: AtomicPhase,
  log: RateLog,
  owners: readonly RateOwner[],
  now: Date,
): Promise<void> {
  if (owners.length === 0) return;
  const rates = await selectRates(phase, owners, watchedSince(now));
  const judged = rates.map((one) => ({ ...one, is: statesOf(one, one.minimum_debits), was: one.seen ?? normal }));
  const changed = judged.filter(({ is, was }) => rateNames.some((rate) => is[rate] !== was[rate]));
  if (changed.length > 0)
    await upsertStates(
      phase,
      changed.map(({ processor_id, merchant_uuid, is }) => ({ processor_id, merchant_uuid, ...is })),
      now,
    );
  for (const one of changed) afterCommit(phase, () => logChange(log, one));
  const merchants = judged.filter(({ merchant_uuid }) => merchant_uuid !== nilUuid);
  const wanted = (one: (typeof judged)[number]) => one.hold_debits_past_rate && one.is.unauthorized === 'exceeded';
  const begin = merchants.filter((one) => wanted(one) && one.debits_held !== true);
  const end = merchants.filter((one) => !wanted(one) && one.debits_held === true);
  await holdDebits(phase, begin, now);
  await holdDebits(phase, end, null);
}

/** The owners are sorted by processor: their users are always locked in the same order. */
async function holdDebits(phase: AtomicPhase, owners: readonly RateOwner[], since: Date | null): Promise<void> {
  for (const [processorId, merchants] of Map.groupBy(owners, ({ processor_id }) => processor_id))
    await updateDebitsHeld(
      phase,
      processorId,
      merchants.map(({ merchant_uuid }) => merchant_uuid),
      since,
    );
}

const atOnce = 500;

/**
 * Pages of the owners whose rates may have changed without a return; `processor_id` null: of all
 * processors.
 */
export async function* ownersToJudge(
  db: Queryable,
  processor_id: string | null,
  now: Date,
): AsyncGenerator<RateOwner[], void> {
  for (let after: RateOwner = { processor_id: nilUuid, merchant_uuid: nilUuid }; ; ) {
    const owners = await selectToJudge(db, { processor_id, since: watchedSince(now), after, atMost: atOnce });
    if (owners.length === 0) return;
    yield owners;
    after = owners.at(-1)!;
  }
}

function logChange(log: RateLog, one: WatchedRates & { is: RateStates; was: RateStates }): void {
  const { processor_id, merchant_uuid, debits, is, was } = one;
  for (const rate of rateNames.filter((name) => is[name] !== was[name])) {
    const about = {
      processor_uuid: uuidOnly(processor_id),
      ...(merchant_uuid === nilUuid ? {} : { merchant_uuid: uuidOnly(merchant_uuid) }),
      rate,
      percent: percentOf(rate, one),
      debits,
    };
    if (is[rate] === 'normal') log.info(about, `the ${rate} return rate is normal again`);
    else
      log.warn(
        about,
        is[rate] === 'exceeded'
          ? `the ${rate} return rate is exceeded`
          : `the ${rate} return rate is close to its limit`,
      );
  }
}
