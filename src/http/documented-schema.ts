// A validating schema as documentation shows it: the same rules, without the keywords that only our validator knows.

/** What of JSON Schema our schemas use. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

// Said in words instead.
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

/** `allowed` becomes the description, `plainInteger` goes (JSON Schema calls 1.0 an integer; this API does not). */
export function documentedSchema(schema: unknown): JsonSchema {
  if (schema === null || typeof schema !== 'object') return schema as JsonSchema;
  const { allowed, plainInteger: _, ...rest } = schema as JsonSchema & { allowed?: string; plainInteger?: boolean };
  const documented: JsonSchema = {};
  for (const [keyword, value] of Object.entries(rest)) documented[keyword] = documentedKeyword(keyword, value);
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
