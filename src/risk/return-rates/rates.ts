// Return rates as the network watches them: which returns count for each, how many are too many,
// and from where on to warn (ACH, risk figures).

/** One row a rate. `at_most`: returns in 10,000 debits. `codes` null: every return counts. */
export const returnRates = {
  unauthorized: { codes: ['R05', 'R07', 'R10', 'R11', 'R29', 'R51'], at_most: 50 },
  administrative: { codes: ['R02', 'R03', 'R04'], at_most: 300 },
  overall: { codes: null, at_most: 1_500 },
} as const satisfies Record<string, { codes: readonly string[] | null; at_most: number }>;

export type RateName = keyof typeof returnRates;

export const rateNames = Object.keys(returnRates) as [RateName, ...RateName[]];

/** Calendar days, today included. */
export const watchedDays = 60;

/** Tenths of what is too many: an operator is warned before it is. */
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

/** Of fewer debits than the minimum a rate says nothing: one return would be too many. */
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

/** Whether a return with this code counts for a rate. */
export function countsFor(rate: RateName, code: string): boolean {
  const codes: readonly string[] | null = returnRates[rate].codes;
  return codes === null || codes.includes(code);
}
