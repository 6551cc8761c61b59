// The uuids of events in batches are made of the uuids of their subjects, and back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../platform/std/clock.ts';
import { firstUuidOf, uuidv7 } from '../../../platform/std/identifiers.ts';
import { batchedUuid, firstInSecond, soughtMove, uuidOfMove } from './batched-uuid.ts';

const anyInstant = fc.integer({ min: 0, max: Date.UTC(2199, 0, 1) }).map(instant);

describe('The uuid of an event in a batch', () => {
  it('is another UUIDv7 of the same instant, and leads back to its subject', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const subject = uuidv7(at);
        const event = batchedUuid(subject);
        expect(event).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(event.slice(0, 15)).toBe(subject.slice(0, 15));
        expect(event).not.toBe(subject);
        expect(batchedUuid(event)).toBe(subject);
        expect(batchedUuid(event.toUpperCase())).toBe(subject);
      }),
    );
  });

  it('of a move is a UUIDv7 of its time, another one for each sequence, and says where to look for it', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, fc.integer({ min: 2, max: 4_000 }), (created, occurred_at, sequence) => {
        const subject_uuid = uuidv7(created);
        const uuid = uuidOfMove({ subject_uuid, occurred_at, sequence });
        expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(uuid.slice(0, 15)).toBe(firstUuidOf(occurred_at).slice(0, 15));
        expect(uuidOfMove({ subject_uuid, occurred_at, sequence: sequence + 1 })).not.toBe(uuid);
        const { from, before, subjectEnd } = soughtMove(uuid);
        expect([from, before]).toEqual([occurred_at, instant(occurred_at.getTime() + 1)]);
        expect(subject_uuid.endsWith(subjectEnd)).toBe(true);
      }),
    );
  });

  it('is looked for at a time that PostgreSQL reads, whatever uuid a caller sends', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(soughtMove(uuid).before.toISOString()).toMatch(/^\d{4}-/);
      }),
    );
  });

  it('is never the same for two subjects', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 7 }), fc.uuid({ version: 7 }), (one, other) => {
        expect(batchedUuid(one) === batchedUuid(other)).toBe(one === other);
      }),
    );
  });

  it('can only be in a batch that begins in its second', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const second = firstUuidOf(instant(Math.floor(at.getTime() / 1_000) * 1_000));
        expect(firstInSecond(uuidv7(at))).toBe(second);
      }),
    );
    // A cursor may be any uuid.
    expect(firstInSecond('ffffffff-ffff-4fff-bfff-ffffffffffff') <= 'ffffffff-ffff-4fff-bfff-ffffffffffff').toBe(true);
  });
});
