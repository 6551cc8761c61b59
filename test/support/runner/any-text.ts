// Text of any characters, for property tests.
import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/** Any code point except surrogates. Building the table of fast-check's own unit takes seconds. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count));

export const anyText = (constraints: { maxLength?: number } = {}) => fc.string({ unit: anyCharacter, ...constraints });
