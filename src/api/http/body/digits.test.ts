// Text of digits becomes a number where the schema allows it, and nothing else changes.
import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { SentCents, Text } from '../schema.ts';
import { digitReader } from './digits.ts';

const One = Type.Object({ amount: SentCents(1), note: Type.Optional(Text(0, 20)) });
const Many = Type.Object({ list: Type.Array(One), inner: Type.Object({ amount: SentCents(1) }) });

function read<Value>(schema: unknown, value: Value): Value {
  const copy = structuredClone(value);
  digitReader(schema)?.(copy);
  return copy;
}

describe('digitReader', () => {
  it('reads text of digits as a number, at any place', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999_999 }), fc.nat({ max: 3 }), (cents, zeros) => {
        const text = `${'0'.repeat(zeros)}${cents}`;
        expect(read(One, { amount: text, note: text })).toEqual({ amount: cents, note: text });
        expect(read(Many, { list: [{ amount: text }, { amount: cents }], inner: { amount: text } })).toEqual({
          list: [{ amount: cents }, { amount: cents }],
          inner: { amount: cents },
        });
      }),
    );
  });

  it('leaves every other value unchanged, of any shape', () => {
    const notDigits = fc.jsonValue().filter((value) => typeof value !== 'string' || !/^[0-9]{1,15}$/.test(value));
    fc.assert(
      fc.property(notDigits, (value) => {
        const amount = value as string;
        expect(read(One, { amount, other: '5' })).toEqual({ amount, other: '5' });
        expect(read(Many, { list: value, inner: value })).toEqual({ list: value, inner: value });
        expect(read(One, value)).toEqual(value);
      }),
      { examples: [['12.50'], [' 1'], ['1e3'], ['']] },
    );
  });

  it('returns no reader for a schema without such a field', () => {
    expect(digitReader(Type.Object({ note: Text(0, 20), list: Type.Array(Type.String()) }))).toBeNull();
  });
});
