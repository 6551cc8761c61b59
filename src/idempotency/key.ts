// An idempotency key as a client sends it, and what is kept of it (Interface, Idempotency 1).
import { hash } from 'node:crypto';
import { refuse } from '../refusals.ts';
import type { Vault } from '../vault/vault.ts';

/** 1 to 255 visible ASCII characters. */
export const keyPattern = '^[\\x21-\\x7e]{1,255}$';
const validKey = new RegExp(keyPattern);

/** What a request claims before it may have an effect. */
export interface Claim {
  processor_id: string;
  /** The first 128 bits of SHA-256 over tenant, method, path and key, written as a uuid. */
  key_hash: string;
  fingerprint: Buffer;
}

export interface KeyedRequest {
  processor_id: string;
  /** The processor's or the vendor's id: keys of different tenants are independent. */
  tenant_id: string;
  method: string;
  /** The concrete path, without the query. */
  path: string;
  query: string;
  /** The JSON value of the body; undefined when it could not be parsed. */
  body: unknown;
  /** The bytes of the body. */
  raw: Uint8Array;
}

/**
 * Reads the header: null when absent. The value must be 1 to 255 visible ASCII characters; Node joins a repeated
 * header with ", ", and a space is not a visible character, so a doubled header is refused by the same rule.
 */
export function idempotencyKeyFrom(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !validKey.test(header)) throw refuse('idempotency_key_invalid', 'Idempotency-Key');
  return header;
}

/** The claim that a request with this key makes. */
export function claimOf(key: string, request: KeyedRequest, vault: Vault): Claim {
  const scope = hash('sha256', `${request.tenant_id}\n${request.method}\n${request.path}\n${key}`, 'hex');
  // The same JSON value in another spelling is the same request; a body that is no JSON is compared byte by byte.
  const body = request.body === undefined ? request.raw : canonicalJson(request.body);
  return {
    processor_id: request.processor_id,
    key_hash: `${scope.slice(0, 8)}-${scope.slice(8, 12)}-${scope.slice(12, 16)}-${scope.slice(16, 20)}-${scope.slice(20, 32)}`,
    fingerprint: vault.fingerprint(request.method, request.path, request.query, body),
  };
}

/** JSON with sorted keys and no spaces: equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = value as Record<string, unknown>;
    let text = '';
    for (const key of Object.keys(fields).sort())
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(fields[key])}`;
    return `{${text}}`;
  }
  return JSON.stringify(value);
}
