// Signatures are those of node:crypto's own HMAC, whatever the key and the text.
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hmacSha256 } from './hmac.ts';

describe('HMAC-SHA256', () => {
  it('is the one of RFC 4231', () => {
    const hex = Buffer.from(hmacSha256(Buffer.from('Jefe'))('what do ya want for nothing?'), 'base64').toString('hex');
    expect(hex).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });

  it('is what node:crypto says, for any key of up to 64 bytes and any text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.string({ unit: 'binary' }), (key, text) => {
        expect(hmacSha256(key)(text)).toBe(createHmac('sha256', key).update(text).digest('base64'));
      }),
      { numRuns: 50 },
    );
  });

  it('grows with its text, and another key’s signature does not change it', () => {
    const [one, other] = [hmacSha256(Buffer.alloc(32, 1)), hmacSha256(Buffer.alloc(32, 2))];
    const long = '€'.repeat(40_000);
    const signed = one('short');
    expect(one(long)).toBe(createHmac('sha256', Buffer.alloc(32, 1)).update(long).digest('base64'));
    expect(other('short')).not.toBe(signed);
    expect(one('short')).toBe(signed);
  });

  it('takes no key longer than a block', () => {
    expect(() => hmacSha256(Buffer.alloc(65))).toThrow('longer than a block');
  });
});
