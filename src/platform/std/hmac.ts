// HMAC-SHA256 with a prepared key, from two plain digests: an HMAC object of node:crypto for each
// signature costs ten times as much.
import { hash } from 'node:crypto';

/** The HMAC-SHA256 (RFC 2104) of bytes or of a text in UTF-8. */
export interface Hmac {
  (content: string | Uint8Array): Buffer;
  /** Cheaper than to encode the bytes. */
  (content: string | Uint8Array, encoding: 'base64'): string;
}

const blockBytes = 64;
const digestBytes = 32;

// Shared buffer: nothing is awaited between filling and reading it.
let inner = Buffer.alloc(64 * 1024);
const outer = Buffer.alloc(blockBytes + digestBytes);

/** `key`: at most 64 bytes. RFC 2104 would hash a longer key first; no key here is longer. */
export function hmacSha256(key: Uint8Array): Hmac {
  if (key.length > blockBytes) throw new RangeError('the key of an HMAC is longer than a block');
  const padded = (byte: number) => Buffer.alloc(blockBytes).map((_, index) => (key[index] ?? 0) ^ byte);
  const [innerPad, outerPad] = [padded(0x36), padded(0x5c)];
  function hmac(content: string | Uint8Array): Buffer;
  function hmac(content: string | Uint8Array, encoding: 'base64'): string;
  function hmac(content: string | Uint8Array, encoding?: 'base64'): Buffer | string {
    // A UTF-16 unit becomes at most three bytes.
    const most = blockBytes + content.length * 3;
    if (inner.length < most) inner = Buffer.alloc(most);
    inner.set(innerPad);
    let length = blockBytes;
    if (typeof content === 'string') length += inner.write(content, blockBytes);
    else {
      inner.set(content, blockBytes);
      length += content.length;
    }
    outer.set(outerPad);
    // A digest as text takes half the time of one as a buffer: node:crypto allocates each buffer
    // apart.
    outer.write(hash('sha256', inner.subarray(0, length), 'binary'), blockBytes, 'latin1');
    if (encoding === 'base64') return hash('sha256', outer, 'base64');
    return Buffer.from(hash('sha256', outer, 'binary'), 'latin1');
  }
  return hmac;
}
