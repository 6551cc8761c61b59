// The OpenAPI 3.1 document, made from the operations: its schemas are the ones that validate
// (decision 15).

import { isDeepStrictEqual } from 'node:util';
import { version } from '../../../platform/version.ts';
import type { CallerKind } from '../caller.ts';
import type { Operation } from '../operation.ts';
import { Timestamp } from '../schema.ts';
import { capitalized, documentedAnswers } from './documented-answers.ts';
import { type DocumentedEvent, deliveryHeaders, documentedEvents, received } from './documented-events.ts';
import { headers } from './documented-headers.ts';
import {
  documentedRefusals,
  errorName,
  errorResponse,
  listed,
  refusalExamples,
  refusalResponses,
  refusalsOf,
} from './documented-refusals.ts';
import { documentedSchema, type JsonSchema, type NamedSchemas, namedSchemas } from './documented-schema.ts';
import { tags } from './tags.ts';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string; license: object };
  servers: { url: string }[];
  externalDocs: { description: string; url: string };
  /** Of operations that do not name their own. */
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: its shapes are many, and only tools read it
  paths: Record<string, Record<string, any>>;
  webhooks: Record<string, object>;
  components: Record<string, Record<string, unknown>>;
}

const description = `Bodies are JSON in UTF-8. Every answer has the same envelope: \`status\`, \`message\`, \`data\`, \`errors\`.

- **Money** is integer cents, USD. **Times** in records are UTC, \`YYYY-MM-DD HH:MM:SS\`; below \`/admin\` they are ISO 8601, \`YYYY-MM-DDTHH:MM:SSZ\`.
- **Tokens**: send \`Authorization: Bearer …\`. Tokens of a sandbox begin with \`achord_test_\`, tokens of a live service with \`achord_live_\`. A token of a processor reaches the resources of the processor and of all its vendors; a token of a vendor reaches its own.
- **Idempotency-Key** on POST and PUT makes a retry safe: the first final answer is stored and replayed, byte for byte, for at least 24 hours. The same JSON in another spelling is the same request; a bulk body is compared byte for byte.
- **Unknown body fields and query parameters** change nothing; the answer names them in \`Achord-Ignored-Fields\`. With \`Achord-Strict: 1\`, and below \`/admin\` always, they are refused with 422. So is an unknown field that would change what money does.
- **X-Request-Id**: every answer has it, and the log lines of the request too. Send your own as a UUID; anything else is replaced.
- **Idempotent-Replayed**: \`true\` in an answer that is the stored one of an earlier request with this key.
- An unknown path is answered with 404, a wrong method with 405 and \`Allow\`, in the same envelope.
- **5xx**: usually nothing was changed. Something may have changed if a connection broke at the commit, or if a follow-up of an act failed. Send the same request with the same Idempotency-Key to find out; without a key, read the record before you send it again.`;

const securityOf: Record<Exclude<CallerKind, 'anyone'>, string> = {
  processor: 'processorToken',
  vendor: 'vendorToken',
  admin: 'adminToken',
};

/** The tokens of most operations. The document names them once. */
const tenants: readonly CallerKind[] = ['processor', 'vendor'];

const securityFor = (callers: readonly CallerKind[]): Record<string, string[]>[] =>
  callers.flatMap((kind) => (kind === 'anyone' ? [] : [{ [securityOf[kind]]: [] }]));

export function openapi(operations: readonly Operation[], events: readonly DocumentedEvent[]): OpenApiDocument {
  const named = namedSchemas();
  documentedSchema(Timestamp, named);
  const paths: OpenApiDocument['paths'] = {};
  const add = (path: string, method: string, documented: object) => {
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: documented };
  };
  for (const operation of operations) {
    add(operation.path, operation.method, documentedOperation(operation, operation.method, named));
    for (const alias of operation.alsoAt ?? [])
      add(alias.path, operation.method, documentedAlias(operation, alias.name, named));
  }
  const responses = { [errorName]: errorResponse(named), ...refusalResponses(operations), Received: received };
  const webhooks = documentedEvents(events, named);
  const parameters = { IdempotencyKey, ...deliveryHeaders, ...sharedParameters(paths) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Achord',
      version,
      summary: 'Account-to-account payments over the US ACH network',
      description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    externalDocs: { description: 'The documentation that this service shows.', url: '/docs' },
    security: securityFor(tenants),
    tags: Object.entries(tags)
      .filter(([name]) => operations.some(({ tag }) => tag === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        processorToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            "A processor's token: `achord_test_proc_…` in a sandbox, `achord_live_proc_…` in a live service.",
        },
        vendorToken: {
          type: 'http',
          scheme: 'bearer',
          description: "A vendor's token: `achord_test_vend_…` in a sandbox, `achord_live_vend_…` in a live service.",
        },
        adminToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A named admin token, or the token of the environment. In a browser the cookie of a session takes its place.',
        },
      },
      parameters,
      headers,
      responses,
      examples: refusalExamples(operations),
      schemas: named.components(),
    },
  };
}

function documentedOperation(operation: Operation, method: string, named: NamedSchemas) {
  const { operationId, summary, description: text, tag, callers, body, example } = operation;
  const codes = refusalsOf(operation);
  const refused = codes.length === 0 ? [] : [`Also refuses with ${listed(codes)}.`];
  return {
    operationId,
    summary,
    description: [...(text === undefined ? [] : [text]), ...refused].join('\n\n'),
    tags: [tag],
    ...(isDeepStrictEqual(callers, tenants) ? {} : { security: securityFor(callers) }),
    parameters: parametersOf(operation, method, named),
    // OpenAPI has no body of a GET: the description of the operation explains it.
    ...(body === undefined || method === 'GET'
      ? {}
      : {
          requestBody: {
            required: ((body as JsonSchema).required ?? []).length > 0,
            content: {
              'application/json': {
                schema: bodyOf(operation, named),
                ...(example === undefined ? {} : { example }),
              },
            },
          },
        }),
    responses: { ...documentedAnswers(operation, named), ...documentedRefusals(operation) },
  };
}

/** Another spelling of an operation: deprecated, and hidden from the reference page. */
function documentedAlias(operation: Operation, operationId: string, named: NamedSchemas) {
  // The operation has the examples.
  const { example: _, ...withoutExample } = operation;
  const { responses, ...documented } = documentedOperation(withoutExample, operation.method, named);
  return {
    ...documented,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, withoutExamples(response)]),
    ),
    operationId,
    summary: `${operation.summary} (another path)`,
    description: `Another spelling of \`${operation.method} ${operation.path}\`, for existing clients.`,
    deprecated: true,
    'x-internal': true,
    'x-alias-of': operation.operationId,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a response, or a reference to one
function withoutExamples(response: any): object {
  if (response.content === undefined) return response;
  const { example: _, examples: __, ...json } = response.content['application/json'];
  return { ...response, content: { ...response.content, 'application/json': json } };
}

/** The schema of a body by its own name, or by the name of its operation. */
function bodyOf({ operationId, body }: Operation, named: NamedSchemas): JsonSchema {
  const documented = documentedSchema(body, named);
  return '$ref' in documented ? documented : named.add(`${capitalized(operationId)}Request`, documented);
}

/**
 * Moves parameters that three operations or more have into components. Two parameters of one name
 * that differ stay where they are.
 */
function sharedParameters(paths: OpenApiDocument['paths']): Record<string, object> {
  type Parameter = { $ref?: string; name: string; deprecated?: boolean };
  const all = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((documented) => documented.parameters as Parameter[]),
  );
  const counts = new Map<string, number>();
  for (const parameter of all.flat()) {
    const text = JSON.stringify(parameter);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const shared: Record<string, object> = {};
  for (const parameters of all)
    for (const [n, parameter] of parameters.entries()) {
      const text = JSON.stringify(parameter);
      if (parameter.$ref !== undefined || counts.get(text)! < 3) continue;
      // Generators ignore case and underscores: `startDate` would have the name of `start_date`.
      const name = parameter.deprecated === true ? `${parameter.name}_alias` : parameter.name;
      shared[name] ??= parameter;
      if (JSON.stringify(shared[name]) === text)
        parameters[n] = { $ref: `#/components/parameters/${name}` } as Parameter;
    }
  return shared;
}

function parametersOf({ params, query }: Operation, method: string, names: NamedSchemas): object[] {
  const named = (schema: unknown, place: 'path' | 'query') => {
    const { properties = {}, required = [] } = documentedSchema(schema ?? {}, names);
    return Object.entries(properties).map(([name, property]) => {
      const { description, deprecated, ...rest } = property;
      return {
        name,
        in: place,
        ...(place === 'path' || required.includes(name) ? { required: true } : {}),
        ...(description === undefined ? {} : { description }),
        ...(deprecated === undefined ? {} : { deprecated }),
        ...(rest.type === 'object' ? { style: 'deepObject', explode: true } : {}),
        schema: rest,
      };
    });
  };
  return [
    ...named(params, 'path'),
    ...named(query, 'query'),
    ...(method === 'POST' || method === 'PUT' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

const IdempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes a retry safe: the first final answer under a key is replayed. Its scope is the operation with its path parameters, in all spellings and aliases. Any text of 1 to 255 characters without control characters is allowed; a version 4 UUID is a good key.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '3f1c9a52-7a0e-4a57-9d0b-6f3b2f6a4c11',
};
