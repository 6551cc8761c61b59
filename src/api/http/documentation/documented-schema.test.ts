// A schema in the documentation: the same rules in standard keywords.
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { anotherName, Day, described, Nullable, SentCents, Uuid, WholeNumber } from '../schema.ts';
import { documentedSchema, namedSchemas } from './documented-schema.ts';

describe('documentedSchema', () => {
  it('shows an integer that also accepts text of digits as both, and no function', () => {
    const schema = Type.Object({ amount: SentCents(1, 'Cents.') }, { refusedFields: () => null });
    expect(JSON.parse(JSON.stringify(documentedSchema(schema, namedSchemas())))).toEqual({
      type: 'object',
      required: ['amount'],
      properties: {
        amount: {
          type: ['integer', 'string'],
          minimum: 1,
          maximum: 9_999_999_999,
          pattern: '^[0-9]{1,15}$',
          description: 'Cents.',
        },
      },
    });
  });

  it('turns our keywords into descriptions and keeps the rest', () => {
    const schema = Type.Object({
      page: Type.Optional(WholeNumber(1, 9)),
      day: Day,
      ids: Type.Array(Nullable(Uuid)),
      // A field with this name is not a keyword.
      allowed: Type.Boolean({ description: 'kept', allowed: 'true or false' }),
    });
    expect(JSON.parse(JSON.stringify(documentedSchema(schema, namedSchemas())))).toEqual({
      type: 'object',
      required: ['day', 'ids', 'allowed'],
      properties: {
        page: { type: 'integer', minimum: 1, maximum: 9, description: 'An integer from 1 to 9.' },
        day: { $ref: '#/components/schemas/Day' },
        ids: {
          type: 'array',
          items: { type: ['string', 'null'], format: 'uuid' },
        },
        allowed: { type: 'boolean', description: 'kept' },
      },
    });
  });

  it('has the description of a field next to the reference, and not in the component', () => {
    const named = namedSchemas();
    const schema = Type.Object({
      first: Type.Optional(described(Day, 'The first day.')),
      from: Type.Optional(anotherName(Day, 'first')),
      last: described(Nullable(Day), 'The last day. Null: no end.'),
      id: described(Nullable(Uuid), 'The identifier. Null: none.'),
    });
    const $ref = '#/components/schemas/Day';
    expect(JSON.parse(JSON.stringify(documentedSchema(schema, named)))).toEqual({
      type: 'object',
      required: ['last', 'id'],
      properties: {
        first: { $ref, description: 'The first day.' },
        from: { $ref, description: 'Another name of `first`, for existing clients. Use `first`.', deprecated: true },
        last: { anyOf: [{ $ref }, { type: 'null' }], description: 'The last day. Null: no end.' },
        id: { type: ['string', 'null'], format: 'uuid', description: 'The identifier. Null: none.' },
      },
    });
    expect(named.components().Day!.description).toBe('A calendar day written as YYYY-MM-DD.');
  });

  it('makes a schema with a title a reference to a component, and refuses another one of this name', () => {
    const named = namedSchemas();
    const Side = Type.Object({ uuid: Uuid, title: Type.String() }, { title: 'Side' });
    expect(JSON.parse(JSON.stringify(documentedSchema(Type.Array(Nullable(Side)), named)))).toEqual({
      type: 'array',
      items: { anyOf: [{ $ref: '#/components/schemas/Side' }, { type: 'null' }] },
    });
    expect(Object.keys(named.components())).toEqual(['Side']);
    expect(named.components().Side!.properties).toHaveProperty('title.type', 'string');
    documentedSchema(Side, named);
    expect(() => documentedSchema(Type.Object({}, { title: 'Side' }), named)).toThrow(/name Side/);
  });
});
