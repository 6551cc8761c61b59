// The return rates that the network watches: which returns count, the limit of each rate, and when
// to warn (ACH, risk figures).
import { returnCodeRow } from '../../../ach/nacha/codes/return-codes.ts';

/** One row per rate. `at_most`: returns in 10,000 debits. */
export const returnRates = {
  unauthorized: { at_most: 50 },
  administrative: { at_most: 300 },
  overall: { at_most: 1_500 },
} as const;

export type RateName = keyof typeof returnRates;

export const rateNames = Object.keys(returnRates) as [RateName, ...RateName[]];

/** Calendar days, today included. */
export const watchedDays = 60;

/** Tenths of the limit: an operator is warned from there on. */
const warnAtTenths = 8;

/** Entries over the watched days. */
export interface DebitCounts {
  debits: number;
  unauthorized: number;
  administrative: number;
  /** With any code. */
  returned: number;
}

export type RateState = 'normal' | 'warning' | 'exceeded';
export type RateStates = Record<RateName, RateState>;

export const returnsOf = (rate: RateName, counts: DebitCounts): number =>
  rate === 'overall' ? counts.returned : counts[rate];

/** Normal below the minimum of debits: a single return would exceed the limit. */
export function stateOf(rate: RateName, counts: DebitCounts, minimumDebits: number): RateState {
  const { debits } = counts;
  if (debits < minimumDebits) return 'normal';
  const returns = returnsOf(rate, counts) * 10_000;
  const allowed = debits * returnRates[rate].at_most;
  if (returns > allowed) return 'exceeded';
  return returns * 10 >= allowed * warnAtTenths ? 'warning' : 'normal';
}

export function statesOf(counts: DebitCounts, minimumDebits: number): RateStates {
  return Object.fromEntries(rateNames.map((rate) => [rate, stateOf(rate, counts, minimumDebits)])) as RateStates;
}

/** Percent, at most four decimals; null without debits. */
export function percentOf(rate: RateName, counts: DebitCounts): number | null {
  return counts.debits === 0 ? null : Math.round((returnsOf(rate, counts) / counts.debits) * 1_000_000) / 10_000;
}

/** Whether a return with this code counts for a rate: by the group of the code. */
export function countsFor(rate: RateName, code: string): boolean {
  return rate === 'overall' || returnCodeRow(code)?.group === rate;
}
