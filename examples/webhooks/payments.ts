// What a shop knows about its payments, from their events. A real shop has a table in place of the
// map, and writes it in one transaction.
import { isPaymentEvent, type WebhookEvent } from '@achord/client';

export interface KnownPayment {
  status: string;
  /** Why it came back, for example R01. */
  returnCode: string | null;
  /** The number of the newest event of this payment. */
  sequence: number;
}

export const payments = new Map<string, KnownPayment>();

/**
 * An event may arrive twice, late, or after a newer one. Only a higher `sequence` changes anything,
 * so the order of arrival does not matter.
 */
export function noteEvent(event: WebhookEvent): void {
  if (!isPaymentEvent(event)) return;
  const { uuid, transaction_status, ach_return_code, sequence } = event.data;
  const known = payments.get(uuid);
  if (known !== undefined && known.sequence >= sequence) return;
  payments.set(uuid, { status: transaction_status, returnCode: ach_return_code, sequence });
}
