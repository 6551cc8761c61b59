// Writes billable events: what a call cost, and which merchant or tenant it is attributed to (Contract, billing).
import type { AtomicPhase } from '../database/atomic-phase.ts';
import { uuidv7 } from '../std/identifiers.ts';
import { insertBillableEvents } from './billing.sql.ts';

export const billableKinds = [
  'account_validation',
  'business_verification',
  'standard_ach',
  'same_day_ach',
  'return',
] as const;

export type BillableKind = (typeof billableKinds)[number];

export interface Billable {
  processor_id: string;
  vendor_id: string | null;
  kind: BillableKind;
  /** Null: the calling tenant pays. */
  billing_merchant_user_uuid: string | null;
  /** What the call was about: an account, a user, a payment. */
  subject_uuid: string | null;
  occurred_at: Date;
}

/** In the phase that has the effect: a replay bills nothing, a refusal bills nothing. */
export async function bill(phase: AtomicPhase, billables: readonly Billable[]): Promise<void> {
  if (billables.length === 0) return;
  await insertBillableEvents(
    phase,
    billables.map((billable) => ({ ...billable, uuid: uuidv7(billable.occurred_at) })),
  );
}
