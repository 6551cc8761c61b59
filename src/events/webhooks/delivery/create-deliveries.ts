// Creates one delivery for each new event and each endpoint that receives it.
import { type AtomicPhase, afterCommit } from '../../../platform/database/atomic-phase.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { signal } from '../../../platform/std/signal.ts';
import { receivers } from '../../log/event-types.ts';
import type { PositionedEvents } from '../../log/position-events.ts';
import { insertDue, selectRecipients } from './due.sql.ts';

/** Sent after a commit that made deliveries due. */
export const deliveriesDue = signal();

export async function createDeliveries(phase: AtomicPhase, events: readonly PositionedEvents[]): Promise<void> {
  const received = events.flatMap((event) =>
    receivers(event).map((tenant_id) => ({
      processor_id: event.processor_id,
      position: event.position,
      count: event.count,
      type: event.type,
      tenant_id,
    })),
  );
  const recipients = await selectRecipients(phase, received);
  if (recipients.length === 0) return;

  // Deliveries follow real time, also in the sandbox.
  const now = realClock.now();
  await insertDue(
    phase,
    recipients.flatMap(({ position, count, ...recipient }) =>
      Array.from({ length: count }, (_, n) => {
        const event_position = position - count + 1 + n;
        return { ...recipient, event_position, uuid: uuidv7(now), due_at: now, created_at: now };
      }),
    ),
  );
  afterCommit(phase, deliveriesDue.notify);
}
