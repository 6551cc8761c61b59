// The records and bodies of the API as types of Go.
import { isEnvelope, isObject, nameOf, type Records, type Schema } from '../clients/schema.ts';
import { commented, goName, quoted } from './text.ts';

export interface GoRecords extends Records {
  /** The type of one of several: the one that has the fields of all, or what a caller reads. */
  oneOf(types: readonly string[]): string;
}

/** What has another form for each of its kinds is read by the caller. */
const raw = 'json.RawMessage';

/** Written by hand, next to the functions that read them. */
const byHand = new Set(['Event', 'FieldError']);

export function recordsOf(schemas: Record<string, Schema>): GoRecords {
  const lines: string[] = [];
  const written = new Map<string, Map<string, string>>();
  /** Types with a name whose values may be nil. */
  const nilable = new Set(
    Object.entries(schemas).flatMap(([name, schema]) =>
      !isObject(schema) && (schema.type === 'object' || schema.type === 'array') ? [goName(name)] : [],
    ),
  );

  /** A value that may be null or absent. */
  const optional = (type: string) =>
    /^(\*|\[\]|map\[)/.test(type) || type === raw || nilable.has(type) ? type : `*${type}`;

  function typeOf(schema: Schema, hint: string): string {
    if (schema.$ref !== undefined) return goName(nameOf(schema.$ref));
    if (schema.const !== undefined) return plain(schema, typeof schema.const, hint);
    if (schema.enum !== undefined) {
      const isNullable = schema.enum.includes(null);
      const type = schema.enum.every((one) => one === null || typeof one === 'number') ? 'int64' : 'string';
      return isNullable ? `*${type}` : type;
    }
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return choiceOf(choices, hint);
    if (isObject(schema)) return write(hint, schema);
    if (schema.type === undefined) return raw;
    const types = [schema.type].flat();
    const others = types.filter((type) => type !== 'null');
    if (others.length === 0) return '';
    // Cents as a number or as digits: a caller needs one way.
    const only =
      others.length === 2 && others.includes('integer') && others.includes('string') ? 'integer' : others[0]!;
    if (others.length !== 1 && only !== 'integer') return raw;
    const type = plain(schema, only, hint);
    return others.length < types.length ? optional(type) : type;
  }

  function choiceOf(choices: Schema[], hint: string): string {
    const others = choices.filter(({ type }) => type !== 'null');
    const types = new Set(others.map((one) => typeOf(one, hint)));
    const type = types.size === 1 ? [...types][0]! : raw;
    return others.length < choices.length ? optional(type) : type;
  }

  function plain(schema: Schema, type: string, hint: string): string {
    if (type === 'string') return 'string';
    if (type === 'boolean') return 'bool';
    if (type === 'integer') return 'int64';
    if (type === 'number') return 'float64';
    if (type === 'array') return `[]${typeOf(schema.items ?? {}, hint)}`;
    if (type !== 'object') return raw;
    if (schema.properties !== undefined) return write(hint, schema);
    const { additionalProperties } = schema;
    return `map[string]${typeof additionalProperties === 'object' ? typeOf(additionalProperties, hint) : 'any'}`;
  }

  function write(title: string, schema: Schema): string {
    const name = goName(title);
    const references = (schema.allOf ?? []).flatMap(({ $ref }) => ($ref === undefined ? [] : [nameOf($ref)]));
    const union = references.find((one) => schemas[one]!.oneOf !== undefined);
    if (union !== undefined) return goName(union);
    const own = schema.allOf?.some(({ properties }) => properties !== undefined) ?? true;
    if (references.length === 1 && !own) return goName(references[0]!);
    if (written.has(name)) throw new Error(`Two objects of the API would be ${name} in Go.`);
    const types = new Map<string, string>();
    written.set(name, types);
    const parts = wholeOf(schema);
    const required = new Set(parts.flatMap((part) => part.required ?? []));
    const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>;
    const fields = Object.entries(properties)
      .filter(([, field]) => field.deprecated !== true)
      .map(([field, value]) => {
        const type = typeOf(value, `${title}_${field}`);
        types.set(field, type);
        const shown = required.has(field) ? type : optional(type);
        const about = value.description ?? (value.$ref === undefined ? '' : schemas[nameOf(value.$ref)]!.description);
        const tag = `\`json:${quoted(required.has(field) ? field : `${field},omitempty`)}\``;
        return [...commented([about ?? ''], '\t'), `\t${goName(field)} ${shown} ${tag}`];
      });
    lines.push(
      ...commented([named(name, schema.description)]),
      `type ${name} struct {`,
      ...fields.flatMap((field, index) => (index === 0 ? field : ['', ...field])),
      '}',
      '',
    );
    return name;
  }

  function wholeOf({ allOf, ...schema }: Schema): Schema[] {
    return [
      ...(allOf ?? []).flatMap((part) => wholeOf(part.$ref === undefined ? part : schemas[nameOf(part.$ref)]!)),
      schema,
    ];
  }

  for (const [title, schema] of Object.entries(schemas)) {
    if (isEnvelope(title) || byHand.has(title)) continue;
    if (isObject(schema)) {
      write(title, schema);
      continue;
    }
    const name = goName(title);
    const values = (schema.enum ?? []).filter((one): one is string => typeof one === 'string');
    lines.push(
      ...commented([named(name, schema.description), ...(values.length > 0 ? [`One of ${values.join(', ')}.`] : [])]),
    );
    lines.push(`type ${name} = ${typeOf(schema, title)}`, '');
  }
  const fieldOf = (name: string, field: string) => written.get(name)!.get(field)!;
  const fieldsOf = (name: string) => [...(written.get(name)?.keys() ?? [])];
  const has = (name: string, fields: readonly string[]) => fields.every((field) => written.get(name)?.has(field));
  const oneOf = (types: readonly string[]) =>
    types.length === 1 ? types[0]! : (types.find((one) => types.every((other) => has(one, fieldsOf(other)))) ?? raw);
  return { typeOf, write, fieldOf, oneOf, lines, text: 'string', nothing: '' };
}

/** A comment of Go begins with the name. */
const named = (name: string, description = '') =>
  description === '' ? `${name} is a record of the API.` : `${name}: ${description}`;
