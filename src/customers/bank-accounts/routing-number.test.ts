// The ABA checksum, and the numbers that a bank can have.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReachable, passesChecksum, withCheckDigit } from './routing-number.ts';

const eightDigits = fc.integer({ min: 0, max: 99_999_999 }).map((n) => String(n).padStart(8, '0'));

describe('the checksum of a routing number', () => {
  it.each(['011000015', '021000021', '026009593', '121000358', '322271627'])('passes %s', (number) => {
    expect(passesChecksum(number)).toBe(true);
  });

  it.each(['021000022', '02100002', '0210000210', '02100002x', '', '０２１００００２１'])('fails %j', (number) => {
    expect(passesChecksum(number)).toBe(false);
  });

  it('accepts exactly one check digit', () => {
    fc.assert(
      fc.property(eightDigits, (start) => {
        const passing = [...'0123456789'].filter((digit) => passesChecksum(start + digit));
        expect(passing).toEqual([withCheckDigit(start).at(-1)]);
      }),
    );
  });

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(eightDigits, fc.nat(8), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
        const right = withCheckDigit(start);
        const wrong = right.slice(0, at) + ((Number(right[at]) + by) % 10) + right.slice(at + 1);
        expect(passesChecksum(wrong)).toBe(false);
      }),
    );
  });
});

describe('A routing number that a bank can have', () => {
  it.each(['011000015', '021000021', '121000358', '322271627', '231372691'])('is %s', (number) => {
    expect(isReachable(number)).toBe(true);
  });

  it('has a prefix that was issued', () => {
    const issued = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')).filter((prefix) =>
      isReachable(withCheckDigit(`${prefix}100001`)),
    );
    const span = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => String(from + n).padStart(2, '0'));
    expect(issued).toEqual([...span(1, 12), ...span(21, 32), ...span(61, 72), '80']);
    expect(isReachable('000000000')).toBe(false);
  });
});
