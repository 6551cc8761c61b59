// Renders the bytes of an event once, so every attempt sends the bytes that were signed.
import type { OutboxRow } from './outbox.sql.ts';

type Headed = Pick<OutboxRow, 'type' | 'occurred_at' | 'subject_uuid' | 'sequence'>;

const largest = 20_000;
/** A character of a text takes at most three bytes. */
const surelyFits = largest / 3;

/** `{"type", "timestamp", "livemode", "data": {uuid, …, sequence}}`, less than 20 kB. */
export const renderBody = (row: Headed, livemode: boolean, data: Record<string, unknown>): string =>
  fittingBody(bodyOf(row, livemode, data), livemode, () => row);

/** `body`, or a short one in its place: a receiver reads larger data from the API. */
export const fittingBody = (body: string, livemode: boolean, headed: () => Headed): string =>
  body.length < surelyFits || Buffer.byteLength(body) < largest
    ? body
    : bodyOf(headed(), livemode, { truncated: true });

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
