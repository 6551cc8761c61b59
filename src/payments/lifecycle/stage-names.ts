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

/** What moves money besides the stages of payments and refunds. */
const others = {
  fee_payout: 'credit',
  reversal_debit: 'debit',
  reversal_credit: 'credit',
  micro_entry: 'credit',
  prenote_debit: 'debit',
  prenote_credit: 'credit',
} as const;

/** The direction of a reversing entry: a debit takes a credit back, a credit gives a debit back. */
export type ReversalPurpose = 'reversal_debit' | 'reversal_credit';

/** What checks a bank account, with an entry that belongs to no payment. */
export type CheckPurpose = 'micro_entry' | PrenotePurpose;

/** A prenote moves no money: it asks whether an account takes debits, or credits. */
export type PrenotePurpose = 'prenote_debit' | 'prenote_credit';

export const isPrenote = (purpose: Purpose): purpose is PrenotePurpose =>
  purpose === 'prenote_debit' || purpose === 'prenote_credit';

export const isCheck = (purpose: Purpose): purpose is CheckPurpose => purpose === 'micro_entry' || isPrenote(purpose);

/** As SQL. */
export const checkPurposesList = listOf(Object.keys(others).filter((one) => isCheck(one as Purpose)));

/** What a leg moves money for: a stage of a payment or refund, fees, a reversal, or a check. */
export type Purpose = StageName | keyof typeof others;

export const otherPurposes = Object.keys(others) as (keyof typeof others)[];

/** As SQL. */
export const otherPurposesList = listOf(otherPurposes);

export const purposes: readonly Purpose[] = [...stageNames, ...otherPurposes];

export const directionOf = (purpose: Purpose): 'debit' | 'credit' =>
  isStage(purpose) ? stages[purpose].direction : others[purpose];

const isStage = (purpose: Purpose): purpose is StageName => purpose in stages;

/**
 * Divides legs by what moves them: the stage tables of payments, the one of fee payouts, of
 * reversals, or of checks of bank accounts. A fee payout has one leg, with its own uuid. A leg of a
 * reversal or check names the reversal, or the entry of the check, as its `transaction_uuid`.
 */
export function byKind<Leg extends { stage: Purpose }>(legs: readonly Leg[]) {
  return {
    ofPayments: legs.filter((leg): leg is Leg & { stage: StageName } => isStage(leg.stage)),
    ofFees: legs.filter((leg) => leg.stage === 'fee_payout'),
    ofReversals: legs.filter(
      (leg): leg is Leg & { stage: ReversalPurpose } =>
        leg.stage === 'reversal_debit' || leg.stage === 'reversal_credit',
    ),
    ofChecks: legs.filter((leg): leg is Leg & { stage: CheckPurpose } => isCheck(leg.stage)),
  };
}

/** The stage that a cause such as `payout_returned` is about. Null: it is about no stage. */
export function stageOf(cause: string): StageName | null {
  return stageNames.find((name) => cause.startsWith(`${name}_`) || cause.startsWith(`earlier_${name}_`)) ?? null;
}

function listOf(names: readonly string[]): string {
  return names.map((one) => `'${one}'`).join(', ');
}
