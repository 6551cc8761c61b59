// Announces events: writes rows to the outbox in the same atomic phase as their cause.
import { type AtomicPhase, afterCommit } from '../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import type { Announcement } from './announcement.ts';
import { insertOutbox } from './outbox.sql.ts';
import { outboxFilled } from './outbox-filled.ts';

export async function announce(phase: AtomicPhase, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  await insertOutbox(
    phase,
    announcements.map((announcement) => ({ ...announcement, uuid: uuidv7(announcement.occurred_at) })),
  );
  afterCommit(phase, outboxFilled.notify);
}
