// The answer of a start. A replay renders it again from what never changes (decision 81), so each
// version of it stays here unchanged.
import type { StartedPayment } from '../../idempotency/idempotency.sql.ts';
import { timestamp } from '../../std/timestamps.ts';

export const startedMessage = 'Transaction has been started.';

/**
 * To change the answer, add a version: stored keys name the one that rendered their answer. Text
 * instead of an object: no change of the record or of the envelope reaches it.
 */
const renderers: Readonly<Record<number, (payment: StartedPayment) => string>> = {
  1: (payment) => {
    const at = timestamp(payment.created_at);
    return (
      `{"status":true,"message":"Transaction has been started.","data":{"uuid":"${payment.uuid}",` +
      `"payer_uuid":"${payment.payer_uuid}","payee_uuid":"${payment.payee_uuid}",` +
      `"transaction_status":"CAPTURE_PENDING","capture_status":"CAPTURE_PENDING","payout_status":null,` +
      `"clawback_status":null,"reverse_payout_status":null,"currency":"USD","amount":${payment.amount},` +
      `"transaction_fee":${payment.transaction_fee},"client_reference_id":${JSON.stringify(payment.client_reference_id)},` +
      `"payout_delay_days":${payment.payout_delay_days},"company_name":${JSON.stringify(payment.company_name)},` +
      `"description":${JSON.stringify(payment.description)},"addenda":${JSON.stringify(payment.addenda)},` +
      `"type":"${payment.type}","ach_return_code":null,"failure_code":null,"failure_reason":null,"cancel_reason":null,` +
      `"payer_bank_account":{"uuid":"${payment.payer_bank_account_uuid}","aggregator_type":"${payment.payer_aggregator_type}"},` +
      `"payee_bank_account":{"uuid":"${payment.payee_bank_account_uuid}","aggregator_type":"${payment.payee_aggregator_type}"},` +
      `"vendor_name":${JSON.stringify(payment.vendor_name)},"created_at":"${at}","updated_at":"${at}",` +
      `"trace_ids":{"capture_trace_id":"","payout_trace_id":"","reverse_payout_trace_id":"","refunds":[]}},"errors":[]}`
    );
  },
};

/** The version of new answers. */
export const latestRenderer = 1;

/** The body of the answer of a start, as this version renders it. */
export function renderStarted(renderer: number, payment: StartedPayment): string {
  const render = renderers[renderer];
  if (render === undefined)
    throw new Error(`a newer version of Achord stored the answer of the payment ${payment.uuid}: ask that version`);
  return render(payment);
}
