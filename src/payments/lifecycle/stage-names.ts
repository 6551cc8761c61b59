// The stages of a payment: the direction of each, and the column of its latest leg.

/** A debit collects money, a credit pays it. */
export const stages = {
  capture: { direction: 'debit', leg: 'capture_leg' },
  payout: { direction: 'credit', leg: 'payout_leg' },
  clawback: { direction: 'debit', leg: 'clawback_leg' },
  reverse_payout: { direction: 'credit', leg: 'reverse_payout_leg' },
  refund_capture: { direction: 'debit', leg: 'refund_capture_leg' },
  refund_payout: { direction: 'credit', leg: 'refund_payout_leg' },
} as const;

export type StageName = keyof typeof stages;

export const stageNames = Object.keys(stages) as StageName[];

/** What a leg moves money for: a stage of a payment or refund, or fees. */
export type Purpose = StageName | 'fee_payout';

export const purposes: readonly Purpose[] = [...stageNames, 'fee_payout'];

export const directionOf = (purpose: Purpose): 'debit' | 'credit' =>
  purpose === 'fee_payout' ? 'credit' : stages[purpose].direction;

/**
 * Divides legs by what moves them: the stage tables of payments, or the one of fee payouts. A fee
 * payout has one leg, with its own uuid.
 */
export function byKind<Leg extends { stage: Purpose }>(legs: readonly Leg[]) {
  return {
    ofPayments: legs.filter((leg): leg is Leg & { stage: StageName } => leg.stage !== 'fee_payout'),
    ofFees: legs.filter((leg) => leg.stage === 'fee_payout'),
  };
}

/** The stage that a cause such as `payout_returned` is about. Null: it is about no stage. */
export function stageOf(cause: string): StageName | null {
  return stageNames.find((name) => cause.startsWith(`${name}_`) || cause.startsWith(`earlier_${name}_`)) ?? null;
}
