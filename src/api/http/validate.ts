// Checks parameters and bodies against their schemas. Each error says what the field allows.
import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { textInFile, titleInFile } from '../../ach/nacha/text-in-file.ts';
import { type FieldError, Refusal } from '../../platform/refusals.ts';
import { isUuid } from '../../platform/std/identifiers.ts';
import { startOfUtcDay } from '../../platform/std/timestamps.ts';
import { errorsShown, fieldOf, isNotPlainDigits, keepNotation, readableIn } from './body/json-body.ts';
import { type RefusedFields, refusedFieldsKeyword, refusedIn } from './body/refused-fields.ts';
import { type MetadataUse, metadataKeyword, problemOfMetadata } from './metadata.ts';

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true, messages: false });
ajv.addVocabulary(['allowed', 'fromDigits']);
ajv.addFormat('uuid', isUuid);
ajv.addFormat('day', (text) => startOfUtcDay(text) !== null);
// No column of a bank file is longer: maxLength refuses longer text, so it is not checked here.
const longestInFile = 255;
ajv.addFormat('bank_text', (text) => textInFile(text.slice(0, longestInFile)) !== '');
ajv.addFormat('bank_title', (text) => titleInFile(text.slice(0, longestInFile)) !== '');
// multipleOf divides binary fractions and would refuse 0.3.
ajv.addFormat('four_decimals', { type: 'number', validate: (value) => Math.round(value * 1e4) / 1e4 === value });
// Contract, values and sizes 2: an integer is a JSON integer. 1.0 and 1E2 are refused.
ajv.addKeyword({
  keyword: 'plainInteger',
  type: 'number',
  errors: false,
  compile: () => (_value, context) => !isNotPlainDigits(context?.parentData, context?.parentDataProperty ?? ''),
});

// Contract, envelope and errors 9: a field that changes what money does is never ignored.
ajv.addKeyword({
  keyword: refusedFieldsKeyword,
  type: 'object',
  compile(refused: RefusedFields, { properties = {} }) {
    const check: DataValidateFunction = (value: Record<string, unknown>) => {
      const found = refusedIn(refused, properties as Record<string, unknown>, value);
      check.errors = found.slice(0, errorsShown).map((params) => ({ keyword: refusedFieldsKeyword, params }));
      return found.length === 0;
    };
    return check;
  },
});

ajv.addKeyword({
  keyword: metadataKeyword,
  type: 'object',
  compile(use: MetadataUse) {
    const check: DataValidateFunction = (value: Record<string, unknown>) => {
      const problem = problemOfMetadata(value, use);
      check.errors = problem === null ? [] : [{ keyword: metadataKeyword, params: problem }];
      return problem === null;
    };
    return check;
  },
});

/** Checks a value. Throws a Refusal with every wrong field. */
export type Check = (value: unknown) => void;

const compiled = new Map<string, ValidateFunction>();
const functions: unknown[] = [];

/**
 * Schemas that are equal but for their descriptions are compiled once: it takes milliseconds, and
 * many operations have a uuid only.
 */
function compile(schema: AnySchema): ValidateFunction {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (typeof value === 'function') return { function: numberOf(value) };
    return key === 'description' && typeof value === 'string' ? undefined : value;
  });
  const validate = compiled.get(text) ?? ajv.compile(schema);
  compiled.set(text, validate);
  return validate;
}

/** JSON has no functions. The keyword of refused fields is one. */
function numberOf(value: unknown): number {
  const known = functions.indexOf(value);
  return known === -1 ? functions.push(value) - 1 : known;
}

/**
 * Each schema is compiled at its first use: compiling all of them takes longer than the rest of a
 * start.
 */
export function checkOf(schema: AnySchema): Check {
  let validate: ValidateFunction | undefined;
  const counts = holdsLists(schema);
  return (value) => {
    validate ??= compile(schema);
    const tooLong = counts ? tooLongList(schema, value) : null;
    if (tooLong !== null) throw new Refusal('invalid_request', [tooLong]);
    if (!validate(value)) throw new Refusal('invalid_request', fieldErrors(validate.errors ?? []));
  };
}

/**
 * The first list that is too long. Lists are counted before their entries are checked: otherwise
 * each wrong entry would add an error that is never shown.
 */
function tooLongList(schema: unknown, value: unknown, field = ''): FieldError | null {
  if (value === null || typeof value !== 'object') return null;
  const { properties, items, maxItems, anyOf } = (schema ?? {}) as AnyShape;
  if (anyOf !== undefined) return tooLongList(anyOf[0], value, field); // Nullable: the schema, then null
  if (Array.isArray(value)) {
    if (maxItems !== undefined && value.length > maxItems)
      return { field, code: 'maxItems', message: `must have at most ${counted(maxItems)}` };
    for (const [index, item] of value.entries()) {
      const found = tooLongList(items, item, `${field}.${index}`);
      if (found !== null) return found;
    }
    return null;
  }
  for (const name in properties)
    if (Object.hasOwn(value, name)) {
      const item = (value as Record<string, unknown>)[name];
      const found = tooLongList(properties[name], item, field === '' ? name : `${field}.${name}`);
      if (found !== null) return found;
    }
  return null;
}

function holdsLists(schema: unknown): boolean {
  const { properties = {}, items, anyOf = [] } = (schema ?? {}) as AnyShape;
  return items !== undefined || anyOf.some(holdsLists) || Object.values(properties).some(holdsLists);
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
    // One sentence for each field: the first error about the field itself.
    if (described !== null && !byField.has(described.field)) byField.set(described.field, described);
    if (byField.size === errorsShown) break;
  }
  if (byField.size === 0) return [{ field: '', code: 'invalid', message: 'must have one of the allowed forms' }];
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
      // The null half of a Nullable. The other half has the real error.
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
    case refusedFieldsKeyword: {
      const { name, code, message } = params as { name: string; code: string; message: string };
      return { field: field === '' ? name : `${field}.${name}`, code, message };
    }
    case metadataKeyword: {
      const { name, message } = params as { name: string; message: string };
      return { field: name === '' ? field : `${field}.${name}`, code: keyword, message };
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
 * The parameters of a query. Several `name[key]=value` are one value of a parameter `name` that the
 * schema has as an object.
 */
export function groupedParameters({ properties = {} }: ObjectSchema, raw: unknown): Record<string, unknown> {
  const sent = (raw ?? {}) as Record<string, unknown>;
  const objects = new Map<string, [string, unknown][]>();
  for (const [name, { type }] of Object.entries(properties)) if (type === 'object') objects.set(name, []);
  if (objects.size === 0) return sent;
  const others = Object.entries(sent).filter(([name, value]) => {
    const [, field = '', key = ''] = /^(\w+)\[(.*)\]$/s.exec(name) ?? [];
    return objects.get(field)?.push([key, value]) === undefined;
  });
  const grouped = [...objects].filter(([, entries]) => entries.length > 0);
  // A parameter that is also sent without a key stays text, which the schema refuses.
  return Object.fromEntries([...grouped.map(([name, entries]) => [name, Object.fromEntries(entries)]), ...others]);
}

/**
 * Query strings and path parameters are text. A text of digits is read as a number where the schema
 * has an integer. `10abc`, `0x10` and ` 10 ` stay text, and the schema refuses them.
 */
export function readParameters(schema: ObjectSchema, raw: unknown): Record<string, unknown> {
  const values: [string, unknown][] = [];
  const errors: FieldError[] = [];
  for (const [name, value] of Object.entries((raw ?? {}) as Record<string, unknown>)) {
    const known = Object.hasOwn(schema.properties ?? {}, name);
    const type = known ? schema.properties![name]!.type : undefined;
    if (Array.isArray(value) || !known) values.push([name, value]);
    else if (type === 'integer') values.push([name, /^[0-9]{1,15}$/.test(value as string) ? Number(value) : value]);
    else if (type === 'boolean') values.push([name, value === 'true' ? true : value === 'false' ? false : value]);
    else values.push([name, readableIn(value, [name], errors)]);
  }
  if (errors.length > 0) throw new Refusal('invalid_request', errors);
  // fromEntries makes every name an own property, `__proto__` too.
  return Object.fromEntries(values);
}

interface AnyShape {
  properties?: Record<string, unknown>;
  required?: readonly string[];
  items?: unknown;
  maxItems?: number;
  anyOf?: readonly unknown[];
}

/**
 * The value without optional fields that are null, because serializers of typed languages write
 * null for absent fields. A field whose schema allows null keeps it. A required field keeps it too,
 * and is refused. Returns unchanged objects as they are.
 */
export function withoutNulls(schema: unknown, value: unknown): unknown {
  const { properties = {}, required = [], items, anyOf } = (schema ?? {}) as AnyShape;
  if (anyOf !== undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    if (items === undefined) return value;
    const kept = value.map((item) => withoutNulls(items, item));
    return kept.every((item, index) => item === value[index]) ? value : kept;
  }
  // Only fields of the schema are checked.
  const changes = new Map<string, unknown>();
  for (const key in properties)
    if (Object.hasOwn(value, key)) {
      const item = (value as Record<string, unknown>)[key];
      const absent = item === null && !required.includes(key) && !knowsNull(properties[key]);
      const kept = absent ? undefined : withoutNulls(properties[key], item);
      if (kept !== item) changes.set(key, kept);
    }
  if (changes.size === 0) return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [key, changes.has(key) ? changes.get(key) : item] as const,
  );
  return keepNotation(value, Object.fromEntries(entries.filter(([, item]) => item !== undefined)));
}

const knowsNull = (schema: unknown) =>
  ((schema as AnyShape).anyOf ?? []).some((one) => (one as { type?: string }).type === 'null');
