// The HMAC equals the one of node:crypto for every key and text.
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/support/runner/any-text.ts';
import { hmacSha256 } from './hmac.ts';

describe('HMAC-SHA256', () => {
  it('gives the result of RFC 4231', () => {
    const hex = hmacSha256(Buffer.from('Jefe'))('what do ya want for nothing?').toString('hex');
    expect(hex).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });

  it('equals node:crypto, for any key of up to 64 bytes and any text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), anyText(), (key, text) => {
        const theirs = createHmac('sha256', key).update(text).digest('hex');
        expect(hmacSha256(key)(text).toString('hex')).toBe(theirs);
        expect(hmacSha256(key)(Buffer.from(text)).toString('hex')).toBe(theirs);
        expect(hmacSha256(key)(text, 'base64')).toBe(Buffer.from(theirs, 'hex').toString('base64'));
      }),
      { numRuns: 50 },
    );
  });

  it('handles texts longer than its buffer, and keeps keys apart', () => {
    const [one, other] = [hmacSha256(Buffer.alloc(32, 1)), hmacSha256(Buffer.alloc(32, 2))];
    const long = '€'.repeat(40_000);
    const signed = one('short');
    expect(one(long)).toEqual(createHmac('sha256', Buffer.alloc(32, 1)).update(long).digest());
    expect(other('short')).not.toEqual(signed);
    expect(one('short')).toEqual(signed);
  });

  it('refuses a key longer than a block', () => {
    expect(() => hmacSha256(Buffer.alloc(65))).toThrow('longer than a block');
  });
});
