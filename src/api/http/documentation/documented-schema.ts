// A validating schema for the documentation: the same rules, without the keywords of our validator,
// and with a reference in place of each schema that has a title.
import { isDeepStrictEqual } from 'node:util';
import { digits } from '../body/digits.ts';
import { documentedMetadata, type MetadataUse } from '../metadata.ts';
import { undescribed } from '../schema.ts';

/** The part of JSON Schema that our schemas use. */
export interface JsonSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

/** The schemas of the document that have a name. */
export interface NamedSchemas {
  /** The components, each with its example if it has one. */
  components(): Record<string, JsonSchema>;
  /**
   * Adds a documented schema under a name. Returns the reference to it, with the description if
   * only that differs from the component.
   */
  add(name: string, documented: JsonSchema): JsonSchema;
  /** Gives the component of a reference its example, unless it has one. */
  exemplify(reference: string, example: unknown): void;
}

const place = '#/components/schemas/';

export function namedSchemas(): NamedSchemas {
  const components: Record<string, JsonSchema> = {};
  const examples = new Map<string, unknown>();
  return {
    components: () =>
      Object.fromEntries(
        Object.entries(components).map(([name, schema]) => [
          name,
          examples.has(name) ? withExample(schema, examples.get(name)) : schema,
        ]),
      ),
    exemplify(reference, example) {
      const name = reference.slice(place.length);
      if (!examples.has(name)) examples.set(name, example);
    },
    add(name, documented) {
      const $ref = `${place}${name}`;
      components[name] ??= documented;
      const earlier = components[name];
      if (isDeepStrictEqual(earlier, documented)) return { $ref };
      const { description, ...rest } = documented;
      const { description: _, ...earlierRest } = earlier;
      if (!isDeepStrictEqual(earlierRest, rest)) throw new Error(`two different schemas have the name ${name}`);
      return { $ref, ...(description === undefined ? {} : { description }) };
    },
  };
}

/**
 * A schema with an example. A record that extends another shows the fields that it adds: the other
 * one shows its own.
 */
export function withExample(schema: JsonSchema, example: unknown): JsonSchema {
  const [record, more, ...others] = (schema.allOf ?? []) as JsonSchema[];
  const extendsOne = typeof record?.$ref === 'string' && more?.properties !== undefined && others.length === 0;
  if (!extendsOne || example === null || typeof example !== 'object') return { ...schema, examples: [example] };
  const added = Object.entries(example).filter(([name]) => name in more.properties!);
  return { ...schema, allOf: [record, { ...more, examples: [Object.fromEntries(added)] }] };
}

// The description explains these formats.
const ownFormats = new Set(['four_decimals', 'bank_text', 'bank_title']);

const ofSchemas = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const ofOneSchema = new Set([
  'items',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'additionalProperties',
]);
const ofNamedSchemas = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

interface OwnKeywords {
  allowed?: string;
  plainInteger?: boolean;
  fromDigits?: boolean;
  refusedFields?: unknown;
  metadata?: MetadataUse;
}

/**
 * `allowed` becomes the description. `plainInteger` is removed (JSON Schema calls 1.0 an integer,
 * this API does not), and so is `refusedFields`. An integer that also accepts text of digits is
 * shown as both. A schema with a title is added to `named`, and becomes a reference.
 */
export function documentedSchema(schema: unknown, named: NamedSchemas): JsonSchema {
  if (schema === null || typeof schema !== 'object') return schema as JsonSchema;
  if (undescribed in schema) return documentedField(schema as DescribedSchema, named);
  const { title, ...others } = schema as JsonSchema;
  const documented = withoutTitle(others, named);
  return typeof title === 'string' ? named.add(title, documented) : documented;
}

interface DescribedSchema extends JsonSchema {
  description: string;
  [undescribed]: unknown;
}

/** The schema of a field: OpenAPI 3.1 allows a description next to a reference. */
function documentedField({ [undescribed]: schema, description, deprecated }: DescribedSchema, named: NamedSchemas) {
  const documented = { ...documentedSchema(schema, named), description };
  return deprecated === true ? { ...documented, deprecated } : documented;
}

function withoutTitle(schema: JsonSchema, named: NamedSchemas): JsonSchema {
  const {
    allowed,
    plainInteger: _,
    refusedFields: __,
    fromDigits,
    metadata,
    ...rest
  } = schema as JsonSchema & OwnKeywords;
  const documented: JsonSchema = {};
  for (const [keyword, value] of Object.entries(rest)) documented[keyword] = documentedKeyword(keyword, value, named);
  if (documented.anyOf !== undefined) writeNullAsType(documented);
  if (fromDigits === true) Object.assign(documented, { type: ['integer', 'string'], pattern: digits });
  if (metadata !== undefined) Object.assign(documented, documentedMetadata(metadata));
  if (documented.format === 'day') documented.format = 'date';
  if (ownFormats.has(documented.format as string)) delete documented.format;
  // The format says the same.
  const isPlainUuid = documented.format === 'uuid' && allowed === 'a uuid';
  if (allowed !== undefined && documented.description === undefined && !isPlainUuid)
    documented.description = `${allowed[0]!.toUpperCase()}${allowed.slice(1)}.`;
  return documented;
}

/** `type: ["string", "null"]` says the same as a choice of the two, in half of the bytes. */
function writeNullAsType(documented: JsonSchema): void {
  const [first, second, ...others] = documented.anyOf as JsonSchema[];
  const isPlain = typeof first?.type === 'string' && first.enum === undefined && first.const === undefined;
  if (!isPlain || second?.type !== 'null' || others.length > 0) return;
  const { description, anyOf: _, ...rest } = documented;
  delete documented.anyOf;
  Object.assign(documented, first, { type: [first.type, 'null'] }, rest);
  if (description !== undefined) documented.description = description;
}

function documentedKeyword(keyword: string, value: unknown, named: NamedSchemas): unknown {
  if (ofSchemas.has(keyword)) return (value as unknown[]).map((one) => documentedSchema(one, named));
  if (ofOneSchema.has(keyword)) return documentedSchema(value, named);
  if (ofNamedSchemas.has(keyword))
    return Object.fromEntries(
      Object.entries(value as Record<string, unknown>).map(([name, one]) => [name, documentedSchema(one, named)]),
    );
  return value;
}
