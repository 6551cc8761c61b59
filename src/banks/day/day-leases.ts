// The leases of the days of banks: only the process that has the lease of a day plays it.

import { randomUUID } from 'node:crypto';
import { type AtomicPhase, atomically } from '../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sleep } from '../../platform/std/clock.ts';
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
import type { Origination } from '../origination/origination.ts';

// When a process dies, another one continues its day after this time. A slow process loses the day
// too, and its next phase fails (DayLost). So the length of the lease affects waiting, never money.
const leaseMs = 5_000;

/** Another process has taken over the day of the bank. */
class DayLost extends StatedError {}

export interface DayLeases {
  /** Waits for the leases of all banks. */
  takeAll(): Promise<Map<Bank, LeasedDay>>;
  /** Runs work that takes the leases, and then releases them. A lost lease starts it again. */
  holding<Result>(work: () => Promise<Result>): Promise<Result>;
  phasesOf(bank: Bank): Pick<Origination, 'inPhase' | 'inPhases'>;
  /** Records how far the day was played. */
  mark(bank: Bank, until: Date, readAt: Date): Promise<BankDay>;
}

export function dayLeases(
  { database, bankingClock }: Pick<Origination, 'database' | 'bankingClock'>,
  banks: readonly Bank[],
): DayLeases {
  const player = randomUUID();
  // Every process takes its banks in the same order, so that two processes never wait for each
  // other.
  const inOrderOfNames = banks.toSorted((a, b) => (a.name < b.name ? -1 : 1));

  async function take({ name }: Bank): Promise<LeasedDay> {
    for (;;) {
      const day = await leaseBankDay(database, name, player, bankingClock.bankingNow(), leaseMs);
      if (day !== null) return day;
      await sleep(200);
    }
  }

  const hold = async (db: Queryable, { name }: Bank) => {
    if (!(await holdBankDay(db, name, player, leaseMs))) throw new DayLost();
  };
  const share = async (db: Queryable, { name }: Bank) => {
    if (!(await shareBankDay(db, name, player))) throw new DayLost();
  };
  const phaseThat = <Result>(
    keeps: typeof hold | typeof share,
    bank: Bank,
    work: (phase: AtomicPhase) => Promise<Result>,
  ) =>
    atomically(database, async (phase) => {
      await keeps(phase, bank);
      return work(phase);
    });

  return {
    async takeAll() {
      const days = new Map<Bank, LeasedDay>();
      for (const bank of inOrderOfNames) days.set(bank, await take(bank));
      return days;
    },
    async holding(work) {
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
    },
    phasesOf: (bank) => ({
      inPhase: (work) => phaseThat(hold, bank, work),
      async inPhases(works) {
        // Renewed here: while such phases follow one another, nothing else could renew the lease.
        await hold(database, bank);
        const done = await Promise.allSettled(works.map((work) => phaseThat(share, bank, work)));
        const failed = done.find((one) => one.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
        return done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      },
    }),
    async mark({ name }, until, readAt) {
      const day = await markPlayed(database, name, player, { until, readAt });
      if (day === null) throw new DayLost();
      return day;
    },
  };
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
