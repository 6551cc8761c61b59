// An announcement: an event before it has its place in the log.
import type { EventType } from './event-types.ts';

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
