// Plays the days of banks: runs every banking instant that has come, in order, once each.

import type { Bank } from '../connections/bank.ts';
import type { BankDay, LeasedDay } from '../connections/bank-days.sql.ts';
import type { BankingDays } from '../connections/banking-days.ts';
import { retryPause } from '../connections/retry-pause.ts';
import { writeFilesOnly } from '../origination/files/deliver-files.ts';
import type { Origination } from '../origination/origination.ts';
import { readInbound } from '../returns/files/read-inbound.ts';
import { dayLeases } from './day-leases.ts';
import { inboundListing } from './inbound-listing.ts';
import { earliestInstant, quietUntil } from './next-instant.ts';
import { finishUnfinished, isSimulated, type PlayedBank, playInstant } from './play-instant.ts';

/**
 * Plays the days of several banks together, always the earliest instant first, so that the clock of
 * the sandbox never goes back. Banks that must not wait for each other have separate players.
 */
export function bankingDays({
  banks,
  ...parts
}: Omit<Origination, 'inPhase' | 'inPhases' | 'bank'> & { banks: readonly Bank[] }): BankingDays {
  const { database, bankingClock } = parts;
  const leases = dayLeases(parts, banks);
  const each = banks.map(
    (bank): PlayedBank => ({
      ...parts,
      ...leases.phasesOf(bank),
      bank,
      retry: retryPause(),
      listing: inboundListing(bank),
    }),
  );
  // The day of a bank does not know what another lane sends to it.
  const plansAreKnown = banks.every((bank) => isSimulated(bank) && bank.shared === undefined);
  /** The next instant, as the last run has seen it. */
  let nextAt = 0;

  async function play(until: Date, reached: (at: Date) => Promise<void>, isPatient: boolean): Promise<number> {
    const leased = await leases.takeAll();
    const days = new Map<Bank, BankDay>(leased);
    const free = await released(each, leased);
    if (free.length === 0) return 0;
    for (let played = 0, mayBeQuiet = plansAreKnown; ; ) {
      const { day, instant: due } = earliestInstant(free, days);
      if (due.at > until) {
        nextAt = due.at.getTime();
        // Continues what a crash left open between two phases, even when no instant is due.
        for (const one of free) await finishUnfinished(one, until, isPatient);
        return played;
      }
      const quiet = mayBeQuiet ? await quietUntil(database, free, days, { nextAt: due.at, until }) : null;
      // The instant after a quiet time is played in any case.
      mayBeQuiet = plansAreKnown && quiet === null;
      if (quiet !== null) {
        await reached(quiet);
        for (const { bank } of free) days.set(bank, await leases.mark(bank, quiet, quiet));
        continue;
      }
      await reached(due.at);
      const readAt = isPatient && day.listing.isWaiting(due.at) ? null : await playInstant(day, due);
      if (readAt === null) {
        nextAt = until.getTime() + day.listing.dueInMs();
        return played;
      }
      days.set(day.bank, await leases.mark(day.bank, due.at, readAt));
      played++;
    }
  }

  async function readNow(): Promise<void> {
    for (const one of await released(each, await leases.takeAll())) await readInbound(one, bankingClock.bankingNow());
  }

  /** Between instants: an answer of the bank is known soon, and fetched before the next cut-off. */
  async function poll(until: Date): Promise<void> {
    const due = each.filter(({ listing }) => listing.isDue());
    if (due.length === 0) return;
    for (const { listing } of due) listing.listed(false);
    for (const one of await released(due, await leases.takeAll()))
      one.listing.listed((await readInbound(one, until)).settling);
  }

  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = last.then(() => leases.holding(work));
    last = mine.catch(() => {});
    return mine;
  }

  return {
    banks: banks.map(({ name }) => name),
    playUntil: (until, reached = async () => {}) => inTurn(() => play(until, reached, false)),
    tick: (until) =>
      inTurn(async () => {
        const played = await play(until, async () => {}, true);
        await poll(until);
        return played;
      }),
    dueInMs: (now) =>
      Math.min(nextAt - now.getTime(), ...each.flatMap(({ retry, listing }) => [retry.dueInMs(), listing.dueInMs()])),
    readInboundNow: () => inTurn(readNow),
  };
}

/**
 * The banks whose day may go on. After a restore a bank waits for an operator: it may have files
 * that the database has lost, so nothing is sent, read or settled. Its closed files are written,
 * so that the operator can compare them.
 */
async function released(banks: readonly PlayedBank[], leased: ReadonlyMap<Bank, LeasedDay>): Promise<PlayedBank[]> {
  const [waiting, free] = [true, false].map((waits) => banks.filter(({ bank }) => leased.get(bank)!.waits === waits));
  for (const one of waiting!) {
    if (!one.retry.isOver()) continue;
    await writeFilesOnly(one);
    one.retry.tried('later');
  }
  return free!;
}
