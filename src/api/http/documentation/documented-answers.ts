// The successes of an operation as OpenAPI responses, in the envelope.
import type { Operation } from '../operation.ts';
import type { HeaderName } from './documented-headers.ts';
import { documentedSchema, type JsonSchema, type NamedSchemas, withExample } from './documented-schema.ts';

export const header = (name: HeaderName) => ({ $ref: `#/components/headers/${name}` });

export function documentedAnswers(operation: Operation, named: NamedSchemas): Record<string, object> {
  const { operationId, answers, listEnvelope = false } = operation;
  const documented: Record<string, object> = {};
  const statuses = Object.keys(answers);
  for (const [status, answer] of Object.entries(answers)) {
    const { description, data, example, message = '', file, headers = [] } = answer;
    const sentFile = Object.fromEntries(
      [file ?? []].flat().map((one) => [one.content_type, { schema: { type: 'string' }, example: one.example }]),
    );
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
  return documented;
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
