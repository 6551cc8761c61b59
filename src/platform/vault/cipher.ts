// The form of a sealed value, and its cipher: AES-256-GCM.
import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { StatedError } from '../std/stated-error.ts';

// A sealed value: format (1) · data key version (2) · nonce (12) · ciphertext · tag (16).
const format = 1;
const headBytes = 3;
const nonceBytes = 12;
const tagBytes = 16;

// The system call for twelve random bytes costs as much as for thousands.
let nonces = Buffer.alloc(0);

function newNonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(512 * nonceBytes);
  const nonce = nonces.subarray(0, nonceBytes);
  nonces = nonces.subarray(nonceBytes);
  return nonce;
}

// Keys are KeyObjects from the moment they are read: making one for each use costs several times
// the cipher.
export function encrypt(key: KeyObject, version: number, context: string, plaintext: string | Uint8Array): Buffer {
  const nonce = newNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(context));
  const body = typeof plaintext === 'string' ? cipher.update(plaintext, 'utf8') : cipher.update(plaintext);
  cipher.final();
  const sealed = Buffer.allocUnsafe(headBytes + nonceBytes + body.length + tagBytes);
  sealed.writeUInt8(format, 0);
  sealed.writeUInt16BE(version, 1);
  sealed.set(nonce, headBytes);
  sealed.set(body, headBytes + nonceBytes);
  sealed.set(cipher.getAuthTag(), headBytes + nonceBytes + body.length);
  return sealed;
}

export function decrypt(
  keyOf: (version: number) => KeyObject | undefined,
  context: string,
  sealed: Uint8Array,
): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const key =
    bytes.length >= headBytes + nonceBytes + tagBytes && bytes[0] === format ? keyOf(bytes.readUInt16BE(1)) : undefined;
  if (key === undefined) throw new StatedError('a sealed value names a data key that the vault does not hold');
  const nonce = bytes.subarray(headBytes, headBytes + nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
  const plaintext = decipher.update(bytes.subarray(headBytes + nonceBytes, bytes.length - tagBytes));
  decipher.final();
  return plaintext;
}
