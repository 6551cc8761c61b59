// A billable event: what a call cost, and which merchant or tenant it is attributed to (Contract,
// billing).

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
