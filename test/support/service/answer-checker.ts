// Compares an answer with the service's own OpenAPI document.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { commonRefusals, noOperation } from '../../../src/api/http/documentation/documented-refusals.ts';
import type { JsonSchema } from '../../../src/api/http/documentation/documented-schema.ts';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { type RefusalCode, refusals } from '../../../src/platform/refusals.ts';
import { isUuid } from '../../../src/platform/std/identifiers.ts';
import { startOfUtcDay } from '../../../src/platform/std/timestamps.ts';
import { noteCall } from './called-operations.ts';

export interface SeenAnswer {
  method: string;
  /** With or without a query. */
  path: string;
  status: number;
  /** Without parameters. JSON when absent. */
  content_type?: string;
  body: unknown;
}

/** A validator of plain JSON Schema: an unknown keyword makes it throw. */
export function plainAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    // Most schemas validate a few values only: compiling them takes longer.
    inlineRefs: false,
    code: { optimize: false },
  });
  // A keyword of OpenAPI for generated clients; `oneOf` already tells.
  ajv.addVocabulary(['discriminator']);
  ajv.addFormat('uuid', isUuid);
  ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)));
  ajv.addFormat('date', (text) => startOfUtcDay(text) !== null);
  return ajv;
}

/**
 * Returns how an answer differs from the document, or null. Paths outside of the document are not
 * checked.
 */
export function answerChecker(document: OpenApiDocument): (answered: SeenAnswer) => string | null {
  const validate = documentValidator(withAnyData(document));
  const places = Object.keys(document.paths)
    // Prefers a literal path to one with parameters that would match it too.
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}/?$`) }));

  return ({ method, path, status, content_type = 'application/json', body }) => {
    const at = path.split('?', 1)[0]!;
    const template = places.find(({ pattern }) => pattern.test(at))?.template;
    const operation = template === undefined ? undefined : document.paths[template]![method.toLowerCase()];
    if (operation === undefined) return null;
    if (status < 400) noteCall(`${method} ${template}`);
    const name = `${method} ${template} ${status}`;
    if (status >= 400) {
      const wrong = wrongRefusal(documentedRefusals(document, operation), status, body);
      if (wrong !== null) return `${name}: ${wrong}: ${JSON.stringify(body)}`;
    }
    const documented = status < 400 ? operation.responses[status] : resolved(document, operation.responses.default);
    if (documented === undefined) return `${name} is not documented: ${JSON.stringify(body)}`;
    if (documented.content[content_type] === undefined) return `${name} is not documented as ${content_type}`;
    if (content_type !== 'application/json') return null;
    const errors = validate(documented.content['application/json'].schema, body);
    return errors === null ? null : `${name}: ${errors}: ${JSON.stringify(body)}`;
  };
}

/**
 * Tests of the event log raise events whose data is not a record.
 * `test/contract/webhooks/event-table.test.ts` checks the data of real events.
 */
function withAnyData(document: OpenApiDocument): OpenApiDocument {
  const Event = { type: 'object', required: ['type', 'timestamp', 'data'] };
  return { ...document, components: { ...document.components, schemas: { ...document.components.schemas, Event } } };
}

/** Validates a value against a schema of the document: answers the errors, or null. */
export type ValidateByDocument = (schema: JsonSchema, value: unknown) => string | null;

/** Compiles each schema once. An unknown keyword makes it throw. */
export function documentValidator({ components: { schemas } }: OpenApiDocument): ValidateByDocument {
  const ajv = plainAjv();
  ajv.addVocabulary(['components']);
  ajv.addSchema({ components: { schemas } }, 'document', undefined, false);
  const compiled = new Map<JsonSchema, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (validate === undefined) {
      // References of a schema outside of the components.
      validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
      compiled.set(schema, validate);
    }
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
}

/** What a reference in the document means; anything else is itself. */
// biome-ignore lint/suspicious/noExplicitAny: follows any path
export function resolved(document: OpenApiDocument, value: any): any {
  if (typeof value?.$ref !== 'string') return value;
  return (
    value.$ref
      .slice(2)
      .split('/')
      // biome-ignore lint/suspicious/noExplicitAny: follows any path
      .reduce((at: any, part: string) => at?.[part], document)
  );
}

type DocumentedOperation = OpenApiDocument['paths'][string][string];

/**
 * The codes that an operation names as its own, after "Also refuses with". Another spelling has the
 * codes of its operation.
 */
export function documentedRefusals(document: OpenApiDocument, operation: DocumentedOperation): RefusalCode[] {
  const original = operation['x-alias-of'];
  const described =
    original === undefined
      ? operation
      : Object.values(document.paths)
          .flatMap((methods) => Object.values(methods))
          .find(({ operationId }) => operationId === original);
  const [, sentence = ''] = (described.description as string).split('Also refuses with ');
  return [...sentence.matchAll(/`(\w+)` \(\d{3}\)/g)].map(([, code]) => code as RefusalCode);
}

/** Why an operation with these refusals may not refuse so; null: it may. */
function wrongRefusal(own: readonly RefusalCode[], status: number, body: unknown) {
  const { message } = body as { message: string };
  const codes = [...commonRefusals, ...noOperation, ...own];
  return codes.some((code) => refusals[code].status === status && refusals[code].message === message)
    ? null
    : 'no documented refusal of the operation has this message';
}
