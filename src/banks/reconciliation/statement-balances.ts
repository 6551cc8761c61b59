// The balances of a bank statement: its lines must lead from the opening balance to the closing
// one, and it must open with what the statement before it closed with.
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { inDollars } from '../../platform/std/dollars.ts';
import {
  type StatementBalances,
  selectClosingBefore,
  selectTotalOfDays,
  upsertClosingBalances,
} from './statement-balances.sql.ts';

/**
 * Stores the closing balances, and returns what differs. The lines of these days must be entered:
 * also lines that came with another file count.
 */
export async function enterBalances(
  phase: AtomicPhase,
  bank: string,
  all: readonly StatementBalances[],
  now: Date,
): Promise<string[]> {
  await upsertClosingBalances(phase, bank, all, now);
  const differences: string[] = [];
  for (const { first_day, last_day, opening_balance, closing_balance } of all) {
    if (opening_balance === null) continue;
    const days = first_day === last_day ? first_day : `${first_day} to ${last_day}`;
    const before = await selectClosingBefore(phase, bank, first_day);
    if (before !== null && before.closing_balance !== opening_balance)
      differences.push(
        `the statement of ${days} opens with ${inDollars(opening_balance)}; the one before it, of ${before.last_day}, closed with ${inDollars(before.closing_balance)}`,
      );
    const { total, lines } = await selectTotalOfDays(phase, bank, first_day, last_day);
    if (opening_balance + total !== closing_balance)
      differences.push(
        `the opening balance of ${days} is ${inDollars(opening_balance)}, and with ${lines === 1 ? 'the line' : `the ${lines} lines`} of these days ${inDollars(opening_balance + total)}; the closing balance is ${inDollars(closing_balance)}`,
      );
  }
  return differences;
}
