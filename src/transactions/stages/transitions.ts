// All stage tables together: every move a payment can make.
import { capture } from './capture.stage.ts';
import { payout } from './payout.stage.ts';
import type { Transition } from './stage.ts';

export const transitions = { ...capture, ...payout };

export type TransitionName = keyof typeof transitions;

/** C1 makes the payment: it moves none that is there (start-transactions.sql.ts). */
export type MoveName = Exclude<TransitionName, 'C1'>;

export function transition(name: TransitionName): Transition {
  return transitions[name];
}
