// The refusals of an operation as OpenAPI responses: its own refusals by status, and one default
// for what any operation may refuse. Each has an example, made from the table.
import { refused } from '../../../platform/answer.ts';
import { type RefusalCode, refusals, refuse } from '../../../platform/refusals.ts';
import type { Operation } from '../operation.ts';
import { capitalized, header } from './documented-answers.ts';
import type { NamedSchemas } from './documented-schema.ts';

/** The response of the refusals that any operation may answer. */
export const errorName = 'Error';

/** What any operation may refuse. */
export const commonRefusals: readonly RefusalCode[] = [
  'malformed_json',
  'unauthenticated',
  'test_token',
  'live_token',
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

const examplesOf = (codes: readonly RefusalCode[]) =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));

/** An example of each refusal that one of the operations may answer. */
export function refusalExamples(operations: readonly Operation[]): Record<string, object> {
  const used = new Set([...commonRefusals, ...noOperation, ...operations.flatMap(refusalsOf)]);
  const codes = (Object.keys(refusals) as RefusalCode[]).filter((code) => used.has(code));
  return Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }]));
}

const pascal = (code: string) => code.split('_').map(capitalized).join('');

/** The refusals of one status, as one response. */
const responseOf = (codes: readonly RefusalCode[]) => ({
  description: 'A refusal.',
  content: {
    'application/json': { schema: { $ref: `#/components/schemas/${errorName}` }, examples: examplesOf(codes) },
  },
});

const ofTokens: readonly RefusalCode[] = ['unauthenticated', 'test_token', 'live_token'];
const needsToken = ({ callers }: Operation) => !callers.includes('anyone');

/** By status: the refusals that are the operation's own. */
const ownByStatus = (operation: Operation) =>
  Map.groupBy(refusalsOf(operation), (code) => String(refusals[code].status));

/** A refusal that is alone in its status, in some operation, is a response that has its name. */
export function refusalResponses(operations: readonly Operation[]): Record<string, object> {
  const alone = operations.flatMap((one) => [...ownByStatus(one).values()]).filter(({ length }) => length === 1);
  return {
    ...(operations.some(needsToken) ? { Unauthenticated: responseOf(ofTokens) } : {}),
    ...Object.fromEntries(alone.map((codes) => [pascal(codes[0]!), responseOf(codes)])),
  };
}

const named = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** The refusals of an operation: its own by status, and a default for the others. */
export function documentedRefusals(operation: Operation): Record<string, object> {
  const own = [...ownByStatus(operation)].map(([status, codes]): [string, object] => [
    status,
    codes.length === 1 ? named(pascal(codes[0]!)) : responseOf(codes),
  ]);
  return {
    ...(needsToken(operation) ? { 401: named('Unauthenticated') } : {}),
    ...Object.fromEntries(own),
    default: named(errorName),
  };
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
        examples: examplesOf([...commonRefusals, ...noOperation]),
      },
    },
  };
}

function exampleOf(code: RefusalCode): object {
  const { status: _, ...rest } = refused(refuse(code));
  return { status: false, ...rest };
}
