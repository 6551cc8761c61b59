// The bodies of stored events: of one event its bytes; of an event in a batch what its payment and
// its row say (decision 18).
import type { AskedPayment } from '../../api/idempotency/asked-payment.ts';
import type { StoredBody } from '../../events/log/events.sql.ts';
import type { ReadBodies } from '../../events/log/position-events.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type MovedEvent, renderMovedEvent } from '../lifecycle/fast/moved-event.ts';
import { type BatchedPayment, selectBatchedPayments } from './batched-payments.sql.ts';
import { renderStartedEvent } from './start/started-event.ts';
import { startedPayment } from './start/started-payments-cache.ts';

/**
 * Reads the bodies of events, in order. `livemode`: the mode of the database, which never changes.
 */
export const bodyReader =
  (livemode: boolean): ReadBodies =>
  (db, events) =>
    readBodies(db, events, livemode);

async function readBodies(db: Queryable, events: readonly StoredBody[], livemode: boolean): Promise<string[]> {
  const recent = new Map<string, AskedPayment>();
  const unknown = new Map<string, { processor_id: string; uuid: string }>();
  for (const { processor_id, subject_uuid: uuid, sequence } of events) {
    if (uuid === null) continue;
    const started = sequence === null ? startedPayment(uuid) : undefined;
    if (started === undefined) unknown.set(uuid, { processor_id, uuid });
    else recent.set(uuid, started);
  }
  const read = new Map<string, BatchedPayment>();
  if (unknown.size > 0)
    for (const payment of await selectBatchedPayments(db, [...unknown.values()])) read.set(payment.uuid, payment);
  return events.map((event) => {
    if (event.subject_uuid === null) return event.body;
    const { subject_uuid: uuid, renderer, vendor_name, sequence } = event;
    if (sequence !== null)
      return renderMovedEvent(event as MovedEvent, { ...known(read, uuid), vendor_name }, livemode);
    return renderStartedEvent(renderer, { ...(recent.get(uuid) ?? known(read, uuid)), vendor_name }, livemode);
  });
}

function known(payments: ReadonlyMap<string, BatchedPayment>, uuid: string): BatchedPayment {
  const payment = payments.get(uuid);
  if (payment === undefined) throw new Error(`the payment ${uuid} of an event does not exist`);
  return payment;
}
