// Signs a delivery: the three headers of Standard Webhooks 1.0.0.
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { keyOf } from '../endpoints/endpoint-secret.ts';

export interface SignedHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** `secrets`: the present one first, then the one it replaced while both are valid. `at`: the instant of this attempt. */
export function sign(secrets: readonly string[], eventUuid: string, at: Date, body: string): SignedHeaders {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    return `v1,${createHmac('sha256', signingKey(secret)).update(`${eventUuid}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': eventUuid, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}

// To make a key of bytes anew at each use costs several times the signature.
const keys = new Map<string, KeyObject>();
const keysAtMost = 10_000;

function signingKey(secret: string): KeyObject {
  const kept = keys.get(secret);
  if (kept !== undefined) return kept;
  const bytes = keyOf(secret);
  if (bytes === null) throw new Error('a webhook secret is not written as whsec_ and base64 of 24 to 64 bytes');
  if (keys.size >= keysAtMost) keys.clear();
  const key = createSecretKey(bytes);
  keys.set(secret, key);
  return key;
}

/** All headers of a delivery. */
export function signedHeaders(
  secrets: readonly string[],
  eventUuid: string,
  at: Date,
  body: string,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Achord-Webhooks/1.0',
    ...sign(secrets, eventUuid, at, body),
  };
}
