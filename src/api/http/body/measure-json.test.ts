// The check before the parser: it accepts the texts that JSON.parse accepts, up to its limits.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/refusals.ts';
import { measureJson } from './measure-json.ts';

const limits = { values: 1_000_000 };

/** The refusal of a text; null when it is accepted. */
function refused(text: string, within = limits): Refusal | null {
  try {
    measureJson(text, within);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('measureJson', () => {
  it('accepts exactly the texts that JSON.parse accepts', () => {
    const parts = fc.constantFrom(
      ...[
        '',
        ',',
        ':',
        '{',
        '}',
        '[',
        ']',
        '"',
        '\\',
        '\\u00e',
        '\\x',
        '0',
        '-',
        '.',
        'e',
        '+',
        ' ',
        'n',
        'null',
        'tru',
      ],
      ...['\n', '\t', '\u0000', '\u00a0', '\ufeff', '\u2028', '"a":', '1', '01', '1.', '-0', '1e5', '"\ud800"'],
    );
    const mutated = fc.tuple(fc.json({ maxDepth: 3 }), fc.nat(), parts, fc.nat(2)).map(([text, at, part, drop]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + part + text.slice(place + drop);
    });
    const made = fc.array(parts, { maxLength: 8 }).map((list) => list.join(''));
    const counts = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof(mutated, made), (text) => {
        const is = isJson(text);
        counts[is ? 'taken' : 'refused']++;
        expect(refused(text) === null).toBe(is);
      }),
      { numRuns: 3_000 },
    );
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(100);
  });

  it('counts keys, and reports texts and numbers that need a closer check', () => {
    const of = (text: string) => measureJson(text, limits);
    expect(of('{"a":{"b":[{"c":1}]},"d":"}{"}')).toMatchObject({ keys: 4, plain: true, odd: false });
    for (const text of ['"\\n"', '"\u00e9"', '{"\\u0061":1}', '"\u007f"']) expect(of(text).plain).toBe(false);
    for (const number of ['1.0', '1E2', '-0', '-0.0', '1e-2']) expect(of(`[${number}]`).odd).toBe(true);
    for (const text of ['-1', '0', '10', '"1.0"', 'true', '["-0"]']) expect(of(text).odd).toBe(false);
  });

  it('finds the entries of a list of the outermost object, and of no other', () => {
    const within = { ...limits, listed: { field: 'list', entries: 3 } };
    const found = (text: string) => {
      const { list } = measureJson(text, within);
      return list?.starts.map((from, index) => text.slice(from, list.ends[index]).trim()) ?? null;
    };
    const entry = fc.json({ maxDepth: 2 });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 3 }), fc.constantFrom('list', 'l\\u0069st'), (entries, name) => {
        const text = `{"other":{"list":[1,2]},"more":[[3]], "${name}" : [ ${entries.join(' ,\n')} ],"last":[4]}`;
        expect(found(text)).toEqual(entries);
      }),
    );
    expect(found('{"list":[]}')).toEqual([]);
    // One more than allowed shows that there are too many.
    expect(found(`{"list":[${Array.from({ length: 100 }, (_, n) => n)}]}`)).toEqual(['0', '1', '2', '3']);
    for (const text of ['{"list":1}', '{"a":{"list":[1]}}', '[{"list":[1]}]', '["list",[1]]'])
      expect(found(text)).toBeNull();
    expect(refused('{"list":[1],"list":[2]}', within)?.code).toBe('malformed_json');
  });

  it.each([
    ['too many values', `[${'0,'.repeat(9)}0]`, { field: '', code: 'values' }],
    [
      'too many fields',
      `{"a":[{${Array.from({ length: 1_001 }, (_, n) => `"${n}":1`)}}]}`,
      { field: 'a.0', code: 'maxProperties' },
    ],
    ['a key that is too long', `{"a":{"${'k'.repeat(257)}":1}}`, { field: 'a', code: 'key' }],
  ])('refuses %s, and names the place', (_what, text, error) => {
    expect(refused(text, { values: 10 + (error.code === 'values' ? 0 : 2_000) })?.errors).toMatchObject([error]);
  });

  it('accepts a body at each limit', () => {
    expect(refused(`[${'0,'.repeat(8)}0]`, { values: 10 })).toBeNull();
    expect(refused(`{${Array.from({ length: 1_000 }, (_, n) => `"${n}":1`)}}`)).toBeNull();
    expect(refused(`{"${'k'.repeat(256)}":1}`)).toBeNull();
  });
});
