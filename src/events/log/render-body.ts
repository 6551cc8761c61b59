// Renders the bytes of an event once, so every attempt sends the bytes that were signed.
import type { OutboxRow } from './outbox.sql.ts';

type Headed = Pick<OutboxRow, 'type' | 'occurred_at' | 'subject_uuid' | 'sequence'>;

const largest = 20_000;

/** `{"type", "timestamp", "livemode", "data": {uuid, …, sequence}}`, less than 20 kB. */
export function renderBody(row: Headed, livemode: boolean, data: Record<string, unknown>): string {
  const body = bodyOf(row, livemode, data);
  // A receiver reads larger data from the API. Without this, the event could never leave the
  // outbox.
  return Buffer.byteLength(body) < largest ? body : bodyOf(row, livemode, { truncated: true });
}

function bodyOf(
  { type, occurred_at, subject_uuid, sequence }: Headed,
  livemode: boolean,
  data: Record<string, unknown>,
): string {
  return JSON.stringify({
    type,
    timestamp: occurred_at.toISOString(),
    livemode,
    data: { uuid: subject_uuid, ...data, sequence },
  });
}
