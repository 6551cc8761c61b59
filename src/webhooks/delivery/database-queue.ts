// The delivery queue over the deliveries table: leases with a fence, acknowledgements gathered into one statement.
import type { Database } from '../../database/database.ts';
import { gather } from '../../database/gather.ts';
import { type Clock, instant } from '../../std/clock.ts';
import { disableEndpoint } from '../endpoints/disable-endpoint.ts';
import { acknowledge, claimDue } from './deliveries.sql.ts';
import type { AttemptResult, DeliveryQueue } from './delivery-queue.ts';

// Longer than an attempt may take (15 s) with its acknowledgement; after it, another worker sends again.
const leaseMs = 25_000;
const perEndpoint = 10;
// An endpoint that fails is tried by few at a time, so that many of them leave room for the others.
const perFailingEndpoint = 2;
const acknowledgedAtOnce = 500;

const fiveDaysMs = 5 * 86_400_000;

export function databaseQueue(database: Database, clock: Clock): DeliveryQueue {
  async function note(results: AttemptResult[]) {
    const moved = new Map((await acknowledge(database, results)).map((row) => [row.uuid, row]));
    for (const [endpointUuid, { result, reason }] of toDisable(results, moved))
      await disableEndpoint(database, result.processor_id, endpointUuid, reason, clock.now());
    return results.map(({ uuid }) => ({ result: moved.has(uuid) ? ('noted' as const) : ('late' as const) }));
  }

  return {
    claim(room, underWay) {
      const now = clock.now();
      const leaseUntil = instant(now.getTime() + leaseMs);
      return claimDue(database, { now, leaseUntil, room, perEndpoint, perFailingEndpoint, underWay });
    },
    // One batch at a time: those that end meanwhile gather for the next.
    acknowledge: gather(note, { inFlight: 1, atMost: acknowledgedAtOnce }),
  };
}

/** Endpoints that are not coming back: 410, or nothing but failures for five days. */
function toDisable(
  results: readonly AttemptResult[],
  moved: ReadonlyMap<string, { failing_since: Date | null }>,
): Map<string, { result: AttemptResult; reason: string }> {
  const disable = new Map<string, { result: AttemptResult; reason: string }>();
  for (const result of results) {
    const row = moved.get(result.uuid);
    if (row === undefined) continue;
    if (result.gone) disable.set(result.endpoint_uuid, { result, reason: 'The receiver answered 410 Gone.' });
    else if (row.failing_since !== null && result.ended_at.getTime() - row.failing_since.getTime() >= fiveDaysMs)
      disable.set(result.endpoint_uuid, { result, reason: 'No delivery succeeded for five days.' });
  }
  return disable;
}
