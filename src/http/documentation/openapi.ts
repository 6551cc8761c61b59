// The OpenAPI 3.1 document, made from the operations: its schemas are the ones that validate.

import { version } from '../../version.ts';
import type { TokenKind } from '../caller.ts';
import type { Operation } from '../operation.ts';
import { documentedAnswers, responses } from './documented-answers.ts';
import { headers } from './documented-headers.ts';
import { documentedSchema, type JsonSchema } from './documented-schema.ts';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string; license: object };
  servers: { url: string }[];
  tags: { name: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: its shapes are many, and only tools read it
  paths: Record<string, Record<string, any>>;
  components: Record<string, Record<string, unknown>>;
}

const description = `Bodies are JSON in UTF-8. Every answer has the same envelope: \`status\`, \`message\`, \`data\`, \`errors\`.

- **Money** is integer cents, USD. **Times** in records are UTC, \`YYYY-MM-DD HH:MM:SS\`.
- **Tokens**: send \`Authorization: Bearer …\`. A token of a processor reaches the resources of the processor and of all its vendors; a token of a vendor reaches its own.
- **Idempotency-Key** on POST and PUT makes a retry safe: the first final answer is stored and replayed, byte for byte, for at least 24 hours. The same JSON in another spelling is the same request; a bulk body is compared byte for byte.
- **Unknown body fields and query parameters** change nothing; the answer names them in \`Achord-Ignored-Fields\`. An unknown field that would change what money does is refused with 422.
- An unknown path is answered with 404, a wrong method with 405 and \`Allow\`, in the same envelope.
- **5xx**: usually nothing was changed. Something may have changed if a connection broke at the commit, or if a follow-up of an act failed. Send the same request with the same Idempotency-Key to find out; without a key, read the record before you send it again.`;

const securityOf: Record<TokenKind, string> = {
  processor: 'processorToken',
  vendor: 'vendorToken',
  admin: 'adminToken',
};

export function openapi(operations: readonly Operation[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const add = (path: string, method: string, documented: object) => {
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: documented };
  };
  for (const operation of operations) {
    const documented = documentedOperation(operation, operation.method);
    add(operation.path, operation.method, documented);
    (operation.alsoAt ?? []).forEach(({ method = operation.method, path = operation.path }, index) => {
      add(path, method, {
        ...documentedOperation(operation, method),
        operationId: `${documented.operationId}Alias${index + 1}`,
        summary: `${operation.summary} (alias)`,
        description: `Another spelling of \`${operation.method} ${operation.path}\`.`,
        'x-alias-of': documented.operationId,
      });
    });
  }
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
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        processorToken: { type: 'http', scheme: 'bearer', description: "A processor's token: `achord_proc_…`." },
        vendorToken: { type: 'http', scheme: 'bearer', description: "A vendor's token: `achord_vend_…`." },
        adminToken: { type: 'http', scheme: 'bearer', description: "An operator's token." },
      },
      parameters: { IdempotencyKey, RequestId },
      headers,
      responses,
    },
  };
}

function documentedOperation(operation: Operation, method: string) {
  const { summary, tag, callers, body, example } = operation;
  return {
    operationId: operationId(summary),
    summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    tags: [tag],
    security: callers.map((kind) => ({ [securityOf[kind]]: [] })),
    parameters: parametersOf(operation, method),
    // OpenAPI has no body of a GET: the description of the operation explains it.
    ...(body === undefined || method === 'GET'
      ? {}
      : {
          requestBody: {
            required: ((body as JsonSchema).required ?? []).length > 0,
            content: {
              'application/json': {
                schema: documentedSchema(body),
                ...(example === undefined ? {} : { example }),
              },
            },
          },
        }),
    responses: documentedAnswers(operation, method),
  };
}

/** `Create a processor` as `createProcessor`: client generators use it as the name of the call. */
function operationId(summary: string): string {
  return summary
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, ' ')
    .split(' ')
    .filter((word) => !['', 'a', 'an', 'the', 'of', 'in'].includes(word))
    .map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join('');
}

function parametersOf({ params, query }: Operation, method: string): object[] {
  const named = (schema: unknown, place: 'path' | 'query') => {
    const { properties = {}, required = [] } = documentedSchema(schema ?? {});
    return Object.entries(properties).map(([name, property]) => {
      const { description, ...rest } = property;
      return {
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        ...(description === undefined ? {} : { description }),
        schema: rest,
      };
    });
  };
  return [
    ...named(params, 'path'),
    ...named(query, 'query'),
    ...(method === 'POST' || method === 'PUT' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    { $ref: '#/components/parameters/RequestId' },
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

const RequestId = {
  name: 'X-Request-Id',
  in: 'header',
  description:
    'Your own id for this request, a UUID: the answer and the log lines have it. Anything else is replaced by a new UUID.',
  schema: { type: 'string', format: 'uuid' },
};
