// The name of a business on a bank statement, for every input.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/support/runner/any-text.ts';
import { derivedCompanyName } from './company-name.ts';

describe('derivedCompanyName', () => {
  it('is the trading name, or else the legal name', () => {
    expect(derivedCompanyName({ business_name: 'Fish LLC', trading_name: 'Fish & Chips' })).toBe('Fish & Chips');
    expect(derivedCompanyName({ business_name: 'Fish LLC', trading_name: null })).toBe('Fish LLC');
  });

  it('is always well-formed text of at most 16 characters without spaces at its ends', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (name) => {
        const derived = derivedCompanyName({ business_name: name, trading_name: null });
        expect([...derived].length).toBeLessThanOrEqual(16);
        expect(derived.isWellFormed()).toBe(true);
        expect(derived).toBe(derived.trim());
      }),
    );
  });

  it('is the whole name if it is short enough', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 16 }), (name) => {
        expect(derivedCompanyName({ business_name: 'other', trading_name: name })).toBe(name.trim());
      }),
    );
  });
});
