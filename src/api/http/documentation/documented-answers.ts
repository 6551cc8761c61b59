// The answers of an operation as OpenAPI responses: its successes in the envelope, and one default
// for every refusal.
import { refused } from '../../../platform/answer.ts';
import { type RefusalCode, refusals, refuse } from '../../../platform/refusals.ts';
import type { Operation } from '../operation.ts';
import type { HeaderName } from './documented-headers.ts';
import { documentedSchema, type JsonSchema, type NamedSchemas, withExample } from './documented-schema.ts';

const header = (name: HeaderName) => ({ $ref: `#/components/headers/${name}` });

/** The response of every refusal. */
export const errorName = 'Error';

export function documentedAnswers(operation: Operation, named: NamedSchemas): Record<string, object> {
  const { operationId, answers, listEnvelope = false } = operation;
  const documented: Record<string, object> = {};
  const statuses = Object.keys(answers);
  for (const [status, answer] of Object.entries(answers)) {
    const { description, data, example, message = '', file, headers = [] } = answer;
    const sentFile =
      file === undefined ? {} : { [file.content_type]: { schema: { type: 'string' }, example: file.example } };
    if (data === undefined) {
      documented[status] = { description, content: sentFile };
      continue;
    }
    const schema = documentedSchema(data, named);
    const isShown = isExampleOfRecord(schema, example, named) || (schema.type === 'null' && message === '');
    // The schema of the data has the example. The whole envelope has one where it has a message.
    const inData = !isShown && message === '';
    documented[status] = {
      description,
      ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers.map((name) => [name, header(name)])) }),
      content: {
        'application/json': {
          schema: named.add(
            `${nameOf(schema) ?? `${capitalized(operationId)}${statuses.length === 1 ? '' : status}`}Response`,
            successEnvelope(inData ? withExample(schema, example) : schema, listEnvelope, named),
          ),
          ...(message === '' ? {} : { example: { status: true, message, data: example, errors: [] } }),
        },
        ...sentFile,
      },
    };
  }
  return { ...documented, default: { $ref: `#/components/responses/${errorName}` } };
}

/** What an answer shows, if other operations answer the same. */
function nameOf({ $ref, type }: JsonSchema): string | null {
  if (type === 'null') return 'Empty';
  return typeof $ref === 'string' ? $ref.split('/').at(-1)! : null;
}

/**
 * Whether the answer is a named record, or a page of them: then the record has the example, once
 * for all answers.
 */
function isExampleOfRecord(data: JsonSchema, example: unknown, named: NamedSchemas): boolean {
  const given = example as Record<string, unknown>;
  if (typeof data.$ref === 'string') {
    named.exemplify(data.$ref, given);
    return true;
  }
  const [[list, { items }] = ['', {} as JsonSchema], ...others] = Object.entries(data.properties ?? {});
  const record = (items as JsonSchema | undefined)?.$ref;
  const entries = given?.[list];
  if (typeof record !== 'string' || !others.every(([name]) => ofPages.has(name))) return false;
  if (!Array.isArray(entries) || entries.length === 0) return false;
  named.exemplify(record, entries[0]);
  return true;
}

const ofPages = new Set(['pagination', 'next']);

export const capitalized = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}`;

/** What any operation may refuse. */
export const commonRefusals: readonly RefusalCode[] = [
  'malformed_json',
  'unauthenticated',
  'wrong_kind_of_token',
  'session_ended',
  'role_not_allowed',
  'confirmation_required',
  'cross_site',
  'idempotency_key_in_flight',
  'body_too_large',
  'unsupported_media_type',
  'invalid_request',
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'too_many_requests',
  'too_many_in_progress',
  'too_many_unread_bodies',
  'internal_error',
  'overloaded',
  'database_unavailable',
  'database_read_only',
  'disk_full',
  'disk_failing',
  'shutting_down',
];

/** Refusals of a path or a method that no operation has. */
export const noOperation: readonly RefusalCode[] = ['route_not_found', 'method_not_allowed'];

/** What this operation may refuse in addition to the common refusals. */
export function refusalsOf({ startsSomething = false, refusals: own = [] }: Operation): RefusalCode[] {
  const all = new Set<RefusalCode>([...(startsSomething ? (['tenant_suspended'] as const) : []), ...own]);
  return [...all].filter((code) => !commonRefusals.includes(code));
}

/** A list such as "`same_user` (422), `unknown_user` (422)". */
export const listed = (codes: readonly RefusalCode[]) =>
  codes.map((code) => `\`${code}\` (${refusals[code].status})`).join(', ');

function successEnvelope(data: JsonSchema, listEnvelope: boolean, named: NamedSchemas): JsonSchema {
  const success = named.add(listEnvelope ? 'SuccessOfList' : 'Success', {
    type: 'object',
    required: ['status', 'message', 'errors', ...(listEnvelope ? ['error_code'] : [])],
    properties: {
      status: { const: true, description: 'True: the operation succeeded.' },
      message: { type: 'string', description: 'A message for a person. It may be empty.', examples: [''] },
      errors: {
        ...(listEnvelope ? { type: 'null' } : { type: 'array', maxItems: 0 }),
        description: listEnvelope ? 'Null: nothing was refused.' : 'Empty: nothing was refused.',
      },
      ...(listEnvelope ? { error_code: { type: 'null', description: 'Null: nothing was refused.' } } : {}),
    },
  });
  return { allOf: [success, { type: 'object', required: ['data'], properties: { data: explained(data) } }] };
}

/** What `data` is, unless its schema says it. */
function explained(data: JsonSchema): JsonSchema {
  if (data.$ref !== undefined || data.description !== undefined) return data;
  return { ...data, description: meaningOf(data) };
}

function meaningOf({ type, properties = {} }: JsonSchema): string {
  if (type === 'null') return 'Null: the operation has no other result.';
  if (type === 'array') return 'The records of the answer.';
  return 'pagination' in properties || 'next' in properties ? 'A page of the list.' : 'The result of the operation.';
}

/** The one response of all refusals, with its schemas. */
export function errorResponse(named: NamedSchemas): object {
  const code = named.add('ErrorCode', {
    type: 'string',
    enum: Object.keys(refusals),
    description:
      'The code of a refusal. The page "Errors" of the documentation says what each code means and what to do.',
  });
  const fieldError = named.add('FieldError', {
    type: 'object',
    required: ['field', 'code', 'message'],
    properties: {
      field: { type: 'string', description: 'Dotted path of the field; empty when the error is about no field.' },
      code: {
        anyOf: [code, { type: 'string' }],
        description: 'The code of the refusal; with `invalid_request`, the rule that the field breaks.',
      },
      message: { type: 'string', description: 'What is wrong and what is allowed, as a sentence.' },
      reason: {
        type: 'string',
        description: 'The reason of a refusal with status 406. Absent with every other status.',
      },
    },
  });
  const schema = named.add(errorName, {
    type: 'object',
    required: ['status', 'message', 'data', 'errors'],
    properties: {
      status: { const: false, description: 'False: the operation was refused.' },
      message: { type: 'string', description: 'The sentence of the refusal, one for each code.' },
      data: { type: 'null', description: 'Null: nothing was done.' },
      errors: { type: 'array', items: fieldError, description: 'What is wrong, one entry for each field or reason.' },
      error_code: { ...code, description: 'The code of the refusal. Only the list of transactions has it.' },
    },
  });
  return {
    description: `A refusal. Any operation may answer ${listed(commonRefusals)}. Its description lists its others. A path or a method that does not exist: ${listed(noOperation)}.`,
    headers: {
      'X-Request-Id': header('X-Request-Id'),
      'Retry-After': header('Retry-After'),
      Allow: header('Allow'),
    },
    content: {
      'application/json': {
        schema,
        examples: Object.fromEntries(
          (['unauthenticated', 'not_found', 'idempotency_key_reused', 'overloaded'] as const).map((one) => [
            one,
            { value: exampleOf(one) },
          ]),
        ),
      },
    },
  };
}

function exampleOf(code: RefusalCode): object {
  const { status: _, ...rest } = refused(refuse(code));
  return { status: false, ...rest };
}
