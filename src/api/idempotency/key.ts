// An idempotency key from a client, and the claim that is stored for it (Interface, Idempotency 1).
import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { refuse } from '../../platform/refusals.ts';
import type { Vault } from '../../platform/vault/vault.ts';

/** 1 to 255 characters, none of them a control character. */
export const keyPattern = '^[^\\u0000-\\u001f\\u007f-\\u009f]{1,255}$';
export const keyAllowed = 'text of 1 to 255 characters without control characters';
const validKey = new RegExp(keyPattern, 'u');
const ascii = /^[\x20-\x7e]*$/;
/** A string of a structured header field (RFC 9651): the IETF draft writes a key like this. */
const quoted = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;

/** What a request claims before it has an effect. */
export interface Claim {
  processor_id: string;
  /**
   * A uuid from the first 128 bits of SHA-256 over the tenant, the method and path of the
   * operation, and the key.
   */
  key_hash: string;
  fingerprint: Buffer;
}

export interface KeyedRequest {
  processor_id: string;
  /** The id of the processor or the vendor: tenants do not share keys. */
  tenant_id: string;
  method: string;
  /**
   * The first path of the operation with its parameters: all spellings and aliases share one scope.
   */
  path: string;
  query: string;
  /** The JSON value of the body; undefined if it could not be parsed. */
  body: unknown;
  /** The bytes of the body. */
  raw: Uint8Array;
}

/**
 * Reads the header; null when absent. Reads the bytes as UTF-8, or as Latin-1 if they are not
 * UTF-8. So equal bytes are equal keys, and a header and an item of a bulk call read the same text.
 */
export function idempotencyKeyFrom({
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): string | null {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  const key = typeof header === 'string' ? withoutQuotes(textOf(header)) : '';
  if (!validKey.test(key) || isRepeated(key, rawHeaders)) throw refuse('idempotency_key_invalid', 'Idempotency-Key');
  return key;
}

/** `"abc"` is the key `abc`. What is no string in quotes is a key as it is. */
function withoutQuotes(text: string): string {
  if (!text.startsWith('"')) return text;
  const [, key] = quoted.exec(text) ?? [];
  return key === undefined ? text : key.replace(/\\(["\\])/g, '$1');
}

/** Node passes the bytes of a header as Latin-1. */
function textOf(header: string): string {
  if (ascii.test(header)) return header;
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : header;
}

/** Node joins a repeated header with a comma, but a key can contain a comma too. */
function isRepeated(key: string, rawHeaders: readonly string[]): boolean {
  if (!key.includes(', ')) return false;
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'idempotency-key').length > 1;
}

/** The claim of a request with this key. */
export function claimOf(key: string, request: KeyedRequest, vault: Vault): Claim {
  // The text of a body is in normal form C, so the key of a bulk item is too.
  const name = ascii.test(key) ? key : key.normalize('NFC');
  const scope = hash('sha256', `${request.tenant_id}\n${request.method}\n${request.path}\n${name}`, 'hex');
  // Equal JSON values in different spellings are the same request. A body that is not JSON is
  // compared by its bytes.
  const body = request.body === undefined ? request.raw : canonicalJson(request.body);
  return {
    processor_id: request.processor_id,
    key_hash: `${scope.slice(0, 8)}-${scope.slice(8, 12)}-${scope.slice(12, 16)}-${scope.slice(16, 20)}-${scope.slice(20, 32)}`,
    fingerprint: vault.fingerprint(request.method, request.path, request.query, body),
  };
}

/** JSON with sorted keys and without spaces: equal values have equal texts. */
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
