// Identifiers: UUIDv7, made by the application so that an id also says when.
import { randomFillSync } from 'node:crypto';

const pool = new Uint8Array(10 * 512);
let used = pool.length;

/** A UUIDv7 whose first 48 bits are the given instant; the other 74 free bits are random. */
export function uuidv7(at: Date): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + 10);
  used += 10;
  const time = at.getTime().toString(16).padStart(12, '0');
  random[0] = (random[0]! & 0x0f) | 0x70;
  random[2] = (random[2]! & 0x3f) | 0x80;
  const tail = Buffer.from(random).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-${tail.slice(0, 4)}-${tail.slice(4, 8)}-${tail.slice(8)}`;
}

/**
 * The smallest UUIDv7 of an instant: everything made before it sorts below. Of one before 1970: the
 * smallest of all.
 */
export function firstUuidOf(at: Date): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/**
 * How the text of each UUIDv7 of an instant begins; the rest of it is free to be random, from its
 * third digit group's second digit on.
 */
export function uuidStart(at: Date): string {
  return firstUuidOf(at).slice(0, 15);
}

/** Stands for the operator where a tenant's id is asked for. */
export const nilUuid = '00000000-0000-0000-0000-000000000000';

/** None is greater. */
export const lastUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
