// An idempotency key as a client sends it, and what is kept of it (Interface, Idempotency 1).
import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { refuse } from '../refusals.ts';
import type { Vault } from '../vault/vault.ts';

/** 1 to 255 characters, none of them a control character. */
export const keyPattern = '^[^\\u0000-\\u001f\\u007f-\\u009f]{1,255}$';
export const keyAllowed = 'text of 1 to 255 characters without control characters';
const validKey = new RegExp(keyPattern, 'u');
const ascii = /^[\x20-\x7e]*$/;

/** What a request claims before it may have an effect. */
export interface Claim {
  processor_id: string;
  /**
   * The first 128 bits of SHA-256 over tenant, method and path of the operation, and key, written
   * as a uuid.
   */
  key_hash: string;
  fingerprint: Buffer;
}

export interface KeyedRequest {
  processor_id: string;
  /** The processor's or the vendor's id: keys of different tenants are independent. */
  tenant_id: string;
  method: string;
  /**
   * The first path of the operation with its parameters filled in: one scope for all spellings and
   * aliases.
   */
  path: string;
  query: string;
  /** The JSON value of the body; undefined when it could not be parsed. */
  body: unknown;
  /** The bytes of the body. */
  raw: Uint8Array;
}

/**
 * Reads the header: null when absent. The bytes are read as UTF-8, or as Latin-1 where they are no
 * UTF-8: equal bytes are equal keys, and a key is the same text in the header and in an item of a
 * bulk call.
 */
export function idempotencyKeyFrom({
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): string | null {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  const key = typeof header === 'string' ? textOf(header) : '';
  if (!validKey.test(key) || isRepeated(key, rawHeaders)) throw refuse('idempotency_key_invalid', 'Idempotency-Key');
  return key;
}

/** Node hands the bytes of a header over as Latin-1. */
function textOf(header: string): string {
  if (ascii.test(header)) return header;
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : header;
}

/** Node joins a header that was sent twice with a comma, which a key may hold, too. */
function isRepeated(key: string, rawHeaders: readonly string[]): boolean {
  if (!key.includes(', ')) return false;
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'idempotency-key').length > 1;
}

/** The claim that a request with this key makes. */
export function claimOf(key: string, request: KeyedRequest, vault: Vault): Claim {
  // Text in bodies is in normal form C: so is the key of an item there.
  const name = ascii.test(key) ? key : key.normalize('NFC');
  const scope = hash('sha256', `${request.tenant_id}\n${request.method}\n${request.path}\n${name}`, 'hex');
  // The same JSON value in another spelling is the same request; a body that is no JSON is compared
  // byte by byte.
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
