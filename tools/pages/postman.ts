// The Postman collection: each operation of the API as a request, in folders by tag, and a first
// payment to be run in order. Made from the description of the API.
import type { OpenApiDocument } from '../../src/api/http/documentation/openapi.ts';
import { firstPayment, type Step } from './postman-first-payment.ts';

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  style?: string;
  required?: boolean;
  description?: string;
}

interface Documented {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  deprecated?: boolean;
  security?: Record<string, unknown>[];
  parameters: (Parameter & { $ref?: string })[];
  requestBody?: { content: { 'application/json': { example: object } } };
}

interface Operation extends Documented {
  method: string;
  path: string;
}

export const collectionPath = 'examples/postman/achord.postman_collection.json';

export function postmanCollection(document: OpenApiDocument): string {
  const operations = operationsOf(document);
  const known = new Map(operations.map((operation) => [operation.operationId, operation]));
  const folders = document.tags.flatMap(({ name, description }) => {
    const requests = operations.filter(({ tags }) => tags[0] === name).map((one) => requestOf(document, one));
    return requests.length === 0 ? [] : [{ name, description, item: requests }];
  });
  const collection = {
    info: {
      name: 'Achord',
      description:
        'Every operation of the API. Set `base_url`, `token` (of a processor or a vendor) and, for what operators do, `admin_token`. The folder “First payment” runs from its first request to its last.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: bearer('token'),
    variable: [
      { key: 'base_url', value: 'http://127.0.0.1:4010' },
      { key: 'token', value: '' },
      { key: 'admin_token', value: '' },
    ],
    item: [
      {
        name: 'First payment',
        description: 'From nothing to a merchant that is paid, and a refund. In the sandbox.',
        item: firstPayment.map((step) => stepOf(document, known, step)),
      },
      ...folders,
    ],
  };
  return `${JSON.stringify(collection, null, 1)}\n`;
}

/** Without other spellings of an operation, and without pages of the browser. */
function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths)
    .filter(([path]) => !path.startsWith('/console/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Documented>).map(([method, one]) => ({ ...one, method, path })),
    )
    .filter(({ deprecated }) => deprecated !== true);
}

const bearer = (variable: string) => ({
  type: 'bearer',
  bearer: [{ key: 'token', value: `{{${variable}}}`, type: 'string' }],
});

/** Which token, unless it is a tenant's: the collection has it. */
function authOf({ security }: Operation): object {
  if (security === undefined || security.some((one) => 'processorToken' in one)) return {};
  return { auth: security.length === 0 ? { type: 'noauth' } : bearer('admin_token') };
}

function requestOf(document: OpenApiDocument, operation: Operation) {
  const { method, path, summary, description = '', requestBody } = operation;
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description,
      ...authOf(operation),
      url: urlOf(path, parametersOf(document, operation)),
      header: headersOf(method, '{{$guid}}'),
      ...(requestBody === undefined ? {} : { body: jsonBody(requestBody.content['application/json'].example) }),
    },
  };
}

/** A step has its own values in place of the example's. */
function stepOf(document: OpenApiDocument, known: ReadonlyMap<string, Operation>, step: Step) {
  const operation = known.get(step.operationId);
  if (operation === undefined) throw new Error(`There is no operation ${step.operationId}.`);
  const { request } = requestOf(document, operation);
  const { url, body: _, ...rest } = request;
  const variable = url.variable?.map(({ key }) => ({ key, value: step.path?.[key] ?? '' }));
  return {
    name: step.name,
    request: {
      ...rest,
      url: { ...url, ...(variable === undefined ? {} : { variable }) },
      header: headersOf(operation.method, step.key ?? '{{$guid}}'),
      ...(step.body === undefined ? {} : { body: jsonBody(step.body) }),
    },
    event: [
      ...(step.before === undefined ? [] : [script('prerequest', step.before)]),
      script('test', [`pm.test('${step.promise}', () => {`, ...step.test.map((line) => `  ${line}`), '});']),
    ],
  };
}

const script = (listen: string, exec: readonly string[]) => ({ listen, script: { type: 'text/javascript', exec } });

const headersOf = (method: string, key: string) =>
  method === 'post' || method === 'put' ? [{ key: 'Idempotency-Key', value: key }] : [];

const jsonBody = (value: object) => ({
  mode: 'raw',
  raw: JSON.stringify(value, null, 2),
  options: { raw: { language: 'json' } },
});

function urlOf(path: string, parameters: readonly Parameter[]) {
  const segments = path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const variable = of('path').map(({ name }) => ({ key: name, value: '' }));
  const query = of('query').map(({ name, style, required, description }) => ({
    key: style === 'deepObject' ? `${name}[key]` : name,
    value: '',
    ...(required === true ? {} : { disabled: true }),
    ...(description === undefined ? {} : { description }),
  }));
  return {
    raw: `{{base_url}}/${segments}`,
    host: ['{{base_url}}'],
    path: segments.split('/'),
    ...(variable.length === 0 ? {} : { variable }),
    ...(query.length === 0 ? {} : { query }),
  };
}

/** Several operations share a parameter: they refer to it. */
const parametersOf = (document: OpenApiDocument, { parameters }: Operation): Parameter[] =>
  parameters.map((parameter) =>
    parameter.$ref === undefined
      ? parameter
      : (document.components.parameters![parameter.$ref.split('/').at(-1)!] as Parameter),
  );
