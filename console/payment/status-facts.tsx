// Where each part of a payment is.
import type { Fact } from '../parts/facts.tsx';
import { Status } from '../parts/status.tsx';
import { words } from '../words/en.ts';
import type { Payment } from './payment.ts';

const stages = ['capture_status', 'payout_status', 'clawback_status', 'reverse_payout_status'] as const;

type Stated = Pick<Payment['transaction'], (typeof stages)[number] | 'failure_reason' | 'cancel_reason'>;

/** What has not begun is left out. */
export const statusFacts = (payment: Stated): readonly Fact[] => [
  ...stages.flatMap((stage) => {
    const status = payment[stage];
    return status === null ? [] : [[words.fields[stage], <Status key={stage} of={status} />] as const];
  }),
  ...(['failure_reason', 'cancel_reason'] as const).flatMap((field) => {
    const why = payment[field];
    return why === null ? [] : [[words.fields[field], why] as const];
  }),
];
