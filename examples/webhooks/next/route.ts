// A webhook handler for Next: app/achord/route.ts. Also for anything else that answers a Request
// with a Response.
import { unwrap, WebhookError } from '@achord/client';
import { noteEvent } from '../payments.ts';

/** Of the endpoint; while a secret is rotated, the new and the old one, separated by a blank. */
const secrets = () => (process.env.ACHORD_WEBHOOK_SECRETS ?? '').split(' ');

export async function POST(request: Request): Promise<Response> {
  try {
    noteEvent(await unwrap(await request.text(), request.headers, secrets()));
    return new Response(null, { status: 204 });
  } catch (error) {
    // Another error is ours: with 500 the event comes again.
    if (!(error instanceof WebhookError)) throw error;
    return new Response(error.message, { status: 400 });
  }
}
