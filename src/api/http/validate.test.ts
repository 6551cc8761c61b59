// Schemas, parameters and ignored fields: what is refused, and with which message.
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { FieldError, Refusal } from '../../platform/refusals.ts';
import { isNotPlainDigits, parseBody } from './body/json-body.ts';
import { Cents, Day, Nullable, OneOf, Text, Uuid, WholeNumber } from './schema.ts';
import { checkOf, readParameters, withoutNulls } from './validate.ts';

function errorsOf(work: () => unknown): readonly FieldError[] {
  try {
    work();
    return [];
  } catch (error) {
    return (error as Refusal).errors;
  }
}
const body = (text: string) => parseBody(Buffer.from(text));

describe('checkOf', () => {
  it('keeps schemas apart that are equal but for the fields that they refuse', () => {
    const refusing = (refused: string) =>
      checkOf(
        Type.Object(
          { amount: Cents },
          { refusedFields: (name: string) => (name === refused ? { code: 'refused', message: 'is refused' } : null) },
        ),
      );
    const refused = { amount: 1, fee: 1, tip: 1 };
    for (const field of ['fee', 'tip'])
      expect(errorsOf(() => refusing(field)(refused))).toEqual([{ field, code: 'refused', message: 'is refused' }]);
  });

  const check = checkOf(Type.Object({ amount: Cents }));

  it.each(['0', '1', '9999999999'])('accepts %s as cents', (written) => {
    expect(errorsOf(() => check(body(`{"amount":${written}}`)))).toEqual([]);
  });

  it.each([
    '9007199254740993',
    '1e400',
    '1E2',
    '1.0',
    '-0',
    '-1',
    '10000000000',
    '0.5',
    '"1"',
    'null',
    'true',
    '[]',
    '{}',
  ])('refuses %s as cents', (written) => {
    expect(errorsOf(() => check(body(`{"amount":${written}}`)))).toMatchObject([
      { field: 'amount', message: 'must be an integer number of cents from 0 to 9999999999' },
    ]);
  });

  it.each([
    ['a missing field', {}, { field: 'custom', code: 'required', message: 'is required' }],
    ['a missing nested field', { custom: {} }, { field: 'custom.name', code: 'required', message: 'is required' }],
    [
      'an unknown value',
      { custom: { name: 'x', kind: 'c' } },
      { field: 'custom.kind', message: 'must be one of: a, b' },
    ],
    [
      'a day that does not exist',
      { custom: { name: 'x', day: '2026-02-30' } },
      { field: 'custom.day', code: 'format' },
    ],
    [
      'too many',
      { custom: { name: 'x', list: [1, 2, 3] } },
      { field: 'custom.list', message: 'must have at most 2 entries' },
    ],
    ['a repeated entry', { custom: { name: 'x', list: [1, 1] } }, { field: 'custom.list', code: 'uniqueItems' }],
    ['neither of two', { custom: { name: 'x', maybe: 5 } }, { field: 'custom.maybe', message: 'must be a uuid' }],
    ['half of a pair', { custom: { name: 'x', a: 1 } }, { field: 'custom.b', message: 'is required when a is given' }],
    ['no object', [], { field: '', code: 'type' }],
  ])('names %s', (_what, value, error) => {
    const checkAll = checkOf(
      Type.Object({
        custom: Type.Object(
          {
            name: Text(1, 5),
            kind: Type.Optional(OneOf(['a', 'b'])),
            day: Type.Optional(Day),
            list: Type.Optional(Type.Array(Type.Integer(), { maxItems: 2, uniqueItems: true })),
            maybe: Type.Optional(Nullable(Uuid)),
            a: Type.Optional(Type.Integer()),
            b: Type.Optional(Type.Integer()),
          },
          { dependentRequired: { a: ['b'] } },
        ),
      }),
    );
    expect(errorsOf(() => checkAll(value))).toEqual([expect.objectContaining(error)]);
  });

  it('names the problem of a value that fits none of several forms', () => {
    const either = checkOf({ anyOf: [{ const: 1 }, { not: {} }] });
    expect(errorsOf(() => either(2)).length).toBeGreaterThan(0);
  });

  it('lists at most 50 errors', () => {
    const checkList = checkOf(Type.Array(Type.Integer()));
    expect(errorsOf(() => checkList(Array.from({ length: 10_000 }, () => 'x')))).toHaveLength(50);
  });

  it('counts a list before it checks the entries', () => {
    const owners = Type.Array(Type.Object({ name: Text(1, 5) }), { maxItems: 2 });
    const checkOwners = checkOf(Type.Object({ owners: Type.Optional(Nullable(owners)), name: Text(1, 5) }));
    expect(errorsOf(() => checkOwners({ owners: [{}, {}, {}] }))).toEqual([
      { field: 'owners', code: 'maxItems', message: 'must have at most 2 entries' },
    ]);
    expect(errorsOf(() => checkOwners({ owners: [{}, {}] })).map(({ field }) => field)).toEqual([
      'name',
      'owners.0.name',
      'owners.1.name',
    ]);
  });
});

describe('readParameters', () => {
  const schema = Type.Object({ per_page: WholeNumber(1, 100), name: Type.String(), flag: Type.Boolean() });
  const check = checkOf(Type.Partial(schema));
  const read = (raw: Record<string, unknown>) => readParameters(schema, raw);

  it('reads digits as a number and true and false as booleans', () => {
    expect(read({ per_page: '007', name: '7', flag: 'false' })).toEqual({ per_page: 7, name: '7', flag: false });
  });

  it.each(['10abc', '0x10', ' 10 ', '10 ', '+1', '-1', '1.0', '1e1', '', '１０', '99999999999999999999', '0', '101'])(
    'leaves %j as text, so that the schema refuses it',
    (written) => {
      expect(errorsOf(() => check(read({ per_page: written })))).toMatchObject([
        { field: 'per_page', message: 'must be an integer from 1 to 100' },
      ]);
    },
  );

  it('refuses a parameter that is sent twice, and text with invalid encoding', () => {
    expect(errorsOf(() => check(read({ per_page: ['1', '2'] })))).toMatchObject([{ field: 'per_page' }]);
    expect(errorsOf(() => read({ name: 'a\u0000' }))).toMatchObject([{ field: 'name', code: 'text' }]);
  });

  it('treats `__proto__` as an ordinary property', () => {
    const values = read(JSON.parse('{"__proto__":["x"],"constructor":"y"}'));
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    expect(Object.keys(values)).toEqual(['__proto__', 'constructor']);
  });
});

describe('withoutNulls', () => {
  const Inner = Type.Object({ a: Type.Optional(Text(0, 5)), must: Text(0, 5), may: Type.Optional(Nullable(Uuid)) });
  const schema = Type.Object({ one: Type.Optional(Inner), list: Type.Optional(Type.Array(Inner)) });

  it('removes optional fields that are null, and no others', () => {
    const nulls = { a: null, must: null, may: null, other: null };
    const kept = { must: null, may: null, other: null };
    expect(withoutNulls(schema, { one: nulls, list: [nulls, null], other: { a: null } })).toEqual({
      one: kept,
      list: [kept, null],
      other: { a: null },
    });
    expect(withoutNulls(schema, { one: null, list: null })).toEqual({});
    expect(withoutNulls(schema, null)).toBeNull();
  });

  it('returns an unchanged object as it is, and keeps the order and the notation of numbers', () => {
    const whole = { one: { must: 'x' } };
    expect(withoutNulls(schema, whole)).toBe(whole);
    expect(Object.keys(withoutNulls(schema, JSON.parse('{"z":1,"one":null,"__proto__":2,"b":3}')) as object)).toEqual([
      'z',
      '__proto__',
      'b',
    ]);
    const copy = withoutNulls(schema, body('{"list":null,"one":{"a":null,"must":1.0}}')) as { one: object };
    expect(isNotPlainDigits(copy.one, 'must')).toBe(true);
  });
});
