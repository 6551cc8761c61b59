// Where each part of a payment is.
import type { Fact } from '../parts/facts.tsx';
import { Status } from '../parts/status.tsx';
import { words } from '../words/en.ts';
import type { Payment } from './payment.ts';

const stages = {
  capture_status: 'capture',
  payout_status: 'payout',
  clawback_status: 'clawback',
  reverse_payout_status: 'reverse_payout',
} as const;
type Stage = keyof typeof stages;

type Stated = Pick<Payment['transaction'], Stage | 'failure_reason' | 'cancel_reason'>;

/** What has not begun is left out. */
export const statusFacts = (payment: Stated): readonly Fact[] => [
  ...(Object.keys(stages) as Stage[]).flatMap((stage) => {
    const status = payment[stage];
    return status === null ? [] : [[words.fields[stage], <Status key={stage} of={status} />, stages[stage]] as const];
  }),
  ...(['failure_reason', 'cancel_reason'] as const).flatMap((field) => {
    const why = payment[field];
    return why === null ? [] : [[words.fields[field], why] as const];
  }),
];
