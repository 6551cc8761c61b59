// Plays the days of banks: runs every banking instant that has come, in order, once each.

import { randomUUID } from 'node:crypto';
import { type BankingInstant, cutOffFrom, nextInstant } from '../../ach/calendar/banking-instants.ts';
import { openStates } from '../../payments/lifecycle/open-states.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { instant, sleep } from '../../platform/std/clock.ts';
import { StatedError } from '../../platform/std/stated-error.ts';
import type { Bank } from '../connections/bank.ts';
import {
  type BankDay,
  holdBankDay,
  type LeasedDay,
  leaseBankDay,
  markPlayed,
  releaseBankDay,
  shareBankDay,
} from '../connections/bank-days.sql.ts';
import type { BankingDays } from '../connections/banking-days.ts';
import { type RetryPause, retryPause } from '../connections/retry-pause.ts';
import { runBatches } from '../origination/batches/run-batches.ts';
import { cutOff } from '../origination/cut-off/cut-off.ts';
import { selectWhatWaits } from '../origination/cut-off/what-waits.sql.ts';
import { fileDishonors } from '../origination/dishonors/file-dishonors.ts';
import { askFees, fileFees } from '../origination/entries/fee-entries.ts';
import { markSettled } from '../origination/files/bank-files.sql.ts';
import { deliverFiles, writeFilesOnly } from '../origination/files/deliver-files.ts';
import type { Origination } from '../origination/origination.ts';
import { becomeGood } from '../origination/settlement/become-good.ts';
import { anyDateHasCome } from '../origination/settlement/leg-dates.sql.ts';
import { settle } from '../origination/settlement/settle.ts';
import { readAndApply, readInbound } from '../returns/files/read-inbound.ts';

// When a process dies, another one continues its day after this time. A slow process loses the day
// too, and its next phase fails (DayLost). So the length of the lease affects waiting, never money.
const leaseMs = 5_000;

/** Another process has taken over the day of the bank. */
class DayLost extends StatedError {}

/** What the day of a bank is played with. */
interface Played extends Origination {
  retry: RetryPause;
}

interface NextInstant {
  day: Played;
  instant: BankingInstant;
}

/**
 * Plays the days of several banks together, always the earliest instant first, so that the clock of
 * the sandbox never goes back. Banks that must not wait for each other have separate players.
 */
export function bankingDays({
  banks,
  ...parts
}: Omit<Origination, 'inPhase' | 'inPhases' | 'bank'> & { banks: readonly Bank[] }): BankingDays {
  const { database, bankingClock } = parts;
  const player = randomUUID();
  const hold = async (db: Queryable, bank: Bank) => {
    if (!(await holdBankDay(db, bank.name, player, leaseMs))) throw new DayLost();
  };
  const share = async (db: Queryable, bank: Bank) => {
    if (!(await shareBankDay(db, bank.name, player))) throw new DayLost();
  };
  const mark = async (bank: Bank, until: Date, readAt: Date): Promise<BankDay> => {
    const day = await markPlayed(database, bank.name, player, { until, readAt });
    if (day === null) throw new DayLost();
    return day;
  };
  const each = banks.map(
    (bank): Played => ({
      ...parts,
      bank,
      retry: retryPause(),
      inPhase: (work) =>
        atomically(database, async (phase) => {
          await hold(phase, bank);
          return work(phase);
        }),
      async inPhases(works) {
        // Renewed here: while such phases follow one another, nothing else could renew the lease.
        await hold(database, bank);
        const done = await Promise.allSettled(
          works.map((work) =>
            atomically(database, async (phase) => {
              await share(phase, bank);
              return work(phase);
            }),
          ),
        );
        const failed = done.find((one) => one.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
        return done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      },
    }),
  );
  // Every process takes its banks in the same order, so that two processes never wait for each
  // other.
  const inOrderOfNames = each.toSorted((a, b) => (a.bank.name < b.bank.name ? -1 : 1));

  async function leaseAll(): Promise<Map<Bank, LeasedDay>> {
    const days = new Map<Bank, LeasedDay>();
    for (const { bank } of inOrderOfNames) days.set(bank, await lease(bank));
    return days;
  }

  async function lease(bank: Bank): Promise<LeasedDay> {
    for (;;) {
      const day = await leaseBankDay(database, bank.name, player, bankingClock.bankingNow(), leaseMs);
      if (day !== null) return day;
      await sleep(200);
    }
  }

  /**
   * The banks whose day may go on. After a restore a bank waits for an operator: it may have files
   * that the database has lost, so nothing is sent, read or settled. Its closed files are written,
   * so that the operator can compare them.
   */
  async function released(leased: ReadonlyMap<Bank, LeasedDay>): Promise<Played[]> {
    const [waiting, free] = [true, false].map((waits) => each.filter(({ bank }) => leased.get(bank)!.waits === waits));
    for (const one of waiting!) {
      if (!one.retry.isOver()) continue;
      await writeFilesOnly(one);
      one.retry.tried('later');
    }
    return free!;
  }

  function next(played: readonly Played[], days: ReadonlyMap<Bank, BankDay>): NextInstant {
    return played
      .map((one) => ({ day: one, instant: nextInstant(days.get(one.bank)!.played_until, one.bank.windows) }))
      .reduce((first, other) => (other.instant.at < first.instant.at ? other : first));
  }

  /**
   * The time until which nothing can happen at any bank, if it is after the next instant. That
   * instant need not be played.
   */
  async function quietUntil(
    played: readonly Played[],
    days: ReadonlyMap<Bank, BankDay>,
    { nextAt, until }: { nextAt: Date; until: Date },
  ): Promise<Date | null> {
    await openStates(database);
    const { for_next_instant, for_cut_off, due_at } = await selectWhatWaits(database);
    if (for_next_instant) return null;
    const cutOffs =
      for_cut_off === null
        ? []
        : played.map(({ bank }) => {
            const { played_until } = days.get(bank)!;
            return cutOffFrom(instant(played_until.getTime() + 1), for_cut_off, bank.windows).at;
          });
    const busyAt = Math.min(due_at.getTime(), ...cutOffs.map((at) => at.getTime()));
    if (busyAt <= nextAt.getTime()) return null;
    return busyAt > until.getTime() ? until : instant(busyAt - 1);
  }

  /** `isPatient`: a bank with waiting files is skipped until its pause is over. */
  async function play(until: Date, reached: (at: Date) => Promise<void>, isPatient: boolean): Promise<number> {
    const leased = await leaseAll();
    const days = new Map<Bank, BankDay>(leased);
    const free = await released(leased);
    if (free.length === 0) return 0;
    const plansAreKnown = banks.every(isSimulated);
    for (let played = 0, mayBeQuiet = plansAreKnown; ; ) {
      const { day, instant: due } = next(free, days);
      if (due.at > until) {
        // Continues what a crash left open between two phases, even when no instant is due.
        for (const one of free) await finishUnfinished(one, until, isPatient);
        return played;
      }
      const quiet = mayBeQuiet ? await quietUntil(free, days, { nextAt: due.at, until }) : null;
      // The instant after a quiet time is played in any case.
      mayBeQuiet = plansAreKnown && quiet === null;
      if (quiet !== null) {
        await reached(quiet);
        for (const { bank } of free) days.set(bank, await mark(bank, quiet, quiet));
        continue;
      }
      await reached(due.at);
      days.set(day.bank, await mark(day.bank, due.at, await run(day, due)));
      played++;
    }
  }

  async function holding<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      const renewing = repeatedly(leaseMs / 3, async () => {
        for (const bank of banks) await hold(database, bank).catch(() => {});
      });
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DayLost)) throw error;
      } finally {
        await renewing.stop();
        // A lease that is not released expires.
        for (const { name } of banks) await releaseBankDay(database, name, player).catch(() => {});
      }
    }
  }

  async function readNow(): Promise<void> {
    for (const context of await released(await leaseAll())) await readInbound(context, bankingClock.bankingNow());
  }

  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = last.then(() => holding(work));
    last = mine.catch(() => {});
    return mine;
  }

  return {
    banks: banks.map(({ name }) => name),
    playUntil: (until, reached = async () => {}) => inTurn(() => play(until, reached, false)),
    tick: (until) => inTurn(() => play(until, async () => {}, true)),
    readInboundNow: () => inTurn(readNow),
  };
}

/** Whether we know the bank's plans. A real bank may send something at any instant. */
const isSimulated = ({ actUntil }: Bank) => actUntil !== undefined;

/**
 * When a bank gets what is sent now. A real bank gets it now, although an instant may be played
 * late. A simulated bank lives by the instants, however fast the clock of the sandbox runs.
 */
function timeAtBank({ bank, bankingClock }: Played, playedAt: Date): Date {
  return isSimulated(bank) ? playedAt : bankingClock.bankingNow();
}

async function finishUnfinished(context: Played, until: Date, isPatient: boolean): Promise<void> {
  if (isPatient && !context.retry.isOver()) return;
  const delivered = await deliverFiles(context, timeAtBank(context, until));
  const { isRead, isApplied } = await readAndApply(context, context.bankingClock.bankingNow());
  context.retry.tried(delivered === 'done' && !(isRead && isApplied) ? 'later' : delivered);
}

/**
 * The order of a day (Contract, operators and sandbox): inbound files, settlements, captures
 * becoming good, batch run, cut-offs, confirmations. Returns the time up to which the bank's files
 * were read.
 */
async function run(context: Played, instant: BankingInstant): Promise<Date> {
  await deliverFiles(context, timeAtBank(context, instant.at));
  const readAt = await readInbound(context, instant.at);
  if (await anyDateHasCome(context.database, context.bank.name, { at: instant.at, readAt })) {
    await settle(context, instant.at);
    await context.inPhase((phase) =>
      markSettled(phase, context.bank.name, { until: instant.at, at: context.clock.now() }),
    );
    await becomeGood(context, readAt);
  }
  if (instant.cutOff?.speed === 'standard') {
    await runBatches(context, instant.at);
    await askFees(context, instant.at);
    await fileFees(context, instant);
  }
  await cutOff(context, instant);
  await fileDishonors(context, instant);
  context.retry.tried(await deliverFiles(context, timeAtBank(context, instant.at)));
  return readAt;
}

/**
 * Renews a lease in the background: a call to the bank may take longer than the lease. If a renewal
 * fails, the next phase notices it.
 */
function repeatedly(everyMs: number, renew: () => Promise<void>): { stop(): Promise<void> } {
  const ended = new AbortController();
  const loop = (async () => {
    for (;;) {
      await sleep(everyMs, ended.signal);
      if (ended.signal.aborted) return;
      await renew();
    }
  })();
  return {
    stop() {
      ended.abort();
      return loop;
    },
  };
}
