// Webhooks of Standard Webhooks 1.0.0: the signature and the age are checked before anything is
// read.
import type { components } from '../description.ts';
import { AchordError } from '../http/errors.ts';

/**
 * An event, from a webhook or from the event log. `type` tells which data it has. `uuid` is the
 * same at every delivery and in the log (the `webhook-id`): what has been handled is known by it.
 */
export type WebhookEvent = components['schemas']['Event'] & { uuid: string };
export type EventType = WebhookEvent['type'];
export type EventOf<Type extends EventType> = Extract<WebhookEvent, { type: Type }>;

/** An event about a payment: its data is the payment, with the `sequence` of the event. */
export type PaymentEvent = Extract<WebhookEvent, { data: components['schemas']['TransactionEventData'] }>;

export const isPaymentEvent = (event: WebhookEvent): event is PaymentEvent => 'transaction_status' in event.data;

/** The request is not a genuine webhook of the service. Answer it with 400. */
export class WebhookError extends AchordError {
  override name = 'WebhookError';
}

/** Headers as `fetch` or as `node:http` has them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const tolerance = 300;
const prefix = 'whsec_';

/**
 * Checks a webhook and answers its event.
 * `body`: the body as it came, before any parsing. `secrets`: of the endpoint; while a secret is
 * rotated, the new and the old one. Throws WebhookError; TypeError for a body that was parsed.
 */
export async function unwrap(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  /** Seconds since 1970. */
  now: number = Date.now() / 1_000,
): Promise<WebhookEvent> {
  if (typeof body !== 'string' && !(body instanceof Uint8Array))
    throw new TypeError('Give the body as it came, as text or bytes: a parsed body has no signature.');
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > tolerance)
    throw new WebhookError('The webhook is too old, or from the future. Compare the clock of this machine.');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    const key = await keyOf(secret);
    for (const signature of signatures) {
      const given = signature.startsWith('v1,') ? fromBase64(signature.slice(3)) : null;
      // It compares in constant time.
      if (given !== null && (await crypto.subtle.verify('HMAC', key, given, signed)))
        return { ...JSON.parse(new TextDecoder().decode(bytes)), uuid: id } as WebhookEvent;
    }
  }
  throw new WebhookError('The webhook is not signed with a secret of this endpoint.');
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '')
    throw new WebhookError(`The header ${name} is missing: this is not a webhook.`);
  return value;
}

function keyOf(secret: string) {
  const bytes = secret.startsWith(prefix) ? fromBase64(secret.slice(prefix.length)) : null;
  if (bytes === null) throw new TypeError(`The secret of an endpoint begins with ${prefix}.`);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Null: it is not base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}
