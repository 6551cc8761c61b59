// Pinned host keys: the bank's server is identified only by a key or by its SHA-256 fingerprint.
import { createHash } from 'node:crypto';

/** As OpenSSH shows it: `SHA256:` and 43 characters of base64. `key`: in wire format. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

/**
 * `SHA256:…`, or a key as in a known_hosts file: its type and base64, without host names. A comment
 * is ignored.
 */
export function isHostKeyPin(pin: string): boolean {
  if (/^SHA256:[A-Za-z0-9+/]{43}$/.test(pin)) return true;
  const key = keyOf(pin);
  return key !== null && typeOf(key) === pin.split(/\s+/)[0];
}

export function isPinned(pins: readonly string[], key: Buffer): boolean {
  const fingerprint = fingerprintOf(key);
  return pins.some((pin) => (pin.startsWith('SHA256:') ? pin === fingerprint : (keyOf(pin)?.equals(key) ?? false)));
}

/** The type in the key itself: `ssh-ed25519`. */
export function typeOf(key: Buffer): string {
  const length = key.length < 4 ? 0 : key.readUInt32BE(0);
  return key.subarray(4, 4 + length).toString('latin1');
}

/**
 * The signature algorithms to request, so that a server with several keys shows the pinned one.
 * Undefined for a fingerprint, which does not show its type.
 */
export function hostKeyAlgorithms(pins: readonly string[]): string[] | undefined {
  if (pins.some((pin) => pin.startsWith('SHA256:'))) return undefined;
  const types = new Set(pins.map((pin) => pin.split(/\s+/)[0]!));
  return [...types].flatMap((type) => (type === 'ssh-rsa' ? ['rsa-sha2-512', 'rsa-sha2-256'] : [type]));
}

function keyOf(pin: string): Buffer | null {
  const match = /^[a-z0-9@.-]+\s+([A-Za-z0-9+/]+={0,2})(\s.*)?$/.exec(pin);
  return match === null ? null : Buffer.from(match[1]!, 'base64');
}
