// The statuses of a refund (Lifecycle, statuses).
export const refundStatuses = [
  'REFUND_PENDING',
  'REFUND_CAPTURE_ACH_PENDING',
  'REFUND_ACH_PENDING',
  'REFUND_COMPLETE',
  'REFUND_FAILED',
] as const;

export type RefundStatus = (typeof refundStatuses)[number];
