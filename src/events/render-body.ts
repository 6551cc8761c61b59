// Renders the bytes of an event: once, so that what is signed is what is sent, now and at every
// retry.
import type { OutboxRow } from './outbox.sql.ts';

const largest = 20_000;

/** `{"type", "timestamp", "data": {uuid, …, sequence}}`, less than 20 kB. */
export function renderBody(row: OutboxRow, data: Record<string, unknown>): string {
  const body = bodyOf(row, data);
  // What does not fit is read from the API: better an event that says so than one that never leaves
  // the outbox.
  return Buffer.byteLength(body) < largest ? body : bodyOf(row, { truncated: true });
}

function bodyOf({ type, occurred_at, subject_uuid, sequence }: OutboxRow, data: Record<string, unknown>): string {
  return JSON.stringify({
    type,
    timestamp: occurred_at.toISOString(),
    data: { uuid: subject_uuid, ...data, sequence },
  });
}
