// The body of TransactionStarted. The log stores the events of a batch of starts without bodies, so
// a body is rendered each time it is read, always to the same bytes (decision 18).

import type { AskedPayment, StartedPayment } from '../../../api/idempotency/asked-payment.ts';
import type { StoredBody } from '../../../events/log/events.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { selectStartedPayments } from './started-payments.sql.ts';
import { startedPayment } from './started-payments-cache.ts';
import { firstStartedRecord } from './started-record.ts';

/**
 * To change the body, add a version: stored batches name the one that renders their bodies. Text
 * instead of an object: no change of the record reaches it. The longest text of a request keeps it
 * far below 20 kB.
 */
const renderers: Readonly<Record<number, (payment: StartedPayment) => string>> = {
  1: (payment) =>
    `{"type":"TransactionStarted","timestamp":"${payment.created_at.toISOString()}",` +
    `"data":{${firstStartedRecord(payment)},"sequence":1}}`,
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
  const payments = new Map<string, AskedPayment>();
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
