// A billable event: the kind of a call, and the merchant or tenant that pays for it (Contract,
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
  /** The subject of the call: a bank account, a user, a payment. */
  subject_uuid: string | null;
  occurred_at: Date;
}
