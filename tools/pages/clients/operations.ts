// What each operation of the API takes and answers, as types of a client's language.
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { capitalized } from './names.ts';
import { nameOf, type Records, type Schema } from './schema.ts';

interface Described {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema: Schema;
}

export interface ClientOperation {
  /** Its id in the description: `createTransaction`. */
  id: string;
  route: string;
  summary: string;
  description: string;
  /** The names and types of what the path takes. */
  path: { name: string; type: string }[];
  /** The record of the query or the body; null: it takes neither. */
  input: string | null;
  /** The type of `format`, if the operation answers a file or data. */
  format: string | null;
  hasKey: boolean;
  /** The type of the data; of a page, if the operation is a list. */
  data: string;
  isFile: boolean;
}

/** Every operation by its id. A page of a browser and a stream of events are no calls. */
export function clientOperations(document: OpenApiDocument, records: Records): Map<string, ClientOperation> {
  const schemas = document.components.schemas as Record<string, Schema>;
  const shared = document.components.parameters as unknown as Record<string, Parameter>;
  const dataTypes = new Map<string, string>();
  const found = new Map<string, ClientOperation>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods as Record<string, Described>))
      if (isCalled(path, operation)) found.set(operation.operationId, operationOf(path, method, operation));
  return found;

  function operationOf(path: string, method: string, described: Described): ClientOperation {
    const parameters = (described.parameters ?? [])
      .map((one) => (one.$ref === undefined ? one : shared[nameOf(one.$ref)]!))
      .filter(({ deprecated }) => deprecated !== true);
    const types = typesOf(described);
    const isFile = types.some((type) => type.startsWith('text/'));
    const format = isFile ? parameters.find(({ name }) => name === 'format') : undefined;
    const query = parameters.filter((one) => one.in === 'query' && one !== format);
    const body = described.requestBody?.content['application/json'].schema;
    return {
      id: described.operationId,
      route: `${method.toUpperCase()} ${path}${body === undefined ? '' : ' body'}`,
      summary: described.summary,
      description: described.description ?? '',
      path: parameters
        .filter((one) => one.in === 'path')
        .map(({ name, schema }) => ({ name, type: records.typeOf(schema, '') })),
      input: inputOf(described.operationId, query, body),
      format: format === undefined ? null : records.typeOf(format.schema, ''),
      hasKey: method === 'post' || method === 'put',
      data: dataOf(described),
      isFile,
    };
  }

  function inputOf(id: string, query: Parameter[], body: Schema | undefined): string | null {
    const name = capitalized(id);
    if (body !== undefined) {
      const type = records.typeOf(body, `${name}Request`);
      const { properties = {} } = schemas[type] ?? body;
      return Object.keys(properties).length === 0 && schemas[type]?.allOf === undefined ? null : type;
    }
    if (query.length === 0) return null;
    const properties = query.map(({ name, schema, description }) => [name, { description, ...schema }]);
    const required = query.filter((one) => one.required === true).map((one) => one.name);
    return records.write(`${name}Query`, { properties: Object.fromEntries(properties), required });
  }

  function dataOf({ operationId, responses }: Described): string {
    const answered = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const types = answered.flatMap(([, { content = {} }]) =>
      Object.entries(content).map(([type, { schema }]) =>
        type === 'application/json' ? dataType(schema, capitalized(operationId)) : records.text,
      ),
    );
    return [...new Set(types)].join(' | ');
  }

  /** The type of `data` of an envelope, written once for all operations that answer it. */
  function dataType(schema: Schema, id: string): string {
    const name = schema.$ref === undefined ? id : nameOf(schema.$ref).replace(/Response$/, '');
    const known = dataTypes.get(name);
    if (known !== undefined) return known;
    const envelope = schema.$ref === undefined ? schema : schemas[nameOf(schema.$ref)]!;
    const parts = envelope.allOf ?? [envelope];
    const data = parts.map(({ properties }) => properties?.data).find((one) => one !== undefined);
    const type = data === undefined ? records.nothing : records.typeOf(data, `${name}Data`);
    dataTypes.set(name, type);
    return type;
  }
}

const typesOf = ({ responses }: Described) =>
  Object.values(responses).flatMap(({ content = {} }) => Object.keys(content));

const isCalled = (path: string, described: Described) =>
  described.deprecated !== true && !path.startsWith('/console/') && !typesOf(described).includes('text/event-stream');
