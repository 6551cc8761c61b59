// Statements on the outbox.
import type { Queryable } from '../database/database.ts';
import type { Announcement } from './announce.ts';

export interface OutboxRow extends Announcement {
  uuid: string;
}

export async function insertOutbox(db: Queryable, rows: readonly OutboxRow[]): Promise<void> {
  await db.query(
    `INSERT INTO outbox (processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state)
     SELECT processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state
     FROM json_to_recordset($1::json) AS row (processor_id uuid, uuid uuid, vendor_id uuid, type event_type,
       subject_uuid uuid, sequence integer, occurred_at timestamptz, state json)`,
    [JSON.stringify(rows)],
  );
}
