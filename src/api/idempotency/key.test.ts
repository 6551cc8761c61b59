// The header `Idempotency-Key`, and when two requests are the same.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vault } from '../../platform/vault/vault.ts';
import { canonicalJson, claimOf, idempotencyKeyFrom } from './key.ts';

/** The key of a request with these headers, each in the bytes that Node passes on. */
function keyOf(...sent: (string | Uint8Array)[]): string | null {
  const values = sent.map((one) => Buffer.from(one).toString('latin1'));
  return idempotencyKeyFrom({
    headers: values.length === 0 ? {} : { 'idempotency-key': values.join(', ') },
    rawHeaders: ['Host', 'idempotency-key', ...values.flatMap((value) => ['Idempotency-KEY', value])],
  });
}

describe('idempotencyKeyFrom', () => {
  it('accepts 1 to 255 characters, spaces and all letters included', () => {
    expect(keyOf()).toBeNull();
    const keys = [
      'k',
      '!~',
      'a b',
      'a, b',
      'schlüssel',
      '鍵',
      '🔑🔑',
      'x'.repeat(255),
      'ü'.repeat(255),
      '🔑'.repeat(255),
    ];
    for (const key of keys) expect(keyOf(key)).toBe(key);
  });

  it.each(['', 'x'.repeat(256), 'ü'.repeat(256), '🔑'.repeat(256), 'a\tb', '\u007f', 'a\u0085b'])(
    'refuses %j',
    (key) => {
      expect(() => keyOf(key)).toThrow(expect.objectContaining({ code: 'idempotency_key_invalid' }));
    },
  );

  it('refuses a header that is sent twice, also with the same value', () => {
    for (const keys of [
      ['a', 'b'],
      ['a', 'a'],
      ['ü', 'ü'],
    ])
      expect(() => keyOf(...keys)).toThrow(expect.objectContaining({ code: 'idempotency_key_invalid' }));
  });

  it('reads equal bytes as equal keys, and invalid UTF-8 as Latin-1', () => {
    expect(keyOf(Uint8Array.of(0x66, 0xfc))).toBe('fü');
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 255, min: 0x20 }), (bytes) => {
        fc.pre(!bytes.includes(0x7f));
        let read: string | null = null;
        try {
          read = keyOf(bytes);
        } catch {
          // Latin-1 characters above ASCII, some of them control characters.
          expect(Buffer.from(bytes).toString('latin1')).toMatch(/[\u0080-\u00ff]/);
          return;
        }
        expect(read!.length).toBeLessThanOrEqual(bytes.length);
        expect(keyOf(bytes.slice())).toBe(read);
      }),
    );
  });
});

describe('claimOf', () => {
  const vault = { fingerprint: () => Buffer.alloc(0) } as unknown as Vault;
  const request = {
    processor_id: 'p',
    tenant_id: 't',
    method: 'POST',
    path: '/x',
    query: '',
    body: {},
    raw: Buffer.alloc(0),
  };
  const hashOf = (key: string) => claimOf(key, request, vault).key_hash;

  it('of a key of visible ASCII characters is the same as in earlier releases', () => {
    expect(hashOf('order-1042')).toBe('ad8cf008-09b2-a3d8-6beb-e0b7a241aa21');
  });

  it('is the same for every normal form of a key, as in bodies', () => {
    expect(hashOf('Am\u00e9')).toBe(hashOf('Ame\u0301'));
    expect(hashOf('Ame')).not.toBe(hashOf('Ame\u0301'));
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

  it('is the same text for equal values only', () => {
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
  // Pairs, because an object would sort keys that look like numbers.
  return {
    pairs: Object.keys(value)
      .sort()
      .map((key) => [key, sorted((value as Record<string, unknown>)[key])]),
  };
}
