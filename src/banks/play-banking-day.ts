// Plays the bank's days: runs every banking instant that has come, in order, each once.
import { randomUUID } from 'node:crypto';
import { type BankingInstant, nextInstant } from '../calendar/banking-instants.ts';
import { sleep } from '../std/clock.ts';
import { leaseBankDay, markInboundRead, markPlayed, releaseBankDay } from './origination/bank-files.sql.ts';
import { cutOff } from './origination/cut-off.ts';
import { deliverFiles } from './origination/deliver-files.ts';
import type { Origination } from './origination/origination.ts';
import { becomeGood, settle } from './origination/settle.ts';

// A process that dies in mid-day leaves the rest to another one after this time.
const leaseMs = 60_000;

export interface BankingDays {
  /**
   * Plays every instant up to `until`; `reached` is told of each before it runs. Waits its turn when a run is under
   * way, in this process or in another. Answers how many instants were played.
   */
  playUntil(until: Date, reached?: (at: Date) => Promise<void>): Promise<number>;
}

export function bankingDays(on: Origination): BankingDays {
  const player = randomUUID();
  let last: Promise<unknown> = Promise.resolve();

  async function play(until: Date, reached: (at: Date) => Promise<void>): Promise<number> {
    const { database, bank, clock } = on;
    for (let played = 0; ; ) {
      const day = await leaseBankDay(database, bank.name, player, clock.now(), leaseMs);
      if (day === null) {
        await sleep(200);
        continue;
      }
      const next = nextInstant(day.played_until);
      if (next.at > until) {
        // What a crash left open between two phases is taken up again, even when no instant is due.
        await deliverFiles(on);
        await releaseBankDay(database, bank.name, player);
        return played;
      }
      await reached(next.at);
      await run(on, next);
      await markPlayed(database, bank.name, next.at);
      played++;
    }
  }

  return {
    playUntil(until, reached = async () => {}) {
      const mine = last.then(() => play(until, reached));
      last = mine.catch(() => {});
      return mine;
    },
  };
}

/** The order of a day (Contract, operators and sandbox): inbound files, settlements, captures becoming good, cut-offs, confirmations. */
async function run(on: Origination, instant: BankingInstant): Promise<void> {
  await deliverFiles(on);
  await on.bank.readInbound(instant.at);
  await markInboundRead(on.database, on.bank.name, instant.at);
  await settle(on, instant.at);
  await becomeGood(on, instant.at);
  if (instant.cutOff !== null) await cutOff(on, instant);
  await deliverFiles(on);
}
