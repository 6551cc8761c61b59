// All stage tables together: every move that a payment can make.
import { capture } from './capture.stage.ts';
import { clawback } from './clawback.stage.ts';
import { debt } from './debt.stage.ts';
import { entry } from './entry.stage.ts';
import { payout } from './payout.stage.ts';
import { refund } from './refund.stage.ts';
import { reversePayout } from './reverse-payout.stage.ts';
import type { Transition } from './stage.ts';

// Automatic moves are tried in this order: first refunds of a returned payment, then what the payee
// and the payer are owed.
export const transitions = { ...capture, ...refund, ...payout, ...reversePayout, ...clawback, ...debt, ...entry };

export type TransitionName = keyof typeof transitions;

export type Transitions = Readonly<Record<TransitionName, Transition>>;
