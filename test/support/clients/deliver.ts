// Sends a webhook on to a shop that has no https.
import type { ReceivedWebhook } from '../webhooks/receiver.ts';

/** As it came. Returns the status. */
export async function deliver(shop: string, { body, headers }: ReceivedWebhook): Promise<number> {
  const kept = ['content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const sent = Object.fromEntries(kept.map((header) => [header, headers[header]!]));
  return (await fetch(`${shop}/achord`, { method: 'POST', headers: sent, body })).status;
}
