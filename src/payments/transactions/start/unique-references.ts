// Refuses a payment whose client_reference_id another payment has, for tenants that want this.
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { type Refusal, refuse } from '../../../platform/refusals.ts';
import { lockReferences, type Reference, selectFirstWithReference } from './unique-references.sql.ts';

export interface ReferenceCheck<Payment> {
  /** The payments whose reference is taken. */
  refusals: Map<Payment, Refusal>;
  /** An earlier payment of the list has the same reference, and may start or not. */
  undecided: Set<Payment>;
}

/** The references stay locked until the phase ends. */
export async function checkReferences<Payment extends Reference>(
  phase: AtomicPhase,
  payments: readonly Payment[],
): Promise<ReferenceCheck<Payment>> {
  const check: ReferenceCheck<Payment> = { refusals: new Map(), undecided: new Set() };
  if (payments.length === 0) return check;
  await lockReferences(phase, payments);
  const taken = await selectFirstWithReference(phase, payments);
  const seen = new Set<string>();
  for (const [n, payment] of payments.entries()) {
    const first = taken[n]!;
    const name = JSON.stringify([payment.processor_id, payment.vendor_id, payment.client_reference_id]);
    if (first !== null) check.refusals.set(payment, referenceTaken(first));
    else if (seen.has(name)) check.undecided.add(payment);
    seen.add(name);
  }
  return check;
}

export const referenceTaken = (first: string): Refusal =>
  refuse(
    'client_reference_id_taken',
    'client_reference_id',
    `is already the reference of the transaction ${first}, and each of your transactions must have another one`,
  );
