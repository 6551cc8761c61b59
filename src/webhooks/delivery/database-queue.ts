// The delivery queue over its tables: leases on lanes with a fence, acknowledgments gathered into
// one statement.
import { atomically } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import { gather } from '../../database/gather.ts';
import { type Clock, instant } from '../../std/clock.ts';
import { disableEndpoint } from '../endpoints/disable-endpoint.ts';
import { acknowledge } from './acknowledge.sql.ts';
import type { AttemptResult, DeliveryQueue, Fenced, LaneKey, Noted } from './delivery-queue.ts';
import { selectDue } from './due.sql.ts';
import { lockLanes, settleLanes, takeLanes } from './lanes.sql.ts';

// A worker that dies leaves its lanes for so long; one that lives renews them many times within it.
const leaseMs = 20_000;
const acknowledgedAtOnce = 500;

const fiveDaysMs = 5 * 86_400_000;

export function databaseQueue(database: Database, clock: Clock): DeliveryQueue {
  const leaseFrom = (now: Date) => instant(now.getTime() + leaseMs);

  // What becomes due before a lane is locked is seen by the statement after it, and what comes
  // later notes itself.
  function settle(lanes: readonly Fenced[], until: Date | null): Promise<LaneKey[]> {
    return atomically(database, async (phase) => {
      await lockLanes(phase, lanes);
      return settleLanes(phase, lanes, until);
    });
  }

  async function note(results: AttemptResult[]) {
    const standing = await acknowledge(database, results);
    const outcomes: { result: Noted }[] = [];
    for (const result of results) {
      const reason = standing.has(result) ? reasonToDisable(result) : null;
      if (reason !== null)
        await disableEndpoint(database, result.processor_id, result.endpoint_uuid, reason, clock.now());
      outcomes.push({ result: !standing.has(result) ? 'late' : reason === null ? 'noted' : 'disabled' });
    }
    return outcomes;
  }

  return {
    take(room) {
      const now = clock.now();
      return takeLanes(database, { now, until: leaseFrom(now), ...room });
    },
    read: (portions) => selectDue(database, portions, clock.now()),
    async renew(lanes) {
      const leased_until = leaseFrom(clock.now());
      return (await settle(lanes, leased_until)).map((lane) => ({ ...lane, leased_until }));
    },
    async release(lanes) {
      await settle(lanes, null);
    },
    // One batch at a time: those that end meanwhile gather for the next.
    acknowledge: gather(note, { inFlight: 1, atMost: acknowledgedAtOnce }),
  };
}

/**
 * The endpoint is not coming back: 410, or nothing but failures for five days (Webhooks, on the
 * wire).
 */
function reasonToDisable({ gone, health, ended_at }: AttemptResult): string | null {
  if (gone) return 'The receiver answered 410 Gone.';
  const since = health?.failing_since ?? null;
  if (since !== null && ended_at.getTime() - since.getTime() >= fiveDaysMs)
    return 'No delivery succeeded for five days.';
  return null;
}
