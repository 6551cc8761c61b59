// How an announcement becomes an event with deliveries: wired once, for the API and the worker.
import type { Positioning } from '../../events/log/position-events.ts';
import { createDeliveries } from '../../events/webhooks/delivery/create-deliveries.ts';
import { transactionEventData } from '../../payments/transactions/event-data.ts';
import { bodyReader } from '../../payments/transactions/read-bodies.ts';

/** `livemode`: whether the service moves money. */
export const positioningOf = ({ livemode }: { livemode: boolean }): Positioning => ({
  livemode,
  renderers: {
    // Announced in great numbers: its outbox row has only the columns that change.
    payment: transactionEventData,
    refund: null,
    'bank account': null,
    business: null,
    'payout batch': null,
    'refund batch': null,
    'merchant batch': null,
  },
  readBodies: bodyReader(livemode),
  onPositioned: createDeliveries,
});
