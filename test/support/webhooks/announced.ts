// The events that were announced about a payment and its refunds: in a batch, or in the outbox of a
// service without a worker.

import type { EventType } from '../../../src/events/log/event-types.ts';
import type { Queryable } from '../../../src/platform/database/database.ts';

export interface Announced {
  type: EventType;
  sequence: number;
  /** Null: the event is in a batch, and its body is rendered from the payment. */
  state: Record<string, unknown> | null;
}

export function announcedOf(db: Queryable, subjects: readonly string[]): Promise<Announced[]> {
  return db.query(
    `SELECT type, 1 AS sequence, NULL::json AS state, subject FROM events JOIN unnest($1::uuid[]) AS subject ON subject = ANY (subject_uuids)
     UNION ALL
     SELECT type, sequence, state, subject_uuid FROM outbox WHERE subject_uuid = ANY ($1)
     ORDER BY subject, sequence`,
    [subjects],
  );
}
