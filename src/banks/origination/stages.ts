// What a stage of a payment is at the bank: which way its money goes, and which moves its leg brings about.
import type { MoveName } from '../../transactions/stages/transitions.ts';

interface LegStage {
  /** A debit collects, a credit pays. */
  direction: 'debit' | 'credit';
  /** Made when the file with the leg is confirmed. */
  sent: MoveName;
  /** Made on the settlement date. */
  settled: MoveName;
}

export const stages = {
  capture: { direction: 'debit', sent: 'C3', settled: 'C4' },
  payout: { direction: 'credit', sent: 'P2', settled: 'P3' },
} as const satisfies Record<string, LegStage>;

export type Stage = keyof typeof stages;

export const stageNames = Object.keys(stages) as Stage[];
