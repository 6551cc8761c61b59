// A validating schema for the documentation: the same rules, without the keywords of our validator.
import { digits } from '../body/digits.ts';

/** The part of JSON Schema that our schemas use. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
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
}

/**
 * `allowed` becomes the description. `plainInteger` is removed (JSON Schema calls 1.0 an integer,
 * this API does not), and so is `refusedFields`. An integer that also accepts text of digits is
 * shown as both.
 */
export function documentedSchema(schema: unknown): JsonSchema {
  if (schema === null || typeof schema !== 'object') return schema as JsonSchema;
  const { allowed, plainInteger: _, refusedFields: __, fromDigits, ...rest } = schema as JsonSchema & OwnKeywords;
  const documented: JsonSchema = {};
  for (const [keyword, value] of Object.entries(rest)) documented[keyword] = documentedKeyword(keyword, value);
  if (fromDigits === true) Object.assign(documented, { type: ['integer', 'string'], pattern: digits });
  if (documented.format === 'day') documented.format = 'date';
  if (ownFormats.has(documented.format as string)) delete documented.format;
  if (allowed !== undefined && documented.description === undefined)
    documented.description = `${allowed[0]!.toUpperCase()}${allowed.slice(1)}.`;
  return documented;
}

function documentedKeyword(keyword: string, value: unknown): unknown {
  if (ofSchemas.has(keyword)) return (value as unknown[]).map(documentedSchema);
  if (ofOneSchema.has(keyword)) return documentedSchema(value);
  if (ofNamedSchemas.has(keyword))
    return Object.fromEntries(
      Object.entries(value as Record<string, unknown>).map(([name, one]) => [name, documentedSchema(one)]),
    );
  return value;
}
