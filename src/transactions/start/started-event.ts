// The body of TransactionStarted. The log stores the events of a batch of starts without bodies, so
// a body is rendered each time it is read, always to the same bytes (decision 80).
import type { Queryable } from '../../database/database.ts';
import type { StoredBody } from '../../events/events.sql.ts';
import { timestamp } from '../../std/timestamps.ts';
import { type StartedPayment, selectStartedPayments } from './started-payments.sql.ts';
import { startedPayment } from './started-payments-cache.ts';

/**
 * To change the body, add a version: stored batches name the one that renders their bodies. Text
 * instead of an object: no change of the record reaches it. The longest text of a request keeps it
 * far below 20 kB.
 */
const renderers: Readonly<Record<number, (payment: StartedPayment) => string>> = {
  1: (payment) => {
    const at = timestamp(payment.created_at);
    return (
      `{"type":"TransactionStarted","timestamp":"${payment.created_at.toISOString()}","data":{"uuid":"${payment.uuid}",` +
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
      `"trace_ids":{"capture_trace_id":"","payout_trace_id":"","reverse_payout_trace_id":"","refunds":[]},"sequence":1}}`
    );
  },
};

/** The version of new events. */
export const latestEventRenderer = 1;

export function renderStartedEvent(renderer: number, payment: StartedPayment): string {
  const render = renderers[renderer];
  if (render === undefined)
    throw new Error(
      `A newer version of Achord stored the event of the payment ${payment.uuid}. Start that version, or a newer one.`,
    );
  return render(payment);
}

/** The bodies of events, in order. */
export async function readBodies(db: Queryable, events: readonly StoredBody[]): Promise<string[]> {
  const payments = new Map<string, Omit<StartedPayment, 'vendor_name'>>();
  const unknown = new Map<string, { processor_id: string; uuid: string }>();
  for (const { processor_id, subject_uuid: uuid } of events) {
    if (uuid === null) continue;
    const started = startedPayment(uuid);
    if (started === undefined) unknown.set(uuid, { processor_id, uuid });
    else payments.set(uuid, started);
  }
  if (unknown.size > 0)
    for (const payment of await selectStartedPayments(db, [...unknown.values()])) payments.set(payment.uuid, payment);
  return events.map((event) => {
    if (event.subject_uuid === null) return event.body;
    const payment = payments.get(event.subject_uuid);
    if (payment === undefined) throw new Error(`the payment ${event.subject_uuid} of an event does not exist`);
    return renderStartedEvent(event.renderer, { ...payment, vendor_name: event.vendor_name });
  });
}
