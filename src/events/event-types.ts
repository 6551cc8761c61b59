// The 28 events (Interface, events), in the groups of the document.
export const eventTypes = [
  'TransactionStarted',
  'TransactionCaptureStarted',
  'TransactionCompleted',
  'TransactionFailed',
  'TransactionCanceled',
  'PayoutFailed',
  'PayoutCompleted',
  'ClawbackStarted',
  'ClawbackFailed',
  'ClawbackCompleted',
  'BankLinkedSuccessfully',
  'BankLinkFailed',
  'BankAccountRemoved',
  'BusinessCreated',
  'BusinessUpdated',
  'BatchPayout',
  'BatchRefund',
  'MerchantBatchPayout',
  'RefundPending',
  'RefundCaptureStarted',
  'RefundCaptureCompleted',
  'RefundCaptureFailed',
  'RefundPayoutPending',
  'RefundPayoutCompleted',
  'RefundPayoutFailed',
  'ReversePayoutStarted',
  'ReversePayoutCompleted',
  'ReversePayoutFailed',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Registered, and received, by a processor alone (Interface, events). */
export const processorOnly: readonly EventType[] = ['BatchPayout', 'BatchRefund'];

/**
 * Who hears of an event: its processor, and the vendor it belongs to unless it is the processor's
 * alone.
 */
export function audience(event: { processor_id: string; vendor_id: string | null; type: EventType }): string[] {
  return event.vendor_id === null || processorOnly.includes(event.type)
    ? [event.processor_id]
    : [event.processor_id, event.vendor_id];
}

/**
 * Whether an event's `data` is a payment: the Transaction, Payout, Clawback and ReversePayout
 * groups.
 */
export function isPaymentEvent(type: EventType): boolean {
  return /^(Transaction|Payout|Clawback|ReversePayout)/.test(type);
}
