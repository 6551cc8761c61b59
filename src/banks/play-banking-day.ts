// Plays the bank's days: runs every banking instant that has come, in order, each once.
import { randomUUID } from 'node:crypto';
import { type BankingInstant, nextInstant } from '../calendar/banking-instants.ts';
import { atomically } from '../database/atomic-phase.ts';
import type { Queryable } from '../database/database.ts';
import { instant, sleep } from '../std/clock.ts';
import { fileDishonours } from './dishonours/file-dishonours.ts';
import { applyItems } from './inbound/apply-items.ts';
import { readInbound } from './inbound/read-inbound.ts';
import { readItems } from './inbound/read-items.ts';
import { holdBankDay, leaseBankDay, markPlayed, releaseBankDay } from './origination/bank-days.sql.ts';
import { selectQuietUntil } from './origination/choose.sql.ts';
import { cutOff } from './origination/cut-off.ts';
import { deliverFiles } from './origination/deliver-files.ts';
import { askFees, fileFees, settleFees } from './origination/fee-entries.ts';
import type { Origination } from './origination/origination.ts';
import { runBatches } from './origination/run-batches.ts';
import { becomeGood, settle } from './origination/settle.ts';

// A process that dies in mid-day leaves the rest to another one after this time. One that is only slow loses the day
// too, and its next phase finds out (DayLost): how long the lease is decides about waiting, never about money.
const leaseMs = 5_000;

export interface BankingDays {
  /**
   * Plays every instant up to `until`; `reached` is told of each before it runs. Waits its turn when a run is under
   * way, in this process or in another. Answers how many instants were played.
   */
  playUntil(until: Date, reached?: (at: Date) => Promise<void>): Promise<number>;
  /** Fetches and applies what the bank has laid out by now, without waiting for its next instant. Waits its turn too. */
  readInboundNow(): Promise<void>;
}

/** Another process has taken the bank's day over. */
class DayLost extends Error {}

export function bankingDays(parts: Omit<Origination, 'inPhase'>): BankingDays {
  const { database, bank, clock } = parts;
  const player = randomUUID();
  const hold = async (db: Queryable) => {
    if (!(await holdBankDay(db, bank.name, player, leaseMs))) throw new DayLost();
  };
  const on: Origination = {
    ...parts,
    inPhase: (work) =>
      atomically(database, async (phase) => {
        await hold(phase);
        return work(phase);
      }),
  };

  async function play(until: Date, reached: (at: Date) => Promise<void>): Promise<number> {
    for (let played = 0; ; ) {
      const day = await leaseBankDay(database, bank.name, player, clock.now(), leaseMs);
      if (day === null) {
        await sleep(200);
        continue;
      }
      const next = nextInstant(day.played_until, bank.windows);
      if (next.at > until) {
        // What a crash left open between two phases is taken up again, even when no instant is due.
        await deliverFiles(on);
        await readItems(on, clock.now());
        await applyItems(on);
        return played;
      }
      const quiet = await quietUntil(on, next.at, until);
      if (quiet !== null) {
        await reached(quiet);
        await on.inPhase((phase) => markPlayed(phase, bank.name, quiet, quiet));
        continue;
      }
      await reached(next.at);
      await run(on, next);
      played++;
    }
  }

  async function holding<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      const renewing = repeatedly(leaseMs / 3, () => hold(database));
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DayLost)) throw error;
      } finally {
        await renewing.stop();
        await releaseBankDay(database, bank.name, player).catch(() => {}); // else the lease runs out
      }
    }
  }

  async function readNow(): Promise<void> {
    while ((await leaseBankDay(database, bank.name, player, clock.now(), leaseMs)) === null) await sleep(200);
    await readInbound(on, clock.now());
  }

  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = last.then(() => holding(work));
    last = mine.catch(() => {});
    return mine;
  }

  return {
    playUntil: (until, reached = async () => {}) => inTurn(() => play(until, reached)),
    readInboundNow: () => inTurn(readNow),
  };
}

/**
 * Up to when nothing can happen, if that is beyond the next instant: it need not be played. Only of a bank whose plans we know;
 * a real one may have news at any instant.
 */
async function quietUntil({ database, bank }: Origination, next: Date, until: Date): Promise<Date | null> {
  if (bank.actUntil === undefined) return null;
  const due = await selectQuietUntil(database);
  if (due === null || due <= next) return null;
  return due > until ? until : instant(due.getTime() - 1);
}

/** The order of a day (Contract, operators and sandbox): inbound files, settlements, captures becoming good, batch run, cut-offs, confirmations. */
async function run(on: Origination, instant: BankingInstant): Promise<void> {
  await deliverFiles(on);
  const readAt = await readInbound(on, instant.at);
  await settle(on, instant.at);
  await settleFees(on, instant.at);
  await becomeGood(on, readAt);
  if (instant.cutOff?.speed === 'standard') {
    await runBatches(on, instant.at);
    await askFees(on, instant.at);
    await fileFees(on, instant);
  }
  await cutOff(on, instant);
  await fileDishonours(on, instant);
  await deliverFiles(on);
  await on.inPhase((phase) => markPlayed(phase, on.bank.name, instant.at, readAt));
}

/** Renews the lease meanwhile: a call to the bank may take longer than it. A renewal that fails the next phase notices. */
function repeatedly(everyMs: number, renew: () => Promise<void>): { stop(): Promise<void> } {
  const ended = new AbortController();
  const loop = (async () => {
    for (;;) {
      await sleep(everyMs, ended.signal);
      if (ended.signal.aborted) return;
      await renew().catch(() => {});
    }
  })();
  return {
    stop() {
      ended.abort();
      return loop;
    },
  };
}
