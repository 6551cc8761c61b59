// Transliteration: replacements, and the report of changes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/support/runner/any-text.ts';
import { transliterate } from './transliterate.ts';

const text = (given: string) => transliterate(given).text;

describe('transliterate', () => {
  it('folds diacritics in both encodings', () => {
    expect(text('Zoë Müller-Çelik, Ångström, Dvořák, Nguyễn')).toBe('ZOE MULLER-CELIK, ANGSTROM, DVORAK, NGUYEN');
    expect(text('Zoe\u0308')).toBe('ZOE');
  });

  it('replaces letters that are not a plain letter with a mark', () => {
    expect(text('Straße Æsir œuvre Łódź Søren Þór Đorđe ıstanbul')).toBe(
      'STRASSE AESIR OEUVRE LODZ SOREN THOR DORDE ISTANBUL',
    );
  });

  it('replaces the typographic signs of word processors', () => {
    expect(text('“Fish” ‘n’ Chips – O’Hara — “Bar”…')).toBe(`"FISH" 'N' CHIPS - O'HARA - "BAR"...`);
    expect(text('10\u00a0€ £5 1½ ﬁne ＡＣＭＥ①')).toBe('10 EUR GBP5 11/2 FINE ACME1');
  });

  it('replaces an unknown character by a blank and reports it', () => {
    expect(transliterate('Acme 東')).toEqual({
      text: 'ACME  ',
      changes: [{ offset: 5, from: '東', to: ' ', reason: 'unknown' }],
    });
    expect(transliterate('a😀b').changes).toEqual([{ offset: 1, from: '😀', to: ' ', reason: 'unknown' }]);
  });

  it('replaces white space and control characters by blanks, and removes invisible ones', () => {
    expect(text('a\tb\nc\u2003d\u0000e')).toBe('A B C D E');
    expect(text('a\u200bb\ufeffc\u00add')).toBe('ABCD');
  });

  it('reports every change with its offset, except changes of case', () => {
    expect(transliterate('Ada Moss')).toEqual({ text: 'ADA MOSS', changes: [] });
    expect(transliterate('Großé').changes).toEqual([
      { offset: 3, from: 'ß', to: 'SS', reason: 'folded' },
      { offset: 4, from: 'é', to: 'E', reason: 'folded' },
    ]);
  });

  const words = fc.oneof(anyText(), fc.string({ unit: 'grapheme' }), fc.string());

  it('answers only upper-case ASCII for any text', () => {
    fc.assert(
      fc.property(words, (given) => {
        expect(text(given)).toMatch(/^[ -`{-~]*$/);
      }),
    );
  });

  it('changes nothing in the second call', () => {
    fc.assert(
      fc.property(words, (given) => {
        const once = text(given);
        expect(transliterate(once)).toEqual({ text: once, changes: [] });
      }),
    );
  });

  it('reports enough to restore the text', () => {
    fc.assert(
      fc.property(words, (given) => {
        let made = '';
        let at = 0;
        for (const { offset, from, to } of transliterate(given).changes) {
          made += given.slice(at, offset).toUpperCase() + to;
          at = offset + from.length;
        }
        expect(made + given.slice(at).toUpperCase()).toBe(text(given));
      }),
    );
  });
});
