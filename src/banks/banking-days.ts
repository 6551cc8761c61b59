// The days of banks, for those that let time pass or need what a bank has now.
import type { BankingClock } from '../std/clock.ts';

export interface BankingDays {
  /**
   * Of the banks whose days are played, in the order in which those of one instant have their turn.
   */
  banks: readonly string[];
  /**
   * Plays every instant up to `until`; `reached` is told of each before it runs. Waits its turn
   * when a run is under way, in this process or in another. Answers how many instants were played.
   */
  playUntil(until: Date, reached?: (at: Date) => Promise<void>): Promise<number>;
  /**
   * The same, as often as anybody likes: where something cannot be done now, above all because a
   * bank is away, it is tried again after a pause that grows, and in any case at the next instant.
   */
  tick(until: Date): Promise<number>;
  /**
   * Fetches and applies what the banks have laid out by now, without waiting for their next
   * instant. Waits its turn too.
   */
  readInboundNow(): Promise<void>;
}

/**
 * What a bank has now, and what is there for it, whatever other banks do: before an operator is
 * answered.
 */
export async function playNow(days: readonly BankingDays[], bank: string, clock: BankingClock): Promise<void> {
  await days.find(({ banks }) => banks.includes(bank))?.playUntil(clock.bankingNow());
}
