// The port to the days of banks, for callers that move time forward or need what a bank has now.
import type { BankingClock } from '../../platform/std/clock.ts';

export interface BankingDays {
  /** The banks whose days are played, run in this order if two banks have the same time. */
  banks: readonly string[];
  /**
   * Plays every instant up to `until`, and calls `reached` before each. Waits for a run that is in
   * progress, in this process or in another. Returns the number of instants.
   */
  playUntil(until: Date, reached?: (at: Date) => Promise<void>): Promise<number>;
  /**
   * Like `playUntil`, but safe to call at any frequency. Work that fails, for example because a
   * bank is away, is tried again after a growing pause, and in any case at the next instant.
   */
  tick(until: Date): Promise<number>;
  /**
   * In how many milliseconds a tick has something to do if nothing is committed before: the next
   * instant comes, or work that failed is tried again.
   */
  dueInMs(now: Date): number;
  /**
   * Fetches and applies the files that the banks have published, without waiting for their next
   * instant. Also waits for a run that is under way.
   */
  readInboundNow(): Promise<void>;
}

/**
 * Plays the days of one bank up to now, whatever other banks do. Used before an operator gets an
 * answer.
 */
export async function playNow(days: readonly BankingDays[], bank: string, clock: BankingClock): Promise<void> {
  await days.find(({ banks }) => banks.includes(bank))?.playUntil(clock.bankingNow());
}
