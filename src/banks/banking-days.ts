// The port to the days of banks, for callers that move time forward or need what a bank has now.
import type { BankingClock } from '../std/clock.ts';

export interface BankingDays {
  /** The banks whose days are played; at the same instant they come in this order. */
  banks: readonly string[];
  /**
   * Plays every instant up to `until`, and calls `reached` before each. Waits for a run that is
   * under way, in this process or in another. Answers how many instants were played.
   */
  playUntil(until: Date, reached?: (at: Date) => Promise<void>): Promise<number>;
  /**
   * The same, to be called at any rate. Work that fails, for example because a bank is away, is
   * tried again after a growing pause, and in any case at the next instant.
   */
  tick(until: Date): Promise<number>;
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
