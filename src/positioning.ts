// What becomes of an announcement on its way into the event log: wired once, for the API and the worker alike.
import type { Positioning } from './events/position-events.ts';
import { createDeliveries } from './webhooks/delivery/create-deliveries.ts';

export const positioning: Positioning = {
  // Events whose `state` is not all of their `data` are completed here.
  renderData: async () => new Map(),
  onPositioned: createDeliveries,
};
