// The record of a payment as text. Stored answers and events of batches are rendered from it again
// (decisions 18 and 25).
import type { StartedPayment } from '../../api/idempotency/asked-payment.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import type { Statuses } from './statuses.ts';

/** Where a payment stands that nothing has come back of. */
export interface ForwardPlace extends Pick<Statuses, 'transaction_status' | 'capture_status' | 'payout_status'> {
  updated_at: Date;
  /** Empty: its file is not written yet. */
  capture_trace_id: string;
  payout_trace_id: string;
}

/**
 * The fields of the record as JSON, without braces. Never change this text after a release: answers
 * and events are rendered from it. If the record changes, add a second function, and versions of
 * the answer and the events that use it. Text instead of an object: no change of the record reaches
 * it.
 */
export function firstRecordText(payment: StartedPayment, place: ForwardPlace): string {
  const metadata = payment.metadata === null ? '' : `,"metadata":${JSON.stringify(payment.metadata)}`;
  return (
    `"uuid":"${payment.uuid}","payer_uuid":"${payment.payer_uuid}","payee_uuid":"${payment.payee_uuid}",` +
    `"transaction_status":"${place.transaction_status}","capture_status":"${place.capture_status}",` +
    `"payout_status":${place.payout_status === null ? 'null' : `"${place.payout_status}"`},` +
    `"clawback_status":null,"reverse_payout_status":null,"currency":"USD","amount":${payment.amount},` +
    `"transaction_fee":${payment.transaction_fee},"client_reference_id":${JSON.stringify(payment.client_reference_id)},` +
    `"payout_delay_days":${payment.payout_delay_days},"company_name":${JSON.stringify(payment.company_name)},` +
    `"description":${JSON.stringify(payment.description)},"addenda":${JSON.stringify(payment.addenda)},` +
    `"type":"${payment.type}","ach_return_code":null,"failure_code":null,"failure_reason":null,"cancel_reason":null,` +
    `"payer_bank_account":{"uuid":"${payment.payer_bank_account_uuid}","aggregator_type":"${payment.payer_aggregator_type}"},` +
    `"payee_bank_account":{"uuid":"${payment.payee_bank_account_uuid}","aggregator_type":"${payment.payee_aggregator_type}"},` +
    `"vendor_name":${JSON.stringify(payment.vendor_name)},"created_at":"${timestamp(payment.created_at)}",` +
    `"updated_at":"${timestamp(place.updated_at)}","trace_ids":{"capture_trace_id":"${place.capture_trace_id}",` +
    `"payout_trace_id":"${place.payout_trace_id}","reverse_payout_trace_id":"","refunds":[]}${metadata}`
  );
}

/** What renders an event that a stored version names. `uuid`: its payment. */
export function rendererOf<Render>(renderers: Readonly<Record<number, Render>>, version: number, uuid: string): Render {
  const render = renderers[version];
  if (render === undefined)
    throw new Error(
      `A newer version of Achord stored an event of the payment ${uuid}. Start that version, or a newer one.`,
    );
  return render;
}

/** The record of a payment at its start. */
export const firstStartedRecord = (payment: StartedPayment): string =>
  firstRecordText(payment, {
    transaction_status: 'CAPTURE_PENDING',
    capture_status: 'CAPTURE_PENDING',
    payout_status: null,
    updated_at: payment.created_at,
    capture_trace_id: '',
    payout_trace_id: '',
  });
