// Plays the bank's days: runs every banking instant that has come, in order, each once.
import { randomUUID } from 'node:crypto';
import { type BankingInstant, nextInstant } from '../calendar/banking-instants.ts';
import { atomically } from '../database/atomic-phase.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Clock, sleep } from '../std/clock.ts';
import type { Bank } from './bank.ts';
import { holdBankDay, leaseBankDay, markInboundRead, markPlayed, releaseBankDay } from './origination/bank-days.sql.ts';
import { cutOff } from './origination/cut-off.ts';
import { deliverFiles } from './origination/deliver-files.ts';
import type { Origination } from './origination/origination.ts';
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
}

/** Another process has taken the bank's day over. */
class DayLost extends Error {}

export function bankingDays({ database, bank, clock }: { database: Database; bank: Bank; clock: Clock }): BankingDays {
  const player = randomUUID();
  const hold = async (db: Queryable) => {
    if (!(await holdBankDay(db, bank.name, player, leaseMs))) throw new DayLost();
  };
  const on: Origination = {
    database,
    bank,
    clock,
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
        return played;
      }
      await reached(next.at);
      await run(on, next);
      played++;
    }
  }

  async function playInTurn(until: Date, reached: (at: Date) => Promise<void>): Promise<number> {
    for (;;) {
      const renewing = repeatedly(leaseMs / 3, () => hold(database));
      try {
        return await play(until, reached);
      } catch (error) {
        if (!(error instanceof DayLost)) throw error;
      } finally {
        await renewing.stop();
        await releaseBankDay(database, bank.name, player).catch(() => {}); // else the lease runs out
      }
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    playUntil(until, reached = async () => {}) {
      const mine = last.then(() => playInTurn(until, reached));
      last = mine.catch(() => {});
      return mine;
    },
  };
}

/** The order of a day (Contract, operators and sandbox): inbound files, settlements, captures becoming good, cut-offs, confirmations. */
async function run(on: Origination, instant: BankingInstant): Promise<void> {
  await deliverFiles(on);
  await on.bank.readInbound(instant.at);
  await on.inPhase((phase) => markInboundRead(phase, on.bank.name, instant.at));
  await settle(on, instant.at);
  await becomeGood(on, instant.at);
  await cutOff(on, instant);
  await deliverFiles(on);
  await on.inPhase((phase) => markPlayed(phase, on.bank.name, instant.at));
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
