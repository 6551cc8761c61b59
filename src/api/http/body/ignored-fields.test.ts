// Ignored fields by their paths: the header is always legal and never large, whatever names a
// caller invents.
import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { ignoredHeader, noIgnoredFields, noteIgnored, withoutIgnored } from './ignored-fields.ts';

const anyName = Type.Object({});

/** The names that the schema does not know, and the header. */
function ignoredIn(schema: unknown, value: unknown) {
  const ignored = noIgnoredFields();
  noteIgnored(ignored, schema, value);
  return { names: [...(ignored.names ?? [])], header: ignoredHeader(ignored) };
}
const named = (names: readonly string[]) =>
  ignoredIn(anyName, Object.fromEntries(names.map((name) => [name, 1]))).header;

describe('noteIgnored', () => {
  it('names the fields that no schema knows, with their paths', () => {
    const schema = Type.Object({
      name: Type.String(),
      custom: Type.Object({ a: Type.String() }),
      list: Type.Array(Type.Object({ b: Type.String() })),
    });
    const value = JSON.parse(
      '{"name":"x","nmae":1,"custom":{"a":1,"z":{"y":1}},"list":[{"b":1},{"c":1},{"c":2}],"__proto__":1,"constructor":1}',
    );
    const { names } = ignoredIn(schema, value);
    expect(names).toEqual(['nmae', 'custom.z', 'list[].c', '__proto__', 'constructor']);
  });

  it('names nothing when every field is known', () => {
    expect(ignoredIn(Type.Object({ a: Type.String() }), { a: { b: 1 } })).toEqual({ names: [], header: null });
  });
});

describe('withoutIgnored', () => {
  it('leaves every field of an object that may have more', () => {
    const schema = Type.Object({ code: Type.String() }, { additionalProperties: true });
    const sent = { code: 'x', iss: 'https://provider.example' };
    expect(withoutIgnored(schema, sent)).toEqual(sent);
    expect(ignoredIn(schema, sent).names).toEqual([]);
  });

  it('leaves what the schema knows, at every level', () => {
    const schema = Type.Object({
      name: Type.String(),
      custom: Type.Union([Type.Object({ a: Type.String() }), Type.Null()]),
      list: Type.Array(Type.Object({ b: Type.String() })),
      free: Type.Record(Type.String(), Type.String()),
      texts: Type.Array(Type.String()),
    });
    const known = { name: 'x', custom: { a: '1' }, list: [{ b: '2' }], free: { any: 'y' }, texts: ['z'] };
    const more = { ...known, scope: 1, custom: { a: '1', scope: 1 }, list: [{ b: '2', scope: { a: 1 } }] };
    expect(withoutIgnored(schema, more)).toEqual(known);
    expect(withoutIgnored(schema, JSON.parse('{"name":"x","__proto__":{"scope":1},"constructor":1}'))).toEqual({
      name: 'x',
    });
  });
});

describe('ignoredHeader', () => {
  it('shows dotted names unchanged', () => {
    expect(named(['nmae', 'custom.z', 'list[].c'])).toBe('nmae, custom.z, list[].c');
  });

  it('is a legal header of at most about a thousand characters, for any names', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 60 }), (names) => {
        const value = named([...names, '\ud800', 'a\r\nX-Evil: 1'])!;
        expect(value).toMatch(/^[\x20-\x7e]*$/);
        expect(value.length).toBeLessThan(1_100);
      }),
    );
  });

  it('counts the names that it leaves out, up to its limit', () => {
    const names = (length: number) => Array.from({ length }, (_, n) => `a${`${n}`.padStart(7, '0')}`);
    expect(named(names(300))).toMatch(/^a0000000, .*, and 200 more$/);
    expect(named(names(1_000))).toMatch(/, and 900 more$/);
    expect(named(names(200_000))).toMatch(/, and at least 901 more$/);
  });
});
