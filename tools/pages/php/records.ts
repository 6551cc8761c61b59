// The records and bodies of the API as types of PHP: the shapes of arrays, which PHPStan and Psalm
// check and editors show.
import { pascal } from '../clients/names.ts';
import { isEnvelope, isObject, nameOf, type Records, type Schema } from '../clients/schema.ts';
import { quoted } from './text.ts';

const simple: Record<string, string> = {
  string: 'string',
  integer: 'int',
  number: 'int|float',
  boolean: 'bool',
  null: 'null',
};

interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  text: string;
}

export interface PhpRecords extends Records {
  /** What each type means, in words. */
  meanings: string[];
  /** The fields of an object that is written. */
  fieldsOf(name: string): readonly Field[];
}

export function recordsOf(schemas: Record<string, Schema>): PhpRecords {
  const lines: string[] = [];
  const meanings: string[] = [];
  const written = new Map<string, readonly Field[]>();

  function typeOf(schema: Schema, hint: string): string {
    if (schema.$ref !== undefined) return nameOf(schema.$ref);
    if (schema.const !== undefined) return literal(schema.const);
    if (schema.enum !== undefined) return schema.enum.map(literal).join('|');
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return union(choices.map((one) => typeOf(one, hint)));
    if (isObject(schema)) return write(hint, schema);
    if (schema.type === undefined) return 'mixed';
    return union([schema.type].flat().map((type) => plain(schema, type, hint)));
  }

  function plain(schema: Schema, type: string, hint: string): string {
    if (type === 'array') return `list<${typeOf(schema.items ?? {}, hint)}>`;
    if (type !== 'object') return simple[type]!;
    if (schema.properties !== undefined) return write(hint, schema);
    const { additionalProperties } = schema;
    return `array<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, hint) : 'mixed'}>`;
  }

  function write(name: string, schema: Schema): string {
    const references = (schema.allOf ?? []).flatMap(({ $ref }) => ($ref === undefined ? [] : [nameOf($ref)]));
    // Each member of the union has the other fields too: `withUuid`.
    const union = references.find((one) => schemas[one]!.oneOf !== undefined);
    if (union !== undefined) return union;
    const parts = wholeOf(schema);
    const own = schema.allOf?.some(({ properties }) => properties !== undefined) ?? true;
    if (references.length === 1 && !own) return references[0]!;
    if (written.has(name)) throw new Error(`Two objects of the API would be ${name} in PHP.`);
    written.set(name, []);
    const required = new Set(parts.flatMap((part) => part.required ?? []));
    const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>;
    const fields = Object.entries(properties)
      .filter(([, field]) => field.deprecated !== true)
      .map(([field, type]) => ({
        name: field,
        type: typeOf(type, `${name}${pascal(field)}`),
        isRequired: required.has(field),
        text: type.description ?? (type.$ref === undefined ? '' : (schemas[nameOf(type.$ref)]!.description ?? '')),
      }));
    written.set(name, fields);
    const shape = fields.map((one) => `${one.name}${one.isRequired ? '' : '?'}: ${one.type}`);
    lines.push(`@phpstan-type ${name} array{${shape.join(', ')}}`);
    meanings.push([`${name}: ${schema.description ?? ''}`.trimEnd(), ...fields.map(meaningOf)].join('\n'));
    return name;
  }

  function wholeOf({ allOf, ...schema }: Schema): Schema[] {
    return [
      ...(allOf ?? []).flatMap((part) => wholeOf(part.$ref === undefined ? part : schemas[nameOf(part.$ref)]!)),
      schema,
    ];
  }

  for (const [name, schema] of Object.entries(schemas)) {
    if (isEnvelope(name)) continue;
    if (isObject(schema)) {
      write(name, schema);
      continue;
    }
    lines.push(`@phpstan-type ${name} ${typeOf(schema, name)}`);
    if (schema.description !== undefined) meanings.push(`${name}: ${schema.description}`);
  }
  const fieldsOf = (name: string) => written.get(name) ?? [];
  const fieldOf = (name: string, field: string) => fieldsOf(name).find((one) => one.name === field)!.type;
  return { typeOf, write, fieldOf, fieldsOf, lines, meanings, text: 'string', nothing: 'null' };
}

/** Lists inside a description are deeper than the list of fields. */
export const meaningOf = ({ name, text, isRequired }: Field): string =>
  `- \`${name}\`${isRequired ? '' : ' (may be absent)'}: ${text.replace(/\n+/g, '\n  ')}`.trimEnd();

const literal = (value: string | number | boolean | null) =>
  typeof value === 'string' ? quoted(value) : String(value);

const union = (types: string[]): string => [...new Set(types.flatMap((type) => splitUnion(type)))].join('|');

/** `'a'|'b'` in parts; the bars inside brackets belong to their type. */
export function splitUnion(type: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of type) {
    if (letter === '|' && depth === 0) {
      parts.push('');
      continue;
    }
    if ('<{('.includes(letter)) depth += 1;
    if ('>})'.includes(letter)) depth -= 1;
    parts[parts.length - 1] += letter;
  }
  return parts;
}
