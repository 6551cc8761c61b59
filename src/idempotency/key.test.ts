// The header as it may be sent, and what makes two requests the same one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, idempotencyKeyFrom } from './key.ts';

describe('idempotencyKeyFrom', () => {
  it('takes 1 to 255 visible ASCII characters', () => {
    expect(idempotencyKeyFrom(undefined)).toBeNull();
    for (const key of ['k', '!~', 'x'.repeat(255)]) expect(idempotencyKeyFrom(key)).toBe(key);
  });

  it.each(['', 'x'.repeat(256), 'a b', 'a, b', 'schlüssel', 'a\tb', '\u007f'])('refuses %j', (key) => {
    expect(() => idempotencyKeyFrom(key)).toThrow(expect.objectContaining({ code: 'idempotency_key_invalid' }));
  });
});

describe('canonicalJson', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, item]) => [key, shuffled(item)])
        .reverse(),
    );
  };

  it('is the same text exactly for the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const read = JSON.parse(JSON.stringify(a)) as unknown;
        expect(canonicalJson(shuffled(read))).toBe(canonicalJson(read));
        expect(JSON.parse(canonicalJson(read))).toEqual(read);
        const same = canonicalJson(read) === canonicalJson(JSON.parse(JSON.stringify(b)));
        expect(same).toBe(JSON.stringify(sorted(read)) === JSON.stringify(sorted(JSON.parse(JSON.stringify(b)))));
      }),
    );
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  // Pairs, so that keys that look like numbers do not sort themselves.
  return {
    pairs: Object.keys(value)
      .sort()
      .map((key) => [key, sorted((value as Record<string, unknown>)[key])]),
  };
}
