// The delivery queue in PostgreSQL: leases lanes with a fence, and acknowledges many results in one
// query.
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { gather } from '../../../platform/database/gather.ts';
import { type Clock, instant } from '../../../platform/std/clock.ts';
import { uuidOf } from '../../log/events.sql.ts';
import { selectEventsAt } from '../../log/events-at.sql.ts';
import type { ReadBodies } from '../../log/position-events.ts';
import { disableEndpoint } from '../endpoints/disable-endpoint.ts';
import { acknowledge } from './acknowledge.sql.ts';
import type { Acknowledged, AttemptResult, DeliveryQueue, Fenced, LaneKey } from './delivery-queue.ts';
import { selectDue } from './due.sql.ts';
import { lockLanes, selectNextReady, settleLanes, takeLanes } from './lanes.sql.ts';

// How long the lanes of a worker that died stay taken. A live worker renews its leases much sooner.
const leaseMs = 20_000;
const acknowledgedAtOnce = 500;

const fiveDaysMs = 5 * 86_400_000;

/** `readBodies`: the bodies of events, which some events have in other tables. */
export function databaseQueue(database: Database, clock: Clock, readBodies: ReadBodies): DeliveryQueue {
  const leaseFrom = (now: Date) => instant(now.getTime() + leaseMs);

  // The query after the lock sees deliveries that became due before it. Later ones update the lane
  // themselves.
  function settle(lanes: readonly Fenced[], until: Date | null): Promise<LaneKey[]> {
    return atomically(database, async (phase) => {
      await lockLanes(phase, lanes);
      return settleLanes(phase, lanes, until);
    });
  }

  async function record(results: AttemptResult[]) {
    const accepted = await acknowledge(database, results);
    const outcomes: { result: Acknowledged }[] = [];
    for (const result of results) {
      const reason = accepted.has(result) ? reasonToDisable(result) : null;
      if (reason !== null)
        await disableEndpoint(database, result.processor_id, result.endpoint_uuid, reason, clock.now());
      outcomes.push({ result: !accepted.has(result) ? 'late' : reason === null ? 'recorded' : 'disabled' });
    }
    return outcomes;
  }

  return {
    take(room) {
      const now = clock.now();
      return takeLanes(database, { now, until: leaseFrom(now), ...room });
    },
    async dueInMs() {
      const readyAt = await selectNextReady(database);
      return readyAt === null ? Number.POSITIVE_INFINITY : readyAt.getTime() - clock.now().getTime();
    },
    async read(portions) {
      const due = await selectDue(database, portions, clock.now());
      const find = await selectEventsAt(
        database,
        due.map(({ processor_id, event_position: position }) => ({ processor_id, position })),
      );
      const found = due.flatMap((delivery) => {
        const { processor_id, event_position: position } = delivery;
        const event = find({ processor_id, position });
        return event === undefined ? [] : { delivery, event };
      });
      const bodies = await readBodies(
        database,
        found.map(({ event }) => event),
      );
      return found.map(({ delivery, event }, n) =>
        Object.assign(delivery, { event_uuid: uuidOf(event), body: bodies[n]! }),
      );
    },
    async renew(lanes) {
      const leased_until = leaseFrom(clock.now());
      return (await settle(lanes, leased_until)).map((lane) => ({ ...lane, leased_until }));
    },
    async release(lanes) {
      await settle(lanes, null);
    },
    // One batch at a time: results that arrive during it wait for the next batch.
    acknowledge: gather(record, { inFlight: 1, atMost: acknowledgedAtOnce }),
  };
}

/**
 * Why the endpoint is disabled: it answered 410, or only failures for five days (Webhooks, on the
 * wire).
 */
function reasonToDisable({ gone, health, ended_at }: AttemptResult): string | null {
  if (gone) return 'The receiver answered 410 Gone.';
  const since = health?.failing_since ?? null;
  if (since !== null && ended_at.getTime() - since.getTime() >= fiveDaysMs)
    return 'No delivery succeeded for five days.';
  return null;
}
