// Check digits of routing numbers: which errors they detect.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf, hasRightCheckDigit } from './check-digit.ts';

describe('the check digit', () => {
  it.each(['091000019', '011000015', '122105278', '021000021', '999999992'])(
    'of %s is its ninth digit',
    (routingNumber) => {
      expect(checkDigitOf(routingNumber.slice(0, 8))).toBe(routingNumber[8]);
      expect(hasRightCheckDigit(routingNumber)).toBe(true);
    },
  );

  it('is undefined for anything other than eight digits', () => {
    for (const text of ['', '0910000', '091000019', '0910000x', '0910000/', '0910000:'])
      expect(checkDigitOf(text)).toBeUndefined();
    for (const text of ['', '09100001', '0910000190', '09100001x']) expect(hasRightCheckDigit(text)).toBe(false);
  });

  it('is right for zeros, but zeros are not a routing number', () => {
    expect(checkDigitOf('00000000')).toBe('0');
    expect(hasRightCheckDigit('000000000')).toBe(false);
  });

  it('detects every single wrong digit', () => {
    const bank = fc.stringMatching(/^[0-9]{8}$/).map((digits) => digits + checkDigitOf(digits)!);
    fc.assert(
      fc.property(bank, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (right, place, by) => {
        const wrong = (Number(right[place]) + by) % 10;
        expect(hasRightCheckDigit(right.slice(0, place) + wrong + right.slice(place + 1))).toBe(false);
      }),
    );
  });
});
