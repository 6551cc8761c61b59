// What becomes of an announcement on its way into the event log: wired once, for the API and the
// worker alike.
import { isPaymentEvent } from '../events/event-types.ts';
import type { Positioning } from '../events/position-events.ts';
import { transactionEventData } from '../transactions/event-data.ts';
import { createDeliveries } from '../webhooks/delivery/create-deliveries.ts';

export const positioning: Positioning = {
  renderData: (db, rows) =>
    transactionEventData(
      db,
      rows.filter(({ type }) => isPaymentEvent(type)),
    ),
  onPositioned: createDeliveries,
};
