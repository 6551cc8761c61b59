// What a body may look like: everything that JSON.parse accepts, except what two readers could
// understand differently.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/refusals.ts';
import { isNotPlainDigits, parseBody } from './json-body.ts';

const parse = (text: string) => parseBody(Buffer.from(text));

function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

const forbidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const readable = (text: string) => text.isWellFormed() && !forbidden.test(text);

/** The same value with each text in normal form C; undefined when a text is unreadable. */
function normal(value: unknown): unknown {
  if (typeof value === 'string') return readable(value) ? value.normalize('NFC') : undefined;
  if (Array.isArray(value)) {
    const items = value.map(normal);
    return items.includes(undefined) ? undefined : items;
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [key, readable(key) ? normal(item) : undefined] as const);
  return entries.some(([, item]) => item === undefined) ? undefined : Object.fromEntries(entries);
}

const text = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('e\u0301', '\u2000', '\u00a0', '\ufeff', '\u202e', '\ud800', 'a"b\\c', '__proto__', ''),
);
const json = fc
  .jsonValue({ maxDepth: 6 })
  .chain((value) => fc.tuple(fc.constant(value), text))
  .map(([value, one]) => [value, { [one]: one }]);

describe('parseBody', () => {
  it('returns what JSON.parse returns, in normal form C, and refuses text that a person could not read', () => {
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const written = JSON.stringify(value, null, indent);
        const expected = normal(JSON.parse(written));
        if (expected === undefined) expect(refusalOf(() => parse(written)).code).toBe('invalid_request');
        else expect(parse(written)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('accepts no text that JSON.parse refuses', () => {
    const mutated = fc
      .tuple(
        fc.json({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom('', ',', '{', '}', '[', ']', '"', '\\', '0', '-', ' ', 'n'),
      )
      .map(([written, at, inserted]) => {
        const place = at % (written.length + 1);
        return written.slice(0, place) + inserted + written.slice(place + (inserted === '' ? 1 : 0));
      });
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string({ minLength: 1 })), (written) => {
        let valid = true;
        try {
          JSON.parse(written);
        } catch {
          valid = false;
        }
        if (valid || written === '') return;
        refused++;
        expect(refusalOf(() => parse(written)).code).toBe('malformed_json');
      }),
      { numRuns: 1_000 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  it('refuses exactly the objects with a duplicate key, in any notation', () => {
    const key = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
    const spelled = key.chain((name) =>
      fc.constantFrom(
        [name, JSON.stringify(name)] as const,
        [name, `"\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}"`] as const,
      ),
    );
    type Tree = { text: string; twice: boolean };
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('1', '"a"', 'null', '"{\\"a\\":1,\\"a\\":2}"').map((leaf) => ({ text: leaf, twice: false })),
        fc.array(tie('tree'), { maxLength: 3 }).map((items) => ({
          text: `[${items.map((item) => item.text).join(' ,')}]`,
          twice: items.some((item) => item.twice),
        })),
        fc.array(fc.tuple(spelled, tie('tree')), { maxLength: 4 }).map((members) => ({
          text: `{${members.map(([[, name], item]) => `${name} : ${item.text}`).join(',')}}`,
          twice:
            members.some(([, item]) => item.twice) || new Set(members.map(([[name]]) => name)).size < members.length,
        })),
      ),
    }));
    fc.assert(
      fc.property(tree, ({ text: written, twice }) => {
        if (twice) expect(refusalOf(() => parse(written)).errors[0]!.message).toContain('twice');
        else expect(parse(written)).toEqual(JSON.parse(written));
      }),
      { numRuns: 1_000 },
    );
  });

  it('names the duplicate key', () => {
    expect(refusalOf(() => parse('{"custom":{"a":1,"a":2}}')).errors[0]!.field).toBe('custom.a');
  });

  it('accepts 32 levels and refuses 33 and a hundred thousand', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(parse(nested(32))).toBeDefined();
    for (const levels of [33, 100_000]) expect(refusalOf(() => parse(nested(levels))).code).toBe('malformed_json');
    expect(refusalOf(() => parse('{"a":'.repeat(100_000))).code).toBe('malformed_json');
  });

  it('refuses invalid UTF-8 and skips a byte order mark', () => {
    expect(refusalOf(() => parseBody(Buffer.from([0x22, 0xff, 0x22]))).errors[0]!.message).toContain('UTF-8');
    expect(refusalOf(() => parseBody(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).code).toBe('malformed_json');
    expect(parse('\ufeff{"a":1}')).toEqual({ a: 1 });
  });

  it('names the place of the error and repeats no content', () => {
    const { errors } = refusalOf(() => parse('{\n"account_number": "4111", 1}'));
    expect(errors[0]!.message).toBe('The body is not valid JSON: see line 2, column 27.');
    expect(JSON.stringify(refusalOf(() => parse('{"a": secret4111}')).errors)).not.toContain('4111');
  });

  it.each([
    ['NUL', '"a\\u0000b"'],
    ['a control character', '"a\\u0007b"'],
    ['a line break', '"a\\nb"'],
    ['a lone surrogate', '"\\ud800"'],
    ['a bidirectional override', '"abc\u202edef"'],
    ['a bidirectional isolate', '"\u2066"'],
  ])('refuses %s in a text and in a key', (_name, written) => {
    expect(refusalOf(() => parse(`{"name":${written}}`)).errors).toMatchObject([{ field: 'name', code: 'text' }]);
    expect(refusalOf(() => parse(`{${written}:1}`)).errors).toMatchObject([{ field: '', code: 'text' }]);
  });

  it('refuses more combining marks than Unicode allows in a stream, before it sorts them', () => {
    const marked = (marks: number) => `{"name":"a${'\u0301\u0316'.repeat(marks / 2)}b"}`;
    expect(parse(marked(30))).toEqual({ name: `a${'\u0301\u0316'.repeat(15)}b`.normalize('NFC') });
    expect(refusalOf(() => parse(marked(32))).errors).toEqual([
      { field: 'name', code: 'text', message: 'must not have more than 30 combining marks on one character' },
    ]);
  });

  it('lists no more errors than a person would read', () => {
    const bad = JSON.stringify(Array.from({ length: 5_000 }, () => '\u0007'));
    expect(refusalOf(() => parse(bad)).errors).toHaveLength(50);
  });

  it('keeps `__proto__` and `constructor` as plain keys, also next to changed text', () => {
    for (const neighbor of ['x', 'e\u0301']) {
      const read = parse(`{"__proto__":{"admin":true},"constructor":1,"name":"${neighbor}"}`) as object;
      expect(Object.keys(read)).toEqual(['__proto__', 'constructor', 'name']);
      expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
      expect('admin' in read).toBe(false);
    }
  });

  it('is undefined when the body is empty, and null when the body is null', () => {
    expect(parse('')).toBeUndefined();
    expect(parse('null')).toBeNull();
  });
});

describe('isNotPlainDigits', () => {
  const list = (text: string) => (parse(text) as { 'x/y': object[] })['x/y'][0];

  it.each(['1.0', '1E2', '1e2', '-0', '0.5', '1e400', '10.00'])(
    'reports %s as not written in plain digits',
    (written) => {
      expect(isNotPlainDigits(list(`{"x/y":[{"b/c":${written}}]}`), 'b/c')).toBe(true);
    },
  );

  it.each(['0', '1', '-1', '100', '9007199254740993'])('%s is a valid number', (written) => {
    expect(isNotPlainDigits(list(`{"x/y":[{"b/c":${written}}]}`), 'b/c')).toBe(false);
  });

  it('finds each number at its place, at any nesting', () => {
    const numbers = fc.array(fc.tuple(fc.integer(), fc.boolean()), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(numbers, fc.constantFrom('x', '"', 'e\u0301', '1.0,[', '__proto__'), (list, name) => {
        const written = list.map(([n, odd]) => (odd ? `${n}.0` : n)).join(', ');
        const root = parse(`{${JSON.stringify(name)} : "1.0,[","n":[true,{"a":1.5,"n":[${written}]}]}`);
        const inner = (root as { n: [true, { n: object }] }).n[1];
        expect(list.map((_, index) => isNotPlainDigits(inner.n, index))).toEqual(list.map(([, odd]) => odd));
        expect(isNotPlainDigits(inner, 'a')).toBe(true);
      }),
    );
  });
});
