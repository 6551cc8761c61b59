// Announces events: rows in the outbox, in the same atomic phase as their cause.
import { type AtomicPhase, afterCommit } from '../database/atomic-phase.ts';
import { uuidv7 } from '../std/identifiers.ts';
import type { EventType } from './event-types.ts';
import { insertOutbox } from './outbox.sql.ts';
import { outboxFilled } from './signal.ts';

export interface Announcement {
  processor_id: string;
  vendor_id: string | null;
  type: EventType;
  /** `data.uuid` of the event. */
  subject_uuid: string;
  /** Counts the subject's events from 1: its row's event_count after this one. */
  sequence: number;
  occurred_at: Date;
  /** The event's `data` of this moment, or what of it the subject's row may change later. */
  state: Record<string, unknown>;
}

export async function announce(phase: AtomicPhase, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  await insertOutbox(
    phase,
    announcements.map((announcement) => ({ ...announcement, uuid: uuidv7(announcement.occurred_at) })),
  );
  afterCommit(phase, outboxFilled.give);
}
