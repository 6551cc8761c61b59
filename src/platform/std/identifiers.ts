// Identifiers: UUIDv7, made by the application. An id contains its creation time.
import { randomFillSync } from 'node:crypto';

const pool = Buffer.allocUnsafeSlow(10 * 512);
let used = pool.length;
/** The time of the latest id: many are made in one millisecond. */
let latest = { ms: Number.NaN, start: '' };

/** A UUIDv7: the first 48 bits are the instant, the other 74 free bits are random. */
export function uuidv7(at: Date): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  pool[used] = (pool[used]! & 0x0f) | 0x70;
  pool[used + 2] = (pool[used + 2]! & 0x3f) | 0x80;
  const tail = pool.toString('hex', used, used + 10);
  used += 10;
  const ms = at.getTime();
  if (ms !== latest.ms) {
    const time = ms.toString(16).padStart(12, '0');
    latest = { ms, start: `${time.slice(0, 8)}-${time.slice(8)}-` };
  }
  return `${latest.start}${tail.slice(0, 4)}-${tail.slice(4, 8)}-${tail.slice(8)}`;
}

/**
 * The smallest UUIDv7 of an instant: every earlier id sorts before it. For an instant before 1970:
 * the smallest UUIDv7.
 */
export function firstUuidOf(at: Date): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/**
 * The common start of every UUIDv7 of an instant. From the second digit of the third group on, an
 * id is random.
 */
export function uuidStart(at: Date): string {
  return firstUuidOf(at).slice(0, 15);
}

/** The id of the operator where a tenant's id is expected. */
export const nilUuid = '00000000-0000-0000-0000-000000000000';

/** The greatest UUID. */
export const lastUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The next greater UUID, in lower case; of the greatest itself. */
export function uuidBehind(uuid: string): string {
  const digits = uuid.replaceAll('-', '').toLowerCase();
  const next = (BigInt(`0x${digits}`) + 1n).toString(16).padStart(32, '0');
  if (next.length > 32) return lastUuid;
  return next.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
