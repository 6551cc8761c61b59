// Deadlines of the network: for returns, dishonors, contests, reversals, changes and prenotes.
import { addBankingDays, nextBankingDay } from './banking-days.ts';
import { addDays, type Day } from './days.ts';
import { opening, timeOn } from './windows.ts';

/** A number of days, as the rules of the network count them. */
export type Span = { banking_days: number } | { calendar_days: number };

/** ACH, time. */
export const spans = {
  /** From the settlement of an entry to its return. */
  return: { banking_days: 2 },
  /** The same for an unauthorized debit of a consumer: R05, R07, R10, R11. */
  unauthorized_return: { calendar_days: 60 },
  /** From the settlement of a return to our dishonor. */
  dishonor: { banking_days: 5 },
  /** From the settlement of a dishonored return to the contest of the RDFI. */
  contest: { banking_days: 2 },
  /** From the arrival of a notification of change (NOC) to the first entry that must use it. */
  change: { banking_days: 6 },
  /** From the request for the proof of an authorization to its answer. */
  proof: { banking_days: 10 },
  /** From the settlement of a wrong entry until its receiving bank must have the reversal. */
  reversal: { banking_days: 5 },
  /** From our request for the return of an entry to the answer of the receiving bank. */
  return_request: { banking_days: 10 },
  /** From the block of a user on a sanctions list to its report to OFAC (31 CFR 501.603). */
  sanctions_report: { banking_days: 10 },
  /** From the settlement of a prenote without a return to the first live entry. */
  prenote: { banking_days: 3 },
} as const satisfies Record<string, Span>;

/**
 * The deadline for the return of an entry that settled on a day: the opening of the n-th banking
 * day after it. Counted in calendar days, it is the opening of the banking day after the n-th
 * calendar day. A later return is late. Throws NoSuchDay.
 */
export function returnableUntil(settledOn: Day, span: Span = spans.return): Date {
  const day =
    'banking_days' in span
      ? addBankingDays(settledOn, span.banking_days)
      : nextBankingDay(addDays(settledOn, span.calendar_days));
  return timeOn(day, opening);
}

/**
 * The last banking day on which a return that settled on a day may be dishonored; throws NoSuchDay.
 */
export function dishonorUntil(returnSettledOn: Day): Day {
  return addBankingDays(returnSettledOn, spans.dishonor.banking_days);
}

/**
 * The last banking day on which a dishonor that settled on a day may be contested; throws
 * NoSuchDay.
 */
export function contestUntil(dishonorSettledOn: Day): Day {
  return addBankingDays(dishonorSettledOn, spans.contest.banking_days);
}

/**
 * The last banking day by which a notification of change (NOC) that came on a day must be applied;
 * throws NoSuchDay.
 */
export function applyChangeUntil(receivedOn: Day): Day {
  return addBankingDays(receivedOn, spans.change.banking_days);
}

/** The last banking day to answer a bank that asked for a proof on a day; throws NoSuchDay. */
export function proveUntil(requestedOn: Day): Day {
  return addBankingDays(requestedOn, spans.proof.banking_days);
}

/** The last day for OFAC to get the report of a user who was blocked on a day; throws NoSuchDay. */
export function reportSanctionsUntil(blockedOn: Day): Day {
  return addBankingDays(blockedOn, spans.sanctions_report.banking_days);
}

/**
 * The last banking day on which the receiving bank may get the reversal of an entry that settled on
 * a day; throws NoSuchDay.
 */
export function reverseUntil(settledOn: Day): Day {
  return addBankingDays(settledOn, spans.reversal.banking_days);
}

/** The last banking day for a bank to answer our request for a return; throws NoSuchDay. */
export function answerReturnRequestUntil(requestedOn: Day): Day {
  return addBankingDays(requestedOn, spans.return_request.banking_days);
}

/**
 * The first banking day for live entries to an account whose prenote settled on a day; throws
 * NoSuchDay.
 */
export function prenoteLiveFrom(settledOn: Day): Day {
  return addBankingDays(settledOn, spans.prenote.banking_days);
}
