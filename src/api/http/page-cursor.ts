// The cursor of a list that is read by keyset: the list and the position of the last row.
import { hash } from 'node:crypto';
import type { TimeAndUuid } from '../../platform/database/after-row.sql.ts';
import { invalid } from '../../platform/refusals.ts';
import { firstUuidOf, isUuid, nilUuid } from '../../platform/std/identifiers.ts';
import { isoInstant } from '../../platform/std/timestamps.ts';

/** `list`: the name of the list and its filters. A cursor is refused in another list. */
export function pageCursor(list: readonly (string | null)[], position: readonly string[]): string {
  return Buffer.from(JSON.stringify([list, position])).toString('base64url');
}

/**
 * The position in `after`, which a caller sent. `isPosition` checks it: anyone can write a cursor,
 * and it goes into a query.
 */
export function positionIn<Position extends readonly string[]>(
  after: string,
  list: readonly (string | null)[],
  isPosition: (position: readonly unknown[]) => position is Position,
): Position {
  const sent = parsed(after);
  const ofThisList = Array.isArray(sent) && JSON.stringify(sent[0]) === JSON.stringify(list);
  const position: unknown = ofThisList ? sent[1] : null;
  if (Array.isArray(position) && isPosition(position)) return position;
  throw invalid(
    'after',
    'cursor',
    'must be `next` of an earlier answer with the same filters. Leave it out to start again',
  );
}

/** The position of a row that its uuid alone places. */
export const isOneUuid = (sent: readonly unknown[]): sent is readonly [uuid: string] =>
  sent.length === 1 && typeof sent[0] === 'string' && isUuid(sent[0]);

/** The position where the rows of an instant begin, of a list that uuids place. */
export const uuidStartOf = (at: Date): readonly [uuid: string] => [firstUuidOf(at)];

/** The position of a row that a time places, and among equal times its uuid. */
export const isTimeAndUuid = (sent: readonly unknown[]): sent is TimeAndUuid =>
  sent.length === 2 &&
  typeof sent[0] === 'string' &&
  isoInstant(sent[0]) !== null &&
  typeof sent[1] === 'string' &&
  isUuid(sent[1]);

export const timeAndUuid = (at: Date, uuid: string): TimeAndUuid => [at.toISOString(), uuid];

/** The position where the rows of an instant begin, of a list that times place. */
export const timeStartOf = (at: Date): TimeAndUuid => timeAndUuid(at, nilUuid);

function parsed(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString());
  } catch {
    return null;
  }
}

/** A filter with keys of its own, for a cursor: a digest, because a cursor has a bounded length. */
export const digestOf = (filter: object): string =>
  hash('sha256', JSON.stringify(Object.entries(filter).toSorted()), 'base64url');
