// Finishes what an earlier process left unfinished, and hears what no webhook has told.
import { applyEvents } from './events/apply-events.ts';
import { readEventLog } from './events/read-event-log.ts';
import { collectUnfinished } from './orders/collect.ts';
import { registerSellers } from './sellers/register-sellers.ts';
import type { Shop } from './shop.ts';

/** At the start, and again and again: a step that fails is tried the next time. */
export async function resume(shop: Shop): Promise<void> {
  const steps = {
    'The sellers are not registered': () => registerSellers(shop),
    'The unfinished orders are not collected': () => collectUnfinished(shop),
    'The event log is not read': () => readEventLog(shop),
    'The events are not applied': async () => applyEvents(shop),
  };
  for (const [failure, step] of Object.entries(steps)) await step().catch((error) => shop.warn(failure, error));
}
