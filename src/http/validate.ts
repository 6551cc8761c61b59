// Holds parameters and bodies to their schemas, and says of each wrong field what is allowed.
import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { textInFile, titleInFile } from '../nacha/text-in-file.ts';
import { type FieldError, Refusal } from '../refusals.ts';
import { isUuid } from '../std/identifiers.ts';
import { startOfUtcDay } from '../std/timestamps.ts';
import { errorsShown, fieldOf, readableText, writtenLike, writtenOddly } from './json-body.ts';

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true, messages: false });
ajv.addVocabulary(['allowed']);
ajv.addFormat('uuid', isUuid);
ajv.addFormat('day', (text) => startOfUtcDay(text) !== null);
ajv.addFormat('bank_text', (text) => textInFile(text) !== '');
ajv.addFormat('bank_title', (text) => titleInFile(text) !== '');
// multipleOf divides binary fractions, and would refuse 0.3.
ajv.addFormat('four_decimals', { type: 'number', validate: (value) => Math.round(value * 1e4) / 1e4 === value });
// Contract, envelope and errors: integers are JSON integers only; 1.0 and 1E2 are not.
ajv.addKeyword({
  keyword: 'plainInteger',
  type: 'number',
  errors: false,
  compile: () => (_value, context) => !writtenOddly(context?.rootData, context?.instancePath ?? ''),
});

/** Checks a value; throws a Refusal that lists every wrong field. */
export type Check = (value: unknown) => void;

/** The schema is compiled when it is first used: all of them together take longer than the rest of a start. */
export function checkOf(schema: AnySchema): Check {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(schema);
    if (!validate(value)) throw new Refusal('invalid_request', fieldErrors(validate.errors ?? []));
  };
}

const typeNames: Record<string, string> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
};

function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    const described = describe(error);
    // One sentence a field: the first that is about the field itself.
    if (described !== null && !byField.has(described.field)) byField.set(described.field, described);
    if (byField.size === errorsShown) break;
  }
  if (byField.size === 0) return [{ field: '', code: 'invalid', message: 'is not in an allowed form' }];
  return [...byField.values()];
}

function describe({ keyword, instancePath, params, parentSchema }: ErrorObject): FieldError | null {
  const field = fieldOf(instancePath);
  const allowed = (parentSchema as { allowed?: string } | undefined)?.allowed;
  switch (keyword) {
    case 'required': {
      const missing = (params as { missingProperty: string }).missingProperty;
      return { field: field === '' ? missing : `${field}.${missing}`, code: 'required', message: 'is required' };
    }
    case 'enum':
      return {
        field,
        code: 'enum',
        message: `must be one of: ${(params as { allowedValues: unknown[] }).allowedValues.join(', ')}`,
      };
    case 'type':
      // The other half of a Nullable: the first half says what is wrong.
      if ((params as { type: unknown }).type === 'null') return null;
      return {
        field,
        code: 'type',
        message: `must be ${allowed ?? typeNames[(params as { type: string }).type] ?? 'of another type'}`,
      };
    case 'minItems':
    case 'maxItems':
      return {
        field,
        code: keyword,
        message: `must have ${keyword === 'minItems' ? 'at least' : 'at most'} ${counted((params as { limit: number }).limit)}`,
      };
    case 'uniqueItems':
      return { field, code: keyword, message: 'must not name the same entry twice' };
    case 'dependentRequired': {
      const { missingProperty, property } = params as { missingProperty: string; property: string };
      const prefix = field === '' ? '' : `${field}.`;
      return {
        field: `${prefix}${missingProperty}`,
        code: 'required',
        message: `is required when ${property} is given`,
      };
    }
    case 'anyOf':
    case 'oneOf':
    case 'if':
      return null;
    default:
      return { field, code: keyword, message: allowed === undefined ? 'is not allowed' : `must be ${allowed}` };
  }
}

const counted = (entries: number) => (entries === 1 ? 'one entry' : `${entries} entries`);

interface ObjectSchema {
  properties?: Record<string, { type?: string }>;
}

/**
 * Query strings and path parameters are text: what the schema calls an integer is read as one when it is written in
 * digits only, and stays text (which the schema then refuses) when it is written as `10abc`, `0x10` or ` 10 `.
 */
export function readParameters(schema: ObjectSchema, raw: unknown): Record<string, unknown> {
  const values: [string, unknown][] = [];
  const errors: FieldError[] = [];
  for (const [name, value] of Object.entries((raw ?? {}) as Record<string, unknown>)) {
    const known = Object.hasOwn(schema.properties ?? {}, name);
    const type = known ? schema.properties![name]!.type : undefined;
    if (typeof value !== 'string' || !known) values.push([name, value]);
    else if (type === 'integer') values.push([name, /^[0-9]{1,15}$/.test(value) ? Number(value) : value]);
    else if (type === 'boolean') values.push([name, value === 'true' ? true : value === 'false' ? false : value]);
    else {
      const read = readableText(value);
      if ('text' in read) values.push([name, read.text]);
      else errors.push({ field: name, code: 'text', message: read.problem });
    }
  }
  if (errors.length > 0) throw new Refusal('invalid_request', errors);
  // Whatever the name is, `__proto__` too, it becomes a property of its own.
  return Object.fromEntries(values);
}

interface AnyShape {
  properties?: Record<string, unknown>;
  required?: readonly string[];
  items?: unknown;
  anyOf?: readonly unknown[];
}

/**
 * The value without optional fields that are null: serializers of typed languages write them for what is absent. A
 * field whose schema knows null keeps it; a required one keeps it too, and is refused. Keeps objects that need no change.
 */
export function withoutNulls(schema: unknown, value: unknown): unknown {
  const { properties = {}, required = [], items, anyOf } = (schema ?? {}) as AnyShape;
  if (anyOf !== undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const kept = value.map((item) => withoutNulls(items, item));
    return kept.every((item, index) => item === value[index]) ? value : kept;
  }
  const entries = Object.entries(value);
  const kept = entries.flatMap(([key, item]): [string, unknown][] => {
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const absent = item === null && field !== undefined && !required.includes(key) && !knowsNull(field);
    return absent ? [] : [[key, withoutNulls(field, item)]];
  });
  const same = kept.length === entries.length && kept.every(([, item], index) => item === entries[index]![1]);
  return same ? value : writtenLike(value, Object.fromEntries(kept));
}

const knowsNull = (schema: unknown) =>
  ((schema as AnyShape).anyOf ?? []).some((one) => (one as { type?: string }).type === 'null');

/** Dotted paths of body fields that the schema does not name: they change nothing, and the caller may want to know. */
export function ignoredFields(schema: unknown, value: unknown, prefix = ''): string[] {
  const { properties, items, anyOf } = (schema ?? {}) as {
    properties?: Record<string, unknown>;
    items?: unknown;
    anyOf?: unknown[];
  };
  if (anyOf !== undefined) return ignoredFields(anyOf[0], value, prefix); // Nullable: the schema, then null
  if (Array.isArray(value))
    return items === undefined ? [] : [...new Set(value.flatMap((item) => ignoredFields(items, item, `${prefix}[].`)))];
  if (properties === undefined || value === null || typeof value !== 'object') return [];
  const ignored: string[] = [];
  for (const [key, item] of Object.entries(value))
    if (!Object.hasOwn(properties, key)) ignored.push(`${prefix}${key}`);
    else if (item !== null && typeof item === 'object')
      ignored.push(
        ...ignoredFields(properties[key], item, Array.isArray(item) ? `${prefix}${key}` : `${prefix}${key}.`),
      );
  return ignored;
}
