// What an event changes in the shop. The order in which events arrive does not matter.
import { isPaymentEvent, type PaymentEvent, type WebhookEvent } from '@achord/client';
import { markUnusable } from '../buyers/buyers.sql.ts';
import { atomically, type Database } from '../database.ts';
import { stateOf } from '../orders/order-state.ts';
import { selectAttempt, updateAttempt } from '../orders/orders.sql.ts';
import { settleOrder } from '../orders/settle-order.ts';
import type { Shop } from '../shop.ts';
import { markApplied, selectEventsToApply } from './events.sql.ts';

/** An event that cannot be applied stays, and stops no other one. */
export function applyEvents({ database, warn }: Shop): void {
  for (const event of selectEventsToApply(database)) {
    try {
      atomically(database, () => {
        applyEvent(database, event);
        markApplied(database, event.uuid);
      });
    } catch (error) {
      warn(`The event ${event.uuid} is not applied`, error);
    }
  }
}

function applyEvent(database: Database, event: WebhookEvent): void {
  if (event.type === 'BankAccountRemoved') markUnusable(database, event.data.uuid);
  if (isPaymentEvent(event)) applyPaymentEvent(database, event);
}

function applyPaymentEvent(database: Database, event: PaymentEvent): void {
  const { uuid, client_reference_id, failure_reason, cancel_reason, sequence } = event.data;
  const attempt = selectAttempt(database, client_reference_id);
  // A payment that this shop has not started.
  if (attempt === null) return;
  const change = {
    key: attempt.key,
    payment_uuid: uuid,
    state: stateOf(event.data),
    reason: failure_reason ?? cancel_reason,
    sequence,
  };
  if (updateAttempt(database, change)) settleOrder(database, attempt.order_id);
}
