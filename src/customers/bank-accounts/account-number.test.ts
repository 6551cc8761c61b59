// Which account numbers are allowed, and which ones in an answer of a bank may be the same.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountNumberPattern, mayBeNumber } from './account-number.ts';

describe('An account number', () => {
  it.each(['1', '123456789 111', '12.345/6-7', 'A', '0 1', '12345678901234567', '-1', '00A'])('may be %s', (number) => {
    expect(number).toMatch(new RegExp(accountNumberPattern));
  });

  it.each(['', ' 1', '1 ', '0', '000', '-', '0-0', './.', '123456789012345678', '12_3', '1\t2', '1*', '12\n', 'é'])(
    'may not be %j',
    (number) => {
      expect(number).not.toMatch(new RegExp(accountNumberPattern));
    },
  );
});

describe('A number in an answer of a bank', () => {
  it.each([
    ['0012345678', '12345678', true],
    ['12345678', '0012345678', true],
    ['       12345678', '12345678', true],
    ['12-345 678', '12345-678', true],
    ['*****5678', '12345678', true],
    ['XXXX5678', '0012345678', true],
    ['1234**78', '12345678', true],
    ['ab-12', 'AB12', true],
    ['12.345/678', '12345678', true],
    ['12345678', '12 345.678', true],
    ['', '12345678', true],
    ['XXXXXXXX', '12345678', true],
    ['12345679', '12345678', false],
    ['2345678', '12345678', false],
    ['123456780', '12345678', false],
    ['****5679', '12345678', false],
    ['1234**79', '12345678', false],
    ['****12345678', '5678', false],
  ])('%s is taken for %s: %s', (answered, stored, may) => {
    expect(mayBeNumber(answered, stored)).toBe(may);
  });

  it('is taken for itself, however it is padded and masked', () => {
    const numbers = fc.stringMatching(/^[1-9][0-9A-W]{0,15}$/);
    fc.assert(
      fc.property(numbers, fc.nat(16), fc.nat(5), (number, at, zeros) => {
        const masked = [...number].map((one, index) => (index === at ? '*' : one)).join('');
        expect(mayBeNumber(`${'0'.repeat(zeros)}${number}`, number)).toBe(true);
        expect(mayBeNumber(masked, number)).toBe(true);
      }),
    );
  });

  it('with another last character is not taken for it', () => {
    const numbers = fc.stringMatching(/^[1-9][0-9]{3,15}$/);
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 9 }), (number, by) => {
        const other = number.slice(0, -1) + String((Number(number.at(-1)) + by) % 10);
        expect(mayBeNumber(other, number)).toBe(false);
        expect(mayBeNumber(`***${other.slice(-4)}`, number)).toBe(false);
      }),
    );
  });
});
