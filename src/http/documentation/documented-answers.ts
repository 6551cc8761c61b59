// The answers of an operation as OpenAPI responses: successes in the envelope, refusals from the
// table.
import { refused } from '../../answer.ts';
import { type RefusalCode, refusals, refuse } from '../../refusals.ts';
import type { Operation } from '../operation.ts';
import type { HeaderName } from './documented-headers.ts';
import { documentedSchema } from './documented-schema.ts';

// Many operations share most refusals.
const examples = new Map<string, object>();

const header = (name: HeaderName) => ({ $ref: `#/components/headers/${name}` });

const FieldErrors = {
  type: 'array',
  items: {
    type: 'object',
    required: ['field', 'code', 'message'],
    properties: {
      field: { type: 'string', description: 'Dotted path of the field; empty when the error is about no field.' },
      code: { type: 'string' },
      message: { type: 'string' },
      reason: { type: 'string', description: 'With 406 only.' },
    },
  },
};

/** Answers of a path that no operation lists. */
export const responses = {
  NoSuchPath: refusalResponse(404, ['route_not_found'], false),
  MethodNotAllowed: refusalResponse(405, ['method_not_allowed'], false),
};

export function documentedAnswers(operation: Operation, method: string): Record<string, object> {
  const { answers, listEnvelope = false } = operation;
  const keyed = method === 'POST' || method === 'PUT';
  const documented: Record<string, object> = {};
  for (const [status, { description, data, example, message = '', file, headers = [] }] of Object.entries(answers))
    documented[status] = {
      description,
      headers: {
        'X-Request-Id': header('X-Request-Id'),
        ...(keyed ? { 'Idempotent-Replayed': header('Idempotent-Replayed') } : {}),
        'Achord-Ignored-Fields': header('Achord-Ignored-Fields'),
        ...Object.fromEntries(headers.map((name) => [name, header(name)])),
      },
      content: {
        'application/json': {
          schema: successEnvelope(documentedSchema(data ?? {}), listEnvelope),
          example: {
            status: true,
            message,
            data: example,
            errors: listEnvelope ? null : [],
            ...(listEnvelope ? { error_code: null } : {}),
          },
        },
        ...(file === undefined ? {} : { [file.content_type]: { schema: { type: 'string' }, example: file.example } }),
      },
    };

  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(operation, method)) {
    const { status } = refusals[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  for (const [status, codes] of byStatus) documented[status] = refusalResponse(status, codes, listEnvelope);
  return documented;
}

/** Every refusal that the operation may answer: its own, and those of every request of its kind. */
export function refusalsOf(operation: Operation, method: string): Set<RefusalCode> {
  const { params, query, body, startsSomething, refusals: own = [] } = operation;
  const keyed: RefusalCode[] = ['idempotency_key_in_flight', 'idempotency_key_invalid', 'idempotency_key_reused'];
  const bodily: RefusalCode[] = [
    'body_too_large',
    'unsupported_media_type',
    'malformed_json',
    'too_many_unread_bodies',
  ];
  return new Set<RefusalCode>([
    'unauthenticated',
    'wrong_kind_of_token',
    ...(startsSomething ? (['tenant_suspended'] as const) : []),
    'too_many_requests',
    'too_many_in_progress',
    ...(body === undefined ? [] : bodily),
    ...(method === 'POST' || method === 'PUT' ? keyed : []),
    ...((params ?? query ?? body) ? (['invalid_request'] as const) : []),
    ...own,
    'internal_error',
    'overloaded',
    'database_unavailable',
    'disk_full',
    'disk_failing',
    'shutting_down',
  ]);
}

function successEnvelope(data: object, listEnvelope: boolean): object {
  return {
    type: 'object',
    required: ['status', 'message', 'data', 'errors', ...(listEnvelope ? ['error_code'] : [])],
    properties: {
      status: { const: true },
      message: { type: 'string' },
      data,
      errors: listEnvelope ? { type: 'null' } : { type: 'array', maxItems: 0 },
      ...(listEnvelope ? { error_code: { type: 'null' } } : {}),
    },
  };
}

function refusalResponse(status: number, codes: readonly RefusalCode[], listEnvelope: boolean): object {
  return {
    description: codes.map((code) => `\`${code}\`: ${refusals[code].message} ${refusals[code].remedy}`).join('\n\n'),
    headers: {
      'X-Request-Id': header('X-Request-Id'),
      ...([409, 429, 503].includes(status) ? { 'Retry-After': header('Retry-After') } : {}),
      ...(status === 405 ? { Allow: header('Allow') } : {}),
    },
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['status', 'message', 'data', 'errors', ...(listEnvelope ? ['error_code'] : [])],
          properties: {
            status: { const: false },
            message: { enum: [...new Set(codes.map((code) => refusals[code].message))] },
            data: { type: 'null' },
            errors: FieldErrors,
            ...(listEnvelope ? { error_code: { enum: codes } } : {}),
          },
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code, listEnvelope) }])),
      },
    },
  };
}

function exampleOf(code: RefusalCode, listEnvelope: boolean): object {
  const name = `${code} ${listEnvelope}`;
  const known = examples.get(name);
  if (known !== undefined) return known;
  const { status: _, ...rest } = refused(refuse(code), listEnvelope);
  const example = { status: false, ...rest };
  examples.set(name, example);
  return example;
}
