// The jobs of this wing.

import type { Job } from '../platform/database/repeat.ts';
import { realClock } from '../platform/std/clock.ts';
import { fraction } from '../platform/std/random.ts';
import { positionEventsJob } from './log/position-events.job.ts';
import type { EventsContext } from './operations.ts';
import { reachable } from './webhooks/addresses/public-address.ts';
import { resolveHost } from './webhooks/addresses/resolve-host.ts';
import { databaseQueue } from './webhooks/delivery/database-queue.ts';
import { deliverWebhooksJob } from './webhooks/delivery/deliver.job.ts';
import { posterOnDemand } from './webhooks/delivery/post-on-demand.ts';
import { showDeliveries } from './webhooks/delivery/show-deliveries.ts';

export function eventsJobs({ database, vault, settings, metrics, log, positioning }: EventsContext): Job[] {
  const mayReach = reachable(settings.ACHORD_WEBHOOK_ALLOW_ADDRESSES);
  const delivering = deliverWebhooksJob({
    queue: databaseQueue(database, realClock, positioning.readBodies),
    vault,
    clock: realClock,
    random: fraction,
    poster: posterOnDemand(mayReach, resolveHost(mayReach)),
    log,
    attempted: showDeliveries(metrics, () => delivering.underWay()),
  });
  return [positionEventsJob({ database, positioning }), delivering];
}
