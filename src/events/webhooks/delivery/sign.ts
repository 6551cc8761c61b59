// Signs a delivery: the three headers of Standard Webhooks 1.0.0.

import { type Hmac, hmacSha256 } from '../../../platform/std/hmac.ts';
import { keyOf } from '../../../platform/std/signing-secret.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';

export interface SignedHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/**
 * `secrets`: the current one first, then the previous one while both are valid. `at`: the time of
 * this attempt.
 */
export function sign(secrets: readonly string[], eventUuid: string, at: Date, body: string): SignedHeaders {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signed = `${eventUuid}.${seconds}.${body}`;
  const signatures = secrets.map((secret) => `v1,${signer(secret)(signed, 'base64')}`);
  return { 'webhook-id': eventUuid, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}

// Caches prepared keys: one secret signs thousands of deliveries.
const signers = new Map<string, Hmac>();
const signersAtMost = 10_000;

function signer(secret: string): Hmac {
  const kept = signers.get(secret);
  if (kept !== undefined) return kept;
  const key = keyOf(secret);
  if (key === null)
    throw new StatedError(
      'a stored webhook secret must be whsec_ and base64 of 24 to 64 bytes: rotate the secret of the endpoint',
    );
  if (signers.size >= signersAtMost) signers.clear();
  const made = hmacSha256(key);
  signers.set(secret, made);
  return made;
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
