// Fields that no schema knows: they change nothing, and `Achord-Ignored-Fields` of the answer names
// them. A strict request is refused instead.
import { Refusal } from '../../../platform/refusals.ts';
import { errorsShown } from './json-body.ts';

/** Dotted paths, each once. Callers choose the names, so their number is limited. */
export interface IgnoredFields {
  /** Null without ignored fields: nearly every request. */
  names: Set<string> | null;
  /** There are more than `names` lists. */
  more: boolean;
}

const toldApart = 1_000;

export function noIgnoredFields(): IgnoredFields {
  return { names: null, more: false };
}

interface Shape {
  properties?: Record<string, unknown>;
  items?: unknown;
  anyOf?: readonly unknown[];
  additionalProperties?: unknown;
}

/** The parts of a schema. With `additionalProperties: true` no field is unknown. */
function partsOf(schema: unknown): Shape {
  const { properties, ...others } = (schema ?? {}) as Shape;
  return properties === undefined || others.additionalProperties === true ? others : { ...others, properties };
}

/**
 * Adds the dotted paths of fields that the schema does not know. `prefix`: the path before them,
 * with its dot.
 */
export function noteIgnored(ignored: IgnoredFields, schema: unknown, value: unknown, prefix = ''): void {
  if (ignored.more || value === null || typeof value !== 'object') return;
  const { properties, items, anyOf } = partsOf(schema);
  if (anyOf !== undefined) {
    noteIgnored(ignored, anyOf[0], value, prefix); // Nullable: the schema, then null
  } else if (Array.isArray(value)) {
    if (items !== undefined) for (const item of value) noteIgnored(ignored, items, item, listPrefix(prefix));
  } else if (properties !== undefined) {
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(properties, key)) {
        const field = (value as Record<string, unknown>)[key];
        if (typeof field === 'object') noteIgnored(ignored, properties[key], field, `${prefix}${key}.`);
        continue;
      }
      ignored.names ??= new Set();
      ignored.names.add(`${prefix}${key}`);
      ignored.more = ignored.names.size > toldApart;
      if (ignored.more) return;
    }
  }
}

/** `list.` as `list[].`: a field that is ignored in one entry is ignored in all. */
const listPrefix = (prefix: string) => `${prefix.slice(0, -1)}[].`;

/**
 * The value without the fields that the schema does not know: no operation gets what no schema has
 * checked, also if it passes the whole body on.
 */
export function withoutIgnored(schema: unknown, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const { properties, items, anyOf } = partsOf(schema);
  if (anyOf !== undefined) return withoutIgnored(anyOf[0], value);
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => withoutIgnored(items, item));
  if (properties === undefined) return value;
  const known = Object.entries(value).filter(([key]) => Object.hasOwn(properties, key));
  return Object.fromEntries(known.map(([key, field]) => [key, withoutIgnored(properties[key], field)]));
}

/** Refuses a request that must not have unknown fields. */
export function refuseIgnored({ names }: IgnoredFields): void {
  if (names === null) return;
  const errors = [...names].slice(0, errorsShown).map((field) => ({
    field,
    code: 'unknown_field',
    message: 'is not a field or a query parameter of this operation',
  }));
  throw new Refusal('invalid_request', errors);
}

// Clients refuse headers of more than 8 or 16 KiB in total; a person reads a few names.
const atMostCharacters = 1_000;
const shownOfOne = 100;

/**
 * The names as a header value: percent-encoded UTF-8, separated by commas, only as many as fit.
 * Null without ignored fields.
 */
export function ignoredHeader({ names, more }: IgnoredFields): string | null {
  if (names === null) return null;
  const shown: string[] = [];
  let length = 0;
  for (const name of names) {
    const safe = encodeURIComponent(name.slice(0, shownOfOne).toWellFormed()).replace(/%5B%5D/g, '[]');
    length += safe.length + 2;
    if (length > atMostCharacters) break;
    shown.push(safe);
  }
  const left = names.size - shown.length;
  if (left === 0) return shown.join(', ');
  return `${shown.join(', ')}, and ${more ? 'at least ' : ''}${left} more`;
}
