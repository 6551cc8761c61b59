// Webhooks: where events are sent, what became of each delivery, and the event log.
import { listOf } from '../http/lists.ts';
import type { InputOf, Operations } from '../http/operations.ts';
import { wait } from '../http/retries.ts';
import type { Options } from '../http/send.ts';
import { unwrap, type WebhookEvent } from '../webhooks/unwrap.ts';

export const webhooksOf = (on: Operations) => ({
  /**
   * Sends an event to a URL from now on. `endpoints.secret` reads the endpoint's secret.
   */
  register: (webhook: InputOf<'registerWebhook'>, options?: Options) => on.registerWebhook(webhook, options),
  deregister: (webhook: InputOf<'deregisterWebhook'>, options?: Options) => on.deregisterWebhook(webhook, options),
  list: (options?: Options) => on.listWebhooks({}, options),

  unwrap,

  endpoints: {
    list: (options?: Options) => on.listWebhookEndpoints({}, options),
    update: (uuid: string, change: Omit<InputOf<'updateWebhookEndpoint'>, 'uuid'>, options?: Options) =>
      on.updateWebhookEndpoint({ ...change, uuid }, options),
    secret: (uuid: string, options?: Options) => on.getWebhookSecret({ uuid }, options),
    /** Makes a new secret. The old one signs too for a day: check with both. */
    rotateSecret: (uuid: string, options?: Options) => on.rotateWebhookSecret({ uuid }, options),
    /** Sends again to an endpoint that was disabled after many failures. */
    enable: (uuid: string, options?: Options) => on.enableWebhookEndpoint({ uuid }, options),
    test: (uuid: string, options?: Options) => on.sendTestDelivery({ uuid }, options),
    deliveries: (uuid: string, filters: Omit<InputOf<'listDeliveries'>, 'uuid'> = {}, options?: Options) =>
      listOf(on.listDeliveries, 'deliveries', { ...filters, uuid }, options),
    /** Sends all deliveries of a range again. */
    replay: (uuid: string, range: Omit<InputOf<'replayDeliveries'>, 'uuid'> = {}, options?: Options) =>
      on.replayDeliveries({ ...range, uuid }, options),
    /** Sends one delivery again. */
    replayDelivery: (delivery_uuid: string, options?: Options) => on.replayDelivery({ uuid: delivery_uuid }, options),
  },
});

export interface FollowOptions extends Options {
  type?: NonNullable<InputOf<'listEvents'>['type']>;
  /** Events of one answer. */
  limit?: number;
  /** Wait for more at the end of the log, instead of ending. Give a `signal` to end it. */
  follow?: boolean;
  /** Milliseconds between two looks at the end of the log. 1,000 by default. */
  every?: number;
}

export const eventsOf = (on: Operations) => ({
  /**
   * Events in order, oldest first, after the event with this uuid; null: from the first. Keep the
   * uuid of the last event that you handled, and begin there after a restart.
   */
  async *since(after: string | null, { type, limit, follow = false, every = 1_000, ...options }: FollowOptions = {}) {
    let cursor = after;
    for (;;) {
      const input = { ...(cursor === null ? {} : { after: cursor }), ...(type === undefined ? {} : { type }) };
      const { events, next } = await on.listEvents({ ...input, ...(limit === undefined ? {} : { limit }) }, options);
      // The generator of the types omits the discriminator here.
      for (const event of events as WebhookEvent[]) {
        yield event;
        cursor = event.uuid;
      }
      // With `type` a page may be empty and still have a next one.
      if (next !== null) cursor = next;
      else if (follow) await wait(every, options.signal);
      else return;
    }
  },

  get: (uuid: string, options?: Options) => on.getEvent({ uuid }, options),
});
