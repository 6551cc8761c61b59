// The statuses of a payment (Lifecycle, statuses).

export const transactionStatuses = [
  'CAPTURE_PENDING',
  'CAPTURE_ACH_PENDING',
  'CAPTURE_COMPLETE',
  'IN_PAYOUT',
  'CAPTURE_ACH_FAILED',
  'CHARGEBACK',
  'CLAWBACK',
  'REVERSE_PAYOUT',
  'CANCELED',
] as const;
export const captureStatuses = [
  'CAPTURE_PENDING',
  'CAPTURE_ACH_PENDING',
  'CAPTURE_COMPLETE',
  'CAPTURE_ACH_FAILED',
  'CAPTURE_CANCELED',
] as const;
export const payoutStatuses = [
  'PAYOUT_PENDING_ACH',
  'PAYOUT_ACH_PENDING',
  'PAYOUT_COMPLETE',
  'PAYOUT_ACH_FAILED',
  'PAYOUT_CANCELED',
] as const;
export const clawbackStatuses = [
  'CLAWBACK_PENDING',
  'CLAWBACK_ACH_PENDING',
  'CLAWBACK_COMPLETE',
  'CLAWBACK_ACH_FAILED',
] as const;
export const reversePayoutStatuses = [
  'REVERSE_PAYOUT_PENDING',
  'REVERSE_PAYOUT_ACH_PENDING',
  'REVERSE_PAYOUT_ACH_COMPLETE',
  'REVERSE_PAYOUT_ACH_FAILED',
  'REVERSE_PAYOUT_CANCELED',
] as const;

export interface Statuses {
  transaction_status: (typeof transactionStatuses)[number];
  capture_status: (typeof captureStatuses)[number];
  payout_status: (typeof payoutStatuses)[number] | null;
  clawback_status: (typeof clawbackStatuses)[number] | null;
  reverse_payout_status: (typeof reversePayoutStatuses)[number] | null;
}
