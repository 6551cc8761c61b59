// The records and bodies of the API as types of Python: a TypedDict for each object, and a Literal
// for each list of values.

import { pascal } from '../clients/names.ts';
import { isEnvelope, isObject, nameOf, type Records, type Schema } from '../clients/schema.ts';
import { documented } from './text.ts';

const simple: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};
/** Words of the language: no name of a field in a class, but a key of a dictionary. */
const reserved = new Set(['as', 'from', 'in', 'is', 'class', 'def', 'pass', 'return', 'with', 'global']);

export function recordsOf(schemas: Record<string, Schema>): Records {
  const lines: string[] = [];
  const written = new Map<string, Map<string, string>>();

  function typeOf(schema: Schema, hint: string): string {
    if (schema.$ref !== undefined) return nameOf(schema.$ref);
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return union(choices.map((one) => typeOf(one, hint)));
    if (isObject(schema)) return write(hint, schema);
    if (schema.type === undefined) return 'Any';
    const types = [schema.type].flat();
    return union(types.map((type) => (type === 'array' ? `List[${typeOf(schema.items ?? {}, hint)}]` : plain(type))));

    function plain(type: string): string {
      if (type !== 'object') return simple[type]!;
      if (schema.properties !== undefined) return write(hint, schema);
      const { additionalProperties } = schema;
      return `Dict[str, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, hint) : 'Any'}]`;
    }
  }

  function write(name: string, schema: Schema): string {
    const { bases, properties, required, unions } = partsOf(schema);
    // Each member of the union has the other fields too: `withUuid`.
    if (unions.length > 0) return unions[0]!;
    if (bases.length === 1 && Object.keys(properties).length === 0) return bases[0]!;
    if (written.has(name)) throw new Error(`Two objects of the API would be ${name} in Python.`);
    written.set(name, new Map());
    const fields = Object.entries(properties)
      .filter(([, field]) => field.deprecated !== true)
      .map(([field, type]) => {
        const value = typeOf(type, `${name}${pascal(field)}`);
        written.get(name)!.set(field, value);
        return { field, type: required.has(field) ? value : `NotRequired[${value}]`, text: type.description };
      });
    if (fields.some(({ field }) => reserved.has(field))) {
      const members = fields.map(({ field, type }) => `    "${field}": ${JSON.stringify(type)},`);
      lines.push(`${name} = TypedDict("${name}", {`, ...members, '})', ...documented(schema.description, ''), '', '');
      return name;
    }
    lines.push(
      `class ${name}(${[...bases, ...(bases.length === 0 ? ['TypedDict'] : [])].join(', ')}):`,
      ...documented(schema.description, '    '),
      ...fields.flatMap(({ field, type, text }) => [`    ${field}: ${type}`, ...documented(text, '    ')]),
      ...(fields.length === 0 && schema.description === undefined ? ['    pass'] : []),
      '',
      '',
    );
    return name;
  }

  function partsOf(schema: Schema) {
    const parts = partsWithoutChange(schema.allOf ?? [schema]);
    const references = parts.flatMap(({ $ref }) => ($ref === undefined ? [] : [nameOf($ref)]));
    return {
      bases: references,
      unions: references.filter((name) => schemas[name]!.oneOf !== undefined),
      properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>,
      required: new Set(parts.flatMap((part) => part.required ?? [])),
    };
  }

  /** No class may change a field of its base. If one would, it has the fields and not the base. */
  function partsWithoutChange(parts: Schema[]): Schema[] {
    const own = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
    return parts.flatMap((part) => {
      const all = part.$ref === undefined ? [] : wholeOf(schemas[nameOf(part.$ref)]!);
      return all.some(({ properties = {} }) => Object.keys(properties).some((name) => own.has(name))) ? all : [part];
    });
  }

  function wholeOf({ allOf, ...schema }: Schema): Schema[] {
    return [
      schema,
      ...(allOf ?? []).flatMap((part) => wholeOf(part.$ref === undefined ? part : schemas[nameOf(part.$ref)]!)),
    ];
  }

  for (const [name, schema] of Object.entries(schemas)) {
    if (isEnvelope(name)) continue;
    if (isObject(schema)) {
      write(name, schema);
      continue;
    }
    const type = typeOf(schema, name);
    // A list of values is there at run time too: `typing.get_args` answers them.
    const alias = type.startsWith('Literal') ? `${name} = ${type}` : `${name}: TypeAlias = "${type}"`;
    lines.push(alias, ...documented(schema.description, ''), '');
  }
  const fieldOf = (name: string, field: string) => written.get(name)!.get(field)!;
  return { typeOf, write, fieldOf, lines, text: 'str', nothing: 'None' };
}

const literal = (value: string | number | boolean | null) =>
  value === null ? 'None' : typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);

const union = (types: string[]): string => [...new Set(types.flatMap((type) => type.split(' | ')))].join(' | ');
