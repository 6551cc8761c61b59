// The public keys that Plaid signs its notices with: fetched when first named, and again after an
// hour, because Plaid replaces them.
import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { elapsedMs, reading } from '../../../../platform/std/clock.ts';
import { isUuid } from '../../../../platform/std/identifiers.ts';
import { StatedError } from '../../../../platform/std/stated-error.ts';

/**
 * The key of the id that a notice names, which came from an address; null: Plaid has no such key,
 * or it has expired. Throws TooManyKeys, and if Plaid does not answer.
 */
export type KeyOfNotice = (named: { keyId: string; address: string }, signal: AbortSignal) => Promise<KeyObject | null>;

/** Asks Plaid. Null: Plaid does not know the id. */
export type FetchKey = (keyId: string, signal: AbortSignal) => Promise<unknown>;

const keptMs = 3_600_000;
// Plaid has few keys at a time. The id comes from outside: it must not make us ask Plaid without
// end.
const keysAtMost = 20;
const unknownAtMost = 200;
// Of one address, so that another one does not wait for it.
const fetchesOfAddress = 20;
const fetchesAMinute = 200;

export class TooManyKeys extends StatedError {
  constructor() {
    super('notices name more unknown keys than are asked for in a minute');
    this.name = 'TooManyKeys';
  }
}

export function keysOfNotices(fetchKey: FetchKey): KeyOfNotice {
  const kept = new Map<string, { key: KeyObject; since: number }>();
  // Apart from the keys, which made-up ids must not replace.
  const unknown = new Map<string, number>();
  let minute = reading();
  let fetches = 0;
  let ofAddress = new Map<string, number>();

  function countFetch(address: string): void {
    if (elapsedMs(minute) >= 60_000) {
      minute = reading();
      fetches = 0;
      ofAddress = new Map();
    }
    const asked = ofAddress.get(address) ?? 0;
    if (asked >= fetchesOfAddress || fetches >= fetchesAMinute) throw new TooManyKeys();
    ofAddress.set(address, asked + 1);
    fetches++;
  }

  return async ({ keyId, address }, signal) => {
    if (!isUuid(keyId)) return null;
    const known = kept.get(keyId);
    if (known !== undefined && elapsedMs(known.since) < keptMs) return known.key;
    if (known === undefined) {
      if (elapsedMs(unknown.get(keyId) ?? -keptMs) < keptMs) return null;
      countFetch(address);
    }
    const key = publicKeyIn(await fetchKey(keyId, signal), keyId);
    kept.delete(keyId);
    if (key === null) keep(unknown, unknownAtMost, keyId, reading());
    else keep(kept, keysAtMost, keyId, { key, since: reading() });
    return key;
  };
}

/** Forgets the oldest to keep a new one. */
function keep<Value>(values: Map<string, Value>, atMost: number, id: string, value: Value): void {
  if (values.size >= atMost) values.delete(values.keys().next().value!);
  values.set(id, value);
}

/** The key of a JSON Web Key for ES256; null: it is not one, or it has expired. */
function publicKeyIn(value: unknown, keyId: string): KeyObject | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kid, alg, kty, crv, x, y, expired_at } = value as Record<string, unknown>;
  if (kid !== keyId || alg !== 'ES256' || kty !== 'EC' || crv !== 'P-256') return null;
  if (expired_at !== null && expired_at !== undefined) return null;
  try {
    return createPublicKey({ key: { kty, crv, x, y } as JsonWebKey, format: 'jwk' });
  } catch {
    return null;
  }
}
