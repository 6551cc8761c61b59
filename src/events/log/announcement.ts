// An announcement: an event that has no position in the log yet.
import type { EventType } from './event-types.ts';

export interface Announcement {
  processor_id: string;
  vendor_id: string | null;
  type: EventType;
  /** `data.uuid` of the event. */
  subject_uuid: string;
  /** Counts the events of the subject from 1: `event_count` of its row after this event. */
  sequence: number;
  occurred_at: Date;
  /**
   * The event's `data` now, or only the columns that a later change of the subject's row can
   * replace.
   */
  state: Record<string, unknown>;
}
